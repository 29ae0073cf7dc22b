/// <reference types="office-js" />
import { browserHost } from "./browser-host";
import type { Host } from "./host";

const OFFICE_TIMEOUT_MS = 5000;

/** Returns Excel as host, or the browser if Office.js is not loaded, reports another host or does not answer. */
export async function chooseHost(): Promise<Host> {
  if (typeof Office === "undefined") return browserHost();
  const info = await orNullIfLate(async () => Office.onReady());
  if (String(info?.host) !== "Excel" || typeof Excel === "undefined") return browserHost();
  // Loaded only in Excel.
  const { excelHost } = await import("./excel-host");
  return excelHost();
}

/** Resolves to null if the promise fails or takes too long. */
function orNullIfLate<T>(ask: () => Promise<T>): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), OFFICE_TIMEOUT_MS);
    const end = (answer: T | null) => {
      clearTimeout(timer);
      resolve(answer);
    };
    ask().then(end, () => end(null));
  });
}
