import { texts } from "../../texts";
import { minutesABoard } from "./minutes";

/** The hours that a table takes for this number of boards. */
function playingTime(boards: number): number {
  return (boards * minutesABoard()) / 60;
}

/** Boards in words, with how long a table takes over them: "24 boards: 6 rounds of 4, about 3 h". */
export function withPlayingTime(game: string, boards: number): string {
  return texts.lasting(game, playingTime(boards));
}
