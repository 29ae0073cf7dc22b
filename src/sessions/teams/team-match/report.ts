import { roundToHundredths, signed } from "../../../bridge/points";
import { printVictoryPoints } from "../../../bridge/vp/scale";
import { columnsOf, remarksOf, type Report } from "../../report";
import { resultTexts } from "../../result-texts";
import { teamName } from "../labels";
import type { PerSide } from "../match";
import { penaltyLine, progressIn } from "../report";
import type { MatchOutcome, ScoredTeamMatch } from "./score-match";

/** Returns the two sides with their places, the winner first. */
export function sidesInOrder({ winner }: Pick<MatchOutcome, "winner">): PerSide<readonly [side: 0 | 1, place: string]> {
  if (winner === 0 || winner === 1)
    return [
      [winner, "1"],
      [winner === 0 ? 1 : 0, "2"],
    ];
  const place = winner === "tied" ? "1=" : "";
  return [
    [0, place],
    [1, place],
  ];
}

/** Returns the report of a match of two teams. */
export function matchReport(scored: ScoredTeamMatch): Report {
  const {
    plan,
    matches: [match],
    vps,
    sessions,
  } = scored;
  const unit = unitOf(scored);
  const played = match.scoredBoards > 0;
  return {
    progress: progressIn(scored),
    columns: columnsOf("team", ["place", "name", unit, ...(plan.scale ? (["vps"] as const) : [])]),
    rows: !played
      ? []
      : sidesInOrder(scored).map(([side, place]) => ({
          place,
          name: teamName(plan, plan.matches[0].teams[side]),
          [unit]: String(match.won[side]),
          ...(plan.scale && vps ? { vps: printVictoryPoints(vps[side], plan.scale) } : {}),
        })),
    remarks: played
      ? remarksOf([
          resultLine(scored),
          ...handicapLine(scored),
          ...apart(scored),
          ...penaltyLine(scored, (team) => teamName(plan, team), unit),
          ...running(sessions, plan.form),
        ])
      : [],
  };
}

/**
 * Returns the result as a sentence: "Reds win by 20 IMPs.", "Tied.". If victory points decide otherwise than the lead,
 * the sentence has both: "Blues win on victory points after penalties; Reds are ahead by 3 IMPs."
 */
export function resultLine(scored: ScoredTeamMatch, { winner, lead }: MatchOutcome = scored): string {
  const { plan, expectedBoards, isOver } = scored;
  const { tied, tiedExtra, leads, level, onVps, ahead, levelImps } = resultTexts.report;
  const name = (side: 0 | 1) => teamName(plan, plan.matches[0].teams[side]);
  const leader = lead === 0 ? null : lead > 0 ? 0 : 1;
  const margin = [Math.abs(lead), unitOf(scored)] as const;
  if (winner === "tied" || winner === null) {
    if (leader !== null) return level(ahead(name(leader), ...margin));
    return !isOver && expectedBoards > plan.boards ? tiedExtra : tied;
  }
  if (winner === leader) return leads(name(winner), ...margin, isOver);
  return onVps(name(winner), isOver, leader === null ? levelImps : ahead(name(leader), ...margin));
}

/** Returns "With a handicap of 3 IMPs for Reds: 10.25 – 9.75 VPs. Reds win by 1 IMP."; empty without a handicap. */
export function handicapLine(scored: ScoredTeamMatch): string[] {
  const { plan, handicap } = scored;
  if (handicap === null) return [];
  const handicaps = ([0, 1] as const).flatMap((side) => {
    const team = teamName(plan, plan.matches[0].teams[side]);
    return handicap.imps[side] === 0 ? [] : [resultTexts.report.handicapOf(team, handicap.imps[side])];
  });
  const { scale } = plan;
  const vps = scale && handicap.vps && handicap.vps.map((points) => printVictoryPoints(points, scale));
  return [resultTexts.report.withHandicap(handicaps, resultLine(scored, handicap), vps)];
}

/** Returns the unit of a match's boards. */
export function unitOf({ plan }: ScoredTeamMatch): "imps" | "points" {
  return plan.form === "bam" ? "points" : "imps";
}

/** Returns a sentence with both margins if they do not cancel out. */
function apart({ matches: [{ margins }] }: ScoredTeamMatch): string[] {
  const [home, away] = margins;
  return roundToHundredths(home + away) === 0 ? [] : [resultTexts.report.marginsApart(signed(home), signed(away))];
}

function running(sessions: ScoredTeamMatch["sessions"], form: string): string[] {
  if (sessions.length < 2) return [];
  const part = form === "knockout" ? "stanza" : "session";
  return sessions
    .filter(({ boards }) => boards.some(({ points }) => points !== null))
    .map(({ session, won }) => resultTexts.report.sessionOf(part, session, won));
}
