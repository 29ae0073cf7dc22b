import { choice } from "./choice-texts";

/** Who are named, one of them and several. */
const NAMED = {
  pair: ["pair is", "pairs are"],
  team: ["team is", "teams are"],
  player: ["player is", "players are"],
} as const;

/** Pairs or players, one of them and several. */
const COUNTED = { pair: ["pair", "pairs"], player: ["player", "players"] } as const;

/** What stands for a handicap in an example. */
const HANDICAP_EXAMPLE = { pair: "Ann & Bob 2.5", player: "Ann 2.5" } as const;

/** What decides, in a sentence. */
const SCORED_BY = { matchpoints: "matchpoints", "cross-imps": "cross-IMPs", imps: "IMPs", vps: "VPs" } as const;

/** Every text on the options of a session that people read; those on its results are in result-texts.ts. */
export const texts = {
  /** What a session is called by its kind, or where it has forms by its form: its title, unless it is given one. */
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
  /** What stands for a name that is missing. */
  contestants: {
    team: (which: number | string) => `Team ${which}`,
    pair: (which: number) => `Pair ${which}`,
    player: (which: number) => `Player ${which}`,
    home: "Home",
    away: "Away",
  },
  /** By what an option is refused. */
  options: {
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
    oneAlone: (typed: string, what: string) =>
      `"${typed}" is neither a number of ${what} nor their names: give the number, such as 8, or all names with semicolons between them.`,
    names: (named: number, needed: number, what: keyof typeof NAMED) =>
      `${named} ${NAMED[what][named === 1 ? 0 : 1]} named but ${needed} play: give ${needed} names with semicolons between them; a name may be blank.`,
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
      existing: {
        "four-pairs":
          "6 rounds of 3 to 10 boards (18, 24, 30, 36 … 60 in all) or 3 rounds of 3 to 12 boards (9, 12, 15 … 36 in all)",
        "five-pairs": "5 rounds of 4, 5 or 6 boards (20, 25 or 30 in all)",
      },
      boardsMissing: (kind: string, existing: string) => `${kind} needs a number of boards. What exists: ${existing}.`,
      boards: (boards: number | string, kind: string, existing: string) =>
        `${kind} cannot be played with ${boards} boards. What exists: ${existing}.`,
      rounds: (boards: number, rounds: number, kind: string, existing: string) =>
        `${kind} with ${boards} boards cannot be played in ${rounds} rounds. What exists: ${existing}.`,
      scoring: (typed: string, scorings: readonly string[]) =>
        `There is no scoring "${typed}": choose ${choice(scorings)}.`,
      scaleWithoutVps: "A victory-point scale is given but the scoring is not by VPs: choose vps, or no scale.",
      fivePairsVps:
        "Five pairs score by victory points with 30 boards only (3 boards a half-round): choose IMPs, or 30 boards.",
    },
    field: {
      count: (count: number, what: keyof typeof COUNTED, existing: readonly number[]) =>
        count === 0
          ? `How many ${COUNTED[what][1]} play is missing: give ${choice(existing)}, or their names with semicolons between them.`
          : `There is no movement for ${count} ${COUNTED[what][count === 1 ? 0 : 1]}: give ${choice(existing)}, or their names with semicolons between them.`,
      boards: (
        boards: number,
        count: number,
        what: keyof typeof COUNTED,
        rounds: number,
        existing: readonly number[]
      ) => `${count} ${COUNTED[what][1]} cannot play ${boards} boards: give ${choice(existing)}, in ${rounds} rounds.`,
      rounds: (rounds: number, count: number, what: keyof typeof COUNTED, existing: number) =>
        `${count} ${COUNTED[what][1]} cannot play ${rounds} rounds: they play ${existing}. Leave the rounds out.`,
      teamsNeedTwoTables: (scoring: string) =>
        `Scoring by ${scoring} is of two teams at two tables: choose matchpoints or cross-imps.`,
      boardsForVps: (boards: number, fewest: number) =>
        `Victory points need rounds of ${fewest} boards, not ${boards}: choose more boards, or another scoring.`,
      handicap: {
        unreadable: (typed: string, what: keyof typeof COUNTED, scoring: keyof typeof SCORED_BY) =>
          `"${typed}" is no handicap: give the ${COUNTED[what][0]} and what it is given by ${SCORED_BY[scoring]}, such as "${HANDICAP_EXAMPLE[what]}".`,
        unknown: (typed: string, what: keyof typeof COUNTED, known: readonly string[]) =>
          `There is no ${COUNTED[what][0]} "${typed}" for a handicap: the ${COUNTED[what][1]} are ${known.join(", ")}.`,
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
      twice: (name: string) => `${name} is given two handicaps: give one.`,
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
} as const;

/** A range of numbers. */
interface Span {
  readonly least: number;
  readonly most: number;
}
