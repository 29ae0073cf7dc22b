import type { Fault } from "../csv";
import { messages } from "./messages";
import { teamLabel, type SwissEventPlan } from "./plan";
import { canBegin } from "./progress";
import type { SwissLine } from "./read-swiss-results";
import type { SwissResults } from "./results";
import { scoreSwissEvent } from "./score-swiss-event";

/**
 * The faults that lines have together: a team twice in a round, and matches of the bracket that it
 * does not have.
 * @param results null where single lines have faults, and the bracket cannot be told.
 */
export function lineUpFaults(
  lines: readonly SwissLine[],
  plan: SwissEventPlan,
  results: SwissResults | null
): Fault[] {
  const twice = twiceInARound(lines, plan);
  const bracket = results && twice.length === 0 ? notInBracket(lines, plan, results) : [];
  return [...twice, ...bracket];
}

/** Warnings of teams that meet again: the Director may have had no other way. */
export function rematches(lines: readonly SwissLine[], plan: SwissEventPlan): Fault[] {
  const meetings = lines.filter(({ round }) => typeof round === "number");
  return meetings.flatMap((read) => {
    const before = meetings
      .filter((other) => (other.round as number) < (read.round as number))
      .filter((other) => samePair(other, read))
      .map(({ round }) => round as number);
    if (before.length === 0) return [];
    const { line, team, opponent } = read;
    const labels = [teamLabel(plan, team!), teamLabel(plan, opponent as number)] as const;
    return [{ line, field: "opponent", message: messages.rematch(...labels, Math.min(...before)) }];
  });
}

function samePair(one: SwissLine, other: SwissLine): boolean {
  if (typeof one.opponent !== "number" || one.team === null) return false;
  return (
    (one.team === other.team && one.opponent === other.opponent) ||
    (one.team === other.opponent && one.opponent === other.team)
  );
}

/**
 * A team plays once a round; but a match of three teams, listed with the round in which it ends,
 * gives each of them two matches there and none in the round before.
 */
function twiceInARound(lines: readonly SwissLine[], plan: SwissEventPlan): Fault[] {
  const playsIn = (round: SwissLine["round"], team: number) =>
    lines.filter((other) => other.round === round && teamsIn(other).includes(team));
  const mayPlayTwo = (round: SwissLine["round"], team: number) =>
    typeof round === "number" &&
    round > 1 &&
    canBegin(plan, round - 1) &&
    playsIn(round - 1, team).length === 0;
  return lines.flatMap((read) => {
    const { line, round } = read;
    if (round === null) return [];
    const again = lines.find(
      (other) => other.line < line && other.round === round && samePair(read, other)
    );
    for (const team of new Set(teamsIn(read))) {
      const label = teamLabel(plan, team);
      const earlier = playsIn(round, team).filter((other) => other.line < line);
      if (again && earlier[0]) {
        const other = read.team === team ? read.opponent : read.team;
        const labels = [label, teamLabel(plan, other as number)] as const;
        return [{ line, field: "team", message: messages.pairTwice(...labels, again.line) }];
      }
      const field = read.team === team ? "team" : "opponent";
      if (mayPlayTwo(round, team)) {
        if (earlier.length >= 2)
          return [{ line, field, message: messages.thirdTime(label, String(round)) }];
      } else if (earlier[0]) {
        const message = messages.twice(label, String(round), earlier[0].line);
        return [{ line, field, message }];
      }
    }
    return [];
  });
}

function teamsIn({ team, opponent }: SwissLine): number[] {
  return [team, opponent].filter((one): one is number => typeof one === "number");
}

function notInBracket(
  lines: readonly SwissLine[],
  plan: SwissEventPlan,
  results: SwissResults
): Fault[] {
  const { complete, bracket } = scoreSwissEvent(plan, results);
  const matches = bracket?.rounds.flatMap((round) => round.matches) ?? [];
  return lines.flatMap(({ line, round, team, opponent }) => {
    if (typeof round !== "string") return [];
    if (!complete) return [{ line, field: "round", message: messages.bracketEarly }];
    const meet = matches.some(
      ({ round: own, teams }) =>
        own === round && teams.includes(team) && teams.includes(opponent as number)
    );
    if (meet) return [];
    const labels = [teamLabel(plan, team!), teamLabel(plan, opponent as number)] as const;
    return [{ line, field: "opponent", message: messages.notInBracket(...labels, round) }];
  });
}
