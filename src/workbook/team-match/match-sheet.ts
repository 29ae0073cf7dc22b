import { tableOf } from "../../movements/movement";
import { relay } from "../../movements/relay";
import { HOME_AND_AWAY } from "../../sessions/contestants";
import { computed, type Computed } from "../kit/content";
import { onceCounted, wonSum } from "../kit/formula";
import { progressSaid, putLine, putProgress, titledGrid, type Grid } from "../kit/grid";
import { putHeadings, putList, putRow, putRules, widthsOf } from "../kit/list";
import { printSetup } from "../kit/page";
import { boardsLabel } from "../labels";
import type { Draft } from "../model";
import { playersRow } from "../team-names";
import { STYLES } from "../theme";
import { uncountedAnd } from "../typed-amounts";
import { faultsAt } from "../tables/faults";
import { putHandicap, withHandicap } from "./handicap";
import { MATCH_SIDES, pairName, sessionLabel, type MatchSheets, type MatchSide } from "./match-sheets";
import { boardsToPlay, resultSentence } from "./sentences";
import { leadFormula, viewOf, worthOf } from "./views";

const HEADING_HEIGHT = 34;

/** The height of a row in points with the teams' names: a long name has three lines. */
function nameHeight({ scored: { plan } }: MatchSheets): number {
  return plan.teams.some((name) => name.length > 24) ? 46 : 32;
}

/** The Match sheet: the names, who sits where when, each session's IMPs, and the result. */
export function matchSheet(sheets: MatchSheets): Draft {
  const { lists, head, paper } = sheets;
  const { right } = lists.seats;
  const grid = titledGrid(head, lists.sheet, widthsOf(lists.seats));
  putProgress(grid, matchProgress(sheets));
  putLine(grid, 4, { right }, uncountedAnd(sheets.amounts, faultsAt(sheets.faults)), STYLES.check);
  putNames(grid, sheets);
  putSeats(grid, sheets);
  putSessions(grid, sheets);
  putTotals(grid, sheets);
  putLine(grid, lists.resultRow, { right }, resultSentence(sheets), STYLES.sum, 32);
  const last = putWithHandicap(grid, sheets) ?? lists.resultRow;
  return grid.finish({ print: printSetup(paper, last, right, { orientation: "landscape" }) });
}

/** What the match comes to with a handicap. @returns the last row; null without one. */
function putWithHandicap(grid: Grid, sheets: MatchSheets): number | null {
  const given = withHandicap(sheets);
  if (given === null) return null;
  const { list, resultRow } = given.lists.handicap;
  putHeadings(grid, list, STYLES.heading);
  grid.height(list.headingRow, HEADING_HEIGHT);
  for (const side of MATCH_SIDES) {
    putHandicap(grid, given, side);
    grid.height(list.row(side), nameHeight(sheets));
  }
  putRules(grid, list);
  putLine(grid, resultRow, { right: given.lists.seats.right }, resultSentence(given, "handicap"), STYLES.sum, 32);
  return resultRow;
}

/** How many boards are scored of those that are to be played. */
function matchProgress(sheets: MatchSheets): Computed {
  const view = (total: "scored" | "cancelled") => viewOf(sheets, 0, total).formula;
  return progressSaid(view("scored"), boardsToPlay(sheets), view("cancelled"));
}

/** The names of the teams and of their players by pairs, which are typed here. */
function putNames(grid: Grid, { lists: { names, players }, scored: { plan } }: MatchSheets): void {
  putHeadings(grid, names, STYLES.heading);
  for (const side of MATCH_SIDES) {
    const team = plan.match.teams[side];
    putRow(grid, names, side, { side: HOME_AND_AWAY.long(team), name: plan.teams[side] || null });
    putRow(grid, players, side, playersRow(plan, team));
    grid.height(names.row(side), 24);
  }
}

function putSeats(grid: Grid, sheets: MatchSheets): void {
  const { lists, teams, scored } = sheets;
  const { seats } = lists;
  putList(
    grid,
    seats,
    scored.plan.sessions,
    (session) => {
      const [table1, table2] = [tableOf(session, 1), tableOf(session, 2)];
      const [first, second] = relay(session.boards);
      return {
        session: sessionLabel(scored.plan, session.round),
        ns1: pairName(teams, table1.ns),
        ew1: pairName(teams, table1.ew),
        ns2: pairName(teams, table2.ns),
        ew2: pairName(teams, table2.ew),
        starts1: boardsLabel(first.starts),
        starts2: boardsLabel(second.starts),
      };
    },
    HEADING_HEIGHT,
    nameHeight(sheets)
  );
}

/** What each team has won in each session, and the lead after it. */
function putSessions(grid: Grid, sheets: MatchSheets): void {
  const { lists, scored } = sheets;
  putList(
    grid,
    lists.sessions,
    scored.sessions,
    ({ session, boards }, index) => {
      const numbers = boards.map(({ board }) => board);
      const soFar = scored.sessions.slice(0, index + 1).flatMap((played) => played.boards.map(({ board }) => board));
      const shown = (formula: string) => computed(onceCounted(worthOf(sheets, 0, 0, numbers), formula));
      const wonBy = (side: MatchSide) => shown(wonSum(worthOf(sheets, 0, side, numbers)));
      return {
        session: sessionLabel(scored.plan, session),
        home: wonBy(0),
        away: wonBy(1),
        lead: shown(leadFormula(sheets, 0, soFar)),
      };
    },
    nameHeight(sheets),
    22
  );
}

/** Each team's total, penalties and victory points. */
function putTotals(grid: Grid, sheets: MatchSheets): void {
  const { lists, scored, teams } = sheets;
  putList(
    grid,
    lists.totals,
    MATCH_SIDES,
    (side) => {
      const { imps, vps } = scored.plan.penalties[side];
      return {
        team: teams[side],
        won: viewOf(sheets, side, "won"),
        penaltyImps: imps || null,
        margin: viewOf(sheets, side, "margin"),
        scaleVps: viewOf(sheets, side, "scaleVps"),
        penaltyVps: vps || null,
        vps: viewOf(sheets, side, "vps"),
      };
    },
    HEADING_HEIGHT,
    nameHeight(sheets)
  );
}
