import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

/**
 * Excel recalculates a file on load when the calculation engine that it names is older than its
 * own; this is the newest that files name. With it, the values in the file stand as they are.
 */
const CALC_PR = '<calcPr calcId="191029"/>';

/** The order that the file format's schema has for a font's properties. */
const FONT_ORDER = [
  "b",
  "i",
  "strike",
  "u",
  "vertAlign",
  "sz",
  "color",
  "name",
  "family",
  "scheme",
];

/** Puts right what the writer of the package leaves wrong and cannot be told otherwise. */
export function mendPackage(bytes: Uint8Array): Uint8Array {
  const files = unzipSync(bytes);
  const mend = (path: string, change: (xml: string) => string) => {
    files[path] = strToU8(change(strFromU8(files[path]!)));
  };
  mend("xl/workbook.xml", (xml) => xml.replace(/<calcPr[^>]*\/>/, CALC_PR));
  mend("xl/styles.xml", (xml) =>
    xml.replace(/<font>(.*?)<\/font>/g, (_, properties: string) => {
      const elements = properties.match(/<[^>]+>/g) ?? [];
      return `<font>${elements.sort((a, b) => fontRank(a) - fontRank(b)).join("")}</font>`;
    })
  );
  return zipSync(files, { level: 6, mtime: new Date(1980, 0, 1) });
}

function fontRank(element: string): number {
  return FONT_ORDER.indexOf(/\w+/.exec(element)![0]);
}
