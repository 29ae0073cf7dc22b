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
  /** Points made by bid and doubling (a heading, then three rows a bid), not vulnerable and vulnerable. */
  readonly made: string;
  /** Points of an overtrick, arranged alike. */
  readonly overtrick: string;
  /** Points of undertricks: a row a number of them; not vulnerable by doubling, then vulnerable. */
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
 * How a workbook calculates. The sheets are written once against this; every formula is without
 * its leading "=", and the cells that it is given are never blank.
 */
export interface Dialect {
  readonly name: DialectName;
  /** IMPs of a difference in points. */
  readonly imps: (difference: string) => string;
  /** Points of a net score at board-a-match. */
  readonly boardAMatch: (net: string) => string;
  /** Victory points of the side whose margin it is, by the victory-point table of the workbook. */
  readonly victoryPoints: (margin: string) => string;
  /** N-S points of a contract that somebody plays, all of its cells being sound. */
  readonly contractPoints: (cells: ContractCells) => string;
}

/** The dialect of a name, over a workbook's tables. */
export function dialectNamed(name: DialectName, tables: LookupTables): Dialect {
  return name === "add-in" ? addIn(tables) : builtIn(tables);
}

/**
 * The dialect of functions that every spreadsheet has: LibreOffice, Google Sheets and Excel from
 * 2016 on, none of them newer than that.
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
      // Below the headings.
      const row = `3*${bid}+${doubling}-1`;
      const made = `INDEX(${tables.made},${row},1+${vulnerable})`;
      const overtrick = `INDEX(${tables.overtrick},${row},1+${vulnerable})`;
      const penalty = `INDEX(${tables.penalty},-${tricks},1+${doubling}+3*${vulnerable})`;
      return `${side}*IF(${tricks}<0,-${penalty},${made}+${tricks}*${overtrick})`;
    },
  };
}

/** The dialect of the add-in's functions, as they are typed in Excel. */
export function addIn(tables: LookupTables): Dialect {
  return {
    name: "add-in",
    imps: (difference) => `BRIDGE.IMP(${difference})`,
    boardAMatch: (net) => `BRIDGE.BAM(${net})`,
    victoryPoints: (margin) => `BRIDGE.VPS(${margin},${tables.vpTable})`,
    // Of boards 4 and 1 everybody and nobody is vulnerable: what the table shows may be in another language.
    contractPoints: ({ contract, by, vulnerable, tricks }) =>
      `BRIDGE.SCORE(${contract},${by},IF(${vulnerable}=1,4,1),${tricks})`,
  };
}

/** True if a formula calls a function of the add-in. */
export function callsAddIn(formula: string): boolean {
  // The plain search first: it spares most formulas the taking out of their texts.
  return formula.includes("BRIDGE.") && /\bBRIDGE\./.test(formula.replace(/"[^"]*"/g, '""'));
}
