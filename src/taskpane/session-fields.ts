import { SCORINGS } from "../sessions/plan";
import { element, field, select, type Field } from "./dom";
import { kindOf, scaleOf, scaleOptions, vpsRefused, type SessionChoice } from "./session-choice";
import type { SessionModel } from "./session-model";

const SCORING_TITLES = { imps: "IMPs", vps: "Victory points" } as const;

/** A list of what exists. */
export function choices(
  label: string,
  name: string,
  groups: Parameters<typeof select>[0],
  value: string,
  changed: (value: string) => void
): HTMLElement {
  const made = field(label, select(groups, value));
  made.input.name = name;
  made.input.addEventListener("change", () => changed(made.input.value));
  return made.row;
}

/** The scoring and, by victory points, the scale. */
export function scoringFields(model: SessionModel, choice: SessionChoice): HTMLElement[] {
  const refused = vpsRefused(choice);
  const possible = SCORINGS.filter((scoring) => scoring === "imps" || refused === "");
  const scoring = field(
    "Scoring",
    select(
      [{ label: "", options: possible.map((name) => [name, SCORING_TITLES[name]] as const) }],
      choice.scoring
    ),
    refused
  );
  scoring.input.name = "scoring";
  scoring.input.addEventListener("change", () =>
    model.change({ scoring: scoring.input.value === "vps" ? "vps" : "imps" })
  );
  if (choice.scoring === "imps") return [scoring.row];
  return [
    scoring.row,
    choices("Victory-point scale", "scale", scaleOptions(choice), scaleOf(choice), (scale) =>
      model.change({ scale })
    ),
  ];
}

/** A line of text. */
export function textField(
  label: string,
  name: string,
  value: string,
  placeholder: string,
  changed: (value: string) => void
): HTMLElement {
  const input = element("input", { type: "text", name, placeholder, autocomplete: "off" });
  input.value = value;
  input.addEventListener("input", () => changed(input.value));
  return field(label, input).row;
}

/** The date. */
export function dateInput(model: SessionModel): Field<HTMLInputElement> {
  const input = element("input", { type: "date", name: "date" });
  input.value = model.choice().date;
  input.addEventListener("input", () => model.change({ date: input.value }));
  return field("Date", input);
}

/** The pairs' names, with those of earlier sessions suggested. */
export function nameFields(model: SessionModel, choice: SessionChoice): HTMLElement {
  const list = element(
    "datalist",
    { id: "known-names" },
    ...model.knownNames().map((name) => element("option", { value: name }))
  );
  const fields = Array.from({ length: kindOf(choice).pairs }, (_, i) => {
    const input = element("input", {
      ...{ type: "text", name: `pair-${i + 1}`, list: "known-names", autocomplete: "off" },
    });
    input.value = choice.pairs[i] ?? "";
    input.addEventListener("input", () => {
      const pairs = [...model.choice().pairs];
      pairs[i] = input.value;
      model.change({ pairs: Array.from(pairs, (name) => name ?? "") });
    });
    return field(`Pair ${i + 1}`, input).row;
  });
  const legend = element("legend", {}, "Names (may be left blank)");
  return element("fieldset", {}, legend, ...fields, list);
}
