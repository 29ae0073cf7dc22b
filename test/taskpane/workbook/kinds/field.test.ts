import { ALL_GAMES } from "../../../../src/sessions/field/all-games";
import { INDIVIDUAL, PAIRS } from "../../../../src/sessions/field/field-kind";
import { loadGames } from "../../../../src/taskpane/workbook/kinds/games";
import { formOf, ofKind, planOf } from "../../../../src/taskpane/workbook/kinds/kind-forms";
import { firstChoice } from "../../../../src/taskpane/workbook/form/session-choice";

const first = firstChoice("2026-11-20");

beforeAll(loadGames);

test.each([PAIRS, INDIVIDUAL])(
  "$title of every size are offered with their usual boards, without names or with some",
  (kind) => {
    for (const { count, tables } of ALL_GAMES.sizes[kind.name]) {
      const choice = ofKind({ ...first, fieldCount: count }, kind.name);
      expect(planOf(choice)).toMatchObject({ tables, scoring: "matchpoints" });
      const named = { ...choice, [kind.option]: ["", "Eve & Flo"] };
      const plan = planOf(named);
      expect("names" in plan && plan.names).toEqual(["", "Eve & Flo", ...Array<string>(count - 2).fill("")]);
    }
  }
);

test("five pairs are no size: the first that there is comes in their place", () => {
  expect(planOf(ofKind({ ...first, fieldCount: 5 }, "pairs"))).toMatchObject({ names: Array(6).fill("") });
});

test("victory points are offered for eight players with three boards a round, not for nine with two", () => {
  const offered = (fieldCount: number, boards: number) => {
    const choice = { ...ofKind(first, "individual"), fieldCount, boards, scoring: "vps" as const };
    return formOf(choice).offers(choice);
  };
  expect([offered(8, 21), offered(9, 18), offered(12, 33)]).toEqual([true, false, false]);
});
