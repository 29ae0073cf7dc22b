import {
  MANY_DOWN,
  TYPED_FAULTS,
  TYPED_NOTES,
  type ReadBoard,
  type TypedFault,
  type TypedNote,
} from "../../sessions/reading/typed-board";
import { firstThat } from "../kit/formula";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { noBid } from "./step-formulas";
import { CANCELLED_BID, type Step } from "./steps";
import { isWholeNumber, replaced, SPELLINGS, withoutSign } from "./text-formulas";

type CellOf = (step: Step) => string;

const { faults, notes, spoilt } = texts.remarks;

/** The first of what is wrong with what was typed for a board, or nothing. @param cell gives the cell of a step. */
export function faultFormula(cell: CellOf): string {
  const conditions = faultConditions(cell);
  const cases = TYPED_FAULTS.map((fault) => [conditions[fault], textOf(fault, cell("points"))] as const);
  const spoiltCases = ([1, 2] as const).map((how) => [`${cell("spoilt")}=${how}`, textLiteral(spoilt[how])] as const);
  return firstThat([...spoiltCases, ...cases], '""');
}

/** The first of what had better be looked at, where nothing is wrong. */
export function noteFormula(cell: CellOf): string {
  const conditions = noteConditions(cell);
  const cases = TYPED_NOTES.map((note) => [conditions[note], textLiteral(notes[note])] as const);
  return firstThat([[`${cell("fault")}<>""`, '""'], ...cases], '""');
}

/** What is wrong with what was typed for a board that has been read; nothing where it is sound. */
export function faultSaid({ fault, expected }: ReadBoard): string {
  if (fault === null) return "";
  return givesPoints(fault) ? `${faults[fault]}${expected}` : faults[fault];
}

function textOf(fault: TypedFault, points: string): string {
  return givesPoints(fault) ? `${textLiteral(faults[fault])}&${points}` : textLiteral(faults[fault]);
}

/** Whether the text goes on with the contract's points. */
function givesPoints(fault: TypedFault): boolean {
  return fault === "sign" || fault === "contradiction";
}

/** When each fault applies: as sessions/reading/typed-board.ts has them. */
function faultConditions(cell: CellOf): Readonly<Record<TypedFault, string>> {
  const [bid, text, behind, beside] = [cell("bid"), cell("text"), cell("behind"), cell("beside")];
  const [side, typedSide, doubling, marked] = [cell("side"), cell("typedSide"), cell("doubling"), cell("marked")];
  const [number, points, standing] = [cell("number"), cell("points"), cell("standing")];
  const typed = (["contract", "by", "result", "doubled", "typed"] as const).map((step) => `TRIM(${cell(step)})`);
  const startsWithEquals = typed.map((typedText) => `AND(LEFT(${typedText},1)="=",LEN(${typedText})>1)`);
  const isContradicted = `${points}<>"",${standing}<>${points}`;
  return {
    equalsSign: `OR(${startsWithEquals.join()})`,
    pointsInContract: `AND(${bid}=0,LEN(${withoutSign(text)})>1,${isWholeNumber(withoutSign(text))})`,
    contract: `OR(${bid}=0,${behind}="?")`,
    declarer: `${typedSide}=0`,
    doubled: `${marked}="?"`,
    result: `${beside}="?"`,
    unsigned: `${beside}="+"`,
    twoDeclarers: `${side}=0`,
    twoDoublings: `${doubling}="?"`,
    twoResults: `${cell("tricks")}="?"`,
    tooMany: `${cell("range")}=1`,
    tooFew: `${cell("range")}=-1`,
    noContract: `AND(${bid}="",${number}="",OR(${typedSide}<>"",${beside}<>"",${marked}<>""))`,
    noDeclarer: `AND(NOT(${noBid(bid)}),${side}="")`,
    noResult: `AND(NOT(${noBid(bid)}),${cell("tricks")}="",${number}="")`,
    noNumber: `${number}="?"`,
    notTen: `IF(ISNUMBER(${standing}),MOD(${standing},10)<>0,FALSE)`,
    impossible: `AND(${points}="",${cell("possible")}=0)`,
    sign: `IF(AND(${isContradicted}),${standing}=0-${points},FALSE)`,
    contradiction: `AND(${isContradicted})`,
    cancelledPoints: `AND(${bid}=${CANCELLED_BID},${number}<>"")`,
  };
}

/** When each note applies, where nothing is wrong. */
function noteConditions(cell: CellOf): Readonly<Record<TypedNote, string>> {
  const [bid, doubled, resultText] = [cell("bid"), cell("doubled"), cell("resultText")];
  const together = `OR(N(${cell("written")})>0,${cell("seat")}<>"",${cell("behind")}<>"")`;
  return {
    splitContract: `AND(NOT(${noBid(bid)}),${together})`,
    writeNt: `AND(NOT(${noBid(bid)}),MID(${replaced(cell("contract"), SPELLINGS.number)},2,2)="SA")`,
    writeR: `AND(${cell("marked")}=2,OR(ISNUMBER(SEARCH("X",${doubled})),ISNUMBER(FIND("*",${doubled}))))`,
    tenDown: `AND(LEN(${resultText})=3,LEFT(${resultText},2)="-1")`,
    sevenDown: `AND(${cell("points")}<>"",ISNUMBER(${cell("tricks")}),N(${cell("tricks")})<=-${MANY_DOWN})`,
  };
}
