import type { Dialect } from "./dialect";

/** The tables that the built-in dialect looks up, as absolute addresses on their sheet. */
export interface LookupTables {
  /** Smallest difference of each number of IMPs, rising, and the IMPs beside it. */
  readonly impFrom: string;
  readonly imps: string;
  /** Points made by bid and doubling (three rows a bid), not vulnerable and vulnerable. */
  readonly made: string;
  /** Points of an overtrick, arranged alike. */
  readonly overtrick: string;
  /** Points of undertricks: a row a number of them; not vulnerable by doubling, then vulnerable. */
  readonly penalty: string;
}

/**
 * The dialect of functions that every spreadsheet has: LibreOffice, Google Sheets and Excel from
 * 2016 on, none of them newer than that.
 */
export function builtIn(tables: LookupTables): Dialect {
  return {
    imps: (difference) =>
      `SIGN(${difference})*INDEX(${tables.imps},MATCH(ABS(${difference}),${tables.impFrom},1))`,
    contractPoints: ({ bid, doubling, tricks, side, vulnerable }) => {
      const row = `(${bid}-1)*3+${doubling}+1`;
      const made = `INDEX(${tables.made},${row},1+${vulnerable})`;
      const overtrick = `INDEX(${tables.overtrick},${row},1+${vulnerable})`;
      const penalty = `INDEX(${tables.penalty},-${tricks},1+${doubling}+3*${vulnerable})`;
      return `${side}*IF(${tricks}<0,-${penalty},${made}+${tricks}*${overtrick})`;
    },
  };
}
