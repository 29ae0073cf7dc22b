import { OPTIONS, type OptionName } from "../sessions/session-options";
import { element, field, select, type Field, type OptionGroup } from "./dom";
import { texts } from "./texts";

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

/** An option whose field has one label, whatever the kind of session. */
export type Labelled = OptionName & keyof typeof texts.fields;

/**
 * The list of what may be chosen for an option.
 * @param inWords what stands in the list for a value.
 */
export function optionList<T extends string | number>(
  option: Labelled,
  values: readonly T[],
  inWords: (value: T) => string,
  chosen: string | number,
  changed: (value: T) => void,
  { label = texts.fields[option], hint = "" }: { readonly label?: string; readonly hint?: string } = {}
): HTMLElement {
  const options = values.map((value) => [String(value), inWords(value)] as const);
  const choose = (text: string) => {
    const value = values.find((each) => String(each) === text);
    if (value !== undefined) changed(value);
  };
  return choices(label, option, [{ label: "", options }], String(chosen), choose, hint);
}

/** A line to type an option into, of the type that its value is of. */
export function optionField(
  option: Labelled,
  value: string,
  changed: (value: string) => void,
  {
    label = texts.fields[option],
    ...also
  }: { readonly label?: string; readonly placeholder?: string; readonly hint?: string } = {}
): Field<HTMLInputElement> {
  if (OPTIONS[option].value !== "date") return textField(label, option, value, changed, also);
  return typedField(label, element("input", { type: "date", name: option }), value, changed);
}

/** A line of text, with what was typed earlier suggested from a list on the page. */
export function textField(
  label: string,
  name: string,
  value: string,
  changed: (value: string) => void,
  { hint, ...also }: { readonly placeholder?: string; readonly list?: string; readonly hint?: string } = {}
): Field<HTMLInputElement> {
  const input = element("input", { type: "text", name, autocomplete: "off", ...also });
  return typedField(label, input, value, changed, hint);
}

function typedField(
  label: string,
  input: HTMLInputElement,
  value: string,
  changed: (value: string) => void,
  hint = ""
): Field<HTMLInputElement> {
  input.value = value;
  input.addEventListener("input", () => changed(input.value));
  return field(label, input, hint);
}

/** Fields of names, and below them room for what is wrong with one of them. */
export interface NameFields {
  readonly row: HTMLElement;
  readonly fault: (message: string) => void;
}

/**
 * Puts a heading and room for a fault to fields of names.
 * @param name what tells them from others on the page: "teams".
 */
export function nameFields(name: string, heading: string, ...rows: readonly HTMLElement[]): NameFields {
  const { line, fault } = faultLine(name);
  const row = element("fieldset", { "aria-describedby": line.id }, element("legend", {}, heading), ...rows, line);
  return { row, fault };
}

/** Room for what is wrong with a group of fields. */
export function faultLine(name: string): { readonly line: HTMLElement; readonly fault: (message: string) => void } {
  const line = element("p", { class: "fault", role: "alert", id: `${name}-fault` });
  return {
    line,
    fault: (text) => {
      if (line.textContent !== text) line.textContent = text;
    },
  };
}

/** Fields next to each other, as many as there is room for. */
export function abreast(...rows: readonly HTMLElement[]): HTMLElement {
  return element("div", { class: "abreast" }, ...rows);
}

/** A list of suggestions for fields of text. */
export function suggestions(id: string, texts: readonly string[]): HTMLElement {
  return element("datalist", { id }, ...texts.map((value) => element("option", { value })));
}
