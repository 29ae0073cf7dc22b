import { vulnerabilityOf } from "../../bridge/vulnerability";
import type { ContractCells, Dialect } from "../dialect";
import { firstThat, unlessBlank } from "../kit/formula";
import { columnLetters } from "../reference";
import { remarkFormula } from "./remarks";
import { possiblePoints } from "./score-tables";
import { PASS, type Step, type StepSource, type TypedCells } from "./steps";
import { isOneOf, replaced, SPELLINGS, tricksIn, WORDS } from "./text-formulas";

/** The steps that are formulas. */
export type ComputedStep = Exclude<Step, "vulnerability">;

/** Stands in the step "typed" where both the plus and the minus column have a score. */
const BOTH = "both";

/** Stands for the row in formulas that are the same in each row but for it. */
const ROW = "#";

/** The formulas of the steps of a table: they are written once, and filled in for each board. */
export function stepFormulas(
  source: StepSource,
  dialect: Dialect
): (step: ComputedStep, board: number, row: number) => string {
  const common = commonFormulas(source, dialect);
  return (step, board, row) => {
    const formula = step === "possible" ? possibleFormula(source, board) : common[step];
    return formula.split(ROW).join(String(source.steps.row(row)));
  };
}

function possibleFormula(source: StepSource, board: number): string {
  const points = stepInAnyRow(source, "typed");
  const possible = possiblePoints(points, vulnerabilityOf(board));
  return `IF(ISNUMBER(${points}),IF(${possible},1,0),"")`;
}

function stepInAnyRow({ steps }: StepSource, step: Step): string {
  return `${columnLetters(steps.column(step))}${ROW}`;
}

function commonFormulas(source: StepSource, dialect: Dialect): Record<Exclude<ComputedStep, "possible">, string> {
  const cell = (step: Step) => stepInAnyRow(source, step);
  const typed = source.typed(ROW);
  const cells: ContractCells = {
    contract: cell("contract"),
    by: cell("by"),
    vulnerability: cell("vulnerability"),
    result: cell("result"),
    bid: cell("bid"),
    doubling: cell("doubling"),
    tricks: cell("tricks"),
    side: cell("side"),
    vulnerable: cell("vulnerable"),
  };
  const { vulnerability, bid, doubling, tricks, side } = cells;
  const [text, behind, beside, range] = [cell("text"), cell("behind"), cell("beside"), cell("range")];
  const level = `INT((${bid}+4)/5)`;
  const seat = `TRIM(UPPER(${cells.by}))`;
  const sideVulnerable = `IF(${side}=1,"N-S","E-W")`;
  const noBid = `${bid}="",${bid}=0,${bid}=${PASS}`;
  const strainOfLevel = `5*FIND(LEFT(${text},1),"1234567")-5+FIND(MID(${text},2,1),"CDHSN")`;
  const ofThirteen = firstThat(
    [
      [`${bid}=${PASS}`, "0"],
      [`${tricks}>7-${level}`, "1"],
      [`${tricks}<-6-${level}`, "-1"],
    ],
    "0"
  );
  return {
    contract: `${typed.contract}&""`,
    by: `${typed.by}&""`,
    result: typed.result ? `${typed.result}&""` : `IF(OR(${noBid},${behind}<>""),"","=")`,
    typed: standing(typed.points),
    text: replaced(`UPPER(${replaced(cells.contract, SPELLINGS.contract)})`, [["NT", "N"]]),
    bid: firstThat(
      [
        [`${text}=""`, '""'],
        [isOneOf(text, WORDS.passes), String(PASS)],
        [`LEN(${text})<2`, "0"],
      ],
      `IFERROR(${strainOfLevel},0)`
    ),
    doubling: firstThat(
      [
        [`${text}=""`, '""'],
        [`MID(${text},3,2)="XX"`, "2"],
        [`MID(${text},3,1)="X"`, "1"],
      ],
      "0"
    ),
    behind: `IF(OR(${noBid}),"",${tricksIn(`MID(${text},3+${doubling},9)`, WORDS.signed)})`,
    beside: tricksIn(replaced(cells.result, SPELLINGS.number), WORDS.unsigned),
    tricks: firstThat(
      [
        [`OR(${behind}="?",${beside}="?")`, '"?"'],
        [`${behind}=""`, beside],
        [`OR(${beside}="",${beside}=${behind})`, behind],
      ],
      '"?"'
    ),
    range: `IF(AND(ISNUMBER(${bid}),ISNUMBER(${tricks})),${ofThirteen},"")`,
    side: firstThat(
      [
        [`${seat}=""`, '""'],
        [isOneOf(seat, WORDS.northSouth), "1"],
        [isOneOf(seat, WORDS.eastWest), "-1"],
      ],
      "0"
    ),
    vulnerable: unlessBlank(side, `IF(OR(${vulnerability}="Both",${vulnerability}=${sideVulnerable}),1,0)`),
    points: firstThat(
      [
        [`${bid}=${PASS}`, "0"],
        [`OR(${bid}="",${bid}=0,${range}="",${side}="")`, '""'],
        [`OR(${range}<>0,${side}=0)`, '""'],
      ],
      dialect.contractPoints(cells)
    ),
    remark: remarkFormula(cell, typeof typed.points === "string" ? null : `"${BOTH}"`),
  };
}

/** The points that stand for a board: "" for none, or whatever was typed that is no number. */
function standing(points: TypedCells["points"]): string {
  if (typeof points === "string") return unlessBlank(points);
  const { plus, minus } = points;
  return firstThat(
    [
      [`AND(${plus}="",${minus}="")`, '""'],
      [`COUNT(${plus},${minus})=0`, `${plus}&${minus}`],
      [`AND(N(${plus})<>0,N(${minus})<>0)`, `"${BOTH}"`],
    ],
    // A minus sign in the minus column is the same again.
    `N(${plus})-ABS(N(${minus}))`
  );
}
