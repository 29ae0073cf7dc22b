import type { Dialect, LookupTables } from "./dialect";

/** The dialect of the add-in's functions, as they are typed in Excel. */
export function addIn(tables: LookupTables): Dialect {
  return {
    name: "add-in",
    imps: (difference) => `BRIDGE.IMP(${difference})`,
    boardAMatch: (net) => `BRIDGE.BAM(${net})`,
    victoryPoints: (margin) => `BRIDGE.VP(${margin},${tables.vpTable})`,
    contractPoints: ({ contract, by, vulnerability, tricks }) =>
      `BRIDGE.SCORE(${contract},${by},${vulnerability},${tricks})`,
  };
}

/** Whether a formula calls the add-in. */
export function callsAddIn(formula: string): boolean {
  // The plain search first: it spares most formulas the taking out of their texts.
  return formula.includes("BRIDGE.") && /\bBRIDGE\./.test(formula.replace(/"[^"]*"/g, '""'));
}
