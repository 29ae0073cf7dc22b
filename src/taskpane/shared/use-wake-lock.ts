import { useEffect } from "preact/hooks";

/** Keeps the screen on during play if the browser can: a phone is idle for minutes between two boards. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    // Browsers release the lock whenever the page is hidden.
    const requestLock = async () => {
      if (document.visibilityState !== "visible" || !navigator.wakeLock) return;
      lock = await navigator.wakeLock.request("screen");
      if (isOver) await lock.release();
    };
    // Browsers refuse the lock to save the battery; the screen then turns off as usual.
    const tryRequest = () => void requestLock().catch(() => undefined);
    tryRequest();
    document.addEventListener("visibilitychange", tryRequest);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", tryRequest);
      void lock?.release().catch(() => undefined);
    };
  }, []);
}
