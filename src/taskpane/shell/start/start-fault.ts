import { saveBlob } from "../../../excel/download";
import { element, place } from "../../shared/dom";
import { startTexts } from "../../texts";
import { keptTexts } from "../../evening/shared/kept-texts";

/** Sent by the pane's script if it could not start; `detail` has the reason. */
export const START_FAULT = "start-fault";

/** Says in the page, which is blank otherwise, that the pane has not started and what can be done. */
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
