import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { boardsAt } from "../../src/play/at-table";
import { eveningCode, readCode } from "../../src/play/code";
import { EMPTY_DRAFT, saidBy, tapped, type Tap } from "../../src/play/draft";
import { outcomeOf, planOf, saying, standing, undone, type Evening } from "../../src/play/evening";
import { eveningText, parsed, readEvening } from "../../src/play/evening-json";
import { offerOf, taking } from "../../src/play/merge";
import { refit } from "../../src/play/refit";
import { FIELD_KINDS } from "../../src/sessions/field/field-kind";
import { playedBy, tablesIn, type KindName } from "../../src/sessions/kinds";
import type { SessionOptions } from "../../src/sessions/session-options";
import "../../src/sessions/field/more-games";
import { SEED, swept } from "../support/runs";

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
  { kind: "team-match", options: { boards: 24 }, count: 0, rounds: 0, style: "teams" },
  { kind: "team-match", options: { boards: 24, form: "bam" }, count: 0, rounds: 0, style: "teams" },
  { kind: "three-teams", options: { boards: 18 }, count: 0, rounds: 0, style: "teams" },
  { kind: "four-teams", options: {}, count: 0, rounds: 0, style: "teams" },
];
const ALL: readonly Game[] = Object.values(FIELD_KINDS).flatMap(({ name, option, sizes }) =>
  sizes.flatMap(({ count, games }) =>
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
const GAMES = [...HOME, ...FIELDS];

/** Each game's seats as the files have them, read without the program: by rounds and tables, N, S, E, W or N-S, E-W. */
const WRITTEN = ["kept-individuals", "howells", ..."eight-players nine-players ten-players".split(" ")].flatMap(
  (file) => writtenIn(readFileSync(path.join(__dirname, `../../src/movements/${file}.ts`), "utf8"))
);
const WHOLE = ["twelve-players", "six-pairs", "seven-pairs", "eight-pairs"].flatMap((file) =>
  writtenIn(readFileSync(path.join(__dirname, `../../src/movements/${file}.ts`), "utf8"))
);

function writtenIn(source: string): string[][] {
  const kept = [...source.matchAll(/seats: `([^`]+)`/g)].map(([, text = ""]) => text.trim().split("\n"));
  const rows = source.split("\n").filter((line) => /^\s+\[(players|pairs)\(/.test(line));
  const calls = rows.map((row) =>
    [...row.matchAll(/(?:players|pairs)\(([\d, ]+)\)/g)]
      .map(([, list = ""]) => list.split(", "))
      .map((seats) => (seats.length === 2 ? seats.join("v") : `${seats[0]}+${seats[1]}v${seats[2]}+${seats[3]}`))
      .join(" ")
  );
  return [...kept.map((rounds) => rounds.map((round) => round.trim())), ...(calls.length > 0 ? [calls] : [])];
}

const begun = ({ kind, options }: Game, id: string): Evening => ({
  ...{ id, mark: "aZ0_-9", kind, options: { ...options, date: "2026-11-20" }, started: 1, changed: 1, entries: [] },
});

/** Who sits where in each round, as the pad shows it table by table. */
function seatsShown(game: Game): string[] {
  const plan = planOf(begun(game, "a"));
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
    expect([...WRITTEN, ...WHOLE].filter(isIt).length).toBeGreaterThan(0);
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
const slip = fc.constantFrom("none", "none", "none", "wrong", "undone", "killed", "renamed", "sent");

test.each(swept(GAMES).map((game) => [`${game.kind} ${JSON.stringify(game.options)}`, game] as const))(
  "%s by taps on two phones, with slips, renames, kills and codes: as score has it, and nothing is lost",
  (_, game) => {
    const plan = planOf(begun(game, "a"));
    const tables = tablesIn(plan);
    const boards = tables.flatMap(({ table }) => boardsAt(plan, table).map(({ board }) => ({ table, board })));
    const [results, slips] = [
      fc.sample(contract, { numRuns: 2 * boards.length, seed: SEED }),
      fc.sample(slip, { numRuns: boards.length, seed: SEED }),
    ];
    const phones = [begun(game, "a"), begun(game, "b")];
    const truth = new Map<string, Played>();
    const say = (who: number, at: (typeof boards)[number], what: Played, time: number) => {
      const said = saidBy(tapsFor(what).reduce(tapped, EMPTY_DRAFT));
      expect(said).not.toBeNull();
      phones[who] = saying(phones[who]!, [{ ...at, said }], time);
    };
    const send = (from: number, to: number, time: number) => {
      const code = eveningCode(phones[from]!, from + 1);
      const received = readCode(code, planOf(phones[to]!));
      const offer = offerOf(phones[to]!, received);
      phones[to] = taking(phones[to]!, received, offer, ({ first }) => first === "there", time);
    };
    for (const [i, at] of boards.entries()) {
      const who = tables.findIndex(({ table }) => table === at.table) % 2;
      const [what, wrong] = [results[2 * i]!, results[2 * i + 1]!];
      const time = 1_800_000_000_000 + i * 60_000;
      const happens = slips[i];
      if (happens === "wrong" || happens === "undone") say(who, at, wrong, time);
      if (happens === "undone") phones[who] = undone(phones[who]!, time);
      say(who, at, what, time + 1000);
      truth.set(`${at.table}:${at.board}`, what);
      if (happens === "killed") phones[who] = readEvening(parsed(eveningText(phones[who]!)))!;
      if (happens === "renamed") {
        const { kind, options } = phones[who]!;
        const found = refit(phones[who]!, planOf({ kind, options: { ...options, title: `Evening ${i}` } }));
        expect(found.lost).toEqual([]);
        phones[who] = found.evening;
      }
      if (happens === "sent") send(who, 1 - who, time + 2000);
    }
    send(0, 1, 2_000_000_000_000);
    send(1, 0, 2_000_000_001_000);
    const lines = boards.map(({ table, board }) => {
      const name = tables.find((known) => known.table === table)!.name;
      return [name, board, written(truth.get(`${table}:${board}`)!)].join();
    });
    const file = playedBy(plan, `table,board,contract,declarer,result\n${lines.join("\n")}`);
    expect(file.faults).toEqual([]);
    for (const phone of phones) {
      const outcome = outcomeOf(standing(phone), plan);
      expect(outcome.faults).toEqual([]);
      expect(outcome.json()).toEqual(file.json());
    }
    const [first, second] = phones;
    expect(second!.options.title).toBe(first!.options.title);
  }
);
