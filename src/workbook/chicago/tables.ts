import { ALL_HCP } from "../../sessions/chicago/expected";
import type { ChicagoPlan } from "../../sessions/chicago/plan";
import type { ScoredChicago } from "../../sessions/chicago/score-chicago";
import { type Columns, numbers } from "../kit/columns";
import { placeTable, tableColumns, worthColumn, type CommonColumn, type TablePlace } from "../tables/table";
import { STYLES } from "../theme";
import { chicagoTexts } from "./texts";

/** Columns of the table's sheet that only Chicago has. */
export type ChicagoColumn = "points" | "pointsEw" | "hcp" | "expected" | "imps" | "impsEw";

export type ChicagoTable = TablePlace<ChicagoColumn | CommonColumn>;

const { headings, entry } = chicagoTexts.table;

const HCP = numbers("whole", [0, ALL_HCP], entry);

/** Returns the columns of a deal's score for each side: points, or IMPs against the expected points. */
export function worthKeys({ expected }: ChicagoPlan): readonly [ns: ChicagoColumn, ew: ChicagoColumn] {
  return expected ? ["imps", "impsEw"] : ["points", "pointsEw"];
}

function columns({ expected }: ChicagoPlan): Partial<Columns<ChicagoColumn | CommonColumn>> {
  const points = { points: worthColumn(headings.ns, STYLES.computed, "Points") };
  const all = expected
    ? tableColumns<ChicagoColumn>({
        // This column is not filled down, because the yellow cell is read by its row, so that each row has another
        // formula.
        hcp: { heading: headings.hcp, style: STYLES.entryWhole, name: "Hcp", rule: HCP },
        ...points,
        expected: { heading: headings.expected, style: STYLES.computed, name: "Expected" },
        imps: worthColumn(headings.nsImps, STYLES.computed, "Imps"),
        impsEw: worthColumn(headings.ewImps, STYLES.computed, "ImpsEW"),
      })
    : tableColumns<ChicagoColumn>({
        ...points,
        pointsEw: worthColumn(headings.ew, STYLES.computed, "PointsEW"),
      });
  return { ...all, ...(all.board && { board: { ...all.board, heading: chicagoTexts.deal } }) };
}

/** Lays out the sheet of the table, with a band of two rows, for four names, above the deals of each round. */
export function placeChicagoTable({ plan }: ScoredChicago): ChicagoTable {
  const blocks = plan.movement.map(({ boards }) => boards);
  const { note, compared } = chicagoTexts.table;
  return placeTable<ChicagoColumn>(columns(plan), {
    table: 1,
    name: "1",
    index: 0,
    blocks,
    bandRows: 2,
    note: [note[plan.passedOut], ...(plan.expected ? [compared] : [])].join(" "),
    hasSumRows: true,
  });
}
