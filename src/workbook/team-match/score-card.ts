import { vulnerabilityOf } from "../../bridge/vulnerability";
import { computed, styled, type Content } from "../kit/content";
import { unlessBlank, wonOf } from "../kit/formula";
import { writeLine, titledGrid, type Grid } from "../kit/grid";
import { widthsOf } from "../kit/columns";
import { layOutList, type List, sheetRows } from "../kit/list";
import { putOver, type RowContents, writeHeadings, writeRow } from "../kit/write-list";
import { fillPage, printSetup } from "../kit/page";
import type { Draft } from "../model";
import { calledContract, withRuling } from "../tables/table";
import type { TeamTablePlace } from "../tables/team-tables";
import { texts } from "../texts";
import { STYLES, TEAM_STYLES } from "../theme";
import { vpStyle } from "../vp-table";
import { MATCH_SIDES, opponentsOf, type MatchSheets, type MatchSide } from "./match-sheets";
import { viewOf, worthOf } from "./views";

const { common, teamMatch } = texts;
const words = teamMatch.scoreCard;

const { fixed, label } = STYLES;
const { signed } = TEAM_STYLES;
const COLUMNS = {
  board: { heading: common.board, width: 8, style: label },
  vulnerability: { heading: common.vulnerability, width: 8, style: fixed },
  nsContract: { heading: common.contract, width: 11, style: fixed },
  nsBy: { heading: common.by, width: 7, style: fixed },
  nsPoints: { heading: words.points, width: 10, style: signed },
  ewContract: { heading: common.contract, width: 11, style: fixed },
  ewBy: { heading: common.by, width: 7, style: fixed },
  ewPoints: { heading: words.points, width: 10, style: signed },
  net: { heading: words.net, width: 10, style: signed },
  plus: { heading: common.impsPlus, width: 9, style: fixed },
  minus: { heading: common.impsMinus, width: 9, style: fixed },
  ruled: { heading: null, width: 0 },
};
type CardColumn = keyof typeof COLUMNS;

/** Row heights in points; boards are written by hand, in rows at least 7 mm high on paper. */
const HEIGHTS = { team: 26, over: 20, heading: 24, board: [21, 30], total: 26, ruling: 16 } as const;

/** The score cards of the two teams: each board from the team's own side, to cut apart. */
export function scoreCardSheet(sheets: MatchSheets): Draft {
  const { head, paper, scored } = sheets;
  const home = placeCard(scored.plan.boards, 4);
  // Below a card come its two totals, a legend for its marks, and a row to cut in.
  const away = placeCard(scored.plan.boards, home.lastRow + 5);
  const grid = titledGrid(head, words.name, widthsOf(home), { columns: home.column("minus") });
  const [, bottom = away.lastRow] = MATCH_SIDES.map((side) => putCard(grid, sheets, side, side === 0 ? home : away));
  const print = printSetup(paper, bottom, home.column("minus"));
  return grid.finish({ print: () => fillPage(grid, print, [home, away].flatMap(sheetRows), HEIGHTS.board) });
}

/** @param top the row of the team's name. */
function placeCard(boards: number, top: number): List<CardColumn> {
  return layOutList(COLUMNS, { name: "boards", sheet: words.name, headingRow: top + 2, rows: boards });
}

/** @returns the last row of the card. */
function putCard(grid: Grid, sheets: MatchSheets, side: MatchSide, list: List<CardColumn>): number {
  const top = list.headingRow - 2;
  const right = list.column("minus");
  writeLine(grid, top, { right }, sheets.teams[side], STYLES.cutHeading);
  putOver(grid, list, ["board", "vulnerability"], null, STYLES.label);
  putOver(grid, list, ["nsContract", "nsPoints"], words.ourNs, STYLES.label);
  putOver(grid, list, ["ewContract", "ewPoints"], words.ourEw, STYLES.label);
  putOver(grid, list, ["net", "minus"], words.together, STYLES.label);
  writeHeadings(grid, list, STYLES.heading);
  const { team, over, heading } = HEIGHTS;
  [team, over, heading].forEach((height, index) => grid.height(top + index, height));
  sheets.scored.plan.matches[0].boards.forEach((board, row) =>
    writeRow(grid, list, row, cardBoard(sheets, side, board))
  );
  grid.highlight({ area: list.area("board"), formula: `$${list.cell("ruled", 0)}=1`, tone: "ruled" });
  const row = putTotals(grid, sheets, side, list) + 1;
  writeLine(grid, row, { right }, withRuling(list.range("ruled"), ""), STYLES.note, HEIGHTS.ruling);
  return row;
}

/**
 * Returns a board from a team's own side: its N-S pair at the table whose sheet the team keeps, its E-W pair at the
 * other table.
 */
function cardBoard({ places }: MatchSheets, side: MatchSide, board: number): RowContents<CardColumn> {
  const [ns, ew] = [places[side], places[opponentsOf(side)]];
  const contract = (table: TeamTablePlace): Content => calledContract(table, board);
  const by = (table: TeamTablePlace): Content => computed(unlessBlank(table.outsideCell("by", board)));
  const ifPoints = (table: TeamTablePlace, sign: string) => {
    const points = table.step("standing", board);
    return `IF(ISNUMBER(${points}),${sign}${points},"")`;
  };
  const worth = ns.worth.outside.cell("ns", ns.rowOf(board));
  return {
    board,
    vulnerability: texts.common.vulnerable[vulnerabilityOf(board)],
    nsContract: contract(ns),
    nsBy: by(ns),
    nsPoints: computed(ifPoints(ns, "")),
    ewContract: contract(ew),
    ewBy: by(ew),
    ewPoints: computed(ifPoints(ew, "0-")),
    net: computed(unlessBlank(ns.outsideCell("net", board))),
    plus: computed(`IF(N(${worth})>0,${worth},"")`),
    minus: computed(`IF(N(${worth})<0,-${worth},"")`),
    ruled: computed(ns.outsideCell("ruled", board)),
  };
}

/**
 * Writes the IMPs that each team has won, and the margin and victory points of the card's team.
 * @returns the last row.
 */
function putTotals(grid: Grid, sheets: MatchSheets, side: MatchSide, card: List<CardColumn>): number {
  const { scale } = sheets.scored.plan;
  const list = layOutList(
    {
      label: { heading: null, style: STYLES.sumLabel },
      plus: { heading: null, style: STYLES.sum },
      minus: { heading: null, style: STYLES.sum },
    },
    { name: "totals", sheet: words.name, headingRow: card.lastRow, rows: 2, alignWith: card }
  );
  const won = (winner: MatchSide) => computed(wonOf(worthOf(sheets, side, winner)));
  writeRow(grid, list, 0, { label: common.total, plus: won(side), minus: won(opponentsOf(side)) });
  writeRow(grid, list, 1, {
    label: scale ? words.marginAndVps : common.margin,
    plus: styled(viewOf(sheets, side, "margin", side), TEAM_STYLES.signedSum),
    minus: styled(scale ? viewOf(sheets, side, "vps", side) : computed('""'), vpStyle(STYLES.sum, scale)),
  });
  for (const row of [0, 1]) grid.height(list.row(row), HEIGHTS.total);
  return list.lastRow;
}
