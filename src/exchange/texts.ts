import { choice } from "../sessions/choice-texts";

/** A pair by its players' names, on a board. */
interface PairOnBoard {
  readonly name: string;
  readonly board: string;
}

/** More boards than a match has are not worth a line. */
const MOST_LISTED = 64;

function listed(boards: readonly string[]): string {
  return boards.length > MOST_LISTED ? `${boards.slice(0, MOST_LISTED).join(", ")} …` : boards.join(", ");
}

/** The letters that languages have for different things, and what to write in their place. */
const OPEN = {
  C: { means: "The letter C stands for clubs and for hearts (cœur), by the language", write: "♣ or ♥" },
  K: {
    means: "The letter K stands for diamonds (Karo, carreau) and for clubs (klaveren), by the language",
    write: "♦ or ♣",
  },
  O: { means: `"O" is East in German and Dutch and West in French`, write: "E or W" },
} as const;

/** Of lines, and of columns: more are not named, they are found by what stands in them. */
const MOST_LINES = 20;

function onLines(lines: readonly number[]): string {
  const known = [...new Set(lines)];
  return `${known.length > 1 ? "lines" : "line"} ${several(known)}`;
}

/** "1, 2 and 3". */
function several(numbers: readonly number[]): string {
  return numbers.length > MOST_LINES
    ? `${numbers.slice(0, MOST_LINES).join(", ")} …`
    : numbers.join(", ").replace(/, (?=[^,]*$)/, " and ");
}

const OTHER_SESSION =
  "it was played by another movement, or with other numbers of boards, rounds or pairs. Give those with which it was played, or the results as CSV for the tables of this session.";

