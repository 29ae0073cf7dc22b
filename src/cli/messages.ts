import { KINDS } from "../sessions/kinds";

/** Texts of the command line. */
export const messages = {
  usage: `Usage: npm run workbook -- KIND [options]

Makes the workbook of a session:

${Object.entries(KINDS)
  .map(([name, { takes }]) => `  ${name.padEnd(12)} ${takes.map((option) => `--${option}`).join(" ")}`)
  .join("\n")}

  --boards N          boards in all (swiss-event: of a match)
  --rounds N          rounds
  --sessions N        sessions or stanzas of a match, 1 to 4
  --form FORM         of a match: league (default), swiss, knockout or bam
  --title TEXT        title, on each sheet; also --competition
  --date DATE         year-month-day (default: today)
  --pairs NAMES       "Ann & Bob; Cy & Di; …", pair 1 first
  --home, --away NAME the two teams of a match
  --teams NAMES       "Reds; Blues; …", or for swiss-event their number, such as 12
  --players NAMES     "Ann; Bob; …", a team after the other, each pair's first player first
  --scoring HOW       of pairs: imps (default) or vps
  --scale NAME        victory-point scale, such as HOME-4, ACBL20-7 or WBF-24
  --penalties LIST    "Reds 3 IMPs; Blues 0.5 VPs"
  --odd HOW           swiss-event with an odd number of teams: three-teams (default) or bye
  --bracket N         swiss-event: a knockout of 4, 8, 16 or 32 teams at the end
  --results FILE      results as CSV; docs/results.md has the columns of each kind
  --out FILE          the workbook to write (default: the title and the date)
  --formulas WHICH    built-in (default; for any spreadsheet) or add-in (BRIDGE functions)
  --paper SIZE        A4 (default) or Letter
  --force             overwrite it if it exists
  --json              print the scored session on standard output
  --help              print this

Example: npm run workbook -- four-pairs --boards 24 --results evening.csv --out evening.xlsx
`,
  noKind: `Say which session, such as: npm run workbook -- four-pairs --boards 24 --out evening.xlsx`,
  tooMany: (given: string) => `"${given}" is one word too many: put a text that has spaces between quotation marks.`,
  option: (problem: string, accepted: readonly string[]) =>
    `${problem}. The options are ${accepted.map((name) => `--${name}`).join(", ")}.`,
  noValue: (option: string) =>
    `--${option} needs a value after it; one that begins with a hyphen is written --${option}=-…`,
  value: (option: string) => `--${option} takes no value.`,
  wholeNumber: (option: string, given: string) =>
    `--${option} "${given}" is not a whole number: give one, such as --${option} 24.`,
  oneOf: (option: string, given: string, accepted: readonly string[]) =>
    `--${option} "${given}" is unknown: give ${accepted.join(" or ")}.`,
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
