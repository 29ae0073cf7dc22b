import { countsDeals, placesOf } from "../sessions/kinds";
import type { SessionOptions } from "../sessions/session-options";
import type { TablePlan } from "../sessions/table-plan";
import type { Evening } from "./evening";
import { digest, LETTERS } from "./letters";

/** In letters: 36 bits, so that not even ten thousand evenings of a club have two that are alike. */
export const MARK_LENGTH = 6;

/**
 * Four letters for what is played: the same for the same kind, date, tables and boards, whatever the names, which
 * somebody may correct on one device. Of several movements with the same boards at the tables the seats tell which it is,
 * and where boards stand for deals all of them tell who is vulnerable.
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

/** Random letters for an evening that begins, which tell it from another one of the same kind on the same day. */
export function newMark(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(MARK_LENGTH));
  return [...bytes].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join("");
}

/** An evening's mark; one that was begun before there were marks has it by its id, which its copies share. */
export function eveningMark({ id, mark }: Pick<Evening, "id" | "mark">): string {
  return mark ?? markFrom(id);
}

/** The mark of a printed card, which many evenings may begin with: what it says, on the day when it is read. */
export function cardMark(kind: Evening["kind"], options: SessionOptions): string {
  return markFrom(JSON.stringify([kind, options]));
}

/** Whether a mark is an evening's, by which it was begun or which somebody has said to be of the same evening. */
export function hasMark(evening: Evening, mark: string): boolean {
  return eveningMark(evening) === mark || (evening.settled?.marks ?? []).includes(mark);
}

/** The evening as one that a code has set up: it takes the code's mark, and is still known by its own. */
export function adoptMark(evening: Evening, setup: Pick<Evening, "kind" | "options" | "mark" | "firstMark">): Evening {
  const { kind, options, mark, firstMark } = setup;
  const joins = mark ?? cardMark(kind, options);
  if (firstMark !== undefined && evening.firstMark === undefined) return adoptMark({ ...evening, firstMark }, setup);
  if (hasMark(evening, joins)) return evening;
  const also = mark === undefined ? joins : eveningMark(evening);
  const settled = { ...evening.settled, marks: [...(evening.settled?.marks ?? []), also] };
  return mark === undefined ? { ...evening, settled } : { ...evening, mark, settled };
}

/** Who plays, as far as names were typed; what a link or a copy brings beside them may be anything. */
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
