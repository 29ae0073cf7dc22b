import { MOST_BOARDS, namedScale, SCALE_FAMILIES } from "../../bridge/vp/named-scale";
import type { OptionGroup } from "../dom";
import { choices } from "../fields";
import type { SessionChoice } from "../session-choice";
import { texts } from "../texts";
import type { Part } from "./kind-form";

/**
 * The scales to choose from: of each family the one for these boards, or the nearest there is.
 * @param usual the scale that comes first.
 */
export function scaleOptions(boards: number, usual: string, families = SCALE_FAMILIES): OptionGroup[] {
  const options = families.map(({ name, description, serves }) => {
    const nearest = nearestServed(boards, serves);
    const note = nearest === boards ? "" : texts.madeFor(nearest);
    return [`${name}-${nearest}`, `${name}-${nearest}: ${description}${note}`] as const;
  });
  const isUsual = ([name]: readonly [string, string]) => name === usual;
  const others = options.filter((option) => !isUsual(option));
  return [{ label: "", options: [...options.filter(isUsual), ...others] }];
}

/** The scale in use: the one chosen, where it is among the options. */
export function scaleIn(options: readonly OptionGroup[], chosen: string): string {
  const names = options.flatMap((group) => group.options.map(([name]) => name));
  if (chosen === "") return names[0]!;
  const { name } = namedScale(chosen);
  return names.includes(name) ? name : names[0]!;
}

/** The scale that was chosen, as an option; none where the usual one is to be had. */
export function chosenScale(
  options: (choice: SessionChoice) => OptionGroup[] | null,
  choice: SessionChoice
): string | undefined {
  const scales = choice.scale === "" ? null : options(choice);
  return scales ? scaleIn(scales, choice.scale) : undefined;
}

/** The list of scales of a kind of session; none where `options` gives none. */
export function scalePart(options: (choice: SessionChoice) => OptionGroup[] | null): Part {
  return {
    depends: ({ choice }) => [JSON.stringify(options(choice()))],
    build: (model) => {
      const scales = options(model.choice());
      if (!scales) return { rows: [] };
      const value = scaleIn(scales, model.choice().scale);
      const changed = (scale: string) => model.change({ scale });
      return { rows: [choices(texts.fields.scale, "scale", scales, value, changed)] };
    },
  };
}

function nearestServed(boards: number, serves: (boards: number) => boolean): number {
  for (let distance = 0; distance < MOST_BOARDS; distance++)
    for (const candidate of [boards - distance, boards + distance])
      if (candidate > 0 && serves(candidate)) return candidate;
  return boards;
}
