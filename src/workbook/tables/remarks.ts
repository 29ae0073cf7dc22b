import { sideOf } from "../../bridge/seat";
import { typedBoardOf } from "../../sessions/reading/type-board";
import { readTypedBoard } from "../../sessions/reading/typed-board";
import type { TableResult } from "../../sessions/results";
import { checked, type CheckColumn } from "../kit/check";
import { computed, either, joined, type Computed } from "../kit/content";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import type { BoardAtTable } from "../working/put-steps";
import { faultSaid, noteSaid } from "../working/remarks";
import { rowsOf, type CommonColumn, type TablePlace } from "./table";

/** From how many IMPs on a board's swing is looked at twice. */
const BIG_SWING = 15;

const { bothSides, bigSwing, missing, atTable } = texts.remarks;

type Place = TablePlace<CommonColumn>;

/** A board at a table, with what happened to it there. */
export interface PlayedAt {
  readonly place: Place;
  readonly result: TableResult | null;
  readonly isCancelled?: boolean;
}

/** A board at two tables that are compared, as the first of them sees it. */
export interface Compared {
  readonly board: number;
  readonly here: PlayedAt;
  readonly there: PlayedAt;
  /** The boards of the round: a table that has not played one of them is missing once the other has played all. */
  readonly round: readonly number[];
  /** Whether each of the round's boards has been played, or is not to be, at this table and at the other. */
  readonly isOver: { readonly here: boolean; readonly there: boolean };
  /** What the board is worth by the scale, and whether the Director has adjusted it: formulas, and now. */
  readonly swing: Computed;
  readonly isAdjusted: { readonly formula: string; readonly holds: boolean };
  /** Whether the round is played at all: an evening may end early. */
  readonly isPlayed: string;
  /** Says of the other table what is wrong there, where that is seen from here. */
  readonly namesFaults: boolean;
}

/** What Check says of a board at a table that is compared with none on its own sheet, and its tone. */
export function remarksAt(board: number, played: PlayedAt): Record<CheckColumn, Computed> {
  const { fault, note } = saidAt(board, played);
  return checked(played.place.cell("check", board), fault, note);
}

/** What is wrong at a table with what was typed for a board, and what is to be looked at. */
export function saidAt(
  board: number,
  { place, result, isCancelled }: PlayedAt
): Readonly<Record<"fault" | "note", Computed>> {
  const read = readTypedBoard(board, typedBoardOf(result, { isCancelled }));
  return {
    fault: computed(place.step("fault", board), faultSaid(read)),
    note: computed(place.step("note", board), noteSaid(read)),
  };
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
  const looked = [...others, note, oppositeSides(compared), swing(compared), ...missingTables(compared)];
  return checked(here.place.cell("check", board), wrong, firstSaid(looked));
}

/** The boards of a table, with what happened to them there, and whether more is wrong than what was typed for a score. */
export interface BoardsAt {
  readonly place: Place;
  readonly boards: readonly (BoardAtTable & { readonly isOtherwiseWrong?: boolean })[];
  /** The range of what is 1 for a board with which something is wrong; that of its steps, if not said. */
  readonly wrong?: string;
}

/** How many boards of all tables are to be looked at, and the first of each table; nothing where all is well. */
export function faultsAt(tables: readonly BoardsAt[]): Computed {
  const { lookAt, boardAt } = texts.remarks;
  const faulty = tables.map(({ place, boards, wrong = place.steps.outside.range("wrong") }) => {
    const found = boards.filter(
      ({ board, result, isCancelled, isOtherwiseWrong = false }) =>
        isOtherwiseWrong || saidAt(board, { place, result, isCancelled }).fault.value !== ""
    );
    const first = computed(`INDEX(${place.list.outside.range("board")},MATCH(1,${wrong},0))`, found[0]?.board ?? "");
    const where = joined(...boardAt(place.sheet, first));
    return {
      wrong,
      count: found.length,
      where: either({ formula: `SUM(${wrong})>0`, holds: found.length > 0 }, where),
    };
  });
  const count = faulty.reduce((sum, table) => sum + table.count, 0);
  const sum = computed(faulty.map(({ wrong }) => `SUM(${wrong})`).join("+"), count);
  const said = joined(...lookAt(computed(`(${sum.formula})`, count)), ...faulty.map(({ where }) => where));
  return either({ formula: `${sum.formula}=0`, holds: count === 0 }, "", said);
}

function faultThere(board: number, there: PlayedAt): Computed {
  const { fault } = saidAt(board, there);
  const named = joined(atTable(there.place.sheet), fault);
  return either({ formula: `${fault.formula}=""`, holds: fault.value === "" }, "", named);
}

/** One contract by opposite sides is most often a declarer typed for the wrong side. */
export function oppositeSides({ board, here, there }: Pick<Compared, "board" | "here" | "there">): Computed {
  const [bid1, bid2, side1, side2] = [
    here.place.step("bid", board),
    there.place.step("bid", board),
    here.place.step("side", board),
    there.place.step("side", board),
  ];
  const formula = `AND(N(${bid1})>0,${bid1}=${bid2},N(${side1})<>0,N(${side1})+N(${side2})=0)`;
  const [bid, otherBid] = [here, there].map(({ result }) =>
    typeof result?.contract === "object" ? result.contract : null
  );
  const [side, otherSide] = [here, there].map(({ result }) => result?.declarer && sideOf(result.declarer));
  const holds =
    bid?.level === otherBid?.level &&
    bid?.strain === otherBid?.strain &&
    Boolean(bid && side && otherSide) &&
    side !== otherSide;
  return said(formula, holds, bothSides);
}

function swing({ swing: { formula, value }, isAdjusted }: Compared): Computed {
  const isBig = typeof value === "number" && Math.abs(value) >= BIG_SWING;
  const big = `AND(ISNUMBER(${formula}),ABS(N(${formula}))>=${BIG_SWING},NOT(${isAdjusted.formula}))`;
  return said(big, isBig && !isAdjusted.holds, bigSwing);
}

/** Which of the two tables is missing, once the other has played the whole round. */
function missingTables({ board, here, there, round, isOver, isAdjusted, isPlayed }: Compared): Computed[] {
  const tables = [
    { played: here, waiting: there, over: isOver.here },
    { played: there, waiting: here, over: isOver.there },
  ];
  return tables.map(({ played, waiting, over }) => {
    const settled = played.place.steps.outside.range("settled", ...rowsOf(played.place, round));
    const conditions = [
      isPlayed,
      `NOT(${isAdjusted.formula})`,
      `ISNUMBER(${played.place.step("standing", board)})`,
      `${waiting.place.step("settled", board)}=0`,
      `SUM(${settled})=${round.length}`,
    ];
    const isWaiting = waiting.result === null && waiting.isCancelled !== true;
    const holds = !isAdjusted.holds && played.result !== null && isWaiting && over;
    return said(`AND(${conditions.join()})`, holds, missing(waiting.place.sheet));
  });
}

/** A text where a condition holds, as a formula and now. */
export function said(condition: string, holds: boolean, text: string): Computed {
  return computed(`IF(${condition},${textLiteral(text)},"")`, holds ? text : "");
}

/** The first of some texts that says something. */
export function firstSaid(remarks: readonly Computed[]): Computed {
  return remarks.reduceRight((rest, remark) =>
    computed(`IF(${remark.formula}<>"",${remark.formula},${rest.formula})`, remark.value || rest.value)
  );
}
