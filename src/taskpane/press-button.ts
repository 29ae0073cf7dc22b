import { element } from "./dom";

/**
 * A button that one press presses once: neither the second click of a double-click nor a key that
 * is held down counts as another.
 */
export function pressButton(label: string, appearance: "primary" | "outline", pressed: () => void): HTMLElement {
  const button = element("fluent-button", { appearance }, label);
  // How often the mouse was clicked in a row; 0 for a press by keyboard.
  button.addEventListener("click", ({ detail }) => detail <= 1 && pressed());
  button.addEventListener("keydown", (event) => {
    if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
  });
  return button;
}
