import { computed, type Computed } from "../kit/content";
import { firstTrue, type Case } from "../kit/formula";
import { markedAt, numberOf, numberThere, remarkAt, type Remark } from "../working/lists";
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
  const asked = compared.here.ownStep("said", compared.board);
  const cases = others.map(([condition, remark]): Case => [condition, numberOf(remark)]);
  return {
    compared: computed(comparedFormula(compared)),
    look: computed(firstTrue([...cases, [`${asked}>0`, asked]], own)),
  };
}

/**
 * What is missing once one of the two tables has played the whole round: the other's score, or one's own; 0 for nothing. Of a
 * table that has nothing of the round or a later one yet, this would be said on every row.
 */
function comparedFormula({ board, here, there, round, notAdjusted, isPlayed }: Compared): string {
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
      missing(there, here, numberOf({ missing: there.index })),
      // On its own sheet a table is told what to do, and not named.
      missing(here, there, numberOf("skipped")),
    ],
    "0"
  );
}

/** What a table's sheet says of a board: its number, in words, and of which cells. */
export type BoardCheck = Record<"said" | "check" | "marked", Computed>;

/**
 * What is said of a board that two tables compare: what is wrong here, then there; else what is to be looked at.
 * @param there the other table, where what is wrong there is seen from here.
 * @param look the cell of the number of what is to be looked at.
 */
export function remarksOn(board: number, here: Place, there: Place | null, look: string): BoardCheck {
  const [fault, faultThere] = [here.step("fault", board), there?.step("fault", board)];
  const wrong: Case[] = [
    [`${fault}>0`, fault],
    ...(there && faultThere ? [[`${faultThere}>0`, numberThere(faultThere, there.index)] as const] : []),
  ];
  return boardCheck(board, here, firstTrue(wrong, look));
}

/** What is said of a board. @param number what is said, by its number, 0 for nothing. */
export function boardCheck(board: number, place: Place, number: string): BoardCheck {
  const said = place.cell("said", board);
  return {
    said: computed(number),
    check: computed(`IF(${said}=0,"",${remarkAt(said)})`),
    marked: computed(`IF(${said}=0,"",${markedAt(said)})`),
  };
}
