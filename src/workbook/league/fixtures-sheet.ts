import type { LeagueMatch } from "../../sessions/league/matches";
import { WALKOVER_SHARE } from "../../sessions/walkover";
import type { LeagueRound } from "../../sessions/league/plan";
import { putTones, toneBy } from "../kit/check";
import { computed, joined, type Computed, type Content } from "../kit/content";
import { onPages } from "../kit/even-pages";
import { countOf, firstThat } from "../kit/formula";
import { putHint, putLine, titledGrid, type Grid } from "../kit/grid";
import { bandRow, putList, widthsOf, type RowContents } from "../kit/list";
import { longDate } from "../../sessions/long-date";
import { fillPage, pageScale, printSetup } from "../kit/page";
import type { Paper, Draft } from "../model";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { serialDay } from "./days";
import type { FixtureColumn, LeagueSheets } from "./league-lists";
import { shownName } from "./names";
import { LAST_WRONG, type LineStep } from "./working-lists";

const { fixtures: words, states } = texts.league;

/** What is written in by hand is as high on paper as this at least, in points: 7.5 mm. */
const LEAST_WRITTEN = 21.4;

const BAND_HEIGHT = 24;

/** The Fixtures: a line for each match, where its result is typed, below a line for each round. */
export function fixturesSheet(sheets: LeagueSheets): Draft {
  const { league, head, paper, lists } = sheets;
  const { fixtures: list } = lists;
  const printed = list.column("state");
  const grid = titledGrid(head, list.sheet, widthsOf(list), { columns: printed });
  grid.put(3, 1, matchesPlayed(sheets), STYLES.status);
  grid.height(3, 22);
  putList(grid, list, league.matches, (match, line) => lineOf(sheets, match, line), 34);
  const starts = league.plan.rounds.map((round) => putRound(grid, sheets, round));
  putTones(grid, list, { alert: ["homeImps", "awayImps", "conceded", "check"], notice: ["check"] });
  const setup = printSetup(paper, list.lastRow, printed, { titleRows: [1, list.headingRow] });
  const rows = league.matches.map((_, line) => list.row(line));
  const least = Math.ceil((10 * LEAST_WRITTEN) / scaleOf(paper, grid.widths, printed)) / 10;
  const pagesFrom = (from: readonly number[]) => onPages(grid, setup, rows, least, from);
  const print = () =>
    fillPage(grid, pagesFrom(starts.slice(1)) ?? pagesFrom(rows.slice(1)) ?? setup, rows, [least, least + 6]);
  putHint(grid, setup, words.note(100 * WALKOVER_SHARE, sheets.league.plan.walkover));
  grid.height(setup.area.bottom + 2, 56);
  return grid.finish({ frozenRows: list.headingRow, print });
}

function scaleOf(paper: Paper, widths: readonly number[], printed: number): number {
  return pageScale(paper, widths.slice(0, printed));
}

/** How many matches are played of those that count. */
export function matchesPlayed({ lists }: LeagueSheets): Computed {
  const { outside } = lists.working.lines;
  const states = outside.range("state");
  const counted = (formula: string) => computed(`(${formula})`);
  return joined(
    ...texts.league.played(
      counted(`${countOf(states, 1)}+${countOf(states, 2)}`),
      counted(`COUNT(${states})-${countOf(states, 3)}`)
    )
  );
}

/** The line over the matches of a round: its number, its day, and who sits out. */
function putRound(grid: Grid, sheets: LeagueSheets, { round, date, sitsOut }: LeagueRound): number {
  const { league, lists } = sheets;
  const { fixtures: list } = lists;
  const row = bandRow(
    list,
    league.matches.findIndex((match) => match.round === round)
  );
  const heading = words.round(round, longDate(date));
  const content: Content = sitsOut === null ? heading : joined(heading, words.sitsOut, shownName(sheets, sitsOut));
  putLine(grid, row, { right: list.column("state") }, content, STYLES.band, BAND_HEIGHT);
  return row;
}

/** A line of the fixture list. */
function lineOf(sheets: LeagueSheets, match: LeagueMatch, line: number): RowContents<FixtureColumn> {
  const { lists } = sheets;
  const step = (key: LineStep) => lists.working.lines.outside.cell(key, line);
  const { result } = match;
  const { conceded } = texts.league;
  const said = step("said");
  const remark = `INDEX(${lists.working.remarks.outside.range("remark")},${said})`;
  return {
    round: match.round,
    date: serialDay(match.date),
    home: shownName(sheets, match.home),
    away: shownName(sheets, match.away),
    homeImps: result?.imps?.[0] ?? null,
    awayImps: result?.imps?.[1] ?? null,
    homeVps: computed(step("homeVps")),
    awayVps: computed(step("awayVps")),
    state: stateOf(step),
    typedHomeVps: result?.vps[0] ?? null,
    typedAwayVps: result?.vps[1] ?? null,
    conceded: result?.unplayed ? conceded[result.unplayed] : null,
    check: computed(`IF(${said}=0,"",${remark})`),
    tone: toneBy(said, LAST_WRONG),
  };
}

/** What a match is, in a word. */
function stateOf(step: (key: LineStep) => string): Computed {
  const formula = firstThat(
    [
      [`${step("state")}=1`, textLiteral(states.played)],
      [`${step("state")}=2`, textLiteral(states.conceded)],
      [`${step("state")}=3`, textLiteral(states.void)],
      [`${step("moved")}=1`, textLiteral(states.moved)],
    ],
    textLiteral(states.open)
  );
  return computed(formula);
}
