import { printVictoryPoints } from "../../bridge/vp/scale";
import { HOME_AND_AWAY, nameOf } from "../contestants";
import { columnsOf, remarksOf, type Report } from "../report";
import { texts } from "../texts";
import type { ScoredTeamMatch } from "./score-match";

/** The two sides, the one that leads first; with places, which a tie shares. */
export function sidesInOrder({ winner }: ScoredTeamMatch): readonly (readonly [side: 0 | 1, place: string])[] {
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
  const unit = plan.form === "bam" ? "points" : "imps";
  const played = match.scoredBoards > 0;
  return {
    progress: texts.report.boardsScored(match.scoredBoards, plan.boards),
    columns: columnsOf("team", ["place", "name", unit, ...(plan.scale ? (["vps"] as const) : [])]),
    rows: !played
      ? []
      : sidesInOrder(scored).map(([side, place]) => ({
          place,
          name: nameOf(HOME_AND_AWAY, plan.teams, plan.match.teams[side]),
          [unit]: String(match.won[side]),
          ...(plan.scale && vps ? { vps: printVictoryPoints(vps[side], plan.scale) } : {}),
        })),
    remarks: played ? remarksOf([resultLine(scored, unit), ...running(sessions, plan.form)]) : [],
  };
}

/** "Reds win by 20 IMPs", "Tied". */
function resultLine({ plan, match, winner, lead }: ScoredTeamMatch, unit: "imps" | "points"): string {
  if (winner === "tied" || winner === null) return texts.report.tied;
  const team = nameOf(HOME_AND_AWAY, plan.teams, plan.match.teams[winner]);
  return texts.report.leads(team, Math.abs(lead), unit, match.scoredBoards === plan.boards);
}

function running(sessions: ScoredTeamMatch["sessions"], form: string): string[] {
  if (sessions.length < 2) return [];
  const part = form === "knockout" ? "stanza" : "session";
  return sessions
    .filter(({ boards }) => boards.some(({ points }) => points !== null))
    .map(({ session, won }) => texts.report.sessionOf(part, session, won));
}
