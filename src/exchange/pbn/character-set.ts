/**
 * The character sets of PBN files. The standard has Latin-1 (section 2.2), which programs expect: a file is written
 * in it wherever it holds all its names, and else in UTF-8, and its third line says so.
 */
export type CharacterSet = "ISO-8859-1" | "UTF-8";

/** The first of them that has every character of a text. */
export function characterSetOf(text: string): CharacterSet {
  return /^[\u0000-\u00FF]*$/.test(text) ? "ISO-8859-1" : "UTF-8"; // eslint-disable-line no-control-regex
}

/** The bytes of a PBN file, in the character set that its header names. */
export function encodePbn(text: string): Uint8Array {
  if (characterSetOf(text) === "UTF-8") return new TextEncoder().encode(text);
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
