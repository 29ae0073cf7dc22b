import { InputError, tryRead } from "../input-error";
import { messages, scaleFamilies as words } from "./texts";
import { plainSigns } from "../plain-number";
import { acbl20, acbl30 } from "./acbl";
import { home } from "./home";
import type { VpBand, VpScale } from "./scale";
import { wbfContinuous } from "./wbf-continuous";
import { wbfDiscrete } from "./wbf-discrete";
import { wbfOld, WBF_OLD_UPPERS } from "./wbf-old";

/** Maximum number of boards for the scales that a formula defines. */
export const MAX_SCALE_BOARDS = 128;

/** A family of published scales, one for each number of boards. */
export interface ScaleFamily {
  /** The name before the number of boards. */
  readonly name: string;
  /** Description of the family, for a list. */
  readonly description: string;
  /** The numbers of boards for which the family has scales, in words. */
  readonly boards: string;
  readonly serves: (boards: number) => boolean;
  readonly bands: (boards: number) => VpBand[];
}

/** Every family of scales that has a name. */
export const SCALE_FAMILIES: readonly ScaleFamily[] = [
  {
    name: "WBF",
    description: words.WBF,
    boards: words.boards(1, MAX_SCALE_BOARDS),
    serves: between(1, MAX_SCALE_BOARDS),
    bands: wbfContinuous,
  },
  {
    name: "WBF-DISCRETE",
    description: words["WBF-DISCRETE"],
    boards: words.boards(1, MAX_SCALE_BOARDS),
    serves: between(1, MAX_SCALE_BOARDS),
    bands: wbfDiscrete,
  },
  {
    name: "WBF-OLD",
    description: words["WBF-OLD"],
    boards: [...WBF_OLD_UPPERS.keys()].join(", "),
    serves: (boards) => WBF_OLD_UPPERS.has(boards),
    bands: wbfOld,
  },
  {
    name: "ACBL20",
    description: words.ACBL20,
    boards: words.boards(5, 36),
    serves: between(5, 36),
    bands: acbl20,
  },
  {
    name: "ACBL30",
    description: words.ACBL30,
    boards: words.boards(6, 11),
    serves: between(6, 11),
    bands: acbl30,
  },
  {
    name: "HOME",
    description: words.HOME,
    boards: words.boards(3, MAX_SCALE_BOARDS),
    serves: between(3, MAX_SCALE_BOARDS),
    bands: home,
  },
];

/** Maximum length of a name that is read; no scale has nearly as long a name. */
const LONGEST_NAME = 40;

/** Cache of scales by canonical name; there are some four hundred names. */
const built = new Map<string, VpScale>();

/**
 * Returns the scale of a name. Scales are cached, so that a second call is a lookup.
 * @param name a number of boards (24: the WBF continuous scale), or a family and a number of
 *   boards ("WBF-24", "wbf discrete 24", "ACBL20:7", "HOME4").
 * @throws InputError if there is no such scale; the message names the existing ones.
 */
export function namedScale(name: string | number): VpScale {
  const written = String(name);
  const found = written.length > LONGEST_NAME ? null : familyIn(written);
  if (!found)
    throw new InputError(messages.scale(written, SCALE_FAMILIES.map((family) => `${family.name}-n`).join(", ")));
  const { family, digits } = found;
  const boards = Number(digits);
  if (!family.serves(boards)) throw new InputError(messages.scaleBoards(family.name, digits, family.boards));
  const scaleName = `${family.name}-${boards}`;
  let scale = built.get(scaleName);
  if (!scale) built.set(scaleName, (scale = { name: scaleName, bands: family.bands(boards) }));
  return scale;
}

/**
 * Returns the scale of the same family for another number of boards; null if there is none, or for a club's own table.
 */
export function scaleForBoards({ name }: Pick<VpScale, "name">, boards: number): VpScale | null {
  const family = isScaleName(name) ? familyIn(name)?.family : undefined;
  return family?.serves(boards) ? namedScale(`${family.name}-${boards}`) : null;
}

function familyIn(name: string): { family: ScaleFamily; digits: string } | null {
  const plain = plainSigns(name).replace(/\s+/g, " ");
  for (const family of SCALE_FAMILIES) {
    const digits = pattern(family).exec(plain)?.[1];
    if (digits !== undefined) return { family, digits };
  }
  return null;
}

/** Separator between a family's name and the number of boards; repeated blanks are reduced before. */
const SEPARATOR = " ?[-:]? ?";

/** Returns the pattern of a scale's name; the family's name may be left out for the WBF scale. */
function pattern({ name }: ScaleFamily): RegExp {
  const words = name.replace("-", SEPARATOR) + SEPARATOR;
  return new RegExp(`^ ?${name === "WBF" ? `(?:${words})?` : words}(\\d{1,3}) ?$`, "i");
}

function between(min: number, max: number): (boards: number) => boolean {
  return (boards) => boards >= min && boards <= max;
}

/** True if a text is a scale's canonical name. */
export function isScaleName(text: string): boolean {
  return tryRead(() => namedScale(text))?.name === text;
}
