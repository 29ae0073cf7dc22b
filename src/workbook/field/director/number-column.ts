import type { Column } from "../../kit/columns";
import { lineColumn } from "../../typed-list";

/**
 * Returns the column that numbers the lines of a list below the rulings. It takes two columns of the sheet, so that no
 * numbers are typed below rulings such as "3 at Table 2: …", because LibreOffice would complete a typed 3 to that text.
 */
export function numberColumn<Item>(heading: string): Column<Item> {
  return { ...lineColumn<Item>(heading), span: 2 };
}
