import { useEffect, useState } from "preact/hooks";
import { eveningPlan, scoredResults, type Evening } from "../../play/evening";
import type { EveningStore } from "../evening/shared/evening-store";
import { texts } from "../evening/shared/texts";
import { useSubscription } from "../shared/store";
import { EveningList } from "./evening-list";
import type { OpenOne } from "./open-copy";

interface Props {
  readonly store: EveningStore;
  /** True if the user has come back from an evening to the list. */
  readonly isBack: boolean;
  readonly open: OpenOne;
  /** Opens the season of the listed evenings; undefined if the pane shows no season of them. */
  readonly toSeason: (() => void) | undefined;
}

/** The evenings of this device. */
export function Evenings({ store, isBack, open, toSeason }: Props) {
  const [{ all, unreadable }, setEvenings] = useState(() => readEvenings(store));
  useEffect(() => store.onChange(() => setEvenings(readEvenings(store))), [store]);
  return (
    <>
      <EveningList
        store={store}
        all={all}
        unreadable={unreadable}
        isBack={isBack}
        open={open}
        toSeason={toSeason}
        remove={(id) => {
          store.remove(id);
          setEvenings(readEvenings(store));
        }}
      />
      {all.length > 0 && isShortLived() && <p class="hint">{texts.shortLived}</p>}
    </>
  );
}

const readEvenings = (store: EveningStore) => ({ all: store.all(), unreadable: store.unreadable() });

interface NoticesProps {
  readonly store: EveningStore;
  /** The evening that another tab deleted while it was open; null if there is none. */
  readonly deleted: Evening | null;
  /** Fault of a link; "" if there is none. */
  readonly fault: string;
  readonly open: OpenOne;
}

/** Notices above the list: faults of a link, deleted evenings, and storage trouble. */
export function Notices({ store, deleted, fault, open }: NoticesProps) {
  useSubscription(store.storing, store.trouble);
  const trouble = store.trouble();
  return (
    <>
      {fault !== "" && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {trouble !== null && store.all().length > 0 && (
        <p class="fault" role="alert">
          {texts[trouble]}
        </p>
      )}
      {deleted && <Deleted evening={deleted} store={store} open={open} />}
    </>
  );
}

/** Reports that the open evening was deleted, and offers to restore its results. */
function Deleted({ evening, store, open }: { readonly evening: Evening } & Pick<Props, "store" | "open">) {
  const results = scoredResults(evening).size;
  const keep = () => {
    store.add(evening);
    open(evening.id);
  };
  return (
    <div role="alert">
      <p class="fault">{texts.deletedElsewhere(eveningPlan(evening).title)}</p>
      {results > 0 && (
        <button type="button" onClick={keep}>
          {texts.keepDeleted(results)}
        </button>
      )}
    </div>
  );
}

/**
 * True for Safari, which deletes a page's stored data after some days without a visit, unless the page was added to the
 * home screen.
 */
function isShortLived(): boolean {
  const isSafari = navigator.vendor.startsWith("Apple");
  return isSafari && !window.matchMedia("(display-mode: standalone)").matches;
}
