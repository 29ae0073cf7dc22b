import { useEffect } from "preact/hooks";
import { useLatest } from "./use-latest";

/** State of the browser's history entry while an evening is open. */
const MARK = "overtrick-evening";

const isMarked = () => window.history.state === MARK;

/**
 * Makes the browser's Back button or gesture go back inside an evening instead of leaving the page.
 * @param back goes one step back and returns true if the evening is still open.
 * @returns a function to call when a button closes the evening: it removes the history entry.
 */
export function useBack(back: () => boolean): () => void {
  const latest = useLatest(back);
  useEffect(() => {
    // Office.js removes these functions in Excel, which has no Back button.
    if (typeof window.history.pushState !== "function") return;
    const mark = () => window.history.pushState(MARK, "");
    if (!isMarked()) mark();
    let { hash } = window.location;
    const goBack = () => {
      // A browser reports a link to another hash of the page, such as a code, in the same way as its Back button.
      const isLink = window.location.hash !== hash;
      ({ hash } = window.location);
      if (!isMarked() && !isLink && latest.current()) mark();
    };
    window.addEventListener("popstate", goBack);
    return () => window.removeEventListener("popstate", goBack);
  }, [latest]);
  return () => isMarked() && window.history.back();
}
