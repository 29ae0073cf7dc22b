import { vulnerabilityOf } from "../../bridge/vulnerability";
import type { ContractCells, Dialect } from "../formulas/dialect";
import { columnLetters } from "../reference";
import { LISTS, PASS } from "./lists";
import { remarkFormula } from "./remarks";
import { possiblePoints } from "./score-tables";
import type { Step, StepSource, TypedCells } from "./steps";
import { isOneOf, replaced, SPELLINGS, tricksIn } from "./text-formulas";

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
    side: `IF(${seat}="","",IF(${isOneOf(seat, LISTS.northSouth)},1,` + `IF(${isOneOf(seat, LISTS.eastWest)},-1,0)))`,
    vulnerable:
      `IF(${side}="","",IF(OR(${cells.vulnerability}="Both",` + `${cells.vulnerability}=${sideVulnerable}),1,0))`,
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
