import { signed } from "../bridge/points";
import { choice } from "../sessions/choice-texts";

/** Names of a pair's players on a board. */
interface PairOnBoard {
  readonly name: string;
  readonly board: string;
}

/** Maximum number of boards listed in a message. */
const MAX_LISTED = 64;

function listed(boards: readonly string[]): string {
  return boards.length > MAX_LISTED ? `${boards.slice(0, MAX_LISTED).join(", ")} …` : boards.join(", ");
}

/** Letters that have different meanings in different languages, and the signs to write instead. */
const OPEN = {
  C: { means: "The letter C means clubs or hearts (cœur), depending on the language", write: "♣ or ♥" },
  K: {
    means: "The letter K means diamonds (Karo, carreau) or clubs (klaveren), depending on the language",
    write: "♦ or ♣",
  },
  O: { means: `"O" is East in German and Dutch and West in French`, write: "E or W" },
} as const;

/** Maximum number of lines or columns named in a message; others are left out. */
const MAX_LINES = 20;

function onLines(lines: readonly number[]): string {
  const distinct = [...new Set(lines)];
  return `${distinct.length > 1 ? "lines" : "line"} ${several(distinct)}`;
}

/** Lists numbers: "1, 2 and 3". */
function several(numbers: readonly number[]): string {
  return numbers.length > MAX_LINES
    ? `${numbers.slice(0, MAX_LINES).join(", ")} …`
    : numbers.join(", ").replace(/, (?=[^,]*$)/, " and ");
}

const OTHER_SESSION =
  "the file is from a session with a different movement, or a different number of boards, rounds or pairs. Set up the session as it was played, or enter the results as CSV for this session's tables.";

