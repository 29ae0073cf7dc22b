import { dealerOf } from "../../bridge/board";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import type { Contestant } from "../../movements/contestant";
import { hasSitOut } from "../../movements/movement";
import { DEALS, type ChicagoPlan } from "../../sessions/chicago/plan";
import type { ScoredChicago, ScoredDeal } from "../../sessions/chicago/score-chicago";
import { computed, type Computed, type Content } from "../kit/content";
import { unlessBlank } from "../kit/formula";
import { writeLine } from "../kit/grid";
import { column, type Column } from "../kit/columns";
import { bandRow, layOutList } from "../kit/list";
import { listSheet } from "../kit/list-sheet";
import type { Draft } from "../model";
import { calledContract } from "../tables/table";
import { texts } from "../texts";
import { STYLES, type Style } from "../theme";
import { byPlayer, playerHeading, type ChicagoSheets, type DealsList, type NamesList } from "./chicago-sheets";
import { worthKeys, type ChicagoTable } from "./tables";
import { chicagoTexts } from "./texts";

const { byDeal: words } = chicagoTexts;

/** Total width of the players' columns, in characters. */
const PLAYERS_WIDTH = 58;
/** Height of the headings, and bounds for the height of a row, in points. */
const [HEADING_HEIGHT, ROW_BOUNDS] = [34, [20, 36]] as const;

const POINTS: Style = { ...STYLES.computed, size: 12 };
const HEADING: Style = { ...STYLES.pairHeading, size: 11 };

/** Lays out the list of each player's points by deal. */
export function placeDeals({ plan }: ScoredChicago, names: NamesList, sheets: () => ChicagoSheets): DealsList {
  const player = (contestant: Contestant): Column<ScoredDeal> => ({
    heading: playerHeading(names, contestant),
    width: PLAYERS_WIDTH / plan.names.length,
    style: POINTS,
    content: (deal) => pointsOf(sheets(), deal, contestant),
  });
  return layOutList<keyof DealsList["columns"], ScoredDeal>(
    {
      deal: column(chicagoTexts.deal, 6, STYLES.label, ({ deal }) => deal),
      dealer: column(words.headings.dealer, 5, STYLES.fixed, ({ board }) => dealerOf(board)),
      vulnerability: column(
        texts.common.vulnerability,
        6,
        STYLES.fixed,
        ({ board }) => texts.common.vulnerable[vulnerabilityOf(board)]
      ),
      contract: column(texts.common.contract, 12, STYLES.fixed, ({ board }) => calledContract(sheets().place, board)),
      by: column(texts.common.by, 5, STYLES.fixed, ({ board }) => declarerOf(sheets().place, board)),
      ...byPlayer(plan, player),
    },
    { name: "deals", sheet: words.name, headingRow: 5, rows: plan.boards, bands: firstDeals(plan) }
  );
}

/** Returns the rows, counted from 0, of the rounds' first deals; a line above each of these rows names its round. */
function firstDeals({ rounds }: ChicagoPlan): number[] {
  return Array.from({ length: rounds }, (_, round) => DEALS * round);
}

/** Returns the formula for the declarer of a deal as a letter; blank if unknown. */
function declarerOf(place: ChicagoTable, board: number): Computed {
  const declarer = place.step("declarer", board);
  return computed(`IF(N(${declarer})=0,"",MID("NESW",${declarer},1))`);
}

/** Returns a deal's points for a player, from the column of the player's side; blank for a player who sits out. */
function pointsOf(
  { place, session: { plan } }: ChicagoSheets,
  { board, ns, ew }: ScoredDeal,
  player: Contestant
): Content {
  const [forNs, forEw] = worthKeys(plan);
  const side = ns.includes(player) ? forNs : ew.includes(player) ? forEw : null;
  if (side === null) return "";
  return computed(unlessBlank(place.outsideCell(side, board)));
}

/** Returns the sheet Deals: the points that each player has won or lost, deal by deal. */
export function dealsSheet(sheets: ChicagoSheets): Draft {
  const { session, deals } = sheets;
  const items = session.rounds.flatMap((round) => round.deals);
  return listSheet(sheets, deals, items, {
    note: hasSitOut(session.plan.stretches) ? words.noteOut : words.note,
    headings: HEADING,
    headingHeight: HEADING_HEIGHT,
    rowHeight: ROW_BOUNDS,
    pageStarts: firstDeals(session.plan)
      .slice(1)
      .map((deal) => bandRow(deals, deal)),
    put: (grid) =>
      firstDeals(session.plan).forEach((deal, round) =>
        writeLine(grid, bandRow(deals, deal), deals, texts.common.roundNumber(round + 1), STYLES.band)
      ),
  });
}
