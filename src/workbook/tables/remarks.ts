import { computed, type Computed } from "../kit/content";
import { firstTrue, type Case } from "../kit/formula";
import { markedAt, numberOf, numberThere, remarkAt, type Remark } from "../working/lists";
import { rowsOf, type CommonColumn, type TablePlace } from "./table";

type Place = TablePlace<CommonColumn>;

/**
 * Questions of a board that two tables compare, by number: the table that has still to play it; the first of all
 * questions.
 */
type LookedAt = "compared" | "look";

/** A board at two tables that are compared, as the first of them sees it; all cells are those of the Working sheet. */
interface Compared {
  readonly board: number;
  readonly thisTable: Place;
  readonly otherTable: Place;
  /** The boards of the round: a table that has not played one of them is missing once the other has played all. */
  readonly round: readonly number[];
  /** A condition: whether the Director has not adjusted it. */
  readonly notAdjusted: string;
  /** Condition for a round that is played, since an evening may end early; null if always. */
  readonly isPlayed: string | null;
}

/**
 * Returns the steps of questions of a board that two tables compare.
 * @param ownCell the row's own cell of the first of them.
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
 * The score that is missing once one of the two tables has played the whole round, 0 for none. If a table has no score
 * of the round or a later one yet, every row would show it, so none does.
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
      // On its own sheet a table is told what to do, and not named.
      missing(thisTable, otherTable, numberOf("skipped")),
    ],
    "0"
  );
}

/** Check of a board on its table's sheet: its number, its words, and the cells that it marks. */
export type BoardCheck = Record<"said" | "check" | "marked", Computed>;

/**
 * Returns the check of a board that two tables compare: faults here, then there; else the question.
 * @param otherTable the other table, if its faults are shown here.
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
 * Returns the check of a board.
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
