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

/**
 * Tells of an XML text's elements and texts, in one pass and without a tree: sheets are long, and little of them is
 * wanted.
 * @throws InputError where it is not well-formed, or has a DOCTYPE, which could define entities that expand for ever.
 */
export function scanXml(xml: string, { open, text, close }: XmlHandlers): void {
  /** The elements that are open, by their names with prefixes. */
  const stack: string[] = [];
  /** Of each attribute of a tag: where its name begins after the prefix and ends, where its value begins and ends. */
  const spans: number[] = [];
  let count = 0;
  const attribute = (name: string): string | undefined => {
    for (let i = 0; i < count; i += 4) {
      const start = spans[i]!;
      if (spans[i + 1]! - start === name.length && xml.startsWith(name, start))
        return decoded(xml.slice(spans[i + 2], spans[i + 3]));
    }
    return undefined;
  };
  const after = (mark: string, from: number): number => {
    const found = xml.indexOf(mark, from);
    if (found === -1) throw damaged();
    return found + mark.length;
  };

  let at = 0;
  let elements = 0;
  /** Of the text since the last tag. */
  let length = 0;
  for (;;) {
    const tag = xml.indexOf("<", at);
    if (stack.length > 0 && text) {
      const end = tag === -1 ? xml.length : tag;
      length += end - at;
      if (length > LONGEST) throw damaged();
      if (end > at) text(decoded(xml.slice(at, end)));
    }
    if (tag === -1) break;
    const mark = xml.charCodeAt(tag + 1);
    if (mark !== BANG && mark !== QUESTION) length = 0;
    if (mark === SLASH) {
      const name = stack.pop();
      if (name === undefined || !xml.startsWith(name, tag + 2)) throw damaged();
      at = tag + 2 + name.length;
      while (isSpace(xml.charCodeAt(at))) at++;
      if (xml.charCodeAt(at++) !== GREATER) throw damaged();
      if (close?.(withoutPrefix(name))) return;
    } else if (mark === QUESTION) {
      at = after("?>", tag);
    } else if (mark === BANG) {
      if (xml.startsWith("<!--", tag)) at = after("-->", tag + 4);
      else if (xml.startsWith("<![CDATA[", tag)) {
        at = after("]]>", tag);
        if (stack.length > 0) text?.(xml.slice(tag + 9, at - 3));
        length += at - tag;
      } else throw xml.startsWith("<!DOCTYPE", tag) ? new InputError(texts.doctype) : damaged();
    } else {
      at = tag + 1;
      while (isNamed(xml.charCodeAt(at))) at++;
      const name = xml.slice(tag + 1, at);
      if (name === "" || stack.length >= DEEPEST) throw damaged();
      count = 0;
      let code = xml.charCodeAt(at);
      for (;;) {
        while (isSpace(code)) code = xml.charCodeAt(++at);
        if (code === GREATER || code === SLASH) break;
        let start = at;
        while (isNamed(code)) {
          code = xml.charCodeAt(++at);
          if (code === COLON) start = at + 1;
        }
        const end = at;
        while (isSpace(code)) code = xml.charCodeAt(++at);
        if (end <= start || code !== EQUALS) throw damaged();
        do code = xml.charCodeAt(++at);
        while (isSpace(code));
        if (code !== QUOTE && code !== APOSTROPHE) throw damaged();
        const value = at + 1;
        at = after(code === QUOTE ? '"' : "'", value);
        // What declares a prefix is no attribute of that name.
        if (!xml.startsWith("xmlns:", start - 6)) {
          if (count >= 4 * MOST_ATTRIBUTES || at - value > LONGEST) throw damaged();
          spans[count++] = start;
          spans[count++] = end;
          spans[count++] = value;
          spans[count++] = at - 1;
        }
        code = xml.charCodeAt(at);
      }
      elements++;
      open?.(withoutPrefix(name), attribute);
      if (code === SLASH) {
        if (xml.charCodeAt(++at) !== GREATER) throw damaged();
        if (close?.(withoutPrefix(name))) return;
      } else stack.push(name);
      at++;
    }
  }
  if (stack.length > 0 || elements === 0) throw damaged();
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

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const LAST_CHARACTER = 0x10ffff;

/** Text with its entities and line ends as they are meant. */
function decoded(text: string): string {
  const lines = text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
  if (!lines.includes("&")) return lines;
  return lines.replace(/&(?:#x([0-9a-fA-F]{1,8});|#([0-9]{1,8});|([a-z]{2,4});)?/g, (_, hex, decimal, name) => {
    const code = hex ? parseInt(hex, 16) : decimal ? Number(decimal) : NaN;
    const meant = code <= LAST_CHARACTER ? String.fromCodePoint(code) : ENTITIES[name as string];
    if (meant === undefined) throw damaged();
    return meant;
  });
}
