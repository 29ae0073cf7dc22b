import { InputError } from "../bridge/input-error";
import { texts } from "./texts";

/** What is told of an XML text as it is scanned. Names come without their prefixes. */
interface XmlHandlers {
  /** @param attribute gives an attribute's value while this call lasts. */
  readonly open?: (name: string, attribute: (name: string) => string | undefined) => void;
  /** An element's text, perhaps in several pieces. */
  readonly text?: (text: string) => void;
  /** @returns true where the rest need not be scanned. */
  readonly close?: (name: string) => boolean | void;
}

/** More than any part of a workbook has: elements within each other, attributes of one, characters of a text. */
const DEEPEST = 100;
const MOST_ATTRIBUTES = 200;
const LONGEST = 100_000;

const [TAB, NEWLINE, RETURN, SPACE] = [9, 10, 13, 32];
const [BANG, QUOTE, AMPERSAND, APOSTROPHE, SLASH, COLON] = [33, 34, 38, 39, 47, 58];
const [LESS, EQUALS, GREATER, QUESTION] = [60, 61, 62, 63];

/** An XML text as far as it is scanned. */
interface Scan {
  readonly xml: string;
  readonly handlers: XmlHandlers;
  at: number;
  /** The elements that are open, by their names with prefixes. */
  readonly stack: string[];
  elements: number;
  /** Of the text since the last tag. */
  length: number;
  /** Of each attribute of a tag: where its name begins after the prefix and ends, where its value begins and ends. */
  readonly spans: number[];
  /** How many of the spans are the last tag's. */
  count: number;
  readonly attribute: (name: string) => string | undefined;
}

/**
 * Tells of an XML text's elements and texts, in one pass and without a tree: sheets are long, and little of them is
 * wanted.
 * @throws InputError where it is not well-formed, or has a DOCTYPE, which could define entities that expand for ever.
 */
