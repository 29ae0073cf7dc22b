import fc from "fast-check";
import { impsOf } from "../../../src/bridge/imp";
import { appearances } from "../../../src/season/appearances";
import { butlerOf } from "../../../src/season/event-match/butler";
import { NO_NAMES } from "../../../src/season/name-table";
import { planMatch } from "../../../src/sessions/teams/team-match/squads";
import { scoreTeamMatch } from "../../../src/sessions/teams/team-match/score-match";
import type { SessionOptions } from "../../../src/sessions/session-options";
import { NO_TEAM_RESULTS } from "../../../src/sessions/teams/match";
import type { Workbook } from "../../../src/workbook/model";
import { readSaved } from "../../../src/workbook/reading/read-saved";
import { cellAddress } from "../../../src/workbook/reference";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { teamMatchWorkbook } from "../../../src/workbook/team-match/team-match-workbook";
import { teamResults } from "../../support/random-results";
import { givenOtherwise } from "../../support/recalculated";
import { runs, SEED } from "../../support/runs";
import { savedOf } from "../../support/saved";
import { workedOut } from "../../support/worked-out";

const NAMES = ["Ann", "Bob", "Cy", "Di", "Eve", "Flo", "Gus", "Hal"];

/** A team of four to eight, those who sit at first in front, and who sits in each of two sessions. */
interface Squad {
  readonly team: readonly string[];
  readonly seated: readonly [readonly string[], readonly string[]];
}

function squad(letter: string): fc.Arbitrary<Squad> {
  return fc.integer({ min: 4, max: 8 }).chain((size) => {
    const team = NAMES.slice(0, size).map((name) => `${name} ${letter}`);
    return fc
      .shuffledSubarray(team, { minLength: 4, maxLength: 4 })
      .map((second) => ({ team, seated: [team.slice(0, 4), second] as const }));
  });
}

type Squads = readonly [Squad, Squad];
const matches = (count: number, round = 0) =>
  fc.sample(fc.tuple(squad(`R${round}`), squad(`B${round}`)), { numRuns: count, seed: SEED + round }) as Squads[];
const MATCHES = matches(runs({ ci: 8, soak: 200 }));

/** Sixteen places with somebody in each: whatever is typed stands in place of them. */
const FULL: SessionOptions = { home: "Reds", away: "Blues", boards: 4, players: [..."ABCDEFGHIJKLMNOP"] };

/** As captains write it; a blank for who sits where the same player sat at first. */
function optionsOf(squads: Squads): SessionOptions {
  const sides = squads.map((each, side) => ({ ...each, name: ["Reds", "Blues"][side]! }));
  const later = ({ seated: [first, second] }: Squad) => second.map((name, i) => (name === first[i] ? "" : name));
  return {
    ...FULL,
    players: sides.map(({ name, team }) => `${name}: ${team.join(", ")}`),
    "line-up": sides.map((each) => `2 ${each.name}: ${later(each).join(", ")}`).join("; "),
  };
}

const emptyOf = (options: SessionOptions) => sessionWorkbook(scoreTeamMatch(planMatch(options), NO_TEAM_RESULTS));

/** Cells into which both teams and their line-ups are typed, with what. */
function typedInto(workbook: Workbook, squads: Squads) {
  const yellow = (sheet: string) =>
    workbook.sheets.find(({ name }) => name === sheet)!.cells.filter(({ style }) => style?.entry);
  const players = yellow("Match").filter(({ value }) => /^[A-P]$/.test(String(value)));
  const lineUps = yellow("Line-ups");
  expect([players.length, lineUps.length]).toEqual([8, 16 + 8]);
  const named = (sheet: string, cells: typeof players, name: (side: 0 | 1, i: number) => string | undefined) =>
    cells.map(({ row, column }, i) => {
      const value = name(i < cells.length / 2 ? 0 : 1, i % (cells.length / 2)) ?? "";
      return { sheet, row, column, cell: cellAddress(row, column), value };
    });
  return [
    ...named("Match", players, (side, i) => squads[side].team[i]),
    ...named("Line-ups", lineUps.slice(8, 16), (side, i) => squads[side].seated[1][i]),
    ...named("Line-ups", lineUps.slice(16), (side, i) => squads[side].team[4 + i]),
  ];
}

