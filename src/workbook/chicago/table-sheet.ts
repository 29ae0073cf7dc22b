import { contestantNumber } from "../../movements/contestant";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import { dealOfBoard, dealsAgain } from "../../sessions/chicago/plan";
import type { ScoredDeal, ScoredWheel } from "../../sessions/chicago/score-chicago";
import { tableOf } from "../../movements/movement";
import { computed, joined } from "../kit/content";
import { firstTrue, unlessBlank, type Case } from "../kit/formula";
import type { RowContents } from "../kit/write-list";
import {
  blockSum,
  commonContents,
  rowsOf,
  ruledWhere,
  seatedName,
  type CommonColumn,
  type TableBlock,
} from "../tables/table";
import type { TableSheetParts } from "../tables/table-sheet";
import { boardCheck, type BoardCheck } from "../tables/remarks";
import { INSTEAD } from "../../sessions/reading/spellings";
import { texts } from "../texts";
import { numberOf } from "../working/lists";
import type { ChicagoSheets } from "./chicago-sheets";
import { expectedFormula } from "./expected";
import { worthKeys, type ChicagoColumn, type ChicagoTable } from "./tables";
import { chicagoTexts } from "./texts";

const { table: words } = chicagoTexts;

export function chicagoTable(sheets: ChicagoSheets): TableSheetParts<ChicagoColumn> {
  const { session, place, lists } = sheets;
  const deals = new Map(session.rounds.flatMap((round) => round.deals).map((deal) => [deal.board, deal]));
  return {
    place,
    blocks: session.rounds.map((round) => blockOf(sheets, round)),
    row: (board) => {
      const deal = deals.get(board);
      if (!deal) throw new Error(`board ${board} is no deal of the evening`);
      return dealRow(sheets, deal);
    },
    sumFrom: "points",
    lastPrinted: worthKeys(session.plan)[1],
    names: lists.names,
  };
}

/** Returns a round's deals with the text above them: who sits where, and who sits out. */
function blockOf({ session, place, faults, lists: { names } }: ChicagoSheets, { plan }: ScoredWheel): TableBlock {
  const { ns, ew, boards } = tableOf(plan, place.table);
  const [north, south, east, west] = [...ns, ...ew].map((player) => seatedName(names, player, faults, place));
  const out = plan.sitsOut.map((player) =>
    joined(`${contestantNumber(player)} `, computed(names.outside.cell("name", player)))
  );
  const worth = place.list.cells(worthKeys(session.plan)[0], ...rowsOf(place, boards));
  if (!north || !south || !east || !west) throw new Error("four sit at a table");
  return {
    boards,
    band: joined(...words.northSouth(texts.common.roundNumber(plan.round), north, south)),
    below: joined(...words.eastWest(east, west, out)),
    sum: blockSum(worth, [`SUM(${worth})`, `0-SUM(${worth})`], words.sums),
  };
}

function dealRow(sheets: ChicagoSheets, deal: ScoredDeal): RowContents<ChicagoColumn | CommonColumn> {
  const { session, place } = sheets;
  const { board, result } = deal;
  const countedPoints = place.step("standing", board);
  const points = place.cell("points", board);
  return {
    ...commonContents(board, result, deal),
    board: dealOfBoard(session.plan, board),
    points: computed(dealsAgain(session.plan) ? `IF(${isPassedOut(place, board)},"",${countedPoints})` : countedPoints),
    ...(session.plan.expected ? impsOf(sheets, deal) : { pointsEw: computed(unlessBlank(points, `0-${points}`)) }),
    ruled: ruledWhere([place], board),
    ...remarksOf(sheets, board),
  };
}

/**
 * Returns North-South's high-card points, the points expected with them, and the IMPs for the difference to these
 * points.
 */
function impsOf({ place, expected, dialect }: ChicagoSheets, { board, hcp }: ScoredDeal): RowContents<ChicagoColumn> {
  const cell = (key: ChicagoColumn) => place.cell(key, board);
  const difference = `(${cell("points")}-${cell("expected")})`;
  return {
    hcp,
    expected: computed(expected ? expectedFormula(expected, cell("hcp"), vulnerabilityOf(board)) : '""'),
    imps: computed(`IF(COUNT(${cell("points")},${cell("expected")})<2,"",${dialect.imps(difference)})`),
    impsEw: computed(unlessBlank(cell("imps"), `0-${cell("imps")}`)),
  };
}

/** Returns the condition that a deal was passed out, or has a score of 0 without a contract. */
function isPassedOut({ step }: ChicagoTable, board: number): string {
  const bid = step("bid", board);
  return `OR(${bid}=${INSTEAD.pass},AND(${bid}="",${step("standing", board)}=0))`;
}

/**
 * Returns the message on a deal: a fault; if none, that the deal is to be dealt again, or that high-card points are
 * missing; if neither, a question.
 */
function remarksOf({ session: { plan }, place }: ChicagoSheets, board: number): BoardCheck {
  const fault = place.step("fault", board);
  const cell = (key: ChicagoColumn) => place.cell(key, board);
  const first: Case[] = [
    [`${fault}>0`, fault],
    ...(dealsAgain(plan) ? [[isPassedOut(place, board), numberOf("dealAgain")] as const] : []),
    ...(plan.expected
      ? [[`AND(ISNUMBER(${cell("points")}),${cell("expected")}="")`, numberOf("hcpMissing")] as const]
      : []),
  ];
  const message = place.step("said", board);
  return boardCheck(board, place, first.length === 1 ? message : firstTrue(first, message));
}
