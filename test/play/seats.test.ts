import { nextStretch, roundsAt } from "../../src/play/at-table";
import { seatsIn, sittingOut, type Chair, type Origin } from "../../src/play/seats";
import { planSession } from "../../src/sessions/kinds";
import type { SessionOptions } from "../../src/sessions/session-options";
import type { TablePlan } from "../../src/sessions/table-plan";

const planOf = (kind: string, options: SessionOptions) => planSession(kind, options) as TablePlan;

function originText(origin: Origin | null): string {
  if (origin === null) return "";
  if (origin.kind === "table") return ` from ${origin.tableName}`;
  return origin.kind === "seat" ? ` was ${origin.seat}` : ` ${origin.kind}`;
}

const chairText = ({ seat, pair, index, origin }: Chair) =>
  `${seat} ${pair.players[index] || pair.id}${originText(origin)}`;

/** The chairs of the first round, and after it those of the second. */
function firstTwo(plan: TablePlan) {
  const first = roundsAt(plan, 1)[0]!;
  const second = nextStretch(plan, first)!;
  const texts = (now: typeof first, after: typeof first | null) =>
    seatsIn(plan, now, after).map(({ chairs }) => chairs.map(chairText).join(", "));
  return { first, second, before: texts(first, null), then: texts(second, first) };
}

const NAMES = ["Ann & Bob", "Cat & Dave", "Eve & Fred", "Gus & Hal"];

test("pairs: who stays, who comes from another table, who turns", () => {
  const { before, then } = firstTwo(planOf("four-pairs", { boards: 24, pairs: NAMES }));
  expect(before).toEqual(["N Gus, S Hal, E Ann, W Bob", "N Cat, S Dave, E Eve, W Fred"]);
  expect(then).toEqual([
    "N Gus stays, S Hal stays, E Cat from 2, W Dave from 2",
    "N Eve was E, S Fred was W, E Ann from 1, W Bob from 1",
  ]);
});

test("individuals: each by the own seat, and one who sat out comes in", () => {
  const plan = planOf("individual", { players: ["9"] });
  const { first, second, then } = firstTwo(plan);
  const out = (round: typeof first) => sittingOut(plan, round).map(({ mover, backIn }) => [mover.id, backIn?.round]);
  expect(out(first)).toHaveLength(1);
  expect(out(first)[0]![1]).toBe(2);
  expect(out(second)[0]![1]).toBeGreaterThan(2);
  expect(then.join(", ").match(/ out/g)).toHaveLength(1);
});

test.each<[string, SessionOptions]>([
  ["pairs", { pairs: ["8"] }],
  ["three-teams", {}],
  ["four-teams", { players: Array.from({ length: 16 }, (_, i) => `P${i + 1}`) }],
  ["team-match", { form: "knockout", sessions: 2, boards: 32 }],
])("%s: every chair of the second round says where its player was", (kind, options) => {
  const { then } = firstTwo(planOf(kind, options));
  for (const table of then) expect(table).toMatch(/^(\w \w+ (stays|out|was \w|from \w+)(, |$)){4}$/);
});

test("nobody sits out where all play", () => {
  const plan = planOf("four-pairs", { boards: 24 });
  expect(sittingOut(plan, roundsAt(plan, 1)[0]!)).toEqual([]);
});
