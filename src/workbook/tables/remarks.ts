import { checked, caseIfShown, type CheckColumn } from "../kit/check";
import { computed, joined, type Computed } from "../kit/content";
import { firstTrue, type Case } from "../kit/formula";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { markedAt, MARKS, numberOf, remarkAt, type Remark } from "../working/lists";
import { rowsOf, type CommonColumn, type TablePlace } from "./table";

type Place = TablePlace<CommonColumn>;

/**
 * What is looked at of a board that two tables compare, by its number: the table that has still to play it; the first of all.
 */
type LookedAt = "compared" | "look";

/** A board at two tables that are compared, as the first of them sees it; all cells are those of the Working sheet. */
interface Compared {
  readonly board: number;
  readonly here: Place;
  readonly there: Place;
  /** The boards of the round: a table that has not played one of them is missing once the other has played all. */
  readonly round: readonly number[];
  /** A condition: whether the Director has not adjusted it. */
  readonly notAdjusted: string;
  /** Whether the round is played at all: an evening may end early. Null where it always is. */
  readonly isPlayed: string | null;
}

/**
 * The steps that say what is to be looked at of a board that two tables compare.
 * @param own the row's own cell of the first of them.
 * @param others what else is to be told before anything is looked at, such as half an adjustment.
 */
export function reviewSteps(
  compared: Compared,
  own: string,
  others: readonly (readonly [condition: string, remark: Remark])[]
): Record<LookedAt, Computed> {
  const asked = compared.here.ownStep("asked", compared.board);
  const cases = others.map(([condition, remark]): Case => [condition, String(numberOf(remark))]);
  return {
    compared: computed(comparedFormula(compared)),
    look: computed(firstTrue([...cases, [`${asked}>0`, asked]], own)),
  };
}

/**
 * What is missing once one of the two tables has played the whole round: the other's score, or one's own; 0 for nothing. Of a
 * table that has nothing of the round or a later one yet, this would be said on every row.
 */
function comparedFormula({ board, here, there, round, notAdjusted: stands, isPlayed }: Compared): string {
  const missing = (waiting: Place, played: Place, said: number): Case => {
    const settledIn = (table: Place) => `SUM(${table.steps.range("settled", ...rowsOf(table, round))})`;
    const conditions = [
      `ISNUMBER(${played.ownStep("standing", board)})`,
      `${waiting.ownStep("settled", board)}=0`,
      `${settledIn(played)}=${round.length}`,
      `${settledIn(waiting)}+${waiting.ownStep("later", board)}>0`,
    ];
    return [`AND(${conditions.join()})`, String(said)];
  };
  return firstTrue(
    [
      [`NOT(${isPlayed === null ? stands : `AND(${stands},${isPlayed})`})`, "0"],
      missing(there, here, numberOf({ missing: there.index })),
      // On its own sheet a table is told what to do, and not named.
      missing(here, there, numberOf("skipped")),
    ],
    "0"
  );
}

/** What a table's sheet says of a board: in words, how loudly, and of which cells. */
type BoardCheck = Record<CheckColumn | "marked", Computed>;

/** What is said of a board at a table that is compared with none on its own sheet. */
export function remarksAt(board: number, place: Place): BoardCheck {
  return boardCheck(board, place, [faultAt(board, place)], place.step("asked", board));
}

/**
 * What is said of a board that two tables compare: what is wrong here, then there; else what is to be looked at.
 * @param there the other table, where what is wrong there is seen from here.
 * @param look the cell of the number of what is to be looked at.
 */
export function remarksOn(board: number, here: Place, there: Place | null, look: string): BoardCheck {
  return boardCheck(board, here, [faultAt(board, here), ...(there ? [faultThere(board, there)] : [])], look);
}

/**
 * What is said of a board.
 * @param wrong what is wrong, of which all but the faults of its own cells is about the cells `others`.
 * @param look the cell of the number of what is to be looked at where nothing is wrong.
 */
export function boardCheck(
  board: number,
  place: Place,
  wrong: readonly Case[],
  look: string,
  others: readonly (keyof typeof MARKS)[] = []
): BoardCheck {
  const fault = place.step("fault", board);
  const [settled, later] = [place.step("settled", board), place.step("later", board)];
  const isSkipped = `AND(${settled}=0,${later}>0,${place.cell("ruled", board)}=0)`;
  const looks: Case[] = [
    [`${look}>0`, remarkAt(look)],
    [isSkipped, textLiteral(texts.remarks.skipped)],
  ];
  const marked: Case[] = [
    [`${fault}>0`, markedAt(fault)],
    [`${place.cell("tone", board)}=2`, `"${others.map((key) => MARKS[key]).join("")}"`],
    [`${look}>0`, markedAt(look)],
    [isSkipped, textLiteral(MARKS.contract)],
  ];
  return {
    ...checked(place.cell("check", board), wrong, firstTrue(looks)),
    marked: computed(firstTrue(marked)),
  };
}

/** What is wrong at a table with what was typed for a board. */
function faultAt(board: number, { step }: Place): Case {
  return caseIfShown(step("said", board));
}

function faultThere(board: number, there: Place): Case {
  const [isFault, fault] = faultAt(board, there);
  return [isFault, joined(texts.remarks.atTable(there.sheet), computed(fault)).formula];
}
