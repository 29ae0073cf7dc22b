import { InputError } from "../bridge/input-error";
import type { DefinedName } from "../workbook/model";
import type { SavedSheet, SavedWorkbook } from "../workbook/saved-workbook";
import { areaOnSheet } from "./cell-place";
import { beginsAsZip, saidOfArchive, saidOfOther } from "./file-kind";
import { readRelationships, type Relationship, relationshipsOf } from "./relationships";
import { scanXml } from "./scan-xml";
import { readSheetCells, roomFor } from "./sheet-cells";
import { texts } from "./texts";
import { type Archive, MOST_PACKED, openArchive } from "./unpack";
import { savedText } from "./saved-text";

/** More than any session has, and than a computer should be asked to show. */
const MOST_SHEETS = 1000;
const MOST_CELLS = 500_000;

const WORKBOOK_PART = "xl/workbook.xml";

/**
 * What the cells of a workbook hold, from the bytes of an .xlsx file. Dates stay the numbers that they are saved as.
 *
 * The library that writes workbooks has a reader too. It takes three times as long for one of ours, believes sizes up to
 * 2 GB, makes dates of numbers by their format and leaves out the formulas that cells share.
 * @throws InputError where the file is something else, damaged, locked or too large.
 */
export async function readXlsx(bytes: Uint8Array): Promise<SavedWorkbook> {
  if (bytes.length > MOST_PACKED) throw new InputError(texts.tooLarge(MOST_PACKED));
  if (!beginsAsZip(bytes)) throw new InputError(saidOfOther(bytes));
  const archive = openArchive(bytes);
  const main = workbookPart(archive);
  const workbook = archive.unpack(main);
  if (workbook === undefined || /\.bin$/i.test(main)) throw new InputError(saidOfArchive(archive.names));
  const relationships = relationshipsIn(archive, main);
  const xml = partText(workbook);
  const tabs = tabsOf(xml);
  if (tabs === null) throw new InputError(saidOfArchive(archive.names));
  if (tabs.length > MOST_SHEETS) throw new InputError(texts.tooManySheets(MOST_SHEETS));
  const strings = stringsOf(archive, [...relationships.values()]);
  const room = roomFor(MOST_CELLS);
  const sheets: SavedSheet[] = [];
  for (const { name, id } of tabs) {
    const related = relationships.get(id);
    if (related && related.type !== "worksheet") continue;
    const part = related && archive.unpack(related.part);
    if (part === undefined) throw new InputError(texts.damagedSheet(name));
    const cells = readSheetCells(partText(part), strings, room);
    if (cells === null) throw new InputError(texts.tooManyCells(name, MOST_CELLS));
    sheets.push({ name, cells });
  }
  return { sheets, names: namesOf(xml) };
}

/** The part that has the list of a workbook's sheets, and the sheets with the part of each; charts have none of these. */
export function sheetParts(archive: Archive): {
  readonly main: string;
  readonly sheets: readonly { readonly name: string; readonly part: string }[];
} {
  const main = workbookPart(archive);
  const workbook = archive.unpack(main);
  const tabs = workbook && tabsOf(partText(workbook));
  if (!tabs) throw new InputError(saidOfArchive(archive.names));
  const relationships = relationshipsIn(archive, main);
  const sheets = tabs.flatMap(({ name, id }) => {
    const related = relationships.get(id);
    return related?.type === "worksheet" ? [{ name, part: related.part }] : [];
  });
  return { main, sheets };
}

/** The part that has the list of sheets. */
function workbookPart(archive: Archive): string {
  const main = [...relationshipsIn(archive, "").values()].find(({ type }) => type === "officeDocument");
  return main?.part ?? WORKBOOK_PART;
}

function relationshipsIn(archive: Archive, part: string): Map<string, Relationship> {
  const bytes = archive.unpack(relationshipsOf(part));
  return bytes ? readRelationships(partText(bytes), part) : new Map<string, Relationship>();
}

/** The sheets' names and the ids of their relationships, in the order of the tabs; null where it is no workbook. */
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

/** The defined names of one area each. */
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
 * A part's text, by its byte order mark or the encoding that it declares; UTF-8 where it does neither.
 * @throws InputError where it is not in that encoding.
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

/** The texts that cells refer to by number. */
function readSharedStrings(xml: string): string[] {
  const strings: string[] = [];
  const { open, text, close, taken } = savedText();
  scanXml(xml, {
    open,
    text,
    close: (name) => {
      close(name);
      if (name === "si") strings.push(taken());
    },
  });
  return strings;
}
