import { bitsToLetters, inBits, lettersToBits } from "./letters";

/** The most frequent characters of names and options; each takes six bits, which is one letter of a code. */
const COMMON = 'abcdefghijklmnoprstuvwy "&,:[]-.';

/**
 * Packs a text into the letters of links, for codes that are read from a screen: common characters take one letter,
 * other ASCII ones one and a half, all others three.
 */
export function packed(text: string): string {
  const bits = Array.from({ length: text.length }, (_, i) => {
    const sign = COMMON.indexOf(text.charAt(i));
    if (sign >= 0) return `0${inBits(sign, 5)}`;
    const unit = text.charCodeAt(i);
    return unit < 128 ? `10${inBits(unit, 7)}` : `11${inBits(unit, 16)}`;
  }).join("");
  // The padding of the last letter is the start of an incomplete character, which `unpacked` drops.
  return bitsToLetters(bits, "1");
}

export function unpacked(letters: string): string {
  const bits = lettersToBits(letters);
  let text = "";
  for (let from = 0; from < bits.length;) {
    const isCommon = bits.charAt(from) === "0";
    const isPlain = !isCommon && bits.charAt(from + 1) === "0";
    const start = from + (isCommon ? 1 : 2);
    from = start + (isCommon ? 5 : isPlain ? 7 : 16);
    if (from > bits.length) break;
    const unit = parseInt(bits.slice(start, from), 2);
    text += isCommon ? COMMON.charAt(unit) : String.fromCharCode(unit);
  }
  return text;
}
