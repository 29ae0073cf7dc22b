// Runs before every other script of the page: that Office.js cannot be had, or the pane's own script,
// may be told before anybody else listens. Office.js is asked for in Office alone.
import { hasSignsOfOffice } from "../excel/signs-of-office";
import { element } from "./dom";
import { startTexts } from "./texts";
import { openSettings } from "./settings";
import { sayStartFault } from "./start-fault";

const OFFICE_JS = "https://appsforoffice.microsoft.com/lib/1/hosted/office.js";

const isOwn = (address: string) => address.startsWith(window.location.origin);
const isBlank = () => document.getElementById("pane")?.childElementCount === 0;

window.addEventListener(
  "error",
  (event) => {
    const { target } = event;
    if (target instanceof HTMLScriptElement) {
      target.dataset.failed = "yes";
      if (isOwn(target.src) && isBlank()) sayStartFault(startTexts.notLoaded);
    } else if (event instanceof ErrorEvent && isOwn(event.filename) && isBlank()) {
      openSettings().forget();
      sayStartFault(startTexts.failed(event.message));
    }
  },
  true
);

if (hasSignsOfOffice(window)) document.head.append(element("script", { id: "office-js", async: true, src: OFFICE_JS }));
