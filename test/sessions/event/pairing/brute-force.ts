/** What is left of an event, written anew for tests: teams count from 0. */
export interface Left {
  readonly count: number;
  /** Rounds that are left. */
  readonly rounds: number;
  /** Pairs that have met, as "0-1". */
  readonly met: ReadonlySet<string>;
  readonly byes: ReadonlySet<number>;
  /** Three teams that are still to play the second half of their match. */
  readonly underWay: readonly number[] | null;
}

interface Rules {
  readonly three: boolean;
  readonly secondByes: boolean;
}

export const pairKey = (a: number, b: number) => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** Every way to pair some teams without a rematch. */
function* pairings(teams: readonly number[], met: ReadonlySet<string>): Generator<string[]> {
  const [first, ...others] = teams;
  if (first === undefined) yield [];
  else
    for (const second of others) {
      const key = pairKey(first, second);
      if (met.has(key)) continue;
      for (const rest of pairings(
        others.filter((team) => team !== second),
        met
      ))
        yield [key, ...rest];
    }
}

/** Every way to play the next round. */
function* ways(left: Left, { three, secondByes }: Rules): Generator<Left> {
  const { count, rounds, met, byes, underWay } = left;
  const teams = Array.from({ length: count }, (_, i) => i);
  const after = (keys: readonly string[], more: Partial<Left> = {}): Left => ({
    ...left,
    rounds: rounds - 1,
    met: new Set([...met, ...keys]),
    underWay: null,
    ...more,
  });
  if (underWay) {
    for (const keys of pairings(teams.filter((team) => !underWay.includes(team)), met)) yield after(keys); // prettier-ignore
    return;
  }
  if (count % 2 === 0) {
    for (const keys of pairings(teams, met)) yield after(keys);
    return;
  }
  for (const bye of teams) {
    if (!secondByes && byes.has(bye)) continue;
    for (const keys of pairings(teams.filter((team) => team !== bye), met)) yield after(keys, { byes: new Set([...byes, bye]) }); // prettier-ignore
  }
  if (!three || (rounds > 1 && count < 7)) return;
  for (const a of teams)
    for (const b of teams.slice(a + 1))
      for (const c of teams.slice(b + 1)) {
        const own = [pairKey(a, b), pairKey(b, c), pairKey(a, c)];
        if (own.some((key) => met.has(key))) continue;
        const others = teams.filter((team) => ![a, b, c].includes(team));
        for (const keys of pairings(others, met))
          yield after([...keys, ...own], rounds > 1 ? { underWay: [a, b, c] } : {});
      }
}

/** How many rounds are looked at before a search gives up. */
const MOST_LOOKED_AT = 60_000;

/** Whether all rounds that are left can be played without a rematch; null where that takes too long to find. */
export function canFinish(start: Left, rules: Rules): boolean | null {
  const dead = new Set<string>();
  let looked = 0;
  const search = (left: Left): boolean | null => {
    if (left.rounds === 0) return true;
    const { rounds, met, byes, underWay } = left;
    const key = [rounds, [...met].sort().join(), rules.secondByes || [...byes].sort().join(), underWay?.join()].join(
      " "
    );
    if (dead.has(key)) return false;
    for (const next of ways(left, rules)) {
      if (++looked > MOST_LOOKED_AT) return null;
      const found = search(next);
      if (found !== false) return found;
    }
    dead.add(key);
    return false;
  };
  return search(start);
}

/** Whether the next round alone can be played without a rematch. */
export function canPair(left: Left, rules: Rules): boolean {
  return !ways(left, rules).next().done;
}
