import type { Contestant } from "../../movements/contestant";
import { NUMBERED_TEAMS } from "../../sessions/contestants";
import { computed, joined, ifTyped, type Computed } from "../kit/content";
import { typedTeam } from "../team-names";
import type { SwissSheets } from "./swiss-lists";

/** Returns a formula for the name of the team whose number is in a cell; blank if there is no such team. */
export function nameBeside({ lists }: SwissSheets, number: string): Computed {
  const { outside } = lists.working.teams;
  const formula = `IFERROR(INDEX(${outside.range("name")},MATCH(${number},${outside.range("number")},0)),"")`;
  return computed(formula);
}

/** A team's name as it is typed on the Standings. */
export function typedName({ event, lists }: SwissSheets, team: Contestant): string {
  return typedTeam({ plan: event.plan, names: lists.standings[0].teams }, team);
}

/** A team's number and name within a text. */
export function teamLabel(sheets: SwissSheets, team: Contestant): Computed {
  const name = typedName(sheets, team);
  return ifTyped(name, joined(`${NUMBERED_TEAMS.short(team)} `, computed(name)), NUMBERED_TEAMS.long(team));
}
