import { rounded } from "../bridge/rounded";
import { ranking } from "../bridge/ranking";
import { compareTexts } from "./compare-texts";
import type { Register } from "./members";
import type { HandicapRule, SeasonRules, LadderSubject } from "./options";

/** Handicap for the next evening, in points by the season's basis. */
interface Handicap {
  /** Number of evenings on which the handicap is based; fewer than the rule's number if fewer were played. */
  readonly evenings: number;
  /** The field's average over these evenings; `player` is the average of the player, pair or team over them. */
  readonly field: number;
  readonly player: number;
  /** The difference of the two averages, times the factor; below 0 if `player` is better than the field. */
  readonly points: number;
}

/** One evening of a player, pair or team. */
export interface Appearance {
  /** Index into the evenings of the series. */
  readonly evening: number;
  /** Points by the season's basis. */
  readonly points: number;
  /** The field's average, by the season's basis. */
  readonly average: number;
  /** Place as a number, from 1; null without a place. */
  readonly rank: number | null;
  /** Keys of the player's partners; empty for a pair or a team. */
  readonly partners: readonly string[];
}

/** Number of first, second and third places; a shared place counts as its better one. */
type Podium = readonly [first: number, second: number, third: number];

export interface LadderRow {
  readonly key: string;
  readonly name: string;
  /** Place as shown: "1", "2="; "" if too few evenings were played. */
  readonly place: string;
  /** Number of evenings played. */
  readonly played: number;
  readonly total: number;
  /** Points per evening. */
  readonly average: number;
  /** Sum of the points of the best evenings; null if all evenings count. */
  readonly best: number | null;
  readonly podium: Podium;
  /** Partners, the most frequent first, with the number of evenings; empty for a pair or a team. */
  readonly partners: readonly { readonly name: string; readonly played: number }[];
  readonly handicap: Handicap;
  readonly appearances: readonly Appearance[];
}

export interface Ladder {
  readonly subject: LadderSubject;
  /** The leader first; rows with equal places are sorted by key, and rows without a place come last. */
  readonly rows: readonly LadderRow[];
}

/** Builds the ladder of all who have played. */
export function ladderOf(
  subject: LadderSubject,
  appearances: ReadonlyMap<string, readonly Appearance[]>,
  rules: SeasonRules,
  register: Register
): Ladder {
  const rows = [...appearances]
    .sort(([a], [b]) => compareTexts(a, b))
    .map(([key, played]): LadderRow => ({
      key,
      name: register.nameOf(subject, key),
      place: "",
      ...sumsOf(played, rules),
      partners: partnersOf(played, register),
      handicap: handicapOf(played, rules.handicap),
      appearances: played,
    }));
  const { places, order } = ranking(rows.map((row) => rankingKey(row, rules)));
  return { subject, rows: order.flatMap((index) => ({ ...rows[index], place: places[index] ?? "" }) as LadderRow) };
}

function rankingKey(row: LadderRow, { order, least }: SeasonRules) {
  if (row.played < least) return null;
  const total = order === "average" ? row.average : order === "best" ? (row.best ?? row.total) : row.total;
  return { total, tieBreaks: [] };
}

function sumsOf(
  played: readonly Appearance[],
  { best }: SeasonRules
): Pick<LadderRow, "played" | "total" | "average" | "best" | "podium"> {
  const points = played.map((appearance) => appearance.points);
  const sum = (some: readonly number[]) => rounded(some.reduce((all, won) => all + won, 0));
  const count = (rank: number) => played.filter((appearance) => appearance.rank === rank).length;
  const total = sum(points);
  return {
    played: played.length,
    total,
    average: rounded(total / played.length),
    best: best === null ? null : sum([...points].sort((a, b) => b - a).slice(0, best)),
    podium: [count(1), count(2), count(3)],
  };
}

function partnersOf(played: readonly Appearance[], register: Register): LadderRow["partners"] {
  const counts = new Map<string, number>();
  for (const partner of played.flatMap(({ partners }) => partners)) counts.set(partner, (counts.get(partner) ?? 0) + 1);
  return [...counts]
    .sort(([a, often], [b, seldom]) => seldom - often || compareTexts(a, b))
    .map(([key, played]) => ({ name: register.nameOf("player", key), played }));
}

/** The mean difference to the field over the last evenings, times a factor. */
function handicapOf(played: readonly Pick<Appearance, "points" | "average">[], rule: HandicapRule): Handicap {
  const last = played.slice(-rule.evenings);
  const mean = (values: readonly number[]) => rounded(values.reduce((sum, value) => sum + value, 0) / last.length);
  const field = mean(last.map(({ average }) => average));
  const playerMean = mean(last.map(({ points }) => points));
  return { evenings: last.length, field, player: playerMean, points: rounded((field - playerMean) * rule.factor) };
}
