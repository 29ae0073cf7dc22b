import type { LeagueMatch } from "../../sessions/event/league-matches";
import { isDivided } from "../../sessions/event/divisions";
import type { LeaguePlan } from "../../sessions/event/plan";
import type { LeagueRound } from "../../sessions/event/schedule/fixture-rounds";
import type { MatchResult } from "../../sessions/event/results";
import type { ScoredLeague } from "../../sessions/event/score-event";
import { minBoards } from "../../sessions/teams/fewer-boards";
import { WALKOVER_SHARE } from "../../sessions/walkover";
import { checkColumns, putTones, highlightWinners } from "../kit/check";
import { computed, ifElse, joined, type Computed, type Content } from "../kit/content";
import { onPages } from "../kit/even-pages";
import { countEqual, firstTrue } from "../kit/formula";
import { writeHint, writeLine, titledGrid, type Grid } from "../kit/grid";
import { column, type Columns, numbers, widthsOf } from "../kit/columns";
import { bandRow, layOutList } from "../kit/list";
import { rowContents, writeList } from "../kit/write-list";
import { fillPage, heightOnPage, pageScale, printSetup } from "../kit/page";
import type { Paper, Draft, PrintSetup } from "../model";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { LEAGUE_STYLES, STYLES, type Style } from "../theme";
import { vpStyle } from "../vp-table";
import { serialDay } from "./days";
import type { FixtureColumn, LeagueLists, LeagueSheets } from "./league-lists";
import { PROVISIONAL } from "./match-steps";
import { shownName } from "./names";
import { LAST_WRONG, type LineStep } from "./working-lists";

const { common, league } = texts;
const { fixtures: words, states, conceded, venues, entry, outstanding } = league;

/** Serial numbers of the days from 2000 to 2099 in a spreadsheet. */
const DAYS = [36526, 73050] as const;

/** Bounds of typed victory points. */
const POINTS = [-999, 999] as const;

/** Minimum height on paper of cells that are filled in by hand, in points: 8 mm. */
const MIN_WRITTEN = 22.7;

/** Width of a number, in characters; 18 mm on paper at the page's scale. */
const NUMBER = 10.5;

const BAND_HEIGHT = 24;

/** Lays out the fixtures, with a band above each round. */
export function placeFixtures({ plan, matches }: ScoredLeague, sheets: () => LeagueSheets): LeagueLists["fixtures"] {
  const bands = plan.fixtures.map((round) => firstLine(matches, round));
  return layOutList(columnsOf(plan, sheets), { sheet: words.name, headingRow: 4, rows: matches.length, bands });
}

/** Returns the line of the first match of a division's round. */
function firstLine(matches: readonly LeagueMatch[], { round, matches: [first] }: LeagueRound): number {
  return matches.findIndex((match) => match.round === round && match.home === first?.home);
}

