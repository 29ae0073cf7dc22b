/** What the check of a score finds, in words for the cell beside it. */
export const findings = {
  gives: (contract: string, points: number) => `${contract} gives ${points}`,
  sign: (gives: string) => `Wrong sign: ${gives}`,
  impossible: (points: number, gives?: string) =>
    `No contract gives ${points} points${gives === undefined ? "" : `; ${gives}`}`,
  impossibleHere: (points: number, vulnerability: string) =>
    `No contract gives ${points} points with ${inWords(vulnerability)}`,
  vulnerability: (gives: string, vulnerability: string, points: number, other: string) =>
    `${gives} with ${inWords(vulnerability)}; ${points} is for ${inWords(other)}`,
  result: (gives: string, points: number, result: string) => `${gives}; ${points} is for ${result}`,
  contradiction: (gives: string, points: number) => `${gives}, not ${points}`,
  pointsMissing: (gives: string) => `Points missing: ${gives}`,
  declarerMissing: "Declarer missing: give N, E, S or W",
  vulnerabilityMissing: "Vulnerability missing: give None, N-S, E-W or Both, or the board",
} as const;

function inWords(vulnerability: string): string {
  return vulnerability === "None"
    ? "nobody vulnerable"
    : vulnerability === "Both"
      ? "both sides vulnerable"
      : `${vulnerability} vulnerable`;
}
