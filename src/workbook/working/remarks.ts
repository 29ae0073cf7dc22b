import { LEVELS, type Contract } from "../../bridge/contract";
import { plainNumber } from "../../bridge/plain-number";
import { printResult } from "../../bridge/result";
import {
  MANY_DOWN,
  TYPED_FAULTS,
  TYPED_NOTES,
  type CellText,
  type ReadBoard,
  type TypedFault,
  type TypedNote,
} from "../../sessions/reading/typed-board";
import { computed, joined, type Computed } from "../kit/content";
import { textLiteral } from "../reference";
import { firstThat } from "../kit/formula";
import { texts } from "../texts";
import { numberOf, ownRemarkAt } from "./lists";
import { CANCELLED_BID, PASS, type Step } from "./steps";
import { isWholeNumber } from "./text-formulas";

/** The tricks that no level counts, and those above them. */
const [BOOK, MOST_LEVEL] = [6, LEVELS.length];

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
    return firstThat([[`${cell(stepBefore)}>0`, cell(stepBefore)], ...cases], "0");
  };
  const withPoints = TYPED_FAULTS.filter(givesPoints).map((each) => `${fault}=${numberOf(each)}`);
  const notes = noteConditions(cell);
  const unsigned = `IF(${fault}=${numberOf("unsigned")},${signsFormula(cell)},"")`;
  return {
    spoiltFault: faultUpTo("spoiltFault"),
    unreadFault: faultUpTo("unreadFault"),
    missingFault: faultUpTo("missingFault"),
    fault: faultUpTo("fault"),
    note: firstThat(
      [[`${fault}>0`, "0"], ...TYPED_NOTES.map((note) => [notes[note], String(numberOf(note))] as const)],
      "0"
    ),
    said: `IF(${fault}=0,"",${ownRemarkAt(fault)}&IF(OR(${withPoints.join()}),${points},${unsigned}))`,
    wrong: `IF(${fault}=0,0,1)`,
  };
}

/** What is wrong with what was typed for a board that has been read, its result among it; nothing where it is sound. */
export function faultSaid({ fault, expected, contract }: ReadBoard, result: CellText): string {
  if (fault === null) return "";
  const said = texts.remarks.faults[fault];
  if (fault === "unsigned") return said + signsOf(contract, Number(plainNumber(String(result))));
  return givesPoints(fault) ? `${said}${expected}` : said;
}

/**
 * What a result without a sign may mean of what the contract can have: the tricks made, by their number above six or by all 13, or else
 * overtricks, or tricks down.
 */
function signsOf(contract: Contract | null, number: number): string {
  const { signs, sign, anySign } = texts.remarks;
  const level = contract === null || contract === "Pass" ? null : contract.level;
  const isOver = number <= MOST_LEVEL - (level ?? 1);
  if (level === null && !isOver) return anySign;
  if (level === null || number < level)
    return (isOver ? signs(`+${number}`, `-${number}`) : sign(`-${number}`)).join("");
  const made = printResult(number - level - (number > MOST_LEVEL ? BOOK : 0));
  return (isOver ? signs(made, `+${number}`) : sign(made)).join("");
}

/** The same as a formula. */
function signsFormula(cell: CellOf): string {
  const { signs, sign, anySign } = texts.remarks;
  const [result, meant, level] = [cell("result"), cell("meant"), cell("level")];
  const [plus, minus] = [computed(`"+"&${result}`), computed(`"-"&${result}`)];
  const made = computed(`IF(${meant}=0,"=",IF(${meant}>0,"+","")&${meant})`);
  const isOver = `VALUE(${result})<=${MOST_LEVEL}-MAX(1,N(${level}))`;
  const one = (meaning: Computed) => joined(...sign(meaning)).formula;
  const either = (first: Computed, second: Computed, otherwise: string) =>
    `IF(${isOver},${joined(...signs(first, second)).formula},${otherwise})`;
  const down = `IF(${level}="",${textLiteral(anySign)},${one(minus)})`;
  return `IF(${meant}="",${either(plus, minus, down)},${either(made, plus, one(made))})`;
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
