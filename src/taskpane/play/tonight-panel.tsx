import { useEffect, useState } from "preact/hooks";
import type { Host } from "../../excel/host";
import { Lazy } from "../components/lazy";
import { useChoice, type SessionModel } from "../workbook/form/session-model";
import { planChoice } from "../workbook/form/plan-choice";
import { createStore, type Store } from "../shared/store";
import { texts } from "../texts";
import { DATABASE_NAME, isEveningKey } from "../shared/storage-keys";
import { StartCard } from "./start-card";

const tonightTab = () => import("./tonight-tab");

interface Props {
  readonly model: SessionModel;
  /** Null until it is detected. */
  readonly host: Host | null;
  readonly isInOffice: boolean;
  readonly toPlay: Store<boolean>;
  readonly toSession: () => void;
}

/**
 * The Play tab. On a device without stored evenings it shows only the start card; the first press loads the rest.
 */
export function TonightPanel({ model, host, isInOffice, toPlay, toSession }: Props) {
  const [isWhole, setWhole] = useState(() => isInOffice || toPlay.get() || isLink() || keepsEvenings());
  const [toJoin] = useState(() => createStore(false));
  const choice = useChoice(model);
  useEffect(() => {
    // An evening begun in the browser's last minute may be only in IndexedDB.
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
          <TonightTab model={model} host={host} toPlay={toPlay} toJoin={toJoin} toSession={toSession} />
        )}
      </Lazy>
    );
  const begin = (request: Store<boolean>) => {
    request.set(true);
    setWhole(true);
  };
  return (
    <div class="tonight">
      <StartCard model={model} chosen={planChoice(choice)} join={() => begin(toJoin)} toSession={toSession}>
        {() => (
          <button type="button" class="primary" onClick={() => begin(toPlay)}>
            {texts.start.play}
          </button>
        )}
      </StartCard>
    </div>
  );
}

/** True if a code's link opened the page. */
const isLink = () => window.location.hash.startsWith("#OT");

/** True if localStorage contains an evening. */
function keepsEvenings(): boolean {
  try {
    return Object.keys(window.localStorage).some(isEveningKey);
  } catch {
    return false;
  }
}
