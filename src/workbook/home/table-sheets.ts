import { contestantNumber, type Contestant } from "../../movements/contestant";
import { tableOf, type Stretch } from "../../movements/movement";
import { resultAt, type ScoredBoard, type ScoredSubround } from "../../sessions/home/score-home";
import type { TableResult } from "../../sessions/results";
import type { Dialect } from "../dialect";
import { computed, type Content } from "../kit/content";
import { sumOf, unlessBlank } from "../kit/formula";
import type { Grid } from "../kit/grid";
import type { RowContents } from "../kit/list";
import { subroundLabel } from "../labels";
import type { Sheet } from "../model";
import { cellAddress } from "../reference";
import { commonContents, rowsOf, type TableBlock } from "../tables/table";
import { tableSheet } from "../tables/table-sheet";
import { texts } from "../texts";
import { remarkOn } from "../working/remarks";
import { pairLabel, type HomeSheets } from "./home-sheets";
import type { HomeColumn, HomeTable } from "./tables";

/** The sheet of a table of a home session. */
export function homeTableSheet(home: HomeSheets, place: HomeTable): Sheet {
  const { session, places } = home;
  const { subrounds } = session;
  const blocks = place.table === 1 ? subrounds.map((subround) => [subround]) : byRound(subrounds);
  const boards = new Map(subrounds.flatMap((subround) => subround.boards).map((board) => [board.board, board]));
  return tableSheet(home, place, {
    note: guidance(home, place),
    blocks: blocks.map((block) => blockOf(home, place, block)),
    row: (board) => homeBoard(places, home.dialect, place, boards.get(board)!),
    rules: (grid) => putHighlights(grid, place, places),
    heights: { least: 16, most: 40, landscapeFrom: Infinity },
  });
}

function guidance({ session }: HomeSheets, { table }: HomeTable): string {
  const { points, lowerFirst, sameOpponents } = texts.homeTable.notes;
  if (session.subrounds.every(({ plan }) => plan.part === null)) return points;
  return `${table === 1 ? lowerFirst : sameOpponents} ${points}`;
}

/** Table 2 plays both halves of a round unchanged. */
function byRound(subrounds: readonly ScoredSubround[]): ScoredSubround[][] {
  const rounds = new Map<number, ScoredSubround[]>();
  for (const subround of subrounds) {
    const { round } = subround.plan;
    rounds.set(round, [...(rounds.get(round) ?? []), subround]);
  }
  return [...rounds.values()];
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

/** What stands out when something is wrong, or missing. */
function putHighlights(grid: Grid, { list }: HomeTable, tables: HomeSheets["places"]): void {
  const check = `$${cellAddress(list.firstRow, list.column("check"))}`;
  const notices = [...tables.map(({ sheet }) => texts.remarks.missing(sheet)), texts.remarks.noResult];
  const missing = `OR(${notices.map((said) => `${check}="${said}"`).join()})`;
  for (const key of ["points", "check"] as const) {
    grid.highlight({ area: list.area(key), formula: `AND(${check}<>"",NOT(${missing}))`, tone: "alert" });
    grid.highlight({ area: list.area(key), formula: missing, tone: "notice" });
  }
}

/** A board's row on the sheet of a table of a home session. */
export function homeBoard(
  tables: readonly [HomeTable, HomeTable],
  dialect: Dialect,
  place: HomeTable,
  scored: ScoredBoard
): RowContents<HomeColumn> {
  const { board, results, difference, adjusted, imps } = scored;
  const table = place.table === 1 ? 1 : 2;
  const result = resultAt(scored, table);
  const cell = (key: HomeColumn) => place.cell(key, board);
  const remark = place.step("remark", board);
  const said = remarkOn(result);
  const typed = {
    ...commonContents(board, result),
    result: result?.result ?? null,
    points: pointsContent(place, board, result),
  };
  if (table === 2) return { ...typed, check: computed(remark, said) };

  const other = tables[1].outsideCell("points", board);
  const [points, isAdjusted] = [cell("points"), `ISNUMBER(${cell("adjusted")})`];
  const both = `${points}:${cell("other")}`;
  return {
    ...typed,
    other: computed(unlessBlank(other), results[1]?.points ?? ""),
    difference: computed(`IF(COUNT(${both})=2,${points}-${cell("other")},"")`, difference),
    imps: computed(
      `IF(${isAdjusted},${cell("adjusted")},${unlessBlank(cell("difference"), dialect.imps(cell("difference")))})`,
      imps
    ),
    adjusted,
    check: computed(
      `IF(${remark}<>"",${remark},IF(AND(COUNT(${both})=1,${cell("adjusted")}=""),` +
        `IF(COUNT(${points})=1,"${missing(tables[1])}",` +
        `IF(${cell("contract")}="","${missing(place)}","${texts.remarks.noResult}")),""))`,
      said || saidMissing(tables, scored)
    ),
  };
}

/** The contract's points, or a number that was given in their place. */
function pointsContent(place: HomeTable, board: number, result: TableResult | null): Content {
  if (result && result.points !== result.expected) return result.points;
  return computed(place.step("points", board), result?.points ?? "");
}

function saidMissing(tables: readonly [HomeTable, HomeTable], { results, adjusted }: ScoredBoard): string {
  const [table1, table2] = results;
  if (adjusted !== null || (table1 === null) === (table2 === null)) return "";
  return missing(tables[table1 === null ? 0 : 1]);
}

function missing({ sheet }: HomeTable): string {
  return texts.remarks.missing(sheet);
}
