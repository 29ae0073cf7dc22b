import type * as AllGames from "../../../../src/sessions/field/all-games";
import { emptySession, planSession, type KindName } from "../../../../src/sessions/kinds";
import type { SessionOptions } from "../../../../src/sessions/session-options";
import type * as Games from "../../../../src/taskpane/workbook/kinds/games";
import type * as Loaded from "../../../../src/taskpane/workbook/kinds/loaded";
import type * as KindForms from "../../../../src/taskpane/workbook/kinds/kind-forms";
import type * as ChoiceOf from "../../../../src/taskpane/workbook/open/choice-of";
import { firstChoice } from "../../../../src/taskpane/workbook/form/session-choice";
import { readSaved } from "../../../../src/workbook/reading/read-saved";
import { sessionWorkbook } from "../../../../src/workbook/session-workbook";
import { savedOf } from "../../../support/saved";

const ALL_GAMES = "../../../../src/sessions/field/all-games";
const FIRST = firstChoice("2026-11-20");

/** The pane's modules as they are when its page opens, with the number of times that all games were evaluated. */
function openedPane() {
  jest.resetModules();
  let evaluated = 0;
  jest.doMock(ALL_GAMES, () => {
    evaluated += 1;
    return jest.requireActual<typeof AllGames>(ALL_GAMES);
  });
  const games = jest.requireActual<typeof Games>("../../../../src/taskpane/workbook/kinds/games");
  const loaded = jest.requireActual<typeof Loaded>("../../../../src/taskpane/workbook/kinds/loaded");
  const forms = jest.requireActual<typeof KindForms>("../../../../src/taskpane/workbook/kinds/kind-forms");
  const { choiceOf } = jest.requireActual<typeof ChoiceOf>("../../../../src/taskpane/workbook/open/choice-of");
  return { ...games, ...loaded, ...forms, choiceOf, evaluated: () => evaluated };
}

test("a first visit plans its four pairs before all games are loaded, and no other game is taken for missing", () => {
  const { planOf, ofKind, evaluated } = openedPane();
  expect(planOf(FIRST).kind).toBe("four-pairs");
  for (const kind of ["pairs", "individual", "team-match"])
    expect(() => planOf(ofKind(FIRST, kind))).toThrow("The games are not loaded.");
  expect(evaluated()).toBe(0);
});

test("all games are loaded once, however often they are asked for", async () => {
  const { loadGames, loadedGames, evaluated } = openedPane();
  await Promise.all([loadGames(), loadGames()]);
  const games = loadedGames();
  await loadGames();
  expect(loadedGames()).toBe(games);
  expect(evaluated()).toBe(1);
});

test.each([
  ["pairs", "pairs", [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]],
  ["individual", "players", [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
] as const)("the pane plans %s of every size", async (kind, option, counts) => {
  const { loadGames, loadedGames, planOf, ofKind } = openedPane();
  await loadGames();
  expect(loadedGames().sizes[kind].map(({ count }) => count)).toEqual(counts);
  for (const count of counts) {
    const planned = planOf(ofKind({ ...FIRST, fieldCount: count }, kind));
    const { options, ...expected } = planSession(kind, { [option]: [String(count)], date: FIRST.date });
    expect(planned).toMatchObject(JSON.parse(JSON.stringify(expected)) as object);
    expect(options).toMatchObject({ [option]: [String(count)] });
  }
});

test.each<[KindName, SessionOptions]>([
  ["pairs", { pairs: ["9"] }],
  ["individual", { players: ["13"] }],
  ["team-match", { players: ["Home: a, b, c, d, e, f, g", "Away: i, j, k, l"], "line-up": "2 Home: g, , , " }],
])("a workbook of %s with %j is opened and chosen in the pane", async (kind, options) => {
  const { loadGames, planOf, choiceOf } = openedPane();
  await loadGames();
  const plan = planSession(kind, options);
  const [session] = readSaved(savedOf(sessionWorkbook(emptySession(plan).scored)));
  if (!session) throw new Error("no session");
  const planned = planOf(choiceOf(session, FIRST));
  expect(JSON.stringify({ ...planned, options: {} })).toBe(JSON.stringify({ ...session.plan, options: {} }));
});
