import { contestantNumber, contestants, type Contestant } from "../../movements/contestant";
import { computed, type Computed } from "../kit/content";
import { countOf, rounded, sumOfEqual, unlessBlank } from "../kit/formula";
import { newGrid, putHint, putLine, putSheetTitle, USUAL_HEIGHT } from "../kit/grid";
import { putHeadings, putRow, putRules, recordBy, widthsOf } from "../kit/list";
import { fillPage, heightOnPage, printSetup } from "../kit/page";
import type { Draft } from "../model";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { formChart } from "./chart-data";
import { roundColumn, type FormPart, type LeagueSheets } from "./league-lists";
import { givenName, shownName } from "./names";

const { form: words } = texts.league;

/** Bounds for the height of a team's row, in points. */
const ROW_BOUNDS = [USUAL_HEIGHT, 24] as const;

/** Rows of the usual height that the chart lies over. */
const CHART_ROWS = 32;

/** So many columns has the title at least, for a few rounds leave less room than it needs. */
const LEAST_WIDTH = 100;

/**
 * The Form: a row for each team, where its name is typed, with its victory points round by round; below that its
 * total up to each round, and a chart of the season.
 */
export function formSheet(sheets: LeagueSheets, part: FormPart): Draft {
  const { league, lists, head, paper } = sheets;
  const { vps, running, sheet } = part;
  const isFirst = part === lists.form[0];
  const listed = widthsOf(vps);
  const missing = LEAST_WIDTH - listed.reduce((sum, width) => sum + width, 0);
  const widths = missing > 0 ? [...listed, missing] : listed;
  const grid = newGrid(sheet, widths);
  putSheetTitle(grid, head, sheet, widths.length);
  for (const [list, heading] of [
    [vps, words.vps],
    [running, words.running],
  ] as const) {
    putLine(grid, list.headingRow - 1, { right: list.right }, heading, STYLES.status, 24);
    putHeadings(grid, list, STYLES.heading);
    grid.height(list.headingRow, 20);
    putRules(grid, list);
  }
  for (const team of contestants(league.plan.teams.length)) {
    const number = contestantNumber(team);
    const given = isFirst ? givenName(sheets, team) : shownName(sheets, team);
    const points = recordBy(part.rounds, roundColumn, ({ round }) => pointsIn(sheets, round, team));
    putRow(grid, vps, team, { number, name: given, ...points });
    const sums = recordBy(part.rounds, roundColumn, ({ round }) => sumUpTo(sheets, part, round, team));
    putRow(grid, running, team, { number, name: shownName(sheets, team), ...sums });
  }
  const chartTop = running.lastRow + 2;
  const chartBottom = chartTop + CHART_ROWS - 1;
  if (isFirst) grid.chart(formChart(sheets, { top: chartTop, bottom: chartBottom, left: 1, right: widths.length }));
  // Also of an empty workbook, which is played in later.
  const bottom = isFirst ? chartBottom : running.lastRow;
  const rows = [vps, running].flatMap((list) => contestants(list.rows).map((team) => list.row(team)));
  const setup = printSetup(paper, bottom, widths.length, { titleRows: [1, 2], orientation: "landscape" });
  const print = () => {
    const onPage = heightOnPage(grid, setup, rows, [0, Infinity], [1, running.lastRow]);
    const pages = [...(onPage < USUAL_HEIGHT ? [running.headingRow - 1] : []), ...(isFirst ? [chartTop] : [])];
    return fillPage(grid, { ...setup, pagesFrom: pages.length > 0 ? pages : null }, rows, ROW_BOUNDS);
  };
  if (isFirst) putHint(grid, setup, words.note);
  return grid.finish({ frozenColumns: vps.column("name"), print });
}

/** A team's victory points in a round, blank until it has any. */
function pointsIn({ league, lists }: LeagueSheets, round: number, team: Contestant): Computed {
  const lines = league.matches.flatMap((match, line) => (match.round === round ? [line] : []));
  const [first, last] = [lines[0], lines[lines.length - 1]];
  const { range } = lists.working.lines.outside;
  const number = contestantNumber(team);
  const [homes, aways] = [range("homeTeam", first, last), range("awayTeam", first, last)];
  const sum =
    `${sumOfEqual(homes, number, range("homeVps", first, last))}` +
    `+${sumOfEqual(aways, number, range("awayVps", first, last))}`;
  return computed(`IF(${countOf(homes, number)}+${countOf(aways, number)}=0,"",${rounded(sum)})`);
}

/** A team's total up to a round, blank where the round has none. */
function sumUpTo({ lists }: LeagueSheets, part: FormPart, round: number, team: Contestant): Computed {
  const first = part.rounds[0] ?? { round };
  const earlier = lists.form
    .filter((other) => other !== part && (other.rounds[0]?.round ?? 0) < round)
    .map(({ rounds, vps }) => {
      const [from, to] = [rounds[0] ?? first, rounds[rounds.length - 1] ?? first];
      return vps.outside.range([roundColumn(from), roundColumn(to)], team, team);
    });
  const here = part.vps.cells([roundColumn(first), roundColumn({ round })], team, team);
  const points = part.vps.cell(roundColumn({ round }), team);
  return computed(unlessBlank(points, rounded(`SUM(${[...earlier, here].join()})`)));
}
