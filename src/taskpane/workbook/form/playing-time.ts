import { texts } from "../../texts";
import { minutesABoard } from "./minutes";

/** Returns the hours that a table takes for `boards` boards. */
function playingTime(boards: number): number {
  return (boards * minutesABoard()) / 60;
}

/** Appends the playing time at a table to a description: "24 boards: 6 rounds of 4, about 3 h". */
export function withPlayingTime(game: string, boards: number): string {
  return texts.lasting(game, playingTime(boards));
}
