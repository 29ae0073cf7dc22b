/** The cells of a board's row that its contract's points depend on, as addresses. */
export interface ContractCells {
  readonly contract: string;
  readonly by: string;
  readonly vulnerability: string;
  readonly result: string;
  /** What the Working sheet has made of them: see working-sheet.ts. */
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
  /** IMPs of a difference in points. */
  readonly imps: (difference: string) => string;
  /** N-S points of a contract that somebody plays, all of its cells being sound. */
  readonly contractPoints: (cells: ContractCells) => string;
}
