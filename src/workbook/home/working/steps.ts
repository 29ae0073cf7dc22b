import { vulnerabilityOf } from "../../../bridge/vulnerability";
import type { ContractCells, Dialect } from "../../formulas/dialect";
import { cellAddress, columnLetters, onSheet } from "../../reference";
import type { TableColumn, TableLayout } from "../layout";
import { LISTS, PASS } from "./lists";
import { REMARKS } from "./remarks";
import { possiblePoints } from "./score-tables";
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

/** The column of a step on the Working sheet; its row is the board's on the table's sheet. */
export function stepColumn({ table }: TableLayout, step: Step): number {
  return (table - 1) * STEPS.length + STEPS.indexOf(step) + 1;
}

/** The address of a step, on the Working sheet itself. */
export function stepAddress(layout: TableLayout, board: number, step: Step): string {
  return cellAddress(layout.row(board), stepColumn(layout, step));
}

/** Stands for the row in formulas that are the same in each row but for it. */
const ROW = "#";

/** The formulas of the steps of a table: they are written once, and filled in for each board. */
export function stepFormulas(
  layout: TableLayout,
  dialect: Dialect
): (step: ComputedStep, board: number) => string {
  const common = commonFormulas(layout, dialect);
  return (step, board) => {
    const formula = step === "possible" ? possibleFormula(layout, board) : common[step];
    return formula.split(ROW).join(String(layout.row(board)));
  };
}

function possibleFormula(layout: TableLayout, board: number): string {
  const points = stepInAnyRow(layout, "typed");
  const possible = possiblePoints(points, vulnerabilityOf(board));
  return `IF(ISNUMBER(${points}),IF(${possible},1,0),"")`;
}

function stepInAnyRow(layout: TableLayout, step: Step): string {
  return `${columnLetters(stepColumn(layout, step))}${ROW}`;
}

function commonFormulas(
  layout: TableLayout,
  dialect: Dialect
): Record<Exclude<ComputedStep, "possible">, string> {
  const own = (step: Step) => stepInAnyRow(layout, step);
  const typed = (key: TableColumn) =>
    onSheet(layout.sheet, `${columnLetters(layout.column(key))}${ROW}`);
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
  return {
    contract: `${typed("contract")}&""`,
    by: `${typed("by")}&""`,
    result: `${typed("result")}&""`,
    typed: `IF(${typed("points")}="","",${typed("points")})`,
    text: replaced(`UPPER(${replaced(cells.contract, SPELLINGS.contract)})`, [["NT", "N"]]),
    bid:
      `IF(${text}="","",IF(${isOneOf(text, LISTS.passes)},${PASS},IF(LEN(${text})<2,0,` +
      `IFERROR(5*FIND(LEFT(${text},1),"1234567")-5+FIND(MID(${text},2,1),"CDHSN"),0))))`,
    doubling: `IF(${text}="","",IF(MID(${text},3,2)="XX",2,IF(MID(${text},3,1)="X",1,0)))`,
    behind:
      `IF(OR(${bid}="",${bid}=0,${bid}=${PASS}),"",` +
      `${tricksIn(`MID(${text},3+${doubling},9)`, LISTS.signed)})`,
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
    remark: remarkFormula(own),
  };
}

/** The first of the remarks that applies, or nothing. */
function remarkFormula(own: (step: Step) => string): string {
  const [bid, side, expected, points] = [own("bid"), own("side"), own("points"), own("typed")];
  const contracted = `${bid}<>"",${bid}<>${PASS}`;
  const remarks: readonly (readonly [condition: string, text: string])[] = [
    [`OR(${bid}=0,${own("behind")}="?")`, quoted(REMARKS.contract)],
    [`${side}=0`, quoted(REMARKS.declarer)],
    [`${own("beside")}="?"`, quoted(REMARKS.result)],
    [`${own("tricks")}="?"`, quoted(REMARKS.twoResults)],
    [`${own("range")}=1`, quoted(REMARKS.tooMany)],
    [`${own("range")}=-1`, quoted(REMARKS.tooFew)],
    [
      `AND(${side}="",${contracted},OR(${own("tricks")}<>"",${points}<>""))`,
      quoted(REMARKS.noDeclarer),
    ],
    [`AND(${points}="",${expected}<>"")`, `${quoted(REMARKS.noPoints)}&${expected}`],
    [`${points}=""`, '""'],
    [`NOT(ISNUMBER(${points}))`, quoted(REMARKS.noNumber)],
    [`MOD(${points},10)<>0`, quoted(REMARKS.notTen)],
    [`${points}=${expected}`, '""'],
    [`${expected}=""`, `IF(${own("possible")}=1,"",${quoted(REMARKS.impossible)})`],
    [`${points}=-${expected}`, `${quoted(REMARKS.sign)}&${expected}`],
  ];
  return remarks.reduceRight(
    (otherwise, [condition, text]) => `IF(${condition},${text},${otherwise})`,
    `${quoted(REMARKS.contradiction)}&${expected}`
  );
}

function quoted(text: string): string {
  return `"${text}"`;
}
