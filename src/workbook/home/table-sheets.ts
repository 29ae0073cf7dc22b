import { contestantNumber, type Contestant } from "../../movements/contestant";
import { tableOf, type Stretch } from "../../movements/movement";
import { resultAt, type ScoredBoard, type ScoredSubround } from "../../sessions/home/score-home";
import { checked } from "../kit/check";
import { computed } from "../kit/content";
import { sumOf, unlessBlank } from "../kit/formula";
import type { RowContents } from "../kit/list";
import { subroundLabel } from "../labels";
import type { Sheet } from "../model";
import { textLiteral } from "../reference";
import { commonContents, rowsOf, type TableBlock } from "../tables/table";
import { tableSheet } from "../tables/table-sheet";
import { texts } from "../texts";
import { remarkOn } from "../working/remarks";
import { pairLabel, type HomeSheets } from "./home-sheets";
import type { HomeColumn, HomeTable } from "./tables";

const { noResult, missing } = texts.remarks;

/** The sheet of a table of a home session. */
export function homeTableSheet(home: HomeSheets, place: HomeTable): Sheet {
  const { subrounds } = home.session;
  const rounds = [...new Set(subrounds.map(({ plan }) => plan.round))];
  // Table 2 plays both halves of a round unchanged.
  const blocks =
    place.table === 1
      ? subrounds.map((subround) => [subround])
      : rounds.map((round) => subrounds.filter(({ plan }) => plan.round === round));
  const boards = new Map(subrounds.flatMap((subround) => subround.boards).map((board) => [board.board, board]));
  return tableSheet(home, place, {
    note: guidance(home, place),
    blocks: blocks.map((block) => blockOf(home, place, block)),
    row: (board) => boardRow(home, place, boards.get(board)!),
    remarked: ["points"],
    heights: { least: 16, most: 40, landscapeFrom: Infinity },
  });
}

function guidance({ session }: HomeSheets, { table }: HomeTable): string {
  const { points, lowerFirst, sameOpponents } = texts.homeTable.notes;
  if (session.subrounds.every(({ plan }) => plan.part === null)) return points;
  return `${table === 1 ? lowerFirst : sameOpponents} ${points}`;
}

/** What stands once for all boards of a round or half: who plays, who sits out, and the sum. */
function blockOf(
  { session, lists }: HomeSheets,
  place: HomeTable,
  subrounds: readonly ScoredSubround[]
): TableBlock<HomeColumn> {
  const { plan, imps } = subrounds[0]!;
  const { ns, ew } = tableOf(plan, place.table);
  const sum = () => computed(sumOf(place.list.cells("imps", ...rowsOf(place, plan.boards))), imps);
  return {
    boards: subrounds.flatMap((subround) => subround.plan.boards),
    contents: {
      round: place.table === 1 ? subroundLabel(plan) : plan.round,
      ns: pairLabel(session.plan, lists.names, ns),
      ew: pairLabel(session.plan, lists.names, ew),
      sitsOut: whoSitsOut(session.plan.subrounds, plan),
      sum: place.table === 1 ? sum() : null,
    },
  };
}

/** Who sits out, and in a second half who comes in for the first. */
function whoSitsOut(
  all: readonly Stretch<Contestant>[],
  { round, part, sitsOut: [pair] }: Stretch<Contestant>
): string {
  if (pair === undefined) return "";
  const { comesIn } = texts.homeTable;
  const out = texts.homeTable.out(contestantNumber(pair));
  const [before] = all.find((half) => half.round === round && half.part === 1)?.sitsOut ?? [];
  return part === 2 && before !== undefined && before !== pair ? `${comesIn(contestantNumber(before))}\n${out}` : out;
}

/** A board's row on the sheet of a table. */
function boardRow({ places, dialect }: HomeSheets, place: HomeTable, scored: ScoredBoard): RowContents<HomeColumn> {
  const { board, results, difference, adjusted, imps } = scored;
  const result = resultAt(scored, place.table === 1 ? 1 : 2);
  const isTyped = result !== null && result.points !== result.expected;
  const typed = {
    ...commonContents(board, result),
    result: result?.result ?? null,
    points: isTyped ? result.points : computed(place.step("points", board), result?.points ?? ""),
  };
  const cell = (key: HomeColumn) => place.cell(key, board);
  const [check, remark] = [cell("check"), computed(place.step("remark", board), remarkOn(result))];
  if (place.table === 2) return { ...typed, ...checked(check, remark) };

  const [{ sheet: sheet1 }, table2] = places;
  const points2 = table2.outsideCell("points", board);
  const [points, difference1, adjusted1] = [cell("points"), cell("difference"), cell("adjusted")];
  const both = `${points}:${cell("other")}`;
  const pending =
    `IF(AND(COUNT(${both})=1,${adjusted1}=""),IF(COUNT(${points})=1,${textLiteral(missing(table2.sheet))},` +
    `IF(${cell("contract")}="",${textLiteral(missing(sheet1))},${textLiteral(noResult)})),"")`;
  return {
    ...typed,
    other: computed(unlessBlank(points2), results[1]?.points ?? ""),
    difference: computed(`IF(COUNT(${both})=2,${points}-${cell("other")},"")`, difference),
    imps: computed(
      `IF(ISNUMBER(${adjusted1}),${adjusted1},${unlessBlank(difference1, dialect.imps(difference1))})`,
      imps
    ),
    adjusted,
    ...checked(check, remark, computed(pending, saidMissing(places, scored))),
  };
}

function saidMissing([table1, table2]: HomeSheets["places"], { results, adjusted }: ScoredBoard): string {
  if (adjusted !== null || (results[0] === null) === (results[1] === null)) return "";
  return missing(results[0] === null ? table1.sheet : table2.sheet);
}
