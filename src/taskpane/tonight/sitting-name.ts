import type { Place, Sitting } from "../../exchange/boards-at-tables";
import { subroundLabel } from "../../workbook/labels";
import { texts } from "./texts";

/** A pair with its number and its name: "4 Gus & Hal"; of a team "2B Reds, Ann & Bob". */
export function sittingName({ id, name, team, players }: Sitting): string {
  const who = name || players.filter((player) => player !== "").join(" & ");
  return [id, [team, who].filter((part) => part !== "").join(", ")].join(" ").trim();
}

/** "Round 3", or "Round 3, 1st half". */
export function roundName(place: Pick<Place, "round" | "part">): string {
  return texts.round(subroundLabel(place));
}
