import type { TableResult } from "../../sessions/results";
import { resultAt, type ScoredBoard } from "../../sessions/home/score-home";
import type { Dialect } from "../formulas/dialect";
import { computed, type Content } from "../kit/content";
import { unlessBlank } from "../kit/formula";
import type { RowContents } from "../kit/list";
import { texts } from "../texts";
import { remarkOn } from "../working/remarks";
import { commonContents } from "./columns";
import type { HomeColumn, HomeTable } from "./home-tables";

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
