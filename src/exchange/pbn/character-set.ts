import { decodeText } from "../../sessions/reading/decode-text";

/**
 * Character set of a PBN file. The standard has Latin-1 (section 2.2), which programs expect; a file with characters
 * that Latin-1 does not have is written in UTF-8. The third line of a file names its character set.
 */
type CharacterSet = "ISO-8859-1" | "UTF-8";

/** Returns Latin-1 if it has all characters of the text and its bytes are not taken for UTF-8; else UTF-8. */
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
