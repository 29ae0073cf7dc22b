/** Texts of the command line. */
export const texts = {
  usage: (kinds: string, options: string) => `Usage: npm run workbook -- KIND [options]

Makes the workbook of a session:

${kinds}

or reads one back, as it was saved by any spreadsheet, and makes it anew with --out and any option:

  read FILE

${options}

Examples: npm run workbook -- four-pairs --boards 24 --results evening.csv --out evening.xlsx
          npm run workbook -- read evening.xlsx
`,
  /** What the command's own options are, in a line of help, and what stands there for their values. */
  help: {
    results: { placeholder: "FILE", help: "results as CSV, PBN, a copied table or messages: see docs/formats.md" },
    out: { placeholder: "FILE", help: "the workbook to write (default: the title and the date)" },
    formulas: { placeholder: "WHICH", help: "built-in (default; for any spreadsheet) or add-in (BRIDGE functions)" },
    paper: { placeholder: "SIZE", help: "A4 (default) or Letter" },
    forms: {
      placeholder: "NAMES",
      help: "of pairs and individual, more paper: travellers,pick-up-slips,name-tags,sign-up,journals",
    },
    csv: { placeholder: "FILE", help: "write the results as CSV, which --results reads; a workbook only with --out" },
    pbn: { placeholder: "FILE", help: "write each board at each table as PBN 2.1; a workbook only with --out" },
    usebio: { placeholder: "FILE", help: "write the event as USEBIO 1.2 (XML) for a union or a club's page; likewise" },
    site: { placeholder: "ADDRESS", help: "where the pane is on the web: the tables' cards get codes that open it" },
    which: { placeholder: "NUMBER", help: "which session is read of a workbook that has several, 1 for the first" },
    force: { help: "overwrite a file that exists" },
    json: { help: "print the scored session on standard output" },
    text: { help: "print the result as a few lines for a message" },
    help: { help: "print this" },
  },
  noForms: (kind: string) => `${kind} has no paper besides its own sheets: pairs and individual have.`,
  noKind: `Say which session, such as: npm run workbook -- four-pairs --boards 24 --out evening.xlsx`,
  read: (file: string, said: readonly string[]) => `Read ${file}: ${said.filter(Boolean).join(", ")}.`,
  noFileToRead: "Say which workbook to read, such as: npm run workbook -- read evening.xlsx",
  severalSessions: (file: string, titles: readonly string[]) =>
    `${file} has ${titles.length} sessions: say which with a number. ${titles.map((title, i) => `${i + 1} is ${title}`).join("; ")}.`,
  noSession: (file: string, sessions: number) =>
    `${file} has ${sessions === 1 ? "one session only" : `${sessions} sessions`}: give a number from 1 to ${sessions}.`,
  tooMany: (typed: string) => `"${typed}" is one word too many: put a text that has spaces between quotation marks.`,
  jsonAndText: "--json and --text print different things in one place: give one of them.",
  option: (typed: string, accepted: readonly string[]) =>
    `Unknown option '${typed}'. The options are ${accepted.map((name) => `--${name}`).join(", ")}.`,
  noValue: (option: string) =>
    `--${option} needs a value after it; one that begins with a hyphen is written --${option}=-…`,
  blankFile: (option: string) => `--${option} has no name of a file: give one, such as --${option} evening.`,
  twice: (again: string, first: string) =>
    again === first
      ? `--${again} is given twice: give it once.`
      : `--${first} and --${again} are one option: give one of them.`,
  value: (option: string) => `--${option} takes no value.`,
  wholeNumber: (option: string, typed: string) =>
    `--${option} "${typed}" is not a whole number: give one, such as --${option} 24.`,
  oneOf: (option: string, typed: string, accepted: readonly string[]) =>
    `--${option} "${typed}" is unknown: give ${accepted.join(" or ")}.`,
  site: (typed: string) =>
    `--site "${typed}" is not an address of the web: give the folder that has the pane, such as https://example.org/bridge.`,
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
  exists: (file: string) => `${file} exists already: choose another name, or add --force.`,
  folder: (option: string, file: string) => `--${option} ${file} is a folder: give the name of a file in it.`,
  noFile: (option: string, file: string) =>
    `--${option} ${file} is no file that can be replaced: give the name of one.`,
  otherEnding: {
    out: (file: string, ending: string) =>
      `--out ${file} would not be what its ending ${ending} says: a workbook's name ends in .xlsx.`,
    csv: (file: string, ending: string) =>
      `--csv ${file} would not be what its ending ${ending} says: the name of a file of results ends in .csv.`,
    pbn: (file: string, ending: string) =>
      `--pbn ${file} would not be what its ending ${ending} says: the name of a PBN file ends in .pbn.`,
    usebio: (file: string, ending: string) =>
      `--usebio ${file} would not be what its ending ${ending} says: the name of a USEBIO file ends in .xml.`,
  },
  unwritable: (file: string, why: string) => `${file} cannot be written: ${why}.`,
  /** Above what was understood of a file that is no CSV. */
  understood: (file: string, as: "csv" | "pbn" | "table" | "messages") =>
    `${file} was read as ${as === "messages" ? "messages" : "a table"}. What was understood, with the points for North-South:`,
  talk: (file: string, lines: number) =>
    `${file}: ${lines === 1 ? "a line has" : `${lines} lines have`} neither a number nor a contract and ${lines === 1 ? "was" : "were"} left out.`,
  fault: (file: string, line: number, field: string, message: string) =>
    `${file}, line ${line}${field && `, ${field}`}: ${message}`,
  more: (faults: number) => `… and ${faults} more.`,
  outputRefused: (why: string) => `The output cannot be written: ${why}.`,
  nothingWritten: "Nothing was written.",
  written: (file: string, what: string) => `Wrote ${file}: ${what}.`,
  results: "the results as CSV",
  pbn: "the boards as PBN",
  usebio: "the event as USEBIO",
  /** Of the season: what adds evenings up. */
  season: {
    usage: (options: string) => `Usage: npm run season -- FILES [options]

Adds up the evenings of a season from their workbooks: files, folders, or patterns such as evenings/*.xlsx.

${options}

Example: npm run season -- evenings/*.xlsx --best 8 --out season.xlsx
`,
    help: {
      out: { placeholder: "FILE", help: "the season's workbook to write; with a league, the league's" },
      csv: { placeholder: "FILE", help: "write the ladders as CSV" },
      names: {
        placeholder: "FILE",
        help: 'who is who: CSV with "as typed,is", or a season\'s workbook with its sheet Names',
      },
      title: { placeholder: "TEXT", help: "title, on each sheet" },
      by: { placeholder: "WHO", help: "player, pair or team, or several: player,pair (default: all)" },
      points: {
        placeholder: "HOW",
        help: "scored (default), above (the field's average) or share (of the field beaten, in %; one ladder for all)",
      },
      best: { placeholder: "N", help: "the best N evenings of each count" },
      order: { placeholder: "HOW", help: "total (default), average, or best (default with --best)" },
      least: { placeholder: "N", help: "evenings from which on one has a place (default: 1)" },
      "handicap-evenings": { placeholder: "N", help: "the last evenings that handicaps go by (default: 5)" },
      "handicap-factor": {
        placeholder: "F",
        help: "what the difference from the field is multiplied by (default: 0.8)",
      },
      league: { placeholder: "TEAMS", help: '"Reds; Blues; …": a league of the matches, where no file is one' },
      double: { help: "of such a league: everybody meets twice" },
      paper: { placeholder: "SIZE", help: "A4 (default) or Letter" },
      force: { help: "overwrite a file that exists; names typed in a season's workbook are kept" },
      json: { help: "print the season on standard output" },
      help: { help: "print this" },
    },
    noFiles: "Say which workbooks, such as: npm run season -- evenings/*.xlsx --out season.xlsx",
    noFile: (name: string) => `${name}: there is no such file or folder.`,
    noMatch: (name: string) => `${name}: no workbook there fits.`,
    tooManyFiles: (folder: string, most: number) =>
      `${folder} has more than ${most} files: name the folder of the evenings itself.`,
    decimal: (option: string, typed: string) =>
      `--${option} "${typed}" is not a number: give one with a point, such as --${option} 0.8.`,
    leftOut: (file: string) => `${file}: a season's workbook; left out.`,
    nothing: (files: number) =>
      files === 1 ? "The file has no evening to add up." : `None of the ${files} files has an evening to add up.`,
    counted: (evenings: number, files: number) =>
      `Counted ${evenings} ${evenings === 1 ? "evening" : "evenings"} of ${files} ${files === 1 ? "file" : "files"}.`,
    keptNames: (file: string, names: number) =>
      `${names} ${names === 1 ? "name" : "names"} typed in ${file} ${names === 1 ? "counts" : "count"}.`,
    notOfSeason: (file: string) =>
      `--out ${file} is another workbook than a season's: choose another name, --force does not overwrite it.`,
    notOfLeague: (file: string) =>
      `--out ${file} is another workbook than a league's: choose another name, --force does not overwrite it.`,
    season: (evenings: number) => `${evenings} evenings`,
    ladders: "the ladders as CSV",
    ladder: (who: string, series: string) => `${who} · ${series}`,
    moreRows: (more: number) => `… and ${more} more: --out season.xlsx has all.`,
    doubts: "Names that may be one (say who is who on the sheet Names, or with --names):",
    doubt: (first: string, second: string, reason: string) => `  ${first} – ${second} (${reason})`,
    leagueTwice: (file: string) => `${file} is the league's workbook: leave --league out.`,
    noNames: (file: string) => `${file} is no season's workbook: give one, or a CSV file with "as typed,is".`,
  },
} as const;
