// Runs before every other script of the page, because Office.js or the pane's own script may fail to load before any
// other script could notice. Loads Office.js only inside Office.
import { isInsideOffice } from "../../../excel/office-detection";
import { element } from "../../shared/dom";
import { startTexts } from "../../texts";
import { openSettings } from "../../shared/settings";
import { sayStartFault, START_FAULT } from "./start-fault";

const OFFICE_JS = "https://appsforoffice.microsoft.com/lib/1/hosted/office.js";

/** True if a script belongs to the pane: scripts of browser extensions have other addresses, or that of the page. */
const isOwn = (address: string) =>
  address.startsWith(new URL("taskpane", document.baseURI).href) && /\.js(\?|$)/.test(address);
const isBlank = () => document.getElementById("pane")?.childElementCount === 0;

/** Reports that the pane could not start. Deletes only settings; typed results can be saved as a file. */
function couldNotStart(reason: string): void {
  const settings = openSettings();
  const typed = settings.get<unknown>("results", "");
  settings.forget();
  void sayStartFault(startTexts.failed(reason), typeof typed === "string" ? typed : "");
}

// This script reports the fault, since the pane's script may have failed at its first line.
window.addEventListener(START_FAULT, (event) => couldNotStart(String((event as CustomEvent<unknown>).detail)));
window.addEventListener(
  "error",
  (event) => {
    const { target } = event;
    if (target instanceof HTMLScriptElement) {
      target.dataset.failed = "yes";
      if (isOwn(target.src) && isBlank()) void sayStartFault(startTexts.notLoaded);
    } else if (event instanceof ErrorEvent && isOwn(event.filename) && isBlank()) couldNotStart(event.message);
  },
  true
);

if (isInsideOffice(window)) document.head.append(element("script", { id: "office-js", async: true, src: OFFICE_JS }));
