import type { Settings } from "../shared/settings";

/** Applies the text size that is set on this device; tokens.css defines three sizes. */
export function showLetters(settings: Settings): void {
  document.documentElement.dataset.letters = String(settings.get("letters", 0));
}