/** The same as a file has it. */
function savedWith(workbook: Workbook, typed: ReturnType<typeof typedInto>) {
  const sheets = workbook.sheets.map((sheet) => ({
    ...sheet,
    cells: sheet.cells.map((cell) => {
      const found = typed.find(
        (each) => each.sheet === sheet.name && each.row === cell.row && each.column === cell.column
      );
      return found ? { ...cell, value: found.value === "" ? null : found.value } : cell;
    }),
  }));
  return savedOf({ ...workbook, sheets });
}

/** Who sits in each session of both teams. */
const seatsIn = (json: ReturnType<typeof readSaved>[number]) =>
  (json.plan.kind === "team-match" ? json.outcome.json() : null) as {
    readonly teams: readonly { readonly players: readonly string[]; readonly substitutes: readonly string[] }[];
    readonly matches: readonly { readonly sessions: readonly { readonly players: readonly (readonly string[])[] }[] }[];
  };

test("random teams and line-ups come back as they were written, and as they are typed", () => {
  for (const squads of MATCHES) {
    const empty = emptyOf(FULL);
    for (const file of [savedOf(emptyOf(optionsOf(squads))), savedWith(empty, typedInto(empty, squads))]) {
      const [session] = readSaved(file);
      expect(session!.remarks).toEqual([]);
      const { teams, matches: found } = seatsIn(session!);
      expect(teams.map(({ players, substitutes }) => [...players, ...substitutes].filter(Boolean))).toEqual([
        ...squads.map(({ team }) => team),
      ]);
      expect(found[0]!.sessions.map(({ players }) => players)).toEqual(
        [0, 1].map((i) => squads.map(({ seated }) => seated[i as 0 | 1]))
      );
    }
  }
});

test("the tables name those who are typed", () => {
  const [squads] = MATCHES as [Squads];
  const empty = emptyOf(FULL);
  const sheets = workedOut(empty, typedInto(empty, squads));
  const shown = empty.sheets
    .filter(({ name }) => name.startsWith("Table"))
    .flatMap(({ name, cells }) => cells.map(({ row, column }) => String(sheets.get(name)!.at(row, column))))
    .join("\n");
  for (const { seated } of squads)
    for (const four of seated)
      for (const [north, south] of [four.slice(0, 2), four.slice(2)])
        expect(shown).toMatch(new RegExp(`(N: ${north} +S: ${south}|E: ${north} +W: ${south})`));
});

test("slips in the cells are told, and take nothing else with them", () => {
  const options = { ...FULL, "line-up": "2 Reds: E, , , ", penalties: "Reds 3 IMPs" };
  const empty = emptyOf(options);
  const cells = empty.sheets.find(({ name }) => name === "Line-ups")!.cells.filter(({ style }) => style?.entry);
  const at = ({ row, column }: (typeof cells)[number], value: string) => ({
    ...{ sheet: "Line-ups", row, column, cell: cellAddress(row, column), value },
  });
  // The fifth of Reds is another now, and plays; Blues have somebody twice.
  const [e, stranger, away, reserve] = [cells[8]!, cells[10]!, cells[12]!, cells[16]!];
  const typed = [at(e, "Zoe"), at(away, "J"), at(reserve, "Zoe")];
  const [session] = readSaved(savedWith(empty, typed));
  expect(session!.remarks.map(({ message }) => message)).toEqual([
    'In session 2 "J" would sit in two places for Blues: name each player once. A blank seat keeps its usual player.',
  ]);
  const { teams, matches: found } = seatsIn(session!);
  expect(teams[0]!.substitutes[0]).toBe("Zoe");
  expect(found[0]!.sessions[1]!.players).toEqual([["Zoe", "B", "C", "D"], [..."IJKL"]]);
  expect(session!.description.options.penalties).toBe("Home 3 IMPs");
  const [other] = readSaved(savedWith(empty, [at(stranger, "Nobody")]));
  expect(other!.remarks[0]!.message).toContain('names "Nobody", who is not in the team: its players are A, B, C');
});

