import { contestantNumber } from "../../movements/contestant";
import { LONGEST_REASON, MOST_PENALTY, WRITTEN_UNITS } from "../../sessions/penalty-units";
import type { EventPenalty } from "../../sessions/teams/event-penalties";
import type { Frame } from "../assemble";
import type { EntryLine } from "../entries";
import { entryLines, lineColumn, withBlanks } from "../typed-list";
import { checkColumns, toneConditions, type CheckColumn } from "../kit/check";
import type { Computed } from "../kit/content";
import { writeLine, titledGrid, type Grid } from "../kit/grid";
import { rowContents, numbers, layOutList, writeList, sheetWidths, type Columns, type List } from "../kit/list";
import { pagesOf } from "../kit/list-sheet";
import { printSetup } from "../kit/page";
import type { Area, Draft } from "../model";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { isUnitTyped, unitColumn } from "./penalty-line";
import { LAST_FAULT, penaltyTold, type PenaltyRules, type PenaltySteps } from "./penalty-steps";

const { name: SHEET, caption, note, headings, entry } = texts.eventPenalties;

type PenaltyColumn = "line" | "round" | "team" | "name" | "penalty" | "unit" | "reason" | CheckColumn;

/** A line of the list; null is a blank one. */
type Line = EventPenalty | null;

/** The list of penalties on the sheet Director. */
export type PenaltyList = List<PenaltyColumn, Line>;

/** Lines to type into: more than an event of few teams has, and for each so many teams one more. */
const [LINES, TEAMS_A_LINE] = [5, 12];

const HEADING_ROW = 5;

/** How many lines the list has: more where more have been given in a file. */
export function penaltyRows(teams: number, penalties: readonly EventPenalty[]): number {
  return Math.max(LINES + Math.floor(teams / TEAMS_A_LINE), penalties.length);
}

/** Places the list on its sheet. @param name the name of a team beside a cell with its number. */
export function placePenalties(
  rules: PenaltyRules,
  penalties: readonly EventPenalty[],
  steps: () => PenaltySteps,
  name: (number: string) => Computed
): PenaltyList {
  return layOutList(columnsOf(rules, steps, name), {
    ...{ name: "penalties", sheet: SHEET, headingRow: HEADING_ROW, rows: penaltyRows(rules.teams, penalties) },
  });
}

function columnsOf(
  { teams, rounds, units }: PenaltyRules,
  steps: () => PenaltySteps,
  name: (number: string) => Computed
): Columns<PenaltyColumn, Line> {
  const { entry: number, entryWhole, entryName } = STYLES;
  const rule = (heading: string, text: string) => ({ title: heading, text });
  const { check, tone } = checkColumns<Line>(
    38,
    LAST_FAULT,
    (_line, row) => steps().outside.cell("said", row),
    (said) => penaltyTold(steps(), said)
  );
  return {
    line: lineColumn(headings.line),
    round: {
      ...{ heading: headings.round, width: 8, style: entryWhole },
      rule: numbers("whole", [1, Math.max(rounds, 1)], rule(headings.round, entry.round(rounds))),
      content: (line) => line && line.round,
    },
    team: {
      ...{ heading: texts.swissEvent.number, width: 7, style: entryWhole },
      rule: numbers("whole", [1, teams], rule(texts.common.team, entry.team(teams))),
      content: (line) => line && contestantNumber(line.team),
    },
    name: {
      ...{ heading: texts.common.team, width: 24, style: STYLES.text },
      content: (_line, row) => name(steps().outside.cell("number", row)),
    },
    penalty: {
      ...{ heading: headings.penalty, width: 9, style: number },
      rule: numbers("halves", [0, MOST_PENALTY], rule(headings.penalty, entry.penalty)),
      content: (line) => line && line.amount,
    },
    unit: {
      heading: headings.unit,
      width: 9,
      ...unitColumn(units, WRITTEN_UNITS[units[0]], { title: headings.unit, text: entry.unit }),
    },
    reason: {
      ...{ heading: headings.reason, width: 34, style: entryName },
      content: (line) => (line && line.reason) || null,
    },
    ...{ tone, check },
  };
}

/** Where its lines are typed. @param team the column of results that names the team. */
export function penaltyEntries(list: PenaltyList, rules: PenaltyRules, team: "team" | "home"): EntryLine[] {
  const columns = (["round", "team", "penalty", "unit", "reason"] as const).filter(
    (key) => key !== "unit" || isUnitTyped(rules.units)
  );
  return entryLines(list, "ruling", columns).map(({ typed: { team: column = 0, ...typed }, ...line }) => ({
    ...line,
    typed: { ...typed, [team]: column },
  }));
}

/** Lists that stand below that of the penalties. */
interface Below {
  readonly lists: readonly Pick<List<string>, "columns" | "left" | "right" | "placed" | "headingRow" | "lastRow">[];
  /** What is typed there by hand: the sheet is printed once any is. */
  readonly once: readonly Area[];
  readonly put: (grid: Grid, right: number) => void;
}

/** The sheet Director: the list of penalties, and what stands below. It is printed once something is typed. */
export function penaltySheet(
  { head, paper }: Pick<Frame, "head" | "paper">,
  list: PenaltyList,
  penalties: readonly EventPenalty[],
  below: Below | null
): Draft {
  const right = list.column("check");
  const grid = titledGrid(head, SHEET, sheetWidths(...(below?.lists ?? []), list), { columns: right });
  writeLine(grid, HEADING_ROW - 2, { right }, caption, STYLES.status, 22);
  writeLine(grid, HEADING_ROW - 1, { right }, note(LONGEST_REASON), STYLES.note, 44);
  writeList(grid, list, withBlanks(penalties, list.rows), rowContents(list), 20, 17);
  for (const [tone, formula] of toneConditions(`$${list.cell("tone", 0)}`))
    grid.highlight({ area: list.area("check"), formula, tone });
  below?.put(grid, right);
  const once = [list.area(["round", "team"]), list.area("penalty"), ...(below?.once ?? [])];
  const blocks = [list, ...(below?.lists ?? [])].map(({ headingRow, lastRow }) => ({
    ...{ headingRow: headingRow - 2, firstRow: headingRow - 1, lastRow },
  }));
  const last = Math.max(...blocks.map(({ lastRow }) => lastRow));
  const setup = printSetup(paper, last, right, { once, orientation: "landscape" });
  return grid.finish({ print: () => pagesOf(grid, setup, blocks) });
}
