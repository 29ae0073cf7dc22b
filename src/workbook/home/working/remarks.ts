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
  noNumber: "Points are not a number",
  notTen: "Points must end in 0",
  impossible: "No contract gives these points",
  sign: "Wrong sign: contract gives ",
  contradiction: "Contract gives ",
} as const;

/** What is said on Table 1 when one table has points and the other does not. */
export const MISSING = { 1: "Table 1 is missing", 2: "Table 2 is missing" } as const;
