import { KINDS } from "../sessions/kinds";

/** Texts of the command line. */
export const messages = {
  usage: `Usage: npm run workbook -- KIND --boards N [options]

Makes the workbook of a session: ${KINDS.map(({ name }) => name).join(", ")}.

  --boards N        boards in all
  --rounds N        rounds, where the boards leave a choice
  --title TEXT      title, on each sheet
  --date DATE       year-month-day (default: today)
  --pairs NAMES     "Ann & Bob; Cy & Di; …", pair 1 first
  --scoring HOW     imps (default) or vps
  --scale NAME      victory-point scale, such as HOME-4, ACBL20-7 or WBF-4
  --results FILE    results as CSV: table,board,contract,declarer,result,points,adjusted
  --out FILE        the workbook to write (default: the title and the date)
  --formulas WHICH  built-in (default; for any spreadsheet) or add-in (BRIDGE functions)
  --paper SIZE      A4 (default) or Letter
  --force           overwrite it if it exists
  --json            print the scored session on standard output
  --help            print this

Example: npm run workbook -- four-pairs --boards 24 --results evening.csv --out evening.xlsx
`,
  noKind: `Say which session, such as: npm run workbook -- four-pairs --boards 24 --out evening.xlsx`,
  tooMany: (given: string) =>
    `"${given}" is one word too many: put a text that has spaces between quotation marks.`,
  option: (problem: string, accepted: readonly string[]) =>
    `${problem}. The options are ${accepted.map((name) => `--${name}`).join(", ")}.`,
  wholeNumber: (option: string, given: string) =>
    `--${option} "${given}" is not a whole number: give one, such as --${option} 24.`,
  missing: (option: string) => `--${option} is missing: give it, such as --${option} 24.`,
  oneOf: (option: string, given: string, accepted: readonly string[]) =>
    `--${option} "${given}" is unknown: give ${accepted.join(" or ")}.`,
  unreadable: (file: string, why: string) => `${file} cannot be read: ${why}.`,
  notText: (file: string) =>
    `${file} is not a text file: save the results as CSV (comma-separated values).`,
  exists: (file: string) => `${file} exists already: choose another name, or add --force.`,
  unwritable: (file: string, why: string) => `${file} cannot be written: ${why}.`,
  nothingWritten: "Nothing was written.",
  written: (file: string, what: string) => `Wrote ${file}: ${what}.`,
} as const;
