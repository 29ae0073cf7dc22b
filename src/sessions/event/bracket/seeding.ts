import { itemAt } from "../../../bridge/item-at";
import { forContestant, type Contestant } from "../../../movements/contestant";
import type { SwissEventPlan } from "../plan";
import type { ScoredTeam } from "../standings";

/** The seeds of a bracket, and those seeds that are decided only by the order of entry. */
interface Seeding {
  /** The seeds, the first one first. */
  readonly seeds: readonly Contestant[];
  readonly level: readonly LevelSeed[];
}

/** A seed that shares its place in the standings with the next team. */
export interface LevelSeed {
  readonly seed: number;
  readonly team: Contestant;
  readonly next: Contestant;
  /** True if the next team is not in the bracket. */
  readonly cut: boolean;
}

/**
 * Returns the seeds of a bracket. Teams with a typed seed keep it; the other seeds go to the remaining teams in the
 * order of the standings.
 * @param standings the leader first.
 */
export function seedingOf(
  { bracket, seeds: typedSeeds, rounds }: SwissEventPlan,
  teams: readonly ScoredTeam[],
  standings: readonly Contestant[]
): Seeding {
  const others = standings.filter((team) => !typedSeeds.includes(team));
  const free = Array.from({ length: bracket ?? 0 }, (_, i) => i).filter((i) => (typedSeeds[i] ?? null) === null);
  const seeds = Array.from({ length: bracket ?? 0 }, (_, i) => typedSeeds[i] ?? itemAt(others, free.indexOf(i)));
  // Without Swiss rounds, the order of entry is the rule for seeds, so no two seeds are level.
  if (rounds === 0) return { seeds, level: [] };
  const level = free.flatMap((place, i) => {
    const [team, next] = [others[i], others[i + 1]];
    if (team === undefined || next === undefined) return [];
    if (forContestant(teams, team).place !== forContestant(teams, next).place) return [];
    return [{ seed: place + 1, team, next, cut: i === free.length - 1 }];
  });
  return { seeds, level };
}
