import { computed, joined, type Computed } from "../kit/content";
import { fillPages } from "../kit/even-pages";
import { putLine, putProgress, titledGrid, type Grid } from "../kit/grid";
import { putHeadings, putRow, sheetRows, widthsOf, type RowContents } from "../kit/list";
import { printSetup } from "../kit/page";
import type { Area, Draft } from "../model";
import { texts } from "../texts";
import { RESULT_STYLES, STYLES } from "../theme";
import { bracketEnd } from "./bracket-sheet";
import { isLarge, type RankingColumn, type SwissSheets } from "./swiss-lists";
import { nameBeside } from "./team-names";
import { rankingNote, tieOf } from "./ties-in-words";

/** The heights of a team's row in points, at least and at most: of few teams, and of more than a page has in large letters. */
const HEIGHTS = { large: [22, 34], small: [17, 24] } as const;
const BRACKET_HEIGHT = 40;

const { result: common, swissEvent: words } = texts;

/** The sheet Winners: who has won the knockout, and the teams with the leader first, by formulas. */
export function resultSheet(sheets: SwissSheets): Draft {
  const { event, lists, head, paper } = sheets;
  const { ranking: list } = lists;
  const { plan } = event;
  const grid = titledGrid(head, common.name, widthsOf(list));
  const places = event.bracket ? [putBracketEnd(grid, sheets)] : [];
  if (plan.rounds === 0)
    return grid.finish({ print: printSetup(paper, list.headingRow - 1, list.right, { once: places }) });
  putProgress(grid, roundsPlayed(sheets));
  putHeadings(grid, list, STYLES.heading);
  grid.height(list.headingRow, list.has("tie") ? 34 : 26);
  event.standings.forEach((_, line) => putRow(grid, list, line, rowOf(sheets, line)));
  const note = list.lastRow + 1;
  putLine(grid, note, list, rankingNote(plan), STYLES.note, 24);
  const setup = printSetup(paper, note, list.right, {
    titleRows: [list.headingRow, list.headingRow],
    once: [...places, list.area("place")],
  });
  const heights = HEIGHTS[isLarge(plan) ? "large" : "small"];
  // With the knockout above them, the headings would fill a phone's screen.
  return grid.finish({
    frozenRows: event.bracket ? 0 : list.headingRow,
    print: () => fillPages(grid, setup, sheetRows(list), heights),
  });
}

/** How many rounds have all their results. */
function roundsPlayed({ lists: { working }, event: { plan } }: SwissSheets): Computed {
  const played = computed(`SUM(${working.rounds.outside.range("done")})`);
  return joined(...words.ranking.played(played, plan.rounds));
}

/** A line of the ranking: the team whose turn it is. */
function rowOf(sheets: SwissSheets, line: number): RowContents<RankingColumn> {
  const { lists } = sheets;
  const { ranking: list, working } = lists;
  const { totals } = lists.standings[0];
  const number = `$${list.cell("number", line)}`;
  const of = (column: "place" | "total" | "net" | "percentage") =>
    computed(`INDEX(${totals.outside.range(column)},${number})`);
  return {
    place: of("place"),
    number: computed(`MATCH(${line + 1},${working.teams.outside.range("position")},0)`),
    team: nameBeside(sheets, number),
    total: of("total"),
    ...(list.has("percentage") ? { percentage: of("percentage") } : { net: of("net") }),
    ...(list.has("tie") && { tie: tieOf(sheets, line) }),
  };
}

/** Who has won the final and who has lost it, and over the ranking that it stood before. @returns where their places stand. */
function putBracketEnd(grid: Grid, sheets: SwissSheets): Area {
  const { headingRow, left, right } = sheets.lists.ranking;
  const { knockout, before } = words.ranking;
  putLine(grid, 5, { right }, knockout, RESULT_STYLES.caption, 30);
  const top = 6;
  const finalists = bracketEnd(sheets);
  finalists.forEach(({ number }, index) => {
    const row = top + index;
    const place = computed(`IF(${number}="","","${index + 1}")`);
    grid.put(row, left, place, RESULT_STYLES.place);
    putLine(grid, row, { left: left + 1, right }, nameBeside(sheets, number), RESULT_STYLES.name, BRACKET_HEIGHT);
  });
  if (sheets.event.plan.rounds > 0) putLine(grid, headingRow - 1, { right }, before, RESULT_STYLES.caption, 30);
  return { top, left, bottom: top + finalists.length - 1, right: left };
}
