import { contestantAt } from "../../../src/movements/contestant";
import { emptySession, planSession, scoreCsv } from "../../../src/sessions/kinds";
import { roundsToType } from "../../../src/sessions/event/matches-to-type";
import { swapInRound } from "../../../src/sessions/event/pairing/re-pair-round";
import type { EventResults } from "../../../src/sessions/event/results";
import { scoreEvent, type ScoredLeague, type ScoredSwissEvent } from "../../../src/sessions/event/score-event";
import { withTypedResults } from "../../../src/sessions/event/typed-results";
import { teamsToLeave, withdrawalToWrite, withoutTeam } from "../../../src/workbook/reading/late-team";
import { resultsToWrite, swapToWrite, type CellToWrite } from "../../../src/workbook/reading/next-round";
import { readSaved, type SavedSession } from "../../../src/workbook/reading/read-saved";
import type { Workbook } from "../../../src/workbook/model";
import { cellAddress } from "../../../src/workbook/reference";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { readXlsx } from "../../../src/xlsx/read-xlsx";
import { writeWorkbook } from "../../../src/xlsx/write-xlsx";
import { playedWorkbook, typedInto } from "../../support/played-files";
import { SWISS, swissWorkbook, TWO_ROUNDS } from "../../support/swiss-evening";

const read = async (workbook: Workbook): Promise<SavedSession> =>
  readSaved(await readXlsx(await writeWorkbook(workbook)))[0]!;

const written = (workbook: Workbook, cells: readonly CellToWrite[]) =>
  typedInto(
    workbook,
    Object.fromEntries(cells.map(({ sheet, row, column, value }) => [`${sheet}!${cellAddress(row, column)}`, value]))
  );

const linesOf = ({ outcome }: SavedSession) => outcome.csv().trim().split("\r\n").sort();

test("typed results and the next round, written into cells, are the event of a file with the same lines", async () => {
  const open = TWO_ROUNDS.replace("2,8,5,4", "2,8,5,").replace("2,7,2,9", "2,7,2,");
  const workbook = playedWorkbook("swiss-event", SWISS, open);
  const session = await read(workbook);
  const before = session.outcome.scored as ScoredSwissEvent;
  const typed = [
    { round: 2, teams: [contestantAt(8), contestantAt(5)] as const, typed: ["4", ""] as const },
    { round: 2, teams: [contestantAt(7), contestantAt(2)] as const, typed: ["9", ""] as const },
    { round: 1, teams: [contestantAt(1), contestantAt(5)] as const, typed: ["", "20?"] as const },
  ];
  const event = scoreEvent(before.plan, withTypedResults(before.results, typed, before.plan));
  const numbers = typed.map(({ round, teams: [a, b] }) => ({ round, numbers: [a + 1, b + 1] as const }));
  const results = await read(written(workbook, resultsToWrite(session, event, numbers, false)!));
  const whole = TWO_ROUNDS.replace("1,1,5,12", "1,1,5,-20?");
  expect(linesOf(results)).toEqual(scoreCsv(before.plan, whole).csv().trim().split("\r\n").sort());
  const paired = await read(written(workbook, resultsToWrite(session, event, numbers, true)!));
  const anew = await read(playedWorkbook("swiss-event", SWISS, whole));
  expect(linesOf(paired)).toEqual(linesOf(anew));
  expect(paired.remarks).toEqual([]);
});

test("exchanged opponents are written with the Director's line, and taken back with it", async () => {
  const workbook = swissWorkbook();
  const session = await read(workbook);
  const teams = [contestantAt(1), contestantAt(2)] as const;
  const swapOf = (from: SavedSession) => {
    const found = swapInRound(from.outcome.scored as ScoredSwissEvent, teams);
    if (found.kind === "refused") throw new Error(found.reason);
    return found.event;
  };
  const event = swapOf(session);
  const cells = swapToWrite(session, event)!;
  expect(cells.filter(({ sheet }) => sheet === "Director").map(({ value }) => value)).toEqual([3, "swap", 1, 2, ""]);
  const swapped = written(workbook, cells);
  const now = await read(swapped);
  expect(now.remarks).toEqual([]);
  expect(linesOf(now)).toEqual(linesOf(await read(sessionWorkbook(event, session.description))));
  expect(linesOf(now)).not.toEqual(linesOf(session));
  const back = written(swapped, swapToWrite(now, swapOf(now))!);
  expect(linesOf(await read(back))).toEqual(linesOf(session));
});

test("a league's results are written on the lines of their fixtures, and nothing else of these", async () => {
  const plan = planSession("league", { teams: ["4"], date: "2026-10-01" });
  const workbook = sessionWorkbook(emptySession(plan).scored);
  const session = await read(workbook);
  const league = session.outcome.scored as ScoredLeague;
  const [match] = roundsToType(league)[0]!.matches;
  const { round, teams } = match!;
  const results = withTypedResults(
    session.outcome.results as EventResults,
    [{ ...match!, typed: ["40", "31?"] }],
    league.plan
  );
  const event = scoreEvent(league.plan, results);
  const numbers = [teams[0] + 1, teams[1] + 1] as const;
  const cells = resultsToWrite(session, event, [{ round, numbers }], false)!;
  expect(cells.map(({ value }) => value)).toEqual(expect.arrayContaining([40, 31]));
  expect(cells).toHaveLength(3);
  const after = await read(written(workbook, cells));
  expect(linesOf(after)).toEqual(expect.arrayContaining([expect.stringMatching(/^1,Team 4,Team 1,40\?,31\?/)]));
});

test("a team withdraws: the same in a cell as in results; not one that is gone or has played", async () => {
  const workbook = swissWorkbook();
  const session = await read(workbook);
  const { teams, rounds } = teamsToLeave(session);
  expect([teams, rounds]).toEqual([
    [0, 1, 2, 3, 4, 5, 6, 7],
    [3, 4, 5],
  ]);
  const left = withoutTeam(session, contestantAt(8), 4);
  expect(left.scored).toMatchObject({ results: { presence: [{ team: 7, kind: "withdrawn", round: 4 }] } });
  const cells = withdrawalToWrite(session, contestantAt(8), 4)!;
  expect(cells).toHaveLength(1);
  const after = await read(written(workbook, cells));
  expect(linesOf(after)).toEqual(left.csv().trim().split("\r\n").sort());
  expect(teamsToLeave(after).teams).not.toContain(contestantAt(8));
  expect(() => withoutTeam(after, contestantAt(8), 5)).toThrow();
});

test("of a league no team withdraws", async () => {
  const plan = planSession("league", { teams: ["4"] });
  const session = await read(sessionWorkbook(emptySession(plan).scored));
  expect(teamsToLeave(session)).toEqual({ teams: [], rounds: [] });
});
