import { FOUR_PAIRS } from "../sessions/home/four-pairs";
import { FIVE_PAIRS } from "../sessions/home/five-pairs";
import { ALL_GAMES } from "../sessions/field/all-games";
import { INDIVIDUAL, PAIRS, scoringsOf, type FieldKind } from "../sessions/field/field-kind";
import { tablesIn, type KindName } from "../sessions/kinds";
import type { SessionOptions } from "../sessions/session-options";
import type { TablePlan } from "../sessions/table-plan";
import { entryKey, withEntries, currentResults, eveningPlan, type Entry, type Evening } from "./evening";

interface Size {
  readonly kind: KindName;
  readonly count: number;
  readonly games: readonly Game[];
}

interface Game {
  readonly options: SessionOptions & { readonly boards: number };
  /** Scorings with which the game can be played; null for all scorings of its kind. */
  readonly scorings: readonly string[] | null;
}

const sizesIn = (kind: FieldKind): Size[] =>
  ALL_GAMES.sizes[kind.name].map(({ count, games }) => ({
    kind: kind.name,
    count,
    games: games.map((game) => ({
      options: { boards: game.boards, rounds: game.rounds, movement: game.named },
      scorings: scoringsOf(kind, game),
    })),
  }));

const PAIRS_SIZES: readonly Size[] = [
  ...[FOUR_PAIRS, FIVE_PAIRS].map(({ name, pairs, configurations }) => ({
    kind: name,
    count: pairs,
    games: configurations.map(({ boards }) => ({ options: { boards }, scorings: null })),
  })),
  ...sizesIn(PAIRS),
];
const PLAYERS_SIZES: readonly Size[] = sizesIn(INDIVIDUAL);

/** Returns the names of pairs or players, whose number may change during an evening; null for Chicago and teams. */
export function whoPlays(
  plan: TablePlan
): { readonly unit: "pairs" | "players"; readonly names: readonly string[] } | null {
  switch (plan.kind) {
    case "four-pairs":
    case "five-pairs":
      return { unit: "pairs", names: plan.pairs };
    case "pairs":
      return { unit: "pairs", names: plan.names };
    case "individual":
      return { unit: "players", names: plan.names };
    case "chicago":
    case "team-match":
    case "three-teams":
    case "four-teams":
      return null;
  }
}

/** The rest of an evening after pairs or players have come or left. */
export interface SecondPart {
  readonly kind: KindName;
  readonly options: SessionOptions;
  /** The first part; boards without a result are marked as not played. */
  readonly first: Evening;
  /** Boards that only one table has played, so that their results cannot be compared with others. */
  readonly half: readonly number[];
}

/**
 * Plans the rest of an evening, from the board after the highest one played. Chooses the movement whose number of
 * boards is nearest to the largest number of boards that a table has left; prefers movements with the first part's
 * scoring.
 * @param names of all pairs or players that continue.
 * @returns null if there is no movement for their number.
 */
export function secondPart(evening: Evening, names: readonly string[], title: string): SecondPart | null {
  const plan = eveningPlan(evening);
  const contestants = whoPlays(plan);
  const sizes = contestants?.unit === "players" ? PLAYERS_SIZES : PAIRS_SIZES;
  const size = sizes.find(({ count }) => count === names.length);
  if (!contestants || !size) return null;
  const results = currentResults(evening);
  const places = tablesIn(plan).flatMap(({ table, boards }) => boards.map((board) => ({ table, board })));
  const [played, open] = [true, false].map((isIn) => places.filter((place) => results.has(entryKey(place)) === isIn));
  const numbers = (played ?? []).map(({ board }) => board);
  const left = Math.max(
    ...tablesIn(plan).map(({ table }) => (open ?? []).filter((place) => place.table === table).length)
  );
  const before = "scoring" in plan && plan.kind === size.kind ? plan.scoring : null;
  const scored = size.games.filter(({ scorings }) => before === null || (scorings ?? [before]).includes(before));
  const isKept = before !== null && scored.length > 0;
  // If two games are equally near, the game with fewer boards is chosen.
  const awayFrom = ({ options: { boards } }: Game) => Math.abs(boards - left) + (boards > left ? 0.5 : 0);
  const [game] = [...(isKept ? scored : size.games)].sort((a, b) => awayFrom(a) - awayFrom(b));
  const named = names.some((name) => name !== "") ? names : [String(names.length)];
  const options = {
    title,
    date: plan.date,
    ...game?.options,
    ...(isKept && { scoring: before, scale: evening.options.scale }),
    "first-board": Math.max(0, ...numbers) + 1,
    [contestants.unit]: size.kind === "four-pairs" || size.kind === "five-pairs" ? names : named,
  };
  const rest = (open ?? []).map((place): Entry => ({ ...place, said: { kind: "not-played" } }));
  const half = [...new Set((open ?? []).map(({ board }) => board))].filter(
    (board) => numbers.filter((number) => number === board).length === 1
  );
  return { kind: size.kind, options, first: withEntries(evening, rest, Date.now()), half: half.sort((a, b) => a - b) };
}
