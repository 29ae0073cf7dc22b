import type { Both } from "../../sessions/teams/match";
import { computed } from "../kit/content";
import { unlessBlank } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { placeList, putHeadings, putRow, type List } from "../kit/list";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { WORKING } from "../working/steps";
import { opponentsOf, type MatchSheets, type MatchSide } from "./match-sheets";

/** In what the two sides' sheets differ, a row for each board, and the number of the difference; on the Working sheet. */
export type DifferenceList = List<"what" | "number">;

/** Places the differences right of what the match comes to, in the rows of the tables' own sheets. */
export function placeDifferences({ places: [home], views: [view] }: Pick<MatchSheets, "places" | "views">) {
  const place = { sheet: WORKING, headingRow: 1, firstRow: home.list.firstRow };
  return placeList(
    { what: { heading: "Differs in" }, number: { heading: "Difference" } },
    { ...place, left: view.right + 2, rows: home.boards.length }
  );
}

/** Writes on the Working sheet, for each board, in what the two sheets differ. */
export function putDifferences(grid: Grid, sheets: MatchSheets): void {
  const { differences: list, places } = sheets;
  const { score, bothScores } = texts.teamMatch.check;
  putHeadings(grid, list);
  for (const board of places[0].boards) {
    const row = places[0].rowOf(board);
    const [at1, at2] = [recordsOf(sheets, 0, board).join("="), recordsOf(sheets, 1, board).join("=")];
    const what =
      `IF(${at1},IF(${at2},"",${textLiteral(score(2))}),` +
      `IF(${at2},${textLiteral(score(1))},${textLiteral(bothScores)}))`;
    const number = unlessBlank(list.cell("what", row), `MAX(${list.above("number", row)})+1`);
    putRow(grid, list, row, { what: computed(what, null), number: computed(number, null) });
  }
}

/**
 * The N-S score of a board at the table of a keeper, as the home team has it and as the away team has it. Each types
 * that of the table whose sheet it keeps, and may type over the other's, which it otherwise takes from the other sheet.
 */
function recordsOf({ places }: MatchSheets, keeper: MatchSide, board: number): Both<string> {
  const typed = places[keeper].step("typed", board);
  const noted = places[opponentsOf(keeper)].outsideCell("other", board);
  return keeper === 0 ? [typed, noted] : [noted, typed];
}
