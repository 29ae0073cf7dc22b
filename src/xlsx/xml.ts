/** What no XML may hold, and the carriage return, which is lost in it. */
// eslint-disable-next-line no-control-regex
const CONTROL = /[\0-\x08\x0b-\x1f]/;
const EACH_CONTROL = new RegExp(CONTROL, "g");

/** A text as it is written between two tags; a control character as the file format writes it. */
export function escapeXml(text: string): string {
  let escaped = text;
  // A plain search first: it is faster than one of the three that finds nothing.
  if (text.includes("&")) escaped = escaped.replace(/&/g, "&amp;");
  if (text.includes("<")) escaped = escaped.replace(/</g, "&lt;");
  if (text.includes(">")) escaped = escaped.replace(/>/g, "&gt;");
  return CONTROL.test(text) ? escaped.replace(EACH_CONTROL, escapeControl) : escaped;
}

function escapeControl(sign: string): string {
  return `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
}

/** A text of a cell whose `_x0041_` shows as it was typed: the file format takes that for the character A. */
export function withoutEscapes(text: string): string {
  return text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_");
}

/** The attributes of an element; one that is undefined is left out. */
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element, without an end tag of its own where it holds nothing. */
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

/** Elements in one that counts them. */
export function counted(name: string, elements: readonly string[]): string {
  return element(name, { count: elements.length }, ...elements);
}

/** A part of a file: its first element, with what is said before it. */
export function document(name: string, attributes: Attributes, ...content: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${element(name, attributes, ...content)}`;
}

/** A text element, which says it where spaces at its ends count. */
export function textElement(text: string): string {
  const isKept = /^ | $|[\n\t]/.test(text);
  return element("t", { "xml:space": isKept ? "preserve" : undefined }, escapeXml(text));
}

/** The names of the file format's vocabularies. */
const OFFICE = "http://schemas.openxmlformats.org";
export const SPREADSHEET = `${OFFICE}/spreadsheetml/2006/main`;
export const RELATIONSHIPS = `${OFFICE}/officeDocument/2006/relationships`;
export const PACKAGE = `${OFFICE}/package/2006`;
export const DRAWING = `${OFFICE}/drawingml/2006/main`;
export const CHART = `${OFFICE}/drawingml/2006/chart`;
