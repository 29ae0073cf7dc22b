/** Texts of the tab of functions: apart from the others, so that they are loaded with it. */
export const functionsTexts = {
  hint: "Open a function to try it here; the results are the same as in Excel.",
  functionResult: "Result",
  optional: (parameter: string) => `${parameter} (optional)`,
  blank: "(blank)",
  moreRows: (more: number) => `… and ${more} more`,
  inExcelOnly: "Only Excel can calculate a formula with cell references: insert it to see the result.",
  take: "Use the selected cells",
  takesNothing: (name: string) => `BRIDGE.${name} takes no cells: insert it as it is.`,
  tooManyColumns: (name: string, most: number, selected: number) =>
    `BRIDGE.${name} takes up to ${most} columns, and ${selected} are selected.`,
  into: "Into the cell",
  noCell: (typed: string) => `“${typed}” is not a cell: type one such as E5.`,
  willFill: (formula: string, cells: number, into: string, filled: string) =>
    cells === 1
      ? `${formula} goes into ${into.trim().toUpperCase()}.`
      : `${formula} goes into ${into.trim().toUpperCase()} and fills ${filled} (${cells} cells).`,
  write: "Write",
  filled: (address: string) => `Written into ${address}.`,
  undo: "Undo",
  takenBack: "Undone: the cells are empty again.",
  insert: "Insert into the cell",
  showsError: (why: string) => `The cell would show an error: ${why} Insert the formula all the same?`,
  inserted: (address: string) => `Inserted in ${address}.`,
} as const;
