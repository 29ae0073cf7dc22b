import { element, place } from "./dom";
import { startTexts } from "./texts";

/** Says in the page, which is blank otherwise, that the pane has not started and what can be done. */
export function sayStartFault(said: string): void {
  const again = element("button", { type: "button" }, startTexts.again);
  again.addEventListener("click", () => window.location.reload());
  place("tabs").replaceChildren();
  place("pane").replaceChildren(element("div", { class: "failed", role: "alert" }, element("p", {}, said), again));
}
