import { plainSigns } from "../plain-number";
import { SCALE_FAMILIES } from "./named-scale";

/** Maximum length of a text that may be a misspelt name of a scale. */
const LONGEST_TEXT = 40;

/**
 * Returns the names of scales that are most similar to an unknown name. Each ends in the number of boards of the
 * unknown name if the scale exists for this number, otherwise in "n".
 * @returns an empty list for a text without letters or over {@link LONGEST_TEXT} characters, and for a family of scales
 * that has no scale for the number of boards.
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

/** Returns 0 for equal letters, and 1 less for each letter that the other text does not have in the same order. */
function likeness(text: string, name: string): number {
  let [found, from] = [0, 0];
  for (const letter of text.replace(/\W+/g, "-")) {
    const place = name.indexOf(letter, from);
    if (place >= 0) [found, from] = [found + 1, place + 1];
  }
  return 2 * found - text.length - name.length;
}
