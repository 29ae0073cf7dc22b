import type { Settings } from "../shared/settings";

/** Shows all letters in the size that is set on this device: tokens.css has three. */
export function showLetters(settings: Settings): void {
  document.documentElement.dataset.letters = String(settings.get("letters", 0));
}
