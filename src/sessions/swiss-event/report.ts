import { printVictoryPoints } from "../../bridge/vp/scale";
import type { Report } from "../report";
import { messages } from "./messages";
import { nextRound, type PairedRound } from "./next-round";
import { teamLabel, teamName } from "./plan";
import { progressOf } from "./progress";
import { isScored } from "./rounds";
import type { ScoredSwissEvent } from "./score-swiss-event";

/** An event for people: its standings, and what comes next. */
export function swissReport(event: ScoredSwissEvent): Report {
  const { plan, teams, standings } = event;
  const scored = teams.some(({ total }) => total !== null);
  return {
    progress: progressLine(event),
    headings: ["Place", "No.", "Team", "VPs"],
    rows: scored
      ? standings.map((team) => {
          const { place, total } = teams[team - 1]!;
          const points = total === null ? "" : printVictoryPoints(total, plan.scale);
          return [place, String(team), teamName(plan, team), points];
        })
      : [],
    remarks: [...nextRoundLines(event), ...bracketLines(event)],
  };
}

/** What the pairings of a round say to those who play it. */
export function pairedRoundLines({ plan }: ScoredSwissEvent, next: PairedRound): string[] {
  const { round, pairings, threeTeams, bye } = next;
  const label = (team: number) => teamLabel(plan, team);
  const tables = pairings.map(({ team, opponent }, i) => `Table ${i + 1}: ${label(team)} – ${label(opponent)}`);
  const three = threeTeams?.teams.map(label).join(", ");
  return [
    `Round ${round}:`,
    ...tables,
    ...(threeTeams?.half === 1 ? [`Three teams play each other in rounds ${round} and ${round + 1}: ${three}`] : []),
    ...(threeTeams?.half === 2 ? [`Three teams play their second half: ${three}`] : []),
    ...(bye === null ? [] : [`Bye: ${label(bye)}`]),
  ];
}

function progressLine({ plan, rounds, bracket }: ScoredSwissEvent): string {
  const latest = [...rounds].reverse().find(({ matches }) => matches.length > 0);
  if (bracket?.winner != null) return `Won by ${teamLabel(plan, bracket.winner)}`;
  if (!latest)
    return plan.rounds === 0
      ? `${plan.teams.length} teams, a knockout of ${plan.bracket}`
      : `${plan.teams.length} teams, ${plan.rounds} rounds, none played`;
  const { round, matches } = latest;
  const scored = matches.filter(isScored).length;
  return `Round ${round} of ${plan.rounds}: ${scored} of ${matches.length} matches scored`;
}

function nextRoundLines(event: ScoredSwissEvent): string[] {
  const next = nextRound(event);
  if (next === null) {
    const { waitsFor } = progressOf(event);
    return waitsFor === null ? [] : [waitsFor];
  }
  return next.kind === "paired" ? pairedRoundLines(event, next) : [next.reason];
}

/** The matches of the bracket whose teams are known, and who has won those that are played. */
function bracketLines({ plan, bracket, complete }: ScoredSwissEvent): string[] {
  if (bracket === null) return [];
  if (!complete) return [messages.bracketEarly];
  const label = (team: number) => teamLabel(plan, team);
  return bracket.rounds.flatMap(({ round, matches }) =>
    matches.flatMap(({ teams: [upper, lower], imps, winner }) => {
      if (upper === null || lower === null) return [];
      const result = winner === null ? "" : `, won by ${label(winner)} by ${impsWords(imps!)}`;
      return [`${round}: ${label(upper)} – ${label(lower)}${result}`];
    })
  );
}

function impsWords(margin: number): string {
  const imps = Math.abs(margin);
  return imps === 1 ? "1 IMP" : `${imps} IMPs`;
}
