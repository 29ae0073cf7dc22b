import { texts as resultTexts } from "../sessions/result/texts";
import { pointsOf } from "./our-season";
import type { Ladder } from "./ladder";
import type { Season, Series } from "./season";
import { texts } from "./texts";

/**
 * Returns a ladder as a message to send.
 * @param inWords returns points as text, with the decimal sign of the message's reader.
 */
export function ladderText(
  { rules }: Pick<Season, "rules">,
  { name, evenings }: Pick<Series, "name" | "evenings">,
  { rows }: Ladder,
  inWords: (points: number) => string
): string {
  const lines = rows
    .filter(({ place }) => place !== "")
    .map((row) => resultTexts.message.row(row.place, row.name, inWords(pointsOf(row))));
  return [rules.title, ...lines, texts.shared(evenings.length, rules.best, name)].join("\n");
}
