import { choice } from "./choice-texts";

/** Those who are named, in the singular and plural. */
const NAMED = {
  pair: ["pair is", "pairs are"],
  team: ["team is", "teams are"],
  player: ["player is", "players are"],
} as const;

/** Pairs or players, in the singular and plural. */
const COUNTED = { pair: ["pair", "pairs"], player: ["player", "players"] } as const;

/** An example of a handicap. */
const HANDICAP_EXAMPLE = { pair: "Ann & Bob 2.5", player: "Ann 2.5" } as const;

/** The scorings, as in a sentence. */
const SCORED_BY = { matchpoints: "matchpoints", "cross-imps": "cross-IMPs", imps: "IMPs", vps: "VPs" } as const;

/** Every text on the options of a session that people read; those on its results are in result-texts.ts. */
export const texts = {
  /** The default title of a session, by its kind and form. */
  titles: {
    "four-pairs": "Four pairs",
    "five-pairs": "Five pairs",
    pairs: "Pairs",
    individual: "Individual",
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
    team: (which: number | string) => `Team ${which}`,
    pair: (which: number) => `Pair ${which}`,
    player: (which: number) => `Player ${which}`,
    home: "Home",
    away: "Away",
  },
  /** Why an option is refused. */
  options: {
    kind: (typed: string, kinds: readonly string[]) =>
      `There is no kind of session "${typed}": choose ${choice(kinds)}.`,
    scaleLines: (most: number) => `Your own victory-point scale has more than ${most} lines.`,
    notTaken: (option: string, kind: string, taken: readonly string[]) =>
      `${kind} has no option "${option}". Its options are ${taken.join(", ")}.`,
    date: (typed: string) => `"${typed}" is not a date: write year-month-day, as in 2026-11-20.`,
    title: "The title",
    numbered: (what: "pair" | "team" | "player", number: number) =>
      `${{ pair: "Pair", team: "Team", player: "Player" }[what]} ${number}`,
    nameOf: (whom: string) => `The name of ${whom}`,
    tooLong: (what: string, characters: number, most: number) =>
      `${what} has ${characters} characters: give ${most} at most.`,
    character: (what: string, code: string) =>
      `${what} contains a character that workbooks cannot hold (${code}): remove it.`,
    oneAlone: (typed: string, what: string) =>
      `"${typed}" is neither the number of ${what} nor a list of their names: give the number, such as 8, or all the names, separated by semicolons.`,
    names: (named: number, needed: number, what: keyof typeof NAMED) =>
      `${named} ${NAMED[what][named === 1 ? 0 : 1]} named but ${needed} play: give ${needed} names, separated by semicolons; a name may be blank.`,
    sameNames: (first: string, second: string, name: string) =>
      `${first} and ${second} are both called "${name}": give them different names, or none.`,
    nameOfOther: (whom: string, name: string, bearer: string) =>
      `${whom} cannot be called "${name}": ${bearer} goes by that. Choose another name, or none.`,
    firstBoard: (first: number, least: number, most: number) =>
      Number.isNaN(first)
        ? `The first board is not a number: give ${least} to ${most}.`
        : `The first board cannot be ${first}: give ${least} to ${most}.`,
    firstBoards: "The boards of this session are numbered in sequence: give only the number of the first.",
    home: {
      existing: {
        "four-pairs":
          "6 rounds of 3 to 10 boards (18, 24, 30, 36 … 60 in all) or 3 rounds of 3 to 12 boards (9, 12, 15 … 36 in all)",
        "five-pairs": "5 rounds of 4, 5 or 6 boards (20, 25 or 30 in all)",
      },
      boardsMissing: (kind: string, existing: string) => `${kind} needs a number of boards: ${existing}.`,
      boards: (boards: number | string, kind: string, existing: string) =>
        `${kind} cannot be played with ${boards} boards: give ${existing}.`,
      rounds: (boards: number, rounds: number, kind: string, existing: string) =>
        `${kind} with ${boards} boards cannot be played in ${rounds} rounds: give ${existing}.`,
      scoring: (typed: string, scorings: readonly string[]) =>
        `There is no scoring "${typed}": choose ${choice(scorings)}.`,
      scaleWithoutVps: "A victory-point scale is given but the scoring is not in VPs: choose vps, or omit the scale.",
      fivePairsVps:
        "Five pairs can only score in victory points with 30 boards (3 in each half): choose IMPs, or 30 boards.",
    },
    field: {
      count: (count: number, what: keyof typeof COUNTED, existing: readonly number[]) =>
        count === 0
          ? `The number of ${COUNTED[what][1]} is missing: give ${choice(existing)}, or their names, separated by semicolons.`
          : `There is no movement for ${count} ${COUNTED[what][count === 1 ? 0 : 1]}: give ${choice(existing)}, or their names, separated by semicolons.`,
      movement: (typed: string, existing: readonly string[]) =>
        `There is no movement "${typed}": choose ${choice(existing)}.`,
      /** What a number of pairs or players cannot play, with what of it they can. */
      refused: {
        movement: (count: number, what: keyof typeof COUNTED, style: string, existing: readonly string[]) =>
          `There is no movement "${style}" for ${count} ${COUNTED[what][1]}: choose ${choice(existing)}.`,
        boards: (count: number, what: keyof typeof COUNTED, boards: number, existing: readonly number[]) =>
          `${count} ${COUNTED[what][1]} cannot play ${boards} boards: give ${choice(existing)}.`,
        rounds: (count: number, what: keyof typeof COUNTED, rounds: number, existing: readonly number[]) =>
          `${count} ${COUNTED[what][1]} cannot play so in ${rounds} rounds: give ${choice(existing)}.`,
      },
      teamsNeedTwoTables: (scoring: string) =>
        `Scoring by ${scoring} needs teams of four at two tables: choose matchpoints or cross-imps.`,
      boardsForVps: (boards: number, fewest: number) =>
        `Victory points need rounds of ${fewest} boards or more, not ${boards}: choose more boards, or another scoring.`,
      handicap: {
        unreadable: (typed: string, what: keyof typeof COUNTED, scoring: keyof typeof SCORED_BY) =>
          `"${typed}" is not a handicap: give the ${COUNTED[what][0]} and the handicap in ${SCORED_BY[scoring]}, as in "${HANDICAP_EXAMPLE[what]}".`,
        unknown: (typed: string, what: keyof typeof COUNTED, known: readonly string[]) =>
          `The handicap is for "${typed}", which is not a ${COUNTED[what][0]} of this session: the ${COUNTED[what][1]} are ${known.join(", ")}.`,
      },
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
          ? "The boards of each session are not numbers: give 1 or more for each, as in 8+8+4."
          : `A session cannot have ${boards} boards: give 1 or more for each, as in 8+8+4.`,
      sum: (boards: number, sum: number) =>
        `The sessions have ${sum} boards in all, not ${boards}: omit the number of boards.`,
      extraBoards: (boards: number, least: number, most: number) =>
        `There cannot be ${boards} extra boards: give ${least} to ${most}.`,
      noExtraBoards: (form: string) =>
        `Only a knockout match has extra boards; a ${form} match may be tied: omit them.`,
      unequal: (boards: number, sessions: number) =>
        `${boards} boards cannot be divided equally into ${sessions} sessions: give a multiple of ${sessions}, or the boards of each session, as in 8+8+4.`,
      swiss: ({ least, most }: Span) => `A Swiss match has one session of ${least} to ${most} boards.`,
      noScale: (form: string) => `A ${form} match has no victory points: omit the scale.`,
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
        `There is no scoring "${typed}" for this event, whose matches are scored in IMPs and victory points: omit it.`,
    },
    swissEvent: {
      form: (typed: string, forms: readonly string[]) =>
        `There is no form of event "${typed}": choose ${choice(forms)}.`,
      roundRobinTeams: (teams: number, least: number, most: number) =>
        `A round robin is for ${least} to ${most} teams, not ${teams}: give their names, separated by semicolons, or just their number.`,
      roundRobinRounds: (rounds: number, teams: number, needed: number) =>
        `A round robin of ${teams} teams takes ${needed} rounds, not ${rounds}: omit the number of rounds.`,
      roundRobinBoards: (boards: number, least: number, most: number) =>
        `A match of a round robin has ${least} to ${most} boards, not ${boards}.`,
      bamBoards: (boards: number, least: number, most: number) =>
        `A match of a board-a-match event has ${least} to ${most} boards, not ${boards}.`,
      bamScale: "Board-a-match has no victory points: omit the scale.",
      bamBracket: "A board-a-match event has no bracket: omit it, and play the final as a separate match.",
      bamTies: (way: string, ways: readonly string[]) =>
        `Board-a-match has no IMPs, so ties cannot be broken by "${way}": choose from ${ways.join(", ")}.`,
      roundRobinOdd: "In a round robin with an odd number of teams, the teams have byes in turn: omit this option.",
      doubleSwiss: "Teams do not meet twice in a Swiss event: omit double, or choose a round robin.",
      teams: (teams: number, least: number, most: number) =>
        `A Swiss event is for ${least} to ${most} teams, not ${teams}: give their names, separated by semicolons, or just their number.`,
      teamName: (name: string) =>
        `A team cannot be called "${name}": in results a number, bye, withdrawn and enters have their own meanings. Choose another name.`,
      rounds: (rounds: number, least: number, most: number) =>
        `A Swiss event cannot have ${rounds} rounds: give ${least} to ${most}.`,
      noRounds: ({ least, most }: Span) =>
        `An event without Swiss rounds needs a bracket: give ${least} to ${most} rounds, or a bracket.`,
      tooManyRounds: (rounds: number, teams: number, most: number) =>
        `${teams} teams cannot play ${rounds} rounds without rematches: give ${most} at most.`,
      firstBoards: (given: number, rounds: number) =>
        rounds === 0
          ? "The event has no Swiss rounds: omit the first board."
          : `${given} first boards are given for ${rounds} ${rounds === 1 ? "round" : "rounds"}: give one for each round at most.`,
      boards: (boards: number, least: number, most: number) =>
        `A Swiss match has ${least} to ${most} boards, not ${boards}.`,
      odd: (typed: string, ways: readonly string[]) =>
        `"${typed}" is not a way to deal with an odd number of teams: choose ${choice(ways)}.`,
      bracket: (teams: number, least: number, most: number) =>
        `A bracket cannot have ${teams} teams: give ${least} to ${most}, or omit it.`,
      walkover: (typed: string, ways: readonly string[]) =>
        `"${typed}" is not an award for a walkover: choose ${choice(ways)}.`,
      ties: (typed: string, ways: readonly string[]) =>
        `"${typed}" is not a tie-break: choose from ${ways.join(", ")}, in the order in which they apply.`,
      tiesTwice: (way: string) => `The tie-break "${way}" is given twice: give it once.`,
      seedsWithoutBracket: "Seeds are given but there is no bracket: give a bracket, or omit the seeds.",
      tooManySeeds: (seeds: number, size: number) =>
        `${seeds} seeds are given for a bracket of ${size}: give ${size} at most.`,
      seed: (typed: string, teams: number) =>
        `The seed "${typed}" is not a team of this event: give a number, 1 to ${teams}, or a name.`,
      seedTwice: (team: string) => `${team} is seeded twice: give it once.`,
      bracketTooLarge: (size: number, teams: number) => `A bracket of ${size} needs ${size} teams; there are ${teams}.`,
    },
    lineUp: {
      unreadable: (typed: string) =>
        `"${typed}" is not a line-up: give the session, the team and its four players, as in "2 Reds: Eve, Flo, Cy, Di".`,
      one: "A match of one session has only one line-up: give its players as players.",
      session: (session: number, sessions: number) =>
        `The line-up is for session ${session}, which does not exist: give 1 to ${sessions}.`,
      team: (typed: string, teams: readonly string[]) =>
        `The line-up is for "${typed}", which is not a team of this match: the teams are ${teams.join(", ")}.`,
      twice: (team: string, session: number) => `${team} has two line-ups for session ${session}: give one.`,
      player: "The name of a player in a line-up",
    },
    handicap: {
      unreadable: (typed: string) =>
        `"${typed}" is not a handicap: give the team and its IMPs for a match, as in "Reds 6 IMPs".`,
      twice: (name: string) => `${name} has two handicaps: give one.`,
      team: (typed: string, teams: readonly string[]) =>
        `The handicap is for "${typed}", which is not a team of this session: the teams are ${teams.join(", ")}.`,
      bam: "Board-a-match has no handicap in IMPs: omit it.",
    },
    league: {
      teams: (teams: number, least: number, most: number) =>
        `A league is for ${least} to ${most} teams, not ${teams}: give their names, separated by semicolons, or just their number.`,
      teamName: (name: string) =>
        `A team cannot be called "${name}": in results a number, home, away and void have their own meanings. Choose another name.`,
      boards: (boards: number, least: number, most: number) =>
        `A league match has ${least} to ${most} boards, not ${boards}.`,
      every: (days: number, least: number, most: number) =>
        `The rounds cannot be ${days} days apart: give ${least} to ${most}.`,
      ties: (typed: string, ways: readonly string[]) => `There is no tie-break "${typed}": choose ${choice(ways)}.`,
    },
    penalties: {
      unreadable: (typed: string) =>
        `"${typed.trim()}" is not a penalty: give the team, a number and IMPs or VPs, as in "Reds 3 IMPs; Blues 0.5 VPs".`,
      unreadablePoints: (typed: string) =>
        `"${typed.trim()}" is not a penalty: give the team, a number and points, as in "Reds 1 point; Blues ½ point".`,
      team: (typed: string, teams: readonly string[]) =>
        `The penalty is for "${typed}", which is not a team of this session: the teams are ${teams.join(", ")}.`,
      imps: "In an event, penalties are in VPs: give one such as Reds 1 VP.",
      vps: "There are no victory points here: give the penalty in IMPs, such as Reds 3 IMPs.",
      vpsOfPoints: "There are no victory points here: give the penalty in points, such as Reds 0.5 points.",
      whole: (imps: number) =>
        `A penalty cannot be ${imps} IMPs: give whole IMPs, such as 3. Only victory points may have decimals.`,
    },
  },
} as const;

/** A range of numbers. */
interface Span {
  readonly least: number;
  readonly most: number;
}
