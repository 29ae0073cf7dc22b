import { render, type ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { itemAt } from "../../bridge/item-at";
import { isResultAddress } from "../../play/result-address";
import type { Host } from "../../excel/host";
import { today } from "../../sessions/today";
import { Lazy } from "../components/lazy";
import { Page } from "../components/page";
import { Suggestions } from "../components/suggestions";
import type { Metadata } from "../functions/taken-cells";
import type { EveningPlace } from "../play/tonight";
import { TonightPanel } from "../play/tonight-panel";
import { isCode } from "../shared/code-address";
import { place } from "../shared/dom";
import { eveningInPlay } from "../shared/in-play";
import type { Settings } from "../shared/settings";
import { DATABASE_NAME } from "../shared/storage-keys";
import { createStore, useSubscription, type Store } from "../shared/store";
import { texts } from "../texts";
import { defaultPaper } from "../workbook/form/default-paper";
import { sessionModel, type SessionModel } from "../workbook/form/session-model";
import { showLetters } from "./letters";
import { PlaceBar } from "./place-bar";
import { BRIEF_PLACES, createPlaces, placeOf, type PlaceName, type Places as PlacesOfPane } from "./places";

/** Access to the pane while it is shown. */
interface ShownPane {
  /** Tells the pane that Excel or the browser has been detected. */
  readonly hostFound: (host: Host) => void;
}

/**
 * Shows the pane in the page.
 * @param isInOffice true if Excel may have opened the page.
 */
export function showPane(settings: Settings, isInOffice: boolean): ShownPane {
  const model = sessionModel(settings, today(), defaultPaper(navigator.languages));
  const host = createStore<Host | null>(null);
  document.documentElement.dataset.look = isInOffice ? "excel" : "browser";
  showLetters(settings);
  const places = createPlaces(firstPlace(settings, isInOffice), isInOffice);
  let isChosen = false;
  places.current.subscribe(() => {
    isChosen = true;
    const current = places.current.get();
    if (!BRIEF_PLACES.includes(current)) settings.set("tab", current);
  });
  if (!isInOffice) render(<Places current={places.current} />, place("places"));
  render(<Pages {...{ places, isInOffice, host, model, settings }} />, place("pane"));
  if (places.current.get() !== "play" && places.current.get() !== "result")
    playsOnDisk().then(
      (plays) => plays && !isChosen && places.goTo("play"),
      () => undefined
    );
  return { hostFound: host.set };
}

/**
 * Returns the first place: "result" for a result in the address; "play" for a code in the address or an evening in
 * play; "home" beside Excel; else the place in the address, or the last one, or "play". On a phone the last one is
 * ignored.
 */
function firstPlace(settings: Settings, isInOffice: boolean): PlaceName {
  const { hash } = window.location;
  if (isResultAddress(hash)) return "result";
  if (isCode(hash) || eveningInPlay() !== null) return "play";
  if (isInOffice) return "home";
  const last = placeOf(settings.get<unknown>("tab", "") + "");
  return placeOf(hash) ?? (isOnPhone() ? null : last) ?? "play";
}

function isOnPhone(): boolean {
  return window.matchMedia("(pointer: coarse) and (max-width: 600px)").matches;
}

/**
 * True if IndexedDB has an evening in play; localStorage lacks it if the browser was killed in the evening's first
 * minute.
 */
async function playsOnDisk(): Promise<boolean> {
  const databases = await window.indexedDB.databases();
  if (!databases.some(({ name }) => name === DATABASE_NAME)) return false;
  const { openDisk, readDisk } = await import("../shared/disk");
  const records = await readDisk(await openDisk());
  return eveningInPlay(() => ({ getItem: (key) => records.get(key) ?? null })) !== null;
}

function Places({ current }: { readonly current: Store<PlaceName> }) {
  return <PlaceBar current={useSubscription(current, current.get)} />;
}

const morePages = () => import("./more-pages");
const circlePage = () => import("../play/circle-parts");
const sessionTab = () => import("../workbook/form/session-tab");
const resultsTab = () => import("../workbook/results/results-tab");
const openTab = () => import("../open/open-tab");
const seasonTab = () => import("../season/season-tab");
const scoresTab = () => import("../lookup/scores-tab");

/** The page of functions, with their metadata from the build. */
async function functionsTab() {
  const [{ FunctionsTab }, functions] = await Promise.all([import("../functions/functions-tab"), functionsOfBuild()]);
  return { FunctionsTab, functions };
}

async function functionsOfBuild(): Promise<readonly Metadata[]> {
  const response = await fetch("functions.json");
  const { functions } = (await response.json()) as { functions: readonly Metadata[] };
  return functions;
}

interface PagesProps {
  readonly places: PlacesOfPane;
  /** True if Excel may have opened the page. */
  readonly isInOffice: boolean;
  readonly host: Store<Host | null>;
  readonly model: SessionModel;
  readonly settings: Settings;
}

/** Places that share one page, because an open evening replaces the content of each. */
const OF_EVENINGS: readonly EveningPlace[] = ["play", "evenings", "join", "result"];

function Pages({ places, isInOffice, host: hostStore, model, settings }: PagesProps) {
  const { goTo } = places;
  const current = useSubscription(places.current, places.current.get);
  const host = useSubscription(hostStore, hostStore.get);
  const [toPlay] = useState(() => createStore(false));
  const { isGameChange, changeGame } = useGameChange(current, goTo);
  // Beside Excel a season is added up from workbooks.
  const ofEvenings: readonly EveningPlace[] = isInOffice ? OF_EVENINGS : [...OF_EVENINGS, "season"];
  useHostLook(host);
  useScrollOf(current);
  useTitleFocus(current);
  const page = (names: readonly PlaceName[], content: () => ComponentChildren) => (
    <PlacePage key={names[0]} names={names} current={current} places={places}>
      {content()}
    </PlacePage>
  );
  const later = <T,>(name: PlaceName, load: () => Promise<T>, content: (part: T) => ComponentChildren) =>
    page([name], () => <Lazy load={load}>{content}</Lazy>);
  const play = () => {
    toPlay.set(true);
    goTo("play");
  };
  const useGame = () => goTo("play");
  return (
    <>
      {page(ofEvenings, () => (
        <TonightPanel
          {...{ model, settings, host, isInOffice, toPlay, goTo }}
          back={places.back}
          place={ofEvenings.find((name) => name === current) ?? "play"}
          toSession={changeGame}
        />
      ))}
      {later("more", morePages, ({ More }) => (
        <More goTo={goTo} model={model} />
      ))}
      {later("home", morePages, ({ Home }) => (
        <Home goTo={goTo} />
      ))}
      {later("settings", morePages, ({ SettingsPage }) => (
        <SettingsPage settings={settings} />
      ))}
      {later("circle", circlePage, ({ CirclePage }) => (
        <CirclePage model={model} />
      ))}
      {later("workbook", sessionTab, ({ SessionTab }) => (
        <SessionTab {...{ model, host, play, isGameChange, useGame }} />
      ))}
      {later("results", resultsTab, ({ ResultsTab }) => (
        <ResultsTab model={model} host={host} stored={storedResults(settings)} />
      ))}
      {page(["open", "event"], () => (
        <Lazy load={openTab}>
          {({ OpenTab }) => (
            <OpenTab
              model={model}
              host={host}
              toResults={() => goTo("results")}
              address={isInOffice ? null : { place: current, toEvent: () => goTo("event"), back: places.back }}
            />
          )}
        </Lazy>
      ))}
      {isInOffice && later("season", seasonTab, ({ SeasonTab }) => <SeasonTab host={host} />)}
      {later(
        "functions",
        functionsTab,
        ({ FunctionsTab, functions }) => host && <FunctionsTab functions={functions} host={host} />
      )}
      {later("scores", scoresTab, ({ ScoresTab }) => (
        <ScoresTab />
      ))}
      <KnownNames model={model} />
    </>
  );
}

interface PlacePageProps {
  /** The places that share the page. */
  readonly names: readonly PlaceName[];
  readonly current: PlaceName;
  readonly places: PlacesOfPane;
  readonly children: ComponentChildren;
}

/** The page of one or more places, with its title; hidden while another place is shown. */
function PlacePage({ names, current, places, children }: PlacePageProps) {
  const isShown = names.includes(current);
  const named = isShown ? current : itemAt(names, 0);
  return (
    <section id={`panel-${names[0]}`} hidden={!isShown}>
      <Page
        title={texts.places[named]}
        back={places.parentOf(named) === null ? undefined : places.back}
        action={
          named === "play" && (
            <button type="button" class="quiet" onClick={() => places.goTo("join")}>
              {texts.places.join}
            </button>
          )
        }
      >
        <MountOnFirstOpen isOpen={isShown}>{children}</MountOnFirstOpen>
      </Page>
    </section>
  );
}

/** The text on the page of results, as stored on the device. */
function storedResults(settings: Settings) {
  return {
    typed: settings.get<unknown>("results", ""),
    keep: (text: string) => settings.set("results", text),
  };
}

/** Opens the form to change the game on the page Play; leaving the form ends the change. */
function useGameChange(current: PlaceName, goTo: PlacesOfPane["goTo"]) {
  const [isGameChange, setGameChange] = useState(false);
  useEffect(() => {
    if (current !== "workbook") setGameChange(false);
  }, [current]);
  const changeGame = () => {
    setGameChange(true);
    goTo("workbook");
  };
  return { isGameChange, changeGame };
}

/** Gives the page the look of Excel or the browser, once it is detected. */
function useHostLook(host: Host | null): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (host) dataset.look = dataset.host = host.name;
  }, [host]);
}

