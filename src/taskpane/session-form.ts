import { DATE_PART, KIND_PART, SUGGESTIONS_PART, TITLE_PART, WORKBOOK_PART } from "./common-parts";
import { element, fill } from "./dom";
import { formOf } from "./kinds/kind-forms";
import type { BuiltPart, Part } from "./kinds/kind-form";
import type { SessionModel } from "./session-model";
import type { Faults } from "./session-order";

/** The form on which a session is chosen. */
export interface SessionForm {
  readonly form: HTMLElement;
  /** Shows the fields for what is chosen now. */
  readonly update: () => void;
  /** Says beside their fields what is wrong. */
  readonly showFaults: (faults: Faults) => void;
}

/** A part that stands in the form. */
interface Placed {
  readonly place: HTMLElement;
  /** What it was built from. */
  readonly from: string;
  readonly built: BuiltPart;
}

/** Makes the form. Lists depend on each other: each part is built anew when what it offers changes. */
export function sessionForm(model: SessionModel): SessionForm {
  const form = element("form", { class: "form", novalidate: true });
  form.addEventListener("submit", (event) => event.preventDefault());
  let placed = new Map<Part, Placed>();
  return {
    form,
    update: () => {
      const focused = form.contains(document.activeElement) ? document.activeElement?.getAttribute("name") : null;
      const before = [...placed.keys()];
      const parts = partsOf(model);
      placed = new Map(parts.map((part) => [part, upToDate(part, placed.get(part), model)]));
      if (parts.some((part, i) => part !== before[i]) || parts.length !== before.length)
        fill(form, ...[...placed.values()].map(({ place }) => place));
      // A field that was built anew, or moved, has lost the focus.
      if (focused && document.activeElement?.getAttribute("name") !== focused)
        form.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus();
    },
    showFaults: (faults) => {
      for (const { built } of placed.values()) built.showFaults?.(faults);
    },
  };
}

function partsOf(model: SessionModel): Part[] {
  const { settings, names } = formOf(model.choice());
  return [KIND_PART, ...settings, TITLE_PART, DATE_PART, ...names, WORKBOOK_PART, SUGGESTIONS_PART];
}

function upToDate(part: Part, old: Placed | undefined, model: SessionModel): Placed {
  const from = JSON.stringify([model.replaced(), part.depends(model)]);
  if (old?.from === from) return old;
  const place = old?.place ?? element("div", { class: "part" });
  const built = part.build(model);
  fill(place, ...built.rows);
  return { place, from, built };
}
