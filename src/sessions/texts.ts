/** Every text of a session that people read, by what it is about. */
export const texts = {
  /** What an option is, and by what it is refused. */
  options: {
    /** What an option is, in a line of help, and what stands there for its value. */
    help: {
      boards: { placeholder: "N", help: "boards in all (swiss-event, league: of a match)" },
      firstBoard: {
        placeholder: "N",
        help: "the number that the first board bears (default: 1); swiss-event: or of each round, such as 1,8,15",
      },
      rounds: { placeholder: "N", help: "rounds" },
      sessions: ({ least, most }: Span) => ({
        placeholder: "N",
        help: `sessions or stanzas of a match, ${least} to ${most}, or the boards of each, such as 8+8+4`,
      }),
      extraBoards: { placeholder: "N", help: "of a knockout that is tied: a stanza more, played only then" },
      form: (ofMatch: Offered, ofEvent: Offered) => ({
        placeholder: "FORM",
        help: `of a match: ${offered(ofMatch)}; of a swiss-event: ${offered(ofEvent)}`,
      }),
      title: { placeholder: "TEXT", help: "title, on each sheet; also --competition" },
      date: { placeholder: "DATE", help: "year-month-day (default: today); league: of the first round" },
      pairs: { placeholder: "NAMES", help: '"Ann & Bob; Cy & Di; …", pair 1 first' },
      teamOfMatch: { placeholder: "NAME", help: "the two teams of a match" },
      teams: { placeholder: "NAMES", help: '"Reds; Blues; …", or for swiss-event and league their number, such as 12' },
      players: { placeholder: "NAMES", help: `"Ann; Bob; …", a team after the other, each pair's first player first` },
      lineUp: { placeholder: "LIST", help: '"2 Reds: Eve, Flo, Cy, Di": who plays a session; a blank plays as usual' },
      scoring: (scorings: Offered) => ({ placeholder: "HOW", help: `of pairs: ${offered(scorings)}` }),
      scale: {
        placeholder: "NAME",
        help: 'victory-point scale: HOME-4, ACBL20-7, WBF-24, or your own, "0 7 7; 3 9 5"',
      },
      penalties: { placeholder: "LIST", help: '"Reds 3 IMPs; Blues 0.5 VPs"' },
      handicap: {
        placeholder: "LIST",
        help: '"Reds 6 IMPs": given to a team in a match, pro rata of the boards played',
      },
      odd: (ways: Offered) => ({
        placeholder: "HOW",
        help: `swiss-event with an odd number of teams: ${offered(ways)}`,
      }),
      walkover: (ways: Offered) => ({
        placeholder: "HOW",
        help: `swiss-event, league: what a walkover gives, % of the scale or the average of the team's own: ${offered(ways)}`,
      }),
      ties: (ways: readonly string[], breaks: Offered) => ({
        placeholder: "LIST",
        help: `what parts teams level on VPs; swiss-event, in order: ${ways.join(", ")} (default: nothing); league: ${offered(breaks)}`,
      }),
      seeds: { placeholder: "NAMES", help: 'swiss-event: "4; Reds; …", first seed first; others by the standings' },
      bracket: ({ least, most }: Span) => ({
        placeholder: "N",
        help: `swiss-event: a knockout of ${least} to ${most} teams at the end`,
      }),
      double: { help: "league, round robins of swiss-event: everybody meets twice, at home and away" },
      every: ({ least, most, usual }: Span & { readonly usual: number }) => ({
        placeholder: "N",
        help: `league: days from a round to the next, ${least} to ${most} (default ${usual})`,
      }),
    },
    kind: (typed: string, kinds: readonly string[]) => `There is no session "${typed}": choose ${choice(kinds)}.`,
    scaleLines: (most: number) => `Your own victory-point scale has more than ${most} lines.`,
    notTaken: (option: string, kind: string, taken: readonly string[]) =>
      `${kind} has no option "${option}": it takes ${taken.join(", ")}.`,
    date: (typed: string) => `"${typed}" is not a date: write year-month-day, such as 2026-11-20.`,
    title: "The title",
    numbered: (what: "pair" | "team" | "player", number: number) =>
      `${{ pair: "Pair", team: "Team", player: "Player" }[what]} ${number}`,
    nameOf: (whom: string) => `The name of ${whom}`,
    tooLong: (what: string, characters: number, most: number) =>
      `${what} has ${characters} characters: give at most ${most}.`,
    character: (what: string, code: string) =>
      `${what} has a character that no workbook can hold (${code}): leave it out.`,
    names: (named: number, needed: number, what: string) =>
      `${named} ${named === 1 ? `${what} is` : `${what}s are`} named but ${needed} play: give ${needed} names with semicolons between them; a name may be blank.`,
    sameNames: (first: string, second: string, name: string) =>
      `${first} and ${second} are both called "${name}": give each a name of its own, or none.`,
    nameOfOther: (whom: string, name: string, bearer: string) =>
      `${whom} cannot be called "${name}": that is ${bearer}. Give it another name, or none.`,
    firstBoard: (first: number, least: number, most: number) =>
      Number.isNaN(first)
        ? `The first board is no number: give ${least} to ${most}.`
        : `${first} is no first board: give ${least} to ${most}.`,
    firstBoards: "The boards of this session follow each other: give the number of the first one alone.",
    home: {
      boardsMissing: (kind: string, existing: string) => `${kind} needs a number of boards. What exists: ${existing}.`,
      boards: (boards: number | string, kind: string, existing: string) =>
        `${kind} cannot be played with ${boards} boards. What exists: ${existing}.`,
      rounds: (boards: number, rounds: number, kind: string, existing: string) =>
        `${kind} with ${boards} boards cannot be played in ${rounds} rounds. What exists: ${existing}.`,
      scoring: (typed: string, scorings: readonly string[]) =>
        `There is no scoring "${typed}": choose ${choice(scorings)}.`,
      scaleWithoutVps: "A victory-point scale is given but the scoring is by IMPs: choose vps, or no scale.",
      fivePairsVps:
        "Five pairs score by victory points with 30 boards only (3 boards a half-round): choose IMPs, or 30 boards.",
    },
    teamMatch: {
      form: (typed: string, forms: readonly string[]) =>
        `There is no form of match "${typed}": choose ${forms.join(", ")}.`,
      sessions: (sessions: number, least: number, most: number) =>
        `A match cannot have ${sessions} sessions: give ${least} to ${most}.`,
      boards: (boards: number, least: number, most: number) =>
        `A match cannot have ${boards} boards: give ${least} to ${most}.`,
      size: (boards: number) =>
        Number.isNaN(boards)
          ? "The boards of each session are no numbers: give 1 or more for each, such as 8+8+4."
          : `A session cannot have ${boards} boards: give 1 or more for each, such as 8+8+4.`,
      sum: (boards: number, sum: number) =>
        `The sessions have ${sum} boards together, not ${boards}: leave the number of boards out.`,
      extraBoards: (boards: number, least: number, most: number) =>
        `There cannot be ${boards} extra boards: give ${least} to ${most}.`,
      noExtraBoards: (form: string) => `A match of the form ${form} may be tied: leave the extra boards out.`,
      unequal: (boards: number, sessions: number) =>
        `${boards} boards cannot be shared by ${sessions} sessions: give a number that they divide, or the boards of each as sessions, such as 8+8+4.`,
      swiss: ({ least, most }: Span) => `A match of a Swiss event is one session of ${least} to ${most} boards.`,
      noScale: (form: string) => `A match of the form ${form} has no victory points: leave the scale out.`,
    },
    threeTeams: {
      boards: (boards: number, accepted: readonly number[]) =>
        `Three teams cannot play ${boards} boards: give ${choice(accepted)}, in three equal sets.`,
    },
    fourTeams: {
      boards: (boards: number, accepted: readonly number[]) =>
        `Four teams cannot play ${boards} boards: give ${choice(accepted)}, in six matches.`,
    },
    severalTeams: {
      scoring: (typed: string) =>
        `There is no scoring "${typed}" for this event: leave it out; its matches are scored by IMPs and victory points.`,
    },
    swissEvent: {
      form: (typed: string, forms: readonly string[]) =>
        `There is no form "${typed}" of an event: choose ${choice(forms)}.`,
      roundRobinTeams: (teams: number, least: number, most: number) =>
        `A round robin is for ${least} to ${most} teams, not ${teams}: give their names with semicolons between them, or their number alone.`,
      roundRobinRounds: (rounds: number, teams: number, needed: number) =>
        `${teams} teams meet each other in ${needed} rounds, not ${rounds}: leave the number of rounds out.`,
      roundRobinBoards: (boards: number, least: number, most: number) =>
        `A match of a round robin has ${least} to ${most} boards, not ${boards}.`,
      bamBoards: (boards: number, least: number, most: number) =>
        `A match of a board-a-match event has ${least} to ${most} boards, not ${boards}.`,
      bamScale: "Board-a-match has no victory points: leave the scale out.",
      bamBracket: "A board-a-match event has no bracket: leave it out, and play the final as a match of its own.",
      bamTies: (way: string, ways: readonly string[]) =>
        `Board-a-match has no IMPs, and ties cannot be broken by "${way}": give some of ${ways.join(", ")}.`,
      roundRobinOdd: "In a round robin an odd number of teams sits out by turns: leave out what an odd number does.",
      doubleSwiss: "Nobody meets twice in Swiss rounds: leave double out, or choose a round robin.",
      teams: (teams: number, least: number, most: number) =>
        `A Swiss event is for ${least} to ${most} teams, not ${teams}: give their names with semicolons between them, or their number alone.`,
      teamName: (name: string) =>
        `A team cannot be called "${name}": results name a team by its number or its name, and bye, withdrawn and enters say other things.`,
      rounds: (rounds: number, least: number, most: number) =>
        `A Swiss event cannot have ${rounds} rounds: give ${least} to ${most}.`,
      noRounds: ({ least, most }: Span) =>
        `An event without Swiss rounds needs a bracket: give ${least} to ${most} rounds, or a bracket.`,
      tooManyRounds: (rounds: number, teams: number, most: number) =>
        `${teams} teams cannot play ${rounds} rounds without meeting twice: give at most ${most}.`,
      firstBoards: (given: number, rounds: number) =>
        rounds === 0
          ? "The event has no Swiss rounds: leave the first board out."
          : `${given} first boards are given, and the event has ${rounds} ${rounds === 1 ? "round" : "rounds"}: give one for each round at most.`,
      boards: (boards: number, least: number, most: number) =>
        `A Swiss match has ${least} to ${most} boards, not ${boards}.`,
      odd: (typed: string, ways: readonly string[]) =>
        `"${typed}" is nothing to do with an odd number of teams: choose ${choice(ways)}.`,
      bracket: (teams: number, least: number, most: number) =>
        `A bracket cannot have ${teams} teams: give ${least} to ${most}, or leave it out.`,
      walkover: (typed: string, ways: readonly string[]) =>
        `"${typed}" is nothing that a walkover gives: choose ${choice(ways)}.`,
      ties: (typed: string, ways: readonly string[]) =>
        `"${typed}" is no way to break ties: give some of ${ways.join(", ")}, in the order in which they are tried.`,
      tiesTwice: (way: string) => `"${way}" stands twice among the ways to break ties: give it once.`,
      seedsWithoutBracket: "Seeds are given and there is no bracket: give a bracket, or leave the seeds out.",
      tooManySeeds: (seeds: number, size: number) => `${seeds} seeds are given for a bracket of ${size}.`,
      seed: (typed: string, teams: number) =>
        `There is no team "${typed}" to be a seed: give its number, 1 to ${teams}, or its name.`,
      seedTwice: (team: string) => `${team} stands twice among the seeds: give it once.`,
      bracketTooLarge: (size: number, teams: number) => `A bracket of ${size} needs ${size} teams; there are ${teams}.`,
    },
    lineUp: {
      unreadable: (typed: string) =>
        `"${typed}" is no line-up: give the session, the team and its four players, such as "2 Reds: Eve, Flo, Cy, Di".`,
      one: "A match of one session has no other line-up: give its players as players.",
      session: (session: number, sessions: number) =>
        `There is no session ${session} for a line-up: give 1 to ${sessions}.`,
      team: (typed: string, teams: readonly string[]) =>
        `There is no team "${typed}" for a line-up: the teams are ${teams.join(", ")}.`,
      twice: (team: string, session: number) => `${team} has two line-ups for session ${session}: give one.`,
      player: "The name of a player in a line-up",
    },
    handicap: {
      unreadable: (typed: string) =>
        `"${typed}" is no handicap: give the team and the IMPs that it is given in a match, such as "Reds 6 IMPs".`,
      team: (typed: string, teams: readonly string[]) =>
        `There is no team "${typed}" for a handicap: the teams are ${teams.join(", ")}.`,
      bam: "Board-a-match has no handicap in IMPs: leave it out.",
    },
    league: {
      teams: (teams: number, least: number, most: number) =>
        `A league is for ${least} to ${most} teams, not ${teams}: give their names with semicolons between them, or their number alone.`,
      teamName: (name: string) =>
        `A team cannot be called "${name}": results name a team by its number or its name, and say home, away or void of a match.`,
      boards: (boards: number, least: number, most: number) =>
        `A league match has ${least} to ${most} boards, not ${boards}.`,
      every: (days: number, least: number, most: number) =>
        `The rounds cannot be ${days} days apart: give ${least} to ${most}.`,
      ties: (typed: string, ways: readonly string[]) => `There is no tie-break "${typed}": choose ${choice(ways)}.`,
    },
    penalties: {
      unreadable: (typed: string) =>
        `"${typed.trim()}" is no penalty: give the team, a number and IMPs or VPs, such as "Reds 3 IMPs; Blues 0.5 VPs".`,
      unreadablePoints: (typed: string) =>
        `"${typed.trim()}" is no penalty: give the team, a number and points, such as "Reds 1 point; Blues ½ point".`,
      team: (typed: string, teams: readonly string[]) =>
        `There is no team "${typed}" for a penalty: the teams are ${teams.join(", ")}.`,
      imps: "A penalty of an event of several matches is in VPs: give such as Reds 1 VP.",
      vps: "There are no victory points here: give the penalty in IMPs, such as Reds 3 IMPs.",
      vpsOfPoints: "There are no victory points here: give the penalty in points, such as Reds 0.5 points.",
      whole: (imps: number) =>
        `A penalty of ${imps} IMPs is none: give whole IMPs, such as 3; victory points may have decimals.`,
    },
  },
  /** By what a file of results is refused, or its writer warned. */
  results: {
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
    adjustedTwice: (board: number, imps: number, first: number) =>
      `Board ${board} is adjusted to ${imps} IMPs here but to ${first} on an earlier line: give one.`,
    adjustedOne: (board: number) =>
      `Board ${board} is adjusted for one team only: give both teams' IMPs, such as 3 and -3, or 3 and 3.`,
    adjustedOtherwise: (board: number) =>
      `Board ${board} is adjusted otherwise on an earlier line: give one adjustment.`,
    cancelledPoints: (board: number) => `Board ${board} is cancelled but has points: leave one of them out.`,
    points: (typed: string) =>
      `"${typed}" is not a score: give N-S points, a whole number that ends in 0, such as 420, -50 or 0.`,
    pointsStand: (board: number, table: string, points: number, contract: string, expected: number) =>
      `Board ${board} at Table ${table}: the points ${points} stand, though ${contract} gives ${expected}.`,
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
      pointsStand: (typed: string, expected: string, imps: number) =>
        `The victory points ${typed} stand, though a margin of ${imps} gives ${expected}.`,
    },
    league: {
      team: (typed: string, side: "home" | "away", teams: number) =>
        typed === ""
          ? `The ${side} team is missing: give its number, 1 to ${teams}, or its name.`
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
      team: "Team",
      imps: "IMPs",
      points: "Points",
      vps: "VPs",
      netImps: "Net IMPs",
      percentage: "%",
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
    /** @param average whether the share is for a team without a match that was played. */
    walkover: (points: string, share: number, average: boolean) =>
      average
        ? `A conceded match gives the team that did not concede the average of the matches that it has played (before one, ${points} VPs), the other none, and no IMPs, unless other points are typed.`
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
    waitsForResult: (round: number, team: string, opponent: string) =>
      `The result of round ${round}, ${team} against ${opponent}, is missing.`,
    waitsForMatch: (round: number, teams: string) => `Round ${round} is not complete: there is no match for ${teams}.`,
    waitsForTriple: (round: number, team: string, opponent: string) =>
      `Round ${round} is not complete: the match of three teams lacks ${team} against ${opponent}.`,
    noPairing: (round: number) => `Round ${round} cannot be paired: there are fewer than two teams left.`,
  },
} as const;

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

/** A range of numbers. */
interface Span {
  readonly least: number;
  readonly most: number;
}

/** What may be chosen, and what is had without a choice. */
interface Offered {
  readonly choices: readonly (string | number)[];
  readonly usual?: string | number;
}

/** "imps (default) or vps". */
function offered({ choices, usual }: Offered): string {
  return choice(choices.map((word) => (word === usual ? `${word} (default)` : word)));
}

/** "1, 2 or 3". */
function choice(words: readonly (string | number)[]): string {
  return words.join(", ").replace(/, (?=[^,]*$)/, " or ");
}
