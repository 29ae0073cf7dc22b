import { InputError } from "../../bridge/input-error";
import type { Contestant } from "../../movements/contestant";
import { numberedFrom, stretchesOf, withBoards, type MovementLine } from "../../movements/movement";
import { checked } from "../accepted";
import { namelessOf, NUMBERED_PAIRS } from "../contestants";
import { texts } from "../texts";
import { checkNames } from "../names";
import { checkFirstBoard, checkHeading, checkScale, homeScale } from "../option-checks";
import type { SessionOptions } from "../session-options";
import { HOME_OPTIONS, type HomeKindName, type HomePlan } from "./plan";

/** Numbers of boards and rounds with which a session can be played. */
export interface Configuration {
  readonly boards: number;
  readonly rounds: number;
}

/** A kind of session of pairs in changing teams: its options and its movement. */
export interface HomeKind {
  /** Name of the kind on the command line. */
  readonly name: HomeKindName;
  /** Name of the kind in a sentence. */
  readonly title: string;
  readonly pairs: number;
  /** All configurations; of those with equal numbers of boards, the default comes first. */
  readonly configurations: readonly Configuration[];
  /** The configurations in words, for a message. */
  readonly existing: string;
  readonly movement: (rounds: number) => readonly MovementLine<Contestant>[];
  /**
   * Returns the number of boards that are scored together by victory points, from the number in a round.
   * @throws InputError if a round has too few boards for victory points.
   */
  readonly boardsForVps: (boardsPerRound: number) => number;
}

/**
 * Checks the options of a session and lays it out.
 * @throws InputError if an option is wrong; the message says what is accepted.
 */
export function planHome(kind: HomeKind, options: SessionOptions): HomePlan {
  const { boards, rounds } = configurationFor(kind, options);
  const { scoring, scale } = scoringFor(kind, boards / rounds, options);
  const firstBoard = checkFirstBoard(options);
  const movement = numberedFrom(firstBoard, withBoards(kind.movement(rounds), boards / rounds));
  return {
    kind: kind.name,
    ...checkHeading(options, kind.title),
    pairs: checkPairs(kind, options.pairs),
    scoring,
    scale,
    boards,
    firstBoard,
    rounds,
    movement,
    subrounds: stretchesOf(movement),
  };
}

function configurationFor(kind: HomeKind, { boards, rounds }: SessionOptions): Configuration {
  const { title, existing } = kind;
  if (boards === undefined) throw new InputError(texts.options.home.boardsMissing(title, existing), "boards");
  const possible = kind.configurations.filter((configuration) => configuration.boards === boards);
  if (!possible[0]) throw new InputError(texts.options.home.boards(boards, title, existing), "boards");
  if (rounds === undefined) return possible[0];
  const found = possible.find((configuration) => configuration.rounds === rounds);
  if (!found) throw new InputError(texts.options.home.rounds(boards, rounds, title, existing), "rounds");
  return found;
}

function checkPairs(kind: HomeKind, names: readonly string[] | undefined): string[] {
  const { pairs: needed } = kind;
  return checkNames({ names, needed, noun: "pair", option: "pairs", defaults: namelessOf(NUMBERED_PAIRS, needed) });
}

function scoringFor(
  kind: HomeKind,
  boardsPerRound: number,
  options: SessionOptions
): Pick<HomePlan, "scoring" | "scale"> {
  const { scoring: scorings } = HOME_OPTIONS;
  const scoring = checked("scoring", scorings, options.scoring ?? scorings.defaultValue);
  const { scale } = options;
  if (scoring !== "vps") {
    if (scale !== undefined) throw new InputError(texts.options.home.scaleWithoutVps, "scale");
    return { scoring, scale: null };
  }
  const boards = kind.boardsForVps(boardsPerRound);
  return { scoring, scale: checkScale(scale ?? homeScale(boards)) };
}
