import { useEffect, useState } from "preact/hooks";
import type { Host } from "../../excel/host";
import { Lazy } from "../components/lazy";
import type { Settings } from "../shared/settings";
import { isCode } from "../shared/code-address";
import { DATABASE_NAME, isEveningKey } from "../shared/storage-keys";
import type { Store } from "../shared/store";
import { texts } from "../texts";
import { useChoice, type SessionModel } from "../workbook/form/session-model";
import { planChoice } from "../workbook/form/plan-choice";
import { StartPage } from "./start-page";
import type { EveningPlace } from "./tonight";

const tonightTab = () => import("./tonight-tab");

interface Props {
  readonly model: SessionModel;
  readonly settings: Settings;
  /** Excel or the browser; null until it is detected. */
  readonly host: Host | null;
  readonly isInOffice: boolean;
  /** The page shown. */
  readonly place: EveningPlace;
  readonly goTo: (place: EveningPlace) => void;
  /** Returns to the previous page. */
  readonly back: () => void;
  readonly toPlay: Store<boolean>;
  readonly toSession: () => void;
}

/** Play, Evenings and Join. On a device without stored evenings it shows only the start page; the first press loads the rest. */
export function TonightPanel({ model, settings, host, isInOffice, place, goTo, back, toPlay, toSession }: Props) {
  const [isWhole, setWhole] = useState(() => isInOffice || toPlay.get() || isLink() || keepsEvenings());
  const choice = useChoice(model);
  if (!isWhole && place !== "play") setWhole(true);
  useEffect(() => {
    // If the browser was killed in the first minute of an evening, the evening may be only in IndexedDB.
    const databases = window.indexedDB?.databases?.() ?? Promise.resolve([]);
    databases.then(
      (found) => found.some(({ name }) => name === DATABASE_NAME) && setWhole(true),
      () => undefined
    );
    const onHashChange = () => isLink() && setWhole(true);
    window.addEventListener("hashchange", onHashChange);
    const unsubscribe = toPlay.subscribe(() => setWhole(true));
    return () => {
      window.removeEventListener("hashchange", onHashChange);
      unsubscribe();
    };
  }, [toPlay]);
  if (isWhole)
    return (
      <Lazy load={tonightTab}>
        {({ TonightTab }) => (
          <TonightTab {...{ model, settings, host, isInOffice, place, goTo, back, toPlay, toSession }} />
        )}
      </Lazy>
    );
  return (
    <div class="tonight">
      <StartPage model={model} chosen={planChoice(choice)} toSession={toSession} isFirst>
        {(_, about) => (
          <button type="button" class="primary" onClick={() => toPlay.set(true)}>
            {texts.start.play}
            <small>{about}</small>
          </button>
        )}
      </StartPage>
    </div>
  );
}

/** True if a code's link opened the page. */
const isLink = () => isCode(window.location.hash);

/** True if localStorage contains an evening. */
function keepsEvenings(): boolean {
  try {
    return Object.keys(window.localStorage).some(isEveningKey);
  } catch {
    return false;
  }
}
