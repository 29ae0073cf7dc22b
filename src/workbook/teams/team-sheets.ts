import type { Dialect } from "../formulas/dialect";
import type { SheetHead } from "../kit/headings";
import type { Paper } from "../model";
import type { TableForm, TeamTableLayout } from "./layout";

/** What the sheets of an event's tables are made from. */
export interface TeamSheets {
  readonly head: SheetHead;
  readonly form: TableForm;
  readonly tables: readonly TeamTableLayout[];
  readonly dialect: Dialect;
  readonly paper: Paper;
}

/** The other table of a block's match. */
export function otherTable(
  { tables }: TeamSheets,
  table: TeamTableLayout,
  { tables: [first, second] }: { readonly tables: readonly [unknown, unknown] }
): TeamTableLayout {
  const other = table.table === first ? second : first;
  return tables.find((known) => known.table === other)!;
}
