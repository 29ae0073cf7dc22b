import { scoreCsv } from "../../../src/sessions/kinds";
import { planField } from "../../../src/sessions/field/all-games";
import { INDIVIDUAL, PAIRS } from "../../../src/sessions/field/field-kind";
import { fieldJson } from "../../../src/sessions/field/json";
import type { FieldPlan } from "../../../src/sessions/field/plan";
import type { ScoredField } from "../../../src/sessions/field/scored-field";

const SIX = planField(PAIRS, { pairs: ["6"], boards: 15 });

/** What was said of every board at every table but those for which another text is given: "" for nothing. */
function evening(plan: FieldPlan, said: (table: number, round: number, board: number) => string | null) {
  const lines = plan.stretches.flatMap(({ round, tables, boards }) =>
    tables.flatMap(({ table }) =>
      boards.flatMap((board) => {
        const contract = said(table, round, board);
        return contract === "" ? [] : [`${table},${board},${contract ?? "1NT,N,="}`];
      })
    )
  );
  const { scored, report, faults } = scoreCsv(plan, ["table,board,contract,declarer,result", ...lines].join("\n"));
  expect(faults).toEqual([]);
  return {
    counts: fieldJson(scored as ScoredField)
      .standings.map(({ number, played, of }) => [number, played, of] as const)
      .sort(([first], [second]) => first - second),
    said: report.remarks.flatMap(({ lines: remarks }) => remarks),
  };
}

const NP = "NP,,";
const everybody = (played: number, of = played) => [1, 2, 3, 4, 5, 6].map((number) => [number, played, of]);

test("nothing is said while everybody has a score on every board, nor before and in the middle", () => {
  expect(evening(SIX, () => null)).toEqual({ counts: everybody(15), said: [] });
  expect(evening(SIX, () => "")).toEqual({ counts: everybody(0), said: [] });
  expect(evening(SIX, (_, round) => (round > 2 ? "" : null))).toEqual({ counts: everybody(6), said: [] });
  // Two tables are slower; and a phone that has one table alone knows nothing of the others.
  expect(evening(SIX, (table, round, board) => (round > 2 || (table > 1 && board > 4) ? "" : null)).said).toEqual([]);
  expect(evening(SIX, (table) => (table > 1 ? "" : null)).said).toEqual([]);
});

test("who comes after the first round has no score of it, once the table has gone on, or says that it was not played", () => {
  // At Table 3 pairs 4 and 3 meet first.
  const late = [[1, 15, 15], [2, 15, 15], [3, 12, 15], [4, 12, 15], [5, 15, 15], [6, 15, 15]]; // prettier-ignore
  const said = [
    "Pairs without a score on some boards: 3 (12 of 15), 4 (12 of 15). The percentage counts only the boards with a score.",
  ];
  for (const first of [NP, ""])
    expect(evening(SIX, (table, round) => (table === 3 && round === 1 ? first : null))).toEqual({ counts: late, said });
  expect(evening(SIX, (table, round) => (round > 1 ? "" : table === 3 ? NP : null)).said).toEqual([
    said[0]!.replace("3 (12 of 15), 4 (12 of 15)", "3 (0 of 3), 4 (0 of 3)"),
  ]);
  expect(evening(SIX, (table, round) => (round > 1 || table === 3 ? "" : null)).said).toEqual([]);
});

test("who leaves before the last round has no score of it, once all others are through", () => {
  for (const last of [NP, ""])
    expect(evening(SIX, (table, round) => (table === 1 && round === 5 ? last : null)).said).toEqual([
      "Pairs without a score on some boards: 5 (12 of 15), 6 (12 of 15). The percentage counts only the boards with a score.",
    ]);
  // Two tables that are still playing have not left.
  expect(evening(SIX, (table, round) => (table > 1 && round === 5 ? "" : null)).said).toEqual([]);
  expect(evening(SIX, (table, round) => (table > 1 && round === 5 ? NP : null)).counts).toEqual(
    // The score of an only table is compared with none.
    everybody(12, 15)
  );
});

test("an average is a score; one that is not comes to nothing in a sum", () => {
  const late = (plan: FieldPlan) =>
    evening(plan, (table, round) => (table === 2 && round === 1 ? NP : null)).said.map((line) =>
      line.replace(/^.*[)]/, "")
    );
  expect(late(planField(PAIRS, { pairs: ["6"], boards: 15, scoring: "cross-imps" }))).toEqual([
    ". The missing boards count 0 in the total.",
  ]);
  const eight = (scoring: string) => planField(INDIVIDUAL, { players: ["8"], boards: 21, scoring });
  expect(late(eight("imps"))).toEqual([". The missing boards count 0 in the total."]);
  expect(late(eight("vps"))).toEqual([". A round's victory points count only the boards with a score."]);
  const lines = SIX.stretches[0]!.boards.flatMap((board) => [`1,${board},420,`, `2,${board},50,`, `3,${board},,60/40`]);
  const { scored } = scoreCsv(SIX, ["table,board,points,adjusted", ...lines].join("\n"));
  expect((scored as ScoredField).counts).toEqual(Array(6).fill({ played: 3, of: 3 }));
});

test("who sits out has no board of that round", () => {
  const nine = planField(INDIVIDUAL, { players: ["9"], boards: 27, scoring: "imps" });
  expect(evening(nine, () => null).counts.map(([, played, of]) => [played, of])).toEqual(Array(9).fill([24, 24]));
});
