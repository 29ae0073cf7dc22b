import type { Fault } from "../reading/result-lines";
import { matchesIn } from "./bracket/bracket";
import { resultTexts } from "../result-texts";
import type { Contestant } from "../../movements/contestant";
import { teamLabel } from "./event-plan";
import { handFaults } from "./pairing/hand-line";
import { isRoundRobin } from "./forms";
import { meetingKey } from "./meeting";
import { mapSides } from "../teams/match";
import { maxMatches, type LeaguePlan, type SwissEventPlan } from "./plan";
import { canBegin } from "./pairing/progress";
import { halfMatches } from "./rounds";
import type { EventLine } from "./match-line";
import type { EventResults } from "./results";
import { scoreEvent } from "./score-event";

/**
 * Returns faults that concern several lines: a team twice in a round, more matches than the round's sheet has lines,
 * and matches that the bracket does not have.
 * @param results null if single lines have faults; the bracket is then unknown.
 */
export function lineUpFaults(lines: readonly EventLine[], plan: SwissEventPlan, results: EventResults | null): Fault[] {
  const wrong = [...presenceFaults(lines, plan), ...twiceInARound(lines, plan), ...handFaults(lines, plan)];
  const twice = wrong.length === 0 ? tooMany(lines, plan) : wrong;
  const bracket = results && twice.length === 0 ? notInBracket(lines, plan, results) : [];
  return [...twice, ...bracket];
}

/** Returns faults of teams that enter or withdraw twice, or have a match before they enter or after they withdraw. */
function presenceFaults(lines: readonly EventLine[], plan: SwissEventPlan): Fault[] {
  const { notPaired, presenceTwice } = resultTexts.results.swissEvent;
  const presence = lines.filter(isPresence);
  return lines.flatMap((read): Fault[] => {
    const { line, round, team, opponent } = read;
    if (team === null || typeof round !== "number") return [];
    const label = (contestant: Contestant) => teamLabel(plan, contestant);
    if (presence.includes(read)) {
      const first = presence.find((entry) => entry.team === team && entry.opponent === opponent);
      return first === read || !first ? [] : [{ line, field: "team", message: presenceTwice(label(team), first.line) }];
    }
    // In a round robin, the matches of an absent team may be listed, as walkovers.
    if (isRoundRobin(plan) && read.unplayed) return [];
    return teamsIn(read).flatMap((playing) => {
      const against = presence.find((entry) => {
        if (entry.team !== playing || typeof entry.round !== "number") return false;
        return entry.opponent === "enters" ? round < entry.round : round > entry.round;
      });
      if (!against) return [];
      const field = playing === team ? "team" : "opponent";
      return [{ line, field, message: notPaired(label(playing), round, against.line) }];
    });
  });
}

/**
 * Returns a question on each team with a match in the round from which it has withdrawn, because this may have been the
 * last match of the team.
 */
export function playsAsItWithdraws(lines: readonly EventLine[], plan: SwissEventPlan): Fault[] {
  const withdrawn = lines.filter(({ opponent }) => opponent === "withdrawn");
  return lines.flatMap((read): Fault[] => {
    if (isPresence(read) || read.unplayed) return [];
    return teamsIn(read).flatMap((team) => {
      const withdrawal = withdrawn.find((entry) => entry.team === team && entry.round === read.round);
      if (!withdrawal || typeof read.round !== "number") return [];
      const label = teamLabel(plan, team);
      const message = resultTexts.results.swissEvent.playsAsItWithdraws(label, read.round, withdrawal.line);
      return [{ line: read.line, field: team === read.team ? "team" : "opponent", message }];
    });
  });
}

/** Returns a question on each match of teams that meet again; the Director may have had no other choice. */
export function rematches(lines: readonly EventLine[], plan: SwissEventPlan): Fault[] {
  const meetings = lines.filter((read) => typeof read.round === "number" && pairOf(read) !== null);
  const rounds = new Map<string, Set<number>>();
  for (const read of meetings) {
    const met = rounds.get(pairOf(read)!) ?? new Set();
    rounds.set(pairOf(read)!, met.add(read.round as number));
  }
  return meetings.flatMap((read) => {
    const { line, round, team, opponent } = read;
    const all = [...rounds.get(pairOf(read)!)!].sort((a, b) => a - b);
    const [first = 0] = all;
    if (all.indexOf(round as number) < (plan.double ? 2 : 1)) return [];
    const labels = [teamLabel(plan, team!), teamLabel(plan, opponent as Contestant)] as const;
    return [{ line, field: "opponent", message: resultTexts.results.swissEvent.rematch(...labels, first) }];
  });
}

/** Returns the faults of fixtures that are on two lines. */
export function listedTwice(lines: readonly EventLine[], { teams }: LeaguePlan): Fault[] {
  const earlier = new Map<string, number>();
  return lines.flatMap(({ line, faults, team, opponent, isExchanged }) => {
    if (faults.length > 0 || team === null || typeof opponent !== "number") return [];
    const sides = isExchanged ? ([opponent, team] as const) : ([team, opponent] as const);
    const first = earlier.get(sides.join(":"));
    earlier.set(sides.join(":"), first ?? line);
    const labels = mapSides(sides, (side) => teamLabel({ teams }, side));
    const message = () => resultTexts.results.league.twice(...labels, first ?? line);
    return first === undefined ? [] : [{ line, field: "home", message: message() }];
  });
}

