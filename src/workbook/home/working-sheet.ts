import { STRAINS, type Bid, type Doubling } from "../../bridge/contract";
import { madeScore, overtrickScore, penalty } from "../../bridge/contract-score";
import { sideOf } from "../../bridge/seat";
import { isVulnerable, vulnerabilityOf } from "../../bridge/vulnerability";
import { printContract } from "../../bridge/contract";
import type { TableResult } from "../../sessions/results";
import type { ContractCells, Dialect } from "../formulas/dialect";
import { newGrid, type Grid } from "../grid";
import type { Area, CellValue, Sheet } from "../model";
import { areaAddress, cellAddress, onSheet, textLiteral } from "../reference";
import type { TableLayout } from "./layout";

/** The hidden sheet on which what was typed for a board is taken apart, and scores are looked up. */
export const WORKING = "Working";

/** Steps from a typed contract, declarer and result to N-S points, a column each. */
const STEPS = [
  "text",
  "bid",
  "doubling",
  "behind",
  "beside",
  "tricks",
  "side",
  "vulnerable",
  "points",
] as const;
type Step = (typeof STEPS)[number];

/** The number that stands for a pass-out where a bid has 1 (1C) to 35 (7NT). */
const PASS = 36;
const DOUBLINGS: readonly Doubling[] = [0, 1, 2];
const PASSES = ";PASS;PASSED;PASSEDOUT;ALLPASS;P;AP;";
const SIGNED = `;=;${Array.from({ length: 14 }, (_, n) => `+${n};-${n};`).join("")}`;
const UNSIGNED = SIGNED + Array.from({ length: 14 }, (_, n) => `${n};`).join("");

const TABLES_COLUMN = 2 * STEPS.length + 2;
const ALL_BIDS: readonly Bid[] = Array.from({ length: 7 }, (_, i) => i + 1).flatMap((level) =>
  STRAINS.flatMap((strain) => DOUBLINGS.map((doubling) => ({ level, strain, doubling })))
);

/** The score tables' addresses, for the built-in dialect. */
export function scoreTables(): { made: string; overtrick: string; penalty: string } {
  const area = (left: number, right: number, rows: number): string => {
    const place: Area = {
      top: 2,
      left: TABLES_COLUMN + left,
      bottom: 1 + rows,
      right: TABLES_COLUMN + right,
    };
    return onSheet(WORKING, areaAddress(place));
  };
  return {
    made: area(1, 2, ALL_BIDS.length),
    overtrick: area(3, 4, ALL_BIDS.length),
    penalty: area(7, 12, 13),
  };
}

/** Address of the points that a board's contract gives; that cell is blank where it gives none. */
export function contractPointsCell(layout: TableLayout, board: number): string {
  return onSheet(WORKING, stepAddress(layout, board, "points"));
}

/** The Working sheet. */
export function workingSheet(
  tables: readonly TableLayout[],
  boards: readonly number[],
  find: (layout: TableLayout, board: number) => TableResult | undefined,
  dialect: Dialect
): Sheet {
  const grid = newGrid(WORKING, []);
  for (const layout of tables) {
    STEPS.forEach((step) => grid.put(1, stepColumn(layout, step), `Table ${layout.table} ${step}`));
    for (const board of boards) {
      const formulas = stepFormulas(layout, board, dialect);
      const values = stepValues(board, find(layout, board));
      for (const step of STEPS)
        grid.put(layout.row(board), stepColumn(layout, step), {
          formula: formulas[step],
          value: values[step],
        });
    }
  }
  putScoreTables(grid);
  return grid.finish({ hidden: true });
}

function stepColumn({ table }: TableLayout, step: Step): number {
  return (table - 1) * STEPS.length + STEPS.indexOf(step) + 1;
}

function stepAddress(layout: TableLayout, board: number, step: Step): string {
  return cellAddress(layout.row(board), stepColumn(layout, step));
}

