import { rounded } from "../bridge/rounded";
import { ranking } from "../bridge/ranking";
import { compareTexts } from "./compare-texts";
import type { Register } from "./members";
import type { HandicapRule, SeasonRules, LadderSubject } from "./options";

/** What somebody is given for a next evening, in the points that count. */
interface Handicap {
  /** The evenings that it goes by: fewer than the rule has where there are no more. */
  readonly evenings: number;
  /** What the field had on an average of these evenings, and what they had themselves. */
  readonly field: number;
  readonly own: number;
  /** The difference, times the factor: below 0 for one who is better than the field. */
  readonly points: number;
}

/** Somebody's evening: what it counts for. */
export interface Appearance {
  /** By its index among the evenings of the series. */
  readonly evening: number;
  /** In the points that count. */
  readonly points: number;
  /** What the field has on an average. */
  readonly average: number;
  /** 1 for the first; null without a place. */
  readonly rank: number | null;
  /** Of a player, by key. */
  readonly partners: readonly string[];
}

/** How many first, second and third places somebody has; who shares one has the better one. */
type Podium = readonly [first: number, second: number, third: number];

/** Somebody with what all evenings come to. */
export interface LadderRow {
  readonly key: string;
  readonly name: string;
  /** "1", "2=" …; "" for one with too few evenings. */
  readonly place: string;
  /** Evenings. */
  readonly played: number;
  readonly total: number;
  /** Of an evening. */
  readonly average: number;
  /** The sum of the best evenings that count; null where all do. */
  readonly best: number | null;
  readonly podium: Podium;
  /** Of a player, with how many evenings with each: who came most often first. */
  readonly partners: readonly { readonly name: string; readonly played: number }[];
  readonly handicap: Handicap;
  readonly appearances: readonly Appearance[];
}

/** The ladder of players, pairs or teams. */
export interface Ladder {
  readonly who: LadderSubject;
  /** The leader first; who share a place by name, those without one last. */
  readonly rows: readonly LadderRow[];
}

/** The ladder of all who have played. */
export function ladderOf(
  who: LadderSubject,
  appearances: ReadonlyMap<string, readonly Appearance[]>,
  rules: SeasonRules,
  register: Register
): Ladder {
  const rows = [...appearances]
    .sort(([a], [b]) => compareTexts(a, b))
    .map(([key, own]): LadderRow => ({
      key,
      name: register.nameOf(who, key),
      place: "",
      ...sumsOf(own, rules),
      partners: partnersOf(own, register),
      handicap: handicapOf(own, rules.handicap),
      appearances: own,
    }));
  const { places, order } = ranking(rows.map((row) => standingOf(row, rules)));
  return { who, rows: order.flatMap((index) => ({ ...rows[index], place: places[index] ?? "" }) as LadderRow) };
}

/** What a ladder is ordered by. */
function standingOf(row: LadderRow, { order, least }: SeasonRules) {
  if (row.played < least) return null;
  const total = order === "average" ? row.average : order === "best" ? (row.best ?? row.total) : row.total;
  return { total, tieBreaks: [] };
}

function sumsOf(
  own: readonly Appearance[],
  { best }: SeasonRules
): Pick<LadderRow, "played" | "total" | "average" | "best" | "podium"> {
  const points = own.map((appearance) => appearance.points);
  const sum = (some: readonly number[]) => rounded(some.reduce((all, won) => all + won, 0));
  const count = (rank: number) => own.filter((appearance) => appearance.rank === rank).length;
  const total = sum(points);
  return {
    played: own.length,
    total,
    average: rounded(total / own.length),
    best: best === null ? null : sum([...points].sort((a, b) => b - a).slice(0, best)),
    podium: [count(1), count(2), count(3)],
  };
}

function partnersOf(own: readonly Appearance[], register: Register): LadderRow["partners"] {
  const counts = new Map<string, number>();
  for (const partner of own.flatMap(({ partners }) => partners)) counts.set(partner, (counts.get(partner) ?? 0) + 1);
  return [...counts]
    .sort(([a, often], [b, seldom]) => seldom - often || compareTexts(a, b))
    .map(([key, played]) => ({ name: register.nameOf("player", key), played }));
}

/** A handicap by somebody's last evenings: the field's average less one's own, times a factor. */
function handicapOf(own: readonly Pick<Appearance, "points" | "average">[], rule: HandicapRule): Handicap {
  const last = own.slice(-rule.evenings);
  const mean = (values: readonly number[]) => rounded(values.reduce((sum, value) => sum + value, 0) / last.length);
  const field = mean(last.map(({ average }) => average));
  const mine = mean(last.map(({ points }) => points));
  return { evenings: last.length, field, own: mine, points: rounded((field - mine) * rule.factor) };
}
