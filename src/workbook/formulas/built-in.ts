import type { Dialect, LookupTables } from "./dialect";

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
      const row = `(${bid}-1)*3+${doubling}+1`;
      const made = `INDEX(${tables.made},${row},1+${vulnerable})`;
      const overtrick = `INDEX(${tables.overtrick},${row},1+${vulnerable})`;
      const penalty = `INDEX(${tables.penalty},-${tricks},1+${doubling}+3*${vulnerable})`;
      return `${side}*IF(${tricks}<0,-${penalty},${made}+${tricks}*${overtrick})`;
    },
  };
}
