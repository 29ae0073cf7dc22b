import { contestants, type Contestant } from "../../movements/contestant";
import { divisionOf } from "../../sessions/event/divisions";
import type { ScoredLeague } from "../../sessions/event/score-event";
import { computed, ifElse, joined, type Computed, type Content } from "../kit/content";
import { unlessBlank } from "../kit/formula";
import { writeLine, titledGrid } from "../kit/grid";
import { column, type Columns, widthsOf } from "../kit/columns";
import { layOutList } from "../kit/list";
import { rowContents, writeList } from "../kit/write-list";
import { printSetup } from "../kit/page";
import type { Draft } from "../model";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { LEAGUE_STYLES, STYLES } from "../theme";
import { vpStyle } from "../vp-table";
import { serialDay } from "./days";
import type { LeagueSheets } from "./league-lists";
import { shownName } from "./names";
import type { LineStep, TeamStep } from "./working-lists";

const { common, league } = texts;
const { teamPages: words, fixtures } = league;

/** A round of a team: the line of its match in the fixture list, from 0; -1 if the team sits out. */
interface TeamRound {
  readonly round: number;
  readonly date: string;
  readonly line: number;
}

type PageColumn = "round" | "date" | "venue" | "opponents" | "impsFor" | "impsAgainst" | "vps" | "state";

/** The first row of the first page; rows of a page's name and headings; blank rows between two pages. */
const [FIRST_ROW, ABOVE, BETWEEN] = [4, 2, 1] as const;

/**
 * Heights of a row in points: the regular height, and a lower one if there are more rounds than MANY, so that they fit
 * on a page.
 */
const [REGULAR, CLOSE, MANY] = [20, 15, 26] as const;

/** The rounds of a team, in their order. */
function roundsOf({ plan, matches }: ScoredLeague, team: Contestant): TeamRound[] {
  const division = divisionOf(plan.divisions, team);
  return plan.fixtures
    .filter((round) => round.division === division)
    .map(({ round, date }) => {
      const line = matches.findIndex((match) => match.round === round && (match.home === team || match.away === team));
      return { round, date, line };
    });
}

function columnsOf(sheets: LeagueSheets, team: Contestant): Columns<PageColumn, TeamRound> {
  const { matches, plan } = sheets.league;
  const step = (key: LineStep, line: number) => sheets.lists.working.lines.outside.cell(key, line);
  const isHome = (line: number) => matches[line]?.home === team;
  const { listed, listedBold } = STYLES;
  const points = vpStyle(listed, plan.scale);
  /** Returns the content of a column from the row's match; `bye` if the team sits out. */
  const ofRow = (shown: (line: number) => Content, bye: Content = null) => {
    return (round: TeamRound) => (round.line < 0 ? bye : shown(round.line));
  };
  const ofTeam = (home: LineStep, away: LineStep) =>
    ofRow((line) => computed(unlessBlank(step(isHome(line) ? home : away, line))));
  const venue = ofRow((line) => {
    const [listedAt, swapped] = isHome(line) ? [words.atHome, words.away] : [words.away, words.atHome];
    return ifElse(`${step("swapped", line)}=1`, swapped, listedAt);
  });
  return {
    round: column(common.round, 8, listedBold, ({ round }) => round),
    date: column(fixtures.date, 14, LEAGUE_STYLES.listedDate, ({ line, date }) =>
      line < 0 ? serialDay(date) : computed(unlessBlank(step("date", line)))
    ),
    venue: column(words.venue, 9, listed, venue),
    opponents: column(
      words.opponents,
      27,
      LEAGUE_STYLES.listedName,
      ofRow((line) => shownName(sheets, matches[line]?.[isHome(line) ? "away" : "home"] ?? team), words.bye)
    ),
    impsFor: column(words.impsFor, 9, listed, ofTeam("homeWon", "awayWon")),
    impsAgainst: column(words.impsAgainst, 9, listed, ofTeam("awayWon", "homeWon")),
    vps: column(words.vps, 9, points, ofTeam("homeVps", "awayVps")),
    state: column(
      fixtures.state,
      12,
      LEAGUE_STYLES.listedRemark,
      ofRow((line) => computed(sheets.lists.fixtures.outside.cell("state", line)))
    ),
  };
}

/** Heading of a team's page: its name, division and place. */
function standingsLine({ league: { plan }, lists }: LeagueSheets, team: Contestant): Computed {
  const cell = (step: TeamStep) => lists.working.teams.outside.cell(step, team);
  const { name = "" } = plan.divisions[divisionOf(plan.divisions, team)] ?? {};
  const parts = words.placeLine<Computed>(computed(cell("place")), computed(cell("total")), computed(cell("played")));
  const sentence = computed(`IF(${cell("place")}="",${textLiteral(words.noResult)},${joined(...parts).formula})`);
  return joined(computed(cell("name")), name === "" ? words.alone : words.ofDivision(name), sentence);
}

/**
 * Makes the Team pages: a page for each team with its matches, their days, venues and results, and the team's place.
 */
export function teamPagesSheet(sheets: LeagueSheets): Draft {
  const { league: scored, head, paper } = sheets;
  let headingRow = FIRST_ROW + ABOVE - 1;
  const pages = contestants(scored.plan.teams.length).map((team) => {
    const rounds = roundsOf(scored, team);
    const columns = columnsOf(sheets, team);
    const list = layOutList(columns, {
      name: `team${team + 1}`,
      sheet: words.name,
      headingRow,
      rows: rounds.length,
    });
    headingRow = list.lastRow + BETWEEN + ABOVE;
    return { team, rounds, list };
  });
  const [first] = pages;
  if (!first) throw new Error("A league has teams.");
  const grid = titledGrid(head, words.name, widthsOf(first.list), { columns: first.list.right });
  for (const { team, rounds, list } of pages) {
    writeLine(grid, list.headingRow - 1, { right: list.right }, standingsLine(sheets, team), STYLES.status, 30);
    writeList(grid, list, rounds, rowContents(list), 24, rounds.length > MANY ? CLOSE : REGULAR);
  }
  const last = pages[pages.length - 1]?.list.lastRow ?? first.list.lastRow;
  const pagesFrom = pages.slice(1).map(({ list }) => list.headingRow - 1);
  return grid.finish({
    print: () =>
      printSetup(paper, last, first.list.right, {
        titleRows: [1, 2],
        pagesFrom: pagesFrom.length > 0 ? pagesFrom : null,
      }),
  });
}
