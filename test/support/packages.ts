import { strToU8, zipSync, type ZipOptions } from "fflate";
import type { ZipPart } from "../../src/xlsx/zip-parts";
import { END, LOCAL, RECORD } from "../../src/xlsx/zip-records";

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A relationship's last word of type and its target. */
export type Related = readonly [type: string, target: string];

/** Relationships with the ids r1, r2 …, as a part. */
export function relationships(...related: readonly Related[]): string {
  const lines = related.map(
    ([type, target], i) => `<Relationship Id="r${i + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines.join("")}</Relationships>`;
}

/** The list of sheets, of which the first has the relationship r1. */
export function workbookXml(names: readonly string[]): string {
  const sheets = names.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="r${i + 1}"/>`);
  return `<?xml version="1.0"?><workbook xmlns:r="${OFFICE}"><sheets>${sheets.join("")}</sheets></workbook>`;
}

/** The parts of a workbook with these sheets' rows and shared strings, both as XML. */
export function workbookParts(sheets: Readonly<Record<string, string>>, strings = ""): Record<string, string> {
  const names = Object.keys(sheets);
  return {
    "_rels/.rels": relationships(["officeDocument", "xl/workbook.xml"]),
    "xl/workbook.xml": workbookXml(names),
    "xl/_rels/workbook.xml.rels": relationships(
      ...names.map((_, i): Related => ["worksheet", `worksheets/sheet${i + 1}.xml`]),
      ["sharedStrings", "sharedStrings.xml"]
    ),
    "xl/sharedStrings.xml": `<sst>${strings}</sst>`,
    ...Object.fromEntries(names.map((name, i) => [`xl/worksheets/sheet${i + 1}.xml`, sheetXml(sheets[name]!)])),
  };
}

/** A sheet of these rows. */
export function sheetXml(rows: string): string {
  return `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
}

/** Parts as an archive. */
export function zipped(parts: Readonly<Record<string, string | Uint8Array>>, options: ZipOptions = {}): Uint8Array {
  const files = Object.entries(parts).map(([name, part]) => [name, typeof part === "string" ? strToU8(part) : part]);
  return zipSync(Object.fromEntries(files) as Record<string, Uint8Array>, options);
}

/** The parts of an archive that has no comment and is not split, in their order. */
export function zipParts(zip: Uint8Array): (ZipPart & { readonly name: string })[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = zip.length - END.length;
  let at = view.getUint32(end + END.offset, true);
  return Array.from({ length: view.getUint16(end + END.total, true) }, () => {
    const nameEnd = at + RECORD.length + view.getUint16(at + RECORD.nameLength, true);
    const next =
      nameEnd + view.getUint16(at + RECORD.extraLength, true) + view.getUint16(at + RECORD.commentLength, true);
    const start = view.getUint32(at + RECORD.offset, true);
    const contents =
      start +
      LOCAL.length +
      view.getUint16(start + LOCAL.nameLength, true) +
      view.getUint16(start + LOCAL.extraLength, true);
    const part = {
      name: new TextDecoder().decode(zip.subarray(at + RECORD.length, nameEnd)),
      local: zip.subarray(start, contents + view.getUint32(at + RECORD.packedSize, true)),
      record: zip.subarray(at, next),
    };
    at = next;
    return part;
  });
}
