import type { ScoredHome } from "../../sessions/home/score-home";
import type { Dialect } from "../formulas/dialect";
import type { Paper } from "../model";
import type { HomeLayout } from "./layout";

/** What the sheets of a home session are made from. */
export interface HomeSheets {
  readonly session: ScoredHome;
  readonly layout: HomeLayout;
  readonly dialect: Dialect;
  readonly paper: Paper;
}
