import { computed, type Computed } from "../kit/content";
import { firstTrue, type Case } from "../kit/formula";
import { markedAt, numberOf, numberThere, remarkAt, type Remark } from "../working/lists";
import { rowsOf, type CommonColumn, type TablePlace } from "./table";

type Place = TablePlace<CommonColumn>;

/**
 * Columns with numbers of remarks on a board that two tables compare: "compared" has the remark on a missing score at
 * one of the tables, "look" the first of all questions.
 */
type LookedAt = "compared" | "look";

/** A board at two tables that are compared, seen from `thisTable`; all cells are those of the Working sheet. */
interface Compared {
  readonly board: number;
  readonly thisTable: Place;
  readonly otherTable: Place;
  /** The boards of the round. If one table has played them all, the other table's missing scores are reported. */
  readonly round: readonly number[];
  /** Condition that the Director has not adjusted the board. */
  readonly notAdjusted: string;
  /** Condition that the round is played, as an evening may end early; null if all rounds are. */
  readonly isPlayed: string | null;
}

/**
 * Returns the formulas for the questions on a board that two tables compare.
 * @param ownCell cell of the column "compared" in the row of the board at `thisTable`.
 * @param others faults that come before any question, such as half an adjustment.
 */
export function reviewSteps(
  compared: Compared,
  ownCell: string,
  others: readonly (readonly [condition: string, remark: Remark])[]
): Record<LookedAt, Computed> {
  const questionCell = compared.thisTable.ownStep("said", compared.board);
  const cases = others.map(([condition, remark]): Case => [condition, numberOf(remark)]);
  return {
    compared: computed(comparedFormula(compared)),
    look: computed(firstTrue([...cases, [`${questionCell}>0`, questionCell]], ownCell)),
  };
}

/**
 * Returns the formula for the remark on a missing score, 0 for none: a score is missing if the other table has played
 * the whole round. A table that has no score of this or a later round yet is left out, because otherwise every row
 * would have the remark.
 */
function comparedFormula({ board, thisTable, otherTable, round, notAdjusted, isPlayed }: Compared): string {
  const settled = ({ steps }: Place, first: number, last: number) => `SUM(${steps.range("settled", first, last)})`;
  const missing = (waiting: Place, played: Place, number: string): Case => {
    const [first] = rowsOf(waiting, round);
    const conditions = [
      `ISNUMBER(${played.ownStep("standing", board)})`,
      `${waiting.ownStep("settled", board)}=0`,
      `${settled(played, ...rowsOf(played, round))}=${round.length}`,
      `${settled(waiting, first, waiting.boards.length - 1)}>0`,
    ];
    return [`AND(${conditions.join()})`, number];
  };
  return firstTrue(
    [
      [`NOT(${isPlayed === null ? notAdjusted : `AND(${notAdjusted},${isPlayed})`})`, "0"],
      missing(otherTable, thisTable, numberOf({ missing: otherTable.index })),
      // On a table's own sheet, the remark says what to type and does not name the table.
      missing(thisTable, otherTable, numberOf("skipped")),
    ],
    "0"
  );
}

/**
 * Message on a board on its table's sheet: the message's number, its text, and the letters of the cells to highlight.
 */
export type BoardCheck = Record<"said" | "check" | "marked", Computed>;

/**
 * Returns the message on a board that two tables compare: a fault at this table; if none, a fault at the other table;
 * if none, a question.
 * @param otherTable the other table, if its faults are shown on this table's sheet; else null.
 * @param look cell of the question's number.
 */
export function remarksOn(board: number, thisTable: Place, otherTable: Place | null, look: string): BoardCheck {
  const [fault, faultThere] = [thisTable.step("fault", board), otherTable?.step("fault", board)];
  const wrong: Case[] = [
    [`${fault}>0`, fault],
    ...(otherTable && faultThere ? [[`${faultThere}>0`, numberThere(faultThere, otherTable.index)] as const] : []),
  ];
  return boardCheck(board, thisTable, firstTrue(wrong, look));
}

/**
 * Returns the message on a board, for the column Check.
 * @param number formula for the number of the message, 0 for none.
 */
export function boardCheck(board: number, place: Place, number: string): BoardCheck {
  const said = place.cell("said", board);
  return {
    said: computed(number),
    check: computed(`IF(${said}=0,"",${remarkAt(said)})`),
    marked: computed(`IF(${said}=0,"",${markedAt(said)})`),
  };
}
