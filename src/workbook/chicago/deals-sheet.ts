import { dealerOf } from "../../bridge/board";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import type { Contestant } from "../../movements/contestant";
import type { ScoredChicago, ScoredDeal } from "../../sessions/chicago/score-chicago";
import { computed, type Content } from "../kit/content";
import { unlessBlank } from "../kit/formula";
import { column, layOutList, type Column } from "../kit/list";
import { listSheet } from "../kit/list-sheet";
import type { Draft } from "../model";
import { calledContract } from "../tables/table";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { byPlayer, playerHeading, type ChicagoSheets, type DealsList, type NamesList } from "./chicago-sheets";
import { worthKeys } from "./tables";
import { chicagoTexts } from "./texts";

const { byDeal: words } = chicagoTexts;

const [HEADING_HEIGHT, ROW_BOUNDS] = [34, [15, 24]] as const;

/** Places what each deal gives each player. */
export function placeDeals({ plan }: ScoredChicago, names: NamesList, sheets: () => ChicagoSheets): DealsList {
  const player = (of: Contestant): Column<ScoredDeal> => ({
    heading: playerHeading(names, of),
    ...{ width: 10, style: STYLES.computed },
    content: (deal) => pointsOf(sheets(), deal, of),
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
      contract: column(texts.common.contract, 9, STYLES.fixed, ({ board }) => calledContract(sheets().place, board)),
      ...byPlayer(plan, player),
    },
    { name: "deals", sheet: words.name, headingRow: 5, rows: plan.boards }
  );
}

/** A deal's points for a player, whose side is North-South or East-West; nothing for who is out. */
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

/** The sheet Deals: what each player has won or lost, deal by deal. */
export function dealsSheet(sheets: ChicagoSheets): Draft {
  const { session, deals } = sheets;
  const items = session.rounds.flatMap((round) => round.deals);
  return listSheet(sheets, deals, items, {
    note: words.note,
    headings: STYLES.pairHeading,
    headingHeight: HEADING_HEIGHT,
    rowHeight: ROW_BOUNDS,
  });
}
