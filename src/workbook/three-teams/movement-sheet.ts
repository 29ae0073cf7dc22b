import { dealerOf } from "../../bridge/board";
import { contestantNumber, type Contestant, type TeamPair } from "../../movements/contestant";
import { atTable, guideOf, stretchesOf, tableOf, type Seating, type Stretch } from "../../movements/movement";
import { THREE_TEAMS } from "../../movements/three-teams";
import { LETTERED_TEAMS } from "../../sessions/contestants";
import type { SeveralTeamsPlan } from "../../sessions/teams/plan";
import { tableLetter } from "../../sessions/teams/three-teams";
import { blank, cardOf, narrow, writeCard, writeCutLine, wide, type Card } from "../kit/card";
import { codeColumn, putCode, rowBeside } from "../kit/card-code";
import { joined } from "../kit/content";
import { titledGrid, writeLine, type Grid } from "../kit/grid";
import { recordBy } from "../kit/columns";
import { layOutList, type List } from "../kit/list";
import { rowContents, writeList } from "../kit/write-list";
import { fillRemainingRows, heightOnPage, printSetup } from "../kit/page";
import { boardsLabel } from "../labels";
import type { Draft } from "../model";
import { matchesOfTeam, type MatchOfTeam } from "../tables/worth";
import { pairIn } from "../team-names";
import { texts } from "../texts";
import { STYLES, TEAM_STYLES, type Style } from "../theme";
import { teamLabel, type Named, type ThreeTeamsSheets } from "./three-teams-sheets";

/** Heights in points: of the headings of the table of halves, and bounds for a row of a card. */
const [ROW_HEIGHT, ROW_BOUNDS] = [19, [19, 26]] as const;
/** Height in points of a half's row: the boards and the visitors' name may take two lines. */
const HALF_HEIGHT = 38;
/**
 * Heights in points of the slips' title and rows, with room to write by hand. `SLIP_HALF_GAP` is half of the gap
 * between two slips, in the middle of which they are cut.
 */
const [SLIPS_TITLE_HEIGHT, SLIP_ROW_HEIGHT] = [26, 36];
const SLIP_HALF_GAP = 15;

/**
 * Widths of the sheet's columns in characters. The slips' columns for IMPs, margin and points are 18 mm wide, for a
 * pencil.
 */
const WIDTHS = [8, 7, 7, 6, 9.2, 9.2, 9.2, 9.2, 4, 6.6, 6.6, 6.6, 6.6];

const VISIT: Style = { ...TEAM_STYLES.seat, size: 13 };
const SLIPS_TITLE: Style = { ...STYLES.status, size: 14 };

const { common, homeMovement, threeTeams: words } = texts;

/** Returns the Movement sheet: the two halves, cards for the E-W pairs and for the tables, and result slips. */
export function movementSheet(three: ThreeTeamsSheets): Draft {
  const halves = stretchesOf(three.plan.movement);
  const list = placeHalves(three, halves);
  const { tableLink, paper } = three;
  const codes = tableLink ? codeColumn(paper, WIDTHS) : null;
  const widths = [...WIDTHS, ...(codes ? [codes.width] : [])];
  const note = [words.movementNote, ...(codes ? [texts.cardCode.note] : [])].join(" ");
  const grid = titledGrid(three.head, list.sheet, widths, { note, scale: 1 });
  writeList(grid, list, halves, rowContents(list), ROW_HEIGHT, HALF_HEIGHT);
  const cards = (card: (named: Named, team: Contestant) => Card) => THREE_TEAMS.map((team) => card(three, team));
  const guides = putCards(grid, list.lastRow, cards(guideCard));
  const tables = putCards(grid, guides, cards(tableCard), {
    ...(codes && { height: Math.max(ROW_HEIGHT, rowBeside(codes, halves.length)) }),
    onEach: (card, index) => {
      const table = index + 1;
      if (!codes || !tableLink) return;
      grid.height(card.headingRow, rowBeside(codes, halves.length));
      putCode(grid, codes, card, { link: tableLink(table), name: common.table(tableLetter(table)) });
    },
  });
  writeLine(grid, tables + 1, { right: list.right }, words.resultSlips, SLIPS_TITLE, SLIPS_TITLE_HEIGHT);
  const slips = putCards(grid, tables + 1, cards(slip), { height: SLIP_ROW_HEIGHT, halfGap: SLIP_HALF_GAP });
  // The slips, which are filled in by hand, have a page of their own.
  const print = printSetup(paper, slips, widths.length, { pagesFrom: [tables + 1] });
  return grid.finish({
    print: () => {
      const rows = grid.rowsWithoutHeight(list.lastRow + 1, tables);
      // With long names, the pairs' cards take one page and the tables' cards another.
      const isOnePage = heightOnPage(grid, print, rows, [0, Infinity], [1, tables]) >= ROW_BOUNDS[0];
      const setup = isOnePage ? print : { ...print, pagesFrom: [guides + 1, tables + 1] };
      return fillRemainingRows(grid, setup, list.lastRow + 1, ROW_BOUNDS);
    },
  });
}

type HalfColumn = "half" | `table${number}`;

/**
 * Lays out a row for each half: the boards at each table and the visiting team, "1–6 against C Greens". A table's
 * column spans several narrow columns, which the cards below join in other ways.
 */
