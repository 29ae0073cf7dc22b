import { contestantAt, type Contestant } from "./contestant";

/** Two who meet, and at whose home. */
export interface Fixture {
  readonly home: Contestant;
  readonly away: Contestant;
}

/** A round of a round robin: everybody meets somebody, but for whoever sits out where the number is odd. */
export interface FixtureRound {
  /** From 1. */
  readonly round: number;
  readonly matches: readonly Fixture[];
  readonly sitsOut: Contestant | null;
}

/**
 * A round robin by the circle method: everybody meets everybody once, in as few rounds as there can be.
 * Home and away alternate as far as they can (de Werra 1981, "Scheduling in sports"): of an even number all but two
 * are once at home, or once away, twice running; of an odd number nobody is, and each is as often at home as away.
 * @param count of those who play, 2 or more.
 * @param double whether a second half follows, with venues exchanged. Its order is that of the first half but for the
 *   first round, which comes last: so fewer are at home, or away, twice running than in the same order, nobody is
 *   three times, and the return is never in the round after.
 */
export function roundRobin(count: number, double = false): FixtureRound[] {
  const first = Array.from({ length: roundsOf(count) }, (_, index) => roundAt(count, index + 1));
  if (!double) return first;
  const second = [...first.slice(1), ...first.slice(0, 1)].map(({ matches, sitsOut }, index) => ({
    round: first.length + index + 1,
    matches: matches.map(({ home, away }) => ({ home: away, away: home })),
    sitsOut,
  }));
  return [...first, ...second];
}

/** The rounds in which everybody can meet everybody once. */
function roundsOf(count: number): number {
  return count % 2 === 0 ? count - 1 : count;
}

/**
 * A round: the last one of an even number stays in the middle and meets, by turns at home and away, whoever has the
 * round's number; the others stand in a circle and meet across it. With an odd number nobody is in the middle.
 */
function roundAt(count: number, round: number): FixtureRound {
  const circle = roundsOf(count);
  const inCircle = (place: number) => contestantAt(((((place - 1) % circle) + circle) % circle) + 1);
  const across = Array.from({ length: (circle - 1) / 2 }, (_, index) => {
    const step = index + 1;
    const [before, after] = [inCircle(round - step), inCircle(round + step)];
    return step % 2 === 1 ? { home: after, away: before } : { home: before, away: after };
  });
  if (count % 2 === 1) return { round, matches: across, sitsOut: inCircle(round) };
  const [numbered, middle] = [inCircle(round), contestantAt(count)];
  const first = round % 2 === 0 ? { home: numbered, away: middle } : { home: middle, away: numbered };
  return { round, matches: [first, ...across], sitsOut: null };
}
