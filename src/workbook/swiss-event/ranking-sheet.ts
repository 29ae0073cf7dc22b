import { contestantNumber, entryOf } from "../../movements/contestant";
import { computed } from "../kit/content";
import { newGrid, putNote, putSheetTitle } from "../kit/grid";
import { putList, widthsOf } from "../kit/list";
import { fillPage, printSetup } from "../kit/page";
import type { Sheet } from "../model";
import { texts } from "../texts";
import type { SwissSheets } from "./swiss-lists";
import { nameBeside } from "./team-names";

/** More than this are too small to read on one page. */
const MOST_ON_A_PAGE = 45;

/** The Ranking: the teams with the leader first, by formulas. */
export function rankingSheet(sheets: SwissSheets): Sheet {
  const { event, lists, head, paper } = sheets;
  const { standings, teams } = event;
  const { ranking: list, working } = lists;
  const { totals } = lists.standings[0];
  const { name, note } = texts.swissEvent.ranking;
  const grid = newGrid(name, widthsOf(list));
  putSheetTitle(grid, head, name, list.right);
  putNote(grid, note, list.right);
  const row = (team: (typeof standings)[number], index: number) => {
    const number = `$${list.cell("number", index)}`;
    const { place, total } = entryOf(teams, team);
    const positions = working.teams.outside.range("position");
    return {
      place: computed(`INDEX(${totals.outside.range("place")},${number})`, place),
      number: computed(`MATCH(${index + 1},${positions},0)`, contestantNumber(team)),
      team: nameBeside(sheets, number, team),
      total: computed(`INDEX(${totals.outside.range("total")},${number})`, total),
    };
  };
  putList(grid, list, standings, row, 24);
  const pages = Math.ceil(standings.length / MOST_ON_A_PAGE);
  const print = printSetup(paper, list.lastRow, list.right, {
    titleRows: [list.headingRow, list.headingRow],
    pagesFrom: pages > 1 ? [list.row(Math.ceil(standings.length / pages))] : null,
  });
  const rows = standings.map((_, index) => list.row(index));
  fillPage(grid, print, rows, [14, 24]);
  return grid.finish({ frozenRows: list.headingRow, print });
}
