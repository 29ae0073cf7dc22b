import { functionsTexts as texts } from "./functions-texts";
import type { Metadata } from "./taken-cells";

/** Related functions under a common heading. */
interface FunctionGroup {
  readonly heading: string;
  readonly functions: readonly Metadata[];
}

/** Returns the functions that match all typed words, in groups; all functions if nothing is typed. */
export function findFunctions(functions: readonly Metadata[], typed: string): FunctionGroup[] {
  const searched = wordsOf(typed);
  const isFound = ({ name, description }: Metadata) => {
    const { title = "", keywords = "", args = [] } = texts.words[name] ?? {};
    const searchable = [`bridge.${name}`, title, keywords, description, ...args].join(" ").toLowerCase();
    return searched.every((word) => searchable.includes(word));
  };
  return texts.groups
    .map(([heading, names]) => ({
      heading,
      functions: names.flatMap((name) => functions.find((fn) => fn.name === name && isFound(fn)) ?? []),
    }))
    .filter((group) => group.functions.length > 0);
}

function wordsOf(typed: string): string[] {
  return typed
    .toLowerCase()
    .split(/[\s,;=()]+/)
    .filter((word) => word !== "");
}
