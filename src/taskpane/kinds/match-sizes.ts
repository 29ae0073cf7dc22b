import { optionList } from "../fields";
import { texts } from "../texts";
import type { Part } from "./kind-form";

/**
 * The list of boards of an event in which the matches share them.
 * @param matches how many matches, or rounds of matches, the boards are divided by.
 */
export function matchSizes(sizes: readonly number[], matches: number): Part {
  const inWords = (boards: number) => texts.matchesOf(boards, matches);
  return {
    depends: () => [],
    build: (model) => {
      const changed = (boards: number) => model.change({ boards, scale: "" });
      return { rows: [optionList("boards", sizes, inWords, model.choice().boards, changed)] };
    },
  };
}
