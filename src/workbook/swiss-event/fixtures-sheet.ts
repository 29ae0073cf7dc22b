import { boardsOfRound } from "../../sessions/swiss-event/round-boards";
import { computed } from "../kit/content";
import { onPages } from "../kit/even-pages";
import { putHint, putLine, titledGrid } from "../kit/grid";
import { bandRow, putList, widthsOf, type List, type RowContents } from "../kit/list";
import { fillPage, printSetup } from "../kit/page";
import type { Draft } from "../model";
import { texts } from "../texts";
import { STYLES } from "../theme";
import type { FixtureColumn, RoundColumn, SwissRound, SwissSheets } from "./swiss-lists";
import { nameBeside } from "./team-names";

const { fixtures: words } = texts.swissEvent;

const BAND_HEIGHT = 22;
const LEAST_HEIGHT = 16;
const MOST_HEIGHT = 24;

/** The Fixtures of a round robin: who meets whom in each round, with the points of what has been played. */
export function fixturesSheet(sheets: SwissSheets, list: List<FixtureColumn>): Draft {
  const { event, head, paper, lists } = sheets;
  const grid = titledGrid(head, list.sheet, widthsOf(list));
  const lines = lists.rounds.flatMap(linesOf);
  putList(grid, list, lines, ({ round, line }) => rowOf(sheets, round, line), 24);
  const starts = lists.rounds.map(({ round, list: { rows } }) => {
    const { first, last } = boardsOfRound(event.plan, round);
    const row = bandRow(list, (round - 1) * rows);
    putLine(grid, row, { right: list.right }, words.round(round, first, last), STYLES.band, BAND_HEIGHT);
    return row;
  });
  const setup = printSetup(paper, list.lastRow, list.right, { titleRows: [1, list.headingRow] });
  const rows = lines.map((_, line) => list.row(line));
  putHint(grid, setup, words.note);
  const print = () => {
    const paged = onPages(grid, setup, rows, LEAST_HEIGHT, starts.slice(1)) ?? setup;
    return fillPage(grid, paged, rows, [LEAST_HEIGHT, MOST_HEIGHT]);
  };
  return grid.finish({ frozenRows: list.headingRow, print });
}

function linesOf(round: SwissRound): { round: SwissRound; line: number }[] {
  return Array.from({ length: round.list.rows }, (_, line) => ({ round, line }));
}

function rowOf(sheets: SwissSheets, round: SwissRound, line: number): RowContents<FixtureColumn> {
  const typed = (step: "typedTeam" | "typedOpponent") => round.lines.outside.cell(step, line);
  const points = (column: RoundColumn) => {
    const cell = round.list.outside.cell(column, line);
    return `IF(${cell}="","",${cell})`;
  };
  return {
    table: line + 1,
    team: computed(typed("typedTeam")),
    teamName: nameBeside(sheets, typed("typedTeam")),
    opponent: computed(typed("typedOpponent")),
    opponentName: nameBeside(sheets, typed("typedOpponent")),
    vps: computed(points("vps")),
    opponentVps: computed(points("opponentVps")),
  };
}
