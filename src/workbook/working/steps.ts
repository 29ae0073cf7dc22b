import { vulnerabilityOf } from "../../bridge/vulnerability";
import type { ContractCells, Dialect } from "../formulas/dialect";
import { cellAddress, columnLetters } from "../reference";
import { LISTS, PASS } from "./lists";
import { remarkFormula } from "./remarks";
import { AFTER_SCORES, possiblePoints } from "./score-tables";
import { isOneOf, replaced, SPELLINGS, tricksIn } from "./text-formulas";

/** The hidden sheet on which what was typed for a board is taken apart, and scores are looked up. */
export const WORKING = "Working";

/** The steps from what was typed for a board at a table to its points and remark, a column each. */
export const STEPS = [
  /** What was typed, copied to this sheet: formulas within one sheet can be stored once a column. */
  "contract",
  "by",
  "result",
  /** The points that stand for the board: typed, or else the contract's. */
  "typed",
  /** The board's vulnerability, which no formula changes. */
  "vulnerability",
  /** The contract in capitals without its spelling's freedoms: "4HX", "3N-1". */
  "text",
  /** 1 (1C) to 35 (7NT), 36 a pass-out, 0 unknown. */
  "bid",
  "doubling",
  /** The result written behind the contract; "?" for one that is none. */
  "behind",
  /** The result in its own cell; "?" for one that is none. */
  "beside",
  /** The result of both; "?" where they differ. */
  "tricks",
  /** 1 more than 13 tricks, -1 fewer than none, 0 possible. */
  "range",
  /** 1 declarer North or South, -1 East or West, 0 unknown. */
  "side",
  "vulnerable",
  /** N-S points of the contract. */
  "points",
  /** Whether any contract gives the points that stand for the board; blank where there are none. */
  "possible",
  /** What is wrong with what was typed. */
  "remark",
] as const;
export type Step = (typeof STEPS)[number];

/** The steps that are formulas. */
export type ComputedStep = Exclude<Step, "vulnerability">;

/** Where what is typed for a table's boards stands: what its steps start from. */
export interface StepSource {
  /** Which table of the workbook it is, from 0: its steps stand right of the earlier ones'. */
  readonly index: number;
  /** Heads the steps' columns. */
  readonly label: string;
  /** The row of a board, on the table's sheet and here. */
  readonly row: (board: number) => number;
  /** The cells of a row, on the table's sheet; the row is given as text. */
  readonly typed: (row: string) => TypedCells;
}

/** What is typed for a board at a table. */
export interface TypedCells {
  readonly contract: string;
  readonly by: string;
  /** Null where the result is written behind the contract, which is made exactly without one. */
  readonly result: string | null;
  /** N-S points in one cell, or plus and minus in two. */
  readonly points: string | { readonly plus: string; readonly minus: string };
}

/** Stands in the step "typed" where both the plus and the minus column have a score. */
const BOTH = "both";

/** The column of a step on the Working sheet. */
export function stepColumn({ index }: Pick<StepSource, "index">, step: Step): number {
  return AFTER_SCORES + index * STEPS.length + STEPS.indexOf(step);
}

/** The first column right of the steps of so many tables. */
export function afterSteps(tables: number): number {
  return stepColumn({ index: tables }, STEPS[0]) + 1;
}

/** The address of a step, on the Working sheet itself. */
export function stepAddress(source: StepSource, board: number, step: Step): string {
  return cellAddress(source.row(board), stepColumn(source, step));
}

/** Stands for the row in formulas that are the same in each row but for it. */
const ROW = "#";

/** The formulas of the steps of a table: they are written once, and filled in for each board. */
export function stepFormulas(
  source: StepSource,
  dialect: Dialect
): (step: ComputedStep, board: number) => string {
  const common = commonFormulas(source, dialect);
  return (step, board) => {
    const formula = step === "possible" ? possibleFormula(source, board) : common[step];
    return formula.split(ROW).join(String(source.row(board)));
  };
}

function possibleFormula(source: StepSource, board: number): string {
  const points = stepInAnyRow(source, "typed");
  const possible = possiblePoints(points, vulnerabilityOf(board));
  return `IF(ISNUMBER(${points}),IF(${possible},1,0),"")`;
}

