import { contestantAt } from "../../../src/movements/contestant";
import fc from "fast-check";
import { planSwissEvent, type SwissEventPlan } from "../../../src/sessions/event/plan";
import { nextRound } from "../../../src/sessions/event/pairing/next-round";
import { NO_EVENT_RESULTS } from "../../../src/sessions/event/results";
import { scoreEvent, type ScoredSwissEvent } from "../../../src/sessions/event/score-event";
import type { SessionOptions } from "../../../src/sessions/session-options";
import type { Workbook } from "../../../src/workbook/model";
import { matchesToWrite, roundToWrite } from "../../../src/workbook/reading/next-round";
import { readSaved } from "../../../src/workbook/reading/read-saved";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { randomEvent } from "../../sessions/event/random-event";
import { withoutRound } from "../../support/played-files";
import { runs } from "../../support/runs";
import { savedOf } from "../../support/saved";

const read = (workbook: Workbook) => readSaved(savedOf(workbook))[0]!;

/** What stands in the yellow cells of a round. */
function typedIn(workbook: Workbook, round: number): [cell: string, value: unknown][] {
  return workbook.entries.lines
    .filter(({ kind, said }) => kind === "swiss" && said.round === String(round))
    .flatMap(({ sheet, row, typed }) =>
      Object.values(typed).map((column): [string, unknown] => {
        const { cells } = workbook.sheets.find(({ name }) => name === sheet)!;
        const cell = cells.find((each) => each.row === row && each.column === column);
        return [`${sheet}!${row}:${column}`, cell?.value ?? ""];
      })
    );
}

function checkRound(event: ScoredSwissEvent): void {
  const next = nextRound(event);
  const workbook = sessionWorkbook(event);
  expect(roundToWrite(read(workbook))).toBeNull();
  if (next?.kind !== "paired") return;
  const cleared = withoutRound(workbook, next.round);
  const found = roundToWrite(read(cleared));
  const typed = typedIn(workbook, next.round);
  // Where three teams begin and nobody else plays there is nothing to write.
  if (typed.every(([, value]) => value === "")) return expect(found).toBeNull();
  expect(found).toMatchObject({ round: next.round, sheet: `Round ${next.round}` });
  expect(found!.cells.map(({ sheet, row, column, value }) => [`${sheet}!${row}:${column}`, value])).toEqual(typed);
}

test.each<[SessionOptions]>([
  [{ teams: ["8"], rounds: 5 }],
  [{ teams: ["9"], rounds: 5 }],
  [{ teams: ["7"], rounds: 4, odd: "bye" }],
  [{ teams: ["12"], rounds: 3, bracket: 4 }],
])("the next round of %j is what the workbook made anew has", (options) => {
  const plan: SwissEventPlan = planSwissEvent(options);
  fc.assert(
    fc.property(fc.nat(1000), fc.integer({ min: 0, max: plan.rounds }), fc.boolean(), (seed, rounds, absences) =>
      checkRound(randomEvent(plan, { seed, rounds, absences }))
    ),
    { numRuns: runs({ ci: 3, soak: 60 }) }
  );
});

test("a team comes unannounced while three play: the round has three matches more and a bye", () => {
  const plan = planSwissEvent({ teams: ["12"], rounds: 3 });
  // Teams 9, 10 and 11 have begun their triangle when 12 comes.
  const matches = [1, 2, 3, 4].map((team) => ({
    ...{ round: 1, team: contestantAt(team), opponent: contestantAt(team + 4) },
    ...{ imps: team, vps: null, opponentVps: null },
  }));
  const presence = [{ team: contestantAt(12), kind: "enters" as const, round: 2 }];
  const event = scoreEvent(plan, { matches, bracket: [], presence });
  expect(nextRound(event)).toMatchObject({ threeTeams: { half: 2 }, bye: 11 });
  checkRound(event);
});

test("a round robin has its rounds from the start; one that was cleared is offered", () => {
  const plan = planSwissEvent({ form: "round-robin", teams: ["6"] });
  const workbook = sessionWorkbook(scoreEvent(plan, NO_EVENT_RESULTS));
  expect(roundToWrite(read(workbook))).toBeNull();
  const found = roundToWrite(read(withoutRound(workbook, 1)));
  expect(found!.cells.filter(({ value }) => value !== "")).toHaveLength(6);
  expect(found!.cells.map(({ sheet, row, column, value }) => [`${sheet}!${row}:${column}`, value])).toEqual(
    typedIn(workbook, 1)
  );
});

