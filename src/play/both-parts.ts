import { places } from "../bridge/ranking";
import { rounded } from "../bridge/rounded";
import { contestantNumber } from "../movements/contestant";
import { sessionOf, type Scored } from "../sessions/kinds";
import type { ScoredSession, StandingsRow } from "../sessions/scored-session";

/** A contestant in the combined ranking of both parts of an evening. */
interface InBoth {
  readonly place: string;
  readonly name: string;
  /** Percentage over the boards of both parts, or the sum of IMPs or points; printed with a decimal point. */
  readonly total: string;
  /** Number of boards with a score, both parts together. */
  readonly boards: number;
}

interface BothParts {
  readonly unit: ScoredSession["unit"];
  /** Contestants with a score in both parts, the leader first. */
  readonly rows: readonly InBoth[];
  /** Names of contestants who lack a score in one of the parts, and names that several contestants share. */
  readonly others: readonly string[];
}

/**
 * Adds up both parts of an evening for contestants who played in both, matched by name. Percentages are averaged over
 * all boards, so a part with more boards weighs more; IMPs and points are added.
 * @returns null if the parts differ in their unit or have two winners, or if no named contestant has a score in both.
 */
export function bothParts(first: Scored, second: Scored): BothParts | null {
  const [before, now] = [sessionOf(first), sessionOf(second)];
  // If there are two winners, North-South and East-West have separate rankings, whose percentages cannot be compared.
  const hasTwoWinners = [before, now].some(({ standings }) => standings.some(({ direction }) => direction !== null));
  if (before.unit !== now.unit || hasTwoWinners) return null;
  const [earlier, later] = [namedIn(before), namedIn(now)];
  const found = [...earlier].flatMap(([name, one]) => {
    const other = later.get(name);
    if (!other || one.boards + other.boards === 0) return [];
    const boards = one.boards + other.boards;
    const sum = now.unit === "percent" ? weighted(one) + weighted(other) : one.total + other.total;
    return [{ name, boards, total: now.unit === "percent" ? sum / boards : sum }];
  });
  if (found.length === 0) return null;
  const sorted = found
    .map((row) => ({ ...row, total: rounded(row.total, 2) }))
    .sort((a, b) => b.total - a.total || a.name.localeCompare(b.name));
  const ranks = places(sorted.map(({ total }) => total));
  const rows = sorted.map(({ name, boards, total }, i): InBoth => {
    const shown = now.unit === "percent" ? total.toFixed(2) : String(total);
    return { place: ranks[i] ?? "", name, total: shown, boards };
  });
  const others = [...before.standings, ...now.standings].flatMap(({ ownName }) => (ownName === "" ? [] : [ownName]));
  return {
    unit: now.unit,
    rows,
    others: [...new Set(others)].filter((name) => !rows.some((row) => row.name === name)),
  };
}

interface Named {
  readonly total: number;
  readonly boards: number;
}

function weighted({ total, boards }: Named): number {
  return total * boards;
}

/** Contestants with a score, by name; names that several contestants share are left out. */
function namedIn({ standings, boards }: ScoredSession): Map<string, Named> {
  const count = new Map<string, number>();
  for (const { points, sitting } of boards) {
    if (points === null) continue;
    for (const { id, movers } of sitting)
      for (const contestant of movers.length > 1 ? movers : [id])
        count.set(contestant, (count.get(contestant) ?? 0) + 1);
  }
  const isOnly = ({ ownName }: StandingsRow) => standings.filter((other) => other.ownName === ownName).length === 1;
  return new Map(
    standings.flatMap((row) =>
      row.ownName === "" || row.total === null || !isOnly(row)
        ? []
        : [
            [
              row.ownName,
              { total: row.total, boards: count.get(String(contestantNumber(row.contestant))) ?? 0 },
            ] as const,
          ]
    )
  );
}
