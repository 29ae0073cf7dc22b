import { element } from "../dom";
import { texts } from "../texts";
import type { Part } from "./kind-form";

/** Parts that few sessions need, behind a heading that opens them; open where something is chosen in them. */
export function morePart(...parts: readonly Part[]): Part {
  let opened = false;
  return {
    depends: (model) => parts.map((part) => part.depends(model)),
    build: (model) => {
      const built = parts.map((part) => part.build(model));
      const rows = built.flatMap((each) => each.rows);
      if (rows.length === 0) return { rows };
      const details = element("details", { class: "more" }, element("summary", {}, texts.moreFields), ...rows);
      details.open = opened || isUsed(details);
      details.addEventListener("toggle", () => (opened = details.open));
      return {
        rows: [details],
        showFaults: (faults) => {
          for (const { showFaults } of built) showFaults?.(faults);
          if (details.querySelector(".fault:not(:empty)")) details.open = true;
        },
      };
    },
  };
}

/** Whether anything is typed, or chosen that is not the first of its list. */
function isUsed(details: HTMLElement): boolean {
  return (
    [...details.querySelectorAll("input")].some(({ value }) => value !== "") ||
    [...details.querySelectorAll("select")].some(({ selectedIndex }) => selectedIndex > 0)
  );
}
