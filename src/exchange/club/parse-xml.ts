/** An element of an XML file, with the text directly in it. */
export interface ParsedElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Line of the start tag, from 1. */
  readonly line: number;
  readonly children: readonly ParsedElement[];
  readonly text: string;
}

/** An element whose end is still to come. */
interface OpenElement extends ParsedElement {
  readonly children: ParsedElement[];
  text: string;
}

/** The place where a file stops being valid XML. */
export interface XmlFault {
  readonly line: number;
  readonly tag: string;
}

const PART =
  /<!--[^]*?-->|<!\[CDATA\[([^]*?)\]\]>|<\?[^]*?\?>|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>|<(\/?)([A-Za-z_:][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|<|[^<]+/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
const MAX_DEPTH = 50;

/**
 * Parses an XML file and ignores its declarations. Only the usual entities are replaced; other entities stay as
 * written, and none is looked up.
 * @returns the root element; or the place of the first error, such as an element that is not closed or a "<" that
 * begins no tag.
 */
export function parseXml(file: string): ParsedElement | XmlFault {
  const root: OpenElement = { name: "", attributes: {}, line: 1, children: [], text: "" };
  const open: OpenElement[] = [root];
  let line = 1;
  for (const [part, data, end, name, attributes = "", isEmpty] of file.replace(/^\uFEFF/, "").matchAll(PART)) {
    const current = open[open.length - 1] ?? root;
    if (part === "<" || open.length > MAX_DEPTH) return { line, tag: current.name };
    if (name === undefined) {
      if (data !== undefined) current.text += data;
      else if (!part.startsWith("<")) current.text += plainText(part);
    } else if (end === "/") {
      if (open.length === 1 || current.name !== name) return { line, tag: current.name || name };
      open.pop();
    } else {
      const element: OpenElement = { name, attributes: readAttributes(attributes), line, children: [], text: "" };
      current.children.push(element);
      if (isEmpty !== "/") open.push(element);
    }
    line += part.split("\n").length - 1;
  }
  const [document] = root.children;
  const last = open[open.length - 1] ?? root;
  return document === undefined || open.length > 1 ? { line: last.line, tag: last.name } : document;
}

/** True if a file could not be parsed. */
export function isXmlFault(parsed: ParsedElement | XmlFault): parsed is XmlFault {
  return "tag" in parsed;
}

function readAttributes(written: string): Record<string, string> {
  const found = [...written.matchAll(ATTRIBUTE)];
  return Object.fromEntries(found.map(([, name = "", double, single]) => [name, plainText(double ?? single ?? "")]));
}

function plainText(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (written, decimal, hex, name: string) => {
    const code = decimal !== undefined ? Number(decimal) : hex !== undefined ? Number.parseInt(String(hex), 16) : null;
    if (code === null) return ENTITIES[name] ?? written;
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : written;
  });
}

/** Returns the children of an element that have this name. */
export function childrenNamed({ children }: ParsedElement, name: string): ParsedElement[] {
  return children.filter((child) => child.name === name);
}

/** Returns the text of the first child with this name, without blanks at its ends; "" if there is none. */
export function childText(element: ParsedElement, name: string): string {
  return childrenNamed(element, name)[0]?.text.replace(/\s+/g, " ").trim() ?? "";
}

/** Returns the elements with this name at any depth in an element. */
export function descendants(element: ParsedElement, name: string): ParsedElement[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...descendants(child, name)]);
}
