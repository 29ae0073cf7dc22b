import { choice } from "./choice-texts";

/** Every text on the results of a session that people read, by what it is about: apart, as it is read and scored later. */
export const resultTexts = {
  /** By what a file of results is refused, or its writer warned. */
  results: {
    /** In place of a column's name: the line of all their names. */
    header: "header",
    csvEmpty: "The file has no results: give a header line and a line for each board at each table.",
    csvColumn: (name: string, accepted: string) =>
      `There is no column "${name}". The header names the columns: ${accepted}.`,
    csvNoScore: (accepted: string) =>
      `There is neither a column "points" nor a column "contract". The header names the columns: ${accepted}.`,
    csvUnused: (name: string) => `The column "${name}" is not used.`,
    csvColumnTwice: (name: string) => `The column "${name}" stands twice in the header.`,
    csvQuotes: "A quotation mark is opened and not closed, or stands inside a field.",
    csvTooLong: (most: number) =>
      `The file has more lines than any session: only the first ${most} were read. Choose the file of one session's results.`,
    csvTooWide: (most: number) =>
      `The header has more columns than any session: only the first ${most} were read. Choose the file of one session's results.`,
    csvTooMany: (fields: number, expected: number) =>
      `The line has ${fields} fields, the header ${expected}: put a field that holds the separator between quotation marks.`,
    table: (typed: string, tables: readonly string[]) =>
      typed === ""
        ? `The table is missing: give ${choice(tables)}.`
        : `There is no table ${typed}: give ${choice(tables)}.`,
    /** Numbers that are accepted. */
    span: (least: number, most: number) => `${least} to ${most}`,
    boardNotAtTable: (board: number, table: string) => `Table ${table} does not play board ${board}.`,
    boardNotNumber: (typed: string, boards: string) =>
      typed === ""
        ? `The board is missing: give one of ${boards}.`
        : `"${typed}" is not a board: give one of ${boards}.`,
    boardNotInSession: (board: number, boards: string) => `The session has no board ${board}: it has ${boards}.`,
    boardTwice: (board: number, table: string, line: number) =>
      `Board ${board} at Table ${table} stands on line ${line} already: give each board once for each table.`,
    declarerMissing: (contract: string) => `Who played ${contract} is missing: give N, E, S or W.`,
    resultMissing: (contract: string) =>
      `The result of ${contract} is missing: give = for made exactly, +1, -2 …, or the points.`,
    contractMissing: "There is a declarer or a result but neither a contract nor points: give one.",
    adjustedFor: {
      team: "the team",
      "N-S": "North-South",
      "E-W": "East-West",
      "N-S at Table 1": "North-South at Table 1",
    },
    adjusted: (typed: string, whose: string) =>
      `"${typed}" is no adjustment: give the IMPs for ${whose}, a whole number such as 3 or -3.`,
    adjustedPoints: (typed: string, whose: string) =>
      `"${typed}" is no adjustment: give the points for ${whose} at board-a-match, such as 0.6, ½ or 0.`,
    averages: (typed: string) =>
      `"${typed}" is no average: give what North-South and East-West have in per cent, such as 60/40 or 50/50.`,
    adjustedTwice: (board: number, imps: number, first: number) =>
      `Board ${board} is adjusted to ${imps} IMPs here but to ${first} on an earlier line: give one.`,
    adjustedOne: {
      imps: (board: number) =>
        `Board ${board} is adjusted for one team only: give both teams' IMPs, such as 3 and -3, or 3 and 3.`,
      bam: (board: number) =>
        `Board ${board} is adjusted for one team only: give both teams' points, such as 0.6 and 0.4, or 0.6 and 0.6.`,
    },
    adjustedOtherwise: (board: number) =>
      `Board ${board} is adjusted otherwise on an earlier line: give one adjustment.`,
    cancelledPoints: (board: number) => `Board ${board} is cancelled but has points: leave one of them out.`,
    points: (typed: string) =>
      `"${typed}" is not a score: give N-S points, a whole number that ends in 0, such as 420, -50 or 0.`,
    pointsStand: (board: number, table: string, points: number, contract: string, expected: number) =>
      `Board ${board} at Table ${table}: the points ${points} stand, though ${contract} gives ${expected}.`,
    /** @param finding says which points, and that no contract gives them. */
    impossiblePoints: (board: number, table: string, finding: string) =>
      `${finding}: they count all the same on board ${board} at Table ${table}; check them, and the number of the board.`,
    /** By what a result differs from those of its board at the other tables. */
    unlikeOthers: {
      side: (board: number, table: string, played: string) =>
        `Board ${board} at Table ${table}: ${played} is declared by the other side elsewhere; check who declared.`,
      more: (board: number, table: string, played: string) =>
        `Board ${board} at Table ${table}: ${played} has far more tricks than declarer's side elsewhere; check the result.`,
      fewer: (board: number, table: string, played: string) =>
        `Board ${board} at Table ${table}: ${played} has far fewer tricks than declarer's side elsewhere; check the result.`,
      doubled: (board: number, table: string, played: string) =>
        `Board ${board} at Table ${table}: ${played} is doubled only here; check the double.`,
      points: (board: number, table: string, points: string) =>
        `Board ${board} at Table ${table}: ${points} points are far from those elsewhere; check the sign.`,
    },
    swissEvent: {
      points: (typed: string) =>
        `"${typed}" is not a number of boards won: give one such as 2 or 2.5, or walkover or conceded.`,
      bamImps: "Board-a-match has no IMPs: give the boards that each team won as points and opponent_points.",
      oneSidePoints: "The points of one team are given and the other's are missing: give both.",
      round: (typed: string, accepted: string) =>
        typed === "" ? `The round is missing: give ${accepted}.` : `There is no round "${typed}": give ${accepted}.`,
      team: (typed: string, teams: number) =>
        typed === ""
          ? `The team is missing: give its number, 1 to ${teams}, or its name.`
          : `There is no team "${typed}": give its number, 1 to ${teams}, or its name.`,
      opponent: (typed: string, teams: number) =>
        typed === ""
          ? `The opponent is missing: give its number, 1 to ${teams}, its name, or bye.`
          : `There is no team "${typed}": give its number, 1 to ${teams}, its name, or bye; withdrawn and enters stand here too.`,
      imps: (typed: string) =>
        `"${typed}" is not a margin: give the IMPs that the first team won by, a whole number such as 9, 0 or -12, or walkover or conceded.`,
      vps: (typed: string) => `"${typed}" is not a number of victory points: give one such as 14 or 14.26.`,
      against: (team: string) => `${team} cannot play against itself.`,
      playsAsItWithdraws: (team: string, round: number, line: number) =>
        `${team} plays in round ${round}, from which it has withdrawn by line ${line}. The match counts; if it was its last, say that it withdraws in round ${round + 1}.`,
      notPaired: (team: string, round: number, line: number) =>
        `${team} is not paired in round ${round}, by line ${line}: leave the match out, or change that line.`,
      presenceTwice: (team: string, line: number) => `${team} has a line of the same kind already, line ${line}.`,
      presenceRound: "A team enters or withdraws in a Swiss round: give its number.",
      presenceBlank:
        "A team that enters or withdraws has no result here: leave it blank, and give its match a line of its own.",
      bracketWalkover: "A knockout match that is not played: give 1, or -1 where the second team goes on.",
      twice: (team: string, round: string, line: number) =>
        `${team} plays in round ${round} on line ${line} already: give each team once a round.`,
      pairTwice: (team: string, opponent: string, line: number) =>
        `${team} against ${opponent} stands on line ${line} already.`,
      thirdTime: (team: string, round: string) =>
        `${team} plays more than two matches in round ${round}: a match of three teams gives it two.`,
      tooMany: (round: number, most: number) =>
        `Round ${round} has more matches than these teams can play: give ${most} at most, byes with them.`,
      oneSide: "Victory points are given for one team and the IMPs are missing: give both teams' points, or the IMPs.",
      byeImps: "A bye has no IMPs and no opponent's points: leave them blank.",
      byeInBracket: "There is no bye in the bracket: give two teams.",
      bracketVps: "A knockout match has no victory points: leave them blank.",
      bracketTie: "A knockout match needs a winner: play extra boards and give the margin that decides.",
      noBracket: "The event has no bracket: give a Swiss round.",
      bracketEarly: "The bracket starts when every match before the knockout has its result.",
      notInBracket: (team: string, opponent: string, round: string) =>
        `${team} and ${opponent} do not meet in ${round}: see the bracket for who does.`,
      rematch: (team: string, opponent: string, round: number) =>
        `${team} and ${opponent} have met in round ${round} already. The match counts all the same.`,
      pointsStand: (typed: BothPoints, expected: BothPoints, imps: number) =>
        `The victory points ${typed.map(String).join(" and ")} stand, though a margin of ${imps} gives ${expected.join(" and ")}.`,
    },
    league: {
      team: (typed: string, side: "home" | "away", teams: number) =>
        typed === ""
          ? `The ${side === "home" ? "home" : "away"} team is missing: give its number, 1 to ${teams}, or its name.`
          : `There is no team "${typed}": give its number, 1 to ${teams}, or its name.`,
      round: (typed: string, rounds: number) => `There is no round "${typed}": give 1 to ${rounds}, or leave it blank.`,
      against: (team: string) => `${team} cannot play against itself.`,
      imps: (typed: string, most: number) =>
        `"${typed}" is not what a team can have won: give its IMPs, a whole number from 0 to ${most}.`,
      margin: (typed: string, most: number) =>
        `"${typed}" is not a margin: give the IMPs that the home team won by, such as 9 or -12, at most ${most}.`,
      vps: (typed: string) => `"${typed}" is not a number of victory points: give one such as 14 or 14.26.`,
      deducted: (typed: string) =>
        typed === ""
          ? "The points are missing that are taken from the team: give them, such as 2 or 0.5."
          : `"${typed}" is nothing to be taken from a team: give victory points above 0, such as 2 or 0.5.`,
      reason: "The reason",
      deductionAlone:
        "A line that takes points from a team is of no match: leave this blank, and give the match a line of its own.",
      conceded: (typed: string) =>
        `"${typed}" is nobody who can concede the match: give home, away, the team, or void for a match that does not count.`,
      oneSideImps: "The IMPs of one team are given and the other's are missing: give both, or the margin.",
      marginOtherwise: (margin: number, home: number, away: number) =>
        `A margin of ${margin} is not that of ${home} IMPs to ${away}: give one of them.`,
      oneSideVps:
        "Victory points are given for one team and the IMPs are missing: give both teams' points, or the IMPs.",
      voidVps: "A void match has no victory points: leave them blank.",
      twice: (home: string, away: string, line: number) =>
        `${home} against ${away} stands on line ${line} already: give each match once.`,
      exchanged: (home: string, away: string) =>
        `The fixture list has ${home} at home to ${away}: the match counts all the same.`,
      otherRound: (home: string, away: string, round: number) =>
        `${home} and ${away} meet in round ${round}: the match counts all the same.`,
      marginAlone: ([home, away]: readonly [number, number]) =>
        `Only the margin is known: it counts as ${home} IMPs to ${away}.`,
      manyVps: (total: number) => `The scale gives the two teams ${total} victory points together: is it right?`,
      impsOfUnplayed: "The IMPs of a match that is conceded or void do not count.",
    },
  },
  report: {
    headings: {
      place: "Place",
      number: "No.",
      pair: "Pair",
      player: "Player",
      team: "Team",
      imps: "IMPs",
      points: "Points",
      vps: "VPs",
      netImps: "Net IMPs",
      percentage: "%",
      matchpoints: "MPs",
      crossImps: "X-IMPs",
      total: "With handicap",
      played: "Played",
      won: "Won",
      drawn: "Drawn",
      lost: "Lost",
      impsFor: "IMPs +",
      impsAgainst: "IMPs −",
    },
    boardsScored: (scored: number, of: number, cancelled = 0) =>
      `${scored} of ${of} boards scored${cancelled === 0 ? "" : `, ${cancelled} cancelled`}`,
    /** "A Reds – C Blues: 26–17 IMPs, 14–6 VPs", and the boards scored where some are missing. */
    matchOf: (teams: readonly string[], imps: readonly number[], vps: readonly string[], missing: Boards | null) =>
      `${teams.join(" – ")}: ${imps.join("–")} IMPs, ${vps.join("–")} VPs` +
      (missing ? `, ${missing.scored} of ${missing.of} boards` : ""),
    withHandicaps: "Places are by the score with its handicap; the other columns are without.",
    /** "Pairs without a score on some boards: 4 (16 of 20). The percentage is of the boards that are scored." */
    unscored: {
      whose: {
        pairs: "Pairs without a score on some boards: ",
        individual: "Players without a score on some boards: ",
      },
      of: <Count>(played: Count, all: Count) => [" (", played, " of ", all, ")"] as const,
      then: {
        matchpoints: ". The percentage is of the boards that are scored.",
        "cross-imps": ". The others count nothing in the sum.",
        imps: ". The others count nothing in the sum.",
        vps: ". A round's victory points are by the boards that are scored.",
      },
    },
    /** In teams; each table's with North-South first. */
    averagesDiffer: (board: number, first: string, second: string) =>
      `Board ${board}: Table 1 has ${first} and Table 2 ${second}, which contradict each other; those of Table 1 count.`,
    levelOnVps: "Teams level on VPs share their place; their net IMPs stand beside.",
    tied: "Tied.",
    tiedExtra: "Tied: extra boards decide.",
    leads: (team: string, size: number, unit: "imps" | "points", over: boolean) =>
      `${team} ${over ? "win" : "lead"} by ${counted(size, unit)}.`,
    /** Where victory points decide otherwise than the lead in IMPs. */
    level: (ahead: string) => `Level on victory points; ${ahead}.`,
    onVps: (team: string, over: boolean, imps: string) =>
      `${team} ${over ? "win" : "lead"} on victory points after penalties; ${imps}.`,
    ahead: (team: string, size: number, unit: "imps" | "points") => `${team} are ahead by ${counted(size, unit)}`,
    levelImps: "level in IMPs",
    /** "With a handicap of 3 IMPs for Reds: 10.25 – 9.75 VPs. Reds win by 1 IMP." */
    withHandicap: (given: readonly string[], result: string, vps: readonly string[] | null) =>
      `With a handicap of ${given.length === 0 ? "0 IMPs" : given.join(" and ")}: ${vps ? `${vps.join(" – ")} VPs. ` : ""}${result}`,
    handicapOf: (team: string, imps: number) => `${counted(imps, "imps")} for ${team}`,
    marginsApart: (home: string, away: string) =>
      `The margins are ${home} and ${away}: adjusted scores need not cancel. The lead is the average.`,
    penalty: (team: string, size: number, unit: Unit) => `${team} ${counted(size, unit)}`,
    penalties: (penalties: readonly string[]) => `Penalties: ${penalties.join("; ")}.`,
    sessionOf: (part: "session" | "stanza", session: number, won: readonly number[]) =>
      `${part === "stanza" ? "Stanza" : "Session"} ${session}: ${won.join(" – ")}.`,
    /** How a team came to its place. */
    whyPlaced: (team: string, why: string) => `${team}: ${why}`,
  },
  /** How a team of four came to its place: sentences put together here and by formulas of the Recap sheet. */
  fourTeams: {
    ordinals: ["First", "Second", "Third", "Fourth"],
    tiedWith: "Tied with ",
    comma: ", ",
    and: " and ",
    numbers: (boards: number) => ({ 6: "six", 8: "eight", 10: "ten" })[boards] ?? String(boards),
    onBoards: (boards: string) => ` on the ${boards} boards against `,
    onNetImps: " on net IMPs: ",
    beforeScore: ": ",
    betweenScores: "–",
  },
  league: {
    progress: (done: number, matches: number) => `${done} of ${matches} matches played`,
    ties: "How ties were broken",
    /** Who is level, on how many points. */
    level: (teams: string, points: string) => `${teams} are level on ${points} VPs`,
    waits: "a match between them is still to be played",
    between: (points: string) => `in the matches between them they have ${points}`,
    again: (teams: string, points: string) => `in those between ${teams} ${points}`,
    quotient: (quotients: string) => `their IMP quotients are ${quotients}`,
    stayTied: (teams: string) => `${teams} stay tied`,
    list: (names: readonly string[]) => names.join(", ").replace(/, (?=[^,]*$)/, " and "),
    noneLost: "no IMP lost",
    noImps: (quotient: number) => `${quotient} (no IMPs)`,
    walkover: (points: string, share: number, way: "60" | "average" | "greatest") =>
      way === "average"
        ? `A conceded match gives the team that did not concede the average of the matches that it has played, at least ${points} VPs (${share} % of the scale), the other none, and no IMPs, unless other points are typed.`
        : way === "greatest"
          ? `A conceded match gives the team that did not concede the greatest of ${points} VPs (${share} % of the scale), its own average, and what the other team's average leaves of the scale; the other none, and no IMPs, unless other points are typed.`
          : `A conceded match gives ${points} VPs (${share} % of the scale) to the team that did not concede, none to the other, and no IMPs, unless other points are typed.`,
    deductions: "Points deducted",
    deduction: (team: string, points: number, reason: string) =>
      `${team}: ${counted(points, "vps")}${reason === "" ? "" : `, ${reason}`}`,
    moved: "Moved to another day",
    outstanding: "Outstanding",
    round: (round: number, date: string) => (date === "" ? `Round ${round}` : `Round ${round}, ${date}`),
    match: (home: string, away: string) => `${home} – ${away}`,
    sitsOut: (team: string) => `Sits out: ${team}`,
    matchOfRound: (round: number, match: string) => `Round ${round}: ${match}`,
    movedTo: (match: string, from: string, to: string) =>
      `${match}, ${to}${from === "" ? "" : ` (listed for ${from})`}`,
  },
  swiss: {
    round: (round: number, first: number, last: number) => `Round ${round}, boards ${first}–${last}`,
    ties: "Ties",
    units: { vps: "VPs", points: "points" },
    /** Which of two teams level on VPs stands first, and by what. */
    parted: (teams: readonly [string, string], points: string, unit: string, how: string) =>
      `${teams[0]} before ${teams[1]}, both on ${points} ${unit}: ${how}.`,
    by: {
      match: (first: string, second: string, all: boolean, unit: string) =>
        all
          ? `the matches among those level, ${first} and ${second} ${unit}`
          : `the match of the two, ${first}–${second}`,
      net: (first: string, second: string) => `net IMPs, ${first} and ${second}`,
      quotient: (first: string, second: string) => `the quotient of IMPs, ${first} and ${second}`,
      opponents: (first: string, second: string, unit: string) =>
        `the ${unit} of their opponents, ${first} and ${second}`,
      wins: (first: string, second: string) => `matches won, ${first} and ${second}`,
    },
    withdrewFromAll: (team: string, round: number) =>
      `${team} withdrew in round ${round}: without a place; the results against it stand, and its other opponents have walkovers.`,
    enteredLate: (team: string, round: number) =>
      `${team} entered in round ${round}; its opponents in the rounds before have walkovers.`,
    withdrew: (team: string, round: number) =>
      `${team} withdrew in round ${round}: not paired any more and without a place; the results against it stand.`,
    entered: (team: string, round: number) => `${team} entered in round ${round}.`,
    present: "Late and withdrawn",
    notPlayed: "Not played",
    walkover: (round: number, team: string, opponent: string, points: string, how: string) =>
      `Round ${round}, a walkover for ${team} against ${opponent}: ${points}${how}.`,
    vps: (points: string) => `${points} VPs`,
    points: (points: string) => `${points} points`,
    walkoverShare: (percent: number) => `, ${percent} % of the scale`,
    walkoverOfBoards: (percent: number) => `, ${percent} % of the boards`,
    walkoverAverage: ", the average of its other matches",
    walkoverComplement: ", what its opponents' average leaves of the scale",
    provisional: "Provisional results",
    provisionalMatch: (round: number, teams: readonly string[]) => `Round ${round}: ${teams.join(" – ")}`,
    restsOnProvisional: (round: number) => `Round ${round} is paired by provisional results.`,
    noneLost: "none lost",
    levelAtTheCut: (team: string, next: string) =>
      `Nothing but the order of entry puts ${team} into the bracket before ${next}: choose how ties are broken, or give the seeds.`,
    levelSeeds: (seed: number, team: string, next: string) =>
      `Nothing but the order of entry makes ${team} seed ${seed} before ${next}: choose how ties are broken, or give the seeds.`,
    toBeLookedAt: "To be looked at",
    question: (round: number, teams: readonly string[], text: string) =>
      `Round ${round}, ${teams.join(" – ")}: ${text}`,
    tooManyImps: (imps: number, boards: number, most: number) =>
      `${imps} IMPs are more than ${boards} boards can give, ${most}. The result counts all the same.`,
    tooManyVps: (vps: string, most: string) =>
      `${vps} victory points are more than the scale's ${most}. They count all the same.`,
    fewPoints: (points: string) => `${points} points: nobody wins fewer boards than none. They count all the same.`,
    tooManyPoints: (points: string, boards: number) =>
      `${points} points are more than ${boards} boards can give. They count all the same.`,
    sumOfPoints: (sum: string, boards: number) =>
      `The points are ${sum} together, and ${boards} boards were shared. They count all the same.`,
    sumOfVps: (sum: string, expected: string) =>
      `The victory points are ${sum} together, the scale gives ${expected}. They count all the same.`,
    pairing: (table: number, teams: readonly string[]) => `Table ${table}: ${teams.join(" – ")}`,
    threeTeams: (round: number, teams: readonly string[]) =>
      `Three teams play each other in rounds ${round} and ${round + 1}: ${teams.join(", ")}`,
    /** Behind two teams that meet again because nothing else is left. */
    again: (round: number) => ` (a rematch: they met in round ${round}, and no other pairing is left)`,
    halfMatches: (teams: readonly string[]) =>
      `Three teams play each other in this round, over half the boards each: ${teams.join(", ")}`,
    secondHalf: (teams: readonly string[]) => `Three teams play their second half: ${teams.join(", ")}`,
    bye: (team: string) => `Bye: ${team}`,
    sitsOut: (team: string) => `Sits out: ${team}`,
    walkoverToCome: (team: string, opponent: string) => `Walkover: ${team} (against ${opponent})`,
    bracketMatch: (round: string, teams: readonly string[]) => `${round}: ${teams.join(" – ")}`,
    bracketBye: (round: string, team: string) => `${round}: ${team} has a bye`,
    bracketWon: (match: string, winner: string, imps: number) =>
      `${match}, won by ${winner} by ${counted(imps, "imps")}`,
    wonBy: (team: string) => `Won by ${team}`,
    knockoutOnly: (teams: number, bracket: number) => `${teams} teams, a knockout of ${bracket}`,
    noneOfAllPlayed: (teams: number, double: boolean, rounds: number) =>
      `${teams} teams, everybody meets ${double ? "twice" : "once"}: ${rounds} rounds, none played`,
    nonePlayed: (teams: number, rounds: number) => `${teams} teams, ${rounds} rounds, none played`,
    matchesScored: (round: number, rounds: number, scored: number, of: number) =>
      `Round ${round} of ${rounds}: ${scored} of ${of} matches scored`,
    ofThreeScored: (scored: number, of: number) => `${scored} of ${of} among three teams`,
    threeBegin: "three teams begin to play each other",
    byesIn: (byes: number) => (byes === 1 ? "one bye" : `${byes} byes`),
    waitsForResult: (round: number, team: string, opponent: string) =>
      `The result of round ${round}, ${team} against ${opponent}, is missing.`,
    waitsForMatch: (round: number, teams: string) => `Round ${round} is not complete: there is no match for ${teams}.`,
    waitsForTriple: (round: number, team: string, opponent: string) =>
      `Round ${round} is not complete: the match of three teams lacks ${team} against ${opponent}.`,
    noPairing: (round: number) => `Round ${round} cannot be paired: there are fewer than two teams left.`,
  },
} as const;

type BothPoints = readonly [first: number | null, second: number | null];

interface Boards {
  readonly scored: number;
  readonly of: number;
}

type Unit = "imps" | "points" | "vps";

const UNITS: Readonly<Record<Unit, string>> = { imps: "IMP", points: "point", vps: "VP" };

/** "1 IMP", "2 points". */
function counted(size: number, unit: Unit): string {
  return `${size} ${UNITS[unit]}${size === 1 ? "" : "s"}`;
}
