import { useLayoutEffect, useState } from "preact/hooks";
import type { Settings } from "../shared/settings";
import { texts } from "../texts";

/** Makes all letters larger on this device, and after the largest size usual again. */
export function LettersButton({ settings }: { readonly settings: Settings }) {
  const [size, setSize] = useState(settings.get("letters", 0));
  const next = (size + 1) % texts.letters.length;
  useLayoutEffect(() => {
    document.documentElement.dataset.letters = String(size);
  }, [size]);
  return (
    <button
      type="button"
      class="quiet"
      onClick={() => {
        settings.set("letters", next);
        setSize(next);
      }}
    >
      {texts.letters[next]}
    </button>
  );
}
