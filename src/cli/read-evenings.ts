import { gathering, type Gathered } from "../workbook/season/gather";
import { readXlsx } from "../xlsx/read-xlsx";
import { readBytes } from "./files";
import { texts } from "./texts";

/**
 * Reads the workbooks of evenings, one file after the other.
 * @param tell takes a line for each thing that is to be said of a file.
 */
export async function readAll(files: readonly string[], tell: (line: string) => void): Promise<Gathered> {
  const { take, gathered } = gathering((file) => [texts.season.leftOut(file)]);
  for (const file of files) for (const line of await take(file, () => readXlsx(readBytes(file)))) tell(line);
  return gathered;
}
