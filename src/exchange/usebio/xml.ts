/** An XML element with text or with other elements in it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
}

export function textElement(name: string, text: string | number): XmlElement {
  return { name, attributes: {}, content: String(text) };
}

/** Returns the element, or none if the text is missing. */
export function optionalElement(name: string, text: string | number | null): XmlElement[] {
  return text === null || text === "" ? [] : [textElement(name, text)];
}

export function element(
  name: string,
  content: readonly XmlElement[],
  attributes: XmlElement["attributes"] = {}
): XmlElement {
  return { name, attributes, content };
}

/**
 * Characters that are removed from texts: those that XML 1.0 cannot represent (section 2.2), and other control
 * characters, line ends included.
 */
// eslint-disable-next-line no-control-regex
const NOT_IN_XML = /[\u0000-\u001F\u007F-\u009F\uFFFE\uFFFF]|\p{Cs}/gu;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(NOT_IN_XML, "").replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
}

/** Returns an XML document in UTF-8, with one element or tag on each line. */
export function xmlDocument(root: XmlElement, doctype: string): string {
  return `${['<?xml version="1.0" encoding="UTF-8"?>', doctype, ...linesOf(root, "")].join("\n")}\n`;
}

function linesOf({ name, attributes, content }: XmlElement, indent: string): string[] {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const start = `${indent}<${name}${written.join("")}>`;
  if (typeof content === "string") return [`${start}${escaped(content)}</${name}>`];
  return [start, ...content.flatMap((child) => linesOf(child, `${indent}  `)), `${indent}</${name}>`];
}
