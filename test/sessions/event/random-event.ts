import { itemAt } from "../../../src/bridge/item-at";
import { contestantAt } from "../../../src/movements/contestant";
import { listedMatches, nextRound } from "../../../src/sessions/event/pairing/next-round";
import { fewerThan } from "../../../src/sessions/teams/fewer-boards";
import { matchesOf, unitsOf } from "../../../src/sessions/event/penalties";
import type { SwissEventPlan } from "../../../src/sessions/event/plan";
import { isIn } from "../../../src/sessions/event/schedule/presence";
import {
  NO_EVENT_RESULTS,
  type Presence,
  type MatchResult,
  type EventResults,
} from "../../../src/sessions/event/results";
import type { ScoredRound } from "../../../src/sessions/event/rounds";
import type { EventPenalty } from "../../../src/sessions/teams/event-penalties";
import { scoreEvent, type ScoredSwissEvent } from "../../../src/sessions/event/score-event";

/** Numbers from 0 to below 1, the same for the same seed. */
export function randomly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** How an event is played. */
interface Play {
  readonly seed: number;
  /** Rounds to play; left out, all of them. */
  readonly rounds?: number;
  /** How many matches of the last one stay without a result. */
  readonly open?: number;
  /** Whether teams come late and withdraw, matches are not played, and results are provisional, now and then. */
  readonly absences?: boolean;
  /** Whether the Director takes IMPs and points from teams, with a reason now and then, and some matches play fewer boards. */
  readonly penalties?: boolean;
  /** Rounds of the bracket to play; left out, all of them. */
  readonly bracket?: number;
}

/**
 * Plays an event with random results, each round paired as the event says: now and then a tie, an
 * adjusted result or a penalty. It ends early where a round cannot be paired.
 */
export function randomEvent(plan: SwissEventPlan, play: Play): ScoredSwissEvent {
  const random = randomly(play.seed);
  const { rounds = plan.rounds, open = 0 } = play;
  let event = scoreEvent(plan, NO_EVENT_RESULTS);
  if (play.absences === true) event = withResults(event, { presence: latecomers(plan, random) });
  for (let round = 1; round <= rounds; round++) {
    if (play.absences === true) event = withdrawing(event, round, random);
    const next = nextRound(event);
    if (next?.kind !== "paired") break;
    const listed = listedMatches(next);
    const matches = listed.map(({ team, opponent }, i): MatchResult => {
      const isOpen = round === rounds && i < open && opponent !== null;
      const result = play.absences === true ? uncertain : certain;
      const played = isOpen ? UNPLAYED : opponent === null ? bye(random) : result(random);
      const fewer = play.penalties === true && next.threeTeams === null ? fewerBoards(plan, played, random) : {};
      return { round, team, opponent, ...played, ...fewer };
    });
    event = withResults(event, { matches: [...event.results.matches, ...matches] });
  }
  if (play.penalties === true) event = withResults(event, { penalties: penalties(plan, event.rounds, random) });
  for (let i = 0; i < (play.bracket ?? 5); i++) event = bracketRound(event, i, random, play.penalties === true);
  return event;
}

function withResults(event: ScoredSwissEvent, more: Partial<EventResults>): ScoredSwissEvent {
  return scoreEvent(event.plan, { ...event.results, ...more });
}

/** One team in four or so comes for the second or third round. */
function latecomers({ teams, rounds }: SwissEventPlan, random: () => number): Presence[] {
  return teams.flatMap((_, i): Presence[] => {
    const round = 2 + Math.floor(2 * random());
    return random() < 0.15 && round <= rounds ? [{ team: contestantAt(i + 1), kind: "enters", round }] : [];
  });
}

/** Now and then a team withdraws; four stay. */
function withdrawing(event: ScoredSwissEvent, round: number, random: () => number): ScoredSwissEvent {
  const { presence = [] } = event.results;
  const there = event.standings.filter((team) => isIn(event.results, team, round));
  const team = there[Math.floor(there.length * random())];
  if (team === undefined || there.length <= 4 || random() < 0.6) return event;
  return withResults(event, { presence: [...presence, { team, kind: "withdrawn", round }] });
}

