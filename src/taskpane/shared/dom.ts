// Functions for elements outside the rendered components: elements shown before these are rendered, or in place of
// them.

type Attributes = Readonly<Record<string, string | boolean>>;

/**
 * Makes an element. Texts are never read as markup, so typed text is safe.
 * @param attributes true sets an attribute without a value; false leaves it out.
 */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== false) created.setAttribute(name, value === true ? "" : value);
  created.append(...children);
  return created;
}

/** Returns an element that the page always has, by its id. */
export function place(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no "${id}".`);
  return found;
}
