import type { Column } from "../../kit/list";
import { lineColumn } from "../../typed-list";

/**
 * The column that numbers the lines of a list below the rulings, over two columns of the sheet: a number typed below
 * rulings, as in "3 at Table 2: …", would be completed to one by LibreOffice.
 */
export function numberColumn<Item>(heading: string): Column<Item> {
  return { ...lineColumn<Item>(heading), span: 2 };
}
