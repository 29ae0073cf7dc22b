import { useEffect, useState } from "preact/hooks";
import type { EveningStore } from "../evening/shared/evening-store";
import { EveningList } from "./evening-list";
import type { OpenOne } from "./open-copy";

interface Props {
  readonly store: EveningStore;
  /** True after leaving an evening. */
  readonly isBack: boolean;
  readonly open: OpenOne;
  /** Opens the season of these evenings. */
  readonly toSeason: () => void;
}

const readEvenings = (store: EveningStore) => ({ all: store.all(), unreadable: store.unreadable() });

/** The place of the device's evenings. */
export function EveningsPage({ store, isBack, open, toSeason }: Props) {
  const [evenings, setEvenings] = useState(() => readEvenings(store));
  const update = () => setEvenings(readEvenings(store));
  useEffect(() => store.onChange(() => setEvenings(readEvenings(store))), [store]);
  return (
    <EveningList
      {...evenings}
      store={store}
      isBack={isBack}
      open={open}
      remove={(id) => {
        store.remove(id);
        update();
      }}
      toSeason={toSeason}
    />
  );
}
