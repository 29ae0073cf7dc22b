import { movesAfter, roundsAt, type Spot } from "../../src/play/at-table";
import type { TablePlan } from "../../src/sessions/table-plan";
import { planSession } from "../../src/sessions/kinds";
import type { SessionOptions } from "../../src/sessions/session-options";

const players = (count: number) => Array.from({ length: count }, (_, i) => `P${i + 1}`);

/** Every kind that is played board by board, in every size. */
const SESSIONS: readonly [kind: string, options: SessionOptions][] = [
  ["four-pairs", { boards: 18, rounds: 3 }],
  ["four-pairs", { boards: 24, pairs: ["Ann & Bob", "Cat & Dave", "Eve & Fred", "Gus & Hal"] }],
  ["five-pairs", { boards: 20 }],
  ["five-pairs", { boards: 30 }],
  ...["6", "7", "8"].map((size): [string, SessionOptions] => ["pairs", { pairs: [size] }]),
  ...["8", "9", "10", "12"].map((size): [string, SessionOptions] => ["individual", { players: [size] }]),
  ...[8, 9, 10, 12].map((size): [string, SessionOptions] => ["individual", { players: players(size) }]),
  ...[1, 2, 4].map((sessions): [string, SessionOptions] => ["team-match", { form: "knockout", sessions, boards: 32 }]),
  ["team-match", { form: "league", players: players(8) }],
  ["three-teams", {}],
  ["three-teams", { boards: 24, players: players(12) }],
  ["four-teams", {}],
  ["four-teams", { boards: 18, players: players(16) }],
];

type Line = TablePlan["movement"][number];
type Sits = ReadonlyMap<string, string>;

/** Who sits where in a round by the movement's own lines: "4" at "1 N-S", a player at "2 South". */
function sittingIn(lines: readonly Line[], kind: string): Sits {
  const sits = new Map<string, string>();
  for (const { table, ns, ew } of lines) {
    const sides = [
      [ns, "N-S", "N", "S"],
      [ew, "E-W", "E", "W"],
    ] as const;
    for (const [seated, side, first, second] of sides) {
      if (typeof seated === "number") sits.set(`${seated + 1}`, `${table} ${side}`);
      else if ("team" in seated) {
        const { team, pair } = seated;
        sits.set(kind === "three-teams" ? `${"ABC"[team]}${pair + 1}` : `${team + 1}${"AB"[pair]}`, `${table} ${side}`);
      } else {
        sits.set(`${seated[0] + 1}`, `${table} ${first}`);
        sits.set(`${seated[1] + 1}`, `${table} ${second}`);
      }
    }
  }
  return sits;
}

const spotOf = (spot: Spot | null) => spot && `${spot.table} ${spot.position}`;

test.each(SESSIONS)("%s %j: everybody is sent where the movement has them next, after every round", (kind, options) => {
  const plan = planSession(kind, options) as TablePlan;
  const lines: readonly Line[] = plan.movement;
  const rounds = [...new Set(lines.map(({ round, part }) => `${round}/${part}`))];
  const sits = rounds.map((name) =>
    sittingIn(
      lines.filter(({ round, part }) => `${round}/${part}` === name),
      kind
    )
  );
  for (const { table } of lines.slice(0, 4)) {
    const places = roundsAt(plan, table);
    for (const [i, place] of places.entries()) {
      const moves = movesAfter(plan, place);
      const [now, next] = [sits[i]!, sits[i + 1]];
      if (!next) {
        expect(moves).toEqual([]);
        continue;
      }
      const everybody = [...new Set([...now.keys(), ...next.keys()])].sort();
      expect(moves.map(({ mover: who }) => who.id).sort()).toEqual(everybody);
      for (const { mover: who, from, to } of moves) {
        const { id } = who;
        expect([id, spotOf(from), spotOf(to)]).toEqual([id, now.get(id) ?? null, next.get(id) ?? null]);
      }
    }
  }
});

test("a player of an individual has her own name and seat, a pair its own", () => {
  const named = planSession("individual", { players: players(8) }) as TablePlan;
  const [first] = roundsAt(named, 1);
  const eight = movesAfter(named, first!).find(({ mover: who }) => who.id === "1");
  // Players 8, 1, 2 and 4 sit North, South, East and West; then 4, 1, 6 and 7 at Table 2.
  expect(eight).toEqual({
    mover: { id: "1", name: "P1", team: "", isPlayer: true },
    from: { table: 1, tableName: "1", position: "S" },
    to: { table: 2, tableName: "2", position: "S" },
  });
  const pairs = planSession("four-pairs", { boards: 24, pairs: ["Ann & Bob", "", "", "Gus & Hal"] }) as TablePlan;
  expect(movesAfter(pairs, roundsAt(pairs, 1)[0]!).map(({ mover: who }) => who)).toEqual([
    { id: "4", name: "Gus & Hal", team: "", isPlayer: false },
    { id: "1", name: "Ann & Bob", team: "", isPlayer: false },
    { id: "2", name: "", team: "", isPlayer: false },
    { id: "3", name: "", team: "", isPlayer: false },
  ]);
});

test("players whom a line-up has elsewhere go each for themselves; who does not play comes in or sits out", () => {
  const names = ["Ann", "Bob", "Cat", "Dave", "Eve", "Fred", "Gus", "Hal"];
  const plan = planSession("team-match", {
    ...{ form: "league", home: "Reds", away: "Blues", players: names, "line-up": "2 Reds: Ann, Cat, Ida, Dave" },
  }) as TablePlan;
  const moves = movesAfter(plan, roundsAt(plan, 1)[0]!);
  const told = moves.map(({ mover: who, from, to }) => [who.name, who.team, spotOf(from), spotOf(to)]);
  expect(told).toEqual([
    ["Ann", "Reds", "1 N-S", "1 N-S"],
    ["Bob", "Reds", "1 N-S", null],
    ["Eve & Fred", "Blues", "1 E-W", "2 N-S"],
    ["Gus & Hal", "Blues", "2 N-S", "1 E-W"],
    ["Cat", "Reds", "2 E-W", "1 N-S"],
    ["Dave", "Reds", "2 E-W", "2 E-W"],
    ["Ida", "Reds", null, "2 E-W"],
  ]);
});
