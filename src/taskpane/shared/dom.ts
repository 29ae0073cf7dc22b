// For elements outside the views: before the views start, or instead of them.

type Attributes = Readonly<Record<string, string | boolean>>;

/**
 * Makes an element. Text is text: nothing that was typed is ever read as markup.
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

/** An element of the page that is always there. */
export function place(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no "${id}".`);
  return found;
}
