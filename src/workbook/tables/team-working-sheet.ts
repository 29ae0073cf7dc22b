import { boardPoints } from "../../sessions/teams/match";
import { computed } from "../kit/content";
import { unlessBlank } from "../kit/formula";
import { newGrid, type Grid } from "../kit/grid";
import { putHeadings, putRow } from "../kit/list";
import type { Sheet } from "../model";
import { putSteps } from "../working/put-steps";
import { putScoreTables } from "../working/score-tables";
import { WORKING } from "../working/steps";
import type { TeamColumn, TeamSheets, TeamTablePlace } from "./team-tables";
import { viewFrom } from "./view";

/**
 * The hidden Working sheet of an event of teams.
 * @param more writes what a kind of event has there besides.
 */
export function teamWorkingSheet(sheets: TeamSheets, more: (grid: Grid) => void = () => undefined): Sheet {
  const { places, dialect } = sheets;
  const grid = newGrid(WORKING, []);
  putScoreTables(grid, dialect);
  for (const place of places) {
    const boards = place.blocks.flatMap(({ match, boards: played }) =>
      played.map((board) => ({ board, result: viewFrom(place.table, match, board).own }))
    );
    putSteps(grid, place, dialect, boards);
    putWorth(grid, sheets, place);
  }
  more(grid);
  return grid.finish({ hidden: true });
}

/** What each board of a table is worth to its two sides. */
function putWorth(grid: Grid, { form, dialect }: TeamSheets, place: TeamTablePlace): void {
  const { worth } = place;
  putHeadings(grid, worth);
  const isBam = form.scoring === "bam";
  for (const { match, boards } of place.blocks)
    for (const board of boards) {
      const row = place.rowOf(board);
      const { net, points } = viewFrom(place.table, match, board);
      const cell = (key: TeamColumn) => place.outsideCell(key, board);
      const scale = worth.cell("scale", row);
      const scaled = isBam ? dialect.boardAMatch(cell("net")) : dialect.imps(cell("net"));
      const theirs = isBam ? `1-${scale}` : `0-${scale}`;
      const adjusted = cell("adjustedEw");
      putRow(grid, worth, row, {
        scale: computed(unlessBlank(cell("net"), scaled), net === null ? null : boardPoints(form.scoring, net)[0]),
        ns: computed(unlessBlank(cell("imps")), points?.[0] ?? null),
        ew: computed(`IF(ISNUMBER(${adjusted}),${adjusted},${unlessBlank(scale, theirs)})`, points?.[1] ?? null),
      });
    }
}
