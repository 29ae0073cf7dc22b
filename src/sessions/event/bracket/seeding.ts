import { itemAt } from "../../../bridge/item-at";
import { forContestant, type Contestant } from "../../../movements/contestant";
import type { SwissEventPlan } from "../plan";
import type { ScoredTeam } from "../standings";

/** The teams of the bracket, and the seeds that only the order of entry decides. */
interface Seeding {
  /** The first seed first. */
  readonly seeds: readonly Contestant[];
  readonly level: readonly LevelSeed[];
}

/** A seed that is level with the team after it in the standings. */
export interface LevelSeed {
  readonly seed: number;
  readonly team: Contestant;
  readonly next: Contestant;
  /** True if the team after it does not go into the bracket at all. */
  readonly cut: boolean;
}

/**
 * The seeds of a bracket: those that are given, and in the places left the others by the standings.
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
  // Without Swiss rounds the order of entry is what seeds them.
  if (rounds === 0) return { seeds, level: [] };
  const level = free.flatMap((place, i) => {
    const [team, next] = [others[i], others[i + 1]];
    if (team === undefined || next === undefined) return [];
    if (forContestant(teams, team).place !== forContestant(teams, next).place) return [];
    return [{ seed: place + 1, team, next, cut: i === free.length - 1 }];
  });
  return { seeds, level };
}
