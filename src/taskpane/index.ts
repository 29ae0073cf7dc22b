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

/** How long Office.js is waited for where its address answers neither yes nor no. */
const OFFICE_TIMEOUT_MS = 4000;

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
    window.setTimeout(resolve, OFFICE_TIMEOUT_MS);
  });
}

async function start(): Promise<void> {
  // The session of the last visit may be any game; that of a first visit needs none.
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

// In Excel nothing is, which keeps add-ins by rules of its own; nor is a development build, so that its page is
// always the newest.
if (!officeJs() && process.env.NODE_ENV === "production")
  window.addEventListener("load", () => void keep().catch(() => undefined));

/** Does what a press needs while the pane has nothing else to do: the press then waits less. */
async function prepare(): Promise<void> {
  await idle();
  // In a browser an evening is played before a workbook is made of it.
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
    // Safari, in which Excel for Mac shows the pane, does not tell when it is idle.
    if ("requestIdleCallback" in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 500);
  });
}

/**
 * Shows the pane light or dark, in the colours of tokens.css: as the host says as soon as it is known, or else the
 * system.
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
  // Without a host the pane does not start, and reports that.
  ready.then(follow, () => undefined);
}
