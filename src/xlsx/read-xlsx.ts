import { InputError } from "../bridge/input-error";
import type { DefinedName } from "../workbook/model";
import type { SavedSheet, SavedWorkbook } from "../workbook/saved-workbook";
import { areaOnSheet } from "./cell-place";
import { beginsAsZip, archiveMessage, nonArchiveMessage } from "./file-kind";
import { readRelationships, type Relationship, relationshipsOf } from "./relationships";
import { scanXml } from "./scan-xml";
import { readSheetCells, roomFor } from "./sheet-cells";
import { texts } from "./texts";
import { type Archive, MAX_PACKED_BYTES, openArchive } from "./unpack";
import { savedText } from "./saved-text";

/** Limits of sheets, and of cells on all sheets: more than any session has; larger files could freeze the page. */
const MAX_SHEETS = 1000;
const MAX_CELLS = 500_000;

const WORKBOOK_PART = "xl/workbook.xml";

/**
 * Reads the cells of an .xlsx file. Dates remain serial numbers.
 *
 * The usual libraries are not used: one took three times as long for our files, allocates up to 2 GB if a size field
 * says so, converts numbers to dates by their format and omits shared formulas.
 * @throws InputError if the file has another format, or is damaged, locked or too large.
 */
export async function readXlsx(bytes: Uint8Array): Promise<SavedWorkbook> {
  if (bytes.length > MAX_PACKED_BYTES) throw new InputError(texts.tooLarge(MAX_PACKED_BYTES));
  if (!beginsAsZip(bytes)) throw new InputError(nonArchiveMessage(bytes));
  const archive = openArchive(bytes);
  const main = workbookPart(archive);
  const workbook = archive.unpack(main);
  if (workbook === undefined || /\.bin$/i.test(main)) throw new InputError(archiveMessage(archive.names));
  const relationships = relationshipsIn(archive, main);
  const xml = partText(workbook);
  const tabs = tabsOf(xml);
  if (tabs === null) throw new InputError(archiveMessage(archive.names));
  if (tabs.length > MAX_SHEETS) throw new InputError(texts.tooManySheets(MAX_SHEETS));
  const strings = stringsOf(archive, [...relationships.values()]);
  const room = roomFor(MAX_CELLS);
  const sheets: SavedSheet[] = [];
  for (const { name, id } of tabs) {
    const related = relationships.get(id);
    if (related && related.type !== "worksheet") continue;
    const part = related && archive.unpack(related.part);
    if (part === undefined) throw new InputError(texts.damagedSheet(name));
    const cells = readSheetCells(partText(part), strings, room);
    if (cells === null) throw new InputError(texts.tooManyCells(name, MAX_CELLS));
    sheets.push({ name, cells });
  }
  return { sheets, names: namesOf(xml) };
}

/** Path of the workbook part, and the worksheets with their parts; chart sheets are omitted. */
export function sheetParts(archive: Archive): {
  readonly main: string;
  readonly sheets: readonly { readonly name: string; readonly part: string }[];
} {
  const main = workbookPart(archive);
  const workbook = archive.unpack(main);
  const tabs = workbook && tabsOf(partText(workbook));
  if (!tabs) throw new InputError(archiveMessage(archive.names));
  const relationships = relationshipsIn(archive, main);
  const sheets = tabs.flatMap(({ name, id }) => {
    const related = relationships.get(id);
    return related?.type === "worksheet" ? [{ name, part: related.part }] : [];
  });
  return { main, sheets };
}

/** Path of the workbook part. */
function workbookPart(archive: Archive): string {
  const main = [...relationshipsIn(archive, "").values()].find(({ type }) => type === "officeDocument");
  return main?.part ?? WORKBOOK_PART;
}

function relationshipsIn(archive: Archive, part: string): Map<string, Relationship> {
  const bytes = archive.unpack(relationshipsOf(part));
  return bytes ? readRelationships(partText(bytes), part) : new Map<string, Relationship>();
}

/** Names of the sheets and ids of their relationships, in order of the tabs; null if the XML is not a workbook. */
function tabsOf(xml: string): { readonly name: string; readonly id: string }[] | null {
  const tabs: { name: string; id: string }[] = [];
  let root = "";
  scanXml(xml, {
    open: (element, attribute) => {
      root ||= element;
      if (element === "sheet") tabs.push({ name: attribute("name") ?? "", id: attribute("id") ?? "" });
    },
    close: (element) => element === "sheets",
  });
  if (root !== "workbook") return null;
  if (tabs.length === 0) throw new InputError(texts.damaged);
  return tabs;
}

/** Defined names that refer to one area. */
function namesOf(xml: string): DefinedName[] {
  const names: DefinedName[] = [];
  let name: string | null = null;
  let reference = "";
  scanXml(xml, {
    open: (element, attribute) => {
      name = element === "definedName" ? (attribute("name") ?? "") : null;
      reference = "";
    },
    text: (text) => {
      reference += text;
    },
    close: (element) => {
      const found = name === null ? null : areaOnSheet(reference);
      if (name !== null && found) names.push({ name, ...found });
      name = null;
      return element === "definedNames";
    },
  });
  return names;
}

function stringsOf(archive: Archive, relationships: readonly Relationship[]): readonly string[] {
  const related = relationships.find(({ type }) => type === "sharedStrings");
  const bytes = related && archive.unpack(related.part);
  return bytes ? readSharedStrings(partText(bytes)) : [];
}

/**
 * Decodes a part by its byte order mark or declared encoding; default UTF-8.
 * @throws InputError if the bytes are invalid in that encoding.
 */
function partText(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new InputError(texts.damaged);
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return "utf-16be";
  const head = String.fromCharCode(...bytes.subarray(0, 100));
  return /^[^>]*<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["']/.exec(head)?.[1] ?? "utf-8";
}

/** Shared strings, which cells refer to by index. */
function readSharedStrings(xml: string): string[] {
  const strings: string[] = [];
  const { open, text, close, take } = savedText();
  scanXml(xml, {
    open,
    text,
    close: (name) => {
      close(name);
      if (name === "si") strings.push(take());
    },
  });
  return strings;
}
