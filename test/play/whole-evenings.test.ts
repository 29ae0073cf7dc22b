import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { boardsAt } from "../../src/play/at-table";
import { eveningCode, readCode } from "../../src/play/code";
import { EMPTY_DRAFT, draftResult, applyTap, type Tap } from "../../src/play/draft";
import {
  outcomeOf,
  entryKey,
  eveningPlan,
  withEntries,
  currentResults,
  undoLastAct,
  type Evening,
} from "../../src/play/evening";
import { previewMerge, applyMerge } from "../../src/play/merge";
import { refit } from "../../src/play/refit";
import { ALL_GAMES } from "../../src/sessions/field/all-games";
import { FIELD_KINDS } from "../../src/sessions/field/field-kind";
import { scoreCsv, shownBoard, tablesIn, type KindName } from "../../src/sessions/kinds";
import type { SessionOptions } from "../../src/sessions/session-options";
import { eveningStore } from "../../src/taskpane/evening/shared/evening-store";
import { mirroredStore } from "../../src/taskpane/evening/shared/mirrored-store";
import { runs, SEED, swept } from "../support/runs";
import { smallDevice } from "../support/small-device";

/** A game that the pad plays. */
interface Game {
  readonly kind: KindName;
  readonly options: SessionOptions;
  readonly count: number;
  readonly rounds: number;
  readonly style: string;
}

const HOME: readonly Game[] = [
  { kind: "four-pairs", options: { boards: 24 }, count: 4, rounds: 6, style: "home" },
  { kind: "five-pairs", options: { boards: 25 }, count: 5, rounds: 5, style: "home" },
  { kind: "chicago", options: { players: ["4"] }, count: 4, rounds: 3, style: "one table" },
  { kind: "chicago", options: { players: ["5"], vulnerable: "opponents" }, count: 5, rounds: 5, style: "one table" },
  { kind: "chicago", options: { players: ["7"], rounds: 5 }, count: 7, rounds: 5, style: "one table" },
  { kind: "team-match", options: { boards: 24 }, count: 0, rounds: 0, style: "teams" },
  { kind: "team-match", options: { boards: 24, form: "bam" }, count: 0, rounds: 0, style: "teams" },
  { kind: "three-teams", options: { boards: 18 }, count: 0, rounds: 0, style: "teams" },
  { kind: "four-teams", options: {}, count: 0, rounds: 0, style: "teams" },
];
const ALL: readonly Game[] = Object.values(FIELD_KINDS).flatMap(({ name, option }) =>
  ALL_GAMES.sizes[name].flatMap(({ count, games }) =>
    games.map(({ boards, style, rounds }) => ({
      ...{ kind: name, count, rounds, style },
      options: { [option]: [String(count)], boards, movement: style },
    }))
  )
);
/** Of two with the same options the first is meant. */
const FIELDS = [
  ...new Map([...ALL].reverse().map((game) => [JSON.stringify([game.kind, game.options]), game])).values(),
];
/** In CI every eighth field: at least four of each kind and style. */
const TESTED = [...swept(HOME), ...FIELDS.filter((_, i) => i % runs({ ci: 8, soak: 1 }) === 0)];

/** Each game's seats as the files have them, read without the program: by rounds and tables, N, S, E, W or N-S, E-W. */
const WRITTEN = ["kept-individuals", "howells", ..."eight-players nine-players ten-players".split(" ")].flatMap(
  (file) => writtenIn(readFileSync(path.join(__dirname, `../../src/movements/${file}.ts`), "utf8"))
);
const WHOLE = ["twelve-players", "six-pairs", "seven-pairs", "eight-pairs"].flatMap((file) =>
  writtenIn(readFileSync(path.join(__dirname, `../../src/movements/${file}.ts`), "utf8"))
);

/** Howells that are written by their first round: in the next one each pair up to the number of rounds is the next. */
const TURNED = [
  ...readFileSync(path.join(__dirname, "../../src/movements/turning-howells.ts"), "utf8").matchAll(
    /\[\d+, (\d+), "([^"]+)"\]/g
  ),
].map(([, count = "", first = ""]) => {
  const rounds = Number(count);
  const later = (pair: string, by: number) => (Number(pair) > rounds ? pair : ((Number(pair) - 1 + by) % rounds) + 1);
  return Array.from({ length: rounds }, (_, by) =>
    first.replace(/:\d+/g, "").replace(/\d+/g, (pair) => String(later(pair, by)))
  );
});

