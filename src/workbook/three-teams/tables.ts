import { THREE_TEAMS } from "../../movements/three-teams";
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
  return THREE_TEAMS.map((letter, team) => ({
    table: letter,
    note: NOTE,
    blocks: plan.halves.flatMap(({ half, tables }) =>
      tables
        .filter(({ table }) => table === letter)
        .map(({ ew, set, boards }) => ({
          label: half,
          ns: pairLabel(plan, team, "N-S"),
          ew: pairLabel(plan, THREE_TEAMS.indexOf(ew), "E-W"),
          boards,
          match: matches[set - 1]!,
        }))
    ),
  }));
}
