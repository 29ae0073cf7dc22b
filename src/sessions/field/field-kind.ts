import { InputError } from "../../bridge/input-error";
import { rankingsIn, type FieldMovement } from "../../movements/field-movement";
import { numberedFrom, stretchesOf, withBoards } from "../../movements/movement";
import { checked, type AllowedValues } from "../accepted";
import { namelessOf, NUMBERED_PAIRS, NUMBERED_PLAYERS, type Designation } from "../contestants";
import { checkNames, countedOrNamed } from "../names";
import { checkFirstBoard, checkHeading, checkScale, homeScale } from "../option-checks";
import type { SessionOptions } from "../session-options";
import type { Squads } from "../teams/team-match/players";
import { texts } from "../texts";
import { gameOf, perRoundOf, type FieldGame, type FieldSize } from "./games";
import { readFieldHandicaps } from "./handicaps";
import {
  FOULED,
  INDIVIDUAL_OPTIONS,
  boardsWithTables,
  isInTeams,
  PAIRS_OPTIONS,
  type FieldKindName,
  type FieldPlan,
  type FieldScoring,
} from "./plan";

/** A kind of session of a field: pairs or individuals. */
export interface FieldKind {
  /** Name of the kind on the command line. */
  readonly name: FieldKindName;
  /** Name of the kind in a sentence. */
  readonly title: string;
  /** The option that has the contestants' names, or their number. */
  readonly option: "pairs" | "players";
  readonly noun: "pair" | "player";
  readonly designation: Designation;
  readonly takes: typeof PAIRS_OPTIONS | typeof INDIVIDUAL_OPTIONS;
}

/** The movements, sizes and readers that planning a field or a match of two teams needs. */
export interface GameCatalogue {
  /** The movements of each kind of field that have the default games. */
  readonly whole: Readonly<Record<FieldKindName, readonly FieldMovement[]>>;
  /** The sizes of each kind of field, the smallest first. */
  readonly sizes: Readonly<Record<FieldKindName, readonly FieldSize[]>>;
  /**
   * Returns the only size of a club's own movement, which is its number of contestants with one game; null if the text
   * is no movement of a club.
   * @throws InputError if the movement cannot be played, or is not for this kind of field.
   */
  readonly ownSize: (kind: FieldKind, movement: string | undefined) => FieldSize | null;
  /** Functions that read teams of more than four players, for a match of two teams. */
  readonly squads: Squads;
}

/** Pairs at three tables or more. */
export const PAIRS: FieldKind = {
  name: "pairs",
  title: texts.titles.pairs,
  option: "pairs",
  noun: "pair",
  designation: NUMBERED_PAIRS,
  takes: PAIRS_OPTIONS,
};

/** Players who change partners, at two tables or more. */
export const INDIVIDUAL: FieldKind = {
  name: "individual",
  title: texts.titles.individual,
  option: "players",
  noun: "player",
  designation: NUMBERED_PLAYERS,
  takes: INDIVIDUAL_OPTIONS,
};

export const FIELD_KINDS: Readonly<Record<FieldKindName, FieldKind>> = { pairs: PAIRS, individual: INDIVIDUAL };

/** Returns the kind of field with a name; null if there is none. */
export function fieldKindOf(name: string): FieldKind | null {
  return Object.values(FIELD_KINDS).find((kind) => kind.name === name) ?? null;
}

/** Fewest boards of a round that is scored by victory points; such a round is a match. */
const FEWEST_FOR_VPS = 3;

/** Returns the reason why a game cannot be scored in a given way; "" if it can. */
function scoringRefused(scoring: FieldScoring, game: FieldGame): string {
  if (isInTeams(scoring) && (game.tables !== 2 || !isShared(game)))
    return texts.options.field.teamsNeedTwoTables(scoring);
  const boards = perRoundOf(game);
  if (scoring === "vps" && game.style === "own" && game.perRound.length > 1) return texts.options.field.unequalForVps;
  if (scoring === "vps" && boards < FEWEST_FOR_VPS) return texts.options.field.boardsForVps(boards, FEWEST_FOR_VPS);
  return "";
}

function isShared({ style, rounds, tables, lines }: FieldGame): boolean {
  if (style !== "own") return style === "shared";
  const all = lines();
  if (all.length < rounds * tables) return false;
  return all.every(({ round, set }) => all.every((other) => (other.round === round) === (other.set === set)));
}

