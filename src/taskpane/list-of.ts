import { element } from "./dom";

/** A list under a heading; nothing where it has no items. */
export function listOf(heading: string, items: readonly HTMLElement[]): HTMLElement[] {
  if (items.length === 0) return [];
  return [element("div", { class: "remarks" }, element("h2", {}, heading), element("ul", {}, ...items))];
}
