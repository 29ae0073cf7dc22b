import type { ScoredHome } from "../../src/sessions/home/score-home";
import { homeWorkbook } from "../../src/workbook/home/home-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { emptyEvening, evenings, PLANS, stale } from "../support/evenings";
import { workedOut } from "../support/worked-out";
import { describeWithLibreOffice, differences, recalculate } from "../support/libreoffice";
import { runs, SEED, swept } from "../support/runs";

const FOUR_PAIRS_24 = PLANS.find(({ boards }) => boards === 24)!;

/** An evening of every plan: complete, half-played and empty in turn. */
const OF_EVERY_PLAN: readonly ScoredHome[] = swept(
  PLANS.map((plan, i) => (i % 7 === 6 ? emptyEvening(plan) : evenings(plan, 1, i % 3 === 2 ? 0.5 : 1, SEED + i)[0]!))
);

/** What LibreOffice's hard recalculation gives otherwise than `score`, in words. */
async function wrongInLibreOffice(sessions: readonly ScoredHome[]): Promise<string[]> {
  const models = sessions.map((session) => homeWorkbook(session));
  const jobs = await Promise.all(models.map(async (model) => ({ bytes: await writeWorkbook(stale(model)) })));
  return recalculate(jobs).flatMap((sheets, i) => differences(models[i]!.sheets, sheets));
}

describeWithLibreOffice("the built-in dialect, recalculated in LibreOffice", () => {
  test("four pairs: the empty evening, complete and half-played ones", async () => {
    const sessions = [
      emptyEvening(FOUR_PAIRS_24),
      ...evenings(FOUR_PAIRS_24, runs({ ci: 4, soak: 50 }), 1, SEED),
      ...evenings(FOUR_PAIRS_24, runs({ ci: 2, soak: 20 }), 0.5, SEED + 1),
    ];
    expect(sessions).toHaveLength(runs({ ci: 7, soak: 71 }));
    expect(await wrongInLibreOffice(sessions)).toEqual([]);
  });

  test("every configuration, by every scoring and scale", async () => {
    expect(await wrongInLibreOffice(OF_EVERY_PLAN)).toEqual([]);
  });
});

describe("the add-in dialect, calculated with the real functions", () => {
  test.each(OF_EVERY_PLAN.map((session) => [title(session), session] as const))("%s", (_, session) => {
    const model = homeWorkbook(session, { formulas: "add-in" });
    const calculated = workedOut(stale(model));
    expect(differences(model.sheets, calculated)).toEqual([]);
  });
});

function title({ plan, scoredBoards }: ScoredHome): string {
  const { kind, boards, rounds, scale } = plan;
  return `${kind}, ${boards} boards, ${rounds} rounds, ${scale?.name ?? "imps"}, ${scoredBoards} scored`;
}
