/// <reference types="office-js" />
import { browserHost } from "./browser-host";
import type { Host } from "./host";

/** How long Office.js may take to say where it runs, in milliseconds. */
const PATIENCE = 5000;

/**
 * The host that the pane runs in: Excel, or a browser where Office.js could not be loaded, says
 * that there is no Office, or says nothing.
 */
export async function chooseHost(): Promise<Host> {
  if (typeof Office === "undefined") return browserHost();
  const info = await inTime(async () => Office.onReady());
  if (String(info?.host) !== "Excel" || typeof Excel === "undefined") return browserHost();
  // No browser needs it.
  const { excelHost } = await import("./excel-host");
  return excelHost();
}

/** What is asked for, or null where it fails or does not come. */
function inTime<T>(ask: () => Promise<T>): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE);
    const end = (answer: T | null) => {
      clearTimeout(timer);
      resolve(answer);
    };
    ask().then(end, () => end(null));
  });
}
