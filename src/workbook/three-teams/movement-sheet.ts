import { dealerOf } from "../../bridge/board";
import { contestantNumber, type Contestant, type TeamPair } from "../../movements/contestant";
import { atTable, guideOf, stretchesOf, type Seating, type Stretch } from "../../movements/movement";
import { THREE_TEAMS } from "../../movements/three-teams";
import { LETTERED_TEAMS } from "../../sessions/contestants";
import { tableLetter, type ThreeTeamsPlan } from "../../sessions/three-teams/plan";
import { narrow, putCard, wide, type Card } from "../kit/card";
import { codeColumn, putCode, rowBeside } from "../kit/card-code";
import { joined } from "../kit/content";
import { titledGrid, type Grid } from "../kit/grid";
import { placeList, putList, recordBy, widthsOf, type List } from "../kit/list";
import { printSetup } from "../kit/page";
import { boardsLabel } from "../labels";
import type { Draft } from "../model";
import { matchesOfTeam } from "../tables/worth";
import { texts } from "../texts";
import { STYLES, TEAM_STYLES, type Style } from "../theme";
import { pairHeading, teamLabel, type Named, type ThreeTeamsSheets } from "./three-teams-sheets";

const ROW_HEIGHT = 19;
/** The boards of a visit and the name of who comes may take a second line. */
const HALF_HEIGHT = 30;
const GAP = 12;
/** Room to write by hand, and to cut. */
const SLIP_ROW_HEIGHT = 36;
const SLIP_GAP = 30;

const VISIT: Style = TEAM_STYLES.seat;

const { common, homeMovement, threeTeams: words } = texts;

type HalfColumn = "half" | `table${number}`;

/** The Movement sheet: the two halves, cards for the E-W pairs and the tables, and result slips. */
export function movementSheet(three: ThreeTeamsSheets): Draft {
  const halves = stretchesOf(three.plan.movement);
  const list = placeHalves(halves);
  const { tableLink, paper } = three;
  const codes = tableLink ? codeColumn(paper, widthsOf(list)) : null;
  const widths = [...widthsOf(list), ...(codes ? [codes.width] : [])];
  const note = [words.movementNote, ...(codes ? [texts.cardCode.note] : [])].join(" ");
  const grid = titledGrid(three.head, list.sheet, widths, { note });
  putHalves(grid, list, halves, three);
  const cards = (card: (named: Named, team: Contestant) => Card) => THREE_TEAMS.map((team) => card(three, team));
  const guides = putCards(grid, list.lastRow, cards(guideCard));
  const tables = putCards(grid, guides, cards(tableCard), {
    height: codes ? Math.max(ROW_HEIGHT, rowBeside(codes, halves.length)) : ROW_HEIGHT,
    onEach: (card, index) => {
      const table = index + 1;
      if (!codes || !tableLink) return;
      grid.height(card.headingRow, rowBeside(codes, halves.length));
      putCode(grid, codes, card, { link: tableLink(table), name: common.table(tableLetter(table)) });
    },
  });
  const slips = putCards(grid, tables, cards(slip), { height: SLIP_ROW_HEIGHT, gap: SLIP_GAP });
  // The slips are written on by hand: they have a page of their own.
  return grid.finish({ print: printSetup(paper, slips, widths.length, { pagesFrom: [tables + 1] }) });
}

/** Narrow columns, which each card joins as it needs. */
function placeHalves(halves: readonly Stretch<TeamPair>[]): List<HalfColumn> {
  const tables = recordBy(halves[0]?.tables ?? [], tableColumn, ({ table }) => ({
    heading: common.table(tableLetter(table)),
    ...{ width: 7, span: 4, style: VISIT },
  }));
  return placeList<HalfColumn>(
    { half: { heading: words.half, width: 8, style: STYLES.label }, ...tables },
    { sheet: homeMovement.name, headingRow: 4, rows: halves.length }
  );
}

function tableColumn({ table }: Seating<TeamPair>): `table${number}` {
  return `table${table}`;
}

/** The boards of each half at each table, and who comes: "1–6 against C Greens". */
function putHalves(grid: Grid, list: List<HalfColumn>, halves: readonly Stretch<TeamPair>[], named: Named): void {
  const row = ({ round, tables }: Stretch<TeamPair>) => {
    const visits = recordBy(tables, tableColumn, ({ ew, boards }) =>
      joined(words.boardsAgainst(boardsLabel(boards)), teamLabel(named, ew.team))
    );
    return { half: round, ...visits };
  };
  putList(grid, list, halves, row, ROW_HEIGHT, HALF_HEIGHT);
}

