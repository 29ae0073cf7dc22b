import fc from "fast-check";
import { ALL_GAMES, planField } from "../../../src/sessions/field/all-games";
import { FIELD_KINDS } from "../../../src/sessions/field/field-kind";
import type { FieldGame } from "../../../src/sessions/field/games";
import type { FieldKindName, FieldPlan } from "../../../src/sessions/field/plan";
import { scoreField } from "../../../src/sessions/field/score-field";
import type { ScoredField } from "../../../src/sessions/field/scored-field";
import { fieldWorkbook } from "../../../src/workbook/field/field-workbook";
import type { Cell } from "../../../src/workbook/model";
import { fieldResults } from "../../support/random-results";
import { givenOtherwise } from "../../support/recalculated";
import { copiedFormula } from "../../support/relative-formula";
import { runs, SEED } from "../../support/runs";

type Game = readonly [name: string, kind: FieldKindName, game: FieldGame];

/** Every movement with the fewest boards that it is played with. */
const GAMES = (["pairs", "individual"] as const).flatMap((kind) =>
  ALL_GAMES.sizes[kind].flatMap(({ games }) =>
    games
      .filter(
        (game) =>
          !games.some(
            ({ style, rounds, boards }) => style === game.style && rounds === game.rounds && boards < game.boards
          )
      )
      .map((game): Game => [
        `${game.count} ${kind}, ${game.style}, ${game.rounds} rounds of ${game.boards}`,
        kind,
        game,
      ])
  )
);

/** In CI every seventh, which has all styles among them. */
const TESTED = GAMES.filter((_, index) => index % runs({ ci: 7, soak: 1 }) === 0);

function planOf(kind: FieldKindName, { count, style, rounds, boards }: FieldGame, scoring?: string): FieldPlan {
  const { option } = FIELD_KINDS[kind];
  const chosen = { [option]: [String(count)], boards, rounds, movement: style };
  return planField(FIELD_KINDS[kind], { ...chosen, ...(scoring !== undefined && { scoring }) });
}

/** Random evenings, as far as `played`. */
function evenings(plan: FieldPlan, count: number, played: number): ScoredField[] {
  const evening = fieldResults(plan, played).map((found) => scoreField(plan, found));
  return fc.sample(evening, { numRuns: count, seed: SEED + plan.boards + plan.names.length });
}

/** Cells of a group whose formula is not that of the group's first one copied: a file would store that instead. */
function notCopied(cells: readonly Cell[]): string[] {
  const firsts = new Map<string, Cell>();
  return cells.flatMap((cell) => {
    const { group, formula = "", row, column } = cell;
    // On other sheets than these nothing is stored so.
    if (group === undefined || formula.includes("!")) return [];
    const first = firsts.get(group) ?? cell;
    firsts.set(group, first);
    const copied = copiedFormula(first.formula ?? "", row - first.row, column - first.column);
    return copied === formula ? [] : [`${row}, ${column}: ${formula}`];
  });
}

test("all styles are tested, from the fewest to the most who play", () => {
  expect([...new Set(TESTED.map(([, , { style }]) => style))].sort()).toEqual([
    "arrow-switch",
    "mitchell",
    "shared",
    "travelling",
  ]);
});

describe.each(TESTED)("%s", (_, kind, game) => {
  test("what a file stores as one formula copied is one", () => {
    const [evening] = evenings(planOf(kind, game), 1, 1);
    expect(evening && fieldWorkbook(evening).sheets.flatMap(({ cells }) => notCopied(cells))).toEqual([]);
  });
});

test("half-played and complete, every cell is as it is scored", async () => {
  const all = TESTED.flatMap(([, kind, game], i) => {
    const scoring = kind === "pairs" && i % 3 === 0 ? "cross-imps" : undefined;
    return evenings(planOf(kind, game, scoring), 1, i % 2 === 0 ? 1 : 0.4);
  });
  expect(await givenOtherwise(all, fieldWorkbook)).toEqual([]);
});
