import { saveBlob } from "../../../excel/download";
import { element, place } from "../../shared/dom";
import { startTexts } from "../../texts";
import { keptTexts } from "../../evening/shared/kept-texts";

/** Event that the pane's script sends if it could not start; `detail` is the reason. */
export const START_FAULT = "start-fault";

/**
 * Shows a message on the otherwise blank page, with buttons to load it again and to save stored evenings and typed
 * results.
 */
export async function sayStartFault(message: string, typed = ""): Promise<void> {
  const again = element("button", { type: "button" }, startTexts.again);
  again.addEventListener("click", () => window.location.reload());
  const fault = element("div", { class: "failed", role: "alert" }, element("p", {}, message), again);
  place("places").replaceChildren();
  place("pane").replaceChildren(fault);
  const evenings = await keptTexts();
  if (evenings.length === 0 && typed === "") return;
  const save = element("button", { type: "button" }, startTexts.save);
  save.addEventListener("click", () => {
    const text = JSON.stringify({ evenings, results: typed });
    saveBlob(new Blob([text], { type: "application/json" }), startTexts.savedName);
  });
  fault.append(" ", save);
}