test.each<[string, string, number]>([
  ["renamed", "Runde 3", 0],
  ["with a row put in above", "Round 3", 1],
])("it is written where the sheet is now: %s", (_, name, down) => {
  const workbook = sessionWorkbook(randomEvent(planSwissEvent({ teams: ["8"], rounds: 4 }), { seed: 1, rounds: 2 }));
  const usual = roundToWrite(read(withoutRound(workbook, 3)))!;
  const moved = savedOf(withoutRound(workbook, 3)).sheets.map((sheet) =>
    sheet.name === "Round 3" ? { name, cells: sheet.cells.map((cell) => ({ ...cell, row: cell.row + down })) } : sheet
  );
  expect(roundToWrite(readSaved({ sheets: moved })[0]!)).toEqual({
    ...usual,
    sheet: name,
    cells: usual.cells.map((cell) => ({ ...cell, sheet: name, row: cell.row + down })),
  });
});

test("other kinds, and a sheet that is no more, have none", () => {
  const workbook = sessionWorkbook(randomEvent(planSwissEvent({ teams: ["8"], rounds: 4 }), { seed: 1, rounds: 1 }));
  const { sheets } = savedOf(withoutRound(workbook, 2));
  expect(roundToWrite(readSaved({ sheets: sheets.filter(({ name }) => name !== "Round 2") })[0]!)).toBeNull();
});

test("by which results a round is paired is noted with it, and what was corrected since goes into the log", () => {
  const event = randomEvent(planSwissEvent({ teams: ["8"], rounds: 4 }), { seed: 1, rounds: 2 });
  const workbook = sessionWorkbook(event);
  const lines = workbook.entries.lines.filter(({ kind, said }) => kind === "swiss" && Number(said.round) < 3);
  const noted = new Map<string, string | number>(
    lines.flatMap(({ sheet, row, typed: { paired_by: column = 0 } }) => {
      const cell = workbook.sheets.find(({ name }) => name === sheet)?.cells.find((each) => each.row === row && each.column === column); // prettier-ignore
      return cell && cell.value !== null ? [[`${sheet}!${row}:${column}`, cell.value] as const] : [];
    })
  );
  expect(noted.size).toBe(8);
  // As somebody has typed it, without the notes; one of them is of another result.
  const [first = ""] = noted.keys();
  const typed = (cleared: Workbook) => ({
    ...cleared,
    sheets: cleared.sheets.map((sheet) => ({
      ...sheet,
      cells: sheet.cells.map((cell) => {
        const at = `${sheet.name}!${cell.row}:${cell.column}`;
        return noted.has(at) ? { ...cell, value: at === first ? "99" : null } : cell;
      }),
    })),
  });
  const cells = roundToWrite(read(typed(withoutRound(workbook, 3))))?.cells ?? [];
  const notes = cells.filter(({ sheet }) => sheet !== "Round 3");
  const beside = notes.filter(({ sheet }) => sheet !== "Director");
  expect(beside.map(({ sheet, row, column, value }) => [`${sheet}!${row}:${column}`, value])).toEqual([...noted]);
  expect(beside[0]?.before).toBe("99");
  const log = notes.filter(({ sheet }) => sheet === "Director").map(({ value }) => value);
  expect(log).toEqual([1, expect.any(Number), expect.any(Number), "99", noted.get(first)]);
});

test("what is typed where matches get their results: those lines alone, wherever they stand on their sheets", () => {
  const event = randomEvent(planSwissEvent({ teams: ["8"], rounds: 4 }), { seed: 1, rounds: 2 });
  const { matches } = event.results;
  const [first, second] = matches.filter(({ round }) => round === 2);
  if (!first || !second || first.opponent === null || second.opponent === null) throw new Error("no matches");
  const numbers = [first.team + 1, first.opponent + 1] as const;
  // As on a sheet on which the first match is typed below the others, without its result.
  const blank = { ...first, imps: null, vps: null, opponentVps: null };
  const others = matches.filter((match) => match.round !== 2);
  const rest = matches.filter((match) => match.round === 2 && match !== first);
  const before = sessionWorkbook(scoreEvent(event.plan, { ...event.results, matches: [...others, ...rest, blank] }));
  const entered = { ...blank, imps: 9, vps: 12.5, opponentVps: 7, boards: 6 };
  const after = scoreEvent(event.plan, { ...event.results, matches: [...others, entered, ...rest] });
  const cells = matchesToWrite(read(before), after, [{ round: 2, numbers }]) ?? [];
  expect(new Set(cells.map(({ sheet, row }) => `${sheet}:${row}`)).size).toBe(1);
  expect(cells.map(({ value, before: there }) => [value, there])).toEqual([
    [9, undefined],
    [12.5, undefined],
    [7, undefined],
    ["6 boards", undefined],
  ]);
  // A match that does not stand there is not written elsewhere.
  expect(matchesToWrite(read(before), after, [{ round: 3, numbers }])).toBeNull();
});