function stepFormulas(layout: TableLayout, board: number, dialect: Dialect): Record<Step, string> {
  const own = (step: Step) => stepAddress(layout, board, step);
  const typed = (key: "contract" | "by" | "result" | "vulnerability") =>
    onSheet(layout.sheet, cellAddress(layout.row(board), layout.column(key)));
  const [text, bid, doubling] = [own("text"), own("bid"), own("doubling")];
  const [behind, beside, tricks] = [own("behind"), own("beside"), own("tricks")];
  const [side, vulnerable] = [own("side"), own("vulnerable")];
  const cells: ContractCells = {
    contract: typed("contract"),
    by: typed("by"),
    vulnerability: typed("vulnerability"),
    result: typed("result"),
    ...{ bid, doubling, tricks, side, vulnerable },
  };
  const level = `INT((${bid}+4)/5)`;
  const seat = `TRIM(UPPER(${cells.by}))`;
  const sideVulnerable = `IF(${side}=1,"N-S","E-W")`;
  return {
    text: replaced(`UPPER(${replaced(cells.contract, CONTRACT_SPELLINGS)})`, [["NT", "N"]]),
    bid:
      `IF(${text}="","",IF(${isOneOf(text, PASSES)},${PASS},IF(LEN(${text})<2,0,` +
      `IFERROR(5*FIND(LEFT(${text},1),"1234567")-5+FIND(MID(${text},2,1),"CDHSN"),0))))`,
    doubling: `IF(${text}="","",IF(MID(${text},3,2)="XX",2,IF(MID(${text},3,1)="X",1,0)))`,
    behind:
      `IF(OR(${bid}="",${bid}=0,${bid}=${PASS}),"",` +
      `${tricksIn(`MID(${text},3+${doubling},9)`, SIGNED)})`,
    beside: tricksIn(replaced(cells.result, MINUS_AND_SPACES), UNSIGNED),
    tricks:
      `IF(OR(${behind}="?",${beside}="?"),"?",IF(${behind}="",${beside},` +
      `IF(OR(${beside}="",${beside}=${behind}),${behind},"?")))`,
    side:
      `IF(${seat}="","",IF(${isOneOf(seat, ";N;S;NORTH;SOUTH;")},1,` +
      `IF(${isOneOf(seat, ";E;W;EAST;WEST;")},-1,0)))`,
    vulnerable:
      `IF(${side}="","",IF(OR(${cells.vulnerability}="Both",` +
      `${cells.vulnerability}=${sideVulnerable}),1,0))`,
    points:
      `IF(${bid}=${PASS},0,IF(OR(${bid}="",${bid}=0,${side}="",${side}=0,` +
      `NOT(ISNUMBER(${tricks}))),"",IF(OR(${tricks}>7-${level},${tricks}<-6-${level}),"",` +
      `${dialect.contractPoints(cells)})))`,
  };
}

const MINUS_AND_SPACES: readonly (readonly [string, string])[] = [
  [" ", ""],
  ["\u00A0", ""],
  ["−", "-"],
  ["–", "-"],
];

const CONTRACT_SPELLINGS: readonly (readonly [string, string])[] = [
  ...MINUS_AND_SPACES,
  ["\uFE0F", ""],
  ["♣", "C"],
  ["♦", "D"],
  ["♥", "H"],
  ["♠", "S"],
  ["*", "X"],
];

function replaced(text: string, spellings: readonly (readonly [string, string])[]): string {
  return spellings.reduce(
    (formula, [from, to]) => `SUBSTITUTE(${formula},${textLiteral(from)},${textLiteral(to)})`,
    text
  );
}

/** Whether a text is in a list that has its separator before and behind each entry. */
function isOneOf(text: string, list: string): string {
  return `ISNUMBER(FIND(";"&${text}&";",${textLiteral(list)}))`;
}

/** The tricks that a text says, "" for no text, "?" for one that says none. */
function tricksIn(text: string, list: string): string {
  const digits = `SUBSTITUTE(SUBSTITUTE(${text},"=","0"),"+","")`;
  return `IF(${text}="","",IF(${isOneOf(text, list)},IFERROR(VALUE(${digits}),"?"),"?"))`;
}

/** What the formulas give for a result that has been checked, or for none. */
function stepValues(board: number, result: TableResult | undefined): Record<Step, CellValue> {
  const { contract = null, declarer = null, result: tricks = null } = result ?? {};
  const side = declarer === null ? "" : sideOf(declarer) === "N-S" ? 1 : -1;
  const vulnerable =
    declarer === null ? "" : isVulnerable(vulnerabilityOf(board), declarer) ? 1 : 0;
  const written = { behind: "", beside: tricks ?? "", tricks: tricks ?? "", side, vulnerable };
  if (contract === null) return { text: "", bid: "", doubling: "", ...written, points: "" };
  if (contract === "Pass") return { text: "PASS", bid: PASS, doubling: 0, ...written, points: 0 };
  const text = printContract(contract).replace("NT", "N");
  const bid = 5 * (contract.level - 1) + STRAINS.indexOf(contract.strain) + 1;
  const points = result?.expected ?? "";
  return { text, bid, doubling: contract.doubling, ...written, points };
}

function putScoreTables(grid: Grid): void {
  const headings = ["Contract", "Made", "Made, vul.", "Overtrick", "Overtrick, vul.", "", "Down"];
  headings.forEach((heading, i) => heading && grid.put(1, TABLES_COLUMN + i, heading));
  ALL_BIDS.forEach((bid, i) => {
    const row = [
      printContract(bid),
      madeScore(bid, false),
      madeScore(bid, true),
      overtrickScore(bid, false),
      overtrickScore(bid, true),
    ];
    row.forEach((value, column) => grid.put(i + 2, TABLES_COLUMN + column, value));
  });
  for (let down = 1; down <= 13; down++) {
    const points = [false, true].flatMap((vulnerable) =>
      DOUBLINGS.map((doubling) => penalty(down, doubling, vulnerable))
    );
    [down, ...points].forEach((value, i) => grid.put(down + 1, TABLES_COLUMN + 6 + i, value));
  }
}
