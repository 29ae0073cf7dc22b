import { boardsAt, movesAfter, roundsAt } from "../../src/play/at-table";
import type { Seat, Side } from "../../src/bridge/seat";
import { INDIVIDUAL_MOVEMENTS } from "../../src/movements/individual-movements";
import { PAIRS_MOVEMENTS } from "../../src/movements/pairs-movements";
import { ALL_GAMES } from "../../src/sessions/field/all-games";
import { FIELD_KINDS } from "../../src/sessions/field/field-kind";
import type { FieldGame } from "../../src/sessions/field/games";
import { planSession, tablesIn } from "../../src/sessions/kinds";
import { hasTables, type TablePlan } from "../../src/sessions/table-plan";

/** Where somebody is in a round, as the movement's own data have it: "3 E" with its boards; nowhere for who sits out. */
interface Spot {
  readonly table: number;
  readonly seat: Seat | Side;
  readonly boards: readonly number[];
}

/** Everybody's way through an evening, round by round, by number. */
type Ways = ReadonlyMap<string, readonly (Spot | null)[]>;

/** The ways by the data alone, read without the program's code for rounds, boards and seats. */
function waysOf({ lines: linesOf, count, rounds, boards }: FieldGame): Ways {
  const [lines, perRound] = [linesOf(), boards / rounds];
  const numbers = Array.from({ length: count }, (_, i) => i);
  return new Map(
    numbers.map((who) => [
      String(who + 1),
      Array.from({ length: rounds }, (_, i): Spot | null => {
        const found: Spot[] = [];
        for (const { round, table, ns, ew, set } of lines) {
          if (round !== i + 1) continue;
          const mine = Array.from({ length: perRound }, (__, board) => (set - 1) * perRound + board + 1);
          const seats: readonly (readonly [unknown, Seat | Side])[] = [
            ...(Array.isArray(ns)
              ? ([
                  [ns[0], "N"],
                  [ns[1], "S"],
                ] as const)
              : ([[ns, "N-S"]] as const)),
            ...(Array.isArray(ew)
              ? ([
                  [ew[0], "E"],
                  [ew[1], "W"],
                ] as const)
              : ([[ew, "E-W"]] as const)),
          ];
          for (const [seated, seat] of seats) if (seated === who) found.push({ table, seat, boards: mine });
        }
        if (found.length > 1) throw new Error(`${who + 1} has two seats in round ${i + 1}`);
        return found[0] ?? null;
      }),
    ])
  );
}

/** The same ways as the pad leads them: at each table the boards one after the other, and after each round who goes where. */
function ledThrough(plan: TablePlan): Ways {
  const first = tablesIn(plan).map(({ table }) => roundsAt(plan, table)[0]);
  const sits = new Map<string, Pick<Spot, "table" | "seat">>();
  for (const place of first) {
    if (!place) continue;
    place.sitting.forEach(({ id, movers }, side) => {
      const seats: readonly (Seat | Side)[] =
        movers.length > 1 ? (side === 0 ? ["N", "S"] : ["E", "W"]) : [side === 0 ? "N-S" : "E-W"];
      (movers.length > 1 ? movers : [id]).forEach((who, i) => {
        sits.set(who, { table: place.table, seat: seats[i] ?? "N" });
      });
    });
  }
  const ways = new Map<string, (Spot | null)[]>();
  const rounds = roundsAt(plan, 1);
  rounds.forEach((round, index) => {
    const boards = new Map(
      tablesIn(plan).map(({ table }) => [
        table,
        boardsAt(plan, table)
          .filter(({ place }) => place.round === round.round)
          .map(({ board }) => board),
      ])
    );
    for (const [who, spot] of sits) {
      const way = ways.get(who) ?? Array.from({ length: index }, () => null);
      ways.set(who, [...way, { ...spot, boards: boards.get(spot.table) ?? [] }]);
    }
    for (const [who, way] of ways) if (way.length === index) ways.set(who, [...way, null]);
    // Everybody goes as the screen between two rounds says.
    const leaves = movesAfter(plan, round).filter(({ to }) => to === null);
    for (const { mover: who, from, to } of movesAfter(plan, round)) {
      const now = sits.get(who.id);
      if (from && (now?.table !== from.table || now.seat !== from.position))
        throw new Error(`${who.id} is not at ${from.table}`);
      if (to) sits.set(who.id, { table: to.table, seat: to.position });
    }
    for (const { mover: who } of leaves) sits.delete(who.id);
  });
  return ways;
}

const games = Object.values(FIELD_KINDS).flatMap((kind) =>
  ALL_GAMES.sizes[kind.name].flatMap((size) =>
    size.games.map((game) => {
      const name = `${size.count} ${kind.option}, ${game.style}, ${game.rounds} rounds of ${game.boards / game.rounds}`;
      return [name, kind, game] as const;
    })
  )
);

test("every movement for 8 to 20 people is among those that are played through", () => {
  const played = new Set(games.map(([, { name }, { count, style, rounds }]) => [name, count, style, rounds].join(" ")));
  const all = [
    ...PAIRS_MOVEMENTS.map((movement) => ["pairs", movement] as const),
    ...INDIVIDUAL_MOVEMENTS.map((movement) => ["individual", movement] as const),
  ].filter(([, { perRound }]) => perRound.length > 0);
  expect(all.map(([name, { count, style, rounds }]) => [name, count, style, rounds].join(" "))).toEqual(
    all.map(([name, { count, style, rounds }]) => {
      const key = [name, count, style, rounds].join(" ");
      return played.has(key) ? key : `missing: ${key}`;
    })
  );
});

test.each(games)(
  "%s: everybody is led to each seat, table and board of the movement, round by round",
  (_, kind, game) => {
    const { count, boards, rounds, named } = game;
    const plan = planSession(kind.name, { [kind.option]: [String(count)], boards, rounds, movement: named });
    if (!hasTables(plan)) throw new Error("not played board by board");
    const ways = waysOf(game);
    const led = ledThrough(plan);
    const everyone = [...ways.keys()];
    expect(everyone.map((who) => [who, led.get(who) ?? Array.from({ length: rounds }, () => null)])).toEqual(
      everyone.map((who) => [who, ways.get(who)])
    );
    // A board is in one place in a round, or goes round the tables that share it; nobody has it twice.
    for (const way of ways.values()) {
      const had = way.flatMap((spot) => spot?.boards ?? []);
      expect(new Set(had).size).toBe(had.length);
    }
  }
);