/** How the rows of cards are, in points, and what is done to each card besides. */
interface CardRows {
  readonly height?: number;
  readonly gap?: number;
  readonly onEach?: (list: List<string>, index: number) => void;
}

/** Writes cards below a row, each below a gap. @returns the last row of the last one. */
function putCards(
  grid: Grid,
  above: number,
  cards: readonly Card[],
  { height = ROW_HEIGHT, gap = GAP, onEach }: CardRows = {}
): number {
  let last = above;
  for (const [index, card] of cards.entries()) {
    grid.height(last + 1, gap);
    const list = putCard(grid, card, { row: last + 2 });
    grid.height(list.headingRow - 1, ROW_HEIGHT);
    grid.height(list.headingRow, ROW_HEIGHT);
    card.rows.forEach((_, row) => grid.height(list.row(row), height));
    onEach?.(list, index);
    last = list.lastRow;
  }
  return last;
}

/** The card that a team's E-W pair carries: where it plays, and where it brings the boards. */
export function guideCard(named: Named, team: Contestant): Card {
  const visits = visitsOf(named.plan, team);
  return {
    heading: pairHeading(words.cards.eastWestOf, named, { team, pair: 1 }),
    columns: {
      half: narrow(words.half),
      table: narrow(common.tableHeading),
      boards: narrow(common.boards),
      against: wide(common.against, 4),
      then: wide(common.then, 6),
    },
    rows: visits.map(({ half, boards, host }, index) => ({
      half,
      table: LETTERED_TEAMS.short(host),
      boards: boardsLabel(boards),
      against: teamLabel(named, host),
      then: nextStep(team, visits[index + 1]?.host),
    })),
  };
}

/** A half of a team's E-W pair, away from home. */
interface Visit {
  readonly half: number;
  readonly boards: readonly number[];
  readonly host: Contestant;
}

function visitsOf({ movement }: ThreeTeamsPlan, team: Contestant): Visit[] {
  const rows = guideOf(movement, (seated) => seated.team === team && seated.pair === 1);
  return rows.flatMap(({ round, boards, seat }) => (seat ? [{ half: round, boards, host: seat.opponents.team }] : []));
}

function nextStep(team: Contestant, next: Contestant | undefined): string {
  const home = LETTERED_TEAMS.short(team);
  return next === undefined ? words.cards.goHome(home) : words.cards.carry(home, LETTERED_TEAMS.short(next));
}

/** The card that lies on a table: who comes, and which boards are played. */
export function tableCard(named: Named, team: Contestant): Card {
  const table = contestantNumber(team);
  const { movement } = named.plan;
  return {
    heading: pairHeading(words.cards.northSouthOf(tableLetter(table)), named, { team, pair: 0 }),
    columns: {
      half: narrow(words.half),
      boards: narrow(common.boards),
      deals: narrow(common.deals),
      ew: wide(common.ew, 4),
      source: wide(words.cards.source, 6),
    },
    rows: atTable(movement, table).map(({ round, ew, boards }) => {
      const brought = visitsOf(named.plan, team).find((visit) => visit.half < round);
      return {
        half: round,
        boards: boardsLabel(boards),
        deals: dealerOf(Math.min(...boards)),
        ew: teamLabel(named, ew.team),
        source: brought ? words.cards.brought(LETTERED_TEAMS.short(brought.host)) : words.cards.dealHere,
      };
    }),
  };
}

/** The slip on which a team compares its scores at the end, and tells the results desk. */
export function slip(named: Named, team: Contestant): Card {
  const { matches } = named.plan;
  return {
    heading: joined(words.cards.resultsOf, teamLabel(named, team)),
    columns: {
      boards: narrow(common.boards),
      against: wide(common.against, 4),
      plus: narrow(common.impsPlus),
      minus: narrow(common.impsMinus),
      margin: narrow(common.margin),
      vps: narrow(common.vps),
      signed: wide(words.cards.signed, 4),
    },
    rows: matchesOfTeam(matches, team).map(({ index, opponent }) => ({
      boards: boardsLabel(matches[index]?.boards ?? []),
      against: teamLabel(named, opponent),
      plus: null,
      minus: null,
      margin: null,
      vps: null,
      signed: null,
    })),
  };
}