/** Now and then a match that was played had fewer boards. */
export function fewerBoards(
  plan: SwissEventPlan,
  { imps, unplayed }: Played,
  random: () => number
): Pick<MatchResult, "boards"> {
  const numbers = fewerThan(plan);
  const boards = numbers[Math.floor(4 * numbers.length * random())];
  return boards === undefined || imps === null || unplayed ? {} : { boards };
}

const AMOUNTS = [0.5, 1, 1.25, 3, 2] as const;
const REASONS = ["", "late", "a fouled board, “again”", "=1+1", "slow play"] as const;

/** A few penalties: of matches, also of some that are not played yet, and of totals. */
export function penalties(plan: SwissEventPlan, rounds: readonly ScoredRound[], random: () => number): EventPenalty[] {
  const pick = <T>(list: readonly T[]) => itemAt(list, Math.floor(list.length * random()));
  return Array.from({ length: 2 + Math.floor(6 * random()) }, (): EventPenalty[] => {
    const team = contestantAt(1 + Math.floor(plan.teams.length * random()));
    const round = random() < 0.3 ? null : 1 + Math.floor(plan.rounds * random());
    const unit = round === null || random() < 0.5 ? unitsOf(plan)[0] : pick(unitsOf(plan));
    // Of two matches in a round none can be meant.
    if (round !== null && matchesOf(rounds[round - 1]?.matches ?? [], team).length > 1) return [];
    return [
      {
        team,
        round,
        unit,
        amount: unit === "imps" ? 1 + Math.floor(5 * random()) : pick(AMOUNTS),
        reason: pick(REASONS),
      },
    ];
  }).flat();
}

export type Played = Pick<MatchResult, "imps" | "vps" | "opponentVps" | "unplayed" | "provisional">;
const UNPLAYED: Played = { imps: null, vps: null, opponentVps: null };

/** A result in an event in which not all is played. */
function uncertain(random: () => number): Played {
  const kind = random();
  if (kind < 0.06) return { ...UNPLAYED, unplayed: "walkover" };
  if (kind < 0.12) return { ...UNPLAYED, unplayed: "conceded" };
  if (kind < 0.14) return { ...UNPLAYED, unplayed: "walkover", vps: 13, opponentVps: -1 };
  return kind < 0.18 ? { ...certain(random), provisional: true } : certain(random);
}

function certain(random: () => number): Played {
  const imps = Math.floor(random() * 81) - 40;
  const kind = random();
  if (kind < 0.03) return { imps: null, vps: 12, opponentVps: 12 };
  if (kind < 0.06) return { imps, vps: 9.25, opponentVps: null };
  if (kind < 0.09) return { imps, vps: null, opponentVps: -1.5 };
  if (kind < 0.15) return { ...UNPLAYED, imps: 0 };
  // More than the boards can give: to be asked about.
  return { ...UNPLAYED, imps: kind < 0.16 ? imps + 217 : imps };
}

function bye(random: () => number): Played {
  return { ...UNPLAYED, vps: random() < 0.2 ? 11 : null };
}

function bracketRound(event: ScoredSwissEvent, i: number, random: () => number, fewer: boolean): ScoredSwissEvent {
  const { rounds = [], third } = event.bracket ?? {};
  const matches = [...(rounds[i]?.matches ?? []), ...(third && i === rounds.length - 1 ? [third] : [])];
  const played = matches.flatMap(({ round, teams: [upper, lower] }) => {
    if (upper === null || lower === null) return [];
    const imps = 1 + Math.floor(random() * 60);
    const also = fewer && random() < 0.3 ? { boards: { played: 20, of: 24 } } : {};
    // Either team may be named first.
    return random() < 0.5
      ? [{ round, team: upper, opponent: lower, imps: random() < 0.5 ? imps : -imps, ...also }]
      : [{ round, team: lower, opponent: upper, imps: random() < 0.5 ? imps : -imps, ...also }];
  });
  return withResults(event, { bracket: [...event.results.bracket, ...played] });
}
