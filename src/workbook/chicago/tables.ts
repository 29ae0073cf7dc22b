import type { ScoredChicago } from "../../sessions/chicago/score-chicago";
import type { Columns } from "../kit/list";
import { placeTable, tableColumns, worthColumn, type CommonColumn, type TablePlace } from "../tables/table";
import { STYLES } from "../theme";
import { chicagoTexts } from "./texts";

/** The columns of the table's sheet that only this kind has. */
export type ChicagoColumn = "points" | "pointsEw";

export type ChicagoTable = TablePlace<ChicagoColumn | CommonColumn>;

const { headings } = chicagoTexts.table;

function columns(): Partial<Columns<ChicagoColumn | CommonColumn>> {
  const all = tableColumns<ChicagoColumn>(32, {
    points: worthColumn(headings.ns, 10, STYLES.computed, "Points"),
    pointsEw: worthColumn(headings.ew, 10, STYLES.computed, "PointsEW"),
  });
  return { ...all, ...(all.board && { board: { ...all.board, heading: chicagoTexts.deal } }) };
}

/** Places the sheet of the table, with a band above the deals of each round; four names stand in two lines. */
export function placeChicagoTable({ plan }: ScoredChicago): ChicagoTable {
  const blocks = plan.movement.map(({ boards }) => boards);
  return placeTable<ChicagoColumn>(columns(), { table: 1, name: "1", index: 0, blocks, bandRows: 2 });
}
