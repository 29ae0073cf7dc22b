import { packed, unpacked } from "./packed";
import { parseJson } from "./parsed";
import { isRuling } from "./ruling-json";
import { valuesOf, type Ruling } from "./rulings";

/** What is ruled by the letter that says it in a code. */
const LETTER = { turned: "t", group: "g", weighted: "w", instead: "i", penalty: "p" } as const satisfies Record<
  Ruling["ruling"],
  string
>;

/** Of a moment, alike for boards of a table; or of one penalty. */
type Row = readonly [letter: string, time: number, is: unknown, where: number | string, boards?: readonly number[]];

/** The Director's rulings in the letters of codes; "" for none. */
export function rulingLetters(rulings: readonly Ruling[]): string {
  const rows = new Map<string, Row>();
  for (const each of rulings) {
    const { ruling, time } = each;
    const row: Row = [LETTER[ruling], time, valuesOf(each), ruling === "penalty" ? each.id : each.table];
    const key = JSON.stringify(row);
    const [letter, when, is, where] = row;
    if (ruling === "penalty") rows.set(key, row);
    else rows.set(key, [letter, when, is, where, [...(rows.get(key)?.[4] ?? []), each.board]]);
  }
  return rows.size === 0 ? "" : packed(JSON.stringify([...rows.values()]));
}

/** The rulings that such letters say; what only a later version knows is passed over. */
export function rulingsIn(letters: string): Ruling[] {
  const rows = letters === "" ? [] : parseJson(unpacked(letters));
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown) => (Array.isArray(row) ? decisionsIn(row) : []).filter(isRuling));
}

function decisionsIn([letter, time, is, where, boards]: readonly unknown[]): unknown[] {
  const found = Object.entries(LETTER).find(([, known]) => known === letter);
  if (!found) return [];
  const [ruling] = found;
  const all: readonly unknown[] = Array.isArray(is) ? is : [];
  if (ruling === "penalty") {
    const [number, amount, unit, reason] = all;
    return [{ ruling, time, id: where, is: is === null ? null : { number, amount, unit, reason } }];
  }
  const at: readonly unknown[] = Array.isArray(boards) ? boards : [];
  if (ruling === "instead") {
    const [played, points] = all;
    const said = is === null ? null : { board: played, points };
    return at.map((board) => ({ ruling, time, table: where, board, is: said }));
  }
  const shares = all.map((share) => {
    const [percent, points, side] = Array.isArray(share) ? (share as readonly unknown[]) : [];
    return { percent, points, side };
  });
  return at.map((board) => ({ ruling, time, table: where, board, is: Array.isArray(is) ? shares : is }));
}
