import { isBoardAMatch } from "../../sessions/event/forms";
import { maxMatches, type SwissEventPlan } from "../../sessions/event/plan";
import { boardsOfRound } from "../../sessions/event/schedule/round-boards";
import { computed, typedOrDefault } from "../kit/content";
import { onPages } from "../kit/even-pages";
import { writeHint, writeLine, titledGrid } from "../kit/grid";
import { column, widthsOf } from "../kit/columns";
import { bandRow, layOutList, type List, sheetRows } from "../kit/list";
import { rowContents, writeList } from "../kit/write-list";
import { fillPage, printSetup } from "../kit/page";
import type { Draft } from "../model";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { pointStyle, type FixtureColumn, type RoundLine, type SwissSheets } from "./swiss-lists";
import { nameBeside } from "./team-names";

const { common, swissEvent: swiss } = texts;
const { fixtures: words, round } = swiss;

const BAND_HEIGHT = 22;
const MIN_HEIGHT = 19;
const MAX_HEIGHT = 32;

/** Style with letters large enough to be read on a wall. */
const WALL = { ...STYLES.fixed, size: 14 };

/** Places the Fixtures: the matches of all rounds below each other, with a free row above each round. */
export function placeFixtures(
  plan: SwissEventPlan,
  sheets: () => SwissSheets
): NonNullable<SwissSheets["lists"]["fixtures"]> {
  const lines = maxMatches(plan);
  const number = (side: "typedTeam" | "typedOpponent") =>
    column<RoundLine>(swiss.number, 6, WALL, ({ round, line }) => computed(round.lines.outside.cell(side, line)));
  const name = (heading: string, side: "typedTeam" | "typedOpponent") =>
    column<RoundLine>(heading, 28, { ...STYLES.text, size: 14 }, ({ round, line }) =>
      nameBeside(sheets(), round.lines.outside.cell(side, line))
    );
  const headings = isBoardAMatch(plan)
    ? { vps: round.points, opponentVps: round.opponentPoints }
    : { vps: round.vps, opponentVps: round.opponentVps };
  const points = (side: "vps" | "opponentVps") =>
    column<RoundLine>(headings[side], 10, pointStyle(WALL, plan), ({ round, line }) =>
      typedOrDefault(round.list.outside.cell(side, line))
    );
  return layOutList<FixtureColumn, RoundLine>(
    {
      table: column(common.tableHeading, 7, { ...WALL, bold: true }, ({ line }) => line + 1),
      team: number("typedTeam"),
      teamName: name(common.team, "typedTeam"),
      opponent: number("typedOpponent"),
      opponentName: name(common.against, "typedOpponent"),
      vps: points("vps"),
      opponentVps: points("opponentVps"),
    },
    {
      sheet: words.name,
      headingRow: 4,
      rows: plan.rounds * lines,
      bands: Array.from({ length: plan.rounds }, (_, i) => i * lines),
    }
  );
}

/** Makes the Fixtures of a round robin: who meets whom in each round, with the points of the matches played. */
export function fixturesSheet(sheets: SwissSheets, list: List<FixtureColumn, RoundLine>): Draft {
  const { event, head, paper, lists } = sheets;
  const grid = titledGrid(head, list.sheet, widthsOf(list));
  const lines = lists.rounds.flatMap((round) => sheetRows(round.list).map((_, line): RoundLine => ({ round, line })));
  writeList(grid, list, lines, rowContents(list), 34);
  const starts = lists.rounds.map(({ round, list: { rows } }) => {
    const { first, last } = boardsOfRound(event.plan, round);
    const row = bandRow(list, (round - 1) * rows);
    writeLine(grid, row, { right: list.right }, words.round(round, first, last), STYLES.band, BAND_HEIGHT);
    return row;
  });
  const setup = printSetup(paper, list.lastRow, list.right, { titleRows: [1, list.headingRow] });
  const rows = lines.map((_, line) => list.row(line));
  writeHint(grid, setup, words.note);
  const print = () => {
    const paged = onPages(grid, setup, rows, MIN_HEIGHT, starts.slice(1)) ?? setup;
    return fillPage(grid, paged, rows, [MIN_HEIGHT, MAX_HEIGHT]);
  };
  return grid.finish({ frozenRows: list.headingRow, print });
}
