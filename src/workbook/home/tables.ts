import type { HomePlan } from "../../sessions/home/plan";
import type { CheckColumn } from "../kit/check";
import type { Columns, EntryRule } from "../kit/list";
import { CHECK_COLUMNS, COMMON_COLUMNS, placeTable, type CommonColumn, type TablePlace } from "../tables/table";
import { texts } from "../texts";
import { STYLES } from "../theme";

/** The columns of a table's sheet of a home session, in their order; some stand on Table 1 alone. */
export type HomeColumn =
  | "round"
  | "ns"
  | "ew"
  | "sitsOut"
  | CommonColumn
  | "result"
  | "points"
  | "other"
  | "difference"
  | "imps"
  | "adjusted"
  | "sum"
  | CheckColumn;

export type HomeTable = TablePlace<HomeColumn>;

const { headings, entry } = texts.homeTable;

const RESULTS = ["=", ...[1, 2, 3, 4, 5, 6].map((n) => `+${n}`)].concat(
  Array.from({ length: 13 }, (_, i) => `-${i + 1}`)
);
const RESULT: EntryRule = { rule: { kind: "list", values: RESULTS }, error: null };
const POINTS: EntryRule = { rule: { kind: "whole", least: -7600, most: 7600 }, error: entry.points };
const ADJUSTED: EntryRule = { rule: { kind: "whole", least: -99, most: 99 }, error: entry.adjusted };

function columnsOf(table: 1 | 2, sitsOut: boolean): Partial<Columns<HomeColumn>> {
  const { computed, entry: typed, block, sum } = STYLES;
  const comparison: Partial<Columns<HomeColumn>> = {
    other: { heading: headings.other, width: 9, style: computed, shared: true },
    difference: { heading: headings.difference, width: 9, style: computed, name: "Difference", shared: true },
    imps: { heading: headings.imps, width: 7, style: computed, name: "Imps", shared: true },
    adjusted: { heading: headings.adjusted, width: 7, style: typed, name: "Adjusted", rule: ADJUSTED },
    sum: { heading: headings.sum, width: 8, style: sum },
  };
  return {
    round: { heading: texts.common.round, width: 8, style: block },
    ns: { heading: texts.common.ns, width: 15, style: block },
    ew: { heading: texts.common.ew, width: 15, style: block },
    ...(table === 1 && sitsOut && { sitsOut: { heading: headings.sitsOut, width: 10, style: block } }),
    ...COMMON_COLUMNS,
    by: { ...COMMON_COLUMNS.by, width: 6 },
    vulnerability: { ...COMMON_COLUMNS.vulnerability, width: 7 },
    result: { heading: texts.common.result, width: 8, style: STYLES.entryResult, name: "Result", rule: RESULT },
    points: { heading: headings.points, width: 9, style: typed, name: "Points", rule: POINTS },
    ...(table === 1 && comparison),
    ...CHECK_COLUMNS,
  };
}

/** Places the sheet of a table of a home session. */
export function placeHomeTable(table: 1 | 2, { subrounds }: HomePlan): HomeTable {
  const sitsOut = subrounds.some((subround) => subround.sitsOut.length > 0);
  const entries = { contract: "contract", by: "by", result: "result", points: "points" } as const;
  const boards = subrounds.flatMap((subround) => subround.boards);
  return placeTable<HomeColumn>(columnsOf(table, sitsOut), entries, {
    ...{ table, name: String(table) },
    ...{ index: table - 1, boards, headingRow: 4 },
  });
}
