import type { DialectName } from "./dialect-names";

/** The tables that a workbook looks up, as absolute addresses on their sheets. */
export interface LookupTables {
  /** Smallest difference of each number of IMPs, rising, and the IMPs beside it. */
  readonly impFrom: string;
  readonly imps: string;
  /** Ranges of the victory-point table: its columns "margin from", "winner" and "loser", and the three together. */
  readonly vpFrom: string;
  readonly vpWinner: string;
  readonly vpLoser: string;
  readonly vpTable: string;
  /**
   * Points of contracts made: a heading row, then three rows per bid, undoubled to redoubled; two columns, not
   * vulnerable and vulnerable.
   */
  readonly made: string;
  /** Points of an overtrick, in the same rows and columns as `made`. */
  readonly overtrick: string;
  /**
   * Points of undertricks, one row per number of undertricks: three columns by doubling for not vulnerable, then three
   * for vulnerable.
   */
  readonly penalty: string;
}

/** Cells or formulas that determine a contract's points. */
interface ContractCells {
  readonly contract: string;
  readonly by: string;
  /** Values from the Working sheet: see working/steps.ts. */
  readonly bid: string;
  readonly doubling: string;
  readonly tricks: string;
  readonly side: string;
  readonly vulnerable: string;
}

/**
 * The formulas by which a workbook calculates scores; sheets are written once, for any dialect. A formula has no
 * leading "=", and the cells given to these functions are never blank.
 */
export interface Dialect {
  readonly name: DialectName;
  /** IMPs of a difference in points. */
  readonly imps: (difference: string) => string;
  /** Points of a net score at board-a-match. */
  readonly boardAMatch: (net: string) => string;
  /** Victory points of a side by its margin, from the victory-point table of the workbook. */
  readonly victoryPoints: (margin: string) => string;
  /** N-S points of a contract that is played, from cells that are all valid. */
  readonly contractPoints: (cells: ContractCells) => string;
}

/** Returns the dialect with a name, for a workbook's lookup tables. */
export function dialectNamed(name: DialectName, tables: LookupTables): Dialect {
  return name === "add-in" ? addIn(tables) : builtIn(tables);
}

/**
 * Returns the dialect of functions that LibreOffice, Google Sheets and Excel from 2016 on have; newer functions are not
 * used.
 */
export function builtIn(tables: LookupTables): Dialect {
  return {
    name: "built-in",
    imps: (difference) => `SIGN(${difference})*INDEX(${tables.imps},MATCH(ABS(${difference}),${tables.impFrom},1))`,
    boardAMatch: (net) => `(1+SIGN(${net}))/2`,
    victoryPoints: (margin) => {
      const row = `MATCH(ABS(${margin}),${tables.vpFrom},1)`;
      return `IF(${margin}<0,INDEX(${tables.vpLoser},${row}),INDEX(${tables.vpWinner},${row}))`;
    },
    contractPoints: ({ bid, doubling, tricks, side, vulnerable }) => {
      // The first row of the tables is their heading.
      const row = `3*${bid}+${doubling}-1`;
      const made = `INDEX(${tables.made},${row},1+${vulnerable})`;
      const overtrick = `INDEX(${tables.overtrick},${row},1+${vulnerable})`;
      const penalty = `INDEX(${tables.penalty},-${tricks},1+${doubling}+3*${vulnerable})`;
      return `${side}*IF(${tricks}<0,-${penalty},${made}+${tricks}*${overtrick})`;
    },
  };
}

/** Returns the dialect of the add-in's functions, with their names in Excel. */
export function addIn(tables: LookupTables): Dialect {
  return {
    name: "add-in",
    imps: (difference) => `BRIDGE.IMP(${difference})`,
    boardAMatch: (net) => `BRIDGE.BAM(${net})`,
    victoryPoints: (margin) => `BRIDGE.VPS(${margin},${tables.vpTable})`,
    // On board 4 everybody is vulnerable, on board 1 nobody. Words on the sheet may be in another language.
    contractPoints: ({ contract, by, vulnerable, tricks }) =>
      `BRIDGE.SCORE(${contract},${by},IF(${vulnerable}=1,4,1),${tricks})`,
  };
}

/** True if a formula calls a function of the add-in. */
export function callsAddIn(formula: string): boolean {
  // The plain search comes first: most formulas need no removal of their texts then.
  return formula.includes("BRIDGE.") && /\bBRIDGE\./.test(formula.replace(/"[^"]*"/g, '""'));
}
