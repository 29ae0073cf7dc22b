import { countsDeals, placesOf } from "../sessions/kinds";
import type { SessionOptions } from "../sessions/session-options";
import type { TablePlan } from "../sessions/table-plan";
import type { Evening } from "./evening";
import { digest, LETTERS } from "./letters";

/** Number of letters: 36 bits, so that even ten thousand evenings of a club are unlikely to share a mark. */
export const MARK_LENGTH = 6;

/**
 * Four letters that identify a session by kind, date, tables and boards. Names are left out, since they may be
 * corrected on one device. Seats distinguish movements with the same boards at the tables; if boards are deals, all
 * their numbers are included, since they determine vulnerability.
 */
export function sessionMark(plan: TablePlan): string {
  const { kind, date, movement, options } = plan;
  const areDeals = countsDeals(plan);
  const seats = movement.map(({ round, table, boards }) => [
    ...[round, table, boards[0], boards.length],
    ...(areDeals ? boards : []),
  ]);
  const sitting =
    options.movement === undefined && !areDeals ? [] : placesOf(plan).map((place) => place.sitting.map(({ id }) => id));
  return digestOf(JSON.stringify([kind, date, seats, ...sitting]), 4);
}

/** Random letters that distinguish a new evening from other evenings of the same kind on the same day. */
export function newMark(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(MARK_LENGTH));
  return [...bytes].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join("");
}

/** Returns the evening's mark. Without one, as in old versions, derives it from the id, which all copies share. */
export function eveningMark({ id, mark }: Pick<Evening, "id" | "mark">): string {
  return mark ?? markFrom(id);
}

/**
 * Returns the mark of an evening started from a printed card, derived from the session and the day on which the card
 * was read.
 */
export function cardMark(kind: Evening["kind"], options: SessionOptions): string {
  return markFrom(JSON.stringify([kind, options]));
}

/** True for the mark of the evening, and for marks that the user has confirmed to be the same evening. */
export function hasMark(evening: Evening, mark: string): boolean {
  return eveningMark(evening) === mark || (evening.settled?.marks ?? []).includes(mark);
}

/** Gives the evening the mark of a setup code; the mark that the evening had stays valid. */
export function adoptMark(evening: Evening, setup: Pick<Evening, "kind" | "options" | "mark" | "firstMark">): Evening {
  const { kind, options, mark, firstMark } = setup;
  const joinedMark = mark ?? cardMark(kind, options);
  if (firstMark !== undefined && evening.firstMark === undefined) return adoptMark({ ...evening, firstMark }, setup);
  if (hasMark(evening, joinedMark)) return evening;
  const extraMark = mark === undefined ? joinedMark : eveningMark(evening);
  const settled = { ...evening.settled, marks: [...(evening.settled?.marks ?? []), extraMark] };
  return mark === undefined ? { ...evening, settled } : { ...evening, mark, settled };
}

/** The typed names, separated by commas. Links and copies may contain values that are not texts. */
export function typedNames({ pairs, home, away, teams, players }: SessionOptions): string {
  const names: readonly unknown[] = [pairs, home, away, teams, players].flat();
  return names.filter((name) => typeof name === "string" && name.trim() !== "").join(", ");
}

function markFrom(text: string): string {
  return digestOf(text, 3) + digestOf(text, 4).slice(1);
}

function digestOf(text: string, letters: 3 | 4): string {
  const signs = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
  return digest(signs, 131, letters);
}
