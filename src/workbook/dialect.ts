import type { DialectName } from "./dialect-names";

/** The tables that a workbook looks up, as absolute addresses on their sheets. */
export interface LookupTables {
  /**
   * Ranges of the IMP scale: the smallest difference in points for each number of IMPs, rising; and these numbers of
   * IMPs.
   */
  readonly impFrom: string;
  readonly imps: string;
  /**
   * Ranges of the victory-point table: its columns "margin from", "winner" and "loser", and the three columns together.
   */
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
   * Points of undertricks, one row per number of undertricks: three columns, from undoubled to redoubled, if not
   * vulnerable, then three if vulnerable.
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
 * The formulas by which a workbook calculates scores; one dialect calls built-in functions, the other the add-in's. A
 * formula has no leading "=", and the cells given to these functions are never blank.
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
      // Row of the bid and the doubling in the tables; the first row has the headings.
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
    // The vulnerability is passed as a board number: on board 4 both sides are vulnerable, on board 1 neither side is.
    // The sheet's own word for the vulnerability may be in another language.
    contractPoints: ({ contract, by, vulnerable, tricks }) =>
      `BRIDGE.SCORE(${contract},${by},IF(${vulnerable}=1,4,1),${tricks})`,
  };
}

/** True if a formula calls a function of the add-in. */
export function callsAddIn(formula: string): boolean {
  // The plain search comes first, because it spares most formulas the removal of their text literals.
  return formula.includes("BRIDGE.") && /\bBRIDGE\./.test(formula.replace(/"[^"]*"/g, '""'));
}
