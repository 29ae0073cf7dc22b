import { plainSigns } from "../plain-number";
import { SCALE_FAMILIES } from "./named-scale";

/** A longer text is no slip in the name of a scale. */
const LONGEST_TEXT = 40;

/**
 * The names of scales most like a text that is none, with its number of boards where they exist for it, else n.
 * @returns none for a text without letters.
 */
export function nearestScales(written: string): readonly string[] {
  const [, name = "", digits = ""] = /^(.*?)\W*(\d*)$/.exec(plainSigns(written).toUpperCase().trim()) ?? [];
  if (!/[A-Z]/.test(name) || written.length > LONGEST_TEXT) return [];
  // A known scale without this number of boards has a message of its own.
  if (digits !== "" && SCALE_FAMILIES.some((family) => family.name === name && !family.serves(Number(digits))))
    return [];
  // The number may belong to the name, as in ACBL20.
  const likenesses = SCALE_FAMILIES.map((family) =>
    Math.max(likeness(name, family.name), likeness(name + digits, family.name))
  );
  const max = Math.max(...likenesses);
  return SCALE_FAMILIES.filter((_, i) => likenesses[i] === max).map((family) => {
    const isServed = name + digits !== family.name && family.serves(Number(digits));
    return `${family.name}-${isServed ? digits : "n"}`;
  });
}

/** 0 for the same letters; less for each letter of one that the other does not have in the same order. */
function likeness(text: string, name: string): number {
  let [found, from] = [0, 0];
  for (const letter of text.replace(/\W+/g, "-")) {
    const place = name.indexOf(letter, from);
    if (place >= 0) [found, from] = [found + 1, place + 1];
  }
  return 2 * found - text.length - name.length;
}
