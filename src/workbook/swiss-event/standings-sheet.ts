import type { ScoredTeam } from "../../sessions/event/standings";
import { widthsOf } from "../kit/columns";
import { fillPages } from "../kit/even-pages";
import { type Grid, newGrid, writeHint, writeLine, writeNote, writeSheetTitle } from "../kit/grid";
import { type List, sheetRows } from "../kit/list";
import { pageScale, printSetup } from "../kit/page";
import { rowContents, writeDoubleHeadings, writeEntryRules, writeHeadings, writeRow } from "../kit/write-list";
import type { Draft } from "../model";
import { penaltiesText } from "../penalties/penalty-steps";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { TITLE_COLUMNS } from "./presence-list";
import type { StandingsPart, SwissSheets } from "./swiss-lists";
import { rankingNote } from "./ties-in-words";

const { swissEvent: swiss } = texts;
const { standings: words } = swiss;

/** Minimum and maximum height of a team's row, in points; 14 mm on paper at the page's scale. */
const HEIGHTS = [19.4, 44] as const;

/** Width of the empty column between the page and the columns to the right of it, in characters. */
const GAP_WIDTH = 3;

/**
 * Writes the Standings, which are posted on the wall: a row for each team with its name, for each round its opponent,
 * victory points and total so far, and at the end its total and place.
 */
export function standingsSheet(sheets: SwissSheets, part: StandingsPart): Draft {
  const { event, head, paper } = sheets;
  const { teams, rounds, totals } = part;
  const { headingRow, lastRow } = teams;
  const listed = [...widthsOf(teams), ...rounds.flatMap(({ standings }) => widthsOf(standings)), ...widthsOf(totals)];
  const widths = [...listed, ...Array<number>(Math.max(0, TITLE_COLUMNS - listed.length)).fill(12)];
  const { presence } = sheets.lists;
  const first = part === sheets.lists.standings[0];
  const beyond = first && event.plan.rounds > 0 ? [GAP_WIDTH, ...widthsOf(presence)] : [];
  const orientation = event.plan.rounds > 2 ? "landscape" : "portrait";
  const grid = newGrid(part.sheet, [...widths, ...beyond], 0.97 * pageScale(paper, widths, orientation));
  writeSheetTitle(grid, head, titleOf(sheets, part), widths.length);
  if (event.plan.rounds > 0) writeNote(grid, rankingNote(event.plan), widths.length);
  putAllHeadings(grid, part);
  putRows(grid, teams, event.teams);
  writeEntryRules(grid, teams);
  for (const { standings } of rounds) putRows(grid, standings, event.teams);
  putRows(grid, totals, event.teams);
  const hasLine = event.plan.rounds > 0;
  if (hasLine)
    writeLine(grid, lastRow + 1, { right: listed.length }, penaltiesText(sheets.lists.working.penalties), STYLES.note);
  const setup = printSetup(paper, lastRow + (hasLine ? 1 : 0), widths.length, {
    titleRows: [headingRow - 1, headingRow],
    orientation,
  });
  if (first) writeHint(grid, setup, words.note);
  if (beyond.length > 0) {
    putTall(grid, presence);
    putRows(grid, presence, event.teams);
    writeEntryRules(grid, presence);
  }
  return grid.finish({ frozenRows: headingRow, print: () => fillPages(grid, setup, sheetRows(teams), HEIGHTS) });
}

function titleOf({ lists }: SwissSheets, { rounds }: StandingsPart): string {
  const [first, last] = [rounds[0], rounds[rounds.length - 1]];
  if (!first || !last) return words.teams;
  return lists.standings.length === 1 ? words.name : words.part(first.round, last.round);
}

/** Writes a row for each team. */
function putRows<K extends string>(grid: Grid, list: List<K, ScoredTeam>, teams: readonly ScoredTeam[]): void {
  const contents = rowContents(list);
  grid.list(list.placed);
  teams.forEach((team) => writeRow(grid, list, team.team, contents(team, team.team)));
}

/**
 * Writes the headings in two rows. Each round has one heading in the upper row, and below it a heading for each of its
 * columns; the headings of teams and totals take both rows.
 */
function putAllHeadings(grid: Grid, { teams, rounds, totals }: StandingsPart): void {
  const top = teams.headingRow - 1;
  putTall(grid, teams);
  for (const { standings, list } of rounds) {
    grid.block({ ...standings.area(["opponents", "running"]), top, bottom: top }, list.sheet, STYLES.heading);
    writeHeadings(grid, standings, STYLES.label);
  }
  for (const row of [top, teams.headingRow]) grid.height(row, 20);
  putTall(grid, totals);
}

/** Writes headings that take both rows. */
function putTall<K extends string>(grid: Grid, list: List<K, ScoredTeam>): void {
  writeDoubleHeadings(grid, list, { upper: STYLES.heading, lower: STYLES.heading });
}
