import type { Side } from "../../bridge/seat";
import type { TeamPair } from "../../movements/contestant";
import { AWAY, HOME } from "../../movements/team-match";
import { HOME_AND_AWAY, nameOf } from "../../sessions/contestants";
import type { MatchPlan } from "../../sessions/team-match/plan";
import type { Computed } from "../kit/content";
import { cellAddress, onSheet } from "../reference";
import type { MatchLayout } from "./layout";

/** A team's name, or what it is called without one; it follows the one typed on the Match sheet. */
export function teamName({ teams }: MatchPlan, layout: MatchLayout, side: 0 | 1): Computed {
  const cell = onSheet(layout.sheet, cellAddress(layout.nameRow(side), layout.teamColumn));
  const team = side === 0 ? HOME : AWAY;
  return {
    formula: `IF(${cell}="","${HOME_AND_AWAY.long(team)}",${cell})`,
    value: nameOf(HOME_AND_AWAY, teams, team),
  };
}

/** A pair's team and number in a line. */
export function pairName(plan: MatchPlan, layout: MatchLayout, pair: TeamPair): Computed {
  const { formula, value } = teamName(plan, layout, sideOf(pair));
  const number = pair.pair + 1;
  return { formula: `${formula}&" ${number}"`, value: `${value} ${number}` };
}

/** A pair's team and number, and below them its two players by their seats. */
export function pairLabel(plan: MatchPlan, layout: MatchLayout, pair: TeamPair, side: Side): Computed {
  const head = pairName(plan, layout, pair);
  const seats = side === "N-S" ? ["North", "South"] : ["East", "West"];
  const players = seats.map((seat, i) => {
    const { formula, value } = playerName(plan, layout, pair, i);
    return { formula: `"${seat}: "&${formula}`, value: `${seat}: ${value}` };
  });
  const lines = [head, ...players];
  return {
    formula: lines.map(({ formula }) => formula).join("&CHAR(10)&"),
    value: lines.map(({ value }) => value).join("\n"),
  };
}

function playerName({ players }: MatchPlan, layout: MatchLayout, pair: TeamPair, index: number): Computed {
  const player = pair.pair * 2 + index;
  const side = sideOf(pair);
  return {
    formula: onSheet(layout.sheet, cellAddress(layout.nameRow(side), layout.playerColumn(player))),
    value: players[side * 4 + player]!,
  };
}

function sideOf({ team }: TeamPair): 0 | 1 {
  return team === HOME ? 0 : 1;
}