/** Returns the scorings that a game allows. */
export function scoringsOf({ takes }: FieldKind, game: FieldGame): FieldScoring[] {
  const all: readonly FieldScoring[] = takes.scoring.choices;
  return all.filter((scoring) => scoringRefused(scoring, game) === "");
}

/**
 * Checks the options of a session and lays it out as a game of a catalogue.
 * @throws InputError if an option is wrong, with a message that names what exists.
 */
export function planFieldFrom(games: GameCatalogue, kind: FieldKind, options: SessionOptions): FieldPlan {
  const scorings: AllowedValues<string, FieldScoring> = kind.takes.scoring;
  const scoring = checked("scoring", scorings, options.scoring ?? kind.takes.scoring.defaultValue);
  const firstBoard = checkFirstBoard(options);
  const { size, names } = checkField(games, kind, options);
  const game = gameOf(size, kind.noun, options);
  const { boards, rounds, lines } = game;
  const scale = scaleFor(scoring, game, options.scale);
  const numbered = numberedFrom(firstBoard, withBoards(lines(), perRoundOf(game)));
  const { movement, visits } = game.byVisits?.(numbered) ?? { movement: numbered, visits: null };
  const inPlay = boardsWithTables(movement);
  return {
    kind: kind.name,
    ...checkHeading(options, kind.title),
    options: isDefault(games.whole[kind.name], game) ? options : { ...options, ...optionsOf(kind, game, options) },
    names,
    tables: visits?.length ?? game.tables,
    visits,
    boards,
    firstBoard,
    rounds,
    scoring,
    scale,
    fouled: checked("fouled", FOULED, options.fouled ?? FOULED.defaultValue),
    handicaps: readFieldHandicaps(options.handicap, kind, names, scoring),
    movement,
    stretches: stretchesOf(movement),
    inPlay,
    rankings: rankingsIn(game),
    results: Math.max(...inPlay.map(({ seatings }) => seatings.length)),
  };
}

/** Returns the options that select the game; for a club's own movement also its contestants. */
function optionsOf({ option }: FieldKind, { boards, rounds, named, style, count }: FieldGame, options: SessionOptions) {
  const counted = style === "own" ? { [option]: options[option] ?? [String(count)] } : {};
  return { boards, rounds, movement: named, ...counted };
}

/** True if the movement is the default for its number of contestants; saved files name a movement only if it is not. */
function isDefault(whole: readonly FieldMovement[], { count, style, rounds }: FieldGame): boolean {
  return whole.some(
    (candidate) => candidate.count === count && candidate.style === style && candidate.rounds === rounds
  );
}

function checkField(
  games: GameCatalogue,
  kind: FieldKind,
  options: SessionOptions
): { readonly size: FieldSize; readonly names: string[] } {
  const { option, noun, designation } = kind;
  const sizes = games.sizes[kind.name];
  const ownSize = games.ownSize(kind, options.movement);
  // A club's own movement determines the number of contestants.
  const { count, names } = countedOrNamed(options[option] ?? (ownSize ? [String(ownSize.count)] : []), option);
  if (ownSize && ownSize.count !== count)
    throw new InputError(texts.options.field.ownCount(count, ownSize.count, noun), option);
  const size = ownSize ?? sizes.find((candidate) => candidate.count === count);
  if (!size)
    throw new InputError(
      texts.options.field.count(
        count,
        noun,
        sizes.map((candidate) => candidate.count)
      ),
      option
    );
  const defaults = namelessOf(designation, count);
  return { size, names: checkNames({ names, needed: count, noun, option, defaults }) };
}

/** Returns the victory-point scale of a scoring; null for other scorings than VPs. */
function scaleFor(scoring: FieldScoring, game: FieldGame, scale: string | undefined): FieldPlan["scale"] {
  const refused = scoringRefused(scoring, game);
  if (refused !== "") throw new InputError(refused, "scoring");
  if (scoring !== "vps") {
    if (scale !== undefined) throw new InputError(texts.options.home.scaleWithoutVps, "scale");
    return null;
  }
  return checkScale(scale ?? homeScale(perRoundOf(game)));
}
