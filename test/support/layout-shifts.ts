/** What moves on a page without anybody having moved it. */
import type { Page } from "playwright-core";

/** What the page notes of itself. */
interface Noted {
  readonly shifts: string[];
  readonly observer: PerformanceObserver;
  readonly note: (list: readonly PerformanceEntry[]) => void;
}

/** Runs in the page, before anything of it: notes whatever moves, also right after a tap. */
export function noteShifts(): void {
  const shifts: string[] = [];
  const note = (list: readonly PerformanceEntry[]) => {
    for (const entry of list) {
      const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Element | null }[] };
      shifts.push([value, ...sources.map(({ node }) => node?.outerHTML?.slice(0, 60))].join(" "));
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  Object.assign(window, { shifts, observer, note });
}

/** What has moved since the last time that this was asked. */
export function shifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // What is drawn in the next frame is noted after it.
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const noted = window as unknown as Noted;
    noted.note(noted.observer.takeRecords());
    return noted.shifts.splice(0);
  });
}
