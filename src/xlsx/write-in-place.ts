import { unzipSync } from "fflate";
import { InputError } from "../bridge/input-error";
import { cellAddress } from "../workbook/reference";
import { sheetParts } from "./read-xlsx";
import { texts } from "./texts";
import { openArchive } from "./unpack";
import { element, escapeXml } from "./xml";
import { zipOf, zipPart } from "./zip-parts";

/** A cell and its new value; "" makes it blank. */
interface PlacedValue {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly value: string | number;
}

/**
 * Changes values of cells in a workbook's file and leaves all else as it is. Cached results of formulas are removed, so
 * that the next program that opens the file recalculates everything.
 * @throws InputError if a cell is not in the file, so that its style is unknown.
 */
export async function writeInPlace(bytes: Uint8Array, values: readonly PlacedValue[]): Promise<Uint8Array> {
  const archive = openArchive(bytes);
  const { main, sheets } = sheetParts(archive);
  const changed = new Map<string, string>([[main.toLowerCase(), calculatedOnLoad(textIn(main))]]);
  for (const { name, part } of sheets) {
    const changes = values.filter(({ sheet }) => sheet === name);
    changed.set(part.toLowerCase(), changes.reduce(withValue, withoutResults(textIn(part))));
  }
  // Names of parts keep upper and lower case, which matters to other programs.
  const parts = Object.entries(unzipSync(bytes))
    .filter(([name]) => !name.endsWith("/"))
    .map(([name, contents]) => {
      const text = changed.get(name.toLowerCase());
      return zipPart(name, text === undefined ? Uint8Array.from(contents) : new TextEncoder().encode(text));
    });
  return zipOf(await Promise.all(parts));

  function textIn(part: string): string {
    return new TextDecoder().decode(archive.unpack(part));
  }
}

/** Replaces the value of an existing cell and keeps its style. */
function withValue(xml: string, { sheet, row, column, value }: PlacedValue): string {
  const address = cellAddress(row, column);
  const cell = new RegExp(String.raw`<(\w+:)?c\s([^>]*\br="${address}"[^>]*?)(?:/>|>[\s\S]*?</(?:\w+:)?c>)`);
  const found = cell.exec(xml);
  if (!found) throw new InputError(texts.noSuchCell(sheet, address));
  const [whole, prefix = "", attributes = ""] = found;
  const otherAttributes = attributes.replace(/\s*\bt="[^"]*"/, "");
  const inside =
    value === ""
      ? ""
      : typeof value === "number"
        ? `<${prefix}v>${value}</${prefix}v>`
        : `<${prefix}is><${prefix}t xml:space="preserve">${escapeXml(value)}</${prefix}t></${prefix}is>`;
  const type = typeof value === "string" && value !== "" ? ' t="inlineStr"' : "";
  const newCell = `<${prefix}c ${otherAttributes.trim()}${type}>${inside}</${prefix}c>`;
  return xml.slice(0, found.index) + newCell + xml.slice(found.index + whole.length);
}

/** Removes cached results of formulas. */
function withoutResults(xml: string): string {
  return xml.replace(
    /(<(?:\w+:)?c\b[^>]*>\s*<(?:\w+:)?f\b(?:[^>]*\/>|[^>]*[^/]>[\s\S]*?<\/(?:\w+:)?f>|>[\s\S]*?<\/(?:\w+:)?f>))\s*<(?:\w+:)?v>[\s\S]*?<\/(?:\w+:)?v>/g,
    "$1"
  );
}

/** Requests a full calculation when the file is opened. */
function calculatedOnLoad(xml: string): string {
  if (/<(\w+:)?calcPr\b/.test(xml))
    return xml.replace(/<((?:\w+:)?calcPr)\b([^>]*?)\s*\/?>/, (_, name: string, attributes: string) => {
      const others = attributes.replace(/\s*\bfullCalcOnLoad="[^"]*"/, "");
      return `<${name}${others} fullCalcOnLoad="1"/>`;
    });
  return xml.replace(
    /<\/(\w+:)?sheets>/,
    (end, prefix = "") => `${end}${element(`${prefix}calcPr`, { fullCalcOnLoad: 1 })}`
  );
}