function placeHalves(named: Named, halves: readonly Stretch<TeamPair>[]): List<HalfColumn, Stretch<TeamPair>> {
  const tables = recordBy(
    halves[0]?.tables ?? [],
    ({ table }) => `table${table}` as const,
    ({ table }) => ({
      heading: common.table(tableLetter(table)),
      width: 7,
      span: 4,
      style: VISIT,
      content: (half: Stretch<TeamPair>) => {
        const { ew, boards } = tableOf(half, table);
        return joined(words.boardsAgainst(boardsLabel(boards)), teamLabel(named, ew.team));
      },
    })
  );
  return layOutList<HalfColumn, Stretch<TeamPair>>(
    { half: { heading: words.half, width: 8, style: STYLES.label, content: ({ round }) => round }, ...tables },
    { name: "movement", sheet: homeMovement.name, headingRow: 4, rows: halves.length }
  );
}

/**
 * Height of a card's rows, and half the gap between cards, in points. `onEach` is called for each card after it is
 * written.
 */
interface CardRows {
  readonly height?: number;
  readonly halfGap?: number;
  readonly onEach?: (list: List<string>, index: number) => void;
}

/** Writes cards below a row, each after a gap. @returns the last row of the last card. */
function putCards(
  grid: Grid,
  above: number,
  cards: readonly Card[],
  { height, halfGap, onEach }: CardRows = {}
): number {
  let last = above;
  for (const [index, card] of cards.entries()) {
    const list = writeCard(grid, card, { row: writeCutLine(grid, last, halfGap) });
    if (height !== undefined) card.rows.forEach((_, row) => grid.height(list.row(row), height));
    onEach?.(list, index);
    last = list.lastRow;
  }
  return last;
}

/** Returns the card that a team's E-W pair carries: for each half, where it plays, and where it takes the boards. */
export function guideCard(named: Named, team: Contestant): Card {
  const visits = visitsOf(named.plan, team);
  return cardOf<Visit>(
    joined(words.cards.eastWestOf, pairIn(named.pairs, "label", { team, pair: 1 })),
    {
      half: narrow(words.half, ({ half }) => half),
      table: narrow(common.tableHeading, ({ host }) => LETTERED_TEAMS.short(host)),
      boards: narrow(common.boards, ({ boards }) => boardsLabel(boards)),
      against: wide(common.against, ({ host }) => teamLabel(named, host), 3),
      then: wide(common.then, (_visit, index) => nextStep(team, visits[index + 1]?.host), 7),
    },
    visits
  );
}

/** A half that a team's E-W pair plays at another team's table. */
interface Visit {
  readonly half: number;
  readonly boards: readonly number[];
  readonly host: Contestant;
}

function visitsOf({ movement }: SeveralTeamsPlan, team: Contestant): Visit[] {
  const rows = guideOf(movement, (seated) => seated.team === team && seated.pair === 1);
  return rows.flatMap(({ round, boards, seat }) => (seat ? [{ half: round, boards, host: seat.opponents.team }] : []));
}

function nextStep(team: Contestant, next: Contestant | undefined): string {
  const home = LETTERED_TEAMS.short(team);
  return next === undefined ? words.cards.goHome(home) : words.cards.carry(home, LETTERED_TEAMS.short(next));
}

/** Returns the card for a table: for each half, the boards, the visiting team, and where the boards come from. */
export function tableCard(named: Named, team: Contestant): Card {
  const table = contestantNumber(team);
  const { movement } = named.plan;
  const sourceIn = (half: number) => {
    const earlierVisit = visitsOf(named.plan, team).find((visit) => visit.half < half);
    return earlierVisit ? words.cards.bringsFrom(LETTERED_TEAMS.short(earlierVisit.host)) : words.cards.dealHere;
  };
  return cardOf<Seating<TeamPair>>(
    joined(words.cards.northSouthOf(tableLetter(table)), pairIn(named.pairs, "label", { team, pair: 0 })),
    {
      half: narrow(words.half, ({ round }) => round),
      boards: narrow(common.boards, ({ boards }) => boardsLabel(boards)),
      dealer: narrow(common.firstDealer.heading, ({ boards }) =>
        common.firstDealer.said(dealerOf(Math.min(...boards)))
      ),
      ew: wide(common.ew, ({ ew }) => teamLabel(named, ew.team), 3),
      source: wide(words.cards.source, ({ round }) => sourceIn(round), 7),
    },
    atTable(movement, table)
  );
}

/** Returns the slip for a team's results, which it fills in at the end and hands to the results desk. */
export function slip(named: Named, team: Contestant): Card {
  const { matches } = named.plan;
  return cardOf<MatchOfTeam>(
    joined(words.cards.resultsOf, teamLabel(named, team)),
    {
      boards: narrow(common.boards, ({ index }) => boardsLabel(matches[index]?.boards ?? [])),
      against: wide(common.against, ({ opponent }) => teamLabel(named, opponent), 3),
      plus: blank(common.impsPlus, STYLES.small),
      minus: blank(common.impsMinus, STYLES.small),
      margin: blank(common.margin, STYLES.small),
      vps: blank(common.vps, STYLES.small),
      signed: wide(words.cards.signed, () => null, 5),
    },
    matchesOfTeam(matches, team)
  );
}
