import { packed, unpacked } from "./packed";
import { parseJson } from "./parsed";
import { isRuling } from "./ruling-json";
import { valuesOf, type Ruling } from "./rulings";

/** The letter of each kind of ruling in a code. */
const LETTER = { turned: "t", group: "g", weighted: "w", instead: "i", penalty: "p" } as const satisfies Record<
  Ruling["ruling"],
  string
>;

/** One penalty, or equal rulings on several boards of a table that were given in the same second. */
type Row = readonly [
  letter: string,
  time: number,
  value: unknown,
  subject: number | string,
  boards?: readonly number[],
];

/** The Director's rulings in the letters of codes; "" for none. */
export function rulingLetters(rulings: readonly Ruling[]): string {
  const rows = new Map<string, Row>();
  for (const each of rulings) {
    const { ruling, time } = each;
    const row: Row = [LETTER[ruling], time, valuesOf(each), ruling === "penalty" ? each.id : each.table];
    const key = JSON.stringify(row);
    const [letter, when, value, subject] = row;
    if (ruling === "penalty") rows.set(key, row);
    else rows.set(key, [letter, when, value, subject, [...(rows.get(key)?.[4] ?? []), each.board]]);
  }
  return rows.size === 0 ? "" : packed(JSON.stringify([...rows.values()]));
}

/** Skips rulings that only a later version knows. */
export function rulingsIn(letters: string): Ruling[] {
  const rows = letters === "" ? [] : parseJson(unpacked(letters));
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown) => (Array.isArray(row) ? decisionsIn(row) : []).filter(isRuling));
}

function decisionsIn([letter, time, value, subject, boards]: readonly unknown[]): unknown[] {
  const found = Object.entries(LETTER).find(([, code]) => code === letter);
  if (!found) return [];
  const [ruling] = found;
  const all: readonly unknown[] = Array.isArray(value) ? value : [];
  if (ruling === "penalty") {
    const [number, amount, unit, reason] = all;
    return [{ ruling, time, id: subject, is: value === null ? null : { number, amount, unit, reason } }];
  }
  const boardNumbers: readonly unknown[] = Array.isArray(boards) ? boards : [];
  if (ruling === "instead") {
    const [played, points] = all;
    const wrongBoard = value === null ? null : { board: played, points };
    return boardNumbers.map((board) => ({ ruling, time, table: subject, board, is: wrongBoard }));
  }
  const shares = all.map((share) => {
    const [percent, points, side] = Array.isArray(share) ? (share as readonly unknown[]) : [];
    return { percent, points, side };
  });
  return boardNumbers.map((board) => ({
    ruling,
    time,
    table: subject,
    board,
    is: Array.isArray(value) ? shares : value,
  }));
}
