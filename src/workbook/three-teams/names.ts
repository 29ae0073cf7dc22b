import { entryOf, type Contestant, type TeamPair } from "../../movements/contestant";
import { LETTERED_TEAMS } from "../../sessions/contestants";
import type { ThreeTeamsPlan } from "../../sessions/three-teams/plan";
import type { Computed } from "../kit/content";
import { cellAddress, onSheet, textLiteral } from "../reference";
import { NAME_COLUMNS, PLAYER_COLUMNS, SCORESHEET, teamRow } from "./layout";

/** The cells of names on the Scoresheet, and what is typed there. */
interface Typed {
  readonly cell: string;
  readonly text: string;
}

/** A team's letter and name, as typed on the Scoresheet: "A Reds", or "A". */
export function teamName(plan: ThreeTeamsPlan, team: Contestant): Computed {
  const { cell, text } = typedName(plan, team);
  const letter = LETTERED_TEAMS.short(team);
  return {
    formula: `"${letter}"&IF(${cell}="",""," "&${cell})`,
    value: text === "" ? letter : `${letter} ${text}`,
  };
}

/** A team's name alone, as typed; "" for none. */
export function nameAlone(plan: ThreeTeamsPlan, team: Contestant): Computed {
  const { cell, text } = typedName(plan, team);
  return { formula: `IF(${cell}="","",${cell})`, value: text };
}

/** A team's letter and name, with the players of one of its pairs below. */
export function pairLabel(plan: ThreeTeamsPlan, { team, pair }: TeamPair): Computed {
  const players = playersOf(plan, { team, pair });
  return joined(teamName(plan, team), players, "CHAR(10)", "\n");
}

/** Text, a team, and behind a colon the players of one of its pairs: "Table A: A Reds: Moe & Larry". */
export function pairHeading(text: string, plan: ThreeTeamsPlan, { team, pair }: TeamPair): Computed {
  return joined(teamHeading(text, plan, team), playersOf(plan, { team, pair }), '": "', ": ");
}

/** Text before a team's letter and name. */
export function teamHeading(text: string, plan: ThreeTeamsPlan, team: Contestant): Computed {
  const { formula, value } = teamName(plan, team);
  return { formula: `${textLiteral(text)}&${formula}`, value: `${text}${value}` };
}

function typedName({ teams }: ThreeTeamsPlan, team: Contestant): Typed {
  return { cell: typedAt(team, NAME_COLUMNS.left), text: entryOf(teams, team) };
}

/** The names of a pair's players; a pair of which one is known has that one. */
function playersOf({ players }: ThreeTeamsPlan, { team, pair }: TeamPair): readonly Typed[] {
  const first = 2 * pair;
  return [first, first + 1].map((i) => ({
    cell: typedAt(team, PLAYER_COLUMNS[i]!),
    text: players[4 * team + i]!,
  }));
}

function joined(before: Computed, players: readonly Typed[], separatorFormula: string, separator: string): Computed {
  const [one, other] = players.map(({ cell }) => cell);
  const both = players.map(({ text }) => text).filter((text) => text !== "");
  const and = `IF(OR(${one}="",${other}=""),""," & ")`;
  return {
    formula: `${before.formula}&IF(AND(${one}="",${other}=""),"",` + `${separatorFormula}&${one}&${and}&${other})`,
    value: `${before.value}${both.length === 0 ? "" : separator}${both.join(" & ")}`,
  };
}

function typedAt(team: Contestant, column: number): string {
  return onSheet(SCORESHEET, cellAddress(teamRow(team), column));
}
