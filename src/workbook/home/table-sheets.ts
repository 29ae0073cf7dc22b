import { contestantNumber, type Contestant } from "../../movements/contestant";
import { tableOf, type Stretch } from "../../movements/movement";
import { resultAt, type ScoredBoard, type ScoredSubround } from "../../sessions/home/score-home";
import { computed, joined, type TextPart } from "../kit/content";
import { sumWhere, unlessBlank } from "../kit/formula";
import type { RowContents } from "../kit/write-list";
import { boardCheck, remarksOn } from "../tables/remarks";
import {
  blockSum,
  commonContents,
  rowsOf,
  ruledWhere,
  seatedName,
  startsThere,
  type CommonColumn,
  type TableBlock,
} from "../tables/table";
import type { TableSheetParts } from "../tables/table-sheet";
import { texts } from "../texts";
import { pairName } from "./chart-data";
import type { HomeSheets } from "./home-sheets";
import type { HomeColumn, HomeTable } from "./tables";

/** Returns the contents of a table's sheet in a home session. */
export function homeTable(home: HomeSheets, place: HomeTable): TableSheetParts<HomeColumn> {
  const { subrounds } = home.session;
  const rounds = [...new Set(subrounds.map(({ plan }) => plan.round))];
  // The pairs at Table 2 stay for both halves of a round.
  const blocks =
    place.table === 1
      ? subrounds.map((subround) => [subround])
      : rounds.map((round) => subrounds.filter(({ plan }) => plan.round === round));
  const boards = new Map(
    blocks.flatMap((block) =>
      block.flatMap((subround) => subround.boards.map((board) => [board.board, board] as const))
    )
  );
  return {
    place,
    blocks: blocks.map((block) => blockOf(home, place, block)),
    row: (board) => boardRow(home, place, boards.get(board)!),
    lastPrinted: place.table === 1 ? "sum" : "points",
    ...(place.table === 1 && { sumIn: "sum", names: home.lists.names }),
  };
}

/**
 * Minimum number of boards beside which the sums have blank lines between them; and the line on which to write a sum.
 */
const [ROOMY, SUM_LINE] = [2, "______"] as const;

/** Returns the boards of a round or half with the text above them, who plays and who sits out, and the sums. */
function blockOf(home: HomeSheets, place: HomeTable, subrounds: readonly ScoredSubround[]): TableBlock {
  const {
    faults,
    lists: { names },
  } = home;
  const { plan } = subrounds[0]!;
  const isFirst = place.table === 1;
  const { ns, ew } = tableOf(plan, place.table);
  const { band, secondHalf, sums } = texts.homeTable;
  const imps = isFirst ? place.list.cells("imps", ...rowsOf(place, plan.boards)) : "";
  const lead = `IF(SUM(${imps})>0,"+","")&SUM(${imps})`;
  const seated = (pair: Contestant) => seatedName(names, pair, faults, place);
  const sitOut = isFirst ? whoSitsOut(home, plan) : "";
  const out = plan.part === null ? startsThere(plan.boards, place, home.places.length, sitOut) : sitOut;
  return {
    boards: subrounds.flatMap((subround) => subround.plan.boards),
    band: joined(
      ...band(
        isFirst && plan.part === 2 ? secondHalf : texts.common.roundNumber(plan.round),
        seated(ns),
        seated(ew),
        out
      )
    ),
    ...(isFirst && {
      sum: blockSum(
        imps,
        [sumWhere(`--(${imps}>0)`, imps), `0-${sumWhere(`--(${imps}<0)`, imps)}`, lead],
        (...won) => sums(plan.boards.length < ROOMY ? "\n" : "\n\n", ...won),
        SUM_LINE
      ),
    }),
  };
}

/** Returns the pair that sits out and, in a second half, the pair that comes in; "" if nobody sits out. */
function whoSitsOut(home: HomeSheets, { round, part, sitsOut: [pair] }: Stretch<Contestant>): TextPart {
  if (pair === undefined) return "";
  const { comesIn } = texts.homeTable;
  const out = texts.homeTable.out(pairName(home, pair));
  const [before] = home.session.plan.subrounds.find((half) => half.round === round && half.part === 1)?.sitsOut ?? [];
  return part === 2 && before !== undefined && before !== pair
    ? joined(comesIn(contestantNumber(before)), ...out)
    : joined(...out);
}

function boardRow(home: HomeSheets, place: HomeTable, scored: ScoredBoard): RowContents<HomeColumn | CommonColumn> {
  const { board, adjusted } = scored;
  const [table1, table2] = home.places;
  const result = resultAt(scored, place.table === 1 ? 1 : 2);
  const typedImps = home.adjustments.outside.cell("adjusted", table1.rowOf(board));
  const typed = {
    ...commonContents(board, result),
    points: computed(place.step("standing", board)),
    ruled: ruledWhere([table1, table2], board, `ISNUMBER(${typedImps})`),
  };
  if (place.table === 2) return { ...typed, ...boardCheck(board, place, place.step("said", board)) };

  const cell = (key: HomeColumn) => place.cell(key, board);
  const byScale = unlessBlank(cell("difference"), home.dialect.imps(cell("difference")));
  return {
    ...typed,
    other: computed(table2.step("standing", board)),
    difference: computed(`IF(COUNT(${cell("points")},${cell("other")})=2,${cell("points")}-${cell("other")},"")`),
    imps: computed(`IF(ISNUMBER(${typedImps}),${typedImps},${byScale})`),
    adjusted,
    ...remarksOn(board, table1, table2, home.adjustments.outside.cell("look", place.rowOf(board))),
  };
}
