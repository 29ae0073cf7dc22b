import { InputError } from "../../bridge/input-error";
import { plainDecimals, writtenNumber } from "../../bridge/plain-number";
import { figuresOf } from "../../movements/figures";
import { CHICAGO_PLAYERS } from "../../movements/chicago";
import { CHICAGO_OPTIONS, DEALS, isEven } from "../chicago/plan";
import { ALL_GAMES } from "../field/all-games";
import { FIELD_KINDS } from "../field/field-kind";
import { type FieldGame } from "../field/games";
import type { FieldKindName } from "../field/plan";
import { planSession, type KindName, type Plan } from "../kinds";
import type { SessionOptions } from "../session-options";
import { hasTables } from "../table-plan";
import { MINUTES, MINUTES_A_BOARD, PEOPLE } from "./pace";
import { tonightTexts } from "./texts";

const BOARDS = { min: 12, max: 36 } as const;

/** Maximum difference between a game's boards and the boards asked for. */
const WITHIN = 2;
const MAX_PROPOSALS = 4;

/** Number of people, and number of boards for which they have time. */
interface Wish {
  readonly people: number;
  readonly boards: number;
}

/** A game for tonight. */
export interface Proposal {
  readonly kind: KindName;
  /** Options for planning, without names, title and date. */
  readonly options: SessionOptions;
  readonly tables: number;
  /** Number of rounds; null for games of teams that play halves or sets of boards. */
  readonly rounds: number | null;
  /** Number of boards at each table. */
  readonly boards: number;
  /** Number of people who sit out at a time. */
  readonly out: number;
  /**
   * Difference between the highest and the lowest evenness of any two contestants, see {@link figuresOf}; null for
   * Chicago and games of teams.
   */
  readonly evenness: number | null;
  /** Reason why the game is proposed, in a line. */
  readonly why: string;
}

/** Boards of an evening with more time than any game takes. */
const DEFAULT_BOARDS = 24;

/**
 * Reads how many people there are.
 * @throws InputError for anything but a whole number for which there is a game.
 */
export function peopleIn(typed: string): number {
  return countIn(typed, "players", PEOPLE, tonightTexts.refused.people);
}

/**
 * Reads the approximate number of boards of an evening.
 * @throws InputError for anything but a whole number in the range of an evening.
 */
export function wishedBoards(typed: string): number {
  return countIn(typed, "boards", BOARDS, tonightTexts.refused.boards);
}

function countIn(
  typed: string,
  option: string,
  { min, max }: { readonly min: number; readonly max: number },
  refused: (typed: string, min: number, max: number) => string
): number {
  const text = typed.trim();
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (count < min || count > max) throw new InputError(refused(text, min, max), option);
  return count;
}

/** Returns the largest number of whole boards that there is time for. */
export function boardsIn(minutes: number, minutesABoard: number = MINUTES_A_BOARD): number {
  return Math.floor(minutes / minutesABoard);
}

/**
 * Reads minutes per board: "7", "7.5", "7,5", "7½".
 * @throws InputError for any other text, and for a number outside {@link MINUTES}.
 */
export function minutesABoardOf(typed: string): number {
  const isNumber = /^\d{1,2}(½|[.,]\d{1,2})?$/.test(typed.trim());
  const minutes = isNumber ? Number(plainDecimals(typed.trim())) : 0;
  const { min, max } = MINUTES;
  if (minutes < min || minutes > max) throw new InputError(tonightTexts.refused.minutes(typed, min, max), "minutes");
  return minutes;
}

/**
 * Reads hours and returns minutes: "3", "2.5", "3:15".
 * @throws InputError for anything else.
 */
