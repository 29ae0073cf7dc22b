import { contestantNumber } from "../../movements/contestant";
import { atTable } from "../../movements/movement";
import { THREE_TEAMS } from "../../movements/three-teams";
import { tableLetter } from "../../sessions/three-teams/plan";
import type { ScoredThreeTeams } from "../../sessions/three-teams/score-three-teams";
import type { TableForm, TeamTable } from "../tables/team-tables";
import { pairLabel } from "./names";

/** What the three tables' sheets have in common. */
export const FORM: TableForm = {
  block: "Half",
  scoring: "imps",
  typedApart: false,
  rowsAbove: 0,
};

const NOTE =
  "Nothing is compared before both halves are over: until then show this sheet to nobody who plays. " +
  "N/S + or − follows from contract and by, or may be typed.";

/** The tables A, B and C: a block a half, the boards of a match each. */
export function tablesOfThree({ plan, matches }: ScoredThreeTeams): TeamTable[] {
  return THREE_TEAMS.map(contestantNumber).map((table) => ({
    table,
    name: tableLetter(table),
    note: NOTE,
    blocks: atTable(plan.movement, table).map(({ round, ns, ew, boards }) => ({
      label: round,
      ns: pairLabel(plan, ns),
      ew: pairLabel(plan, ew),
      boards,
      match: matches.find(({ match }) => match.boards.join() === boards.join())!,
    })),
  }));
}
