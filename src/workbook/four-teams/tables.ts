import { atTable } from "../../movements/movement";
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

const TABLES = [1, 2, 3, 4] as const;

const NOTE =
  "Type the contract with its result behind it (4H, 3NT-1, 2S+1, Pass) and by. The boards of rounds 4 to 6 are not shuffled.";

/** The four tables: a block a round. */
export function tablesOf({ plan, matches }: ScoredFourTeams): TeamTable[] {
  return TABLES.map((table) => ({
    table,
    name: String(table),
    note: NOTE,
    blocks: atTable(plan.movement, table).map(({ round, ns, ew, boards }) => {
      const match = matches.find((scored) => scored.match.round === round && scored.match.tables.includes(table))!;
      return { label: round, ns: pairBlock(plan, ns), ew: pairBlock(plan, ew), boards, match };
    }),
  }));
}