/** Returns the same key for two teams in either order; null if a team is missing. */
function pairOf({ team, opponent }: EventLine): string | null {
  if (typeof opponent !== "number" || team === null) return null;
  return meetingKey({ team, opponent });
}

/**
 * Returns the faults of teams with two matches in a round. A match of three teams is listed with the round in which it
 * ends; it gives each team two matches in this round and none in the round before.
 */
function twiceInARound(lines: readonly EventLine[], plan: SwissEventPlan): Fault[] {
  const played = new Set<string>();
  const matches = lines.filter((line) => !isPresence(line));
  for (const read of matches) for (const team of teamsIn(read)) played.add(`${read.round}:${team}`);
  const halves = inHalfMatches(lines, plan);
  const mayPlayTwo = (round: EventLine["round"], team: Contestant) =>
    typeof round === "number" && round > 1 && canBegin(plan, round - 1) && !played.has(`${round - 1}:${team}`);
  /** Earlier lines, keyed by round and team; `firstOfPair` has the first line, keyed by round and both teams. */
  const earlierOf = new Map<string, number[]>();
  const firstOfPair = new Map<string, number>();
  return matches.flatMap((read) => {
    const { line, round } = read;
    if (round === null) return [];
    const teams = [...new Set(teamsIn(read))];
    const earlier = teams.map((team) => earlierOf.get(`${round}:${team}`) ?? []);
    teams.forEach((team, i) => earlierOf.set(`${round}:${team}`, [...earlier[i]!.slice(0, 1), line]));
    const pair = `${round}:${pairOf(read)}`;
    const again = pairOf(read) === null ? undefined : firstOfPair.get(pair);
    if (again === undefined) firstOfPair.set(pair, line);
    const fault = (field: string, message: string) => [{ line, field, message }];
    for (const [i, team] of teams.entries()) {
      const label = teamLabel(plan, team);
      const first = earlier[i]![0];
      if (first === undefined) continue;
      if (again !== undefined) {
        const opponent = read.team === team ? read.opponent : read.team;
        const labels = [label, teamLabel(plan, opponent as Contestant)] as const;
        return fault("team", resultTexts.results.swissEvent.pairTwice(...labels, again));
      }
      const field = read.team === team ? "team" : "opponent";
      if (halves.has(read)) continue;
      if (!mayPlayTwo(round, team))
        return fault(field, resultTexts.results.swissEvent.twice(label, String(round), first));
      if (earlier[i]!.length >= 2) return fault(field, resultTexts.results.swissEvent.thirdTime(label, String(round)));
    }
    return [];
  });
}

/** Returns the lines of three teams that meet each other within one round, each match with half the boards. */
function inHalfMatches(lines: readonly EventLine[], { rounds, odd }: SwissEventPlan): ReadonlySet<EventLine> {
  if (odd !== "three-teams") return new Set();
  const matchesOf = (round: number) =>
    lines.flatMap((line) => {
      const { team, opponent } = line;
      if (line.round !== round || team === null || opponent === null) return [];
      return [{ line, team, opponent: typeof opponent === "number" ? opponent : null }];
    });
  const all = Array.from({ length: rounds }, (_, i) => matchesOf(i + 1));
  return new Set(all.flatMap((matches, i) => [...halfMatches(matches, all[i - 1] ?? null)].map(({ line }) => line)));
}

function tooMany(lines: readonly EventLine[], plan: SwissEventPlan): Fault[] {
  const max = maxMatches(plan);
  return Array.from({ length: plan.rounds }, (_, i) => i + 1).flatMap((round): Fault[] => {
    const matches = lines.filter((line) => line.round === round && teamsIn(line).length > 0 && !isPresence(line));
    const first = matches[max];
    return first
      ? [{ line: first.line, field: "round", message: resultTexts.results.swissEvent.tooMany(round, max) }]
      : [];
  });
}

function isPresence({ opponent }: EventLine): boolean {
  return opponent === "enters" || opponent === "withdrawn";
}

function teamsIn({ team, opponent }: EventLine): Contestant[] {
  return [team, opponent].filter((side): side is Contestant => typeof side === "number");
}

function notInBracket(lines: readonly EventLine[], plan: SwissEventPlan, results: EventResults): Fault[] {
  const { complete, bracket } = scoreEvent(plan, results);
  const matches = bracket ? matchesIn(bracket) : [];
  return lines.flatMap(({ line, round, team, opponent }) => {
    if (typeof round !== "string") return [];
    if (!complete) return [{ line, field: "round", message: resultTexts.results.swissEvent.bracketEarly }];
    const meet = matches.some(
      (match) => match.round === round && match.teams.includes(team) && match.teams.includes(opponent as Contestant)
    );
    if (meet) return [];
    const labels = [teamLabel(plan, team!), teamLabel(plan, opponent as Contestant)] as const;
    return [{ line, field: "opponent", message: resultTexts.results.swissEvent.notInBracket(...labels, round) }];
  });
}
