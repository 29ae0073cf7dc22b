import { chooseHost } from "../excel/choose-host";
import { showPane } from "./shell/app";
import { errorText } from "./shared/error-text";
import { loadGames } from "./workbook/kinds/games";
import { openSettings } from "./shared/settings";
import { loadFileName } from "./workbook/make/load-file-name";
import { eveningInPlay } from "./shared/in-play";
import { START_FAULT } from "./shell/start/start-fault";
import "./tokens.css";
import "./taskpane.css";
import type { Host } from "../excel/host";

/** Maximum time to wait for Office.js if its server does not answer. */
const OFFICE_TIMEOUT_MS = 4000;

const settings = openSettings();

/** Returns the script element of Office.js; null outside Office, see office-script.ts. */
const officeJs = () => document.getElementById("office-js");

/** Resolves when Office.js has been loaded, has failed, or has not answered in time. */
function officeScript(): Promise<void> {
  const script = officeJs();
  if (!script || "Office" in window || script.dataset.failed) return Promise.resolve();
  return new Promise((resolve) => {
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => resolve());
    window.setTimeout(resolve, OFFICE_TIMEOUT_MS);
  });
}

async function start(): Promise<void> {
  // The session of an earlier visit may be any game; the session of a first visit needs no list of games.
  if (settings.get<unknown>("session", null) !== null) await loadGames();
  const ready = officeScript().then(chooseHost);
  followTheme(ready);
  const { hostFound } = showPane(settings, officeJs() !== null);
  hostFound(await ready);
  // A failed preload is reported when the user presses the button.
  prepare().catch(() => undefined);
}

start().catch((error: unknown) => {
  window.dispatchEvent(new CustomEvent(START_FAULT, { detail: errorText(error) }));
});

/** Stores the pane for use without a network. A part that fails to load is requested again at the next visit. */
async function keep(): Promise<void> {
  const { keepForOffline } = await import("./shell/offline/keep");
  await keepForOffline(navigator.serviceWorker);
}

// Not in Excel, which stores add-ins by its own rules; nor in a development build, so that its page is always the
// newest.
if (!officeJs() && process.env.NODE_ENV === "production")
  window.addEventListener("load", () => void keep().catch(() => undefined));

/** Loads and warms up code while the pane is idle, so that a later press waits less. */
async function prepare(): Promise<void> {
  await idle();
  // In a browser the pad is needed before a workbook.
  const pad = officeJs() ? [] : [import("./play/tonight-tab")];
  const [{ rehearse }, { writeWorkbook }] = await Promise.all([
    import("./workbook/make/session-workbook-here"),
    import("../xlsx/write-xlsx"),
    ...pad,
    loadFileName(),
    import("./workbook/results/results-tab"),
  ]);
  // During an evening nobody needs a workbook soon.
  if (eveningInPlay() === null) await rehearse(writeWorkbook, idle);
}

/** Resolves when the pane has nothing to do. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari, with which Excel for Mac shows the pane, has no `requestIdleCallback`.
    if ("requestIdleCallback" in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 500);
  });
}

/**
 * Shows the pane light or dark, with the colours of tokens.css: by the host's theme once the host is known, else by the
 * theme of the system.
 */
function followTheme(ready: Promise<Host>): void {
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  let host: Host | null = null;
  const apply = () => {
    const scheme = (host?.darkTheme() ?? system.matches) ? "dark" : "light";
    document.documentElement.dataset.theme = scheme;
    document.documentElement.style.colorScheme = scheme;
  };
  apply();
  system.addEventListener("change", apply);
  const follow = (found: Host) => {
    host = found;
    apply();
    found.onThemeChange(apply);
  };
  // If no host is found, the pane does not start and reports this.
  ready.then(follow, () => undefined);
}