test("a match of one session keeps its reserves", () => {
  const options = { ...FULL, sessions: 1, players: ["Reds: A, B, C, D, , Una", "Blues: E, F, G, H"] };
  const [session] = readSaved(savedOf(emptyOf(options)));
  expect(session!.remarks).toEqual([]);
  expect(seatsIn(session!).teams.map(({ substitutes }) => substitutes)).toEqual([
    ["", "Una", "", ""],
    ["", "", "", ""],
  ]);
});

/** Who sits North-South and East-West at both tables in each session: a side, and the first of its seats. */
const SEATS = [
  [[0, 0, 1, 0], [1, 2, 0, 2]],
  [[0, 0, 1, 2], [1, 0, 0, 2]],
] as const; // prettier-ignore

test("Butler and appearances are those of a plain count, and the workbooks show what is scored", async () => {
  const all = matches(4, 1).map((squads, i) => {
    const plan = planMatch({ ...optionsOf(squads), home: `Reds ${i}`, away: `Blues ${i}`, ...renamed(squads, i) });
    const [results] = fc.sample(teamResults(plan.matches, 1), { numRuns: 1, seed: SEED + i });
    return { squads: named(squads, i), scored: scoreTeamMatch(plan, { ...results!, adjusted: new Map() }) };
  });
  const butler = butlerOf(all.map(({ scored }) => ({ round: 1, scored })));
  const boards = new Map<string, number>();
  const imps = new Map<string, number>();
  const sat = new Map<string, number>();
  const add = (counts: Map<string, number>, key: string, count: number) =>
    counts.set(key, (counts.get(key) ?? 0) + count);
  for (const { squads, scored } of all)
    for (const { board, results } of scored.matches[0].boards)
      for (const table of [0, 1] as const) {
        const session = board <= 2 ? 0 : 1;
        const [ns, nsFrom, ew, ewFrom] = SEATS[session][table];
        const pair = (side: 0 | 1, from: number) => squads[side].seated[session].slice(from, from + 2);
        const datum = butler.datums.find((each) => each.board === board)!.datum;
        const won = impsOf((results[table]?.points ?? 0) - datum);
        for (const [who, sign] of [
          [pair(ns, nsFrom), 1],
          [pair(ew, ewFrom), -1],
        ] as const) {
          const key = [...who].sort().join(" & ");
          add(boards, key, 1);
          add(imps, key, sign * won);
          for (const player of who) add(sat, player, 1);
        }
      }
  expect(
    new Map(
      butler.pairs.map(({ players, boards: n, imps: sum }) => [[...players].sort().join(" & "), `${n} ${sum + 0}`])
    )
  ).toEqual(new Map([...boards].map(([key, n]) => [key, `${n} ${imps.get(key)! + 0}`])));
  const played = appearances(
    all.map(({ scored }, i) => ({ scored, teams: [`Reds ${i}`, `Blues ${i}`] })),
    NO_NAMES
  );
  expect(new Map(played.map(({ player, boards: n }) => [player, n]))).toEqual(sat);
  expect(
    await givenOtherwise(
      all.map(({ scored }) => scored),
      teamMatchWorkbook
    )
  ).toEqual([]);
});

/** The same players under names of this match alone. */
function named([home, away]: Squads, i: number): Squads {
  const own = ({ team, seated: [first, second] }: Squad): Squad => {
    const name = (player: string) => `${player} ${i}`;
    return { team: team.map(name), seated: [first.map(name), second.map(name)] };
  };
  return [own(home), own(away)];
}

function renamed(squads: Squads, i: number): SessionOptions {
  const { players = [], "line-up": lineUp = "" } = optionsOf(named(squads, i));
  const own = (text: string) => text.replace(/Reds:/g, `Reds ${i}:`).replace(/Blues:/g, `Blues ${i}:`);
  return { players: players.map(own), "line-up": own(lineUp) };
}
