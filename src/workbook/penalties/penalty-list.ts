import { contestantNumber } from "../../movements/contestant";
import { MAX_PENALTY, WRITTEN_UNITS } from "../../sessions/penalty-units";
import type { EventPenalty } from "../../sessions/teams/event-penalties";
import type { Frame } from "../assemble";
import type { EntryLine } from "../entries";
import { entryLines, lineColumn, withBlanks } from "../typed-list";
import { checkColumns, toneConditions, type CheckColumn } from "../kit/check";
import type { Computed } from "../kit/content";
import { writeLine, titledGrid, type Grid } from "../kit/grid";
import { type Columns, numbers } from "../kit/columns";
import { layOutList, type List } from "../kit/list";
import { rowContents, writeList } from "../kit/write-list";
import { pagesOf } from "../kit/list-sheet";
import { printSetup } from "../kit/page";
import type { Draft } from "../model";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { isUnitTyped, unitColumn } from "./penalty-line";
import { LAST_FAULT, penaltyMessage, type PenaltyRules, type PenaltySteps } from "./penalty-steps";

const { name: SHEET, caption, note, headings, entry } = texts.eventPenalties;

type PenaltyColumn = "line" | "round" | "team" | "name" | "penalty" | "unit" | "reason" | CheckColumn;

/** The penalty on a line of the list; null for a blank line. */
type Line = EventPenalty | null;

/** The list of penalties on the sheet Director. */
export type PenaltyList = List<PenaltyColumn, Line>;

/** Number of lines in a small event, and the number of teams for which the list has a further line. */
const [LINES, TEAMS_A_LINE] = [5, 12];

const HEADING_ROW = 5;

/** Widths of the sheet's columns in characters. Each list on the sheet joins these narrow columns in its own way. */
const PAGE_WIDTHS = [7, 7, 7, 7, 12, 7, 9, 9, 9, 16, 16] as const;
/** Width of the column Check, right of the printed page, in characters. */
export const CHECK_WIDTH = 38;

/** Heights in points. A row is 8 mm high on paper, to be filled in with a pencil, since the page is scaled down. */
export const DIRECTOR_HEIGHTS = { caption: 24, heading: 32, row: 25.2, line: 14 } as const;

/** Returns the number of lines of the list, at least one for each penalty given. */
export function penaltyRows(teams: number, penalties: readonly EventPenalty[]): number {
  return Math.max(LINES + Math.floor(teams / TEAMS_A_LINE), penalties.length);
}

/**
 * Lays out the list of penalties on its sheet.
 * @param name returns the name of the team whose number is in a cell.
 */
export function placePenalties(
  rules: PenaltyRules,
  penalties: readonly EventPenalty[],
  steps: () => PenaltySteps,
  name: (number: string) => Computed
): PenaltyList {
  return layOutList(columnsOf(rules, steps, name), {
    name: "penalties",
    sheet: SHEET,
    headingRow: HEADING_ROW,
    rows: penaltyRows(rules.teams, penalties),
  });
}

function columnsOf(
  { teams, rounds, units }: PenaltyRules,
  steps: () => PenaltySteps,
  name: (number: string) => Computed
): Columns<PenaltyColumn, Line> {
  const { entry: number, entryWhole, entryName } = STYLES;
  const written = units.map((unit) => WRITTEN_UNITS[unit]);
  const rule = (heading: string, text: string) => ({ title: heading, text });
  const { check, tone } = checkColumns<Line>(
    CHECK_WIDTH,
    LAST_FAULT,
    (_line, row) => steps().outside.cell("said", row),
    (message) => penaltyMessage(steps(), message)
  );
  return {
    line: lineColumn(headings.line),
    round: {
      heading: headings.round,
      style: entryWhole,
      rule: numbers("whole", [1, Math.max(rounds, 1)], rule(headings.round, entry.round(rounds))),
      content: (line) => line && line.round,
    },
    team: {
      heading: texts.swissEvent.number,
      style: entryWhole,
      rule: numbers("whole", [1, teams], rule(texts.common.team, entry.team(teams))),
      content: (line) => line && contestantNumber(line.team),
    },
    name: {
      heading: texts.common.team,
      span: 3,
      style: STYLES.text,
      content: (_line, row) => name(steps().outside.cell("number", row)),
    },
    penalty: {
      heading: headings.penalty,
      style: number,
      rule: numbers("halves", [0, MAX_PENALTY], rule(headings.penalty, entry.penalty)),
      content: (line) => line && line.amount,
    },
    unit: {
      heading: isUnitTyped(units) ? headings.unitOf(written) : headings.unit,
      ...unitColumn(units, WRITTEN_UNITS[units[0]], { title: headings.unit, text: entry.unit }),
    },
    reason: {
      heading: headings.reason,
      span: 3,
      style: entryName,
      content: (line) => (line && line.reason) || null,
    },
    tone,
    check,
  };
}

