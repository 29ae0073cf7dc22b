import { InputError } from "../bridge/input-error";
import { texts } from "./texts";

/** Callbacks for an XML text. Names have no prefixes. */
interface XmlHandlers {
  /** @param attribute returns an attribute's value; only valid during this call. */
  readonly open?: (name: string, attribute: (name: string) => string | undefined) => void;
  /** Text of an element, possibly in several pieces. */
  readonly text?: (text: string) => void;
  /** @returns true to stop scanning. */
  readonly close?: (name: string) => boolean | void;
}

/** Limits beyond any part of a workbook: nested elements, attributes of one element, characters of one text. */
const MAX_DEPTH = 100;
const MAX_ATTRIBUTES = 200;
const MAX_TEXT_LENGTH = 100_000;

const [TAB, NEWLINE, RETURN, SPACE] = [9, 10, 13, 32];
const [BANG, QUOTE, AMPERSAND, APOSTROPHE, SLASH, COLON] = [33, 34, 38, 39, 47, 58];
const [LESS, EQUALS, GREATER, QUESTION] = [60, 61, 62, 63];

interface Scan {
  readonly xml: string;
  readonly handlers: XmlHandlers;
  position: number;
  /** Names of open elements, with prefixes. */
  readonly stack: string[];
  elements: number;
  /** Length of the text since the last tag, in characters. */
  length: number;
  /** Four positions per attribute: start (after the prefix) and end of its name, start and end of its value. */
  readonly spans: number[];
  /** Number of spans that belong to the last tag. */
  count: number;
  readonly attribute: (name: string) => string | undefined;
}

/**
 * Scans an XML text in one pass without building a tree: sheets are long, and most of them is skipped.
 * @throws InputError if the text is not well-formed, or has a DOCTYPE, which could define entities that expand
 *   endlessly.
 */
export function scanXml(xml: string, handlers: XmlHandlers): void {
  const attribute = (name: string) => attributeOf(scan, name);
  const scan: Scan = { xml, handlers, position: 0, stack: [], elements: 0, length: 0, spans: [], count: 0, attribute };
  for (;;) {
    const tag = xml.indexOf("<", scan.position);
    readText(scan, tag === -1 ? xml.length : tag);
    if (tag === -1) break;
    scan.position = tag;
    const mark = xml.charCodeAt(tag + 1);
    if (mark === QUESTION) skipPast(scan, "?>");
    else if (mark === BANG) readDeclaration(scan);
    else {
      scan.length = 0;
      const isEnd = mark === SLASH ? readEnd(scan) : readStart(scan);
      if (isEnd) return;
    }
  }
  if (scan.stack.length > 0 || scan.elements === 0) throw damaged();
}

function readText(scan: Scan, end: number): void {
  const { xml, position, stack, handlers } = scan;
  if (stack.length === 0 || !handlers.text) return;
  scan.length += end - position;
  if (scan.length > MAX_TEXT_LENGTH) throw damaged();
  if (end > position) handlers.text(decoded(xml.slice(position, end)));
}

/** Reads a comment or a CDATA section. */
function readDeclaration(scan: Scan): void {
  const { xml, position, stack, handlers } = scan;
  if (xml.startsWith("<!--", position)) {
    scan.position += 4;
    skipPast(scan, "-->");
  } else if (xml.startsWith("<![CDATA[", position)) {
    skipPast(scan, "]]>");
    if (stack.length > 0) handlers.text?.(xml.slice(position + 9, scan.position - 3));
    scan.length += scan.position - position;
  } else throw xml.startsWith("<!DOCTYPE", position) ? new InputError(texts.doctype) : damaged();
}

/** Reads an end tag; returns true to stop scanning. */
function readEnd(scan: Scan): boolean {
  const name = scan.stack.pop();
  if (name === undefined || !scan.xml.startsWith(name, scan.position + 2)) throw damaged();
  scan.position += 2 + name.length;
  skipSpaces(scan);
  if (scan.xml.charCodeAt(scan.position++) !== GREATER) throw damaged();
  return scan.handlers.close?.(withoutPrefix(name)) ?? false;
}

