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

/** Rounds of one number of boards. */
const ROUNDS = [...new Set(FOUR_PAIRS.configurations.map(({ rounds }) => rounds))];

/** The ways in which a session can have been laid out, the nearest to what was played first. */
export function layoutsOf(
  plays: readonly Play[],
  kind: KindName,
  typed: SessionOptions,
  max: number
): SessionOptions[] {
  const field = isCounted(kind, typed) ? null : fieldKindOf(kind);
  // Numbers of pairs and players for which there are movements.
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

/** The other games of a field that have as many boards as were played, or more: those with the fewest first. */
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
  const plan = tryRead(() => planSession(kind, options));
  if (plan === null || !hasTables(plan)) return false;
  const seating = tablesOfPlays(plays, plan);
  if (seating.faults.length > 0 || !areIn(plays, seating.tables, plan)) return false;
  const { faults, warnings, shownBy } = checkSeats(plays, seating.tables, plan);
  if (faults.length > 0 || (isStrict && warnings.length > 0)) return false;
  // Rounds alone do not tell one number of pairs from another.
  return shownBy === "names" || (shownBy === "rounds" && isCounted(kind, typed));
}

/** True if a session has all boards of a file at their tables. */
function areIn(plays: readonly Play[], tables: readonly string[], plan: TablePlan): boolean {
  const places = placesOf(plan);
  return plays.every(({ board }, i) =>
    places.some(({ tableName, boards }) => tableName === tables[i] && boards.includes(Number(board)))
  );
}

/** True if a file has no seats, right or wrong. */
export function isUnclear(plays: readonly Play[], kind: KindName, options: SessionOptions): boolean {
  const plan = tryRead(() => planSession(kind, options));
  if (plan === null || !hasTables(plan) || plays.length === 0) return false;
  const seating = tablesOfPlays(plays, plan);
  if (seating.faults.length > 0) return false;
  const { faults, shownBy } = checkSeats(plays, seating.tables, plan);
  return faults.length === 0 && shownBy !== "names";
}

/** True if the number of contestants is known. */
export function isCounted(kind: KindName, { pairs, players }: SessionOptions): boolean {
  return fieldKindOf(kind) === null || pairs !== undefined || players !== undefined;
}

/** How many boards there are, and the number of the first: that of the first one played, unless another is given. */
export function boardsOf(
  plays: readonly Play[],
  typed: SessionOptions,
  unplayed: number,
  begins: number | undefined = undefined
): SessionOptions {
  const numbers = plays.flatMap(({ board }) => (/^\d{1,3}$/.test(board) ? [Number(board)] : []));
  if (numbers.length === 0) return {};
  const [first, last] = [begins ?? Math.min(...numbers), Math.max(...numbers)];
  // Of a session whose boards are known to be more, the first ones may not have been played either.
  if (typed.boards !== undefined && last <= typed.boards) return {};
  return { boards: last - first + 1 + unplayed, "first-board": first === 1 ? undefined : first };
}
