import { useEffect, useRef } from "preact/hooks";

/** What an entry of the browser's history is marked with while an evening is open. */
const MARK = "overtrick-evening";

const isMarked = () => window.history.state === MARK;

/**
 * Has the browser's Back button, or the gesture for it, lead back inside an evening and not out of the page.
 * @param back goes one step back, and says whether the evening is still open.
 * @returns what whoever leaves the evening by a button calls: Back then leads to where the page was before.
 */
export function useBack(back: () => boolean): () => void {
  const last = useRef(back);
  last.current = back;
  useEffect(() => {
    // In Excel there is no way back, and Office.js takes these functions away.
    if (typeof window.history.pushState !== "function") return;
    const mark = () => window.history.pushState(MARK, "");
    if (!isMarked()) mark();
    const goBack = () => {
      if (!isMarked() && last.current()) mark();
    };
    window.addEventListener("popstate", goBack);
    return () => window.removeEventListener("popstate", goBack);
  }, []);
  return () => isMarked() && window.history.back();
}
