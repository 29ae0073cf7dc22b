import type { MatchPlan } from "../../sessions/team-match/plan";
import type { BoardScoring, Both } from "../../sessions/teams/match";
import { computed, either, joined } from "../kit/content";
import { unlessBlank } from "../kit/formula";
import { titledGrid, type Grid } from "../kit/grid";
import { headingHeight, placeList, putHeadings, putList, putRow, widthsOf, type Columns, type List } from "../kit/list";
import { pagesOf } from "../kit/list-sheet";
import { canBeOnePage, printSetup } from "../kit/page";
import type { Draft } from "../model";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { vpStyle } from "../vp-table";
import { onWorking } from "../working/steps";
import { MATCH_SIDES, opponentsOf, type DifferenceList, type MatchSheets, type MatchSide } from "./match-sheets";
import { viewOf } from "./views";

const words = texts.teamMatch.check;

const [HEADING_HEIGHT, TOTAL_HEIGHT] = [32, 22];
/** Of a column, in characters. */
const WIDTH = 14;

/** The Check sheet: the boards on which the sheets of the two sides differ, to be looked into. */
export function checkSheet(sheets: MatchSheets): Draft {
  const { head, paper, scored, form } = sheets;
  const totals = placeTotals(sheets);
  const list = placeBoards(scored.plan, form.scoring, totals.lastRow + 2);
  const grid = titledGrid(head, words.name, widthsOf(list));
  putStatus(grid, sheets);
  putTotals(grid, sheets, totals);
  putBoards(grid, sheets, list);
  const onePage = printSetup(paper, list.lastRow, list.right, {
    titleRows: [list.headingRow, list.headingRow],
    orientation: "landscape",
    once: [totals.area(["homeWon", "awayWon"])],
  });
  const print = () => {
    // A team's name may take three lines.
    grid.height(totals.headingRow, headingHeight(grid, totals, HEADING_HEIGHT));
    return canBeOnePage(grid, onePage) ? onePage : pagesOf(grid, onePage, [list]);
  };
  return grid.finish({ frozenRows: list.headingRow, print });
}

function putStatus(grid: Grid, { stand }: MatchSheets): void {
  const isEmpty = `${stand.outside.cell("noted", 0)}=0`;
  const count = computed(stand.outside.cell("differing", 0));
  const are = either(`${count.formula}=1`, words.boardDiffers, words.boardsDiffer);
  const differ = joined(count, are, words.lookInto);
  const compared = either(`${count.formula}=0`, words.agree, differ);
  grid.put(3, 1, either(isEmpty, words.nothing, compared), STYLES.status);
  grid.height(3, 24);
}

/** What the match comes to by each side's sheet, a row for each. */
type TotalsList = List<"sheet" | "homeWon" | "awayWon" | "homeVps" | "awayVps">;

function placeTotals({ teams: [home, away], scored: { plan } }: MatchSheets): TotalsList {
  const [won, vps] = [STYLES.computed, vpStyle(STYLES.computed, plan.scale)].map((style) => ({ style, width: WIDTH }));
  return placeList(
    {
      sheet: { heading: words.bySheetOf, span: 2, style: STYLES.label },
      homeWon: { heading: joined(home, words.total), ...won },
      awayWon: { heading: joined(away, words.total), ...won },
      ...(plan.scale && {
        homeVps: { heading: joined(home, words.vps), ...vps },
        awayVps: { heading: joined(away, words.vps), ...vps },
      }),
    },
    { name: "totals", sheet: words.name, headingRow: 5, rows: MATCH_SIDES.length }
  );
}

function putTotals(grid: Grid, sheets: MatchSheets, list: TotalsList): void {
  putHeadings(grid, list, STYLES.heading);
  for (const keeper of MATCH_SIDES)
    putRow(grid, list, keeper, {
      sheet: words.sheets[keeper],
      homeWon: viewOf(sheets, 0, "won", keeper),
      awayWon: viewOf(sheets, 1, "won", keeper),
      homeVps: viewOf(sheets, 0, "vps", keeper),
      awayVps: viewOf(sheets, 1, "vps", keeper),
    });
  for (const keeper of MATCH_SIDES) grid.height(list.row(keeper), TOTAL_HEIGHT);
}

