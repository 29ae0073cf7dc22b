import { render, type ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { Host } from "../../excel/host";
import { today } from "../../sessions/today";
import { Lazy } from "../components/lazy";
import { Suggestions } from "../components/suggestions";
import { TabList, TabPanel } from "../components/tabs";
import type { Metadata } from "../functions/taken-cells";
import { About } from "../components/guide";
import { place } from "../shared/dom";
import { sessionModel, type SessionModel } from "../workbook/form/session-model";
import type { Settings } from "../shared/settings";
import { DATABASE_NAME } from "../shared/storage-keys";
import { createStore, useSubscription, type Store } from "../shared/store";
import { texts } from "../texts";
import { eveningInPlay } from "../shared/in-play";
import { TonightPanel } from "../play/tonight-panel";
import { usualPaper } from "../workbook/form/default-paper";

const TABS = (["tonight", "session", "results", "open", "season", "functions", "scores"] as const).map((name) => ({
  name,
  label: texts.tabs[name],
}));

type TabName = (typeof TABS)[number]["name"];

/** The pane as it is shown. */
interface ShownPane {
  /** Tells it what it runs in. */
  readonly hostFound: (host: Host) => void;
}

/**
 * Shows the pane in the page.
 * @param isInOffice whether the page is one that Excel may have opened.
 */
export function showPane(settings: Settings, isInOffice: boolean): ShownPane {
  const model = sessionModel(settings, today(), usualPaper(navigator.languages));
  const host = createStore<Host | null>(null);
  const toPlay = createStore(false);
  document.documentElement.dataset.look = isInOffice ? "excel" : "browser";
  const last = settings.get<unknown>("tab", "");
  // On a phone an evening is played; in Excel a workbook is made.
  const usual = isInOffice ? "session" : "tonight";
  const lastTab = isOnPhone() && !isInOffice ? usual : (TABS.find(({ name }) => tabId(name) === last)?.name ?? usual);
  // A link with results leads to the evening that it is of; the site's first page leads here to begin one.
  const isLink = () => /^#(tonight(\?|$)|OT)/.test(window.location.hash);
  // And to the making of workbooks, whatever the device.
  const first = window.location.hash.startsWith("#session") ? "session" : lastTab;
  const active = createStore<TabName>(isLink() || eveningInPlay() !== null ? "tonight" : first);
  window.addEventListener("hashchange", () => isLink() && active.set("tonight"));
  const isGameChange = createStore(false);
  let isChosen = false;
  const choose = (name: TabName) => {
    isChosen = true;
    isGameChange.set(false);
    settings.set("tab", tabId(name));
    active.set(name);
  };
  render(<Tabs active={active} onChoose={choose} />, place("tabs"));
  render(<Panels {...{ active, choose, isInOffice, toPlay, isGameChange, host, model, settings }} />, place("pane"));
  if (active.get() !== "tonight")
    playsOnDisk().then(
      (plays) => plays && !isChosen && active.set("tonight"),
      () => undefined
    );
  return { hostFound: host.set };
}

function isOnPhone(): boolean {
  return window.matchMedia("(pointer: coarse) and (max-width: 600px)").matches;
}

/** Whether an evening is in play of which the disk alone knows: the browser was killed in its first minute. */
async function playsOnDisk(): Promise<boolean> {
  const databases = await window.indexedDB.databases();
  if (!databases.some(({ name }) => name === DATABASE_NAME)) return false;
  const { openDisk, readDisk } = await import("../shared/disk");
  const records = await readDisk(await openDisk());
  return eveningInPlay(() => ({ getItem: (key) => records.get(key) ?? null })) !== null;
}

/** By which it is remembered which tab was open. */
function tabId(name: TabName): string {
  return `tab-${name}`;
}

function Tabs({ active, onChoose }: { readonly active: Store<TabName>; readonly onChoose: (name: TabName) => void }) {
  return <TabList label={texts.parts} tabs={TABS} active={useSubscription(active, active.get)} onChoose={onChoose} />;
}

const sessionTab = () => import("../workbook/form/session-tab");
const resultsTab = () => import("../workbook/results/results-tab");
const openTab = () => import("../open/open-tab");
const seasonTab = () => import("../season/season-tab");
const scoresTab = () => import("../lookup/scores-tab");

/** The tab of functions, with what the build says of them. */
async function functionsTab() {
  const [{ FunctionsTab }, functions] = await Promise.all([import("../functions/functions-tab"), functionsOfBuild()]);
  return { FunctionsTab, functions };
}

async function functionsOfBuild(): Promise<readonly Metadata[]> {
  const response = await fetch("functions.json");
  const { functions } = (await response.json()) as { functions: readonly Metadata[] };
  return functions;
}

interface PanelsProps {
  readonly active: Store<TabName>;
  readonly choose: (name: TabName) => void;
  /** Whether the page is one that Excel may have opened. */
  readonly isInOffice: boolean;
  /** Whether play is to begin on its tab with the session that is chosen. */
  readonly toPlay: Store<boolean>;
  /** Whether the tab of sessions was opened to change the game of tonight. */
  readonly isGameChange: Store<boolean>;
  readonly host: Store<Host | null>;
  readonly model: SessionModel;
  readonly settings: Settings;
}

function Panels({
  active: activeTab,
  choose,
  isInOffice,
  toPlay,
  isGameChange,
  host: hostStore,
  model,
  settings,
}: PanelsProps) {
  const active = useSubscription(activeTab, activeTab.get);
  const host = useSubscription(hostStore, hostStore.get);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (host) dataset.look = dataset.host = host.name;
  }, [host]);
  const kept = {
    typed: settings.get<unknown>("results", ""),
    keep: (text: string) => settings.set("results", text),
  };
  const panel = (name: TabName, content: ComponentChildren) => (
    <TabPanel name={name} active={active}>
      {content}
    </TabPanel>
  );
  const later = <T,>(name: TabName, load: () => Promise<T>, content: (part: T) => ComponentChildren) =>
    panel(
      name,
      <MountOnFirstOpen asked={active === name}>
        <Lazy load={load}>{content}</Lazy>
      </MountOnFirstOpen>
    );
  const play = () => {
    toPlay.set(true);
    choose("tonight");
  };
  const changeGame = () => {
    choose("session");
    isGameChange.set(true);
  };
  const isChange = useSubscription(isGameChange, isGameChange.get);
  return (
    <>
      {panel(
        "tonight",
        <MountOnFirstOpen asked={active === "tonight"}>
          <TonightPanel {...{ model, host, isInOffice, toPlay }} toSession={changeGame} />
        </MountOnFirstOpen>
      )}
      {later("session", sessionTab, ({ SessionTab }) => (
        <SessionTab {...{ model, host, play }} isGameChange={isChange} useGame={() => choose("tonight")} />
      ))}
      {later("results", resultsTab, ({ ResultsTab }) => (
        <ResultsTab model={model} host={host} kept={kept} />
      ))}
      {later("open", openTab, ({ OpenTab }) => (
        <OpenTab model={model} host={host} toResults={() => choose("results")} />
      ))}
      {later("season", seasonTab, ({ SeasonTab }) => (
        <SeasonTab host={host} />
      ))}
      {panel(
        "functions",
        host && (
          // In Excel they are what many open the pane for.
          <MountOnFirstOpen asked={isInOffice || active === "functions"}>
            <Lazy load={functionsTab}>
              {({ FunctionsTab, functions }) => <FunctionsTab functions={functions} host={host} />}
            </Lazy>
          </MountOnFirstOpen>
        )
      )}
      {later("scores", scoresTab, ({ ScoresTab }) => (
        <ScoresTab />
      ))}
      <KnownNames model={model} />
      <About settings={settings} />
    </>
  );
}

/** Names from earlier sessions, suggested wherever names are typed. */
function KnownNames({ model }: Pick<PanelsProps, "model">) {
  return (
    <>
      <Suggestions id="known-names" texts={useSubscription(model, model.knownNames)} />
      <Suggestions id="known-teams" texts={useSubscription(model, model.knownTeams)} />
    </>
  );
}

/** What comes when it is first asked for, and stays. */
function MountOnFirstOpen({ asked, children }: { readonly asked: boolean; readonly children: ComponentChildren }) {
  const [wasAsked, setAsked] = useState(asked);
  if (asked && !wasAsked) setAsked(true);
  return <>{wasAsked && children}</>;
}
