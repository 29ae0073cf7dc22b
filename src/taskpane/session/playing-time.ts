import { texts } from "../texts";

/**
 * In minutes: what clubs and tournaments give for a board, with the moving between them; eight boards an hour.
 */
const MINUTES_A_BOARD = 7.5;

/** How long a table takes over so many boards, in hours. */
function playingTime(boards: number): number {
  return (boards * MINUTES_A_BOARD) / 60;
}

/** Boards in words, with how long a table takes over them: "24 boards: 6 rounds of 4, about 3 h". */
export function lasting(what: string, boards: number): string {
  return texts.lasting(what, playingTime(boards));
}
