import { useEffect, useState } from "preact/hooks";
import type { Host } from "../../excel/host";
import { Lazy } from "../components/lazy";
import { useChoice, type SessionModel } from "../session/session-model";
import { planChoice } from "../session/plan-choice";
import { createStore, type Store } from "../shared/store";
import { texts } from "../texts";
import { DATABASE_NAME, EVENING_KEYS } from "../shared/storage-keys";
import { StartCard } from "./start-card";

const tonightTab = () => import("./tonight-tab");

interface Props {
  readonly model: SessionModel;
  /** Null as long as it is not known. */
  readonly host: Host | null;
  readonly isInOffice: boolean;
  readonly toPlay: Store<boolean>;
  readonly toSession: () => void;
}

/**
 * The tab on which tonight is played. On a device that keeps no evening yet its first card is all that there is to show:
 * the rest is loaded while it is read, or by its first press.
 */
export function TonightPanel({ model, host, isInOffice, toPlay, toSession }: Props) {
  const [isWhole, load] = useState(() => isInOffice || toPlay.get() || isLink() || keepsEvenings());
  const [toJoin] = useState(() => createStore(false));
  const choice = useChoice(model);
  useEffect(() => {
    // Of an evening that was begun in the browser's last minute the disk alone may know.
    const known = window.indexedDB?.databases?.() ?? Promise.resolve([]);
    known.then(
      (databases) => databases.some(({ name }) => name === DATABASE_NAME) && load(true),
      () => undefined
    );
    const follow = () => isLink() && load(true);
    window.addEventListener("hashchange", follow);
    const end = toPlay.subscribe(() => load(true));
    return () => {
      window.removeEventListener("hashchange", follow);
      end();
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
  const begin = (what: Store<boolean>) => {
    what.set(true);
    load(true);
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

/** Whether the page was opened by a code. */
const isLink = () => window.location.hash.startsWith("#OT");

/** Whether the page keeps an evening. */
function keepsEvenings(): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(EVENING_KEYS.evening.key));
  } catch {
    return false;
  }
}
