import { chooseHost } from "../excel/choose-host";
import { showPane } from "./app";
import { errorText } from "./shared/error-text";
import { loadAhead } from "./start/load-ahead";
import { openSettings } from "./shared/settings";
import { START_FAULT } from "./start/start-fault";
import "./colours.css";
import "./taskpane.css";
import { followTheme } from "./start/theme";

/** How long Office.js is waited for where its address answers neither yes nor no. */
const PATIENCE = 4000;

const settings = openSettings();

/** The script that loads Office.js; none outside Office, see office-script.ts. */
const officeJs = () => document.getElementById("office-js");

/** Resolves when Office.js has come, or will not. */
function officeScript(): Promise<void> {
  const script = officeJs();
  if (!script || "Office" in window || script.dataset.failed) return Promise.resolve();
  return new Promise((resolve) => {
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => resolve());
    window.setTimeout(resolve, PATIENCE);
  });
}

async function start(): Promise<void> {
  const ready = officeScript().then(chooseHost);
  followTheme(ready);
  const { hostFound } = showPane(settings);
  hostFound(await ready);
  loadAhead();
}

start().catch((error: unknown) => {
  window.dispatchEvent(new CustomEvent(START_FAULT, { detail: errorText(error) }));
});

/** Has the pane kept for use without a network. A part that does not come is asked for at the next visit. */
async function keep(): Promise<void> {
  const { keepForOffline } = await import("./offline/keep");
  await keepForOffline(navigator.serviceWorker);
}

// In Excel nothing is, which keeps add-ins by rules of its own; nor is a development build, so that its page is
// always the newest.
if (!officeJs() && process.env.NODE_ENV === "production")
  window.addEventListener("load", () => void keep().catch(() => undefined));