/** Keeps the scroll position of each page; a page first opens at its top. */
function useScrollOf(current: PlaceName): void {
  const [scrolled] = useState(() => new Map<PlaceName, number>());
  useLayoutEffect(() => {
    window.scrollTo(0, scrolled.get(current) ?? 0);
    const keep = () => void scrolled.set(current, window.scrollY);
    window.addEventListener("scroll", keep);
    return () => window.removeEventListener("scroll", keep);
  }, [current, scrolled]);
}

/** Focuses the title of the new page, for screen readers, if the focused element was hidden with the previous page. */
function useTitleFocus(current: PlaceName): void {
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const isHidden =
      activeElement instanceof HTMLElement && activeElement !== body && activeElement.offsetParent === null;
    if (isHidden) document.querySelector<HTMLElement>("main > :not([hidden]) h1")?.focus({ preventScroll: true });
  }, [current]);
}

/** Names of earlier sessions, as suggestions in all fields for names. */
function KnownNames({ model }: Pick<PagesProps, "model">) {
  return (
    <>
      <Suggestions id="known-names" texts={useSubscription(model, model.knownNames)} />
      <Suggestions id="known-teams" texts={useSubscription(model, model.knownTeams)} />
    </>
  );
}

/** Mounts its children when first opened, and keeps them mounted. */
function MountOnFirstOpen({ isOpen, children }: { readonly isOpen: boolean; readonly children: ComponentChildren }) {
  const [isMounted, setMounted] = useState(isOpen);
  if (isOpen && !isMounted) setMounted(true);
  return <>{isMounted && children}</>;
}
