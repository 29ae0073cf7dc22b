import { useState } from "preact/hooks";

let ids = 0;

/** An id that nothing else on the page has, the same as long as the component is there. */
export function useUniqueId(kind: string): string {
  return useState(() => `${kind}-${++ids}`)[0];
}
