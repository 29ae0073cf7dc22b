import type { ScoredHome } from "../../sessions/home/score-home";
import { dialectNamed } from "../formulas/dialect-named";
import { longDate } from "../long-date";
import type { Area, DefinedName, Workbook } from "../model";
import type { WorkbookOptions } from "../workbook-options";
import { headOf } from "./head";
import { layoutOf, type HomeLayout } from "./layout";
import { movementSheet } from "./movement-sheet";
import { scaleNames, scalesSheet, scaleTables, type VpTable } from "../scales-sheet";
import { pointsArea } from "./score-rows";
import { scoresheet } from "./scoresheet";
import { boardColumn, type TableColumn } from "./table-layout";
import { tableSheet } from "./table-sheet";
import { vpTableOnScoresheet } from "./vp-entries";
import { SCORE_TABLES } from "../working/score-tables";
import { workingSheet } from "./working-sheet";

/** The workbook of a home session, empty or with what has been played. */
export function homeWorkbook(
  session: ScoredHome,
  { paper = "A4", formulas = "built-in" }: WorkbookOptions = {}
): Workbook {
  const { plan } = session;
  const layout = layoutOf(plan);
  const vpTable = vpTableOnScoresheet(plan, layout.scoresheet);
  const tables = { ...scaleTables(vpTable), ...SCORE_TABLES };
  const dialect = dialectNamed(formulas, tables);
  const home = { session, layout, dialect, paper };
  return {
    title: plan.title,
    date: longDate(plan.date),
    sheets: [
      ...layout.tables.map((table) => tableSheet(home, table)),
      scoresheet(home),
      movementSheet(home),
      scalesSheet(headOf(plan), vpTable, paper),
      workingSheet(session, layout, dialect),
    ],
    names: definedNames(session, layout, vpTable),
  };
}

const NAMED_COLUMNS: readonly (readonly [suffix: string, key: TableColumn])[] = [
  ["Board", "board"],
  ["Contract", "contract"],
  ["By", "by"],
  ["Result", "result"],
  ["Points", "points"],
  ["Difference", "difference"],
  ["Imps", "imps"],
  ["Adjusted", "adjusted"],
];

function definedNames({ plan }: ScoredHome, layout: HomeLayout, vpTable: VpTable | null): DefinedName[] {
  const { tables, scoresheet: place } = layout;
  const score = pointsArea(place, plan.pairs.length);
  const rowOfPairs = (row: number): Area => ({ ...score, top: row, bottom: row });
  const onScoresheet = (name: string, area: Area) => ({ name, sheet: place.sheet, area });
  return [
    ...tables.flatMap((table) =>
      NAMED_COLUMNS.filter(([, key]) => table.column(key) > 0).map(([suffix, key]) => ({
        name: `Table${table.table}_${suffix}`,
        sheet: table.sheet,
        area: boardColumn(table, key),
      }))
    ),
    onScoresheet(plan.scoring === "imps" ? "Score_Imps" : "Score_Vps", score),
    onScoresheet("Score_Total", rowOfPairs(place.totalRow)),
    onScoresheet("Score_Place", rowOfPairs(place.placeRow)),
    ...scaleNames(vpTable),
  ];
}
