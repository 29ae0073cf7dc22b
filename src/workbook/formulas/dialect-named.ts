import { addIn } from "./add-in";
import { builtIn } from "./built-in";
import type { Dialect, DialectName, LookupTables } from "./dialect";

/** The dialect of a name, over a workbook's tables. */
export function dialectNamed(name: DialectName, tables: LookupTables): Dialect {
  return name === "add-in" ? addIn(tables) : builtIn(tables);
}
