import { decodeText } from "../../sessions/reading/decode-text";

/**
 * The character sets of PBN files. The standard has Latin-1 (section 2.2), which programs expect: a file is written
 * in it wherever it holds all its names, and else in UTF-8, and its third line says so.
 */
type CharacterSet = "ISO-8859-1" | "UTF-8";

/** The first of them that has every character of a text, and in which it is not taken for the other. */
export function characterSetOf(text: string): CharacterSet {
  // eslint-disable-next-line no-control-regex
  return /^[\u0000-\u00FF]*$/.test(text) && decodeText(latin1(text)) === text ? "ISO-8859-1" : "UTF-8";
}

/** The bytes of a PBN file, in the character set that its header names. */
export function encodePbn(text: string): Uint8Array {
  return characterSetOf(text) === "UTF-8" ? new TextEncoder().encode(text) : latin1(text);
}

function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
