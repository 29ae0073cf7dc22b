import { printVictoryPoints } from "../../bridge/vp/scale";
import type { Report } from "../report";
import type { Both } from "../teams/match";
import { SIDES } from "./plan";
import type { ScoredTeamMatch } from "./score-match";

/** The two sides, the one that leads first; with places, which a tie shares. */
function standings({ winner }: ScoredTeamMatch): readonly (readonly [side: 0 | 1, place: string])[] {
  if (winner === null || winner === "tied") {
    const place = winner === null ? "" : "1=";
    return [
      [0, place],
      [1, place],
    ];
  }
  return winner === 0 ? [[0, "1"], [1, "2"]] : [[1, "1"], [0, "2"]]; // prettier-ignore
}

/** A match of two teams for people. */
export function matchReport(scored: ScoredTeamMatch): Report {
  const { plan, match, vps, sessions } = scored;
  const [unit, name] = plan.form === "bam" ? ["Points", "point"] : ["IMPs", "IMP"];
  const played = match.scoredBoards > 0;
  return {
    progress: `${match.scoredBoards} of ${plan.boards} boards scored`,
    headings: ["Place", "Team", unit, ...(plan.scale ? ["VPs"] : [])],
    rows: !played
      ? []
      : standings(scored).map(([side, place]) => [
          place,
          plan.teams[side] || SIDES[side],
          String(match.won[side]),
          ...(plan.scale && vps ? [printVictoryPoints(vps[side], plan.scale)] : []),
        ]),
    remarks: played ? [resultLine(scored, name), ...running(sessions, plan.form)] : [],
  };
}

/** "Reds win by 20 IMPs", "Tied". */
function resultLine({ plan, match, winner, lead }: ScoredTeamMatch, unit: string): string {
  if (winner === "tied" || winner === null) return "Tied.";
  const verb = match.scoredBoards < plan.boards ? "lead" : "win";
  const size = Math.abs(lead);
  const team = plan.teams[winner] || SIDES[winner];
  return `${team} ${verb} by ${size} ${unit}${size === 1 ? "" : "s"}.`;
}

function running(sessions: ScoredTeamMatch["sessions"], form: string): string[] {
  if (sessions.length < 2) return [];
  const part = form === "knockout" ? "Stanza" : "Session";
  return sessions
    .filter(({ boards }) => boards.some(({ points }) => points !== null))
    .map(({ session, won }) => `${part} ${session}: ${won[0]} – ${won[1]}.`);
}

/** A match of two teams for programs; null stands for what has not been played. */
export function matchJson(scored: ScoredTeamMatch): object {
  const { plan, match, vps, sessions } = scored;
  const played = match.scoredBoards > 0;
  return {
    session: plan.kind,
    form: plan.form,
    boards: plan.boards,
    teams: plan.teams.map((name, side) => ({ team: SIDES[side], name })),
    matches: [
      {
        teams: SIDES,
        boards: match.boards.map(({ board, net, points }) => ({ board, net, imps: points })),
        sessions: sessions.map(({ session, won, running: lead }) => ({ session, imps: won, lead })),
        imps: played ? match.won : null,
        margins: played ? match.margins : (null as Both<number> | null),
        vps,
      },
    ],
    standings: standings(scored).map(([side, place]) => ({
      team: SIDES[side],
      imps: played ? match.won[side] : null,
      vps: vps && vps[side],
      place,
    })),
  };
}
