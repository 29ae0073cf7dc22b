import { isPossibleScore } from "../../bridge/possible-scores";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import type { TableResult } from "../../sessions/results";
import { firstThat } from "../kit/formula";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { PASS, type Step } from "./steps";

type Remark = readonly [condition: string, text: string];

const { remarks } = texts;

/**
 * The first of the remarks on what was typed for a board that applies, or nothing.
 * @param cell gives the cell of a step.
 * @param both what stands for points where two columns contradict each other; null for one column.
 */
export function remarkFormula(cell: (step: Step) => string, both: string | null): string {
  const [bid, side, tricks, range] = [cell("bid"), cell("side"), cell("tricks"), cell("range")];
  const [expected, points] = [cell("points"), cell("typed")];
  const contracted = `${bid}<>"",${bid}<>${PASS}`;
  const bothColumns: Remark[] = both === null ? [] : [[`${points}=${both}`, textLiteral(remarks.bothColumns)]];
  const withPoints = (text: string) => `${textLiteral(text)}&${expected}`;
  const cases: readonly Remark[] = [
    [`OR(${bid}=0,${cell("behind")}="?")`, textLiteral(remarks.contract)],
    [`${side}=0`, textLiteral(remarks.declarer)],
    [`${cell("beside")}="?"`, textLiteral(remarks.result)],
    [`${tricks}="?"`, textLiteral(remarks.twoResults)],
    [`${range}=1`, textLiteral(remarks.tooMany)],
    [`${range}=-1`, textLiteral(remarks.tooFew)],
    [`AND(${side}="",${contracted},OR(${tricks}<>"",${points}<>""))`, textLiteral(remarks.noDeclarer)],
    [`AND(${points}="",${expected}<>"")`, withPoints(remarks.noPoints)],
    [`${points}=""`, '""'],
    ...bothColumns,
    [`NOT(ISNUMBER(${points}))`, textLiteral(remarks.noNumber)],
    [`MOD(${points},10)<>0`, textLiteral(remarks.notTen)],
    [`${points}=${expected}`, '""'],
    [`${expected}=""`, `IF(${cell("possible")}=1,"",${textLiteral(remarks.impossible)})`],
    [`${points}=-${expected}`, withPoints(remarks.sign)],
  ];
  return firstThat(cases, withPoints(remarks.contradiction));
}

/** What the remark's formula gives for a result that has been read and checked, or for none. */
export function remarkOn(result: TableResult | null): string {
  if (result === null) return "";
  const { board, contract, declarer, points, expected } = result;
  if (contract !== null && contract !== "Pass" && declarer === null) return remarks.noDeclarer;
  if (points === expected) return "";
  if (expected === null) return isPossibleScore(points, vulnerabilityOf(board)) ? "" : remarks.impossible;
  return `${points === -expected ? remarks.sign : remarks.contradiction}${expected}`;
}
