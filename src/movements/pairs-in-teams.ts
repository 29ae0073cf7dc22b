import { contestantsIn, type Contestant, type Seated } from "./contestant";
import { tableOf, type Stretch } from "./movement";

/**
 * Returns the two teams of a stretch at two tables, in games in which pairs change teams. One team has North-South at
 * Table 1 and East-West at Table 2, the other team has the other two sides. For example, pairs 4 and 3 play against
 * pairs 2 and 1.
 */
export function teamsIn<C extends Seated>(
  stretch: Stretch<C>
): readonly [northSouthAtTable1: readonly Contestant[], northSouthAtTable2: readonly Contestant[]] {
  const [table1, table2] = [tableOf(stretch, 1), tableOf(stretch, 2)];
  return [
    [...contestantsIn(table1.ns), ...contestantsIn(table2.ew)],
    [...contestantsIn(table2.ns), ...contestantsIn(table1.ew)],
  ];
}
