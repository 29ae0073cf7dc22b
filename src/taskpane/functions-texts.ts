/** Texts of the tab of functions: apart from the others, so that they are loaded with it. */
export const functionsTexts = {
  hint: "Open a function to try it; what it gives is calculated here, by the same code as in Excel.",
  functionResult: "Result",
  optional: (parameter: string) => `${parameter} (optional)`,
  blank: "(blank)",
  inExcelOnly: "What a cell holds is calculated in Excel: insert the formula.",
  insert: "Insert into the cell",
  inserted: (address: string) => `In ${address}.`,
} as const;
