import { InputError } from "../../bridge/input-error";
import { namedScale } from "../../bridge/vp/named-scale";
import type { Contestant } from "../../movements/contestant";
import { stretchesOf, withBoards, type MovementLine } from "../../movements/movement";
import { namelessOf, NUMBERED_PAIRS } from "../contestants";
import { texts } from "../texts";
import { checkNames } from "../names";
import { checkDate, checkTitle } from "../option-checks";
import type { SessionOptions } from "../session-options";
import type { HomeKindName, HomePlan } from "./plan";

/** A number of boards that a session can be played with. */
export interface Configuration {
  readonly boards: number;
  readonly rounds: number;
}

/** A kind of session of pairs: what can be chosen, and its movement. */
export interface HomeKind {
  /** Its name on the command line. */
  readonly name: HomeKindName;
  /** Its name in a sentence. */
  readonly title: string;
  readonly pairs: number;
  /** Every configuration that exists; for a number of boards the usual one first. */
  readonly configurations: readonly Configuration[];
  /** The configurations in words, for a message. */
  readonly existing: string;
  readonly movement: (rounds: number) => readonly MovementLine<Contestant>[];
  /**
   * Boards that are scored together by victory points, by boards a round.
   * @throws InputError where there are none for so few.
   */
  readonly boardsForVps: (boardsPerRound: number) => number;
}

/**
 * Checks the options of a session and lays it out.
 * @throws InputError when an option is wrong, naming what exists.
 */
export function planHome(kind: HomeKind, options: SessionOptions): HomePlan {
  const { boards, rounds } = configurationFor(kind, options);
  const { scoring, scale } = scoringFor(kind, boards / rounds, options);
  const movement = withBoards(kind.movement(rounds), boards / rounds);
  return {
    kind: kind.name,
    title: checkTitle(options.title) || kind.title,
    date: checkDate(options.date ?? ""),
    pairs: checkPairs(kind, options.pairs),
    scoring,
    scale,
    boards,
    rounds,
    movement,
    subrounds: stretchesOf(movement),
  };
}

function configurationFor(kind: HomeKind, { boards, rounds }: SessionOptions): Configuration {
  const { title, existing } = kind;
  if (boards === undefined) throw new InputError(texts.options.home.boardsMissing(title, existing));
  const possible = kind.configurations.filter((known) => known.boards === boards);
  if (!possible[0]) throw new InputError(texts.options.home.boards(boards, title, existing));
  if (rounds === undefined) return possible[0];
  const found = possible.find((known) => known.rounds === rounds);
  if (!found) throw new InputError(texts.options.home.rounds(boards, rounds, title, existing));
  return found;
}

function checkPairs(kind: HomeKind, names: readonly string[] | undefined): string[] {
  const { pairs: needed } = kind;
  return checkNames({ names, needed, what: "pair", option: "pairs", defaults: namelessOf(NUMBERED_PAIRS, needed) });
}

function scoringFor(
  kind: HomeKind,
  boardsPerRound: number,
  { scoring = "imps", scale }: SessionOptions
): Pick<HomePlan, "scoring" | "scale"> {
  if (scoring === "imps") {
    if (scale !== undefined) throw new InputError(texts.options.home.scaleWithoutVps);
    return { scoring, scale: null };
  }
  if (scoring !== "vps") throw new InputError(texts.options.home.scoring(scoring));
  const boards = kind.boardsForVps(boardsPerRound);
  return { scoring, scale: namedScale(scale ?? `HOME-${boards}`) };
}
