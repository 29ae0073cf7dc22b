/** Random evenings of one circle, for a season and for what a device keeps. */
import fc from "fast-check";
import { draftResult, typedDraft } from "../../src/play/draft";
import { eveningPlan, withEntries, type Evening } from "../../src/play/evening";
import { tablesIn } from "../../src/sessions/kinds";
import type { SessionOptions } from "../../src/sessions/session-options";

const CIRCLE = ["Rosemary", "Hugh", "Margaret", "Tom", "Elsie", "Geoffrey", "Bill", "Jean", "Ivy", "Ken"];

const KINDS: readonly {
  readonly kind: Evening["kind"];
  readonly options: SessionOptions;
  readonly pairs?: number;
  readonly players?: number;
}[] = [
  { kind: "four-pairs", options: { boards: 24, rounds: 6 }, pairs: 4 },
  { kind: "four-pairs", options: { boards: 24, rounds: 6, scoring: "vps" }, pairs: 4 },
  { kind: "five-pairs", options: { boards: 25, rounds: 5 }, pairs: 5 },
  { kind: "individual", options: {}, players: 9 },
];

const LINES = ["4hn=", "3ntw-1", "2se+1", "pass", "5dxs-2", "1nts+2", "6cn=", "3hxe+1", "2cw-3", "4sn-1"];

const evening = (id: number) =>
  fc
    .tuple(
      fc.constantFrom(KINDS[0]!, KINDS[0]!, ...KINDS),
      fc.shuffledSubarray(CIRCLE, { minLength: 10, maxLength: 10 }),
      fc.infiniteStream(fc.constantFrom(...LINES))
    )
    .map(([{ kind, options, pairs = 0, players = 0 }, people, lines]): Evening => {
      const date = `2026-${String(1 + (id % 12)).padStart(2, "0")}-${String(10 + id).padStart(2, "0")}`;
      const started = Date.parse(`${date}T19:30Z`);
      const names = Array.from({ length: pairs }, (_, i) => `${people[2 * i]} & ${people[2 * i + 1]}`);
      const named = pairs > 0 ? { pairs: names } : { players: people.slice(0, players) };
      const begun: Evening = {
        ...{ id: `e${id}`, kind, options: { ...options, ...named, date }, started, changed: started, entries: [] },
      };
      const results = lines[Symbol.iterator]();
      const said = () => draftResult(typedDraft(1, results.next().value as string)!);
      const entries = tablesIn(eveningPlan(begun)).flatMap(({ table, boards }) =>
        boards.map((board) => ({ table, board, said: said() }))
      );
      return entries.reduce((played, entry) => withEntries(played, [entry], started), begun);
    });

/** Finished evenings, a day each. */
export function namedEvenings(count: number): fc.Arbitrary<Evening[]> {
  return fc.tuple(...Array.from({ length: count }, (_, i) => evening(i)));
}
