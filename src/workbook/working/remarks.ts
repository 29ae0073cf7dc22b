import {
  MANY_DOWN,
  TYPED_FAULTS,
  TYPED_NOTES,
  type ReadBoard,
  type TypedFault,
  type TypedNote,
} from "../../sessions/reading/typed-board";
import { firstTrue } from "../kit/formula";
import { texts } from "../texts";
import { numberOf, ownRemarkAt } from "./lists";
import { CANCELLED_BID, PASS, type Step } from "./steps";
import { isWholeNumber } from "./text-formulas";

type CellOf = (step: Step) => string;

/** The last fault of each step but one: a step goes on with what none of those before has found. */
const LAST_OF_STEPS: readonly (readonly [step: Step, last: TypedFault])[] = [
  ["spoiltFault", "pointsInContract"],
  ["unreadFault", "tooFew"],
  ["missingFault", "noNumber"],
  ["fault", "cancelledPoints"],
];

/** The steps that say what is wrong with what was typed for a board, or else what is to be looked at. */
export function faultFormulas(cell: CellOf) {
  const [fault, points] = [cell("fault"), cell("points")];
  const conditions = faultConditions(cell);
  const faultUpTo = (step: Step): string => {
    const index = LAST_OF_STEPS.findIndex(([each]) => each === step);
    const upTo = (at: number) => TYPED_FAULTS.findIndex((each) => each === LAST_OF_STEPS[at]?.[1]) + 1;
    const [stepBefore = "spoilt"] = LAST_OF_STEPS[index - 1] ?? [];
    const cases = TYPED_FAULTS.slice(upTo(index - 1), upTo(index)).map(
      (each) => [conditions[each], String(numberOf(each))] as const
    );
    return firstTrue([[`${cell(stepBefore)}>0`, cell(stepBefore)], ...cases], "0");
  };
  const withPoints = TYPED_FAULTS.filter(givesPoints).map((each) => `${fault}=${numberOf(each)}`);
  const notes = noteConditions(cell);
  return {
    spoiltFault: faultUpTo("spoiltFault"),
    unreadFault: faultUpTo("unreadFault"),
    missingFault: faultUpTo("missingFault"),
    fault: faultUpTo("fault"),
    note: firstTrue(
      [[`${fault}>0`, "0"], ...TYPED_NOTES.map((note) => [notes[note], String(numberOf(note))] as const)],
      "0"
    ),
    said: `IF(${fault}=0,"",${ownRemarkAt(fault)}&IF(OR(${withPoints.join()}),${points},""))`,
    wrong: `IF(${fault}=0,0,1)`,
  };
}

/** The remark on the fault of a board that has been read; "" where it has none. */
export function faultSaid({ fault, expected }: ReadBoard): string {
  if (fault === null) return "";
  const said = texts.remarks.faults[fault];
  return givesPoints(fault) ? `${said}${expected}` : said;
}

/** Whether the text goes on with the contract's points. */
function givesPoints(fault: TypedFault): boolean {
  return fault === "sign" || fault === "contradiction";
}

/** When each fault applies of which none before does: as sessions/reading/typed-board.ts has them. */
function faultConditions(cell: CellOf): Readonly<Record<TypedFault, string>> {
  const [bid, level, tricks, text] = [cell("bid"), cell("level"), cell("tricks"), cell("text")];
  const [number, points, standing] = [cell("number"), cell("points"), cell("standing")];
  const [side, range] = [cell("side"), cell("range")];
  const typed = (["contract", "by", "result", "doubled", "typed"] as const).map(cell);
  // Cells hold no blanks any more.
  const [all, alone] = [`" "&${typed.join('&"  "&')}&" "`, '" = "'];
  const others = (["by", "result", "doubled"] as const).map(cell);
  return {
    equalsSign: `ISNUMBER(FIND(" =",SUBSTITUTE(${all},${alone},"")))`,
    pointsInContract: `AND(${bid}=0,${isWholeNumber(cell("contract"), 10)})`,
    combinedContract: `AND(${bid}=0,LEN(${text})>2,MID(${text},2,2)<>"SA",ISNUMBER(FIND(LEFT(${text}),"1234567")+FIND(MID(${text},2,1),"CDHSN")))`,
    contract: `${bid}=0`,
    declarer: `${side}=0`,
    doubled: `${cell("doubling")}="?"`,
    result: `${tricks}="?"`,
    unsigned: `${tricks}="+"`,
    tooMany: `${range}=1`,
    tooFew: `${range}=-1`,
    noContract: `AND(${bid}="",${number}="",${others.join("&")}<>"")`,
    noDeclarer: `AND(${level}<>"",${side}="")`,
    noResult: `AND(${level}<>"",${tricks}="",${number}="")`,
    noNumber: `${number}="?"`,
    notTen: `MOD(N(${number}),10)<>0`,
    impossible: `OR(AND(ISNUMBER(${number}),${standing}=""),AND(${points}="",${cell("possible")}=0))`,
    sign: `AND(N(${points})<>0,N(${points})+N(${standing})=0)`,
    contradiction: `AND(${points}<>"",${standing}<>${points})`,
    cancelledPoints: `AND(${bid}=${CANCELLED_BID},${number}<>"")`,
  };
}

/** When each note applies, where nothing is wrong. */
function noteConditions(cell: CellOf): Readonly<Record<TypedNote, string>> {
  const [bid, by, result] = [cell("bid"), cell("by"), cell("result")];
  return {
    leftOver: `OR(AND(N(${bid})>${PASS},${by}&${result}&${cell("doubled")}<>""),AND(N(${bid})=${PASS},${by}<>""))`,
    sevenDown: `AND(${cell("points")}<>"",N(${cell("tricks")})<=-${MANY_DOWN})`,
  };
}
