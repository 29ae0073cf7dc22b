import { entryOf, type Contestant, type TeamPair } from "../../movements/contestant";
import { nameOf, NUMBERED_TEAMS, pairName } from "../../sessions/contestants";
import type { FourTeamsPlan } from "../../sessions/four-teams/plan";
import type { Computed } from "../kit/content";
import { cellAddress, onSheet } from "../reference";
import { RECAP } from "./layout";

/** A team's name as typed on the Recap sheet, or its number. */
export function teamLabel(plan: FourTeamsPlan, team: Contestant): Computed {
  const cell = teamCell(team);
  return {
    formula: `IF(${cell}="","${NUMBERED_TEAMS.long(team)}",${cell})`,
    value: nameOf(NUMBERED_TEAMS, plan.teams, team),
  };
}

/** A pair with the name of its team where that has one: "1A Reds". */
export function pairLabel(plan: FourTeamsPlan, pair: TeamPair): Computed {
  const cell = teamCell(pair.team);
  const name = entryOf(plan.teams, pair.team);
  const own = pairName(pair);
  return {
    formula: `"${own}"&IF(${cell}="",""," "&${cell})`,
    value: name === "" ? own : `${own} ${name}`,
  };
}

/** A pair with its team and, below them, its players. */
export function pairBlock(plan: FourTeamsPlan, pair: TeamPair): Computed {
  const head = pairLabel(plan, pair);
  const players = [0, 1].map((index) => {
    const cell = playerCell(pair, index);
    const name = playerOf(plan, pair, index);
    return { formula: `IF(${cell}="","",CHAR(10)&${cell})`, value: name && `\n${name}` };
  });
  return {
    formula: [head, ...players].map(({ formula }) => formula).join("&"),
    value: [head, ...players].map(({ value }) => value).join(""),
  };
}

/** The name of a pair's first (0) or second (1) player behind a text, "" without a name. */
export function playerLabel(plan: FourTeamsPlan, pair: TeamPair, index: number, before = ""): Computed {
  const cell = playerCell(pair, index);
  return {
    formula: `${before && `"${before}"&`}IF(${cell}="","",${cell})`,
    value: before + playerOf(plan, pair, index),
  };
}

function teamCell(team: Contestant): string {
  return onSheet(RECAP.sheet, cellAddress(RECAP.namesRow + 1 + team, RECAP.teamColumn));
}

function playerCell(pair: TeamPair, index: number): string {
  const column = RECAP.playerColumn(playerIndex(pair, index));
  return onSheet(RECAP.sheet, cellAddress(RECAP.namesRow + 1 + pair.team, column));
}

function playerOf({ players }: FourTeamsPlan, pair: TeamPair, index: number): string {
  return players[4 * pair.team + playerIndex(pair, index)]!;
}

function playerIndex({ pair }: TeamPair, index: number): number {
  return 2 * pair + index;
}
