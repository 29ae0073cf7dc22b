export const texts = {
  usage: (kinds: string, options: string) => `Usage: npm run workbook -- KIND [options]

Makes the workbook for a session:

${kinds}

or proposes games for a number of people (see tonight --help); or reads a saved workbook, and with --out and other options makes a new workbook from it; or pairs the next round of a Swiss event in its own file, or works out the Director's rulings of an evening there, or enters matches by their two tables' score sheets, keeping a copy of the file as it was:

  read FILE
  next FILE
  rulings FILE
  enter FILE SHEETS

${options}

Examples: npm run workbook -- four-pairs --boards 24 --results evening.csv --out evening.xlsx
          npm run workbook -- read evening.xlsx
`,
  tonight: {
    usage: (options: string) => `Usage: npm run workbook -- tonight --players N --hours H [--take N] [options]

Proposes games for the people and the time that you have. With --take it makes the workbook
for one of them; then the options of npm run workbook are accepted too.

${options}

Examples: npm run workbook -- tonight --players 9 --hours 3
          npm run workbook -- tonight --players 16 --until 22:30 --from 19:30 --take 1 --out tonight.xlsx
`,
    help: {
      players: { placeholder: "N", help: "how many people there are, 4 to 20" },
      boards: { placeholder: "N", help: "roughly how many boards to play, instead of a time" },
      hours: { placeholder: "H", help: "how long you play: 3, 2.5 or 3:15" },
      until: { placeholder: "TIME", help: "finishing time, such as 22:30" },
      from: { placeholder: "TIME", help: "starting time (default: 19:30, or now if that is later)" },
      minutes: { placeholder: "M", help: "minutes per board, including the changes of round (default 7.5)" },
      take: { placeholder: "N", help: "make the workbook for proposal N" },
    },
    noPlayers: "Say how many people there are, for example with --players 9.",
    next: "To make the workbook for one of these, add --take and its number.",
  },
  /** Help on options that are not a session's, and placeholders for their values. */
  help: {
    results: { placeholder: "FILE", help: "results as CSV, PBN, a copied table or text messages: see docs/results.md" },
    out: { placeholder: "FILE", help: "the workbook to write (default: the title and the date)" },
    formulas: { placeholder: "WHICH", help: "built-in (default; for any spreadsheet) or add-in (BRIDGE functions)" },
    paper: { placeholder: "SIZE", help: "A4 (default) or Letter" },
    forms: {
      placeholder: "NAMES",
      help: "extra forms to print: pencil (large and without colours); pairs, individual also travellers,pick-up-slips,name-tags,sign-up,journals; league: team-pages",
    },
    "no-guide": { help: "leave out the sheet How to" },
    print: {
      placeholder: "WHAT",
      help: "swiss-event: a workbook to print whole, of this round: all (pairings,standings,slips), or some of these, or routes (round robins: each team's opponents)",
    },
    csv: {
      placeholder: "FILE",
      help: "write the results as CSV, to read with --results; add --out to make the workbook too",
    },
    pbn: { placeholder: "FILE", help: "write each board at each table as PBN 2.1; add --out to make the workbook too" },
    usebio: {
      placeholder: "FILE",
      help: "write the event as USEBIO 1.2 (XML) for a bridge union or a club website; add --out to make the workbook too",
    },
    "movement-out": {
      placeholder: "FILE",
      help: "club, pairs, individual: write the movement as CSV, to use again with --movement; of club it is taken from results with table and round in each row",
    },
    site: {
      placeholder: "ADDRESS",
      help: "address of your Overtrick site: printed at the foot of each page; the table cards get codes that open it",
    },
    "carry-part": {
      placeholder: "PART",
      help: 'what part of the points in the file of --carry: all (default), half, "40 %"; "half, most 20" with a maximum',
    },
    places: { placeholder: "FROM-TO", help: "which places of the file of --carry become the teams, such as 1-8" },
    which: { placeholder: "NUMBER", help: "which session to read in a workbook with several; 1 is the first" },
    match: {
      placeholder: "TEAMS",
      help: 'enter: the team that sits North-South at Table 1 (the first file), or both teams: "Reds; Blues"; only if the sheets do not say it',
    },
    butler: {
      help: "enter: rank the pairs over all sheets that are named (IMPs against each board's datum), in a workbook of its own",
    },
    anew: { help: "next: pair the last round again, if it has no result" },
    force: { help: "overwrite an existing file" },
    json: { help: "print the scored session as JSON on standard output" },
    text: { help: "print the result as a few lines for a message" },
    help: { help: "print this" },
  },
  printed: {
    name: (name: string, round: number) => `${name} round ${round} to print`,
    summary: (round: number, sheets: number) =>
      `round ${round} to print, ${sheets} ${sheets === 1 ? "sheet" : "sheets"}`,
    noEvent: (kind: string) => `${kind} has no rounds of matches to print: only swiss-event has them.`,
  },
  noForms: (kind: string, offered: readonly string[]) =>
    offered.length === 0
      ? `${kind} has no extra forms: its sheets of rounds are printed with --print.`
      : `${kind} has these extra forms: ${offered.join(", ")}.`,
  noKind: `Name the kind of session, for example: npm run workbook -- four-pairs --boards 24 --out evening.xlsx`,
  read: (file: string, parts: readonly string[]) => `Read ${file}: ${parts.filter(Boolean).join(", ")}.`,
  /** Messages of the command next. */
  next: {
    noFile: "Name the event's workbook, for example: npm run workbook -- next event.xlsx",
    notSwiss: (file: string) =>
      `${file} is not a Swiss event, and next pairs only the rounds of a Swiss event. To read the workbook, use read in place of next.`,
    roundRobin: (file: string) => `${file} is a round robin: all of its rounds are already on its sheets.`,
    allPaired: (file: string, rounds: number) =>
      `${file}: ${rounds === 1 ? "its only round is" : `all ${rounds} rounds are`} paired already.`,
    noOption: (option: string) =>
      `next writes the next round into the same file and nothing else: for --${option}, use read in place of next.`,
    rePairAlone: "Only next pairs a round again: npm run workbook -- next event.xlsx --anew",
    wouldLose: (file: string, lines: readonly string[]) =>
      `${file} contains something that would be lost in the new file:\n${lines.join("\n")}\nCorrect or move this. If you add --force instead, it will remain only in the copy that is kept.`,
    inPlace: (file: string, sheets: readonly string[]) =>
      `${file} has more than the session (${sheets.join(", ")}), so only the cells that change were written: open it once in a spreadsheet, which calculates everything, and save it before you print it or read it elsewhere.`,
    isOpen: (file: string, lock: string) =>
      `${file} is open in another program (there is ${lock}): save and close it there first; otherwise a later save there would replace what is written now. If the program is no longer running, add --force.`,
    changed: (file: string) => `${file} has been changed meanwhile: run the command again.`,
    copyName: (name: string, round: number) => `${name} before round ${round}`,
    paired: (round: number) => `round ${round} is paired`,
    copyKept: (copy: string) => `Kept ${copy}: the file as it was.`,
  },
  /** Messages of the command rulings. */
  rulings: {
    noFile: "Name the evening's workbook, for example: npm run workbook -- rulings evening.xlsx",
    noRulings: (file: string) => `${file} has no rulings to work out.`,
    earlier: (file: string) =>
      `${file} was made by an earlier version and works out its rulings itself: to make a new workbook from it, use read with --out.`,
    allDone: (file: string) => `${file}: all rulings are already worked out from the scores as they are.`,
    noOption: (option: string) =>
      `rulings works out the rulings in the same file and does nothing else: for --${option}, use read in place of rulings.`,
    copyName: (name: string) => `${name} before rulings`,
    workedOut: (count: number) => (count === 1 ? "1 ruling is worked out" : `${count} rulings are worked out`),
  },
  /** Messages of the command enter. */
  enter: {
    noFile:
      "Name the event's workbook and the two tables' score sheets, for example: npm run workbook -- enter event.xlsx table1.xlsx table2.xlsx",
    noSheets:
      "Name the two tables' score sheets behind the event's workbook, for example: npm run workbook -- enter event.xlsx table1.xlsx table2.xlsx",
    matchAlone: 'Only enter takes a match: npm run workbook -- enter event.xlsx table1.csv table2.csv --match "Reds"',
    notSwiss: (file: string) =>
      `${file} is not a Swiss event or a round robin of teams: to enter matches in a league, use npm run season.`,
    noOption: (option: string) =>
      `enter writes into the event's own file, and a workbook for each match: for --${option}, use read in place of enter.`,
    copyName: (name: string, round: number | string) => `${name} before results of round ${round}`,
    butlerAlone: "Only enter ranks pairs: npm run workbook -- enter event.xlsx sheets --butler",
    butlerName: (name: string) => `${name} butler.xlsx`,
    butlerHeadings: ["Place", "Pair", "Team", "Boards", "IMPs", "IMPs a board"],
    butler: (pairs: number, boards: number) => `Butler of ${pairs} pairs over ${boards} boards`,
    slipName: (name: string, round: number | string, teams: readonly string[]) =>
      `${name} round ${round} ${teams.join(" – ")}`,
    alsoPaired: (round: number) =>
      `Everything before round ${round} has its result, so round ${round} is paired there too; to pair it again, use next with --anew.`,
    boardHeadings: ["Board", "Table 1", "Table 2"],
    written: (matches: number) => (matches === 1 ? "a match is entered" : `${matches} matches are entered`),
  },
  noFileToRead: "Name the workbook to read, for example: npm run workbook -- read evening.xlsx",
  severalSessions: (file: string, titles: readonly string[]) =>
    `${file} has ${titles.length} sessions: choose one with --which and its number: ${titles.map((title, i) => `${i + 1} is ${title}`).join("; ")}.`,
  noSession: (file: string, sessions: number) =>
    `${file} has ${sessions === 1 ? "only one session" : `${sessions} sessions`}: choose a number from 1 to ${sessions}.`,
  tooMany: (typed: string) =>
    `"${typed}" is not expected here: put quotation marks around a value that contains spaces.`,
  jsonAndText: "--json and --text both print to standard output: use only one of them.",
  option: (typed: string, accepted: readonly string[]) =>
    `Unknown option '${typed}'. The options are ${accepted.map((name) => `--${name}`).join(", ")}.`,
  noValue: (option: string) =>
    `--${option} needs a value after it; if the value begins with a hyphen, write --${option}=-…`,
  blankFile: (option: string) => `--${option} needs the name of a file, such as --${option} evening.`,
  twice: (again: string, first: string) =>
    again === first
      ? `--${again} is given twice: use it only once.`
      : `--${first} and --${again} are the same option: use only one of them.`,
  value: (option: string) => `--${option} takes no value.`,
  wholeNumber: (option: string, typed: string) =>
    /^[+-]?\d+$/.test(typed)
      ? `--${option} ${typed} is out of range: use a number such as --${option} 24.`
      : `--${option} "${typed}" is not a whole number: use one, such as --${option} 24.`,
  oneOf: (option: string, typed: string, accepted: readonly string[]) =>
    `--${option} "${typed}" is unknown: use ${accepted.join(" or ")}.`,
  site: (typed: string) =>
    `--site "${typed}" is not a web address: enter the address of your Overtrick site, such as https://example.org/bridge.`,
  unreadable: (file: string, reason: string) => `${file} cannot be read: ${reason}.`,
  /** Reasons by system error code. */
  reasons: {
    ENOENT: "there is no such file or folder",
    ENOTDIR: "a part of its path is a file, not a folder",
    ENAMETOOLONG: "its name is too long",
    ELOOP: "a symbolic link in its path leads back to itself",
    EACCES: "permission is denied",
    EPERM: "permission is denied, or another program has it open",
    EROFS: "its disk is read-only",
    EBUSY: "another program has it open",
    EISDIR: "it is a folder",
    ENOSPC: "the disk is full",
    EDQUOT: "your disk quota is used up",
    EFBIG: "files of this size are not allowed there",
    EIO: "the disk does not respond",
  } as Readonly<Record<string, string>>,
  tooLarge: (file: string, max: number) =>
    `${file} is too large for the results of a session: choose a file of at most ${max / 1e6} MB.`,
  notText: (file: string) =>
    /\.bws$/i.test(file)
      ? `${file} is a database (Bridgemate), not a text file: save its table ReceivedData as CSV, with Section, Table, Round, Board, PairNS, PairEW, NS/EW, Contract, Result and Remarks.`
      : `${file} is not a text file: save the results as CSV (comma-separated values).`,
  exists: (file: string) => `${file} already exists: choose another name, or add --force.`,
  folder: (option: string, file: string) => `--${option} ${file} is a folder: add the name of a file in it.`,
  noFile: (option: string, file: string) =>
    `--${option} ${file} is not an ordinary file and cannot be overwritten: choose another name.`,
  otherEnding: {
    out: (file: string, ending: string) => `--out ${file} ends in ${ending}, but a workbook's name must end in .xlsx.`,
    csv: (file: string, ending: string) =>
      `--csv ${file} ends in ${ending}, but the name of a CSV file must end in .csv.`,
    pbn: (file: string, ending: string) =>
      `--pbn ${file} ends in ${ending}, but the name of a PBN file must end in .pbn.`,
    usebio: (file: string, ending: string) =>
      `--usebio ${file} ends in ${ending}, but the name of a USEBIO file must end in .xml.`,
    "movement-out": (file: string, ending: string) =>
      `--movement-out ${file} ends in ${ending}, but the name of a movement's file must end in .csv.`,
  },
  unwritable: (file: string, reason: string) => `${file} cannot be written: ${reason}.`,
  /** Heading of the results read from a file that is not CSV. */
  understood: (file: string, as: "csv" | "pbn" | "usebio" | "table" | "messages") =>
    `${file} was read as ${as === "messages" ? "messages" : "a table"}. The results found, with N-S points:`,
  talk: (file: string, lines: number) =>
    `${file}: ${lines === 1 ? "a line has" : `${lines} lines have`} neither a number nor a contract and ${lines === 1 ? "was" : "were"} ignored.`,
  fault: (file: string, line: number, field: string, message: string) =>
    `${file}, line ${line}${field && `, ${field}`}: ${message}`,
  movement: (file: string) => `The movement of ${file}:`,
  noMovement: (title: string) => `${title} has no movement to write: use club, pairs or individual.`,
  noMovementIn: (file: string) => `${file} does not show a movement that can be played again:`,
  ofMovement: (file: string, place: { readonly round: number; readonly table: number } | null, message: string) =>
    `${file}${place === null ? "" : `, round ${place.round}, table ${place.table}`}: ${message}`,
  movementWritten: "the movement, to use with --movement",
  movementNeither: (unread: string, names: readonly string[]) =>
    `${unread} With --movement, choose ${names.join(", ")}, or a file with your own movement.`,
  carry: {
    carried: (file: string, text: string) => `Carried forward from ${file}: ${text}`,
    alone: "This needs a file of an earlier stage: add --carry and the file's name.",
  },
  more: (faults: number) => `… and ${faults} more.`,
  outputRefused: (reason: string) => `The output cannot be written: ${reason}.`,
  nothingWritten: "Nothing was written.",
  written: (file: string, description: string) => `Wrote ${file}: ${description}.`,
  results: "the results as CSV",
  pbn: "the boards as PBN",
  usebio: "the event as USEBIO",
  season: {
    usage: (options: string) => `Usage: npm run season -- FILES [options]

Adds up the evenings of a season from their workbooks: files, folders, or patterns such as evenings/*.xlsx.

${options}

Example: npm run season -- evenings/*.xlsx --best 8 --out season.xlsx
`,
    help: {
      out: { placeholder: "FILE", help: "the workbook to write: the season's, or the league's if there is one" },
      csv: { placeholder: "FILE", help: "write the ladders as CSV" },
      names: {
        placeholder: "FILE",
        help: 'the correct names: CSV with two columns, headed "as typed" and "is", or a season\'s workbook with a Names sheet',
      },
      title: { placeholder: "TEXT", help: "title, on each sheet" },
      by: {
        placeholder: "WHO",
        help: "which ladders: player, pair, team, or several, such as player,pair (default: all)",
      },
      points: {
        placeholder: "HOW",
        help: "what an evening is worth: scored (points as scored; default), above (points above the field's average) or share (share of the field beaten, in %; one ladder across all kinds of session)",
      },
      best: { placeholder: "N", help: "only the best N evenings of each contestant count" },
      order: {
        placeholder: "HOW",
        help: "what decides the ladder: total (default), average, or best (default with --best)",
      },
      least: { placeholder: "N", help: "evenings needed for a place in the ladder (default: 1)" },
      "handicap-evenings": { placeholder: "N", help: "recent evenings used for handicaps (default: 5)" },
      "handicap-factor": {
        placeholder: "F",
        help: "a handicap is the difference from the field's average, multiplied by this (default: 0.8)",
      },
      league: {
        placeholder: "TEAMS",
        help: '"Reds; Blues; …": the teams of a new league, if none of the files is a league',
      },
      double: { help: "with --league: all teams meet twice" },
      paper: { placeholder: "SIZE", help: "A4 (default) or Letter" },
      force: { help: "overwrite an existing file; names typed in a season's workbook are kept" },
      json: { help: "print the season on standard output" },
      help: { help: "print this" },
    },
    noFiles: "Name the workbooks to add up, for example: npm run season -- evenings/*.xlsx --out season.xlsx",
    noFile: (name: string) => `${name}: there is no such file or folder.`,
    noMatch: (name: string) => `${name}: no workbook matches.`,
    tooManyFiles: (folder: string, max: number) =>
      `${folder} has more than ${max} files: name a folder that holds only the evenings.`,
    decimal: (option: string, typed: string) =>
      `--${option} "${typed}" is not a number: use a decimal point, as in --${option} 0.8.`,
    leftOut: (file: string) => `${file}: a season's workbook; skipped.`,
    nothing: (files: number) =>
      files === 1 ? "The file has no evening to count." : `None of the ${files} files has an evening to count.`,
    counted: (evenings: number, files: number) =>
      `Counted ${evenings} ${evenings === 1 ? "evening" : "evenings"} from ${files} ${files === 1 ? "file" : "files"}.`,
    keptNames: (file: string, names: number) =>
      `${names} ${names === 1 ? "name" : "names"} typed in ${file} ${names === 1 ? "is" : "are"} used.`,
    notOfSeason: (file: string) =>
      `--out ${file} is not a season's workbook, so --force does not overwrite it: choose another name.`,
    notOfLeague: (file: string) =>
      `--out ${file} is not a league's workbook, so --force does not overwrite it: choose another name.`,
    season: (evenings: number) => `${evenings} evenings`,
    ladders: "the ladders as CSV",
    ladder: (subject: string, series: string) => `${subject} · ${series}`,
    moreRows: (more: number) => `… and ${more} more: --out season.xlsx writes them all.`,
    doubts: "Names that may belong to the same person (say who is who on the Names sheet, or with --names):",
    doubt: (first: string, second: string, reason: string) => `  ${first} – ${second} (${reason})`,
    leagueTwice: (file: string) => `${file} is a league's workbook: omit --league.`,
    noNames: (file: string) =>
      `${file} is not a season's workbook: choose one, or a CSV file with two columns, headed "as typed" and "is".`,
  },
} as const;