export function minutesOf(hours: string): number {
  const typed = hours.trim();
  const [, whole, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(typed) ?? [];
  if (whole !== undefined) return 60 * Number(whole) + Number(minutes);
  if (!/^\d{1,2}([.,]\d{1,2})?$/.test(typed)) throw new InputError(tonightTexts.refused.hours(hours), "hours");
  return 60 * Number(typed.replace(",", "."));
}

/**
 * Longest evening, in minutes. If an end on the next day would make the evening longer, it is refused as an end before
 * the start.
 */
const LONGEST_NIGHT = 12 * 60;

/**
 * Returns the minutes from one time of day to another, which may be after midnight.
 * @param from such as "19:30", as is `until`; a time without minutes is a full hour.
 * @throws InputError if a text is not a time of day, or if `until` is before `from`.
 */
export function timeFrom(from: string, until: string): number {
  const [first, last] = [minuteOfDay(from, "from"), minuteOfDay(until, "until")];
  const minutes = last - first;
  if (minutes >= 0) return minutes;
  if (minutes + 24 * 60 > LONGEST_NIGHT)
    throw new InputError(tonightTexts.refused.past(until.trim(), from.trim()), "until");
  return minutes + 24 * 60;
}

function minuteOfDay(time: string, option: string): number {
  const [, hours, minutes = "0"] = /^([01]?\d|2[0-4])(?:[:.]([0-5]\d))?$/.exec(time.trim()) ?? [];
  if (hours === undefined) throw new InputError(tonightTexts.refused.time(time), option);
  return 60 * Number(hours) + Number(minutes);
}

/**
 * Returns the games for a number of people and boards, beginning with the game to be recommended. For an even number of
 * people this is a game with fixed partners. The other games follow, and the games that hardly fit the time are last.
 * @throws InputError if no game fits so many people, or if the boards are too few or too many.
 */
export function proposalsFor({ people, boards }: Wish): Proposal[] {
  peopleIn(writtenNumber(people));
  wishedBoards(writtenNumber(boards));
  const games = [
    ...atOneTable(people, boards),
    ...inTeams(people, boards),
    ...fields(people, boards),
    ...ofTeams(people, boards),
    ...twoWinners(people, boards),
  ];
  const inTime = games.sort((a, b) => Number(isLonger(a, boards)) - Number(isLonger(b, boards)));
  // An even number of people usually comes in couples, who want to play together.
  const couples = people % 2 === 0 ? inTime.find(({ kind }) => kind !== "individual") : undefined;
  const ordered = couples ? [couples, ...inTime.filter((game) => game !== couples)] : inTime;
  return ordered.slice(0, MAX_PROPOSALS);
}

/** Games proposed for an evening; `note` is a remark on the number of boards, "" for none. */
interface Evening {
  readonly boards: number;
  readonly proposals: readonly Proposal[];
  readonly note: string;
}

/**
 * Returns the games for a number of people and minutes; if there is more time than any game takes, the games of the
 * default length.
 * @param option the option of the time, for errors.
 * @throws InputError if the time is too short.
 */
export function proposalsIn(
  {
    people,
    minutes,
    minutesABoard,
  }: { readonly people: number; readonly minutes: number; readonly minutesABoard: number },
  option: "until" | "hours"
): Evening {
  const boards = boardsIn(minutes, minutesABoard);
  const { refused, muchTime } = tonightTexts;
  if (boards < BOARDS.min) throw new InputError(refused.littleTime(boards, BOARDS.min), option);
  const proposals = boards > BOARDS.max ? [] : proposalsFor({ people, boards });
  if (proposals.length > 0 || boards <= DEFAULT_BOARDS) return { boards, proposals, note: "" };
  const defaultGames = proposalsFor({ people, boards: DEFAULT_BOARDS });
  return { boards: DEFAULT_BOARDS, proposals: defaultGames, note: muchTime(boards, DEFAULT_BOARDS) };
}

/** True if a game takes noticeably longer than the time allows; one extra board does not count. */
function isLonger(game: { readonly boards: number }, boards: number): boolean {
  return game.boards > boards + 1;
}

/**
 * Returns games of Chicago for four to seven people: one of about `boards` deals, preferably of a length after which
 * all have played equally often; one of the nearest length with this property, if it is at most a round away; and for
 * four people one with fixed partners.
 */
function atOneTable(people: number, boards: number): Proposal[] {
  const players = CHICAGO_PLAYERS.find((count) => count === people);
  if (players === undefined) return [];
  const { why } = tonightTexts;
  const away = (rounds: number) => Math.abs(DEALS * rounds - boards);
  const byDistance = [...CHICAGO_OPTIONS.rounds.choices].sort((a, b) => away(a) - away(b) || b - a);
  const near = byDistance.find((rounds) => isEven(players, rounds) && away(rounds) <= WITHIN) ?? byDistance[0] ?? 1;
  const even = byDistance.find((rounds) => isEven(players, rounds) && away(rounds) <= DEALS);
  const game = (rounds: number, name: string, partners?: "stay") =>
    proposed("chicago", { players: [String(players)], rounds, partners }, name, people);
  return [
    ...[...new Set([near, ...(even === undefined ? [] : [even])])].map((rounds) =>
      game(rounds, why.chicago(isEven(players, rounds)))
    ),
    ...(players === 4 ? [game(byDistance[0] ?? 1, why.samePartners, "stay")] : []),
  ];
}

/** Returns the games of four or five pairs at two tables, in changing teams. */
function inTeams(people: number, boards: number): Proposal[] {
  const { why } = tonightTexts;
  if (people === 8) {
    // A cycle of three rounds, in which each pair meets every other, is usually played twice.
    const each = [2, 1].flatMap((cycles) =>
      [3, 4, 5, 6, 7, 8, 9, 10, 11].map((boardCount) => [3 * cycles, boardCount] as const)
    );
    const sizes = each.map(([rounds, boardCount]) => ({ rounds, boards: rounds * boardCount }));
    const liking = (size: (typeof sizes)[number]) => (isLonger(size, boards) ? 0 : size.rounds);
    return nearest(sizes, boards, liking).map((options) => proposed("four-pairs", options, why.fourPairs, people));
  }
  if (people !== 10) return [];
  return nearest([15, 20, 25, 30].map(boardCount), boards).map((options) =>
    proposed("five-pairs", options, why.fivePairs, people)
  );
}

/** Returns the games of pairs at three or more tables, and of individuals, in one ranking. */
function fields(people: number, boards: number): Proposal[] {
  const { why } = tonightTexts;
  return (["pairs", "individual"] as const).flatMap((name) =>
    fieldOf(name, people, boards, why[name], ({ style }) => style !== "mitchell")
  );
}

/** Returns the games of pairs in which North-South and East-West each have a winner. */
function twoWinners(people: number, boards: number): Proposal[] {
  return fieldOf("pairs", people, boards, tonightTexts.why.mitchell, ({ style }) => style === "mitchell");
}

/** Returns the best offered game of pairs or individuals near the boards asked for; empty if there is none. */
function fieldOf(
  name: FieldKindName,
  people: number,
  boards: number,
  why: string,
  isOffered: (game: FieldGame) => boolean
): Proposal[] {
  const { option } = FIELD_KINDS[name];
  const sizes = ALL_GAMES.sizes[name];
  const count = name === "pairs" ? people / 2 : people;
  const games = sizes.find((size) => size.count === count)?.games.filter(isOffered) ?? [];
  const [game] = name === "individual" ? balancedGames(games, boards) : nearest(games, boards, likingOf);
  if (!game) return [];
  const { rounds, named } = game;
  const options = { [option]: [String(count)], boards: game.boards, rounds, movement: named };
  const { min, max } = figuresOf(game).evenness;
  return [{ ...proposed(name, options, why, people), evenness: max - min }];
}

/** Returns the games of fixed teams of four. */
function ofTeams(people: number, boards: number): Proposal[] {
  const { why } = tonightTexts;
  if (people === 12)
    return nearest([12, 15, 18, 21, 24].map(boardCount), boards).map((options) =>
      proposed("three-teams", options, why.teams, people)
    );
  if (people === 20) {
    // One of the five teams sits out in each of five rounds.
    const rounds = 5;
    return nearest(
      [3, 4, 5, 6].map((each) => ({ each, rounds, boards: each * rounds })),
      boards
    ).map(({ each }) => ({
      kind: "swiss-event",
      why: why.fiveTeams,
      evenness: null,
      options: { form: "round-robin", teams: ["5"], boards: each },
      tables: 4,
      rounds,
      boards: each * rounds,
      out: 4,
    }));
  }
  if (people === 16)
    return nearest([18, 24, 30].map(boardCount), boards).map((options) =>
      proposed("four-teams", options, why.teams, people)
    );
  return [];
}

const boardCount = (boards: number) => ({ boards });

/**
 * Returns the most even game near `boards` boards, preferring many rounds and games that are not too long; empty if
 * there is none.
 */
function balancedGames(games: readonly FieldGame[], boards: number): FieldGame[] {
  const costOf = (game: FieldGame) =>
    figuresOf(game).deviation -
    game.rounds / 5 +
    Math.abs(game.boards - boards) / 10 +
    // The game costs more if not everybody plays all boards, if it takes longer than asked for, or if long rounds make
    // players wait.
    (game.sets > game.rounds ? 0.5 : 0) +
    (isLonger(game, boards) ? 1 : 0) +
    (game.boards > 3 * game.rounds ? 1 : 0);
  return games
    .filter((game) => Math.abs(game.boards - boards) <= WITHIN)
    .map((game) => ({ game, cost: costOf(game) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ game }) => game)
    .slice(0, 1);
}

/**
 * Returns the best-liked game whose number of boards is near the number asked for; of equally liked games one that is
 * at most one board away, then the one with most rounds.
 * @returns a list with one game; empty if no game is near.
 */
function nearest<T extends { readonly boards: number; readonly rounds?: number }>(
  games: readonly T[],
  boards: number,
  liking: (game: T) => number = () => 0
): T[] {
  const away = (game: T) => Math.abs(game.boards - boards);
  return games
    .filter((game) => away(game) <= WITHIN)
    .sort(
      (a, b) =>
        liking(b) - liking(a) ||
        Number(away(a) > 1) - Number(away(b) > 1) ||
        (b.rounds ?? 0) - (a.rounds ?? 0) ||
        away(a) - away(b)
    )
    .slice(0, 1);
}

/**
 * Above three tables, boards that travel are quicker; a game in which more pairs meet is better than an arrow-switched
 * Mitchell.
 */
function likingOf({ style, tables }: FieldGame): number {
  if (style === "arrow-switch") return 0;
  return style === "travelling" && tables > 3 ? 2 : 1;
}

function proposed(kind: KindName, options: SessionOptions, why: string, people: number): Proposal {
  return { kind, options, why, evenness: null, ...sizeOf(planSession(kind, options), people) };
}

/** Tables, rounds, boards per table, and the number of people who sit out at a time. */
function sizeOf(plan: Plan, people: number): Pick<Proposal, "tables" | "rounds" | "boards" | "out"> {
  if (!hasTables(plan)) throw new RangeError(`${plan.kind} is not played board by board`);
  const tables = Math.max(...plan.movement.map(({ table }) => table));
  const { boards } = plan;
  const rounds = "rounds" in plan ? plan.rounds : null;
  return { tables, rounds, boards, out: people - 4 * tables };
}
