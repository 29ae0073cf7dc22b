import { element, field, select, type Field, type OptionGroup } from "./dom";

/** A list of what exists. */
export function choices(
  label: string,
  name: string,
  groups: readonly OptionGroup[],
  value: string,
  changed: (value: string) => void,
  hint = ""
): HTMLElement {
  const made = field(label, select(groups, value), hint);
  made.input.name = name;
  made.input.addEventListener("change", () => changed(made.input.value));
  return made.row;
}

/** A line of text, with what was typed earlier suggested from a list on the page. */
export function textField(
  label: string,
  name: string,
  value: string,
  changed: (value: string) => void,
  also: { readonly placeholder?: string; readonly list?: string } = {}
): Field<HTMLInputElement> {
  const input = element("input", { type: "text", name, autocomplete: "off", ...also });
  input.value = value;
  input.addEventListener("input", () => changed(input.value));
  return field(label, input);
}

/** Fields next to each other, as many as there is room for. */
export function abreast(...rows: readonly HTMLElement[]): HTMLElement {
  return element("div", { class: "abreast" }, ...rows);
}

/** A list of suggestions for fields of text. */
export function suggestions(id: string, texts: readonly string[]): HTMLElement {
  return element("datalist", { id }, ...texts.map((value) => element("option", { value })));
}
