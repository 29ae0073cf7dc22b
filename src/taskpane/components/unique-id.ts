import { useState } from "preact/hooks";

let ids = 0;

/** Returns an id that is unique on the page and stays the same while the component is mounted. */
export function useUniqueId(kind: string): string {
  return useState(() => `${kind}-${++ids}`)[0];
}
