import "@microsoft/focusgroup-polyfill/shadowless-minified";
import { chooseHost } from "../excel/choose-host";
import type { Host } from "../excel/host";
import { today } from "../sessions/today";
import { element, fill, place } from "./dom";
import { defineElements } from "./elements";
import { formOf } from "./kinds/kind-forms";
import { failed, loading } from "./loading";
import { loadAhead } from "./make-workbook";
import { startTexts, texts } from "./texts";
import { restored } from "./remembered";
import { usualPaper } from "./usual-paper";
import { resultsTab } from "./results-tab";
import type { SessionChoice } from "./session-choice";
import type { SessionModel } from "./session-model";
import { sessionTab } from "./session-tab";
import { openSettings, textsIn, withNames } from "./settings";
import { sayStartFault } from "./start-fault";
import "./taskpane.css";
import { followTheme } from "./theme";

/** How long Office.js is waited for where its address answers neither yes nor no. */
const PATIENCE = 4000;

const settings = openSettings();

function sessionModel(): SessionModel {
  let choice = restored(settings.get<unknown>("session", {}), today(), usualPaper(navigator.languages));
  const listeners: (() => void)[] = [];
  const known = (key: "names" | "teams") => textsIn(settings.get<unknown>(key, []));
  let replaced = 0;
  const set = (next: SessionChoice) => {
    choice = next;
    settings.set("session", choice);
    listeners.forEach((listener) => listener());
  };
  const remember = (key: "names" | "teams", used: readonly string[]) => settings.set(key, withNames(known(key), used));
  return {
    choice: () => choice,
    change: (changed) => set({ ...choice, ...changed }),
    replace: (next) => {
      replaced++;
      set(next);
    },
    replaced: () => replaced,
    onChange: (listener) => void listeners.push(listener),
    knownNames: () => known("names"),
    knownTeams: () => known("teams"),
    made: (made) => {
      const { people, teams } = formOf(made);
      remember("names", people(made));
      remember("teams", teams(made));
    },
  };
}

/** A tab with its panel; the tab list shows the one and hides the others. */
function tab(name: string, label: string, panel: HTMLElement) {
  const id = `tab-${name}`;
  panel.id = `panel-${name}`;
  panel.setAttribute("role", "tabpanel");
  panel.setAttribute("aria-labelledby", id);
  return element("fluent-tab", { id, slot: "tab", "aria-controls": panel.id, role: "tab" }, label);
}

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
  const defined = defineElements();
  const model = sessionModel();
  const session = sessionTab(model);
  const results = resultsTab(model, {
    typed: settings.get<unknown>("results", ""),
    keep: (text) => settings.set("results", text),
  });
  const tonight = element("div", {}, "…");
  const open = element("div", {}, "…");
  const functions = element("div", {}, "…");
  const scores = element("div", {}, "…");
  const season = element("div", {}, "…");
  const panels = [tonight, session.panel, results.panel, open, season, functions, scores];
  const all = [
    tab("tonight", texts.tabs.tonight, tonight),
    tab("session", texts.tabs.session, session.panel),
    tab("results", texts.tabs.results, results.panel),
    tab("open", texts.tabs.open, open),
    tab("season", texts.tabs.season, season),
    tab("functions", texts.tabs.functions, functions),
    tab("scores", texts.tabs.scores, scores),
  ];
  const last = settings.get("tab", "");
  // A link with results leads to the evening that it is of.
  const isLink = window.location.hash.startsWith("#OT");
  const activeid = isLink ? "tab-tonight" : all.some(({ id }) => id === last) ? last : "tab-session";
  const tabs = element("fluent-tablist", { activeid }, ...all);
  place("pane").replaceChildren(...panels);
  place("tabs").replaceChildren(tabs);
  const ready = defined.then(officeScript).then(chooseHost);
  const filled = new Set<string>();
  // These come when they are first asked for.
  const later: Readonly<Record<string, () => Promise<void>>> = {
    "tab-tonight": () =>
      fillLater(
        tonight,
        () => import("./tonight/tonight-tab"),
        ({ tonightTab }) => tonightTab(model)
      ),
    "tab-scores": () =>
      fillLater(
        scores,
        () => import("./scores-tab"),
        ({ scoresTab }) => scoresTab()
      ),
    "tab-open": () =>
      fillLater(
        open,
        () => import("./open/open-tab"),
        ({ openTab }) => openTab(model, ready)
      ),
    "tab-season": async () => {
      const host = await ready;
      await fillLater(
        season,
        () => import("./season-tab"),
        ({ seasonTab }) => seasonTab(host)
      );
    },
  };
  const opened = (id: string) => {
    if (filled.has(id)) return;
    filled.add(id);
    void later[id]?.();
  };
  opened(activeid);
  tabs.addEventListener("change", () => {
    const { activeid: chosen } = tabs as HTMLElement & { activeid: string };
    settings.set("tab", chosen);
    opened(chosen);
  });

  const host = await ready;
  followTheme(host);
  session.show(host);
  results.show(host);
  document.documentElement.dataset.host = host.name;
  await fillFunctions(functions, host);
  loadAhead();
}

async function fillFunctions(panel: HTMLElement, host: Host): Promise<void> {
  try {
    const { showFunctions } = await loading(import("./functions-tab"));
    await showFunctions(panel, host);
  } catch (error) {
    fill(
      panel,
      failed(error, () => void fillFunctions(panel, host))
    );
  }
}

/** Fills a panel with what is loaded then. */
async function fillLater<T>(panel: HTMLElement, load: () => Promise<T>, make: (part: T) => HTMLElement): Promise<void> {
  try {
    fill(panel, make(await loading(load())));
  } catch (error) {
    fill(
      panel,
      failed(error, () => void fillLater(panel, load, make))
    );
  }
}

start().catch((error: unknown) => {
  settings.forget();
  sayStartFault(startTexts.failed(error instanceof Error ? error.message : String(error)));
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
