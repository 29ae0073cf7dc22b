import type { Digest } from "./digest";
import { keyOf } from "./names";

/** True if both digests are of one evening. If results were corrected, the file name and all names must be equal. */
export function isSameEvening(first: Digest, second: Digest): boolean {
  if (first.sameAs === second.sameAs) return true;
  const names = namesIn(first);
  return names !== "" && first.source === second.source && names === namesIn(second);
}

/** Keys of all names, in the order of the contestants' numbers; "" if nobody is named. */
function namesIn({ score }: Digest): string {
  const names = (score?.entries ?? []).map(({ name }) => keyOf(name));
  return names.some((name) => name !== "") ? names.join("\n") : "";
}
