import type { ScoredHome } from "../../sessions/home/score-home";
import type { Frame } from "../assemble";
import type { HomeTable } from "../tables/home-tables";
import type { ScoresheetLists } from "./scoresheet-lists";

/** What the sheets of a home session are made from. */
export interface HomeSheets extends Frame {
  readonly session: ScoredHome;
  readonly places: readonly [table1: HomeTable, table2: HomeTable];
  readonly lists: ScoresheetLists;
}
