import { InputError } from "../../bridge/input-error";
import { TIE_WAYS, type TieWay } from "./forms";
import { texts } from "../texts";

/**
 * Reads the ways in which ties are broken, in the order in which they are tried: "match, net".
 * @throws InputError naming those that there are.
 */
export function readTies(typed = ""): TieWay[] {
  const words = typed.toLowerCase().split(/[\s,;]+/).filter((word) => word !== ""); // prettier-ignore
  return words.map((word, i) => {
    const way = TIE_WAYS.find((known) => known === word);
    if (way === undefined) throw new InputError(texts.options.swissEvent.ties(word, TIE_WAYS), "ties");
    if (words.indexOf(word) < i) throw new InputError(texts.options.swissEvent.tiesTwice(word), "ties");
    return way;
  });
}
