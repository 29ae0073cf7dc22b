import { useEffect } from "preact/hooks";

/** Keeps the screen on while a table plays, where the browser can: a phone lies for minutes between two boards. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    // It is given back whenever the page is out of sight.
    const ask = async () => {
      if (document.visibilityState !== "visible" || !navigator.wakeLock) return;
      lock = await navigator.wakeLock.request("screen");
      if (isOver) await lock.release();
    };
    // Refused to save the battery: the screen then falls asleep as ever.
    const asked = () => void ask().catch(() => undefined);
    asked();
    document.addEventListener("visibilitychange", asked);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", asked);
      void lock?.release().catch(() => undefined);
    };
  }, []);
}
