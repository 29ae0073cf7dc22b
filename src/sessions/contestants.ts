import { contestantNumber, contestants, forContestant, type Contestant, type TeamPair } from "../movements/contestant";
import { HOME } from "../movements/team-match";
import { texts } from "./texts";

const words = texts.contestants;

/** How an event names its contestants that have no typed name. */
export interface Designation {
  readonly contestantKind: "pair" | "player" | "team";
  /** Number or letter that precedes a name: "4", "A". */
  readonly short: (contestant: Contestant) => string;
  /** Default name: "Team 4", "Home". */
  readonly long: (contestant: Contestant) => string;
  /** Name in options, files and JSON, which is the same in all languages. */
  readonly code: (contestant: Contestant) => string;
  /** Identifier in files of other programs. */
  readonly id: (contestant: Contestant) => string;
}

export const NUMBERED_TEAMS: Designation = {
  contestantKind: "team",
  short: numberOf,
  long: (team) => words.team(contestantNumber(team)),
  code: (team) => `Team ${contestantNumber(team)}`,
  id: numberOf,
};

export const NUMBERED_PAIRS: Designation = {
  contestantKind: "pair",
  short: numberOf,
  long: (pair) => words.pair(contestantNumber(pair)),
  code: (pair) => `Pair ${contestantNumber(pair)}`,
  id: numberOf,
};

export const NUMBERED_PLAYERS: Designation = {
  contestantKind: "player",
  short: numberOf,
  long: (player) => words.player(contestantNumber(player)),
  code: (player) => `Player ${contestantNumber(player)}`,
  id: numberOf,
};

export const LETTERED_TEAMS: Designation = {
  contestantKind: "team",
  short: letterOf,
  long: (team) => words.team(letterOf(team)),
  code: (team) => `Team ${letterOf(team)}`,
  id: letterOf,
};

export const HOME_AND_AWAY: Designation = {
  contestantKind: "team",
  short: sideOf,
  long: sideOf,
  code: (team) => (team === HOME ? "Home" : "Away"),
  id: numberOf,
};

function numberOf(contestant: Contestant): string {
  return String(contestantNumber(contestant));
}

/** "A" for the first. */
function letterOf(contestant: Contestant): string {
  return String.fromCharCode("A".charCodeAt(0) + contestant);
}

function sideOf(team: Contestant): string {
  return team === HOME ? words.home : words.away;
}

/** A contestant's name, or its default name: "Reds", "Team 4". */
export function nameOf({ long }: Designation, names: readonly string[], contestant: Contestant): string {
  return forContestant(names, contestant) || long(contestant);
}

/** A contestant's name as written in options, files and JSON: "Reds", "Team 4". */
export function writtenName({ code }: Designation, names: readonly string[], contestant: Contestant): string {
  return forContestant(names, contestant) || code(contestant);
}

export function readNames({ long, code }: Designation, names: readonly string[], contestant: Contestant): string[] {
  const name = forContestant(names, contestant);
  return name === "" ? [long(contestant), code(contestant)] : [name];
}

/** A contestant's number or letter with its name, or its default name: "4 Reds", "Team 4". */
export function labelOf({ short, long }: Designation, names: readonly string[], contestant: Contestant): string {
  const name = forContestant(names, contestant);
  return name === "" ? long(contestant) : `${short(contestant)} ${name}`;
}

/** A contestant's number or letter, with its name where it has one: "4 Reds", "4". */
export function numberAndName({ short }: Designation, names: readonly string[], contestant: Contestant): string {
  return `${short(contestant)} ${forContestant(names, contestant)}`.trim();
}

/** The name of a numbered team's pair on score cards: "2B". */
export function pairName({ team, pair }: TeamPair): string {
  return `${contestantNumber(team)}${pairLetter(pair)}`;
}

/** The letter of a team's pair: "A" or "B". */
export function pairLetter(pair: TeamPair["pair"]): string {
  return pair === 0 ? "A" : "B";
}

/** Returns the default names of each contestant, the one for messages first: "Team 4", "4". */
export function namelessOf({ short, long, code }: Designation, count: number): string[][] {
  return contestants(count).map((contestant) => [...new Set([long(contestant), code(contestant), short(contestant)])]);
}
