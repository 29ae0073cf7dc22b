import { FOUR_TEAMS } from "../../sessions/four-teams/plan";
import type { ScoredFourTeams } from "../../sessions/four-teams/score-four-teams";
import type { TableForm, TeamTable } from "../tables/team-tables";
import { pairBlock } from "./names";

/** What the sheets of the four tables have in common. */
export const FORM: TableForm = {
  block: "Round",
  scoring: "imps",
  typedApart: false,
  rowsAbove: 0,
};

const NOTE =
  "Type the contract with its result behind it (4H, 3NT-1, 2S+1, Pass) and by. The boards of rounds 4 to 6 are not shuffled.";

/** The four tables: a block a round. */
export function tablesOf({ plan, matches }: ScoredFourTeams): TeamTable[] {
  return Array.from({ length: FOUR_TEAMS }, (_, i) => ({
    table: i + 1,
    note: NOTE,
    blocks: plan.rounds.map(({ round, tables }) => {
      const { ns, ew, boards } = tables[i]!;
      const match = matches.find((one) => one.match.round === round && one.match.tables.includes(i + 1))!;
      return { label: round, ns: pairBlock(plan, ns), ew: pairBlock(plan, ew), boards, match };
    }),
  }));
}
