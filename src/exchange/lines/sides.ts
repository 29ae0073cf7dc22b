import { tokensOf } from "./tokens";
import { lookUpKeyword } from "./words";

/** Whether a title says that somebody sits East-West, and of nobody that they sit North-South. */
export function namesEastWest(title: string): boolean {
  const sides = tokensOf(title).flatMap(({ text }) => {
    const word = lookUpKeyword(text);
    return word?.is === "side" ? [word.side] : [];
  });
  return sides.includes("EW") && !sides.includes("NS");
}
