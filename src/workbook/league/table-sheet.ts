import { contestantNumber, entryOf, type Contestant } from "../../movements/contestant";
import { nameOf, NUMBERED_TEAMS } from "../../sessions/contestants";
import { computed } from "../kit/content";
import { putLine, titledGrid } from "../kit/grid";
import { putList, sheetRows, widthsOf, type RowContents } from "../kit/list";
import { fillPage, printSetup } from "../kit/page";
import type { CellValue, Sheet } from "../model";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { matchesPlayed } from "./fixtures-sheet";
import type { LeagueSheets, TableColumn } from "./league-lists";
import { ofNumber } from "./names";
import { whyPlaced } from "./team-steps";
import type { TeamStep } from "./working-lists";

const { table: words } = texts.league;

/** The Table: the teams with the leader first, by formulas. */
export function tableSheet(sheets: LeagueSheets): Sheet {
  const { league, lists, head, paper } = sheets;
  const { table: list } = lists;
  const grid = titledGrid(head, words.name, widthsOf(list));
  grid.put(3, 1, matchesPlayed(sheets), STYLES.status);
  grid.height(3, 22);
  putList(grid, list, league.standings, (team, row) => rowOf(sheets, team, row), 26);
  const noteRow = list.lastRow + 1;
  putLine(grid, noteRow, { right: list.right }, words.note[league.plan.ties], STYLES.note, 20);
  const print = printSetup(paper, noteRow, list.right, {
    titleRows: [list.headingRow, list.headingRow],
    orientation: "landscape",
  });
  fillPage(grid, print, sheetRows(list), [18, 32]);
  return grid.finish({ frozenRows: list.headingRow, print });
}

/** A row: what the team has whose turn it is. */
function rowOf(sheets: LeagueSheets, team: Contestant, row: number): RowContents<TableColumn> {
  const { league, lists } = sheets;
  const { table: list, working } = lists;
  const scored = entryOf(league.teams, team);
  const number = `$${list.cell("number", row)}`;
  const of = (step: TeamStep, value: CellValue) => computed(ofNumber(sheets, step, number), value);
  const [played, won, lost] = [list.cell("played", row), list.cell("won", row), list.cell("lost", row)];
  return {
    place: of("place", scored.place),
    number: computed(`MATCH(${row + 1},${working.teams.outside.range("position")},0)`, contestantNumber(team)),
    team: of("name", nameOf(NUMBERED_TEAMS, league.plan.teams, team)),
    played: of("played", scored.played),
    won: of("won", scored.won),
    drawn: computed(`${played}-${won}-${lost}`, scored.drawn),
    lost: of("lost", scored.lost),
    impsFor: of("impsFor", scored.impsFor),
    impsAgainst: of("impsAgainst", scored.impsAgainst),
    total: of("total", scored.total),
    why: of("why", whyPlaced(sheets, scored).value),
  };
}
