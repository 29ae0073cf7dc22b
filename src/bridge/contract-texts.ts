/** Messages about a score that was checked, for the cell beside the score. */
export const findings = {
  gives: (contract: string, points: number) => `${contract} gives ${points}`,
  impossibleHere: (points: number, vulnerability: string) =>
    `No contract gives ${points} points with ${inWords(vulnerability)}`,
  vulnerability: (gives: string, vulnerability: string, points: number, otherwise: string) =>
    `${gives} with ${inWords(vulnerability)}; ${points} is the score with ${inWords(otherwise)}`,
  result: (gives: string, points: number, result: string) => `${gives}; ${points} is the score for ${result}`,
  vulnerabilityMissing: "The vulnerability is missing: enter None, N-S, E-W or Both, or the board number.",
  pointsMissing: (gives: string) => `Points missing: ${gives}`,
} as const;

/** The lines of contracts that give a score. */
export const contractLines = {
  passedOut: "Passed out",
  plus: (contracts: string, side: string, result: string) => `${contracts} by ${side} ${result}`,
  down: (lowest: number, doubling: 0 | 1 | 2, side: string, result: string) =>
    `Any ${(["", "doubled ", "redoubled "] as const)[doubling]}contract` +
    `${lowest === 1 ? "" : lowest === 7 ? " at level 7" : ` from level ${lowest} up`} by ${side} ${result}`,
  vulnerable: (line: string, vulnerable: boolean) => `${line}, ${vulnerable ? "vulnerable" : "not vulnerable"}`,
} as const;

function inWords(vulnerability: string): string {
  return vulnerability === "None"
    ? "nobody vulnerable"
    : vulnerability === "Both"
      ? "both sides vulnerable"
      : `${vulnerability} vulnerable`;
}
