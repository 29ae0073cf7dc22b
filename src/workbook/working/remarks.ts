import { PASS } from "./lists";
import type { Step } from "./steps";

/** What is said beside a board about what was typed for it. Some are followed by the points. */
export const REMARKS = {
  contract: "Unknown contract",
  declarer: "Unknown declarer",
  result: "Unknown result",
  twoResults: "Two different results",
  tooMany: "More than 13 tricks",
  tooFew: "Fewer than 0 tricks",
  noDeclarer: "By is missing",
  noPoints: "Points missing: contract gives ",
  bothColumns: "Both N/S + and N/S − are filled",
  noNumber: "Points are not a number",
  notTen: "Points must end in 0",
  impossible: "No contract gives these points",
  sign: "Wrong sign: contract gives ",
  contradiction: "Contract gives ",
} as const;

/** What is said where the other table has points and this one a contract without them. */
export const NO_RESULT = "Result is missing";

/** What is said on a table's sheet when one table of a match has points and the other does not. */
export const MISSING = { 1: "Table 1 is missing", 2: "Table 2 is missing" } as const;

/**
 * The first of the remarks that applies, or nothing.
 * @param own gives the cell of a step.
 * @param both what stands for points where two columns contradict each other; null for one column.
 */
export function remarkFormula(own: (step: Step) => string, both: string | null): string {
  const [bid, side, expected, points] = [own("bid"), own("side"), own("points"), own("typed")];
  const contracted = `${bid}<>"",${bid}<>${PASS}`;
  const remarks: readonly (readonly [condition: string, text: string])[] = [
    [`OR(${bid}=0,${own("behind")}="?")`, quoted(REMARKS.contract)],
    [`${side}=0`, quoted(REMARKS.declarer)],
    [`${own("beside")}="?"`, quoted(REMARKS.result)],
    [`${own("tricks")}="?"`, quoted(REMARKS.twoResults)],
    [`${own("range")}=1`, quoted(REMARKS.tooMany)],
    [`${own("range")}=-1`, quoted(REMARKS.tooFew)],
    [`AND(${side}="",${contracted},OR(${own("tricks")}<>"",${points}<>""))`, quoted(REMARKS.noDeclarer)],
    [`AND(${points}="",${expected}<>"")`, `${quoted(REMARKS.noPoints)}&${expected}`],
    [`${points}=""`, '""'],
    ...(both ? [[`${points}=${both}`, quoted(REMARKS.bothColumns)] as const] : []),
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
