import { texts } from "../../texts";
import { minutesABoard } from "./minutes";

/** How long a table takes over so many boards, in hours. */
function playingTime(boards: number): number {
  return (boards * minutesABoard()) / 60;
}

/** Boards in words, with how long a table takes over them: "24 boards: 6 rounds of 4, about 3 h". */
export function withPlayingTime(what: string, boards: number): string {
  return texts.lasting(what, playingTime(boards));
}
