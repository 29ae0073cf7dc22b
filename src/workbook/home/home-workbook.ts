import type { ScoredHome } from "../../sessions/score-home";
import { builtIn } from "../formulas/built-in";
import type { Area, DefinedName, Paper, Workbook } from "../model";
import { longDate } from "../long-date";
import { boardColumn, layoutOf, type HomeLayout, type TableColumn } from "./layout";
import { IMP_SCALE, impTables, SCALES, scalesSheet } from "./scales-sheet";
import { pointsArea, scoresheet } from "./scoresheet";
import { tableSheet } from "./table-sheet";
import { scoreTables, workingSheet } from "./working-sheet";

/** What may be chosen about a workbook besides its session. */
export interface WorkbookOptions {
  readonly paper?: Paper;
}

/** The workbook of a home session, empty or with what has been played. */
export function homeWorkbook(
  session: ScoredHome,
  { paper = "A4" }: WorkbookOptions = {}
): Workbook {
  const { plan } = session;
  const layout = layoutOf(plan);
  const dialect = builtIn({ ...impTables(), ...scoreTables() });
  const home = { session, layout, dialect, paper };
  const boards = session.subrounds.flatMap((subround) => subround.boards);
  const byNumber = new Map(boards.map((board) => [board.board, board]));
  return {
    title: plan.title,
    date: longDate(plan.date),
    sheets: [
      ...layout.tables.map((table) => tableSheet(home, table)),
      scoresheet(home),
      scalesSheet(plan, paper),
      workingSheet(
        layout.tables,
        boards.map(({ board }) => board),
        ({ table }, board) => byNumber.get(board)?.results[table - 1] ?? undefined,
        dialect
      ),
    ],
    names: definedNames(layout, plan.pairs.length),
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
];

function definedNames({ tables, scoresheet: place }: HomeLayout, pairs: number): DefinedName[] {
  const score = pointsArea(place, pairs);
  const rowOfPairs = (row: number): Area => ({ ...score, top: row, bottom: row });
  return [
    ...tables.flatMap((table) =>
      NAMED_COLUMNS.filter(([, key]) => table.column(key) > 0).map(([suffix, key]) => ({
        name: `Table${table.table}_${suffix}`,
        sheet: table.sheet,
        area: boardColumn(table, key),
      }))
    ),
    { name: "Score_Imps", sheet: place.sheet, area: score },
    { name: "Score_Total", sheet: place.sheet, area: rowOfPairs(place.totalRow) },
    { name: "Score_Place", sheet: place.sheet, area: rowOfPairs(place.placeRow) },
    { name: "Imp_Scale", sheet: SCALES, area: IMP_SCALE },
  ];
}
