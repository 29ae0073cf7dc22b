import type { ScoredTeams } from "../../sessions/teams/score-teams";
import type { Scored } from "../../sessions/kinds";
import { assemble, type Frame, type WorkbookOptions } from "../assemble";
import type { Entries } from "../entries";
import type { Grid } from "../kit/grid";
import type { DefinedName, Draft, Workbook } from "../model";
import { placeResult, putBest, rightOf, type ResultLists } from "../result/best-board";
import { putRanking, type RankingLine } from "../result/ranking";
import { resultSheet, type ResultParts } from "../result/result-sheet";
import { placeFaults } from "../tables/faults";
import { pencilForms } from "../tables/pencil-sheet";
import { tableSheet, type TableSheetParts } from "../tables/table-sheet";
import { tableNames, type TeamColumn, type TeamSheets, type TeamTablePlace } from "../tables/team-tables";
import { swingFormula, teamWorkingSheet } from "../tables/worth";
import { texts } from "../texts";
import { placeAmounts, putAmounts, type AmountList, type AmountsIn } from "../typed-amounts";

/** Lists and scores from which the sheets of matches of teams are made. */
export interface TeamsSheets extends TeamSheets {
  readonly scored: Scored & ScoredTeams;
  readonly result: ResultLists;
  /** Calculation columns of the typed penalties and handicaps. */
  readonly amounts: AmountList;
}

/** The parts of the sheet Winners that differ by the number of teams. */
export type WinnersParts = Omit<ResultParts, "who" | "faults" | "ranked" | keyof ResultLists>;

/** The parts of a workbook that differ by the number of teams. */
interface TeamsParts<S extends TeamsSheets> {
  readonly scored: TeamsSheets["scored"];
  readonly places: readonly TeamTablePlace[];
  /** The first free column of the Working sheet. */
  readonly left: number;
  readonly amounts: readonly AmountsIn[];
  readonly sheetsFrom: (placed: Pick<TeamsSheets, "result" | "amounts" | "faults">) => S;
  /** The teams in the order of their numbers. */
  readonly ranked: (sheets: S) => readonly RankingLine[];
  readonly winners: (sheets: S) => WinnersParts;
  /** Returns the contents of the tables' sheets. */
  readonly tables: (sheets: S) => readonly TableSheetParts<TeamColumn>[];
  /** Returns the visible sheets in their order. */
  readonly drafts: (sheets: S, tables: readonly Draft[], winners: Draft) => readonly Draft[];
  /**
   * Write further columns of the Working sheet: `before` before the ranking is written, `behind` after it; `behind`
   * also has to call `putAmounts`.
   */
  readonly before: (grid: Grid, sheets: S) => void;
  readonly behind: (grid: Grid, sheets: S, putAmounts: () => void) => void;
  readonly names: (sheets: S) => readonly DefinedName[];
  readonly entries: (sheets: S) => Entries;
}

/** Returns the workbook of matches of teams, put together from its parts. */
export function teamsWorkbook<S extends TeamsSheets>(
  frame: Frame,
  { forms }: Pick<WorkbookOptions, "forms">,
  parts: TeamsParts<S>
): Workbook {
  const { scored, places } = parts;
  const result = placeResult(scored, places, parts.left, scored.plan.teams.length);
  const amounts = placeAmounts(rightOf(result) + 2, parts.amounts.flatMap((column) => column.amounts).length);
  const faults = placeFaults(amounts.right + 2, places.length);
  const sheets = parts.sheetsFrom({ result, amounts, faults });
  const ranked = parts.ranked(sheets);
  const winners = resultSheet(sheets, {
    who: texts.common.team,
    faults,
    ranked,
    ...result,
    ...parts.winners(sheets),
  });
  const working = () =>
    teamWorkingSheet(sheets, (grid) => {
      const { ranking, best } = result;
      parts.before(grid, sheets);
      putRanking(grid, ranking, ranked);
      if (best) putBest(grid, best, ranking, ({ board, tables }) => swingFormula(places, tables[0], board));
      parts.behind(grid, sheets, () => putAmounts(grid, amounts, parts.amounts));
    });
  const tables = parts.tables(sheets);
  const shown = tables.map((table) => tableSheet(sheets, table));
  return assemble(
    frame,
    [...parts.drafts(sheets, shown, winners.sheet), ...pencilForms(frame, forms, tables, frame.hasImps)],
    working,
    [...tableNames(places), ...parts.names(sheets), ...winners.names],
    parts.entries(sheets)
  );
}
