import { sideOf } from "../../src/bridge/seat";
import { outlierReason, type ComparedResult, type OutlierReason } from "../../src/bridge/outlier";
import { readTypedBoard, type TypedBoard } from "../../src/sessions/reading/typed-board";
import type { Workbook } from "../../src/workbook/model";
import { fieldTexts } from "../../src/workbook/field/texts";
import { texts } from "../../src/workbook/texts";
import { numberOf } from "../../src/workbook/working/lists";
import { faultSaid } from "../../src/workbook/working/remarks";
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
 * In which boards a recalculated workbook has other points or remarks than what is typed there comes to, or says another
 * fault beside them, in words.
 */
export function readOtherwise(
  workbook: Workbook,
  sheets: ReadonlyMap<string, Recalculated>,
  boards: readonly TypedAt[]
): string[] {
  const all = boards.map((typedAt) => ({ ...typedAt, read: readTypedBoard(typedAt.board, typedAt.cells) }));
  const compared = all.flatMap(({ sheet, board, read }) => {
    const { points, fault } = read;
    return points !== null && fault === null ? [{ sheet, board, result: { ...read, points } }] : [];
  });
  const asked = compared.flatMap(({ sheet, board, result }) => {
    const hasOtherCards = (at: string) => isGrouped(workbook, sheets, at, board);
    const others = compared.filter(
      (other) => other.board === board && other.sheet !== sheet && !hasOtherCards(other.sheet)
    );
    const how = hasOtherCards(sheet) ? null : outlierReason(result, others.map((other) => other.result)); // prettier-ignore
    const wanted = saidOf(how, result);
    const found = shownFor(workbook, sheets, sheet, board, texts.common.check);
    // Where something else asks to be looked at, that is said.
    const isOther = found !== "" && !Object.values<unknown>(texts.remarks.unlikeOthers).includes(found);
    return isOther || found === wanted ? [] : [`${sheet}, board ${board}: ${found}, not ${wanted}`];
  });
  const otherwise = all.flatMap(({ sheet, board, cells, read }) => {
    const wanted = [
      read.points ?? "",
      read.expected ?? "",
      faultSaid(read),
      read.note === null ? 0 : numberOf(read.note),
      read.fault === null ? 0 : 1,
    ];
    const steps = ["standing", "points", "said", "note", "wrong"] as const;
    const found = steps.map((step) => stepOf(workbook, sheets, sheet, board, step));
    if (read.fault !== null) {
      wanted.push(faultSaid(read));
      found.push(shownFor(workbook, sheets, sheet, board, texts.common.check));
    }
    const inWords = JSON.stringify({ board, ...cells });
    return found.every((value, i) => value === wanted[i])
      ? []
      : [`${inWords}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`];
  });
  return [...otherwise, ...asked];
}

/** What Check says of a result that is unlike those of the other tables. */
export function saidOf(how: OutlierReason | null, { declarer }: ComparedResult): string {
  const said = texts.remarks.unlikeOthers;
  if (how === null) return "";
  if (how === "side") return declarer && sideOf(declarer) === "N-S" ? said.declaredEw : said.declaredNs;
  return { more: said.moreTricks, fewer: said.fewerTricks, doubled: said.onlyDouble, points: said.farPoints }[how];
}
