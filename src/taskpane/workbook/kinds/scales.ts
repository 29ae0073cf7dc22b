import { MAX_SCALE_BOARDS, namedScale, SCALE_FAMILIES, type ScaleFamily } from "../../../bridge/vp/named-scale";
import { homeScale } from "../../../sessions/option-checks";
import type { OptionGroup } from "../../components/field";
import type { SessionChoice } from "../form/session-choice";
import { texts } from "../../texts";

/**
 * Returns the VP scales to choose from: from each family the scale for `boards`, or for the nearest number of boards.
 * @param defaultScale the scale that comes first.
 */
export function scaleOptions(boards: number, defaultScale: string, families = SCALE_FAMILIES): OptionGroup[] {
  const options = families.map((family) => {
    const nearest = nearestServed(boards, family.serves);
    return [`${family.name}-${nearest}`, inWords(family, nearest, nearest === boards)] as const;
  });
  const isDefault = ([name]: readonly [string, string]) => name === defaultScale;
  const others = options.filter((option) => !isDefault(option));
  return [{ label: "", options: [...options.filter(isDefault), ...others] }];
}

/** Returns the VP scales for a match of `boards` boards at home, the scale for home matches first. */
export function homeScaleOptions(boards: number): OptionGroup[] {
  return scaleOptions(boards, homeScale(boards), [...SCALE_FAMILIES].reverse());
}

/** Returns the name of the chosen scale if it is among the options, else of the first option. */
export function scaleIn(options: readonly OptionGroup[], chosen: string): string {
  const names = options.flatMap((group) => group.options.map(([name]) => name));
  if (chosen === "") return names[0]!;
  const { name } = namedScale(chosen);
  return names.includes(name) ? name : names[0]!;
}

/** Returns the option `scale`; undefined for the default scale, or if there are no scales. */
export function chosenScale(
  options: (choice: SessionChoice) => OptionGroup[] | null,
  choice: SessionChoice
): string | undefined {
  const scales = choice.scale === "" ? null : options(choice);
  return scales ? scaleIn(scales, choice.scale) : undefined;
}

/** A scale's description: "20-point, 24 boards (WBF)". */
function inWords({ name, description }: ScaleFamily, boards: number, isExact: boolean): string {
  const families: Readonly<Record<string, readonly [string, string]>> = texts.scaleFamilies;
  const { [name]: [points, source] = [description, name] } = families;
  return texts.scaleFor(points, boards, source, isExact);
}

function nearestServed(boards: number, serves: (boards: number) => boolean): number {
  for (let distance = 0; distance < MAX_SCALE_BOARDS; distance++)
    for (const candidate of [boards - distance, boards + distance])
      if (candidate > 0 && serves(candidate)) return candidate;
  return boards;
}
