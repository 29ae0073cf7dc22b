import { InputError } from "../../bridge/input-error";
import { eightPairs } from "../../movements/eight-pairs";
import { eightPlayers } from "../../movements/eight-players";
import { ninePlayers } from "../../movements/nine-players";
import { numberedFrom, stretchesOf, withBoards, type MovementLine } from "../../movements/movement";
import { sevenPairs } from "../../movements/seven-pairs";
import { sixPairs } from "../../movements/six-pairs";
import { tenPlayers } from "../../movements/ten-players";
import { twelvePlayers } from "../../movements/twelve-players";
import { checked, type Accepted } from "../accepted";
import { namelessOf, NUMBERED_PAIRS, NUMBERED_PLAYERS, type Designation } from "../contestants";
import { checkNames, countedOrNamed } from "../names";
import { checkFirstBoard, checkHeading, checkScale, homeScale } from "../option-checks";
import type { SessionOptions } from "../session-options";
import { texts } from "../texts";
import { readFieldHandicaps } from "./handicaps";
import {
  INDIVIDUAL_OPTIONS,
  boardsInPlay,
  isInTeams,
  PAIRS_OPTIONS,
  type FieldKindName,
  type FieldPlan,
  type FieldScoring,
  type FieldSeated,
} from "./plan";

/** A number of pairs or players for whom there is a movement. */
export interface FieldSize {
  readonly count: number;
  readonly tables: number;
  readonly movement: () => readonly MovementLine<FieldSeated>[];
}

/** A kind of session of a field: pairs or individuals. */
export interface FieldKind {
  /** Its name on the command line. */
  readonly name: FieldKindName;
  /** Its name in a sentence. */
  readonly title: string;
  /** The option that names those who play, or says how many. */
  readonly option: "pairs" | "players";
  readonly what: "pair" | "player";
  readonly designation: Designation;
  readonly takes: typeof PAIRS_OPTIONS | typeof INDIVIDUAL_OPTIONS;
  readonly sizes: readonly FieldSize[];
}

/** Six, seven or eight pairs at three or four tables. */
export const PAIRS: FieldKind = {
  name: "pairs",
  title: texts.titles.pairs,
  option: "pairs",
  what: "pair",
  designation: NUMBERED_PAIRS,
  takes: PAIRS_OPTIONS,
  sizes: [
    { count: 6, tables: 3, movement: sixPairs },
    { count: 7, tables: 3, movement: sevenPairs },
    { count: 8, tables: 4, movement: eightPairs },
  ],
};

/** Eight, nine, ten or twelve players who change partners, at two or three tables. */
export const INDIVIDUAL: FieldKind = {
  name: "individual",
  title: texts.titles.individual,
  option: "players",
  what: "player",
  designation: NUMBERED_PLAYERS,
  takes: INDIVIDUAL_OPTIONS,
  sizes: [
    { count: 8, tables: 2, movement: eightPlayers },
    { count: 9, tables: 2, movement: ninePlayers },
    { count: 10, tables: 2, movement: tenPlayers },
    { count: 12, tables: 3, movement: twelvePlayers },
  ],
};

export const FIELD_KINDS: Readonly<Record<FieldKindName, FieldKind>> = { pairs: PAIRS, individual: INDIVIDUAL };

/** The kind of field of a name; null where it is none. */
export function fieldKindOf(name: string): FieldKind | null {
  return Object.values(FIELD_KINDS).find((kind) => kind.name === name) ?? null;
}

/** What fits an evening. */
const FEWEST_BOARDS = 14;
const MOST_BOARDS = 36;

/** The rounds of a size's movement. */
export function roundsOfSize({ movement }: FieldSize): number {
  return Math.max(...movement().map(({ round }) => round));
}

/**
 * The numbers of boards that a size can be played with. At each table a round begins with other boards, which are then
 * handed on: it has at least as many boards as there are tables.
 */
export function boardsOfSize(size: FieldSize): number[] {
  const rounds = roundsOfSize(size);
  return Array.from({ length: MOST_BOARDS }, (_, i) => rounds * (i + 1)).filter(
    (boards) => boards >= Math.max(FEWEST_BOARDS, size.tables * rounds) && boards <= MOST_BOARDS
  );
}

