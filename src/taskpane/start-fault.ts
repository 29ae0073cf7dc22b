import { element, fill } from "./dom";
import { messages } from "./messages";

/** Says in the page, which is blank otherwise, that the pane has not started and what can be done. */
export function sayStartFault(said: string): void {
  const again = element("button", { type: "button" }, messages.startAgain);
  again.addEventListener("click", () => window.location.reload());
  fill(document.getElementById("tabs")!);
  fill(
    document.getElementById("pane")!,
    element("div", { class: "failed", role: "alert" }, element("p", {}, said), again)
  );
}
