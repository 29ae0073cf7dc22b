import { InputError } from "./input-error";
import { boardFaults } from "./board-fault-texts";

/** A compass seat. */
export type Seat = "N" | "E" | "S" | "W";

/** A partnership by its seats. */
export type Side = "N-S" | "E-W";

/** The two partnerships. */
export const SIDES: readonly Side[] = ["N-S", "E-W"];

/** The seats in the order in which the deal and the auction go round. */
export const SEATS = ["N", "E", "S", "W"] as const;

/** Letters and words for each seat, in capitals. */
export const SEAT_WORDS: ReadonlyMap<string, Seat> = new Map([
  ["N", "N"],
  ["E", "E"],
  ["S", "S"],
  ["W", "W"],
  ["NORTH", "N"],
  ["EAST", "E"],
  ["SOUTH", "S"],
  ["WEST", "W"],
]);

/**
 * Reads a seat: a letter or its word, in either case.
 * @throws InputError if the text is neither.
 */
export function parseSeat(text: string): Seat {
  // Letters are the usual case, and columns may be long, so letters take the fastest way.
  switch (text) {
    case "N":
    case "E":
    case "S":
    case "W":
      return text;
  }
  const seat = SEAT_WORDS.get(text.trim().toUpperCase());
  if (!seat) throw new InputError(boardFaults.declarer(text));
  return seat;
}

/** The side that a seat belongs to. */
export function sideOf(seat: Seat): Side {
  return seat === "N" || seat === "S" ? "N-S" : "E-W";
}

/** The seats of a side: North and South, East and West. */
export function seatsOfSide(side: Side): readonly [Seat, Seat] {
  return side === "N-S" ? ["N", "S"] : ["E", "W"];
}
