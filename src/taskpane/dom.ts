type Child = Node | string | null | undefined | false;
type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * Makes an element. Text is text: nothing that was typed is ever read as markup.
 * @param attributes true sets an attribute without a value; false, null and undefined leave it out.
 */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes?: Attributes,
  ...children: Child[]
): HTMLElementTagNameMap[K];
export function element(tag: string, attributes?: Attributes, ...children: Child[]): HTMLElement;
export function element(tag: string, attributes: Attributes = {}, ...children: Child[]): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== false && value !== null && value !== undefined)
      made.setAttribute(name, value === true ? "" : String(value));
  made.append(...children.filter((child): child is Node | string => Boolean(child)));
  return made;
}

/** An element of the page that is always there. */
export function place(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no "${id}".`);
  return found;
}

/** Replaces all that an element holds. */
export function fill(parent: Element, ...children: Child[]): void {
  parent.replaceChildren(...children.filter((child): child is Node | string => Boolean(child)));
}

let ids = 0;

/** A field with its label above and room beside it for what is wrong with it. */
export interface Field<T extends HTMLElement> {
  readonly row: HTMLElement;
  readonly input: T;
  /** The line that explains it, null where it has none. */
  readonly help: HTMLElement | null;
  /** Says what is wrong, or clears it. */
  readonly fault: (message: string) => void;
}

/** Puts a label and a place for a fault to an input. */
export function field<T extends HTMLElement>(label: string, input: T, hint = ""): Field<T> {
  const id = `field-${++ids}`;
  input.id = id;
  const message = element("span", { id: `${id}-fault`, class: "fault", role: "alert" });
  const help = hint ? element("span", { id: `${id}-hint`, class: "hint" }, hint) : null;
  input.setAttribute("aria-describedby", help ? `${id}-hint ${id}-fault` : `${id}-fault`);
  return {
    row: element("div", { class: "field" }, element("label", { for: id }, label), input, help, message),
    input,
    help,
    fault: (text) => {
      if (message.textContent !== text) message.textContent = text;
      input.setAttribute("aria-invalid", String(text !== ""));
    },
  };
}

/** A group of options of a drop-down list. */
export interface OptionGroup {
  readonly label: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}

/** A drop-down list of options, in groups where a group has a label. */
export function select(groups: readonly OptionGroup[], value: string): HTMLSelectElement {
  const options = (pairs: OptionGroup["options"]) =>
    pairs.map(([key, text]) => element("option", { value: key, selected: key === value }, text));
  return element(
    "select",
    {},
    ...groups.flatMap((group) =>
      group.label ? [element("optgroup", { label: group.label }, ...options(group.options))] : options(group.options)
    )
  );
}