function columnsOf(
  { scale, boards, double }: ScoredLeague["plan"],
  sheets: () => LeagueSheets
): Columns<FixtureColumn, LeagueMatch> {
  const step = (key: LineStep, line: number) => sheets().lists.working.lines.outside.cell(key, line);
  const named = (side: "home" | "away") => (match: LeagueMatch, line: number) => {
    const name = shownName(sheets(), match[side]);
    // A match that is played at the other venue keeps its columns, so that typed IMPs stay with their teams.
    return side === "home" ? name : joined(name, ifElse(`${step("swapped", line)}=1`, words.atHome));
  };
  const name = (side: "home" | "away") => column<LeagueMatch>(words[side], 22, LEAGUE_STYLES.fixture, named(side));
  const points = (side: "homeVps" | "awayVps") =>
    column<LeagueMatch>(words[side], NUMBER, vpStyle(LEAGUE_STYLES.points, scale), (_, line) =>
      computed(step(side, line))
    );
  const typed = (heading: string, width: number, style: Style, content: (result: MatchResult) => Content | undefined) =>
    column<LeagueMatch>(heading, width, style, ({ result }) => (result && content(result)) ?? null);
  const imps = (side: 0 | 1) => ({
    ...typed(side === 0 ? words.homeImps : words.awayImps, NUMBER, LEAGUE_STYLES.imps, (result) => result.won?.[side]),
    rule: numbers("whole", [0, 24 * boards], entry.imps),
  });
  const typedVps = (heading: string, side: 0 | 1) => ({
    ...typed(
      heading,
      10,
      vpStyle(STYLES.entry, scale),
      ({ vps, opponentVps }) => (side === 0 ? vps : opponentVps) ?? undefined
    ),
    rule: numbers("decimal", POINTS, entry.vps),
  });
  const min = minBoards({ boards });
  const unplayed = typed(words.conceded, 12, STYLES.entryText, ({ unplayed: ending, provisional }) =>
    ending
      ? { conceded: conceded.home, walkover: conceded.away, void: conceded.void }[ending]
      : provisional
        ? conceded.provisional
        : undefined
  );
  return {
    date: column(words.date, 13, LEAGUE_STYLES.dateEntry, ({ date }) => serialDay(date), {
      name: "Date",
      rule: numbers("whole", DAYS, entry.date),
    }),
    home: { ...name("home"), name: "Home" },
    away: { ...name("away"), name: "Away" },
    homeImps: { ...imps(0), name: "HomeImps" },
    awayImps: { ...imps(1), name: "AwayImps" },
    homeVps: { ...points("homeVps"), name: "HomeVps" },
    awayVps: { ...points("awayVps"), name: "AwayVps" },
    state: column(words.state, 12, LEAGUE_STYLES.state, (_, line) => stateText((key) => step(key, line), boards)),
    // To the right of the printed page, for those who type.
    typedHomeVps: typedVps(words.typedHomeVps, 0),
    typedAwayVps: typedVps(words.typedAwayVps, 1),
    conceded: { ...unplayed, rule: { rule: { kind: "list", values: Object.values(conceded) }, error: entry.conceded } },
    venue: {
      ...typed(words.venue, 13, STYLES.entryText, ({ swapped }) => swapped && venues[swapped]),
      rule: { rule: { kind: "list", values: venueValues(double) }, error: entry.venue },
    },
    boards: {
      ...typed(words.boards, 8, STYLES.entry, (result) => result.boards),
      rule: numbers("whole", [min, boards], entry.boards(min, boards)),
    },
    ...checkColumns(
      30,
      LAST_WRONG,
      (_match: LeagueMatch, line) => step("said", line),
      (state) => `INDEX(${sheets().lists.working.remarks.outside.range("remark")},${state})`
    ),
  };
}

/**
 * Returns the state of a match in words.
 * @param boards number of boards in a full match.
 */
function stateText(step: (key: LineStep) => string, boards: number): Computed {
  const state = (key: keyof typeof states) => textLiteral(states[key]);
  const fewer = joined(...common.boardCount(computed(step("boards")))).formula;
  const played = firstTrue(
    [
      [`${step("unplayed")}=${PROVISIONAL}`, state("provisional")],
      [`COUNT(${step("homeImps")},${step("awayImps")})<2`, state("played")],
      [`${step("isTyped")}>0`, state("adjusted")],
      [`N(${step("boards")})<${boards}`, fewer],
    ],
    state("played")
  );
  const late = `IF(${step("late")}=1,${textLiteral(outstanding.late)},${state("open")})`;
  const open = `IF(${step("moved")}=1,${state("moved")},${late})`;
  return computed(`CHOOSE(1+${step("state")},${open},${played},${state("conceded")},${state("void")})`);
}

/** Allowed venues; both matches may be played at one only if all teams meet twice. */
function venueValues(double: boolean): string[] {
  return double ? [venues.fixture, venues.both] : [venues.fixture];
}