/** Texts of files that other programs write and read. */
export const texts = {
  pbn: {
    noTables: (title: string) =>
      `${title} has no boards that could be written as PBN: its results are whole matches. USEBIO (--usebio) and JSON (--json) take them.`,
    nonePlayed: "PBN has the boards that were played, and none of them is: give their results.",
    noResults: "The file has deals and no result of any: it needs contract, declarer and tricks, or a score, of each.",
    noGames: "There is nothing in the file: give one with a game for each board at each table.",
    matchesOnly: (title: string) =>
      `PBN has boards at tables, and the results of a ${title} are whole matches: make each match by itself (team-match), or give them as CSV.`,
    needsTables: (tables: readonly string[]) =>
      `The file does not say at which table each board was played: add a tag such as [Table "${tables[0] ?? "1"}"] to each game; the tables are ${tables.join(", ")}.`,
    whichRoom: (names: readonly string[]) =>
      `The file says who the home team is (${names[0] ?? ""}), but not where it sits: add [Room "Open"] or [Room "Closed"] to each game (in the Open Room the home team sits North-South), or give the names of the home team's players first (--players, in the pane Players).`,
    whichTeam: (names: readonly string[], typed: readonly string[]) =>
      `The file's teams are called ${names.join(" and ")}, and none of them ${typed.join(" or ")}: give the home and the away team the names that they have in the file.`,
    whichTeams: (typed: readonly string[]) =>
      `The file does not say which team is ${typed.join(" or ")}: add [Room "Open"] or [Room "Closed"] to each game (in the Open Room the home team sits North-South), or give the names of the home team's players first (--players, in the pane Players).`,
    homeIs: (home: string, board: string, isNs: boolean) =>
      `The home team is ${home}, which sits ${isNs ? "North-South" : "East-West"} at the first table on board ${board}.`,
    severalMatches: (names: readonly string[]) =>
      `The file has the games of more than two teams (${names.join(", ")}): give those of one match, in a file of its own.`,
    sameTeams: (name: string, board: string) =>
      `On board ${board} the home team and the visiting team are both ${name}: correct HomeTeam or VisitTeam.`,
    threeTables: (board: string) =>
      `The file has more than two results of board ${board}, and a match of two teams has two tables: give the games of one match, in which each board was played once at each table.`,
    roomTwice: (board: string, room: string) =>
      `Board ${board} was played twice in one room (${room}): correct the tag Room, "Open" or "Closed", or delete one of these games.`,
    tableTwice: (board: string, table: string) =>
      `Board ${board} was played twice at table ${table}: correct the tag Table, or delete one of these games.`,
    homeBothWays: (differs: string, same: string) =>
      `On board ${differs} the two tables have different home teams, which is then who sits North-South there; on board ${same} they have the same one: correct HomeTeam and VisitTeam.`,
    pairsOfOneTeam: (board: string, pairs: readonly string[]) =>
      `On board ${board} pair ${pairs[0] ?? ""} cannot sit North-South and pair ${pairs[1] ?? ""} East-West: these are of one team, or their team sits so at the other table too.`,
    playerOfBoth: (name: string, board: string) =>
      `On board ${board} ${name} sits with the other team than on the boards before, or where the other table has this team too: correct the names of the players, or add HomeTeam and VisitTeam without players.`,
    knownOfBoth: (name: string) =>
      `${name} plays for the home team by the session's players and for the other one by the file, or the other way round: correct one of them.`,
    otherTeam: (name: string, board: string) =>
      `On board ${board} the file has ${name} as a team that by its players, its room or its other boards does not sit there: correct HomeTeam and VisitTeam, or Room.`,
    otherHome: (name: string, isHome: boolean) =>
      `${name} is the ${isHome ? "home" : "away"} team by its name, and the other one by its players: correct one of them.`,
    unclearSeats: (board: string) =>
      `The teams changed rooms or tables, and on board ${board} the file does not say who sits where: add HomeTeam and VisitTeam, or the names of the players.`,
    otherRoom: (pair: string, board: string) =>
      `On board ${board} pair ${pair} sits in the room where by the file's other boards its team sits the other way: correct Room, or PairNS and PairEW.`,
    tablesRenamed: (found: readonly string[], tables: readonly string[]) =>
      `Of the file's tables ${found.map((table, i) => `${table} is taken as Table ${tables[i] ?? ""}`).join(", ")}.`,
    byPlayers: "The file does not say which table is which: each game is taken for the table where its players sit.",
    bySeat: (north: string, south: string) =>
      `The file does not say which table is which: the team of ${north} and ${south} is taken for the home team, and where it sits North-South is Table 1.`,
    oneTable: "The file has one game for each board, and no table: all are taken for Table 1.",
    turned: (boards: readonly string[]) =>
      `On ${boards.length === 1 ? "board" : "boards"} ${listed(boards)} the teams sit the other way: the tables are exchanged there, so that the home team is North-South at Table 1.`,
    allTurned:
      "The file has the away team North-South at its first table: the tables are taken the other way round, so that the home team is North-South at Table 1.",
    otherPair: (id: string, first: PairOnBoard, then: PairOnBoard) =>
      `Pair ${id} is ${first.name} on board ${first.board} and ${then.name} on board ${then.board}: was this session played, with these boards and rounds?`,
    otherPairs: (board: string, table: string, found: readonly string[], ours: readonly string[]) =>
      `On board ${board} at Table ${table} the file has pair ${found.join(" North-South and pair ")} East-West, and this session ${ours.join(" and ")}: ${OTHER_SESSION}`,
    unknownPairs: (board: string, table: string, found: readonly string[]) =>
      `On board ${board} at Table ${table} the file has pair ${found.join(" and ")}, which are no numbers of this session, and it does not name the players: ${OTHER_SESSION}`,
    otherSeat: (name: string, board: string, table: string, before: string, now: string) =>
      `On board ${board} at Table ${table} ${name} sits where this session has ${now}, and is ${before} elsewhere: ${OTHER_SESSION}`,
    otherTeamThere: (name: string, board: string, table: string) =>
      `On board ${board} at Table ${table} the file has ${name}, which by its other boards, or by the session's teams, does not play there: ${OTHER_SESSION}`,
    otherRound: (board: string, table: string, found: string, ours: number) =>
      `Board ${board} was played at Table ${table} in round ${found} by the file, and this session has it in round ${ours}: ${OTHER_SESSION}`,
    unclearLayout: (title: string) =>
      `The file does not say how ${title} was laid out: it names no pairs, players or rounds. Give the number of boards of the whole session, and of rounds or pairs where that is not the usual one.`,
    otherWorth: (tag: string, board: string, table: string, written: string, own: string) =>
      `${tag} of board ${board} at Table ${table} is ${written} in the file; by its results it is ${own}, which counts.`,
    otherScoring: (scoring: string) =>
      `The file was scored by another method (Scoring "${scoring}") than this session: the session's counts.`,
    tagValue: (tag: string, value: string) => `[${tag} "${value}"] is no value that ${tag} can have: it was not used.`,
    noAward: (board: string) =>
      `Board ${board} was adjusted (Termination "adjudication"), and the file does not say what both sides were given: add [ScoreIMP "NS 3 EW -3"], [ScoreMP "NS 1.2 EW 0.8"] or [ScorePercentage "NS 60 EW 40"], as the session is scored.`,
    otherAward: (board: string, given: string) =>
      `Board ${board} was adjusted to ${given}, which this session has no way to give: in pairs it is 60, 50 or 40 per cent for each side.`,
    ownUnread:
      "The lines that begin with %Overtrick-Session are damaged: take the file as it was written, or delete them and type the options.",
    ownSeveral: (sessions: number) => `The file holds ${sessions} sessions: give the file of one.`,
    ownUnplanned: (why: string) =>
      `The lines that begin with %Overtrick-Session describe a session that cannot be: ${why}`,
    ownKind: (found: string, asked: string) => `The file is of another kind of session: ${found}, and not ${asked}.`,
    ownName: (where: string, tag: string, counts: string) =>
      `${where} is "${tag}" in a game and "${counts}" in the file's first lines, which count: to change it, type it as an option.`,
    openComment: "The comment that begins here with { has no end: close it with }.",
    tag: (written: string) =>
      `"${written}" is not how a tag of PBN is written: it has a name and a value, such as [Board "1"].`,
    tooManyGames: (most: number) =>
      `The file has more than ${most} games, which no session has: give the file of one session.`,
    row: "The line has not as many values as the table has columns: write - for what is not known.",
    noBoard: 'The game has a result and no number of its board: add a tag such as [Board "1"].',
    scoreSide: (score: string) =>
      `The score "${score.slice(0, 40)}" says neither whose it is nor who declared: write "NS 420" or "EW 50".`,
    result: (result: string) =>
      `"${result.slice(0, 40)}" is no number of tricks: give those that declarer won, 0 to 13.`,
    tricks: (contract: string, tricks: number) =>
      `Nobody wins ${tricks} tricks in ${contract}: give those that declarer won, 0 to 13.`,
    noResult: (contract: string) => `${contract} has neither tricks nor a score`,
    leftOut: (board: string, why: string) => `Board ${board} is left out as not played: ${why}.`,
    otherVulnerability: (boards: readonly string[]) =>
      `The file has another vulnerability than ${boards.length === 1 ? "the number of board" : "the numbers of boards"} ${listed(boards)}: its own counts there.`,
  },
  lines: {
    strange: (words: readonly string[]) =>
      `${words.map((word) => `"${word}"`).join(", ")} ${words.length === 1 ? "is" : "are"} not understood: write the board, the contract, who played it and the result, such as "Bd 7 3NT W -2".`,
    noContract: `The contract is missing: write it, such as "Bd 7 3NT W -2", or "Bd 7 pass", or the points for North-South, "Bd 7 +420".`,
    boardMissing: `The number of the board is missing: write it first, such as "Bd 7 3NT W -2".`,
    noBoard: `No board is told of here: write its number first, such as "Bd 7 3NT W -2".`,
    contradiction: "A board that was passed out or not played has neither declarer nor result: say one of them.",
    columnsUnclear: (columns: readonly number[]) =>
      `Columns ${several(columns)} have numbers that could be the boards' or the tables': write a line of headings above them, such as "table" and "board".`,
    sideAlone: (side: string) => `"${side}" has no points: write N, E, S or W for who played it.`,
    tableMissing: (lines: number, tables: readonly string[]) =>
      `${lines === 1 ? "This line does" : `This line and ${lines - 1} more do`} not say of which table they are: write "Table ${tables[0]}" or "Table ${tables[1]}" on a line above the boards of that table, or before each board, "T${tables[0]} Bd 7 3NT W -2".`,
    openLetter: (letter: keyof typeof OPEN, lines: readonly number[], words: readonly string[]) =>
      `${OPEN[letter].means} (${onLines(lines)}): ${words.length > 0 ? `write ${choice(words)} in full once, or ` : "write "}${OPEN[letter].write}${lines.length > 1 ? " on each of these lines" : ""}.`,
    unclearPoints: (points: string, contract: string) =>
      `${contract} gives ${points} points in no way or in several: write the result, such as = or -2.`,
    unreadLine: (text: string, why: string) => `"${text}": ${why}`,
  },
  understood: {
    board: (table: string, board: number, what: string, points: string) =>
      `Table ${table}, board ${board}: ${what}: ${points}`,
    notPlayed: (table: string, board: number) => `Table ${table}, board ${board}: not played`,
    contract: (contract: string, declarer: string, doubled: string, result: string) =>
      [`${contract}${declarer && ` by ${declarer}`}`, doubled, result].filter((part) => part !== "").join(", "),
    doublings: ["", "doubled", "redoubled"],
    seats: { N: "North", E: "East", S: "South", W: "West" },
    made: "made",
    over: (tricks: number) => `${tricks} over`,
    down: (tricks: number) => `${tricks} down`,
    passedOut: "passed out",
    pointsAlone: "points",
  },
} as const;
