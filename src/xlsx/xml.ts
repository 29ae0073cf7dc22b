/** Characters that XML cannot contain, and the carriage return, which parsers drop. */
// eslint-disable-next-line no-control-regex
const CONTROL = /[\0-\x08\x0b-\x1f]/;
const EACH_CONTROL = new RegExp(CONTROL, "g");

/** Escapes a text for an element; control characters in the file format's own way. */
export function escapeXml(text: string): string {
  let escaped = text;
  // The plain search is faster than a replacement that finds nothing.
  if (text.includes("&")) escaped = escaped.replace(/&/g, "&amp;");
  if (text.includes("<")) escaped = escaped.replace(/</g, "&lt;");
  if (text.includes(">")) escaped = escaped.replace(/>/g, "&gt;");
  return CONTROL.test(text) ? escaped.replace(EACH_CONTROL, escapeControl) : escaped;
}

function escapeControl(sign: string): string {
  return `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
}

/** Escapes a typed `_x0041_`, which the file format would read as the character A. */
export function withoutEscapes(text: string): string {
  return text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_");
}

/** Undefined attributes are omitted. */
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Writes an element, self-closing if empty. */
export function element(name: string, attributes: Attributes, ...content: readonly string[]): string {
  let start = `<${name}`;
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) start += ` ${key}="${typeof value === "number" ? value : inAttribute(value)}"`;
  let within = "";
  for (const part of content) within += part;
  return within === "" ? `${start}/>` : `${start}>${within}</${name}>`;
}

function inAttribute(text: string): string {
  return escapeXml(text).replace(/"/g, "&quot;").replace(/'/g, "&apos;").replace(/\t/g, "&#9;").replace(/\n/g, "&#10;");
}

/** Writes a list with its count. */
export function countedList(name: string, elements: readonly string[]): string {
  return element(name, { count: elements.length }, ...elements);
}

export function document(name: string, attributes: Attributes, ...content: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${element(name, attributes, ...content)}`;
}

/** Writes a text element that preserves spaces at its ends. */
export function textElement(text: string): string {
  const isKept = /^ | $|[\n\t]/.test(text);
  return element("t", { "xml:space": isKept ? "preserve" : undefined }, escapeXml(text));
}

const OFFICE = "http://schemas.openxmlformats.org";
export const SPREADSHEET = `${OFFICE}/spreadsheetml/2006/main`;
export const RELATIONSHIPS = `${OFFICE}/officeDocument/2006/relationships`;
export const PACKAGE = `${OFFICE}/package/2006`;
export const DRAWING = `${OFFICE}/drawingml/2006/main`;
export const CHART = `${OFFICE}/drawingml/2006/chart`;
