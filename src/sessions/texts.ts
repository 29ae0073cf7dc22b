import { choice } from "./choice-texts";

/** Contestants in the singular and plural. */
const NAMED = {
  pair: ["pair is", "pairs are"],
  team: ["team is", "teams are"],
  player: ["player is", "players are"],
} as const;

/** Pairs or players, in the singular and plural. */
const COUNTED = { pair: ["pair", "pairs"], player: ["player", "players"] } as const;

/** An example of a handicap. */
const HANDICAP_EXAMPLE = { pair: "Ann & Bob 2.5", player: "Ann 2.5" } as const;

const HANDICAP_UNIT = { matchpoints: "percentage points", "cross-imps": "IMPs", imps: "IMPs", vps: "VPs" } as const;

/** All texts that people read about the options of a session; texts about its results are in result-texts.ts. */
export const texts = {
  /** The default title of a session, by its kind and form. */
  titles: {
    "four-pairs": "Four pairs",
    "five-pairs": "Five pairs",
    pairs: "Pairs",
    individual: "Individual",
    club: "Club evening",
    chicago: "Chicago",
    "team-match": {
      any: "Team match",
      league: "League match",
      swiss: "Swiss match",
      knockout: "Knockout match",
      bam: "Board-a-match",
    },
    "three-teams": "Three teams",
    "four-teams": "Four teams",
    "swiss-event": {
      any: "Swiss event",
      swiss: "Swiss teams",
      "round-robin": "Round robin",
      bam: "Board-a-match teams",
    },
    league: "League",
  },
  /** The default names. */
  contestants: {
    /** A sentence after the message that refuses an unknown name. */
    didYouMean: (name: string) => `Did you mean ${name}?`,
    team: (number: number | string) => `Team ${number}`,
    pair: (number: number | string) => `Pair ${number}`,
    player: (number: number) => `Player ${number}`,
    home: "Home",
    away: "Away",
  },
  /** Why an option is refused. */
  options: {
    kind: (typed: string, kinds: readonly string[]) => `Unknown kind of session "${typed}": choose ${choice(kinds)}.`,
    scaleBand: (typed: string) =>
      `"${typed}" is not a line of a victory-point scale: enter the IMPs and both sides' points, as in "2-4 11-9" or "2 11 9".`,
    scaleBands: (line: string, next: string) =>
      `The lines of a victory-point scale must follow each other: "${next}" does not begin one IMP above "${line}".`,
    scaleLines: (max: number) => `Your own victory-point scale has too many lines: use at most ${max}.`,
    notTaken: (option: string, kind: string, options: readonly string[]) =>
      `${kind} has no option "${option}". Its options are ${options.join(", ")}.`,
    noNumber: (option: string) => `The value of "${option}" is not a number: enter it in digits, such as 24.`,
    date: (typed: string) => `"${typed}" is not a date: write year-month-day, as in 2026-11-20.`,
    title: "The title",
    numbered: (noun: "pair" | "team" | "player", number: number) =>
      `${{ pair: "Pair", team: "Team", player: "Player" }[noun]} ${number}`,
    nameOf: (whom: string) => `The name of ${whom}`,
    tooLong: (noun: string, characters: number, max: number) =>
      `${noun} has ${characters} characters: use at most ${max}.`,
    character: (noun: string, code: string) =>
      `${noun} contains a character that workbooks cannot hold (${code}): remove it.`,
    oneAlone: (typed: string, noun: string) =>
      `"${typed}" is neither the number of ${noun} nor a list of their names: enter the number, such as 8, or all the names, separated by semicolons.`,
    names: (named: number, needed: number, noun: keyof typeof NAMED) =>
      `${named} ${NAMED[noun][named === 1 ? 0 : 1]} named but ${needed} play: enter ${needed} names, separated by semicolons; a name may be blank.`,
    sameNames: (first: string, second: string, name: string) =>
      `${first} and ${second} are both called "${name}": give them different names, or none.`,
    nameOfOther: (whom: string, name: string, bearer: string) =>
      `${whom} cannot be called "${name}": ${bearer} already goes by that name. Choose another name, or none.`,
    firstBoard: (first: number, min: number, max: number) =>
      Number.isNaN(first)
        ? `The first board is not a number: enter one from ${min} to ${max}.`
        : `The first board cannot be ${first}: choose from ${min} to ${max}.`,
    firstBoards: "The boards of this session are numbered in sequence: enter only the first number.",
    home: {
      existing: {
        "four-pairs":
          "6 rounds of 3 to 10 boards (18, 24, 30, 36 … 60 in all) or 3 rounds of 3 to 12 boards (9, 12, 15 … 36 in all)",
        "five-pairs": "5 rounds of 3, 4, 5 or 6 boards (15, 20, 25 or 30 in all)",
      },
      boardsMissing: (kind: string, existing: string) => `${kind} needs a number of boards: choose ${existing}.`,
      boards: (boards: number | string, kind: string, existing: string) =>
        `${kind} cannot be played with ${boards} boards: choose ${existing}.`,
      rounds: (boards: number, rounds: number, kind: string, existing: string) =>
        `${kind} with ${boards} boards cannot be played in ${rounds} rounds: choose ${existing}.`,
      scoring: (typed: string, scorings: readonly string[]) =>
        `Unknown scoring "${typed}": choose ${choice(scorings)}.`,
      scaleWithoutVps: "A victory-point scale needs scoring in VPs: choose vps, or omit the scale.",
      fivePairsVps:
        "Five pairs can be scored in victory points only with 30 boards (3 in each half): choose IMPs, or 30 boards.",
    },
    club: {
      pairs: (count: number, min: number, max: number) =>
        `A club's evening cannot have ${count} pairs: choose ${min} to ${max}.`,
      boards: (boards: number, min: number, max: number) =>
        `A club's evening cannot have ${boards} boards: choose ${min} to ${max}.`,
      winners: (winners: number) =>
        `There cannot be ${winners} winners: choose 1, or 2 if N-S and E-W are ranked apart.`,
      sections: (typed: string, ways: readonly string[]) =>
        `"${typed}" is not a way to score sections: choose ${choice(ways)}.`,
    },
    field: {
      fouled: (typed: string, rules: readonly string[]) =>
        `"${typed}" is not a way to score a fouled board: choose ${choice(rules)}.`,
      count: (count: number, noun: keyof typeof COUNTED, existing: readonly number[]) =>
        count === 0
          ? `The number of ${COUNTED[noun][1]} is missing: choose ${choice(existing)}, or enter their names, separated by semicolons.`
          : `There is no movement for ${count} ${COUNTED[noun][count === 1 ? 0 : 1]}: choose ${choice(existing)}, or enter their names, separated by semicolons.${noun === "pair" ? " For any other number, and for any movement, choose a club's evening (club), which is scored by its results." : ""}`,
      movement: (typed: string, existing: readonly string[]) =>
        `Unknown movement "${typed}": choose ${choice(existing)}.`,
      ownCount: (named: number, count: number, noun: keyof typeof COUNTED) =>
        `This movement is for ${count} ${COUNTED[noun][1]}, not ${named}: enter ${count}, or ${count} names.`,
      /** Reasons why a number of pairs or players has no movement, with alternatives. */
      refused: {
        movement: (count: number, noun: keyof typeof COUNTED, style: string, existing: readonly string[]) =>
          `There is no movement "${style}" for ${count} ${COUNTED[noun][1]}: choose ${choice(existing)}.`,
        boards: (count: number, noun: keyof typeof COUNTED, boards: number, existing: readonly number[]) =>
          `${count} ${COUNTED[noun][1]} cannot play ${boards} boards: choose ${choice(existing)}.`,
        rounds: (count: number, noun: keyof typeof COUNTED, rounds: number, existing: readonly number[]) =>
          `${count} ${COUNTED[noun][1]} cannot play this in ${rounds} rounds: choose ${choice(existing)}.`,
      },
      teamsNeedTwoTables: (scoring: string) =>
        `Scoring by ${scoring} needs teams of four at two tables: choose matchpoints or cross-imps.`,
      unequalForVps:
        "Victory points need the same number of boards in every round: choose another scoring for this movement.",
      boardsForVps: (boards: number, fewest: number) =>
        `Victory points need rounds of ${fewest} boards or more, not ${boards}: choose more boards or another scoring.`,
      handicap: {
        unreadable: (typed: string, noun: keyof typeof COUNTED, scoring: keyof typeof HANDICAP_UNIT) =>
          `"${typed}" is not a handicap: enter the ${COUNTED[noun][0]} and the handicap in ${HANDICAP_UNIT[scoring]}, with two decimals at most, as in "${HANDICAP_EXAMPLE[noun]}" or "${HANDICAP_EXAMPLE[noun].replace("2.5", "-1.65")}".`,
        unknown: (typed: string, noun: keyof typeof COUNTED, existing: readonly string[]) =>
          `The handicap is for "${typed}", which is not a ${COUNTED[noun][0]} in this session: the ${COUNTED[noun][1]} are ${existing.join(", ")}.`,
      },
    },
    words: {
      meaning: (typed: string, names: readonly string[]) =>
        `"${typed}" is not a word for the cells: name a meaning once, then your word, such as NT UT. The meanings are ${names.join(", ")}.`,
      clash: (word: string, other: string) =>
        `The word ${word} does not count: a spreadsheet could complete it to ${other}, or ${other} to it.`,
      blank: (word: string) => `The word "${word}" does not count: it may have no blank.`,
      number: (word: string) => `The word ${word} does not count: it may not begin with a digit, a sign or =.`,
    },
    chicago: {
      players: (count: number, existing: readonly number[]) =>
        `There is no one-table game for ${count} ${COUNTED.player[count === 1 ? 0 : 1]}: choose ${choice(existing)}, or enter their names, separated by semicolons.`,
      rounds: (rounds: number, min: number, max: number) =>
        `Chicago cannot have ${rounds} rounds: choose from ${min} to ${max}.`,
      stay: (players: number) =>
        `Only four players can stay with their partners, not ${players}: choose "change", or enter 4 players.`,
      word: (typed: string, existing: readonly string[]) => `Unknown choice "${typed}": choose ${choice(existing)}.`,
      expected: {
        line: (typed: string) =>
          `"${typed}" is not a line of expected scores: enter high-card points, points not vulnerable and points vulnerable, such as 25 300 440, with semicolons between the lines.`,
        half: (typed: string) =>
          `With 20 high-card points each, nothing is expected: omit the line "${typed}", or enter 20 0 0.`,
        order: (typed: string, hcp: number) =>
          `Expected scores need a line for each number of high-card points from 20 or 21 up: "${typed}" should be the line for ${hcp}.`,
      },
    },
    teamMatch: {
      form: (typed: string, forms: readonly string[]) =>
        `Unknown form of match "${typed}": choose ${forms.join(", ")}.`,
      sessions: (sessions: number, min: number, max: number) =>
        `A match cannot have ${sessions} sessions: choose from ${min} to ${max}.`,
      boards: (boards: number, min: number, max: number) =>
        `A match cannot have ${boards} boards: choose from ${min} to ${max}.`,
      size: (boards: number) =>
        Number.isNaN(boards)
          ? "The boards per session are not all numbers: enter at least 1 for each session, as in 8+8+4."
          : `A session cannot have ${boards} boards: enter at least 1 for each session, as in 8+8+4.`,
      sum: (boards: number, sum: number) =>
        `The sessions have ${sum} boards in all, not ${boards}: omit the number of boards.`,
      extraBoards: (boards: number, min: number, max: number) =>
        `The number of extra boards cannot be ${boards}: choose from ${min} to ${max}.`,
      noExtraBoards: (form: string) =>
        `Only a knockout match has extra boards; a ${form} match may be tied: omit the extra boards.`,
      unequal: (boards: number, sessions: number) =>
        `${boards} boards cannot be divided equally into ${sessions} sessions: choose a multiple of ${sessions}, or enter the boards of each session, as in 8+8+4.`,
      swiss: ({ min, max }: Span) => `A Swiss match has one session of ${min} to ${max} boards.`,
      noScale: (form: string) => `A ${form} match has no victory points: omit the scale.`,
    },
    threeTeams: {
      boards: (boards: number, accepted: readonly number[]) =>
        `Three teams cannot play ${boards} boards: choose ${choice(accepted)}, which make three equal sets.`,
    },
    fourTeams: {
      boards: (boards: number, accepted: readonly number[]) =>
        `Four teams cannot play ${boards} boards: choose ${choice(accepted)}, which make six equal matches.`,
    },
    swissEvent: {
      form: (typed: string, forms: readonly string[]) => `Unknown form of event "${typed}": choose ${choice(forms)}.`,
      roundRobinTeams: (teams: number, min: number, max: number) =>
        `A round robin takes ${min} to ${max} teams, not ${teams}: enter their names, separated by semicolons, or just their number.`,
      roundRobinRounds: (rounds: number, teams: number, needed: number, min: number) =>
        `A round robin of ${teams} teams takes ${needed} rounds, not ${rounds}: omit the number of rounds${min < needed && teams % 2 === 0 ? `, or choose ${min} to ${needed}` : ""}.`,
      shortOdd: (teams: number, needed: number) =>
        `A round robin of ${teams} teams takes ${needed} rounds: with fewer, some teams would sit out and others not. Enter an even number of teams, or choose a Swiss event.`,
      fewRounds: (teams: number, needed: number, max: number) =>
        `A round robin of ${teams} teams takes ${needed} rounds, but there are at most ${max}: omit double.`,
      roundRobinBoards: (boards: number, min: number, max: number) =>
        `A round-robin match has ${min} to ${max} boards, not ${boards}.`,
      bamBoards: (boards: number, min: number, max: number) =>
        `A match in a board-a-match event has ${min} to ${max} boards, not ${boards}.`,
      bamScale: "Board-a-match has no victory points: omit the scale.",
      bamBracket:
        "A board-a-match event cannot have a bracket: leave the bracket out, and play the final as a separate match.",
      bamTies: (way: string, ways: readonly string[]) =>
        `Board-a-match has no IMPs, so ties cannot be broken by "${way}": choose from ${ways.join(", ")}.`,
      roundRobinOdd: "In a round robin with an odd number of teams, the teams have byes in turn: omit this option.",
      ofRoundsOnly: "A knockout alone has no victory points: omit this option, or choose rounds.",
      crossTable: (max: number) =>
        `A cross-table needs rounds, and has room for ${max} teams at most: omit it, or choose fewer teams.`,
      thirdPlace: "A match for third place needs a bracket of 4 teams or more: choose one, or omit the match.",
      doubleSwiss: "Teams do not meet twice in a Swiss event: leave out the option double, or choose a round robin.",
      teams: (teams: number, min: number, max: number) =>
        `A Swiss event takes ${min} to ${max} teams, not ${teams}: enter their names, separated by semicolons, or just their number.`,
      teamName: (name: string) =>
        `A team cannot be called "${name}": in results, numbers and the words "bye", "withdrawn" and "enters" mean something else. Choose another name.`,
      rounds: (rounds: number, min: number, max: number) =>
        `A Swiss event cannot have ${rounds} rounds: choose from ${min} to ${max}.`,
      noRounds: ({ min, max }: Span) =>
        `An event without Swiss rounds needs a bracket: choose from ${min} to ${max} rounds, or add a bracket.`,
      tooManyRounds: (rounds: number, teams: number, max: number) =>
        `${teams} teams cannot play ${rounds} rounds without rematches: choose at most ${max}.`,
      firstBoards: (count: number, rounds: number) =>
        rounds === 0
          ? "The event has no Swiss rounds: omit the number of the first board."
          : `There are ${count} first boards for ${rounds} ${rounds === 1 ? "round" : "rounds"}: enter at most one for each round.`,
      boards: (boards: number, min: number, max: number) => `A Swiss match has ${min} to ${max} boards, not ${boards}.`,
      odd: (typed: string, ways: readonly string[]) =>
        `"${typed}" is not a way to deal with an odd number of teams: choose ${choice(ways)}.`,
      bracket: (teams: number, min: number, max: number) =>
        `A bracket cannot have ${teams} teams: choose from ${min} to ${max}, or omit it.`,
      walkover: (typed: string, ways: readonly string[]) =>
        `"${typed}" is not an award for a walkover: choose ${choice(ways)}.`,
      ties: (typed: string, ways: readonly string[]) =>
        `"${typed}" is not a tie-break: choose from ${ways.join(", ")}, in the order in which they apply.`,
      tiesTwice: (way: string) => `The tie-break "${way}" appears twice: enter it only once.`,
      seedsWithoutBracket: "There are seeds but no bracket: add a bracket, or omit the seeds.",
      tooManySeeds: (seeds: number, size: number) =>
        `${seeds} seeds are too many for a bracket of ${size}: enter at most ${size}.`,
      seed: (typed: string, teams: number) =>
        `The seed "${typed}" is not a team in this event: enter a number from 1 to ${teams}, or a name.`,
      seedTwice: (team: string) => `${team} is seeded twice: enter it only once.`,
      bracketTooLarge: (size: number, teams: number) =>
        `A bracket of ${size} needs ${size} teams, but there are only ${teams}.`,
    },
    lineUp: {
      unreadable: (typed: string) =>
        `"${typed}" is not a line-up: enter the session, the team and its four players, as in "2 Reds: Eve, Flo, Cy, Di".`,
      one: "A one-session match has only one line-up: enter its players as the teams' players.",
      session: (session: number, sessions: number) =>
        `The line-up is for session ${session}, which does not exist: choose from 1 to ${sessions}.`,
      team: (typed: string, teams: readonly string[]) =>
        `The line-up is for "${typed}", which is not a team in this match: the teams are ${teams.join(", ")}.`,
      twice: (team: string, session: number) => `${team} has two line-ups for session ${session}: keep only one.`,
      player: "The name of a player in a line-up",
    },
    handicap: {
      unreadable: (typed: string) =>
        `"${typed}" is not a handicap: enter the team and its whole IMPs per match, as in "Reds 6 IMPs" or "Reds -6".`,
      twice: (name: string) => `${name} has two handicaps: keep only one.`,
      team: (typed: string, teams: readonly string[]) =>
        `The handicap is for "${typed}", which is not a team in this session: the teams are ${teams.join(", ")}.`,
      bam: "Board-a-match has no handicap in IMPs: omit the handicap.",
    },
    carry: {
      unreadable: (typed: string) =>
        `"${typed}" is not what a team brings: enter the team and its victory points, as in "Reds 12.5".`,
      twice: (name: string) => `${name} brings two numbers of victory points: keep only one.`,
      team: (typed: string, teams: readonly string[]) =>
        `The victory points are for "${typed}", which is not a team in this session: the teams are ${teams.join(", ")}.`,
      bam: "At board-a-match there are no victory points to carry forward: omit them.",
    },
    league: {
      allTeams: (teams: number, min: number, max: number) =>
        `A league takes ${min} to ${max} teams, not ${teams}: enter their names, separated by semicolons, or just their number.`,
      teams: (teams: number, min: number, max: number) =>
        `A league or a division of one has ${min} to ${max} teams, not ${teams}: choose another number of teams, or of divisions.`,
      divisions: (typed: string) =>
        `"${typed}" are no divisions: enter how many (2), how many teams each has (8 + 8 + 6), or names (Premier: 8; First: 6).`,
      manyDivisions: (divisions: number, max: number) => `A league has 1 to ${max} divisions, not ${divisions}.`,
      unevenDivisions: (teams: number, divisions: number) =>
        `${teams} teams do not make these ${divisions} divisions: enter how many teams each has, such as 8 + 8 + 6, ${teams} in all.`,
      divisionTwice: (name: string) => `Two divisions are called "${name}": change one of the names.`,
      divisionName: "The name of a division",
      division: (number: number) => `Division ${number}`,
      moves: (teams: number, min: number, max: number) =>
        `From a division ${min} to ${max} teams may go up or down, not ${teams}.`,
      manyMoves: (division: string, teams: number, up: number, down: number) =>
        `${up} up and ${down} down are too many for ${division === "" ? "a league" : division}, which has ${teams} teams.`,
      teamName: (name: string) =>
        `A team cannot be called "${name}": in results, numbers and the words "home", "away" and "void" mean something else. Choose another name.`,
      boards: (boards: number, min: number, max: number) =>
        `A league match has ${min} to ${max} boards, not ${boards}.`,
      every: (days: number, min: number, max: number) =>
        `The rounds cannot be ${days} days apart: choose from ${min} to ${max}.`,
      ties: (typed: string, ways: readonly string[]) => `Unknown tie-break "${typed}": choose ${choice(ways)}.`,
    },
    penalties: {
      unreadable: (typed: string) =>
        `"${typed.trim()}" is not a penalty: enter the team, a number and IMPs or VPs, as in "Reds 3 IMPs; Blues 0.5 VPs".`,
      unreadablePoints: (typed: string) =>
        `"${typed.trim()}" is not a penalty: enter the team, a number and points, as in "Reds 1 point; Blues ½ point".`,
      team: (typed: string, teams: readonly string[]) =>
        `The penalty is for "${typed}", which is not a team in this session: the teams are ${teams.join(", ")}.`,
      imps: "In an event, penalties are in VPs: enter the penalty in VPs, such as Reds 1 VP.",
      vps: "There are no victory points here: enter the penalty in IMPs, such as Reds 3 IMPs.",
      vpsOfPoints: "There are no victory points here: enter the penalty in points, such as Reds 0.5 points.",
      whole: (imps: number) =>
        `A penalty cannot be ${imps} IMPs: enter whole IMPs, such as 3. Only victory points may have decimals.`,
    },
  },
} as const;

/** A range of numbers. */
interface Span {
  readonly min: number;
  readonly max: number;
}
