import { strFromU8, strToU8, unzipSync } from "fflate";
import type { Picture } from "../workbook/model";
import { mendChart, type ChartCaches } from "./mend-chart";
import { mendSheet, type SheetMending } from "./mend-sheet";
import { mendStyles } from "./mend-styles";
import { mendDrawing } from "./pictures";
import { partWith, zipOf, zipParts } from "./zip-parts";

/** What a package is mended by. */
interface Mending {
  /** In the order of the workbook's sheets. */
  readonly sheets: readonly SheetMending[];
  readonly charts: ChartCaches;
  /** Of each sheet; its drawing bears its number. */
  readonly pictures: readonly (readonly Picture[])[];
}

/**
 * Excel recalculates a file on load when the calculation engine that it names is older than its
 * own; this is the newest that files name. With it, the values in the file stand as they are.
 */
const CALC_PR = '<calcPr calcId="191029"/>';

/** The parts that are mended; all others stay packed as they are. */
const MENDED = /^xl\/(workbook\.xml|styles\.xml|worksheets\/sheet\d+\.xml|charts\/chart[^/]*\.xml)$/;

/** Puts right what the writer of the package leaves wrong and cannot be told otherwise. */
export async function mendPackage(bytes: Uint8Array, { sheets, charts, pictures }: Mending): Promise<Uint8Array> {
  const drawings = pictures.flatMap((placed, index) =>
    placed.length > 0 ? [{ path: `xl/drawings/drawing${index + 1}.xml`, placed }] : []
  );
  const isMended = (name: string) => MENDED.test(name) || drawings.some(({ path }) => path === name);
  const files = unzipSync(bytes, { filter: ({ name }) => isMended(name) });
  const mend = (path: string, change: (xml: string) => string) => {
    files[path] = strToU8(change(strFromU8(files[path]!)));
  };
  mend("xl/workbook.xml", mendWorkbook);
  let lockedStyle = 0;
  mend("xl/styles.xml", (xml) => {
    const styles = mendStyles(xml);
    lockedStyle = styles.locked;
    return styles.xml;
  });
  sheets.forEach((sheet, index) =>
    mend(`xl/worksheets/sheet${index + 1}.xml`, (xml) => mendSheet(xml, sheet, lockedStyle))
  );
  for (const path of Object.keys(files).filter((name) => name.startsWith("xl/charts/chart")))
    mend(path, (xml) => mendChart(xml, charts));
  for (const { path, placed } of drawings) mend(path, (xml) => mendDrawing(xml, placed));
  const mended = zipParts(bytes).map(async (part) => {
    const contents = files[part.name];
    return contents ? partWith(part, contents) : part;
  });
  return zipOf(await Promise.all(mended));
}

/** The window is as large as the program that opens the file makes it. */
function mendWorkbook(xml: string): string {
  return xml.replace(/<calcPr[^>]*\/>/, CALC_PR).replace(/ (xWindow|yWindow|windowWidth|windowHeight)="[^"]*"/g, "");
}
