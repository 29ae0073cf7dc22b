import { contestantAt } from "../../../../src/movements/contestant";
import {
  listedMatches,
  nextRound,
  rematchesOf,
  type PairedRound,
} from "../../../../src/sessions/event/pairing/next-round";
import { planSwissEvent } from "../../../../src/sessions/event/plan";
import { progressOf } from "../../../../src/sessions/event/pairing/progress";
import type { MatchResult } from "../../../../src/sessions/event/results";
import { scoreEvent, type ScoredSwissEvent } from "../../../../src/sessions/event/score-event";
import { runs, SEED } from "../../../support/runs";
import { canFinish, canPair, pairKey, type Left } from "./brute-force";
import { randomEvent, randomly } from "../random-event";

const ODD_WAYS = ["three-teams", "bye"] as const;

function plan(teams: number, rounds: number, odd: string) {
  return planSwissEvent({ teams: [String(teams)], rounds, odd });
}

/** What is left of an event, for the search by brute force. */
function leftOf(event: ScoredSwissEvent): Left {
  const { last, begun } = progressOf(event);
  const { matches } = event.results;
  const under = begun.get(last) ?? null;
  const met = new Set(matches.flatMap(({ team, opponent }) => (opponent === null ? [] : [pairKey(team, opponent)])));
  if (under) for (const a of under) for (const b of under) if (a < b) met.add(pairKey(a, b));
  return {
    count: event.plan.teams.length,
    rounds: event.plan.rounds - last,
    met,
    byes: new Set(matches.flatMap(({ team, opponent }) => (opponent === null ? [team] : []))),
    underWay: under,
  };
}

function rematches(event: ScoredSwissEvent): number {
  const keys = event.results.matches.flatMap(({ team, opponent }) =>
    opponent === null ? [] : [pairKey(team, opponent)]
  );
  return keys.length - new Set(keys).size;
}

function byes({ results }: ScoredSwissEvent): number[] {
  return results.matches.flatMap(({ team, opponent }) => (opponent === null ? [team] : []));
}

/** Plays a round with random results. */
function play(event: ScoredSwissEvent, next: PairedRound, random: () => number): ScoredSwissEvent {
  const matches = listedMatches(next).map(({ team, opponent }): MatchResult => {
    const imps = opponent === null ? null : Math.floor(random() * 41) - 20;
    return { round: next.round, team, opponent, imps, vps: null, opponentVps: null };
  });
  return scoreEvent(event.plan, { ...event.results, matches: [...event.results.matches, ...matches] });
}

const SIZES = [5, 7, 9, 11].flatMap((teams) =>
  Array.from({ length: Math.min(9, teams) }, (_, i) => i + 1).flatMap((rounds) =>
    ODD_WAYS.map((odd) => [teams, rounds, odd] as const)
  )
);

describe("odd fields of 5 to 11 teams with every number of rounds up to 9", () => {
  test.each(SIZES)(
    "%d teams, %d rounds, %s: every round is paired, nobody meets again or has a second bye",
    (...size) => {
      const planned = plan(...size);
      const seeds = runs({ ci: size[0] > 9 ? 2 : 4, soak: 60 });
      for (let seed = SEED; seed < SEED + seeds; seed++) {
        const event = randomEvent(planned, { seed });
        expect({ seed, complete: event.complete, rematches: rematches(event) }).toEqual({
          ...{ seed, complete: true, rematches: 0 },
        });
        expect(new Set(byes(event)).size).toBe(byes(event).length);
      }
    }
  );
});

describe("against brute force, whatever was paired by hand before", () => {
  const some = [4, 5, 6, 7, 8, 9].flatMap((teams) => ODD_WAYS.map((odd) => [teams, odd] as const));

  test.each(some)("%d teams, %s: a round that can be paired is, and the rounds after it", (teams, odd) => {
    const most = teams % 2 === 1 ? teams : teams - 1;
    const three = odd === "three-teams";
    const decided = { yes: 0, no: 0, unknown: 0 };
    for (let seed = SEED; seed < SEED + runs({ ci: teams > 8 ? 3 : 12, soak: teams > 8 ? 60 : 300 }); seed++) {
      const random = randomly(seed);
      const rounds = 1 + Math.floor(random() * most);
      let event = scoreEvent(plan(teams, rounds, odd), { matches: [], bracket: [] });
      // Some rounds by hand, at random, then the rest by the program.
      const byHand = Math.floor(random() * rounds);
      for (let round = 1; round <= byHand; round++) event = pairedByHand(event, round, random);
      for (;;) {
        const next = nextRound(event);
        if (next === null) break;
        if (next.kind !== "paired") throw new Error(next.reason);
        const before = leftOf(event);
        const strictly = { three, secondByes: false };
        const loosely = { three, secondByes: true };
        const [strict, loose] = [canFinish(before, strictly), canFinish(before, loosely)];
        const again = rematchesOf(event.rounds, next).length;
        event = play(event, next, random);
        const after = leftOf(event);
        decided[strict === null ? "unknown" : strict ? "yes" : "no"]++;
        // What brute force cannot tell in time it does not deny.
        const goesOn = (before: boolean | null, rules: typeof strictly) =>
          before !== true || canFinish(after, rules) !== false;
        const told = {
          seed,
          round: next.round,
          again,
          strict: goesOn(strict, strictly),
          loose: goesOn(loose, loosely),
        };
        expect(told).toEqual({
          ...{ seed, round: next.round },
          again: canPair(before, loosely) ? 0 : expect.any(Number),
          strict: true,
          loose: true,
        });
      }
    }
    expect(decided.yes + decided.no).toBeGreaterThan(9 * decided.unknown);
  });
});

/** A round in which a Director has paired everybody at random, whoever has met. */
function pairedByHand(event: ScoredSwissEvent, round: number, random: () => number): ScoredSwissEvent {
  const order = event.plan.teams
    .map((_, i) => ({ team: contestantAt(i + 1), at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ team }) => team);
  const blank = { round, vps: null, opponentVps: null };
  const matches = Array.from({ length: Math.ceil(order.length / 2) }, (_, i): MatchResult => {
    const [team, opponent] = [order[2 * i]!, order[2 * i + 1] ?? null];
    return { ...blank, team, opponent, imps: opponent === null ? null : Math.floor(random() * 41) - 20 };
  });
  return scoreEvent(event.plan, { ...event.results, matches: [...event.results.matches, ...matches] });
}
