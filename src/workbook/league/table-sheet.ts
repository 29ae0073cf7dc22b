import { contestantNumber, contestants, entryOf, type Contestant } from "../../movements/contestant";
import { computed, type Computed } from "../kit/content";
import { firstThat } from "../kit/formula";
import { putHint, putLine, titledGrid } from "../kit/grid";
import { putList, sheetRows, sheetWidths, type RowContents } from "../kit/list";
import { fillPage, printSetup } from "../kit/page";
import type { Draft } from "../model";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { matchesPlayed } from "./fixtures-sheet";
import type { DeductionColumn, LeagueSheets, TableColumn } from "./league-lists";
import { ofNumber, shownName } from "./names";
import type { TeamStep } from "./working-lists";

const { table: words, deductions } = texts.league;

/** The sheet Result: the league table, the teams with the leader first, by formulas; right of its page what is taken from teams is typed. */
export function tableSheet(sheets: LeagueSheets): Draft {
  const { league, lists, head, paper } = sheets;
  const { table: list } = lists;
  const grid = titledGrid(head, list.sheet, sheetWidths(list, lists.deductions), { columns: list.right });
  grid.put(3, 1, matchesPlayed(sheets), STYLES.status);
  grid.height(3, 22);
  putList(grid, list, league.standings, (_team, row) => rowOf(sheets, row), 26);
  putList(grid, lists.deductions, contestants(league.plan.teams.length), (team) => deductionOf(sheets, team), 26);
  const noteRow = list.lastRow + 1;
  putLine(grid, noteRow, { right: list.right }, words.note[league.plan.ties], STYLES.note, 20);
  const print = printSetup(paper, noteRow, list.right, {
    titleRows: [list.headingRow, list.headingRow],
    orientation: "landscape",
  });
  putHint(grid, print, deductions.note);
  return grid.finish({
    frozenRows: list.headingRow,
    print: () => fillPage(grid, print, sheetRows(list), [18, 32]),
  });
}

/** A row: what the team has whose turn it is. */
function rowOf(sheets: LeagueSheets, row: number): RowContents<TableColumn> {
  const { lists } = sheets;
  const { table: list, working } = lists;
  const number = `$${list.cell("number", row)}`;
  const of = (step: TeamStep) => computed(ofNumber(sheets, step, number));
  const [played, won, lost] = [list.cell("played", row), list.cell("won", row), list.cell("lost", row)];
  return {
    place: of("place"),
    number: computed(`MATCH(${row + 1},${working.teams.outside.range("position")},0)`),
    team: of("name"),
    played: of("played"),
    won: of("won"),
    drawn: computed(`${played}-${won}-${lost}`),
    lost: of("lost"),
    impsFor: of("impsFor"),
    impsAgainst: of("impsAgainst"),
    deducted: of("deducted"),
    total: of("total"),
    remark: of("remark"),
  };
}

/** What is taken from a team, and why. */
function deductionOf(sheets: LeagueSheets, team: Contestant): RowContents<DeductionColumn> {
  const { deducted, reason } = entryOf(sheets.league.teams, team);
  return {
    number: contestantNumber(team),
    name: shownName(sheets, team),
    points: deducted === 0 ? null : deducted,
    reason: reason === "" ? null : reason,
    check: checkOf(sheets, team),
  };
}

/** Says that something is typed that takes no points. What has been read and checked does. */
function checkOf({ lists }: LeagueSheets, team: Contestant): Computed {
  const step = (key: TeamStep) => lists.working.teams.outside.cell(key, team);
  const cases = [
    [`AND(${step("deductedText")}<>"",${step("deducted")}="")`, textLiteral(deductions.noPoints)],
    [`AND(${step("reason")}<>"",${step("deducted")}="")`, textLiteral(deductions.missing)],
  ] as const;
  return computed(firstThat(cases, '""'));
}