/** The Fixtures: a line for each match, where its result is typed, below a line for each round. */
export function fixturesSheet(sheets: LeagueSheets): Draft {
  const { league, head, paper, lists } = sheets;
  const { fixtures: list } = lists;
  const printed = list.column("state");
  const grid = titledGrid(head, list.sheet, widthsOf(list), { columns: printed });
  grid.put(3, 1, matchesPlayed(sheets), STYLES.status);
  grid.height(3, 22);
  writeList(grid, list, league.matches, rowContents(list), 34);
  const starts = league.plan.fixtures.map((round) => putRound(grid, sheets, round));
  highlightWinners<FixtureColumn>(grid, list, [
    ["home", "homeVps"],
    ["away", "awayVps"],
  ]);
  putTones(grid, list, {
    alert: ["homeImps", "awayImps", "conceded", "venue", "boards", "check"],
    notice: ["check"],
  });
  const setup = printSetup(paper, list.lastRow, printed, { titleRows: [1, list.headingRow] });
  const rows = league.matches.map((_, line) => list.row(line));
  const minSize = Math.ceil((10 * MIN_WRITTEN) / scaleOf(paper, grid.widths, printed)) / 10;
  const pagesFrom = (from: readonly number[]) => onPages(grid, setup, rows, minSize, from);
  const print = () => {
    const paged = isDivided(league.plan)
      ? { ...setup, pagesFrom: eachFromTop(league.plan, starts, (page) => heightOnPage(grid, setup, rows, [0, Infinity], page) >= minSize, setup) } // prettier-ignore
      : (pagesFrom(starts.slice(1)) ?? pagesFrom(rows.slice(1)) ?? setup);
    return fillPage(grid, paged, rows, [minSize, minSize + 10]);
  };
  writeHint(grid, setup, words.note(100 * WALKOVER_SHARE, sheets.league.plan.walkover));
  grid.height(setup.area.bottom + 2, 56);
  return grid.finish({ frozenRows: list.headingRow, print });
}

/**
 * The rows at which pages begin where each division has pages of its own, as few as its rounds have room on and about as
 * full as each other.
 * @param starts the rows at which the rounds begin.
 * @param fits whether the rows from one to another have room on a page.
 */
function eachFromTop(
  { fixtures, divisions }: LeaguePlan,
  starts: readonly number[],
  fits: (page: readonly [first: number, last: number]) => boolean,
  { area }: PrintSetup
): number[] {
  const pages = divisions.flatMap((_, division) => {
    const ofDivision = starts.filter((_start, index) => fixtures[index]?.division === division);
    const after = starts[starts.indexOf(ofDivision[ofDivision.length - 1] ?? 0) + 1] ?? area.bottom + 1;
    for (let count = 1; ; count++) {
      const from = Array.from(
        { length: count },
        (_page, page) => ofDivision[Math.ceil((page * ofDivision.length) / count)] ?? after
      );
      if (count >= ofDivision.length || from.every((first, page) => fits([first, (from[page + 1] ?? after) - 1])))
        return from;
    }
  });
  // The rows above the first round are on its page.
  return pages.slice(1);
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
      counted(`${countEqual(states, 1)}+${countEqual(states, 2)}`),
      counted(`COUNT(${states})-${countEqual(states, 3)}`)
    )
  );
}

/** The line over the matches of a round: its number, and who sits out. Their days stand beside them. */
function putRound(grid: Grid, sheets: LeagueSheets, listed: LeagueRound): number {
  const { league, lists } = sheets;
  const { fixtures: list } = lists;
  const { round, sitsOut, division } = listed;
  const row = bandRow(list, firstLine(league.matches, listed));
  const heading = words.round(league.plan.divisions[division]?.name ?? "", round);
  const [middle, right] = [list.column("home"), list.column("state")];
  // Excel warns of a circular reference where an entry cell is right below a formula.
  writeLine(grid, row, { right: sitsOut === null ? right : middle }, heading, STYLES.band, BAND_HEIGHT);
  if (sitsOut !== null)
    writeLine(grid, row, { left: middle + 1, right }, joined(words.sitsOut, shownName(sheets, sitsOut)), STYLES.band);
  return row;
}
