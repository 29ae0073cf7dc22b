/** Texts of the command line. */
export const texts = {
  usage: (kinds: string, options: string) => `Usage: npm run workbook -- KIND [options]

Makes the workbook of a session:

${kinds}

${options}

Example: npm run workbook -- four-pairs --boards 24 --results evening.csv --out evening.xlsx
`,
  /** What the command's own options are, in a line of help, and what stands there for their values. */
  help: {
    results: { placeholder: "FILE", help: "results as CSV; docs/results.md has the columns of each kind" },
    out: { placeholder: "FILE", help: "the workbook to write (default: the title and the date)" },
    formulas: { placeholder: "WHICH", help: "built-in (default; for any spreadsheet) or add-in (BRIDGE functions)" },
    paper: { placeholder: "SIZE", help: "A4 (default) or Letter" },
    force: { help: "overwrite it if it exists" },
    json: { help: "print the scored session on standard output" },
    help: { help: "print this" },
  },
  noKind: `Say which session, such as: npm run workbook -- four-pairs --boards 24 --out evening.xlsx`,
  tooMany: (typed: string) => `"${typed}" is one word too many: put a text that has spaces between quotation marks.`,
  option: (problem: string, accepted: readonly string[]) =>
    `${problem}. The options are ${accepted.map((name) => `--${name}`).join(", ")}.`,
  noValue: (option: string) =>
    `--${option} needs a value after it; one that begins with a hyphen is written --${option}=-…`,
  value: (option: string) => `--${option} takes no value.`,
  wholeNumber: (option: string, typed: string) =>
    `--${option} "${typed}" is not a whole number: give one, such as --${option} 24.`,
  oneOf: (option: string, typed: string, accepted: readonly string[]) =>
    `--${option} "${typed}" is unknown: give ${accepted.join(" or ")}.`,
  unreadable: (file: string, why: string) => `${file} cannot be read: ${why}.`,
  /** Why a system refuses to read or to write, by its code. */
  reasons: {
    ENOENT: "there is no such file or folder",
    ENOTDIR: "a part of its path is a file and no folder",
    ENAMETOOLONG: "its name is too long",
    ELOOP: "a symbolic link in its path leads back to itself",
    EACCES: "permission is denied",
    EPERM: "permission is denied, or another program has it open",
    EROFS: "its disk can only be read",
    EBUSY: "another program has it open",
    EISDIR: "it is a folder",
    ENOSPC: "the disk is full",
    EDQUOT: "the disk has no more room for you",
    EFBIG: "a file of this size is not allowed there",
    EIO: "the disk does not answer",
  } as Readonly<Record<string, string>>,
  tooLarge: (file: string, most: number) =>
    `${file} is too large for the results of a session: give a file of at most ${most / 1e6} MB.`,
  notText: (file: string) => `${file} is not a text file: save the results as CSV (comma-separated values).`,
  exists: (file: string) => `${file} exists already: choose another name with --out, or add --force.`,
  folder: (file: string) => `--out ${file} is a folder: give the name of a file in it.`,
  noFile: (file: string) => `--out ${file} is no file that can be replaced: give the name of one.`,
  notWorkbook: (file: string, ending: string) =>
    `--out ${file} would not be what its ending ${ending} says: a workbook's name ends in .xlsx.`,
  unwritable: (file: string, why: string) => `${file} cannot be written: ${why}.`,
  more: (faults: number) => `… and ${faults} more.`,
  outputRefused: (why: string) => `The output cannot be written: ${why}.`,
  nothingWritten: "Nothing was written.",
  written: (file: string, what: string) => `Wrote ${file}: ${what}.`,
} as const;
