import { contestants, type Contestant } from "../../../src/movements/contestant";
import { roundRobin } from "../../../src/movements/round-robin";
import type { SwissEventPlan } from "../../../src/sessions/event/plan";
import type { Presence, MatchResult, EventResults } from "../../../src/sessions/event/results";
import { fewerBoards, penalties, randomly } from "./random-event";

/** How a round robin is played. */
interface Play {
  readonly seed: number;
  /** How many of its matches have a result, from 0 to 1; left out, all of them. */
  readonly share?: number;
  /** Whether teams come late and withdraw, and matches are not played, now and then. */
  readonly absences?: boolean;
  /** Whether the Director takes something from teams. */
  readonly penalties?: boolean;
}

/** Results of a round robin, the two teams of a match in either order, the matches in any. */
export function randomRoundRobin(plan: SwissEventPlan, play: Play): EventResults {
  const { seed, share = 1, absences = false } = play;
  const random = randomly(seed);
  const presence = absences ? latecomers(plan, random) : [];
  const isThere = (team: Contestant, round: number) =>
    presence.every((said) => said.team !== team || (said.kind === "enters" ? round >= said.round : round < said.round));
  const matches = roundRobin(plan.teams.length, plan.double).flatMap(({ round, matches: fixtures }) =>
    fixtures.flatMap(({ home, away }): MatchResult[] => {
      if (random() >= share || !isThere(home, round) || !isThere(away, round)) return [];
      const [team, opponent] = random() < 0.5 ? [home, away] : [away, home];
      const result = resultOf(plan, absences, random);
      const fewer = play.penalties === true && plan.form !== "bam" ? fewerBoards(plan, result, random) : {};
      return [{ round, team, opponent, ...result, ...fewer }];
    })
  );
  return {
    ...{ matches: random() < 0.5 ? matches : [...matches].reverse(), bracket: [], presence },
    ...(play.penalties === true && { penalties: penalties(plan, [], random) }),
  };
}

function latecomers({ teams, rounds }: SwissEventPlan, random: () => number): Presence[] {
  return contestants(teams.length).flatMap((team): Presence[] => {
    const kind = random();
    const round = 1 + Math.floor(rounds * random());
    if (kind < 0.12) return [{ team, kind: "withdrawn", round }];
    if (kind < 0.24 && round > 1) return [{ team, kind: "enters", round }];
    return kind < 0.27 ? [{ team, kind: "withdrawn", round: 1 }] : [];
  });
}

type Played = Omit<MatchResult, "round" | "team" | "opponent">;

function resultOf({ form, boards }: SwissEventPlan, absences: boolean, random: () => number): Played {
  const kind = absences ? random() : 1;
  const none = { imps: null, vps: null, opponentVps: null };
  if (kind < 0.06) return { ...none, unplayed: "walkover" };
  if (kind < 0.12) return { ...none, unplayed: "conceded" };
  const provisional = kind < 0.16 ? { provisional: true } : {};
  if (form === "bam") {
    const vps = Math.floor(random() * (2 * boards + 1)) / 2;
    // Now and then something is taken away, and the two do not add up.
    return { imps: null, vps, opponentVps: boards - vps - (random() < 0.08 ? 0.5 : 0), ...provisional };
  }
  const imps = Math.floor(random() * 41) - 20;
  const adjusted = random() < 0.06 ? { imps, vps: 9.25, opponentVps: null } : { ...none, imps };
  return { ...adjusted, ...provisional };
}
