import { contestantAt, type Contestant } from "./contestant";

/** Two contestants who meet, and the one at whose home they play. */
export interface Fixture {
  readonly home: Contestant;
  readonly away: Contestant;
}

/** A round of a round robin: everybody plays, except one contestant who sits out if the number is odd. */
export interface FixtureRound {
  /** From 1. */
  readonly round: number;
  readonly matches: readonly Fixture[];
  readonly sitsOut: Contestant | null;
}

/**
 * Returns a round robin by the circle method: everybody meets everybody once, in as few rounds as possible. Home and
 * away alternate as far as possible (de Werra 1981, "Scheduling in sports"). With an even number of contestants, all
 * but two are once at home, or once away, in two successive rounds; with an odd number nobody is, and everybody is at
 * home as often as away.
 * @param count number of contestants, 2 or more.
 * @param double true for a second half with exchanged venues. The second half has the order of the first half, except
 * that the first round comes last. Compared with an unchanged order, fewer contestants are at home, or away, in two
 * successive rounds; nobody is in three, and no return match is in the next round.
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

/** Returns the number of rounds in which everybody can meet everybody once. */
function roundsOf(count: number): number {
  return count % 2 === 0 ? count - 1 : count;
}

/**
 * Returns a round. With an even number of contestants, the last one stays in the middle and meets, alternately at home
 * and away, the contestant with the round's number; the others form a circle and meet across it. With an odd number
 * nobody is in the middle, and the contestant with the round's number sits out.
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
