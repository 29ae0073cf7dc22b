import { checked, type CheckColumn } from "../kit/check";
import { computed, either, joined, type Computed } from "../kit/content";
import { texts } from "../texts";
import { rowsOf, type CommonColumn, type TablePlace } from "./table";

/** From how many IMPs on a board's swing is looked at twice. */
const BIG_SWING = 15;

const { bothSides, bigSwing, missing, atTable } = texts.remarks;

type Place = TablePlace<CommonColumn>;

/** A board at two tables that are compared, as the first of them sees it. */
export interface Compared {
  readonly board: number;
  readonly here: Place;
  readonly there: Place;
  /** The boards of the round: a table that has not played one of them is missing once the other has played all. */
  readonly round: readonly number[];
  /** What the board is worth by the scale, and whether the Director has adjusted it: formulas. */
  readonly swing: string;
  readonly isAdjusted: string;
  /** Whether the round is played at all: an evening may end early. */
  readonly isPlayed: string;
  /** Says of the other table what is wrong there, where that is seen from here. */
  readonly namesFaults: boolean;
}

/** What Check says of a board at a table that is compared with none on its own sheet, and its tone. */
export function remarksAt(board: number, place: Place): Record<CheckColumn, Computed> {
  const { fault, note } = saidAt(board, place);
  return checked(place.cell("check", board), fault, note);
}

/** What is wrong at a table with what was typed for a board, and what is to be looked at. */
function saidAt(board: number, { step }: Place): Readonly<Record<"fault" | "note", Computed>> {
  return { fault: computed(step("fault", board)), note: computed(step("note", board)) };
}

/**
 * What Check says of a board that two tables compare, and its tone: what is wrong here, then there; else what is to be
 * looked at, and which table has still to play it.
 * @param others what else is to be told before anything is looked at, such as half an adjustment.
 */
export function remarksOn(compared: Compared, ...others: readonly Computed[]): Record<CheckColumn, Computed> {
  const { board, here, there, namesFaults } = compared;
  const { fault, note } = saidAt(board, here);
  const wrong = namesFaults ? firstSaid([fault, faultThere(board, there)]) : fault;
  const looked = [...others, note, oppositeSides(compared), bigSwingOn(compared), ...missingTables(compared)];
  return checked(here.cell("check", board), wrong, firstSaid(looked));
}

function faultThere(board: number, there: Place): Computed {
  const { fault } = saidAt(board, there);
  return either(`${fault.formula}=""`, "", joined(atTable(there.sheet), fault));
}

/** One contract by opposite sides is most often a declarer typed for the wrong side. */
function oppositeSides({ board, here, there }: Pick<Compared, "board" | "here" | "there">): Computed {
  const [bid1, bid2, side1, side2] = [
    here.step("bid", board),
    there.step("bid", board),
    here.step("side", board),
    there.step("side", board),
  ];
  return either(`AND(N(${bid1})>0,${bid1}=${bid2},N(${side1})<>0,N(${side1})+N(${side2})=0)`, bothSides);
}

function bigSwingOn({ swing, isAdjusted }: Compared): Computed {
  return either(`AND(ISNUMBER(${swing}),ABS(N(${swing}))>=${BIG_SWING},NOT(${isAdjusted}))`, bigSwing);
}

/** Which of the two tables is missing, once the other has played the whole round. */
function missingTables({ board, here, there, round, isAdjusted, isPlayed }: Compared): Computed[] {
  const tables = [
    [here, there],
    [there, here],
  ] as const;
  return tables.map(([played, waiting]) => {
    const conditions = [
      isPlayed,
      `NOT(${isAdjusted})`,
      `ISNUMBER(${played.step("standing", board)})`,
      `${waiting.step("settled", board)}=0`,
      `SUM(${played.steps.outside.range("settled", ...rowsOf(played, round))})=${round.length}`,
    ];
    return either(`AND(${conditions.join()})`, missing(waiting.sheet));
  });
}

/** The first of some texts that says something. */
function firstSaid(remarks: readonly Computed[]): Computed {
  return remarks.reduceRight((rest, remark) => either(`${remark.formula}<>""`, remark, rest));
}
