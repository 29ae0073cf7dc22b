import { hasDecimals, printVictoryPoints } from "../../bridge/vp/scale";
import type { ScoredTeamMatch } from "../../sessions/team-match/score-match";
import type { Computed } from "../kit/content";
import { teamName } from "./labels";
import type { MatchSheets } from "./match-sheets";
import { viewAddress } from "./views";

/**
 * The result in words: "Reds win by 20 IMPs, 14.26 – 5.74 victory points"; until all boards are
 * scored they "lead", before the first it is "".
 */
export function resultSentence(sheets: MatchSheets): Computed {
  const { scored, layout } = sheets;
  const { plan } = scored;
  const [home, away] = [teamName(plan, layout, 0), teamName(plan, layout, 1)];
  const lead = viewAddress(1, 0, "lead");
  const unit = unitOf(scored);
  const units = `" ${unit}"&IF(ABS(${lead})=1,"","s")`;
  const winner = `IF(${lead}>0,${home.formula},${away.formula})`;
  const verb = `IF(${viewAddress(1, 0, "scored")}<${plan.boards}," lead by "," win by ")`;
  const points = (side: 0 | 1) =>
    plan.scale && hasDecimals(plan.scale) ? `FIXED(${viewAddress(1, side, "vps")},2)` : viewAddress(1, side, "vps");
  const vps = `", "&${points(0)}&" – "&${points(1)}&" victory points"`;
  return {
    formula:
      `IF(${viewAddress(1, 0, "scored")}=0,"",IF(${lead}=0,"Tied",` +
      `${winner}&${verb}&ABS(${lead})&${units})${plan.scale ? `&${vps}` : ""})`,
    value: sentence(scored, [String(home.value), String(away.value)]),
  };
}

/** What the sentence's formula gives. */
export function sentence(scored: ScoredTeamMatch, names: readonly [home: string, away: string]): string {
  const { winner, lead, vps, match, plan } = scored;
  if (winner === null) return "";
  const verb = match.scoredBoards < plan.boards ? "lead" : "win";
  const size = Math.abs(lead);
  const units = `${unitOf(scored)}${size === 1 ? "" : "s"}`;
  const won = winner === "tied" ? "Tied" : `${names[winner]} ${verb} by ${size} ${units}`;
  const { scale } = plan;
  if (!vps || !scale) return won;
  const points = vps.map((side) => printVictoryPoints(side, scale));
  return `${won}, ${points.join(" – ")} victory points`;
}

function unitOf({ plan }: ScoredTeamMatch): "IMP" | "point" {
  return plan.form === "bam" ? "point" : "IMP";
}
