import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { zipOf, zipParts } from "./zip-parts";

/**
 * Excel recalculates a file on load when the calculation engine that it names is older than its
 * own; this is the newest that files name. With it, the values in the file stand as they are.
 */
const CALC_PR = '<calcPr calcId="191029"/>';

/** The parts that are mended; all others stay packed as they are. */
const MENDED = /^xl\/(workbook\.xml|styles\.xml|charts\/chart[^/]*\.xml)$/;

/** The order that the file format's schema has for a font's properties. */
const FONT_ORDER = ["b", "i", "strike", "u", "vertAlign", "sz", "color", "name", "family", "scheme"];

/**
 * Puts right what the writer of the package leaves wrong and cannot be told otherwise.
 * @param seriesNames by its cell's address, which the writer was given as the name itself, the
 *   name of each line of a chart: so that the legend follows the cell.
 */
export function mendPackage(bytes: Uint8Array, seriesNames: ReadonlyMap<string, string>): Uint8Array {
  const files = unzipSync(bytes, { filter: ({ name }) => MENDED.test(name) });
  const mend = (path: string, change: (xml: string) => string) => {
    files[path] = strToU8(change(strFromU8(files[path]!)));
  };
  mend("xl/workbook.xml", (xml) => xml.replace(/<calcPr[^>]*\/>/, CALC_PR));
  mend("xl/styles.xml", (xml) => xml.replace(/<font>(.*?)<\/font>/g, orderedFont));
  for (const path of Object.keys(files).filter((name) => name.startsWith("xl/charts/chart")))
    mend(path, (xml) =>
      xml.replace(/<c:tx><c:v>(.*?)<\/c:v><\/c:tx>/g, (_, address: string) =>
        nameReference(address, seriesNames.get(address.replace(/&apos;/g, "'")) ?? "")
      )
    );
  const mended = zipParts(zipSync(files, { mtime: new Date(1980, 0, 1) }));
  return zipOf(zipParts(bytes).map((part) => mended.find(({ name }) => name === part.name) ?? part));
}

function orderedFont(_: string, properties: string): string {
  const elements = properties.match(/<[^>]+>/g) ?? [];
  return `<font>${elements.sort((a, b) => fontRank(a) - fontRank(b)).join("")}</font>`;
}

function fontRank(element: string): number {
  return FONT_ORDER.indexOf(/\w+/.exec(element)![0]);
}

function nameReference(address: string, name: string): string {
  const cache = `<c:ptCount val="1"/><c:pt idx="0"><c:v>${escapeXml(name)}</c:v></c:pt>`;
  return `<c:tx><c:strRef><c:f>${address}</c:f><c:strCache>${cache}</c:strCache></c:strRef></c:tx>`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
