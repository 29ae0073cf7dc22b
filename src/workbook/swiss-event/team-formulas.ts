import { teamLabel, teamName } from "../../sessions/swiss-event/plan";
import type { Computed } from "../kit/content";
import type { SwissLayout } from "./layout";
import { NAME_COLUMN, standingsAddress } from "./standings-layout";
import { teamStepAddress } from "./working-layout";
import type { SwissSheets } from "./swiss-sheets";

/** Gives the name of a team in a cell beside its number, blank where there is no such team. */
export function namesBeside({ event, layout }: SwissSheets): (cell: string, team: number | null) => Computed {
  const names = teamStepAddress(layout, "name");
  const numbers = teamStepAddress(layout, "number");
  return (cell, team) => ({
    formula: `IFERROR(INDEX(${names},MATCH(${cell},${numbers},0)),"")`,
    value: team === null ? "" : teamName(event.plan, team),
  });
}

/** A team's number and name, for a text; what it gives is `teamLabel`. */
function labelFormula(layout: SwissLayout, team: number): string {
  const name = `INDEX(${standingsAddress(layout, NAME_COLUMN)},${team})`;
  return `IF(${name}="","Team ${team}","${team} "&${name})`;
}

/** Text with teams in it. */
export function textWithTeams({ event, layout }: SwissSheets, parts: readonly (string | number)[]): Computed {
  const { plan } = event;
  return {
    formula: parts.map((part) => (typeof part === "number" ? labelFormula(layout, part) : `"${part}"`)).join("&"),
    value: parts.map((part) => (typeof part === "number" ? teamLabel(plan, part) : part)).join(""),
  };
}
