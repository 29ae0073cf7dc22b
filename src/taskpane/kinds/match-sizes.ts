import { choices } from "../fields";
import { texts } from "../texts";
import type { Part } from "./kind-form";

/**
 * The list of boards of an event in which the matches share them.
 * @param matches how many matches, or rounds of matches, the boards are divided by.
 */
export function matchSizes(sizes: readonly number[], matches: number): Part {
  const options = sizes.map((boards) => [String(boards), texts.matchesOf(boards, matches)] as const);
  return {
    depends: () => [],
    build: (model) => {
      const value = String(model.choice().boards);
      const changed = (boards: string) => model.change({ boards: Number(boards), scale: "" });
      return { rows: [choices(texts.fields.boards, "boards", [{ label: "", options }], value, changed)] };
    },
  };
}
