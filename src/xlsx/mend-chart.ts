import type { CellValue } from "../workbook/model";
import { escapeXml } from "./escape-xml";

/** What stands in the cells that a chart refers to, by their address. */
export type ChartCaches = ReadonlyMap<string, readonly CellValue[]>;

/** Ticks as a spreadsheet draws them by itself: without any, LibreOffice draws a comb. */
const TICKS = '<c:majorTickMark val="out"/><c:minorTickMark val="none"/>';
const BESIDE_AXIS = '<c:tickLblPos val="nextTo"/>';

/**
 * Gives a chart what it lacks: the names of its lines as references (the writer was given their addresses as the
 * names themselves), the points as they stand in the cells, for viewers that do not calculate, and ticks.
 */
export function mendChart(xml: string, caches: ChartCaches): string {
  const cachedAt = (address: string) => caches.get(address.replace(/&apos;/g, "'")) ?? [];
  return xml
    .replace(/<c:tx><c:v>(.*?)<\/c:v><\/c:tx>/g, (_, address: string) => {
      return `<c:tx><c:strRef><c:f>${address}</c:f></c:strRef></c:tx>`;
    })
    .replace(/<c:(str|num)Ref><c:f>(.*?)<\/c:f><\/c:\1Ref>/g, (_, kind: "str" | "num", address: string) => {
      const cache = cacheOf(kind, cachedAt(address));
      return `<c:${kind}Ref><c:f>${address}</c:f>${cache}</c:${kind}Ref>`;
    })
    .replace(
      /(<c:axPos [^>]*\/>)(<c:tickLblPos [^>]*\/>)?(<c:crossAx )/g,
      (_, position: string, labels: string | undefined, cross: string) =>
        `${position}${TICKS}${labels ?? BESIDE_AXIS}${cross}`
    );
}

/** The points of a cache; a cell without a value, or of numbers without a number, has none. */
function cacheOf(kind: "str" | "num", values: readonly CellValue[]): string {
  const points = values.map((value, index) => {
    const isBlank = value === null || (kind === "num" && typeof value !== "number");
    return isBlank ? "" : `<c:pt idx="${index}"><c:v>${escapeXml(String(value))}</c:v></c:pt>`;
  });
  const format = kind === "num" ? "<c:formatCode>General</c:formatCode>" : "";
  return `<c:${kind}Cache>${format}<c:ptCount val="${values.length}"/>${points.join("")}</c:${kind}Cache>`;
}
