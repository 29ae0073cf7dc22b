import { FOUR_PAIRS } from "../sessions/home/four-pairs";
import { FIVE_PAIRS } from "../sessions/home/five-pairs";
import { INDIVIDUAL, PAIRS, scoringsOf, type FieldKind } from "../sessions/field/field-kind";
import { tablesIn, type KindName } from "../sessions/kinds";
import type { SessionOptions } from "../sessions/session-options";
import type { TablePlan } from "../sessions/table-plan";
import { entryKey, withEntries, currentResults, eveningPlan, type Entry, type Evening } from "./evening";
import "../sessions/field/all-games";

/** A size for which there are movements, with what can be chosen of them. */
interface Size {
  readonly kind: KindName;
  readonly count: number;
  readonly games: readonly Game[];
}

interface Game {
  readonly options: SessionOptions & { readonly boards: number };
  /** What it can be scored by; null for all that its kind has. */
  readonly scorings: readonly string[] | null;
}

const sizesIn = (kind: FieldKind): Size[] =>
  kind.sizes.map(({ count, games }) => ({
    ...{ kind: kind.name, count },
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

/** Who plays in an evening whose number may change: pairs or players, by name; null for teams. */
export function whoPlays(
  plan: TablePlan
): { readonly what: "pairs" | "players"; readonly names: readonly string[] } | null {
  switch (plan.kind) {
    case "four-pairs":
    case "five-pairs":
      return { what: "pairs", names: plan.pairs };
    case "pairs":
      return { what: "pairs", names: plan.names };
    case "individual":
      return { what: "players", names: plan.names };
    case "chicago":
    case "team-match":
    case "three-teams":
    case "four-teams":
      return null;
  }
}

/** The rest of an evening after somebody has come or left. */
export interface SecondPart {
  readonly kind: KindName;
  readonly options: SessionOptions;
  /** The first part with its results, and with all boards not played that have none. */
  readonly first: Evening;
  /** Boards that one table alone has played, which compare with nothing. */
  readonly half: readonly number[];
}

/**
 * Plans the rest of an evening anew, from the first board on that nobody has played: as many boards as a table has left,
 * as nearly as a movement has them that can be scored as before.
 * @param names of all who play on.
 * @param title what the second part is called.
 * @returns null where there is no movement for so many.
 */
export function secondPart(evening: Evening, names: readonly string[], title: string): SecondPart | null {
  const plan = eveningPlan(evening);
  const who = whoPlays(plan);
  const sizes = who?.what === "players" ? PLAYERS_SIZES : PAIRS_SIZES;
  const size = sizes.find(({ count }) => count === names.length);
  if (!who || !size) return null;
  const stands = currentResults(evening);
  const places = tablesIn(plan).flatMap(({ table, boards }) => boards.map((board) => ({ table, board })));
  const [played, open] = [true, false].map((isIn) => places.filter((at) => stands.has(entryKey(at)) === isIn));
  const numbers = (played ?? []).map(({ board }) => board);
  const left = Math.max(...tablesIn(plan).map(({ table }) => (open ?? []).filter((at) => at.table === table).length));
  const before = "scoring" in plan && plan.kind === size.kind ? plan.scoring : null;
  const scored = size.games.filter(({ scorings }) => before === null || (scorings ?? [before]).includes(before));
  const isKept = before !== null && scored.length > 0;
  // Of two as near the one with fewer boards.
  const awayFrom = ({ options: { boards } }: Game) => Math.abs(boards - left) + (boards > left ? 0.5 : 0);
  const [game] = [...(isKept ? scored : size.games)].sort((a, b) => awayFrom(a) - awayFrom(b));
  const named = names.some((name) => name !== "") ? names : [String(names.length)];
  const options = {
    title,
    date: plan.date,
    ...game?.options,
    ...(isKept && { scoring: before, scale: evening.options.scale }),
    "first-board": Math.max(0, ...numbers) + 1,
    [who.what]: size.kind === "four-pairs" || size.kind === "five-pairs" ? names : named,
  };
  const rest = (open ?? []).map((at): Entry => ({ ...at, said: { kind: "not-played" } }));
  const half = [...new Set((open ?? []).map(({ board }) => board))].filter(
    (board) => numbers.filter((known) => known === board).length === 1
  );
  return { kind: size.kind, options, first: withEntries(evening, rest, Date.now()), half: half.sort((a, b) => a - b) };
}