/** The score at each table and the home team's IMPs, as the home and the away team have them. */
type BoardColumn = "board" | "homeNs1" | "awayNs1" | "homeNs2" | "awayNs2" | "homeImps" | "awayImps" | "what";

/** A row for each board that differs, in their order; as many rows as there are boards. */
function placeBoards({ match: { boards } }: MatchPlan, scoring: BoardScoring, headingRow: number): List<BoardColumn> {
  const { headings } = words;
  // Without lines: an empty grid says nothing on paper.
  const column = (heading: string, width = WIDTH) => ({ heading, width, style: STYLES.listed });
  const columns: Columns<BoardColumn> = {
    board: column(texts.common.board, 10),
    homeNs1: column(headings.homeNs1),
    awayNs1: column(headings.awayNs1),
    homeNs2: column(headings.homeNs2),
    awayNs2: column(headings.awayNs2),
    homeImps: column(headings.homeImps[scoring]),
    awayImps: column(headings.awayImps[scoring]),
    what: column(headings.what, 26),
  };
  return placeList(columns, { name: "boards", sheet: words.name, headingRow, rows: boards.length });
}

function putBoards(grid: Grid, { places, differences, scored }: MatchSheets, list: List<BoardColumn>): void {
  const [home, away] = places;
  const typed = (keeper: MatchSide) => places[keeper].steps.outside.range("standing");
  const number = differences.outside.range("number");
  putList(
    grid,
    list,
    scored.plan.match.boards,
    (_, row) => {
      const find = (range: string) => `INDEX(${range},MATCH(${row + 1},${number},0))`;
      const board = find(home.list.outside.range("board"));
      // A score that a side has cleared is an empty cell, which would be shown as 0.
      const found = (range: string) => computed(unlessBlank(`$${list.cell("board", row)}`, unlessBlank(find(range))));
      return {
        board: computed(`IF(COUNT(${number})<${row + 1},"",${board})`),
        homeNs1: found(typed(0)),
        awayNs1: found(away.list.outside.range("other")),
        homeNs2: found(home.list.outside.range("other")),
        awayNs2: found(typed(1)),
        homeImps: found(home.worth.outside.range("ns")),
        awayImps: found(away.worth.outside.range("ew")),
        what: found(differences.outside.range("what")),
      };
    },
    HEADING_HEIGHT
  );
  const formula = `$${list.cell("board", 0)}<>""`;
  grid.highlight({ area: list.area(["board", "what"]), formula, tone: "alert" });
}

/** Places the differences from a column on, in the rows of the tables' own sheets. */
export function placeDifferences([home]: MatchSheets["places"], left: number): DifferenceList {
  const place = { ...onWorking("differences"), firstRow: home.list.firstRow, bands: home.list.bands };
  return placeList(
    { what: { heading: "Differs in" }, number: { heading: "Difference" } },
    { ...place, left, rows: home.boards.length }
  );
}

/** Writes on the Working sheet, for each board, in what the two sheets differ. */
export function putDifferences(grid: Grid, sheets: MatchSheets): void {
  const { differences: list, places } = sheets;
  const { score, bothScores } = texts.teamMatch.check;
  putHeadings(grid, list);
  for (const board of places[0].boards) {
    const row = places[0].rowOf(board);
    const [at1, at2] = [recordsOf(sheets, 0, board).join("="), recordsOf(sheets, 1, board).join("=")];
    const what =
      `IF(${at1},IF(${at2},"",${textLiteral(score(2))}),` +
      `IF(${at2},${textLiteral(score(1))},${textLiteral(bothScores)}))`;
    const number = unlessBlank(list.cell("what", row), `MAX(${list.above("number", row)})+1`);
    putRow(grid, list, row, { what: computed(what), number: computed(number) });
  }
}

/**
 * The N-S score of a board at the table of a keeper, as the home team has it and as the away team has it. Each types
 * that of the table whose sheet it keeps, and may type over the other's, which it otherwise takes from the other sheet.
 */
function recordsOf({ places }: MatchSheets, keeper: MatchSide, board: number): Both<string> {
  const typed = places[keeper].step("standing", board);
  const noted = places[opponentsOf(keeper)].outsideCell("other", board);
  return keeper === 0 ? [typed, noted] : [noted, typed];
}