/**
 * Returns the yellow cells of the list of penalties.
 * @param team the result column that names the team.
 */
export function penaltyEntries(list: PenaltyList, rules: PenaltyRules, team: "team" | "home"): EntryLine[] {
  const columns = (["round", "team", "penalty", "unit", "reason"] as const).filter(
    (key) => key !== "unit" || isUnitTyped(rules.units)
  );
  return entryLines(list, "ruling", columns).map(({ typed: { team: column = 0, ...typed }, ...line }) => ({
    ...line,
    typed: { ...typed, [team]: column },
  }));
}

/**
 * Writes a caption and notes above the headings of a list on the sheet: one note, or two side by side.
 * @param lines number of text lines of the notes.
 */
export function writeCaption(
  grid: Grid,
  { headingRow }: Pick<List<string>, "headingRow">,
  caption: string,
  notes: readonly string[],
  lines: number
): void {
  const right = PAGE_WIDTHS.length;
  writeLine(grid, headingRow - 2, { right }, caption, STYLES.status, DIRECTOR_HEIGHTS.caption);
  const height = DIRECTOR_HEIGHTS.line * lines + 4;
  if (notes.length === 1) writeLine(grid, headingRow - 1, { right }, notes[0] ?? "", STYLES.note, height);
  else
    notes.forEach((note, index) => {
      const place = index === 0 ? { right: MIDDLE } : { left: MIDDLE + 1, right };
      writeLine(grid, headingRow - 1, place, note, STYLES.note, height);
    });
}

/** The last column of the left half of the page. */
const MIDDLE = 6;

/** Lists below the list of penalties, and a function that writes them. */
interface Below {
  readonly lists: readonly Pick<List<string>, "columns" | "left" | "right" | "placed" | "headingRow" | "lastRow">[];
  readonly put: (grid: Grid) => void;
}

/**
 * Returns the sheet Director: the list of penalties, and further lists below. Check is right of the printed page, so
 * the print area is fixed; spreadsheets would otherwise print Check too.
 */
export function penaltySheet(
  { head, paper }: Pick<Frame, "head" | "paper">,
  list: PenaltyList,
  penalties: readonly EventPenalty[],
  below: Below | null
): Draft {
  const right = PAGE_WIDTHS.length;
  const { heading, row } = DIRECTOR_HEIGHTS;
  const grid = titledGrid(head, SHEET, [...PAGE_WIDTHS, 0, CHECK_WIDTH], { columns: right });
  writeCaption(grid, list, caption, [note], 2);
  writeList(grid, list, withBlanks(penalties, list.rows), rowContents(list), heading, row);
  for (const [tone, formula] of toneConditions(`$${list.cell("tone", 0)}`))
    grid.highlight({ area: list.area("check"), formula, tone });
  below?.put(grid);
  const blocks = [list, ...(below?.lists ?? [])].map(({ headingRow, lastRow }) => ({
    headingRow: headingRow - 2,
    firstRow: headingRow - 1,
    lastRow,
  }));
  const last = Math.max(...blocks.map(({ lastRow }) => lastRow));
  const setup = printSetup(paper, last, right);
  return grid.finish({ print: () => pagesOf(grid, setup, blocks) });
}
