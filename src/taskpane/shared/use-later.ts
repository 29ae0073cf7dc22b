import { useEffect, useState } from "preact/hooks";
import { loading } from "./loading";

/**
 * Loads a value after the page is shown; it is null until then, and if it cannot be loaded.
 * @param load is called again for each new function.
 */
export function useLater<T extends object | string>(load: () => Promise<T>): T | null {
  const [value, setValue] = useState<T | null>(null);
  useEffect(() => {
    let isShown = true;
    loading(load()).then(
      (loaded) => isShown && setValue(loaded),
      () => undefined
    );
    return () => {
      isShown = false;
    };
  }, [load]);
  return value;
}
