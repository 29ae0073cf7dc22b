import { encode } from "uqr";
import { readCode, readHead } from "../../src/play/code";
import { eveningPlan, type Evening } from "../../src/play/evening";
import { readSetup } from "../../src/play/setup-code";
import type { SessionOptions } from "../../src/sessions/session-options";
import { eveningLinks, onTheDay, tableLinks } from "../../src/play/table-link";
import { planSession, tablesIn } from "../../src/sessions/kinds";

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

test("a card of a field without its names still says how many play", () => {
  const pairs = Array.from({ length: 8 }, (_, i) => `A pair with quite a long name & another one ${i + 1}`);
  const link = tableLinks(PAGE, planSession("pairs", { date: "2026-11-27", pairs }))!;
  expect(setupAt(link(4))?.options).toEqual({ date: "2026-11-27", pairs: ["8"] });
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

describe("what a phone shows", () => {
  const evening = (options: SessionOptions, boards: number): Evening => {
    const kind = "pairs" as const;
    const begun: Evening = {
      id: "",
      kind,
      options: { date: "2026-11-27", ...options },
      started: 0,
      changed: 0,
      entries: [],
      mark: "aZ0_-9",
    };
    const entries = tablesIn(eveningPlan(begun)).flatMap(({ table, boards: all }) =>
      all.slice(0, boards).map((board) => ({ table, board, said: CONTRACT }))
    );
    return { ...begun, entries };
  };
  const CONTRACT = {
    kind: "played",
    contract: { level: 6, strain: "NT", doubling: 2 },
    declarer: "W",
    result: -7,
  } as const;
  const names = (name: string) => Array.from({ length: 8 }, (_, i) => `${name}${i + 1}`);
  const versionOf = (link: string) => encode(link, { ecc: "L" }).version;

  test("a whole evening of eight pairs with their names is one code", () => {
    const known = evening({ pairs: names("Margaret Ann Smith & Robert Jones ") }, 28);
    const { links, hasNames, whole } = eveningLinks(PAGE, known, 1);
    expect([links, hasNames]).toEqual([[whole], true]);
    expect(versionOf(whole)).toBeLessThan(21);
    expect(readHead(whole)!.setup!.options).toEqual(known.options);
  });

  test("twelve long Chinese names and all results are two codes, each with what it says", () => {
    const known = evening({ pairs: names("欧阳娜娜・诸葛孔明司马相如 & 上官婉儿・慕容") }, 28);
    const { links, hasNames, whole } = eveningLinks(PAGE, known, 1);
    const [first, second] = links;
    expect([hasNames, links.length]).toEqual([true, 2]);
    expect([versionOf(first), versionOf(second!)].map((version) => version < 25)).toEqual([true, true]);
    expect([readHead(first)!.setup!.options, readHead(first)!.tables]).toEqual([known.options, []]);
    expect(readCode(second!, eveningPlan(known)).entries).toHaveLength(known.entries.length);
    expect(readCode(whole, eveningPlan(known)).entries).toHaveLength(known.entries.length);
  });

  test("the longest names there may be fit into no code: then it goes without, and says so", () => {
    const known = evening({ pairs: names("李".repeat(99)) }, 28);
    const { links, hasNames, whole } = eveningLinks(PAGE, known, 1);
    expect(hasNames).toBe(false);
    for (const link of [...links, whole]) expect(link.length).toBeLessThan(1200);
    expect(readHead(links[0])!.setup!.options).toEqual({ date: "2026-11-27", pairs: ["8"] });
  });
});