/** Reads a start tag or an empty element; returns true to stop scanning. */
function readStart(scan: Scan): boolean {
  const { xml, stack, handlers } = scan;
  const start = ++scan.position;
  while (isNamed(xml.charCodeAt(scan.position))) scan.position++;
  const name = xml.slice(start, scan.position);
  if (name === "" || stack.length >= MAX_DEPTH) throw damaged();
  readAttributes(scan);
  scan.elements++;
  handlers.open?.(withoutPrefix(name), scan.attribute);
  const isEmpty = xml.charCodeAt(scan.position) === SLASH;
  if (isEmpty && xml.charCodeAt(++scan.position) !== GREATER) throw damaged();
  scan.position++;
  if (!isEmpty) stack.push(name);
  return (isEmpty && handlers.close?.(withoutPrefix(name))) || false;
}

/** Reads a tag's attributes up to "/" or ">". */
function readAttributes(scan: Scan): void {
  const { xml, spans } = scan;
  scan.count = 0;
  for (;;) {
    skipSpaces(scan);
    const code = xml.charCodeAt(scan.position);
    if (code === GREATER || code === SLASH) return;
    const [start, end] = readName(scan);
    skipSpaces(scan);
    if (end <= start || xml.charCodeAt(scan.position++) !== EQUALS) throw damaged();
    skipSpaces(scan);
    const quote = xml.charCodeAt(scan.position);
    if (quote !== QUOTE && quote !== APOSTROPHE) throw damaged();
    const value = ++scan.position;
    skipPast(scan, quote === QUOTE ? '"' : "'");
    // A declared prefix is not an attribute.
    if (xml.startsWith("xmlns:", start - 6)) continue;
    if (scan.count >= 4 * MAX_ATTRIBUTES || scan.position - value > MAX_TEXT_LENGTH) throw damaged();
    spans[scan.count++] = start;
    spans[scan.count++] = end;
    spans[scan.count++] = value;
    spans[scan.count++] = scan.position - 1;
  }
}

/** Reads an attribute's name; returns its start after the prefix, and its end. */
function readName(scan: Scan): readonly [start: number, end: number] {
  let start = scan.position;
  while (isNamed(scan.xml.charCodeAt(scan.position)))
    if (scan.xml.charCodeAt(++scan.position) === COLON) start = scan.position + 1;
  return [start, scan.position];
}

function attributeOf({ xml, spans, count }: Scan, name: string): string | undefined {
  for (let i = 0; i < count; i += 4) {
    const start = spans[i]!;
    if (spans[i + 1]! - start === name.length && xml.startsWith(name, start))
      return decoded(xml.slice(spans[i + 2], spans[i + 3]));
  }
  return undefined;
}

function skipSpaces(scan: Scan): void {
  while (isSpace(scan.xml.charCodeAt(scan.position))) scan.position++;
}

function skipPast(scan: Scan, mark: string): void {
  const found = scan.xml.indexOf(mark, scan.position);
  if (found === -1) throw damaged();
  scan.position = found + mark.length;
}

function damaged(): InputError {
  return new InputError(texts.damaged);
}

function isSpace(code: number): boolean {
  return code === SPACE || code === NEWLINE || code === RETURN || code === TAB;
}

/** True for characters of a name; false for NaN, the end of the text. */
function isNamed(code: number): boolean {
  return (
    code > SPACE &&
    code !== GREATER &&
    code !== EQUALS &&
    code !== SLASH &&
    code !== LESS &&
    code !== QUOTE &&
    code !== APOSTROPHE &&
    code !== AMPERSAND
  );
}

function withoutPrefix(name: string): string {
  const colon = name.indexOf(":");
  return colon === -1 ? name : name.slice(colon + 1);
}

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" })
);
const LAST_CHARACTER = 0x10ffff;

/** Decodes entities and normalizes line ends. */
function decoded(text: string): string {
  const lines = text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
  if (!lines.includes("&")) return lines;
  let result = "";
  let done = 0;
  for (let position = lines.indexOf("&"); position >= 0; position = lines.indexOf("&", done)) {
    const end = lines.indexOf(";", position);
    if (end < 0) throw damaged();
    result += lines.slice(done, position) + characterOf(lines.slice(position + 1, end));
    done = end + 1;
  }
  return result + lines.slice(done);
}

function characterOf(entity: string): string {
  const named = ENTITIES.get(entity);
  if (named !== undefined) return named;
  const [, hex, decimal] = /^#(?:x([0-9a-fA-F]{1,8})|([0-9]{1,8}))$/.exec(entity) ?? [];
  const code = hex ? parseInt(hex, 16) : decimal ? Number(decimal) : NaN;
  if (!(code <= LAST_CHARACTER)) throw damaged();
  return String.fromCodePoint(code);
}
