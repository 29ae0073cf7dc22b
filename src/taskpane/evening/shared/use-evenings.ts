import { useEffect, useState } from "preact/hooks";
import type { Evening } from "../../../play/evening";
import type { EveningStore } from "./evening-store";

/** The evenings of this device, as they change. */
export function useEvenings(store: EveningStore): readonly Evening[] {
  const [all, setAll] = useState(() => store.all());
  useEffect(() => store.onChange(() => setAll(store.all())), [store]);
  return all;
}
