import { signed } from "../bridge/points";
import { choice } from "./choice-texts";

/** All texts that people read about the results of a session. Apart from texts.ts, since they are loaded later. */
export const resultTexts = {
  /** Faults and questions in a file of results. */
  results: {
    /** Name of the header line, for a fault that has no column. */
    header: "header",
    /** Faults in a file of a club's evening. */
    club: {
      pair: (typed: string) =>
        typed === ""
          ? "The pair is missing: enter its number, such as 7, or with its section A7."
          : `"${typed}" is not a pair: enter its number, such as 7, or with its section A7.`,
      round: (typed: string) => `"${typed}" is not a round: enter its number, such as 2, or leave it blank.`,
      adjusted: (typed: string) =>
        `"${typed}" is not an adjusted score: enter the percentages of N-S and E-W, such as 60/40, or A+/A-.`,
      itself: (pair: string) =>
        `Pair ${pair} cannot play against itself: correct a number, or say that N-S and E-W are ranked apart.`,
      otherSection: (pair: string, other: string) =>
        `Pairs ${pair} and ${other} are of two sections, which are scored apart: correct a number, or score the sections together.`,
      boardTwice: (pair: string, board: number, line: number, hasOneWinner: boolean) =>
        `Pair ${pair} has played board ${board} already (line ${line}): correct the board or the pair, or remove one of the lines.${hasOneWinner ? ` If North-South and East-West each have a pair ${pair}, choose two winners.` : ""}`,
      tooManyRows: (rows: number, max: number) => `There are ${rows} results: a club's evening takes at most ${max}.`,
      tooManyPairs: (pairs: number, max: number) => `There are ${pairs} pairs: a club's evening takes at most ${max}.`,
      rare: (pair: string, boards: number, usual: number) =>
        `Pair ${pair} has ${boards === 1 ? "one board" : `${boards} boards`}, others have ${usual}: check its number.`,
      pairTwice: (pair: string, line: number) => `Pair ${pair} has a line already (line ${line}): keep only one.`,
      pairWith: (column: string) => `A line with a pair's names cannot also be for a board: leave ${column} blank.`,
      side: (pair: string) => `N-S and E-W both have a pair ${pair}: enter N-S or E-W in the column "side".`,
      noSide: (typed: string) => `"${typed}" is not a side: enter N-S or E-W.`,
      handicap: (typed: string) => `"${typed}" is not a handicap: enter a number such as 2.5 or -1.65.`,
      penalty: (typed: string) => `"${typed}" is not a penalty: enter a number up to 999, such as 10 or 0.5.`,
    },
    csvEmpty: "The file has no results: it needs a header line and a line for each board at each table.",
    csvColumn: (name: string, accepted: string) =>
      `The column "${name}" is missing from the header, which may have these: ${accepted}.`,
    csvNoScore: (accepted: string) =>
      `The file needs a column "points" or "contract". The header may have these: ${accepted}.`,
    csvUnused: (name: string) => `The column "${name}" was ignored.`,
    csvColumnTwice: (name: string) => `The header has the column "${name}" twice.`,
    boardsPlayed: (typed: string, min: number, all: number) =>
      `"${typed}" is not a number of boards played: enter ${min} to ${all}. If fewer were played, enter the victory points that the Director awards.`,
    csvQuotes: "A quotation mark is not closed, or is in the middle of a field.",
    csvTooLong: (max: number) =>
      `The file has more lines than any session needs: only the first ${max} were read. Choose a file with the results of one session.`,
    csvTooWide: (max: number) =>
      `The header has more columns than any session needs: only the first ${max} were read. Choose a file with the results of one session.`,
    csvTooMany: (fields: number, expected: number) =>
      `The line has ${fields} fields but the header has ${expected}: put quotation marks around a field that contains the separator.`,
    table: (typed: string, tables: readonly string[]) =>
      typed === ""
        ? `The table is missing: enter ${choice(tables)}.`
        : `There is no Table ${typed}: enter ${choice(tables)}.`,
    /** Range of accepted numbers: "1 to 8". */
    span: (min: number, max: number) => `${min} to ${max}`,
    dealAgain: (deal: number) => `Deal ${deal} was passed out: the same dealer deals it again.`,
    boardNotAtTable: (board: number, table: string) => `Table ${table} does not play board ${board}.`,
    counted: { boards: "board", deals: "deal" },
    named: (counted: string, number: number) => `${counted.charAt(0).toUpperCase()}${counted.slice(1)} ${number}`,
    boardNotNumber: (typed: string, counted: string, boards: string) =>
      typed === ""
        ? `The ${counted} is missing: enter ${boards}.`
        : `"${typed}" is not a ${counted} number: enter ${boards}.`,
    boardNotInSession: (board: number, counted: string, boards: string) =>
      `The session has no ${counted} ${board}: it has ${boards}.`,
    boardTwice: (name: string, counted: string, table: string, line: number) =>
      `${name} at Table ${table} is already on line ${line}: enter each ${counted} only once per table.`,
    adjustedFor: {
      team: "the team",
      "N-S": "North-South",
      "E-W": "East-West",
      "N-S at Table 1": "North-South at Table 1",
    },
    adjusted: (typed: string, side: string) =>
      `"${typed}" is not an adjusted score: enter the IMPs for ${side}, a whole number such as 3 or -3.`,
    adjustedPoints: (typed: string, side: string) =>
      `"${typed}" is not an adjusted score: enter the board-a-match points for ${side}, such as 0.6, ½ or 0.`,
    averages: (typed: string) =>
      `"${typed}" is not an adjusted score: enter the percentages for North-South and East-West with two digits each, such as 60/40 or 65/35.`,
    group: (typed: string) =>
      `"${typed}" is not a group of a fouled board: give all results that are compared with each other the same letter, or leave it blank.`,
    hcp: (typed: string) => `"${typed}" is not a number of high-card points: enter North-South's, 0 to 40.`,
    noExpected: "High-card points count only with a table of expected scores, which this session does not have.",
    noGroups: 'In teams a fouled board cannot be compared: enter the Director\'s award in the column "adjusted".',
    side: (typed: string) => `"${typed}" is not a side: enter N-S or E-W, or leave it blank for both sides.`,
    share: (typed: string) =>
      typed === ""
        ? "The share is missing: enter a whole percentage from 1 to 100."
        : `"${typed}" is not a share of a weighted score: enter a whole percentage from 1 to 100.`,
    sharePoints: (points: number, board: number) =>
      `No contract gives ${points} on board ${board}: enter the N-S points of a result that was possible.`,
    shareWith: (column: string) =>
      `A line with a share is part of a weighted score: leave ${column} blank, and enter the N-S points.`,
    shareSum: (board: number, table: string, side: string | null, sum: number) =>
      `Board ${board} at Table ${table}: the shares${side === null ? "" : ` for ${side}`} add up to ${sum} %, not 100 %.`,
    noWeighted: 'In teams there are no weighted scores: enter the Director\'s award in the column "adjusted".',
    adjustedAndWeighted: (board: number, table: string) =>
      `Board ${board} at Table ${table} has both an adjusted and a weighted score: keep only one of them.`,
    /** Faults in lines with penalties of pairs and players. */
    penalties: {
      contestant: {
        pairs: (typed: string, count: number) =>
          typed === ""
            ? `The penalised pair's number is missing: enter 1 to ${count}.`
            : `There is no pair "${typed}": enter the penalised pair's number, 1 to ${count}.`,
        individual: (typed: string, count: number) =>
          typed === ""
            ? `The penalised player's number is missing: enter 1 to ${count}.`
            : `There is no player "${typed}": enter the penalised player's number, 1 to ${count}.`,
      },
      amount: (typed: string) =>
        typed === ""
          ? "The penalty is missing: enter a number such as 10 or 0.5."
          : `"${typed}" is not a penalty: enter a number up to 999, such as 10 or 0.5; put the unit in the column "unit".`,
      percent: (typed: string) => `${typed} is less than one per cent of a board: enter 10 for 10 %.`,
      unit: (typed: string, units: readonly string[]) =>
        typed === ""
          ? `The penalty's unit is missing: enter ${choice(units)}.`
          : `"${typed}" is not a unit of penalties in this session: enter ${choice(units)}.`,
      reason: (length: number, max: number) => `The reason has ${length} characters: shorten it to ${max} or fewer.`,
      character: (code: string) => `The reason has a character that a workbook cannot hold (${code}): remove it.`,
      with: (column: string) => `A line with a penalty cannot also be for a board: leave ${column} blank.`,
    },
    /** Faults in lines about tables at which the pairs sat the wrong way. */
    turned: {
      seats: (typed: string) => `"${typed}" is not accepted in the column "seats": enter "turned", or leave it blank.`,
      round: (typed: string, rounds: number) =>
        typed === ""
          ? `The round is missing: enter 1 to ${rounds}.`
          : `There is no round "${typed}": enter 1 to ${rounds}.`,
      notInPlay: (table: string, round: number) => `Table ${table} does not play in round ${round}.`,
      board: (typed: string, table: number, round: number, boards: readonly number[]) =>
        `Table ${table} does not play board ${typed} in round ${round}: enter ${choice(boards)}, or leave it blank for all.`,
      twice: (line: number) => `Line ${line} already says that the pairs sat the wrong way there: keep only one.`,
      inTeams:
        'In teams a board at which the pairs sat the wrong way cannot be compared: enter the Director\'s award in the column "adjusted".',
    },
    /** Faults in lines with a score that a pair or player gets for a round in addition to the scores of boards. */
    extra: {
      worth: (typed: string) => `"${typed}" is not a score: enter a percentage such as 62.5, or IMPs such as -3.25.`,
      with: (column: string) =>
        `A line with a score for a pair or player cannot also be for a board: leave ${column} blank.`,
    },
    ruling: (typed: string) =>
      `"${typed}" is not a ruling: type such as "9 at Table 2: 60% 620, 40% -100" or "17 instead of 15 at Table 3: 420".`,
    rulingWith: (column: string) => `A line with a ruling says nothing else: leave ${column} blank.`,
    typedOver: (board: number, table: string, typed: string) =>
      `Board ${board} at Table ${table} has a ruling, but ${typed} is typed there and counts.`,
    /** Faults in lines with a board that a table played by mistake in place of its own board. */
    wrongBoard: {
      replaced: (typed: string, table: string) =>
        typed === ""
          ? `The board that Table ${table} was to play is missing: enter its number in the column "instead".`
          : `Table ${table} does not play board ${typed}: in the column "instead", enter the board that it left out.`,
      board: (typed: string) =>
        typed === ""
          ? "The board that was played is missing: enter its number."
          : `There is no board "${typed}" in this session: enter the number of the board that was played.`,
      ownBoard: (board: number, table: number, round: number) =>
        `Board ${board} is one of Table ${table}'s own boards of round ${round}: enter its result on a line that leaves the column "instead" blank.`,
      twice: (line: number) =>
        `Line ${line} already has one of these boards for this table: enter each board only once, with the board that it replaces.`,
      with: (column: string) =>
        `For a board played instead of another, only the N-S points are entered: leave ${column} blank.`,
      both: (name: string, board: number, table: number) =>
        `${name} has a result on board ${board} at Table ${table} too: mark it there as not played, or adjust it.`,
      inTeams:
        'In teams a board that was played instead of another cannot be compared: enter the Director\'s award in the column "adjusted".',
    },
    adjustedTwice: (board: number, imps: number, first: number) =>
      `Board ${board} is adjusted to ${imps} IMPs here but to ${first} on an earlier line: keep only one.`,
    adjustedOne: {
      imps: (board: number) =>
        `Board ${board} is adjusted for one team only: enter IMPs for both teams, such as 3 and -3, or 3 and 3.`,
      bam: (board: number) =>
        `Board ${board} is adjusted for one team only: enter points for both teams, such as 0.6 and 0.4, or 0.6 and 0.6.`,
    },
    adjustedOtherwise: (board: number) =>
      `Board ${board} has a different adjusted score on an earlier line: keep only one.`,
    pointsStand: (name: string, table: string, points: number, contract: string, expected: number) =>
      `${name} at Table ${table}: the score of ${points} counts, although ${contract} gives ${expected}.`,
    /** @param finding names the points and says that no contract gives them. */
    impossiblePoints: (counted: string, board: number, table: string, finding: string) =>
      `${finding}: they still count on ${counted} ${board} at Table ${table}; check them and the ${counted} number.`,
    /** Hints for an entry that a yellow cell refuses: the cell in which it belongs. */
    cells: {
      scoreInContract: "A score goes under Score only, N-S",
      combined: "Contract only: By, Result, X go beside it",
    },
    /** Reasons for an outlier. */
    unlikeOthers: {
      far: (board: number, table: string, played: string) =>
        `Board ${board} at Table ${table}: ${played} is far from the results at other tables; check declarer and result.`,
      doubled: (board: number, table: string, played: string) =>
        `Board ${board} at Table ${table}: ${played} is doubled only here; check the double.`,
    },
    /** Faults in lines with penalties of teams in Swiss events and leagues. */
    eventPenalties: {
      alone:
        "A line with a penalty has only the round, the team, the penalty, its unit and the reason: leave this blank, and put a match on a line of its own.",
      round: (typed: string, rounds: number) =>
        `There is no round "${typed}" for this penalty: enter 1 to ${rounds}, or leave it blank to take the penalty from the total.`,
      roundOfImps:
        "A penalty in IMPs is taken from the margin of a match: enter its round, or take victory points from the total.",
      amount: (typed: string) =>
        typed === ""
          ? "The penalty is missing: enter a number such as 3 or 0.5."
          : `"${typed}" is not a penalty: enter a number above 0 and up to 999, such as 3 or 0.5; the unit goes into the column "unit".`,
      wholeImps: (typed: string) => `"${typed}" is not a whole number of IMPs: enter one such as 3.`,
      unit: (typed: string, units: readonly string[]) =>
        typed === ""
          ? `The penalty's unit is missing: enter ${choice(units)}.`
          : `"${typed}" is not a unit of penalties in this event: enter ${choice(units)}.`,
      /** Penalties of a round that do not count, or not yet. */
      twoMatches: (team: string, round: number) =>
        `${team} has two matches in round ${round}: leave the round blank, and take victory points from its total.`,
      waits: (team: string, round: number) =>
        `${team} has no result in round ${round} yet: the penalty will count when it has one.`,
      noImps: (team: string, round: number) =>
        `${team} has no margin in IMPs in round ${round}, so the penalty does not count: take victory points instead.`,
    },
    /** Faults in a match whose result is typed beside its two teams. */
    typedMatch: {
      bothMargins: "Type the margin beside the winners only.",
      margin: (typed: string) =>
        `"${typed}" is not a margin: type a whole number of IMPs such as 9, 0 for a tie, or "walkover".`,
      none: (typed: string) => `"${typed}" is not a result.`,
    },
    match: {
      vps: (typed: string) => `"${typed}" is not a number of victory points: enter one such as 14 or 14.26.`,
      against: (team: string) => `${team} cannot play against itself.`,
      oneSideVps: "Only one team has victory points, and there are no IMPs: enter both teams' points, or the IMPs.",
    },
    swissEvent: {
      points: (typed: string) =>
        `"${typed}" is not a number of boards won: enter one such as 2 or 2.5, or the word "walkover" or "conceded".`,
      bamImps:
        'Board-a-match has no IMPs: enter the boards won by each team in the columns "points" and "opponent_points".',
      oneSidePoints: "Only one team's points are entered: enter both.",
      round: (typed: string, accepted: string) =>
        typed === "" ? `The round is missing: enter ${accepted}.` : `There is no round "${typed}": enter ${accepted}.`,
      team: (typed: string, teams: number) =>
        typed === ""
          ? `The team is missing: enter its number, 1 to ${teams}, or its name.`
          : `There is no team "${typed}": enter its number, 1 to ${teams}, or its name.`,
      opponent: (typed: string, teams: number) =>
        typed === ""
          ? `The opponent is missing: enter its number (1 to ${teams}) or its name, or the word "bye".`
          : `There is no team "${typed}": enter its number (1 to ${teams}) or its name, or one of the words "bye", "withdrawn" and "enters".`,
      imps: (typed: string) =>
        `"${typed}" is not a margin: enter the first team's margin in IMPs, a whole number such as 9, 0 or -12, or the word "walkover" or "conceded".`,
      playsAsItWithdraws: (team: string, round: number, line: number) =>
        `${team} plays in round ${round}, though line ${line} says that it withdrew in that round. The match counts; if it was the team's last, enter the withdrawal in round ${round + 1}.`,
      notPaired: (team: string, round: number, line: number) =>
        `According to line ${line}, ${team} does not play in round ${round}, but it has a match there: remove the match, or change line ${line}.`,
      presenceTwice: (team: string, line: number) =>
        `${team} already has a line of the same kind, line ${line}: keep only one.`,
      presenceRound: "A team can enter or withdraw only in a Swiss round: give that round's number.",
      presenceBlank:
        "A line for a team that enters or withdraws cannot have a result: leave the result blank, and put the match on a line of its own.",
      bracketWalkover:
        "For a knockout match that was not played, enter 1 if the first team goes through, or -1 if the second does.",
      twice: (team: string, round: string, line: number) =>
        `${team} already plays in round ${round} on line ${line}: enter each team only once per round.`,
      pairTwice: (team: string, opponent: string, line: number) =>
        `${team} against ${opponent} is already on line ${line}.`,
      thirdTime: (team: string, round: string) =>
        `${team} plays more than two matches in round ${round}: even in a triangle a team plays only two.`,
      tooMany: (round: number, max: number) =>
        `Round ${round} has more matches than these teams can play: enter at most ${max}, including byes.`,
      boardsOfBracket: (typed: string) =>
        `"${typed}" does not say how many boards were played: for a knockout match, enter it like this: 20 of 24.`,
      boardsOfNone: "This match was not played: leave the number of boards blank.",
      boardsOfBam: "At board-a-match the points say how many boards were won: leave the number of boards blank.",
      boardsOfHalf:
        "In a triangle of one round each match has half the boards anyway: leave the number of boards blank, and enter victory points.",
      byeImps: "A bye has no IMPs and no opponent's points: leave them blank.",
      byeInBracket: "The bracket has no byes: enter two teams.",
      bracketVps: "A knockout match has no victory points: leave them blank.",
      bracketTie: "A knockout match needs a winner: play extra boards and enter the final margin.",
      noBracket: "The event has no bracket: enter the number of a Swiss round.",
      bracketEarly: "The bracket starts only when every match before the knockout has a result.",
      notInBracket: (team: string, opponent: string, round: string) =>
        `${team} and ${opponent} do not meet in ${round}: check the bracket.`,
      rematch: (team: string, opponent: string, round: number) =>
        `${team} and ${opponent} already met in round ${round}. The match still counts.`,
      byHand: {
        unknownWord: (typed: string, accepted: readonly string[]) =>
          `"${typed}" is not accepted here: enter ${accepted.join(", ")}, or leave this blank on the line of a match.`,
        roundRobin:
          "In a round robin all rounds are known: to change a pairing, enter the match in the round in which it is played.",
        noTriangle:
          'If the number of teams is odd, this event gives one team a bye: for a triangle, choose "--odd three-teams".',
        swissRound: "Only Swiss rounds are paired: enter the number of a Swiss round.",
        lastRound: (round: number) =>
          `Round ${round} is the last one, so a triangle cannot go on in the next: enter "triangle", which is for this round alone.`,
        team: (typed: string, teams: number) =>
          `There is no team "${typed}": enter its number, 1 to ${teams}, or its name.`,
        noResult:
          "A line about a pairing cannot have a result: leave this blank, and put the match on a line of its own.",
        count: {
          lock: "To lock a pairing, enter the two teams that are to meet.",
          forbid: "To forbid a pairing, enter the two teams that are not to meet.",
          swap: "To swap two teams, enter both.",
          bye: "For a bye, enter the one team that sits out, or no team to leave it to the program.",
          triangle: "For a triangle, enter its three teams, or no team to leave it to the program.",
          "long-triangle":
            "For a triangle over two rounds, enter its three teams, or no team to leave it to the program.",
        },
        itself: (team: string) => `${team} is entered twice: enter different teams.`,
        lockedAndForbidden: ([one, two]: readonly [string, string], line: number) =>
          `${one} and ${two} are both locked and forbidden (see line ${line}): keep only one.`,
        placedTwice: (team: string, round: number, line: number) =>
          `${team} is already named for round ${round} on line ${line}: keep only one of the lines.`,
        twoTriangles: (round: number, line: number) =>
          `Round ${round} already has a triangle on line ${line}: keep only one.`,
      },
      pointsStand: (typed: BothPoints, expected: BothPoints, imps: number) =>
        `The victory points entered (${typed.map(String).join(" and ")}) count, although a margin of ${imps} gives ${expected.join(" and ")}.`,
    },
    league: {
      team: (typed: string, side: "home" | "away", teams: number) =>
        typed === ""
          ? `The ${side === "home" ? "home" : "away"} team is missing: enter its number, 1 to ${teams}, or its name.`
          : `There is no team "${typed}": enter its number, 1 to ${teams}, or its name.`,
      round: (typed: string, rounds: number) =>
        `There is no round "${typed}": enter 1 to ${rounds}, or leave it blank.`,
      imps: (typed: string, max: number) =>
        `"${typed}" is not a number of IMPs: enter the IMPs that the team won, a whole number from 0 to ${max}.`,
      margin: (typed: string, max: number) =>
        `"${typed}" is not a margin: enter the home team's margin in IMPs, such as 9 or -12, ${max} at most.`,
      deducted: (typed: string) =>
        typed === ""
          ? "The deduction is missing: enter victory points, such as 2 or 0.5."
          : `"${typed}" is not a deduction: enter victory points above 0, such as 2 or 0.5.`,
      reason: "The reason",
      longReason: (max: number, shortened: string) =>
        `The reason is longer than the ${max} characters that a penalty's may have: "${shortened}" is kept of it.`,
      venue: (typed: string) =>
        `"${typed}" is no venue: enter swapped, both (the return match is swapped too), or the team at whose home it is played.`,
      bothAway: (team: string) =>
        `Both matches of these teams are now at the home of ${team}. If the return is to be swapped too, enter both.`,
      otherDivision: (home: string, away: string) => `${home} and ${away} are in different divisions and do not meet.`,
      deductionAlone:
        "A line with a deduction cannot also be for a match: leave this blank, and put the match on a line of its own.",
      conceded: (typed: string) =>
        `"${typed}" cannot concede the match: enter "home", "away", the team's name, or "void" for a match that does not count.`,
      oneSideImps: "Only one team's IMPs are entered: enter both, or the margin.",
      marginOtherwise: (margin: number, home: number, away: number) =>
        `The margin ${margin} does not agree with ${home} IMPs to ${away}: keep one or the other.`,
      voidVps: "A void match has no victory points: leave them blank.",
      provisionalBlank: "A provisional result needs a score: enter it before the question mark.",
      provisionalUnplayed: "A conceded or void match cannot be provisional: remove the question mark.",
      twice: (home: string, away: string, line: number) =>
        `${home} against ${away} is already on line ${line}: enter each match only once.`,
      exchanged: (home: string, away: string) =>
        `The fixture list has ${home} at home to ${away}. The match still counts.`,
      otherRound: (home: string, away: string, round: number) =>
        `${home} and ${away} meet in round ${round} of the fixture list, but this result was entered for another round. It still counts.`,
      marginAlone: ([home, away]: readonly [number, number]) =>
        `Only the margin is entered: it counts as ${home} IMPs to ${away}.`,
      manyVps: (total: number) =>
        `The scale gives the two teams only ${total} victory points between them: are these points right?`,
      impsOfUnplayed: "The IMPs of a conceded or void match do not count.",
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
      carried: "Carried",
      penalties: "Penalties",
    },
    resultsIn: (scored: number, all: number) => `${scored} of ${all} results`,
    hcpMissing: (deals: readonly number[]) =>
      `North-South's high-card points are missing: ${deals.length === 1 ? "deal" : "deals"} ${deals.join(", ")}.`,
    dealsScored: (scored: number, all: number) => `${scored} of ${all} deals scored`,
    boardsScored: (scored: number, all: number, cancelled = 0) =>
      `${scored} of ${all} boards scored${cancelled === 0 ? "" : `, ${cancelled} cancelled`}`,
    /** "A Reds – C Blues: 26–17 IMPs, 14–6 VPs", and the number of boards scored if some are missing. */
    matchOf: (teams: readonly string[], imps: readonly number[], vps: readonly string[], missing: Boards | null) =>
      `${teams.join(" – ")}: ${imps.join("–")} IMPs, ${vps.join("–")} VPs` +
      (missing ? `, ${missing.scored} of ${missing.of} boards` : ""),
    withHandicaps: "The ranking includes the handicaps; the other columns do not.",
    /** "Pairs without a score on some boards: 4 (16 of 20). The percentage counts only the boards with a score." */
    unscored: {
      whose: {
        pairs: "Pairs without a score on some boards: ",
        individual: "Players without a score on some boards: ",
      },
      of: <Count>(played: Count, all: Count) => [" (", played, " of ", all, ")"] as const,
      then: {
        matchpoints: ". The percentage counts only the boards with a score.",
        "cross-imps": ". The missing boards count 0 in the total.",
        imps: ". The missing boards count 0 in the total.",
        vps: ". A round's victory points count only the boards with a score.",
      },
    },
    /**
     * A line for boards scored in teams; `first` and `second` are the averages at Table 1 and Table 2, North-South's
     * first.
     */
    averagesDiffer: (board: number, first: string, second: string) =>
      `Board ${board}: the averages at Table 1 (${first}) and Table 2 (${second}) contradict each other; those at Table 1 count.`,
    /** A ruling in the form in which it is typed; see sessions/field/ruling-text.ts. */
    ruling: (board: string, table: string, worth: string) => `${board} at Table ${table}: ${worth}`,
    weighted: (ruling: string) => `Board ${ruling}.`,
    /** Parts of a sentence, which the program and the formulas of sheets put together. */
    turned: {
      all: <T>(round: T, table: T, board: T, name: T) => ["Round ", round, ", Table ", table, board, name] as const,
      board: <T>(board: T) => [", board ", board] as const,
      between: " and ",
      who: {
        pairs: <T>(both: T) => [": pairs ", both, " sat the wrong way."] as const,
        individual: <T>(both: T) => [": players ", both, " sat the wrong way."] as const,
      },
      both: (ns: string, ew: string) => `${ns} and ${ew}`,
    },
    wrongBoard: (round: number, table: number, name: string, board: number, replaced: number) =>
      `Round ${round}, Table ${table}: ${name} played board ${board} instead of ${replaced}.`,
    seated: { pairs: (both: string) => `pairs ${both}`, individual: (both: string) => `players ${both}` },
    levelOnVps: "Teams tied on VPs share a place; their net IMPs are shown alongside.",
    tied: "Tied.",
    tiedExtra: "Tied: play extra boards.",
    leads: (team: string, size: number, unit: "imps" | "points", over: boolean) =>
      `${team} ${over ? "win" : "lead"} by ${counted(size, unit)}.`,
    /** A sentence for matches in which victory points and the lead in IMPs disagree. */
    level: (ahead: string) => `Tied on victory points; ${ahead}.`,
    onVps: (team: string, over: boolean, imps: string) =>
      `${team} ${over ? "win" : "lead"} on victory points after penalties; ${imps}.`,
    ahead: (team: string, size: number, unit: "imps" | "points") => `${team} are ahead by ${counted(size, unit)}`,
    levelImps: "tied in IMPs",
    /** "With a handicap of 3 IMPs for Reds: 10.25 – 9.75 VPs. Reds win by 1 IMP." */
    withHandicap: (handicaps: readonly string[], result: string, vps: readonly string[] | null) =>
      `With a handicap of ${handicaps.length === 0 ? "0 IMPs" : handicaps.join(" and ")}: ${vps ? `${vps.join(" – ")} VPs. ` : ""}${result}`,
    handicapOf: (team: string, imps: number) => `${counted(imps, "imps")} for ${team}`,
    marginsApart: (home: string, away: string) =>
      `With the adjusted scores the two teams' margins are ${home} and ${away}, which do not cancel out: the lead is their average, from one team's point of view.`,
    penalty: (team: string, size: number, unit: Unit) => `${team} ${counted(size, unit)}`,
    penalties: (penalties: readonly string[]) => `Penalties: ${penalties.join("; ")}.`,
    section: (letters: string) => `Section ${letters}`,
    /** "4 Ann & Bob, 10 % of a board (late)": parts of a sentence, which the program and formulas put together. */
    fieldPenalties: {
      all: <T>(listed: T) => ["Penalties: ", listed, "."] as const,
      between: "; ",
      each: <T>(name: T, amount: T, unit: T, reason: T) => [name, ", ", amount, unit, reason] as const,
      /** The unit after 1, and after any other number. */
      units: {
        percent: [" % of a board", " % of a board"],
        matchpoints: [" matchpoint", " matchpoints"],
        imps: [" IMP", " IMPs"],
        vps: [" VP", " VPs"],
        points: [" point", " points"],
      },
      reason: <T>(reason: T) => [" (", reason, ")"] as const,
    },
    /**
     * "Reds, 3 IMPs in round 2 (late)": parts of a sentence, which the program and the formulas of sheets put together.
     */
    eventPenalty: <T>(team: T, amount: T, unit: T, round: T, reason: T) =>
      [team, ", ", amount, unit, round, reason] as const,
    penaltyRound: <T>(round: T) => [" in round ", round] as const,
    sessionOf: (part: "session" | "stanza", session: number, won: readonly number[]) =>
      `${part === "stanza" ? "Stanza" : "Session"} ${session}: ${won.join(" – ")}.`,
    whyPlaced: (team: string, reason: string) => `${team}: ${reason}`,
  },
  /**
   * Reasons for the place of one of four teams: parts of sentences, which the program and the formulas of the Recap
   * sheet put together.
   */
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
    level: (teams: string, points: string) => `${teams} are tied on ${points} VPs`,
    waits: "a match between them has still to be played",
    between: (points: string) => `in the matches between them they have ${points}`,
    again: (teams: string, points: string) => `in those between ${teams} they have ${points}`,
    quotient: (quotients: string) => `their IMP quotients are ${quotients}`,
    stayTied: (teams: string) => `${teams} stay tied`,
    list: (names: readonly string[]) => names.join(", ").replace(/, (?=[^,]*$)/, " and "),
    noneLost: "no IMPs lost",
    noImps: (quotient: number) => `${quotient} (no IMPs)`,
    walkover: (points: string, share: number, way: "60" | "average" | "greatest") =>
      way === "average"
        ? `If a team concedes a match, the other team gets the average of the matches that it has played, or ${points} VPs (${share} % of the scale) if that is more. The team that conceded gets 0 VPs. No IMPs are recorded. Typed VPs count instead.`
        : way === "greatest"
          ? `If a team concedes a match, the other team gets ${points} VPs (${share} % of the scale), its own average, or the scale's total less the average of the team that conceded, whichever is greatest. The team that conceded gets 0 VPs. No IMPs are recorded. Typed VPs count instead.`
          : `If a team concedes a match, the other team gets ${points} VPs (${share} % of the scale). The team that conceded gets 0 VPs. No IMPs are recorded. Typed VPs count instead.`,
    penalties: "Penalties",
    penalty: (team: string, deducted: string, reason: string) =>
      `${team}: ${deducted}${reason === "" ? "" : `, ${reason}`}`,
    inRound: (round: number) => ` in round ${round}`,
    moves: "Promotion and relegation",
    /** The home team's margin with the handicaps and without them. */
    turned: (match: string, margin: number, without: number) =>
      `${match}: ${signed(margin)} IMPs with the handicaps, ${signed(without)} without.`,
    up: (isOver: boolean, teams: string) => `${isOver ? "promoted" : "in the promotion places"}: ${teams}`,
    down: (isOver: boolean, teams: string) => `${isOver ? "relegated" : "in the relegation places"}: ${teams}`,
    tiedAtLine: (teams: string) => `tied across a line: ${teams}`,
    swaps: "Venues swapped (home team first)",
    ofReturn: (round: number, team: string) => `; the return in round ${round} is at the home of ${team}`,
    moved: "Postponed or brought forward",
    outstanding: "Outstanding",
    round: (round: number, date: string) => (date === "" ? `Round ${round}` : `Round ${round}, ${date}`),
    match: (home: string, away: string) => `${home} – ${away}`,
    sitsOut: (team: string) => `Sits out: ${team}`,
    matchOfRound: (round: number, match: string) => `Round ${round}: ${match}`,
    movedTo: (match: string, from: string, to: string) =>
      `${match}, ${to}${from === "" ? "" : ` (originally ${from})`}`,
  },
  swiss: {
    round: (round: number, first: number, last: number) => `Round ${round}, boards ${first}–${last}`,
    ties: "Ties",
    handicaps: {
      heading: "Handicaps",
      perMatch: (each: readonly string[]) => `Per match: ${each.join("; ")}.`,
      /** The first team's margin without the handicaps and with them. */
      turned: (round: number, teams: readonly string[], without: number, margin: number) =>
        `Round ${round}, ${teams.join(" – ")}: ${signed(margin)} IMPs with the handicaps, ${signed(without)} without.`,
    },
    units: { vps: "VPs", points: "points" },
    parted: (teams: readonly [string, string], points: string, unit: string, means: string) =>
      `${teams[0]} ahead of ${teams[1]}, both on ${points} ${unit}: ${means}.`,
    by: {
      match: (first: string, second: string, all: boolean, unit: string) =>
        all ? `matches among the tied teams, ${first} and ${second} ${unit}` : `their own match, ${first}–${second}`,
      net: (first: string, second: string) => `net IMPs, ${first} and ${second}`,
      quotient: (first: string, second: string) => `IMP quotient, ${first} and ${second}`,
      opponents: (first: string, second: string, unit: string) => `their opponents' ${unit}, ${first} and ${second}`,
      wins: (first: string, second: string) => `matches won, ${first} and ${second}`,
    },
    withdrewFromAll: (team: string, round: number) =>
      `${team} withdrew in round ${round} and is not ranked; results against it still count, and its other opponents get walkovers.`,
    enteredLate: (team: string, round: number) =>
      `${team} entered in round ${round}; its opponents in earlier rounds get walkovers.`,
    withdrew: (team: string, round: number) =>
      `${team} withdrew in round ${round}: it is no longer paired or ranked; results against it still count.`,
    entered: (team: string, round: number) => `${team} entered in round ${round}.`,
    present: "Late entries and withdrawals",
    notPlayed: "Not played",
    walkover: (round: number, team: string, opponent: string, points: string, means: string) =>
      `Round ${round}, a walkover for ${team} against ${opponent}: ${points}${means}.`,
    vps: (points: string) => `${points} VPs`,
    points: (points: string) => `${points} points`,
    walkoverShare: (percent: number) => `, ${percent} % of the scale`,
    walkoverOfBoards: (percent: number) => `, ${percent} % of the boards`,
    walkoverAverage: ", the average of its other matches",
    walkoverComplement: ", the scale's total less its opponents' average",
    fewerBoards: "Fewer boards",
    fewerMatch: (round: number | string, teams: readonly string[], played: number, all: number) =>
      `${typeof round === "number" ? `Round ${round}` : round}: ${teams.join(" – ")}, ${played} of ${all} boards`,
    /** A text after the name of the winner of a match in the bracket. */
    boardsPlayed: (played: number, all: number) => ` (${played} of ${all} boards)`,
    provisional: "Provisional results",
    provisionalMatch: (round: number, teams: readonly string[]) => `Round ${round}: ${teams.join(" – ")}`,
    restsOnProvisional: (round: number) => `The pairing of round ${round} depends on provisional results.`,
    noneLost: "none lost",
    levelAtTheCut: (team: string, next: string) =>
      `${team} and ${next} are tied, and ${team} is in the bracket only because it was entered first: choose tie-breaks, or enter the seeds.`,
    levelSeeds: (seed: number, team: string, next: string) =>
      `${team} and ${next} are tied, and ${team} is seed ${seed} only because it was entered first: choose tie-breaks, or enter the seeds.`,
    toBeLookedAt: "Questions",
    question: (round: number, teams: readonly string[], text: string) =>
      `Round ${round}, ${teams.join(" – ")}: ${text}`,
    tooManyImps: (imps: number, boards: number, max: number) =>
      `${imps} IMPs are more than the ${max} that ${boards} boards can give. The result still counts.`,
    tooManyVps: (vps: string, max: string) =>
      `${vps} victory points are more than the scale's maximum, ${max}. The points still count.`,
    fewPoints: (points: string) => `${points} points: a team cannot win fewer than 0 boards. The points still count.`,
    tooManyPoints: (points: string, boards: number) =>
      `${points} points are more than ${boards} boards can give. The points still count.`,
    sumOfPoints: (sum: string, boards: number) =>
      `The points add up to ${sum}, but ${boards} boards were played. The points still count.`,
    sumOfVps: (sum: string, expected: string) =>
      `The victory points add up to ${sum}, not ${expected} as on this scale. The points still count.`,
    pairing: (table: number, teams: readonly string[]) => `Table ${table}: ${teams.join(" – ")}`,
    threeTeams: (round: number, teams: readonly string[]) =>
      `Triangle in rounds ${round} and ${round + 1}: ${teams.join(", ")}`,
    /** A team of a triangle, with the table at which its North-South pair stays. */
    atHome: (team: string, table: number) => `${team} (home table ${table})`,
    /**
     * A text after the names of two teams that meet again because no other pairing is left, or because the Director
     * wants them to meet.
     */
    again: (round: number, isByHand: boolean) =>
      ` (a rematch of round ${round}${isByHand ? "" : ": no other pairing is left"})`,
    halfMatches: (teams: readonly string[]) =>
      `Triangle in this round only, with half the boards in each match: ${teams.join(", ")}`,
    secondHalf: (teams: readonly string[]) => `Second round of the triangle: ${teams.join(", ")}`,
    bye: (team: string) => `Bye: ${team}`,
    sitsOut: (team: string) => `Sits out: ${team}`,
    walkoverToCome: (team: string, opponent: string) => `Walkover for ${team} against ${opponent}`,
    bracketMatch: (round: string, teams: readonly string[]) => `${round}: ${teams.join(" – ")}`,
    bracketBye: (round: string, team: string) => `${round}: ${team} has a bye`,
    bracketWon: (match: string, winner: string, imps: number) => `${match}; ${winner} won by ${counted(imps, "imps")}`,
    wonBy: (team: string) => `Won by ${team}`,
    knockoutOnly: (teams: number, bracket: number) => `${teams} teams, knockout of ${bracket}`,
    noneOfAllPlayed: (teams: number, double: boolean, rounds: number) =>
      `${teams} teams, all meet ${double ? "twice" : "once"}: ${rounds} rounds, none played`,
    nonePlayed: (teams: number, rounds: number) => `${teams} teams, ${rounds} rounds, none played`,
    matchesScored: (round: number, rounds: number, scored: number, all: number) =>
      `Round ${round} of ${rounds}: ${scored} of ${all} matches scored`,
    ofThreeScored: (scored: number, all: number) => `${scored} of ${all} in the triangle`,
    threeBegin: "a triangle begins",
    byesIn: (byes: number) => (byes === 1 ? "one bye" : `${byes} byes`),
    waitsForResult: (round: number, team: string, opponent: string) =>
      `The result of round ${round}, ${team} against ${opponent}, is missing.`,
    waitsForMatch: (round: number, teams: string) => `Round ${round} is not complete: there is no match for ${teams}.`,
    waitsForTriple: (round: number, team: string, opponent: string) =>
      `Round ${round} is not complete: ${team} against ${opponent} is missing from the triangle.`,
    byHand: {
      ofParts: {
        lock: "lock",
        forbid: "forbid",
        swap: "swap",
        bye: "bye",
        triangle: "triangle",
        "long-triangle": "triangle over two rounds",
      },
      withdrawn: (label: string, round: number, team: string) =>
        `Round ${round}, ${label}: ${team} has withdrawn. Remove that line, or the withdrawal.`,
      notYet: (label: string, round: number, team: string, enters: number) =>
        `Round ${round}, ${label}: ${team} only enters in round ${enters}. Remove that line, or change the round of entry.`,
      underWay: (label: string, round: number, team: string) =>
        `Round ${round}, ${label}: ${team} is in the triangle that ends in this round. Remove that line.`,
      triangleUnderWay: (round: number, teams: readonly string[]) =>
        `Round ${round} ends the triangle of ${teams.join(", ")}, and cannot have another one.`,
      fewForTwo: (round: number, min: number) =>
        `Round ${round}: a triangle over two rounds needs at least ${min} teams. Enter "triangle", which is for this round alone.`,
      oneLeft: (round: number, teams: number, named: readonly string[]) =>
        `Round ${round} has ${teams} teams to pair: without ${named.join(", ")} their number is odd. Name one more team that sits out, or remove the line.`,
      noneLeft: (round: number, teams: number) =>
        `Round ${round} has ${teams} teams to pair, an even number: nobody has to sit out. Remove the line, or name the teams that it is for.`,
      swapTogether: (round: number, [one, two]: readonly [string, string]) =>
        `Round ${round}: ${one} and ${two} meet each other, so they cannot be swapped.`,
      swapLocked: (round: number, [one, two]: readonly [string, string], locked: readonly [string, string]) =>
        `Round ${round}: ${one} and ${two} cannot be swapped, because ${locked.join(" – ")} is locked.`,
      swapBarred: (round: number, [one, two]: readonly [string, string]) =>
        `Round ${round}: after the swap ${one} and ${two} would meet, which is forbidden.`,
      noPairing: (round: number) =>
        `Round ${round} cannot be paired: too many pairings are forbidden or locked by hand.`,
      heading: (round: number) => `By hand in round ${round}`,
      instructions: {
        lock: (teams: readonly string[]) => `Locked: ${teams.join(" – ")}`,
        forbid: (teams: readonly string[]) => `Forbidden: ${teams.join(" – ")}`,
        swap: (teams: readonly string[]) => `Swapped: ${teams.join(" and ")}`,
        bye: (teams: readonly string[]) => `Bye: ${teams.length === 0 ? "left to the program" : teams.join(", ")}`,
        triangle: (teams: readonly string[]) =>
          `Triangle in this round: ${teams.length === 0 ? "left to the program" : teams.join(", ")}`,
        "long-triangle": (teams: readonly string[]) =>
          `Triangle over two rounds: ${teams.length === 0 ? "left to the program" : teams.join(", ")}`,
      },
      /**
       * @param sign of the change in the difference: 1 if the Director's pairing makes it larger, -1 if smaller, else
       *   0.
       */
      cost: (rematches: number, difference: string, sign: number, isBam: boolean) => {
        const size = Math.abs(rematches);
        const again = size === 0 ? "no extra rematches" : `${size} ${size === 1 ? "rematch" : "rematches"}`;
        const far =
          sign === 0
            ? "opponents as close in points as without it"
            : `opponents ${difference} ${isBam ? "points" : "VPs"} ${sign > 0 ? "further apart" : "closer"} in total than without it`;
        return `Pairing by hand: ${again}${rematches < 0 ? " fewer" : ""}; ${far}.`;
      },
    },
    displaced: "Not in any round",
    displacedFixture: (round: number, teams: readonly string[]) =>
      `${teams.join(" – ")}, of round ${round}: another match was entered there. Enter this one in the round in which it is played.`,
    corrections: "Corrections",
    correction: (round: number, teams: readonly string[], before: string, after: string) =>
      `Round ${round}, ${teams.join(" – ")}: ${before === "" ? "no result" : before} when later rounds were paired, now ${after === "" ? "no result" : after}. The totals are corrected; the pairings of those rounds stay.`,
    /** Reasons for a bye or a triangle. */
    reasons: {
      heading: (round: number) => `Why, in round ${round}`,
      bye: (team: string, had: readonly string[], isOther: boolean) =>
        `Bye: ${team} is the lowest team that has not had one${had.length > 0 && had.length < 5 ? ` (${had.join(", ")} have had one)` : ""}${isOther ? " and whose bye lets the later rounds be paired without rematches" : ""}.`,
      secondBye: (team: string) => `Bye: ${team} has a second one, because otherwise teams would have to meet again.`,
      fewForTriangle: (min: number) => `No triangle: over two rounds it needs at least ${min} teams.`,
      noTriangle:
        "No triangle: no three teams are left that have not met one another, or a triangle of them would force rematches in later rounds.",
      triangle: (teams: readonly string[]) => `Triangle: ${teams.join(", ")} are the lowest three.`,
      otherTriangle: (teams: readonly string[], reason: string) =>
        `Triangle: ${teams.join(", ")} are the lowest three that are possible; ${reason}.`,
      lowestHaveMet: ([one, two]: readonly [string, string], round: number | null) =>
        round === null ? `${one} and ${two} are not allowed to meet` : `${one} and ${two} met in round ${round}`,
      lowestPlayedThree: (teams: readonly string[]) =>
        `${teams.join(", ")} ${teams.length === 1 ? "has" : "have"} been in one before`,
      lowestCannot: (teams: readonly string[]) =>
        `with ${teams.join(", ")} the later rounds could not be paired without rematches`,
    },
    /** Texts about pairing a round again. */
    rePairing: {
      roundRobin: "In a round robin all rounds are paired from the start: there is nothing to pair again.",
      unpaired: "No round is paired yet.",
      pairFirst: (round: number) =>
        `Round ${round} would be paired otherwise now: pair it again first, then swap opponents.`,
      hasResult: (round: number, match: string) =>
        `Round ${round} has a result (${match}), so it is not paired again. Only a round without any result can be.`,
      hasPenalty: (round: number, team: string) =>
        `Round ${round} has a penalty (${team}), so it is not paired again. Remove the penalty first, and type it again afterwards.`,
      rePaired: (round: number, stayed: readonly string[], fresh: readonly string[], gone: readonly string[]) =>
        fresh.length === 0 && gone.length === 0
          ? `Round ${round}, paired again: all pairings stay as they were.`
          : `Round ${round}, paired again: ${stayed.length === 0 ? "none of the pairings stays" : `${stayed.length} stay (${stayed.join("; ")})`}; ${fresh.length === 0 ? `not any more: ${gone.join("; ")}` : `new: ${fresh.join("; ")}`}.`,
    },
    noPairing: (round: number) => `Round ${round} cannot be paired: fewer than two teams are left.`,
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
  return `${size} ${UNITS[unit]}${Math.abs(size) === 1 ? "" : "s"}`;
}
