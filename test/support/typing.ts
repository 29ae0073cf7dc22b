import { outlierReason, type OutlierReason } from "../../src/bridge/outlier";
import { isPossibleScore } from "../../src/bridge/possible-scores";
import { vulnerabilityOf } from "../../src/bridge/vulnerability";
import { MANY_DOWN, readTypedBoard, type ReadBoard, type TypedBoard } from "../../src/sessions/reading/typed-board";
import type { Workbook } from "../../src/workbook/model";
import { fieldTexts } from "../../src/workbook/field/texts";
import { recordOf } from "../../src/workbook/kit/columns";
import { texts } from "../../src/workbook/texts";
import { numberOf, type Remark } from "../../src/workbook/working/lists";
import type { Step } from "../../src/workbook/working/steps";
import { headedList } from "./headed-list";
import type { Edit, Recalculated } from "./libreoffice";

/** The headings of the columns that a board is typed into, on every table's sheet. */
const HEADINGS: Readonly<Record<keyof TypedBoard, string>> = {
  contract: "Contract",
  by: "By",
  result: "Result",
  doubled: "X",
  points: "Score only, N-S",
};

/** A board that nothing is typed for. */
export const BLANK: TypedBoard = { contract: "", by: "", result: "", doubled: "", points: "" };

/** Edits that type a board into a table's sheet; blank cells are left as they are. */
export function typed(workbook: Workbook, sheet: string, board: number, cells: Partial<TypedBoard>): Edit[] {
  const list = headedList(workbook, sheet, "Board");
  return (Object.keys(HEADINGS) as (keyof TypedBoard)[]).flatMap((key) => {
    const value = cells[key] ?? "";
    return value === "" ? [] : [list.edit(board, HEADINGS[key], value)];
  });
}

/** What a recalculated table's sheet shows for a board below a heading. */
export function shownFor(
  workbook: Workbook,
  sheets: ReadonlyMap<string, Recalculated>,
  sheet: string,
  board: number,
  heading: string
): string | number {
  return headedList(workbook, sheet, "Board").shown(sheets, board, heading);
}

/** What a step of a board comes to on the recalculated Working sheet. */
function stepOf(
  workbook: Workbook,
  sheets: ReadonlyMap<string, Recalculated>,
  sheet: string,
  board: number,
  step: Step
): string | number {
  const { row } = headedList(workbook, sheet, "Board").cell(board, "Board");
  const working = sheets.get("Working")!;
  const value = working.at(row, columnOf(working, `${sheet} ${step}`));
  // The formula engine knows a negative zero, which no spreadsheet shows.
  return value === 0 ? 0 : value;
}

/** The column whose heading is `heading`. */
export function columnOf(sheet: Recalculated, heading: string, headingRow = 1): number {
  for (let column = 1; column < 2000; column++) if (sheet.at(headingRow, column) === heading) return column;
  throw new Error(`There is no column "${heading}"`);
}

/** Whether a table's result is in a group of a fouled board, or something is typed as one. */
function isGrouped(
  workbook: Workbook,
  sheets: ReadonlyMap<string, Recalculated>,
  sheet: string,
  board: number
): boolean {
  const heading = fieldTexts.tables.headings.group;
  const hasGroups = workbook.sheets.some(
    ({ name, cells }) => name === sheet && cells.some(({ value }) => value === heading)
  );
  return hasGroups && String(shownFor(workbook, sheets, sheet, board, heading)).trim() !== "";
}

/** A board that is typed at a table. */
export interface TypedAt {
  readonly sheet: string;
  readonly board: number;
  readonly cells: TypedBoard;
}

/**
 * In which boards a recalculated workbook has other points than what is typed there comes to, or says another thing beside
 * them.
 */
export function readOtherwise(
  workbook: Workbook,
  sheets: ReadonlyMap<string, Recalculated>,
  boards: readonly TypedAt[]
): string[] {
  const all = boards.map((typedAt) => ({ ...typedAt, read: readTypedBoard(typedAt.board, typedAt.cells) }));
  const isCompared = ({ sheet, board, read }: (typeof all)[number]) =>
    read.expected !== null && read.fault === null && !isGrouped(workbook, sheets, sheet, board);
  const compared = all.filter(isCompared);
  return all.flatMap((here) => {
    const { sheet, board, cells, read } = here;
    // The same board has a number that is 160 higher when it comes to a table again.
    const others = compared.filter((other) => (other.board - board) % 160 === 0 && other !== here);
    const how = isCompared(here) ? outlierReason(read, others.map((other) => other.read)) : null; // prettier-ignore
    const question = questionOn(board, cells, read, how);
    const steps = { standing: read.points ?? "", points: read.expected ?? "", fault: codeOf(read.fault) };
    const wanted = { ...steps, said: read.fault === null ? codeOf(question) : steps.fault };
    const found = recordOf(Object.keys(wanted) as Step[], (step) => stepOf(workbook, sheets, sheet, board, step));
    // Of a board without a score it is said that it was skipped, where later ones are typed.
    if (read.points === null && read.fault === null && !read.isNotPlayed) found.said = 0;
    const isOther = Object.entries(wanted).some(([step, value]) => found[step as Step] !== value);
    const check = shownFor(workbook, sheets, sheet, board, texts.common.check);
    const isSaid = read.fault === null || check === texts.remarks.faults[read.fault];
    const inWords = JSON.stringify({ sheet, board, ...cells });
    return isOther || !isSaid ? [`${inWords}: ${JSON.stringify([found, check])}, not ${JSON.stringify(wanted)}`] : [];
  });
}

const codeOf = (remark: Remark | null): number => (remark === null ? 0 : Number(numberOf(remark)));

/** What the sheet asks about a board with which nothing is wrong. */
function questionOn(board: number, { points }: TypedBoard, read: ReadBoard, how: OutlierReason | null): Remark | null {
  if (read.points === null) return null;
  if ((read.result ?? 0) <= -MANY_DOWN) return "sevenDown";
  if (String(points).trim() !== "" && !isPossibleScore(read.points ?? 0, vulnerabilityOf(board)))
    return "otherVulnerability";
  return how === "doubled" ? "doubledOnly" : how;
}
