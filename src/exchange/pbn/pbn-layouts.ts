import { tryRead } from "../../bridge/input-error";
import { ALL_GAMES, ownSize } from "../../sessions/field/all-games";
import { type FieldKind, fieldKindOf } from "../../sessions/field/field-kind";
import type { FieldGame } from "../../sessions/field/games";
import { FOUR_PAIRS } from "../../sessions/home/four-pairs";
import { type KindName, placesOf, planSession } from "../../sessions/kinds";
import type { SessionOptions } from "../../sessions/session-options";
import { hasTables, type TablePlan } from "../../sessions/table-plan";
import type { Play } from "./plays";
import { checkSeats } from "./seat-check";
import { tablesOfPlays } from "./tables-of-plays";

/** Possible numbers of rounds of four pairs. */
const ROUNDS = [...new Set(FOUR_PAIRS.configurations.map(({ rounds }) => rounds))];

/** Returns options with which the session may have been planned, those closest to the boards played first. */
export function layoutsOf(
  plays: readonly Play[],
  kind: KindName,
  typed: SessionOptions,
  max: number
): SessionOptions[] {
  const field = isCounted(kind, typed) ? null : fieldKindOf(kind);
  // The numbers of pairs or players that have a movement.
  const movement = field && ownSize(field, typed.movement);
  const sizes = movement ? [movement] : field ? ALL_GAMES.whole[field.name] : [];
  const counts: readonly SessionOptions[] = field
    ? sizes.map(({ count }) => ({ [field.option]: [String(count)] }))
    : [{}];
  const rounds = kind === FOUR_PAIRS.name && typed.rounds === undefined ? [undefined, ...ROUNDS] : [undefined];
  // The first and the last boards of a session may not have been played.
  const defaults = [undefined, 1].flatMap((first) =>
    Array.from({ length: 1 + max }, (_, unplayed) => boardsOf(plays, typed, unplayed, first)).flatMap((boards) =>
      rounds.flatMap((roundCount) => counts.map((count) => ({ ...boards, rounds: roundCount, ...count })))
    )
  );
  return field ? [...defaults, ...gamesOf(plays, field, typed)] : defaults;
}

/** Returns the other games of a field with at least as many boards as were played, fewest first. */
function gamesOf(plays: readonly Play[], { name, option }: FieldKind, typed: SessionOptions): SessionOptions[] {
  const { boards: span, ...first } = boardsOf(plays, {}, 0);
  const inPlay = ({ sets, boards, rounds }: FieldGame) => (sets * boards) / rounds;
  const isChosen = ({ boards, rounds, named }: FieldGame) =>
    (typed.boards ?? boards) === boards && (typed.rounds ?? rounds) === rounds && (typed.movement ?? named) === named;
  return ALL_GAMES.sizes[name]
    .flatMap(({ games }) => games)
    .filter((game) => isChosen(game) && inPlay(game) >= (span ?? 0))
    .sort((a, b) => inPlay(a) - inPlay(b))
    .map(({ count, boards, rounds, named }) => ({
      ...first,
      boards,
      rounds,
      movement: named,
      [option]: [String(count)],
    }));
}

/**
 * True if the seats in a file fit a session with these options.
 * @param isStrict true if no pair may be a different one on another board.
 */
export function sitsAs(
  plays: readonly Play[],
  kind: KindName,
  options: SessionOptions,
  typed: SessionOptions,
  isStrict: boolean
): boolean {
  const seated = tablesIn(plays, kind, options);
  if (!seated || !areIn(plays, ...seated)) return false;
  const { faults, warnings, shownBy } = checkSeats(plays, ...seated);
  if (faults.length > 0 || (isStrict && warnings.length > 0)) return false;
  // Rounds alone do not tell one number of pairs from another.
  return shownBy === "names" || (shownBy === "rounds" && isCounted(kind, typed));
}

/** Returns the tables of a file's plays in a session with these options, and its plan; null if they do not fit. */
function tablesIn(plays: readonly Play[], kind: KindName, options: SessionOptions) {
  const plan = tryRead(() => planSession(kind, options));
  if (plan === null || !hasTables(plan)) return null;
  const { faults, tables } = tablesOfPlays(plays, plan);
  return faults.length > 0 ? null : ([tables, plan] as const);
}

/** True if a session has all boards of a file at their tables. */
function areIn(plays: readonly Play[], tables: readonly string[], plan: TablePlan): boolean {
  const places = placesOf(plan);
  return plays.every(({ board }, i) =>
    places.some(({ tableName, boards }) => tableName === tables[i] && boards.includes(Number(board)))
  );
}

/** True if the seats in a file neither fit nor contradict a session. */
export function isUnclear(plays: readonly Play[], kind: KindName, options: SessionOptions): boolean {
  const seated = plays.length === 0 ? null : tablesIn(plays, kind, options);
  if (!seated) return false;
  const { faults, shownBy } = checkSeats(plays, ...seated);
  return faults.length === 0 && shownBy !== "names";
}

/** True if the options or the kind give the number of contestants. */
export function isCounted(kind: KindName, { pairs, players }: SessionOptions): boolean {
  return fieldKindOf(kind) === null || pairs !== undefined || players !== undefined;
}

/**
 * Returns the number of boards and the first of them.
 * @param unplayed boards at the end that nobody played.
 * @param begins number of the first board; by default the lowest one played.
 */
export function boardsOf(
  plays: readonly Play[],
  typed: SessionOptions,
  unplayed: number,
  begins: number | undefined = undefined
): SessionOptions {
  const numbers = plays.flatMap(({ board }) => (/^\d{1,3}$/.test(board) ? [Number(board)] : []));
  if (numbers.length === 0) return {};
  const [first, last] = [begins ?? Math.min(...numbers), Math.max(...numbers)];
  // If more boards are typed than were played, the first ones may not have been played either.
  if (typed.boards !== undefined && last <= typed.boards) return {};
  return { boards: last - first + 1 + unplayed, "first-board": first === 1 ? undefined : first };
}