/** Texts of files that other programs write and read. */
export const texts = {
  foreign: {
    lin: 'This is a LIN file (Bridge Base Online), which cannot be read as results: copy the table of results from the browser, or type the results, such as "Bd 7 3NT W -2".',
    usebio:
      'This is a USEBIO file: if it is of an evening of pairs, "club --results FILE" reads it; else export the results as CSV or PBN from the program that wrote it, or copy its table of results.',
    html: "This is a web page (HTML), not its text: open it in a browser, copy the table of results, and paste it here or into a text file.",
    xml: "This is an XML file, which cannot be read: export the results as CSV or PBN from the program that wrote it.",
    rtf: "This is a document (RTF), not plain text: open it, copy the results, and paste them here or into a text file.",
    pdf: "This is a PDF file, not plain text: open it, copy the results, and paste them here or into a text file.",
    json: "This is a JSON file, which cannot be read as results: export the results as CSV or PBN from the program that wrote it.",
  },
  usebio: {
    oneTable: (title: string) =>
      `${title} cannot be written as USEBIO, which is for results compared with other tables. Use CSV (--csv), PBN (--pbn) or JSON (--json).`,
  },
  pbn: {
    noTables: (title: string) =>
      `${title} cannot be written as PBN, which lists boards: its results are whole matches. Use USEBIO (--usebio) or JSON (--json).`,
    nonePlayed: "No board has been played, so there is nothing to write as PBN: enter the results.",
    noResults: "The file has deals without results: each needs its contract, declarer and tricks, or a score.",
    noGames: "The file is empty: choose one with a result for each board at each table.",
    matchesOnly: (title: string) =>
      `PBN lists boards at tables, but the results of a ${title} are whole matches: set up each match as a team-match, or enter the matches as CSV.`,
    needsTables: (tables: readonly string[]) =>
      `The file does not say at which table each board was played: add a tag such as [Table "${tables[0] ?? "1"}"] to each game; the tables are ${tables.join(", ")}.`,
    severalTables: (tables: readonly string[]) =>
      `The file has games of several tables (${listed(tables)}), but this session has only one: choose a file with the games of one table.`,
    whichRoom: (names: readonly string[]) =>
      `The file names the home team (${names[0] ?? ""}), but does not say where it sits. Add [Room "Open"] or [Room "Closed"] to each game (the home team sits North-South in the Open Room). Or enter the players, beginning with the home team's (--players, or Players in the pane).`,
    whichTeam: (names: readonly string[], typed: readonly string[]) =>
      `The file's teams are called ${names.join(" and ")}, not ${typed.join(" or ")}: give the home and away teams the names that they have in the file.`,
    whichTeams: (typed: readonly string[]) =>
      `The file does not say which team is ${typed.join(" or ")}: add [Room "Open"] or [Room "Closed"] to each game (in the Open Room the home team sits North-South), or enter the home team's players first (--players, or Players in the pane).`,
    homeIs: (home: string, board: string, isNs: boolean) =>
      `The home team is ${home}, which sits ${isNs ? "North-South" : "East-West"} at the first table on board ${board}.`,
    severalMatches: (names: readonly string[]) =>
      `The file has boards of more than two teams (${names.join(", ")}): choose a file with one match.`,
    sameTeams: (name: string, board: string) =>
      `On board ${board} the home team and the visiting team are both ${name}: correct HomeTeam or VisitTeam.`,
    threeTables: (board: string) =>
      `The file has more than two results for board ${board}, but a match between two teams has two tables: use the games of one match, with each board once at each table.`,
    roomTwice: (board: string, room: string) =>
      `Board ${board} was played twice in one room (${room}): correct the Room tag, "Open" or "Closed", or delete one of these games.`,
    tableTwice: (board: string, table: string) =>
      `Board ${board} was played twice at table ${table}: correct the Table tag, or delete one of these games.`,
    homeBothWays: (differs: string, same: string) =>
      `On board ${differs} the two tables name different home teams, but on board ${same} both name the same one: correct HomeTeam and VisitTeam so that all boards agree.`,
    pairsOfOneTeam: (board: string, pairs: readonly string[]) =>
      `On board ${board} pair ${pairs[0] ?? ""} cannot sit North-South against pair ${pairs[1] ?? ""} East-West: they belong to the same team, or both their teams' other pairs sit the same way at the other table. Correct PairNS and PairEW.`,
    playerOfBoth: (name: string, board: string) =>
      `On board ${board} ${name} plays for a different team than before, or the team of ${name} sits the same way at both tables: correct the players' names, or add HomeTeam and VisitTeam and omit the players.`,
    knownOfBoth: (name: string) =>
      `The session's player list and the file put ${name} in different teams: correct one or the other.`,
    otherTeam: (name: string, board: string) =>
      `On board ${board} the team name ${name} does not agree with the players, the room or the file's other boards: correct HomeTeam and VisitTeam, or Room.`,
    otherHome: (name: string, isHome: boolean) =>
      `${name} is the ${isHome ? "home" : "away"} team by its name but not by its players: correct one or the other.`,
    unclearSeats: (board: string) =>
      `The teams changed rooms or tables, and on board ${board} the file does not say who sits where: add HomeTeam and VisitTeam, or the names of the players.`,
    otherRoom: (pair: string, board: string) =>
      `On board ${board} the direction of pair ${pair} does not fit its room, judging by the file's other boards: correct Room, or PairNS and PairEW.`,
    tablesRenamed: (found: readonly string[], tables: readonly string[]) =>
      `The file has other names for the tables: ${found.map((table, i) => `${table} is read as Table ${tables[i] ?? ""}`).join(", ")}.`,
    byPlayers: "The file does not name the tables: each game counts for the table where its players sit.",
    bySeat: (north: string, south: string) =>
      `The file does not name the tables: the team of ${north} and ${south} is read as the home team, and Table 1 is where it sits North-South.`,
    oneTable: "The file has one game for each board and does not name the table: all are read as Table 1.",
    turned: (boards: readonly string[]) =>
      `On ${boards.length === 1 ? "board" : "boards"} ${listed(boards)} the teams sit the other way round in the file. Overtrick has swapped the tables there: the home team is North-South at Table 1.`,
    allTurned:
      "In the file, the away team sits North-South at the first table. Overtrick has swapped the tables: the home team is North-South at Table 1.",
    otherPair: (id: string, first: PairOnBoard, then: PairOnBoard) =>
      `Pair ${id} is ${first.name} on board ${first.board} and ${then.name} on board ${then.board}: check that this session, with these boards and rounds, is the one that was played.`,
    otherPairs: (board: string, table: string, found: readonly string[], ours: readonly string[]) =>
      `On board ${board} at Table ${table} the file has pair ${found.join(" North-South and pair ")} East-West, but this session has ${ours.join(" and ")}: ${OTHER_SESSION}`,
    unknownPairs: (board: string, table: string, found: readonly string[]) =>
      `On board ${board} at Table ${table} the file has pair numbers that this session does not have (${found.join(" and ")}), and does not name the players: ${OTHER_SESSION}`,
    otherSeat: (name: string, board: string, table: string, before: string, now: string) =>
      `On board ${board} at Table ${table} the file has ${name} sitting as ${now}, but on other boards as ${before}: ${OTHER_SESSION}`,
    otherTeamThere: (name: string, board: string, table: string) =>
      `On board ${board} at Table ${table} the file has ${name}, which, judging by its other boards or the session's teams, does not play there: ${OTHER_SESSION}`,
    otherRound: (board: string, table: string, found: string, ours: number) =>
      `In the file board ${board} was played at Table ${table} in round ${found}, but in this session it is in round ${ours}: ${OTHER_SESSION}`,
    unclearPartners:
      'The file does not name the players, so it does not show who were partners: enter "stay" if the partners stayed together, or "change".',
    unclearLayout: (title: string) =>
      `The file does not say how ${title} was set up: it names no pairs, players or rounds. Enter the number of boards in the whole session, and the number of rounds or pairs if it is not the usual one.`,
    otherWorth: (tag: string, board: string, table: string, written: string, ours: string) =>
      `${tag} of board ${board} at Table ${table} is ${written} in the file, but the results give ${ours}, which counts.`,
    otherScoring: (scoring: string) =>
      `The file's scoring (Scoring "${scoring}") is not this session's: this session's scoring is used.`,
    tagValue: (tag: string, value: string) => `${tag} does not accept "${value}": it was ignored.`,
    noAward: (board: string) =>
      `Board ${board} was adjusted (Termination "adjudication"), but the file does not have each side's score: add [ScoreIMP "NS 3 EW -3"], [ScoreMP "NS 1.2 EW 0.8"] or [ScorePercentage "NS 60 EW 40"], whichever matches the session's scoring.`,
    otherAward: (board: string, averages: string) =>
      `Board ${board} was adjusted to ${averages}, which this session does not support: a pair can have 60, 50 or 40 per cent.`,
    ownUnread:
      "The lines that begin with %Overtrick-Session are damaged: use the original file, or delete these lines and type the options.",
    ownSeveral: (sessions: number) => `The file holds ${sessions} sessions: choose a file with one.`,
    ownUnplanned: (reason: string) =>
      `The lines that begin with %Overtrick-Session describe an impossible session: ${reason}`,
    ownKind: (found: string, requested: string) =>
      `The file is for another kind of session: ${found}, not ${requested}.`,
    ownName: (where: string, tag: string, counts: string) =>
      `${where} is "${tag}" in a game but "${counts}" in the file's first lines, which count: to change it, use an option.`,
    openComment: "The comment that begins here with { is not closed: add }.",
    tag: (written: string) => `"${written}" is not a PBN tag: write a name and a value, such as [Board "1"].`,
    tooManyGames: (max: number) =>
      `The file has more than ${max} games, too many for a session: choose a file with one session.`,
    row: "The line does not have a value for each column of the table: write - for unknown values.",
    noBoard: 'The game has a result but no board number: add a tag such as [Board "1"].',
    scoreSide: (score: string) =>
      `The score "${score.slice(0, 40)}" does not say which side it is for: write "NS 420" or "EW 50".`,
    result: (result: string) =>
      `"${result.slice(0, 40)}" is not a number of tricks: enter the tricks that declarer won, 0 to 13.`,
    tricks: (contract: string, tricks: number) =>
      `${contract} cannot have ${tricks} tricks: enter the tricks that declarer won, 0 to 13.`,
    noResult: (contract: string) => `${contract} has neither tricks nor a score`,
    leftOut: (board: string, reason: string) => `Board ${board} is treated as not played: ${reason}.`,
    otherVulnerability: (boards: readonly string[], areDeals: boolean) =>
      `The vulnerability in the file is not the usual one on ${boards.length === 1 ? "board" : "boards"} ${listed(boards)}: the one in the file counts.${areDeals ? " The results keep the points that it gives, but sheets and the pad show the usual one: to correct such a result later, enter its points too." : ""}`,
  },
  club: {
    xml: (tag: string) =>
      tag === ""
        ? "The file is not whole: it is no XML. Export the results again."
        : `The file is not whole: <${tag}> is not closed, or is not XML. Export the results again.`,
    noEvent: "The USEBIO file has no event: choose one with the results of an evening of pairs.",
    severalEvents: (events: number) =>
      `The USEBIO file holds ${events} events: choose a file with one evening of pairs.`,
    severalSessions: (sessions: number) =>
      `The USEBIO file holds ${sessions} sessions: choose a file with one, since an evening is scored by itself.`,
    eventType: (type: string) =>
      `This is a USEBIO file of another event (${type === "" ? "no type" : `type ${type}`}), not of pairs: MP_PAIRS, PAIRS, CROSS_IMP and BUTLER_PAIRS are read.`,
    noRows: "The file has no boards with results: export it with its travellers.",
    pairElement: (element: string, pair: string, value: string) =>
      `<${element}> of pair ${pair} is ${value.slice(0, 40)}, which may change its score and is not read: delete the element, and enter the penalty or handicap yourself.`,
    pair: (typed: string) => `"${typed.slice(0, 40)}" is not a pair's number: enter 7, or A7 for pair 7 of section A.`,
    pairMissing: (board: string, side: string) =>
      `Board ${board} does not say which pair sat ${side}: enter its number, or both players' names.`,
    pairsMissing:
      "The file does not say which pairs played: each row needs the numbers of North-South and East-West (PairId_NS and PairId_EW, PairNS and PairEW), or their names.",
    sameNames: (name: string, board: string) =>
      `Two pairs on board ${board} are called "${name.slice(0, 60)}", and the file has no numbers to tell them apart: export it with the pairs' numbers, or change one of the names.`,
    noSection: (board: string) =>
      `This row of board ${board} has no section, but others have: enter its section, such as A.`,
    renumbered: (added: number) =>
      `North-South and East-West began with the same numbers and are ranked together: ${added} is added to the numbers that began East-West, so 1EW is ${added + 1}.`,
    sections: (sections: readonly (readonly [name: string, letter: string])[]) =>
      `Sections are written as letters before the pairs' numbers: ${sections.map(([name, letter]) => `${name} is ${letter}`).join(", ")}.`,
    notSeated: (pair: string, name: string) =>
      `Pair ${pair} (${name.slice(0, 60)}) is listed in the file but plays no board: it was left out.`,
    teams: "The file names teams (HomeTeam), which a club's evening does not score: each pair is scored for itself.",
    pairSide: (pair: string) =>
      `There are two pairs ${pair}, one North-South and one East-West: enter N-S or E-W in the column "side".`,
    otherName: (pair: string, first: string, later: string) =>
      `Pair ${pair} is "${first.slice(0, 60)}" at first and "${later.slice(0, 60)}" here: the first name counts.`,
    leftOut: (board: string, pairs: readonly [string, string], contract: string) =>
      `Board ${board}${pairs.join("") === "" ? "" : `, ${pairs.join(" against ")}`}, is treated as not played: ${contract} has neither tricks nor a score.`,
    noResult: (board: string, contract: string) =>
      `${contract} on board ${board} has neither a result nor points: enter one, such as =, +1 or -2, or "np" as the contract if it was not played.`,
    adjusted: (typed: string) =>
      `"${typed.slice(0, 40)}" is not an adjusted score: enter both sides' percentages, such as 60/40, or A+/A-.`,
    points: (typed: string) =>
      `"${typed.slice(0, 40)}" is not a number of points: enter North-South's, such as 420 or -50.`,
    splitScore: (board: string, ns: string, ew: string) =>
      `Board ${board} has ${ns.slice(0, 20)} for North-South and ${ew.slice(0, 20)} for East-West, which are not one score: enter what the Director gives both sides as an adjusted score, such as 60/40.`,
    noPercentage: (board: string) =>
      `Board ${board} was adjusted (Termination "adjudication"), but the file does not have each side's percentage: add a tag such as [ScorePercentage "NS 60 EW 40"].`,
    columnsMissing: (columns: readonly string[]) =>
      `The file lacks ${columns.length === 1 ? "the column" : "the columns"} ${columns.join(", ")}: each row of an evening needs board, ns and ew (the pairs' numbers), and contract, by and result, or N-S points.`,
    headingUnknown: (heading: string) =>
      `The column "${heading}" is not understood, and may matter to the score: delete it, or give it another heading, such as section, table, round, board, ns, ew, contract, by, result, tricks, X, N-S points, adjusted or remarks.`,
    pairsOrPoints: (heading: string) =>
      `Are the numbers below "${heading}" pairs or points? Write ${/^n/i.test(heading) ? '"PairNS" or "N-S points"' : '"PairEW" or "E-W points"'} above them.`,
    scoreUnclear:
      'Are the points below "Score" North-South\'s, or the declarer\'s? The contracts do not show it: write "N-S points" above North-South\'s, or leave only contract, by and result.',
    scoreSide: 'This score is the declarer\'s, but the row has no declarer: enter N, E, S or W, or "N-S points".',
    erased: (rows: number) =>
      `${rows} ${rows === 1 ? "row is" : "rows are"} marked as erased by the program that wrote them, and ${rows === 1 ? "was" : "were"} left out.`,
    satOut: (board: string) => `A pair sat out board ${board}: the row was left out.`,
    turned: (board: string, [ns, ew]: readonly [string, string]) =>
      `Board ${board} is marked as played in the wrong direction: pair ${ew} is taken as North-South and pair ${ns} as East-West.`,
    turnedTwoWinners: (board: string) =>
      `Board ${board} is marked as played in the wrong direction, which an evening with two winners cannot rank: enter what the Director gives each pair as an adjusted score, such as 50/50.`,
    remarkUnvalued: (remark: string) =>
      `"${remark.slice(0, 40)}" does not say what each side gets: write both percentages, such as 60%-40%.`,
    remarkIgnored: (remark: string) => `The remark "${remark.slice(0, 60)}" is not understood: it was ignored.`,
    vulnerability: (written: string, board: string, expected: string) =>
      `The vulnerability "${written.slice(0, 20)}" is not that of board ${board}, which is ${expected}: correct it, or clear it and enter the points.`,
    declarer: (typed: string) =>
      `"${typed}" is a pair's number, not the declarer's seat: add a column "NS/EW" with N, E, S or W.`,
    otherDeclarer: (typed: string, seat: string, pair: string) =>
      `The declarer is pair ${typed}, but ${seat} sits in pair ${pair}: correct one of them.`,
    scoringUnclear: (scoring: string) =>
      /imp/i.test(scoring)
        ? `The file is scored by IMPs ("${scoring.slice(0, 40)}"), but does not say against what: choose cross-imps (against each other score) or butler (against the datum).`
        : `The file's scoring ("${scoring.slice(0, 40)}") is not clear: choose matchpoints, cross-imps or butler.`,
    pairField: (field: string) =>
      `"${field}" belongs to a line of a pair, which has no board: clear it here, or write "X" above doubles and "ns" and "ew" above pairs' numbers.`,
    otherScoring: (stated: string, scoring: string) =>
      `The file is scored by ${stated}, but this session by ${scoring}, which counts.`,
    otherWinners: (stated: number, winners: number) =>
      `The file has ${stated === 2 ? "two winners, one for each direction" : "one winner"}, but this session has ${winners === 2 ? "two" : "one"}, which counts.`,
    percentage: (pair: string, stated: string, ours: string) =>
      `Pair ${pair} has ${stated} % in the file, but ${ours} % by its results, which counts.`,
    total: (pair: string, stated: string, ours: string) =>
      `Pair ${pair} has ${stated} in the file, but ${ours} by its results, which counts.`,
    place: (pair: string, stated: string, ours: string) =>
      `Pair ${pair} is placed ${stated} in the file, but ${ours} by its results, which counts.`,
    score: (board: string, pairs: string, stated: string, ours: string) =>
      `Board ${board}, ${pairs}: ${stated} in the file, but ${ours} by the results, which counts.`,
    moreDifferences: (differences: number) =>
      `${differences} more differences from the file's own scores are not listed.`,
    otherMovement: (message: string) =>
      `"club --results FILE" reads this file. It does not fit this session: ${message}`,
  },
  lines: {
    strange: (words: readonly string[]) =>
      `${words.map((word) => `"${word}"`).join(", ")} ${words.length === 1 ? "is" : "are"} not understood: write the board, contract, declarer and result, such as "Bd 7 3NT W -2".`,
    noContract: `The contract is missing: write it, as in "Bd 7 3NT W -2", or "Bd 7 pass", or the points for North-South, "Bd 7 +420".`,
    boardMissing: `The board number is missing: write it first, as in "Bd 7 3NT W -2".`,
    noBoard: `There is no board number at the beginning: write it first, as in "Bd 7 3NT W -2".`,
    contradiction:
      "A board that was passed out or not played has no declarer and no result: remove these, or correct the contract.",
    columnsUnclear: (columns: readonly number[]) =>
      `Columns ${several(columns)} have numbers that could be boards or tables: add headings above them, such as "table" and "board".`,
    headingsUnknown: `The headings above this table do not say where the points are: write "contract", "points" or "plus" and "minus" above the columns.`,
    headingUnknown: (heading: string) =>
      `The column "${heading}" is not understood, and may matter to the score: delete it, or give it another heading, such as contract, by, result, X, points, plus, minus, lead or remark.`,
    headingMissing: (column: number) =>
      `Column ${column} has entries but no heading: write one above it, such as plus, minus or remark, or clear the column.`,
    severalSections: (sections: readonly string[]) =>
      `The table has results of several sections (${sections.slice(0, MAX_LINES).join(", ")}): choose a file with one section.`,
    seatMissing: `These are a player's own plus and minus, but no column says where the player sat: add a column "You" with N, E, S or W; or, if plus is North-South's, write "NS+" and "NS-" above the columns.`,
    seatUnknown: (typed: string) =>
      `${typed === "" ? "This row does not say where the player sat" : `"${typed}" is not a seat`}: enter N, E, S or W in the column "You".`,
    scoreOfWhom: `It is not clear whose points "Score" has beside a player's seat: write "plus" and "minus" above the player's own, or "N-S points" above North-South's.`,
    scoreUnclear: (reason: string) =>
      `Are the points below "Score" North-South's, or the declarer's? ${reason} If they are North-South's, write "N-S points" above the column; if they are the declarer's, add each row's contract, declarer and result.`,
    scoreReadings: (board: string, ns: number, declarer: number) =>
      `Board ${board} would be ${signed(ns)} or ${signed(declarer)} for North-South.`,
    scoreWithout: `No contract beside "Score" shows whose points it has.`,
    scoreNoPoints: (typed: string) =>
      `"${typed}" in the column "Score" is not a number of points: Overtrick calculates IMPs and percentages itself. Delete the column, or enter the points, such as 420.`,
    rowWithoutBoard: "This row has a result but no board number: enter it, or delete the row.",
    noPoints: (typed: string) => `"${typed}" is not a number of points: enter a number such as 420, or leave it blank.`,
    minusUnderPlus: (typed: string) => `"${typed}" is below "plus" but has a minus sign: enter it below "minus".`,
    bothSides: (first: string, second: string) =>
      `The row says both ${first} and ${second} for North-South: keep only one side's points.`,
    doublingTwice: (contract: string, doubling: string) =>
      `The contract is ${contract} but the column of doubles says ${doubling}: correct one of them.`,
    tricksUnknown: (typed: string, contract: string) =>
      `"${typed}" is not a number of tricks that declarer won in ${contract}: enter 0 to 13, or the result with its sign, such as +1 or -2.`,
    resultsDiffer: (first: string, second: string) =>
      `The row says both ${first} and ${second} for the result: keep only one.`,
    vulnerabilityDiffers: (counted: string, board: number, written: string, expected: string) =>
      `The vulnerability "${written}" is not that of ${counted} ${board}, which is ${expected}: correct it, or enter the points of this board without a contract and clear its vulnerability.`,
    otherPairs: (board: string, table: string, found: readonly string[], ours: readonly string[]) =>
      `The pairs are ${found.map((pair) => pair || "-").join(" and ")}, but in this session board ${board} at Table ${table} is played by ${ours.join(" and ")}: ${OTHER_SESSION}`,
    unsigned: (lines: readonly number[], text: string) =>
      `Whose points are these (${onLines(lines)})? None has a sign: write + for North-South's plus and - for North-South's minus, such as "Bd 7 +420" or "Bd 7 -50", or EW before East-West's. The first is "${text}".`,
    sidesUnclear: (columns: readonly number[], row: string) =>
      `Columns ${several(columns)} have points, and no heading says whose. If they are North-South's plus and minus, write "board", "plus" and "minus" above the columns; if they are East-West's, "EW+" and "EW-". The first row is "${row}".`,
    numbersUnclear: (columns: readonly number[]) =>
      `${columns.length === 1 ? "Column" : "Columns"} ${several(columns)} ${columns.length === 1 ? "has" : "have"} numbers that are not understood: write headings above the columns, such as board, contract, by, result, tricks, points or remark.`,
    numbersBelowTitle: (columns: readonly number[], board: string) =>
      `${columns.length === 1 ? "Column" : "Columns"} ${several(columns)} below "Board ${board}" ${columns.length === 1 ? "has" : "have"} numbers that could be boards, tables, pairs or results: write headings above the columns, such as table, NS pair, EW pair, contract, by, result or tricks.`,
    numberBelowTitle: (board: string) =>
      `Below "Board ${board}" this number could be a board, a table or a pair: begin each line with the table and the board, such as "T1 Bd ${board} 3NT W -2".`,
    otherTitle: (board: string, titled: string) =>
      `The row says board ${board}, but the line above it says board ${titled}: correct one of them. If the number is a table's or a pair's, write "table" or "NS pair" above its column.`,
    correction: (board: string) =>
      `This looks like a correction of board ${board}: change that board's own line instead, and delete this one.`,
    titleUnclear: (board: string) =>
      `If this is the title of the rows below it, write only "Board ${board}"; if it is a result, write it in the columns of the table; else delete the line.`,
    pairsNowhere: (board: string, pairs: readonly string[]) =>
      `The pairs are ${pairs.map((pair) => pair || "-").join(" and ")}, but in this session they do not meet on board ${board} with these sides: ${OTHER_SESSION}`,
    suitOrLevel: (text: string, first: string, second: string) =>
      `"${text}" may be ${first} or ${second}: write the level first and the declarer last, such as "4S N".`,
    levelsMade: `Are these results overtricks, or the levels that were made? Write overtricks with their sign, such as +1, and = for made exactly; or write the number of tricks won below the heading "tricks".`,
    tricksBelowResult: `Some results are too many for overtricks: if these are the tricks that declarer won, write the heading "tricks" above them; else write results with their sign, such as +1 or -2, and = for made exactly.`,
    titleSide: `A line above this table says East-West: whose points are these? Write "NS+" and "NS-" above North-South's plus and minus, or "EW+" and "EW-" above East-West's, and leave East-West out of the line above.`,
    levelMade: (made: string, contract: string) =>
      `"made ${made}" does not go with ${contract}: write the result, such as = or +1 or -2.`,
    sideAlone: (side: string) =>
      `There are no points beside "${side}": enter them, or write N, E, S or W for the declarer.`,
    tableMissing: (lines: number, tables: readonly string[]) =>
      `${lines === 1 ? "This line does" : `This line and ${lines - 1} more do`} not name the table: write "Table ${tables[0]}" or "Table ${tables[1]}" on a line above that table's boards, or begin each board's line with the table: "T${tables[0]} Bd 7 3NT W -2".`,
    openLetter: (letter: keyof typeof OPEN, lines: readonly number[], words: readonly string[]) =>
      `${OPEN[letter].means} (${onLines(lines)}): ${words.length > 0 ? `write ${choice(words)} in full once, or write ` : "write "}${OPEN[letter].write}${lines.length > 1 ? " on each of these lines" : ""}.`,
    unclearPoints: (points: string, contract: string) =>
      `The result of ${contract} cannot be told from ${points} points: write it, such as = or -2.`,
    unreadLine: (text: string, reason: string) => `"${text}": ${reason}`,
  },
  understood: {
    board: (table: string, counted: string, board: number, outcome: string, points: string) =>
      `Table ${table}, ${counted} ${board}: ${outcome}: ${points}`,
    other: (table: string, counted: string, board: number, outcome: string) =>
      `Table ${table}, ${counted} ${board}: ${outcome}`,
    notPlayed: "not played",
    adjusted: (awards: readonly string[]) => `adjusted: ${awards.join(" and ")}`,
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
