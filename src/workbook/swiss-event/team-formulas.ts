import { contestantNumber, type Contestant } from "../../movements/contestant";
import { labelOf, nameOf, NUMBERED_TEAMS } from "../../sessions/contestants";
import type { Computed } from "../kit/content";
import type { SwissLayout } from "./layout";
import { NAME_COLUMN, standingsAddress } from "./standings-layout";
import { teamStepAddress } from "./working-layout";
import type { SwissSheets } from "./swiss-sheets";

/** Gives the name of a team in a cell beside its number, blank where there is no such team. */
export function namesBeside({ event, layout }: SwissSheets): (cell: string, team: Contestant | null) => Computed {
  const names = teamStepAddress(layout, "name");
  const numbers = teamStepAddress(layout, "number");
  return (cell, team) => ({
    formula: `IFERROR(INDEX(${names},MATCH(${cell},${numbers},0)),"")`,
    value: team === null ? "" : nameOf(NUMBERED_TEAMS, event.plan.teams, team),
  });
}

/** A team's number and name, for a text; what it gives is `labelOf`. */
function labelFormula(layout: SwissLayout, team: Contestant): string {
  const name = `INDEX(${standingsAddress(layout, NAME_COLUMN)},${contestantNumber(team)})`;
  return `IF(${name}="","${NUMBERED_TEAMS.long(team)}","${NUMBERED_TEAMS.short(team)} "&${name})`;
}

/** Text with teams in it. */
export function textWithTeams({ event, layout }: SwissSheets, parts: readonly (string | Contestant)[]): Computed {
  const { plan } = event;
  return {
    formula: parts.map((part) => (typeof part === "number" ? labelFormula(layout, part) : `"${part}"`)).join("&"),
    value: parts.map((part) => (typeof part === "number" ? labelOf(NUMBERED_TEAMS, plan.teams, part) : part)).join(""),
  };
}