/** "belac" as "2+5v12+1": four players by their letters, without the set of boards. */
function inNumbers(table: string): string {
  const [n, s, e, w] = [...table].map((letter) => "abcdefghijklmnopqrstuvwxyz".indexOf(letter) + 1);
  return `${n}+${s}v${e}+${w}`;
}

function writtenIn(source: string): string[][] {
  const kept = [...source.matchAll(/seats: `([^`]+)`/g)].map(([, text = ""]) => text.trim().split("\n"));
  const rows = source.split("\n").filter((line) => /^\s+\[(players|pairs)\(/.test(line));
  const calls = rows.map((row) =>
    [...row.matchAll(/(?:players|pairs)\(([\d, ]+)\)/g)]
      .map(([, list = ""]) => list.split(", "))
      .map((seats) => (seats.length === 2 ? seats.join("v") : `${seats[0]}+${seats[1]}v${seats[2]}+${seats[3]}`))
      .join(" ")
  );
  return [
    ...kept.map((rounds) => rounds.map((round) => round.trim().replace(/\b[a-z]{4,5}\b/g, inNumbers))),
    ...(calls.length > 0 ? [calls] : []),
  ];
}

const begun = ({ kind, options }: Game, id: string): Evening => ({
  ...{ id, mark: "aZ0_-9", kind, options: { ...options, date: "2026-11-20" }, started: 1, changed: 1, entries: [] },
});

/** Who sits where in each round, as the pad shows it table by table. */
function seatsShown(game: Game): string[] {
  const plan = eveningPlan(begun(game, "a"));
  const rounds = new Map<number, Map<number, string>>();
  for (const { table } of tablesIn(plan))
    for (const { place } of boardsAt(plan, table)) {
      const tables = rounds.get(place.round) ?? new Map<number, string>();
      tables.set(table, place.sitting.map(({ movers }) => movers.join("+")).join("v"));
      rounds.set(place.round, tables);
    }
  return [...rounds]
    .sort(([a], [b]) => a - b)
    .map(([, tables]) =>
      [...tables]
        .sort(([a], [b]) => a - b)
        .map(([, seats]) => seats)
        .join(" ")
    );
}

test.each(FIELDS.map((game) => [`${game.kind} ${JSON.stringify(game.options)}`, game] as const))(
  "%s: every seat shown is the movement's",
  (_, game) => {
    const shown = seatsShown(game);
    expect(shown).toHaveLength(game.rounds);
    if (["arrow-switch", "mitchell"].includes(game.style)) {
      // A Mitchell has no written seats: North-South stay, and nobody meets anybody twice.
      const meetings = shown.flatMap((round) => round.split(" ").map((seats) => seats.split("v").sort().join("v")));
      expect(new Set(meetings).size).toBe(meetings.length);
      return;
    }
    const isIt = (rounds: readonly string[]) => shown.every((round, i) => rounds[i] === round);
    expect([...WRITTEN, ...WHOLE, ...TURNED].filter(isIt).length).toBeGreaterThan(0);
  }
);

const contract = fc.record({
  level: fc.integer({ min: 1, max: 7 }),
  strain: fc.constantFrom("C" as const, "D" as const, "H" as const, "S" as const, "NT" as const),
  doubling: fc.constantFrom(0 as const, 0 as const, 0 as const, 1 as const, 2 as const),
  declarer: fc.constantFrom("N" as const, "E" as const, "S" as const, "W" as const),
  over: fc.integer({ min: -4, max: 2 }),
});
type Played = typeof contract extends fc.Arbitrary<infer A> ? A : never;

const tapsFor = ({ level, strain, doubling, declarer, over }: Played): Tap[] => [
  { tap: "contract", level, strain },
  { tap: "doubling", doubling },
  { tap: "declarer", declarer },
  { tap: "result", result: Math.min(over, 7 - level) },
];

/** As a file has it. */
function written({ level, strain, doubling, declarer, over }: Played): string {
  const result = Math.min(over, 7 - level);
  return [
    `${level}${strain}${["", "X", "XX"][doubling]}`,
    declarer,
    result === 0 ? "=" : result > 0 ? `+${result}` : result,
  ].join();
}

/** Two phones at some of the tables each; what happens beside a board is drawn. */
const slip = fc.constantFrom(
  ...["none", "none", "none", "wrong", "undone", "killed", "renamed", "sent", "refused", "full"]
);

const neverOpens = () => new Promise<IDBDatabase>(() => undefined);
const ROOM = 5_000_000;

/** An evening on a phone whose browser has a storage and no other place. */
function phoneWith(evening: Evening) {
  const { id } = evening;
  const room = { letters: ROOM };
  const storage = smallDevice(room);
  const started = () => {
    const kept = eveningStore(mirroredStore(() => storage, neverOpens));
    // So long it is waited for the other place.
    jest.advanceTimersByTime(3000);
    return kept;
  };
  let kept = started();
  kept.add(evening);
  return {
    evening: () => kept.find(id)!,
    change: (change: (known: Evening) => Evening) => void kept.change(id, change),
    /** The battery goes dead, and the page is opened again. */
    kill: () => void (kept = started()),
    /** Somebody's pictures have taken all the room; and given it back. */
    fill: () => void (room.letters = 0),
    empty: () => {
      room.letters = ROOM;
      jest.advanceTimersByTime(5000);
    },
    trouble: () => kept.trouble(),
  };
}

type Phone = ReturnType<typeof phoneWith>;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(TESTED.map((game) => [`${game.kind} ${JSON.stringify(game.options)}`, game] as const))(
  "%s by taps on two phones, with slips, refusals, renames, kills, full storages and codes: as score has it",
  (_, game) => {
    const plan = eveningPlan(begun(game, "a"));
    const tables = tablesIn(plan);
    const boards = tables.flatMap(({ table }) => boardsAt(plan, table).map(({ board }) => ({ table, board })));
    const [results, slips] = [
      fc.sample(contract, { numRuns: 2 * boards.length, seed: SEED }),
      fc.sample(slip, { numRuns: boards.length, seed: SEED }),
    ];
    const phones = [phoneWith(begun(game, "a")), phoneWith(begun(game, "b"))] as const;
    const truth = new Map<string, Played>();
    const say = (phone: Phone, at: (typeof boards)[number], taps: readonly Tap[], time: number) => {
      const said = draftResult(taps.reduce(applyTap, EMPTY_DRAFT));
      expect(said).not.toBeNull();
      phone.change((known) => withEntries(known, [{ ...at, said }], time));
    };
    const send = (from: Phone, sitting: number, to: Phone, time: number) => {
      const received = readCode(eveningCode(from.evening(), sitting), eveningPlan(to.evening()));
      const offer = previewMerge(to.evening(), received);
      to.change((known) => applyMerge(known, received, offer, ({ likely }) => likely === "there", time));
    };
    for (const [i, at] of boards.entries()) {
      const isFirst = tables.findIndex(({ table }) => table === at.table) % 2 === 0;
      const [phone, other] = isFirst ? phones : [phones[1], phones[0]];
      const [what, wrong] = [results[2 * i]!, results[2 * i + 1]!];
      const time = 1_800_000_000_000 + i * 60_000;
      const happens = slips[i];
      if (happens === "wrong" || happens === "undone") say(phone, at, tapsFor(wrong), time);
      if (happens === "undone") phone.change((known) => undoLastAct(known, time));
      if (happens === "full") phone.fill();
      // East-West say no to what is entered: it has not counted, and is mended where it stands.
      const before = happens === "refused" ? tapsFor(wrong) : [];
      if (happens === "refused") expect(currentResults(phone.evening()).has(entryKey(at))).toBe(false);
      say(phone, at, [...before, ...tapsFor(what)], time + 1000);
      truth.set(`${at.table}:${at.board}`, what);
      if (happens === "full") {
        expect([phone.trouble(), currentResults(phone.evening()).has(entryKey(at))]).toEqual(["full", true]);
        phone.empty();
        expect(phone.trouble()).toBe("late");
      }
      if (happens === "killed" || happens === "full") phone.kill();
      if (happens === "renamed") {
        const { kind, options } = phone.evening();
        const found = refit(phone.evening(), eveningPlan({ kind, options: { ...options, title: `Evening ${i}` } }));
        expect(found.lost).toEqual([]);
        phone.change(() => found.evening);
      }
      if (happens === "sent") send(phone, isFirst ? 1 : 2, other, time + 2000);
    }
    const [one, two] = phones;
    send(one, 1, two, 2_000_000_000_000);
    send(two, 2, one, 2_000_000_001_000);
    const lines = boards.map(({ table, board }) => {
      const name = tables.find((known) => known.table === table)!.name;
      return [name, shownBoard(plan, board), written(truth.get(`${table}:${board}`)!)].join();
    });
    const file = scoreCsv(plan, `table,board,contract,declarer,result\n${lines.join("\n")}`);
    expect(file.faults).toEqual([]);
    for (const phone of phones) {
      const outcome = outcomeOf(currentResults(phone.evening()), plan);
      expect(outcome.faults).toEqual([]);
      expect(outcome.json()).toEqual(file.json());
    }
    expect(two.evening().options.title).toBe(one.evening().options.title);
  }
);
