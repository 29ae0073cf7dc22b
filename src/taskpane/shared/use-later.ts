import { useEffect, useState } from "preact/hooks";
import { loading } from "./loading";

/**
 * A text whose part is loaded after the page is shown; "" until then, and if it cannot be loaded.
 * @param load is called again for each new function.
 */
export function useLaterText(load: () => Promise<string>): string {
  const [text, setText] = useState("");
  useEffect(() => {
    let isShown = true;
    loading(load()).then(
      (loaded) => isShown && setText(loaded),
      () => undefined
    );
    return () => {
      isShown = false;
    };
  }, [load]);
  return text;
}
