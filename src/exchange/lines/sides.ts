import { tokensOf } from "./tokens";
import { lookUpKeyword } from "./words";

/** True if a title names East-West as the writers' side, and not also North-South. */
export function namesEastWest(title: string): boolean {
  const sides = tokensOf(title).flatMap(({ text }) => {
    const word = lookUpKeyword(text);
    return word?.kind === "side" ? [word.side] : [];
  });
  return sides.includes("EW") && !sides.includes("NS");
}