export function scanXml(xml: string, handlers: XmlHandlers): void {
  const attribute = (name: string) => attributeOf(scan, name);
  const scan: Scan = { xml, handlers, at: 0, stack: [], elements: 0, length: 0, spans: [], count: 0, attribute };
  for (;;) {
    const tag = xml.indexOf("<", scan.at);
    readText(scan, tag === -1 ? xml.length : tag);
    if (tag === -1) break;
    scan.at = tag;
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

/** Reads the text before a tag. */
function readText(scan: Scan, end: number): void {
  const { xml, at, stack, handlers } = scan;
  if (stack.length === 0 || !handlers.text) return;
  scan.length += end - at;
  if (scan.length > LONGEST) throw damaged();
  if (end > at) handlers.text(decoded(xml.slice(at, end)));
}

/** Reads a comment, or text that is written as it is. */
function readDeclaration(scan: Scan): void {
  const { xml, at, stack, handlers } = scan;
  if (xml.startsWith("<!--", at)) {
    scan.at += 4;
    skipPast(scan, "-->");
  } else if (xml.startsWith("<![CDATA[", at)) {
    skipPast(scan, "]]>");
    if (stack.length > 0) handlers.text?.(xml.slice(at + 9, scan.at - 3));
    scan.length += scan.at - at;
  } else throw xml.startsWith("<!DOCTYPE", at) ? new InputError(texts.doctype) : damaged();
}

/** Reads an end tag. Like the next one, it says whether the rest need not be scanned. */
function readEnd(scan: Scan): boolean {
  const name = scan.stack.pop();
  if (name === undefined || !scan.xml.startsWith(name, scan.at + 2)) throw damaged();
  scan.at += 2 + name.length;
  skipSpaces(scan);
  if (scan.xml.charCodeAt(scan.at++) !== GREATER) throw damaged();
  return scan.handlers.close?.(withoutPrefix(name)) ?? false;
}

/** Reads a start tag with its attributes, or an element without content. */
function readStart(scan: Scan): boolean {
  const { xml, stack, handlers } = scan;
  const start = ++scan.at;
  while (isNamed(xml.charCodeAt(scan.at))) scan.at++;
  const name = xml.slice(start, scan.at);
  if (name === "" || stack.length >= DEEPEST) throw damaged();
  readAttributes(scan);
  scan.elements++;
  handlers.open?.(withoutPrefix(name), scan.attribute);
  const isEmpty = xml.charCodeAt(scan.at) === SLASH;
  if (isEmpty && xml.charCodeAt(++scan.at) !== GREATER) throw damaged();
  scan.at++;
  if (!isEmpty) stack.push(name);
  return (isEmpty && handlers.close?.(withoutPrefix(name))) || false;
}

/** Reads a tag's attributes, up to what ends it. */
function readAttributes(scan: Scan): void {
  const { xml, spans } = scan;
  scan.count = 0;
  for (;;) {
    skipSpaces(scan);
    const code = xml.charCodeAt(scan.at);
    if (code === GREATER || code === SLASH) return;
    const [start, end] = readName(scan);
    skipSpaces(scan);
    if (end <= start || xml.charCodeAt(scan.at++) !== EQUALS) throw damaged();
    skipSpaces(scan);
    const quote = xml.charCodeAt(scan.at);
    if (quote !== QUOTE && quote !== APOSTROPHE) throw damaged();
    const value = ++scan.at;
    skipPast(scan, quote === QUOTE ? '"' : "'");
    // What declares a prefix is no attribute of that name.
    if (xml.startsWith("xmlns:", start - 6)) continue;
    if (scan.count >= 4 * MOST_ATTRIBUTES || scan.at - value > LONGEST) throw damaged();
    spans[scan.count++] = start;
    spans[scan.count++] = end;
    spans[scan.count++] = value;
    spans[scan.count++] = scan.at - 1;
  }
}

/** Reads an attribute's name; gives where it begins behind its prefix, and ends. */
function readName(scan: Scan): readonly [start: number, end: number] {
  let start = scan.at;
  while (isNamed(scan.xml.charCodeAt(scan.at))) if (scan.xml.charCodeAt(++scan.at) === COLON) start = scan.at + 1;
  return [start, scan.at];
}

/** The value of an attribute of the last tag. */
function attributeOf({ xml, spans, count }: Scan, name: string): string | undefined {
  for (let i = 0; i < count; i += 4) {
    const start = spans[i]!;
    if (spans[i + 1]! - start === name.length && xml.startsWith(name, start))
      return decoded(xml.slice(spans[i + 2], spans[i + 3]));
  }
  return undefined;
}

function skipSpaces(scan: Scan): void {
  while (isSpace(scan.xml.charCodeAt(scan.at))) scan.at++;
}

function skipPast(scan: Scan, mark: string): void {
  const found = scan.xml.indexOf(mark, scan.at);
  if (found === -1) throw damaged();
  scan.at = found + mark.length;
}

function damaged(): InputError {
  return new InputError(texts.damaged);
}

function isSpace(code: number): boolean {
  return code === SPACE || code === NEWLINE || code === RETURN || code === TAB;
}

/** Whether a character can be part of a name, as far as it tells names from what follows them; NaN is the end. */
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

/** Text with its entities and line ends as they are meant. */
function decoded(text: string): string {
  const lines = text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
  if (!lines.includes("&")) return lines;
  let meant = "";
  let done = 0;
  for (let at = lines.indexOf("&"); at >= 0; at = lines.indexOf("&", done)) {
    const end = lines.indexOf(";", at);
    if (end < 0) throw damaged();
    meant += lines.slice(done, at) + characterOf(lines.slice(at + 1, end));
    done = end + 1;
  }
  return meant + lines.slice(done);
}

/** The character that an entity stands for, by its name or its number. */
function characterOf(entity: string): string {
  const named = ENTITIES.get(entity);
  if (named !== undefined) return named;
  const [, hex, decimal] = /^#(?:x([0-9a-fA-F]{1,8})|([0-9]{1,8}))$/.exec(entity) ?? [];
  const code = hex ? parseInt(hex, 16) : decimal ? Number(decimal) : NaN;
  if (!(code <= LAST_CHARACTER)) throw damaged();
  return String.fromCodePoint(code);
}
