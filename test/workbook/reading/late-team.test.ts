import { contestantAt } from "../../../src/movements/contestant";
import { listedMatches } from "../../../src/sessions/event/pairing/next-round";
import { rePairRound } from "../../../src/sessions/event/pairing/re-pair-round";
import { planSwissEvent } from "../../../src/sessions/event/plan";
import { scoreEvent, type ScoredSwissEvent } from "../../../src/sessions/event/score-event";
import type { SessionOptions } from "../../../src/sessions/session-options";
import { emptySession, planSession } from "../../../src/sessions/kinds";
import { roundsToEnter, withLateTeam } from "../../../src/workbook/reading/late-team";
import { readSaved, type SavedSession } from "../../../src/workbook/reading/read-saved";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { savedOf } from "../../support/saved";

const TEAMS = ["Reds", "Blues", "Greens", "Golds", "Greys", "Pinks"];

type Match = readonly [round: number, team: number, opponent: number, imps: number | null];

/** A saved event with matches, as it is read back. */
function saved(matches: readonly Match[], options: SessionOptions = { teams: TEAMS }): SavedSession {
  const results = matches.map(([round, team, opponent, imps]) => ({
    ...{ round, team: contestantAt(team), opponent: contestantAt(opponent), imps },
    ...{ vps: null, opponentVps: null },
  }));
  const event = scoreEvent(planSwissEvent(options), { matches: results, bracket: [] });
  return readSaved(savedOf(sessionWorkbook(event)))[0]!;
}

const TWO_ROUNDS: readonly Match[] = [
  [1, 1, 4, 9],
  [1, 2, 5, 3],
  [1, 3, 6, 3],
  [2, 1, 2, 1],
  [2, 3, 4, 2],
  [2, 5, 6, 1],
];
const PAIRED: readonly Match[] = [...TWO_ROUNDS, [3, 1, 3, null], [3, 2, 4, null], [3, 5, 6, null]];

const totals = ({ teams }: ScoredSwissEvent) => teams.map(({ total }) => total);

test("a team that comes late joins the event as it is saved: results, totals and rounds stay, and it is paired", () => {
  const session = saved(TWO_ROUNDS);
  expect(session.plan).toMatchObject({ rounds: 3 });
  expect(roundsToEnter(session)).toEqual([3]);
  const { plan, outcome, leftOut } = withLateTeam(session, " Late Owls ", 3);
  const scored = outcome.scored as ScoredSwissEvent;
  expect(plan).toMatchObject({ teams: [...TEAMS, "Late Owls"], rounds: 3 });
  expect(scored.results.presence).toEqual([{ team: 6, kind: "enters", round: 3 }]);
  expect(scored.results.matches.map(({ round, team, opponent, imps }) => [round, team, opponent, imps])).toEqual([
    [1, 0, 3, 9],
    [1, 1, 4, 3],
    [1, 2, 5, 3],
    [2, 0, 1, 1],
    [2, 2, 3, 2],
    [2, 4, 5, 1],
    // Saving has paired round 3, which is paired again when the team has come.
    [3, 0, 2, null],
    [3, 1, 5, null],
    [3, 4, 3, null],
  ]);
  expect(totals(scored)).toEqual([25, 21, 23, 15, 19, 17, null]);
  const again = rePairRound(scored);
  if (again.kind !== "paired") throw new Error(again.reason);
  expect(listedMatches(again.next).flatMap(({ team, opponent }) => [team, opponent])).toContain(6);
  expect(leftOut).toEqual([]);
  // The workbook that is made of it is read back the same.
  const read = readSaved(savedOf(sessionWorkbook(scored)))[0]!;
  expect(read.plan).toEqual(plan);
  expect(read.outcome.scored).toMatchObject({ results: { presence: [{ team: 6, kind: "enters", round: 3 }] } });
  expect(read.remarks).toEqual([]);
});

test("a round that is paired and not played may still be joined, and before play nobody is late", () => {
  expect(roundsToEnter(saved(PAIRED))).toEqual([3]);
  const empty = saved([], { teams: ["8"], rounds: 5 });
  expect(roundsToEnter(empty)).toEqual([1, 2, 3, 4, 5]);
  const { plan, outcome } = withLateTeam(empty, "Owls", 1);
  expect(plan).toMatchObject({ teams: ["", "", "", "", "", "", "", "", "Owls"], rounds: 5 });
  expect((outcome.scored as ScoredSwissEvent).results.presence ?? []).toEqual([]);
});

test.each<[kind: string, options: SessionOptions, sheet: string]>([
  ["swiss-event", { teams: TEAMS }, "Standings"],
  ["four-pairs", { boards: 24 }, "Scoresheet"],
])("%s: a name typed below the last one is told, and is no name", (kind, options, sheet) => {
  const made = sessionWorkbook(emptySession(planSession(kind, options)).scored);
  const names = made.entries.options.find((option) => option.kind === "names");
  const last = names?.kind === "names" ? names.cells[names.cells.length - 1]! : null;
  const file = savedOf(made);
  const below = { row: last!.row + 1, column: last!.column };
  const typed = file.sheets.map((each) =>
    each.name === last!.sheet ? { ...each, cells: [...each.cells, { ...below, value: "Late Owls" }] } : each
  );
  const session = readSaved({ ...file, sheets: typed })[0]!;
  expect(session.remarks).toEqual([
    {
      place: expect.stringMatching(`^${sheet}!`) as string,
      message:
        '"Late Owls" is typed below the last line of the list, where nothing is read: move it into a yellow cell.',
    },
  ]);
  expect(JSON.stringify(session.plan)).not.toContain("Late Owls");
  expect(readSaved(file)[0]!.remarks).toEqual([]);
});

test.each<[SavedSession, string, number, string]>([
  [saved(TWO_ROUNDS), "Owls", 2, "The team can join only for round 3: the rounds before it have results already."],
  [saved(TWO_ROUNDS), "Owls", NaN, "The team can join only for round 3: the rounds before it have results already."],
  [
    saved(TWO_ROUNDS.slice(0, 3), { teams: TEAMS, rounds: 4 }),
    "Owls",
    1,
    "The team can join for rounds 2 to 4: the rounds before have results already.",
  ],
  [saved(TWO_ROUNDS), " ", 3, "Type the name of the team that joins."],
  [saved(TWO_ROUNDS), "reds", 3, 'Team 1 and Team 7 are both called "reds": give them different names, or none.'],
  [
    saved(PAIRED.map(([round, team, opponent]) => [round, team, opponent, 1])),
    "Owls",
    3,
    "Every round has results already, so no team can join any more.",
  ],
  [
    saved([], { teams: TEAMS, form: "round-robin" }),
    "Owls",
    2,
    "A team can join only a Swiss event: in the other forms all rounds are paired from the start.",
  ],
])("%# is refused", (session, name, round, message) => {
  expect(() => withLateTeam(session, name, round)).toThrow(message);
});