/** Victory points are of a match of so many boards, which a round is. */
const FEWEST_FOR_VPS = 3;

/** Why a size with so many boards a round cannot be scored so; "" where it can. */
function scoringRefused(scoring: FieldScoring, { tables }: FieldSize, boardsPerRound: number): string {
  if (isInTeams(scoring) && tables !== 2) return texts.options.field.teamsNeedTwoTables(scoring);
  if (scoring === "vps" && boardsPerRound < FEWEST_FOR_VPS)
    return texts.options.field.boardsForVps(boardsPerRound, FEWEST_FOR_VPS);
  return "";
}

/** What a size with so many boards can be scored by. */
export function scoringsOf({ takes }: FieldKind, size: FieldSize, boards: number): FieldScoring[] {
  const all: readonly FieldScoring[] = takes.scoring.choices;
  return all.filter((scoring) => scoringRefused(scoring, size, boards / roundsOfSize(size)) === "");
}

/**
 * Checks the options of a session and lays it out.
 * @throws InputError when an option is wrong, naming what exists.
 */
export function planField(kind: FieldKind, options: SessionOptions): FieldPlan {
  const scorings: Accepted<string, FieldScoring> = kind.takes.scoring;
  const scoring = checked("scoring", scorings, options.scoring ?? kind.takes.scoring.usual);
  const firstBoard = checkFirstBoard(options);
  const { size, names } = checkField(kind, options[kind.option] ?? []);
  const rounds = roundsOfSize(size);
  const boards = boardsFor(kind, size, options);
  const scale = scaleFor(scoring, size, boards / rounds, options.scale);
  const movement = numberedFrom(firstBoard, withBoards(size.movement(), boards / rounds));
  const inPlay = boardsInPlay(movement);
  return {
    kind: kind.name,
    ...checkHeading(options, kind.title),
    names,
    tables: size.tables,
    boards,
    firstBoard,
    rounds,
    scoring,
    scale,
    handicaps: readFieldHandicaps(options.handicap, kind, names, scoring),
    movement,
    stretches: stretchesOf(movement),
    inPlay,
    results: Math.max(...inPlay.map(({ seatings }) => seatings.length)),
  };
}

function checkField(
  { sizes, option, what, designation }: FieldKind,
  typed: readonly string[]
): { readonly size: FieldSize; readonly names: string[] } {
  const { count, names } = countedOrNamed(typed, option);
  const size = sizes.find((known) => known.count === count);
  if (!size)
    throw new InputError(
      texts.options.field.count(
        count,
        what,
        sizes.map((known) => known.count)
      ),
      option
    );
  const defaults = namelessOf(designation, count);
  return { size, names: checkNames({ names, needed: count, what, option, defaults }) };
}

function boardsFor({ what }: FieldKind, size: FieldSize, { boards, rounds }: SessionOptions): number {
  const { count } = size;
  const played = roundsOfSize(size);
  const possible = boardsOfSize(size);
  if (rounds !== undefined && rounds !== played)
    throw new InputError(texts.options.field.rounds(rounds, count, what, played), "rounds");
  const asked = boards ?? usualBoards(size);
  if (!possible.includes(asked))
    throw new InputError(texts.options.field.boards(asked, count, what, played, possible), "boards");
  return asked;
}

/** The number of boards nearest to an evening's usual two dozen; of two as near the smaller one. */
export function usualBoards(size: FieldSize): number {
  const away = (boards: number) => Math.abs(boards - 24);
  return boardsOfSize(size).reduce((best, boards) => (away(boards) < away(best) ? boards : best));
}

/** The scale that a scoring goes by, null for none. */
function scaleFor(
  scoring: FieldScoring,
  size: FieldSize,
  boardsPerRound: number,
  scale: string | undefined
): FieldPlan["scale"] {
  const refused = scoringRefused(scoring, size, boardsPerRound);
  if (refused !== "") throw new InputError(refused, "scoring");
  if (scoring !== "vps") {
    if (scale !== undefined) throw new InputError(texts.options.home.scaleWithoutVps, "scale");
    return null;
  }
  return checkScale(scale ?? homeScale(boardsPerRound));
}