function stepInAnyRow(source: StepSource, step: Step): string {
  return `${columnLetters(stepColumn(source, step))}${ROW}`;
}

function commonFormulas(
  source: StepSource,
  dialect: Dialect
): Record<Exclude<ComputedStep, "possible">, string> {
  const own = (step: Step) => stepInAnyRow(source, step);
  const typed = source.typed(ROW);
  const cells: ContractCells = {
    contract: own("contract"),
    by: own("by"),
    vulnerability: own("vulnerability"),
    result: own("result"),
    bid: own("bid"),
    doubling: own("doubling"),
    tricks: own("tricks"),
    side: own("side"),
    vulnerable: own("vulnerable"),
  };
  const { bid, doubling, tricks, side } = cells;
  const [text, behind, beside, range] = [own("text"), own("behind"), own("beside"), own("range")];
  const level = `INT((${bid}+4)/5)`;
  const seat = `TRIM(UPPER(${cells.by}))`;
  const sideVulnerable = `IF(${side}=1,"N-S","E-W")`;
  const noBid = `${bid}="",${bid}=0,${bid}=${PASS}`;
  return {
    contract: `${typed.contract}&""`,
    by: `${typed.by}&""`,
    result: typed.result ? `${typed.result}&""` : `IF(OR(${noBid},${behind}<>""),"","=")`,
    typed: standing(typed.points),
    text: replaced(`UPPER(${replaced(cells.contract, SPELLINGS.contract)})`, [["NT", "N"]]),
    bid:
      `IF(${text}="","",IF(${isOneOf(text, LISTS.passes)},${PASS},IF(LEN(${text})<2,0,` +
      `IFERROR(5*FIND(LEFT(${text},1),"1234567")-5+FIND(MID(${text},2,1),"CDHSN"),0))))`,
    doubling: `IF(${text}="","",IF(MID(${text},3,2)="XX",2,IF(MID(${text},3,1)="X",1,0)))`,
    behind: `IF(OR(${noBid}),"",${tricksIn(`MID(${text},3+${doubling},9)`, LISTS.signed)})`,
    beside: tricksIn(replaced(cells.result, SPELLINGS.number), LISTS.unsigned),
    tricks:
      `IF(OR(${behind}="?",${beside}="?"),"?",IF(${behind}="",${beside},` +
      `IF(OR(${beside}="",${beside}=${behind}),${behind},"?")))`,
    range:
      `IF(AND(ISNUMBER(${bid}),ISNUMBER(${tricks})),IF(${bid}=${PASS},0,` +
      `IF(${tricks}>7-${level},1,IF(${tricks}<-6-${level},-1,0))),"")`,
    side:
      `IF(${seat}="","",IF(${isOneOf(seat, LISTS.northSouth)},1,` +
      `IF(${isOneOf(seat, LISTS.eastWest)},-1,0)))`,
    vulnerable:
      `IF(${side}="","",IF(OR(${cells.vulnerability}="Both",` +
      `${cells.vulnerability}=${sideVulnerable}),1,0))`,
    points:
      `IF(${bid}=${PASS},0,IF(OR(${bid}="",${bid}=0,${range}="",${side}=""),"",` +
      `IF(OR(${range}<>0,${side}=0),"",${dialect.contractPoints(cells)})))`,
    remark: remarkFormula(own, typeof typed.points === "string" ? null : `"${BOTH}"`),
  };
}

/** The points that stand for a board: "" for none, or whatever was typed that is no number. */
function standing(points: TypedCells["points"]): string {
  if (typeof points === "string") return `IF(${points}="","",${points})`;
  const { plus, minus } = points;
  return (
    `IF(AND(${plus}="",${minus}=""),"",IF(COUNT(${plus},${minus})=0,${plus}&${minus},` +
    // A minus sign in the minus column is the same again.
    `IF(AND(N(${plus})<>0,N(${minus})<>0),"${BOTH}",N(${plus})-ABS(N(${minus})))))`
  );
}
