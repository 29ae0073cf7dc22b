import { FOUR_PAIRS } from "../sessions/home/four-pairs";
import { FIVE_PAIRS } from "../sessions/home/five-pairs";
import { INDIVIDUAL, PAIRS, type FieldKind } from "../sessions/field/field-kind";
import { tablesIn, type KindName } from "../sessions/kinds";
import type { SessionOptions } from "../sessions/session-options";
import type { TablePlan } from "../sessions/table-plan";
import { placeKey, saying, standing, planOf, type Entry, type Evening } from "./evening";
import "../sessions/field/more-games";

/** A size for which there is a movement, with the numbers of boards that it is played with. */
interface Size {
  readonly kind: KindName;
  readonly count: number;
  readonly boards: readonly number[];
}

const sizesIn = ({ name, sizes }: FieldKind): Size[] =>
  sizes.map(({ count, games }) => ({ kind: name, count, boards: games.map(({ boards }) => boards) }));

const PAIRS_SIZES: readonly Size[] = [
  ...[FOUR_PAIRS, FIVE_PAIRS].map(({ name, pairs, configurations }) => ({
    kind: name,
    count: pairs,
    boards: configurations.map(({ boards }) => boards),
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
  /** Boards that some tables have played and others have not, and so compare with nothing. */
  readonly half: readonly number[];
}

/**
 * Plans the rest of an evening anew, from the first board on that nobody has played: as many boards as are left, as
 * nearly as the movement has them.
 * @param names of all who play on.
 * @param title what the second part is called.
 * @returns null where there is no movement for so many.
 */
export function secondPart(evening: Evening, names: readonly string[], title: string): SecondPart | null {
  const plan = planOf(evening);
  const who = whoPlays(plan);
  const sizes = who?.what === "players" ? PLAYERS_SIZES : PAIRS_SIZES;
  const size = sizes.find(({ count }) => count === names.length);
  if (!who || !size) return null;
  const stands = standing(evening);
  const places = tablesIn(plan).flatMap(({ table, boards }) => boards.map((board) => ({ table, board })));
  const [played, open] = [true, false].map((isIn) => places.filter((at) => stands.has(placeKey(at)) === isIn));
  const numbers = new Set((played ?? []).map(({ board }) => board));
  const all = [...new Set(places.map(({ board }) => board))];
  const left = all.filter((board) => !numbers.has(board)).length;
  const fit = (boards: number) => Math.abs(boards - left) + (boards > left ? 0.5 : 0);
  const boards = [...size.boards].sort((a, b) => fit(a) - fit(b))[0] ?? 0;
  const scoring = "scoring" in plan && plan.kind === size.kind ? { scoring: plan.scoring } : {};
  const named = names.some((name) => name !== "") ? names : [String(names.length)];
  const options = {
    title,
    date: plan.date,
    boards,
    ...scoring,
    "first-board": Math.max(0, ...numbers) + 1,
    [who.what]: size.kind === "four-pairs" || size.kind === "five-pairs" ? names : named,
  };
  const rest = (open ?? []).map((at): Entry => ({ ...at, said: { kind: "not-played" } }));
  const half = [...new Set((open ?? []).map(({ board }) => board))].filter((board) => numbers.has(board));
  return { kind: size.kind, options, first: saying(evening, rest, Date.now()), half: half.sort((a, b) => a - b) };
}
