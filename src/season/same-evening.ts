import type { Digest } from "./digest";
import { keyOf } from "./names";

/** True for one evening, also if results were corrected: then the files and the names of all are the same. */
export function isSameEvening(first: Digest, second: Digest): boolean {
  if (first.sameAs === second.sameAs) return true;
  const names = namesIn(first);
  return names !== "" && first.source === second.source && names === namesIn(second);
}

/** Keys of all names, in the order of their numbers; "" if nobody is named. */
function namesIn({ score }: Digest): string {
  const names = (score?.entries ?? []).map(({ name }) => keyOf(name));
  return names.some((name) => name !== "") ? names.join("\n") : "";
}
