import { readSetup } from "../../src/play/setup-code";
import { onTheDay, setupLink, tableLinks } from "../../src/play/table-link";
import { planSession } from "../../src/sessions/kinds";

const PAGE = "https://club.example/bridge/taskpane.html";
const PAIRS = ["Ann Smith & Bob Jones", "Cy & Di", "", "Gus & Hal"];

function setupAt(link: string) {
  expect(link.startsWith(`${PAGE}#`)).toBe(true);
  return readSetup(link);
}

test("each table's link sets the session up there, with its names", () => {
  const plan = planSession("four-pairs", { boards: 24, date: "2026-11-27", pairs: PAIRS });
  const link = tableLinks(PAGE, plan)!;
  expect(setupAt(link(2))).toEqual({
    kind: "four-pairs",
    options: { boards: 24, date: "2026-11-27", pairs: PAIRS },
    table: 2,
  });
});

test("names for which a code has no room stay at home", () => {
  const players = Array.from({ length: 16 }, (_, i) => `A player with quite a long name ${i + 1}`);
  const options = { boards: 24, date: "2026-11-27", teams: ["Reds", "Blues", "Greens", "Whites"], players };
  const link = tableLinks(PAGE, planSession("four-teams", options))!;
  expect(link(4).length).toBeLessThan(500);
  expect(setupAt(link(4))).toEqual({ kind: "four-teams", options: { boards: 24, date: "2026-11-27" }, table: 4 });
});

test("a card without a date is of the day when it is read, one with a date of that", () => {
  const link = tableLinks(PAGE, planSession("five-pairs", { boards: 25, date: "" }))!;
  const { options } = setupAt(link(1))!;
  expect(options).toEqual({ boards: 25 });
  expect(onTheDay(options, "2026-12-04")).toEqual({ boards: 25, date: "2026-12-04" });
  expect(onTheDay({ date: "2026-11-27" }, "2026-12-04")).toEqual({ date: "2026-11-27" });
  expect(onTheDay({ date: "" }, "2026-12-04")).toEqual({ date: "" });
});

test("what is not played board by board has no links", () => {
  expect(tableLinks(PAGE, planSession("league", { teams: ["3"] }))).toBeUndefined();
  expect(tableLinks(PAGE, planSession("swiss-event", { teams: ["8"] }))).toBeUndefined();
});

test("the longest names there may be fit into no code on a screen: then it goes without", () => {
  const players = Array.from({ length: 16 }, () => "李".repeat(100));
  const setup = { kind: "four-teams" as const, options: { boards: 24, players }, table: 1, mark: "aZ0_-9" };
  expect(setupLink(PAGE, setup).length).toBeLessThan(1200);
  expect(setupAt(setupLink(PAGE, setup))).toEqual({ ...setup, options: { boards: 24 } });
});
