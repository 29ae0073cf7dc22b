/** Texts of the page that checks a workbook's functions, in a file of their own so that they load with that page. */
export const doctorTexts = {
  hint: "BRIDGE functions show #NAME? wherever this add-in is missing: in LibreOffice, in Google Sheets, on phones and on other people's computers.",
  examine: "Check again",
  noFunctions: "This workbook has no BRIDGE functions and no Overtrick sheets.",
  session: (title: string, sheet: string) => `${title} (${sheet} …)`,
  builtIn: "Its formulas use built-in functions and calculate everywhere.",
  addIn: (cells: number) =>
    `${counted(cells)} with BRIDGE functions, which calculate only where this add-in is installed.`,
  toBuiltIn: "Change to built-in functions",
  toAddIn: "Change to BRIDGE functions",
  others: "Other cells",
  cellsOn: (cells: readonly string[], more: number, sheet: string) => `${sheet}: ${listed(cells, more)}`,
  wrong: (cells: readonly string[], more: number) => `Show an error: ${listed(cells, more)}`,
  toValues: "Replace with their values",
  changed: "Changed. Nothing that you typed was touched.",
  valued: (cells: number, unchanged: number) =>
    `${counted(cells)} replaced with values.${unchanged > 0 ? ` ${counted(unchanged)} with an error kept the formula.` : ""}`,
  undo: "Undo",
  undone: "Changed back.",
} as const;

function counted(cells: number): string {
  return cells === 1 ? "1 cell" : `${cells} cells`;
}

function listed(items: readonly string[], more: number): string {
  return items.join(", ") + (more > 0 ? ` and ${more} more` : "");
}
