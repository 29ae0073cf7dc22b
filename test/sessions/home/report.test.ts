import type { HomeJson } from "../../../src/sessions/json";
import { emptySession, planSession, scoreCsv } from "../../../src/sessions/kinds";
import { csv } from "../../support/csv";
import { printedReport } from "../../support/printed-report";

const PLAN = planSession("four-pairs", { boards: 24, pairs: ["Ann & Bob", "", "", "Eve"] });
/** The first round is lost by 3 IMPs: pairs 1 and 2 have them. */
const LOST = csv("1,1,,,,0", "2,1,,,,100");

describe("a home session for people", () => {
  test("the leader first, of equals the lower number", () => {
    expect(printedReport(scoreCsv(PLAN, LOST).report)).toEqual({
      progress: "1 of 24 boards scored",
      headings: ["Place", "Pair", "IMPs", "%"],
      rows: [
        ["1=", "1 Ann & Bob", "3", "100.00"],
        ["1=", "2", "3", "100.00"],
        ["3=", "3", "0", "0.00"],
        ["3=", "4 Eve", "0", "0.00"],
      ],
      remarks: [],
    });
    const won = scoreCsv(PLAN, csv("1,1,,,,100", "2,1,,,,0")).report;
    expect(won.rows.map(({ place, name }) => `${place} ${name}`)).toEqual([
      "1= 3",
      "1= 4 Eve",
      "3= 1 Ann & Bob",
      "3= 2",
    ]);
  });

  test("by victory points", () => {
    const plan = planSession("four-pairs", { boards: 24, scoring: "vps" });
    const { columns, rows } = scoreCsv(plan, LOST).report;
    expect(columns[2]).toEqual({ kind: "vps", heading: "VPs" });
    expect(rows.map(({ vps }) => vps)).toEqual(["10", "10", "4", "4"]);
  });

  test("by matchpoints", () => {
    const plan = planSession("five-pairs", { boards: 20, scoring: "matchpoints" });
    const { columns, rows } = scoreCsv(plan, csv("1,1,,,,0", "2,1,,,,100", "1,2,,,,50", "2,2,,,,50")).report;
    expect(columns.map(({ heading }) => heading)).toEqual(["Place", "Pair", "%"]);
    // Pair 2 sits out the first half; 5 and 4 lost a board of two, 1 and 3 won it.
    expect(rows.map(({ place, name, percentage }) => [place, name, percentage])).toEqual([
      ["1=", "1", "75.00"],
      ["1=", "3", "75.00"],
      ["3=", "4", "25.00"],
      ["3=", "5", "25.00"],
      ["", "2", ""],
    ]);
  });
});

describe("a home session for programs", () => {
  test("rounds with the pairs' points, standings, and what is still to be played", () => {
    const json = scoreCsv(PLAN, LOST).json() as HomeJson;
    expect(json).toMatchObject({
      session: "four-pairs",
      title: "Four pairs",
      boards: 24,
      scoring: "imps",
      scale: null,
    });
    expect(json.pairs.map(({ name }) => name)).toEqual(["Ann & Bob", "", "", "Eve"]);
    expect(json.rounds).toHaveLength(6);
    expect(json.rounds[0]).toEqual({
      round: 1,
      half: null,
      boards: [1, 2, 3, 4],
      imps: -3,
      points: { 1: 3, 2: 3, 3: 0, 4: 0 },
    });
    expect(json.rounds[5]).toEqual({
      round: 6,
      half: null,
      boards: [21, 22, 23, 24],
      imps: null,
      points: { 1: null, 2: null, 3: null, 4: null },
    });
    expect(json).toMatchObject({
      standings: [
        { pair: 1, total: 3, place: "1=", percentage: 100 },
        { pair: 2, total: 3, place: "1=", percentage: 100 },
        { pair: 3, total: 0, place: "3=", percentage: 0 },
        { pair: 4, total: 0, place: "3=", percentage: 0 },
      ],
    });
    expect(json.unplayed).toHaveLength(46);
    expect(json.unplayed[0]).toEqual({ table: 1, board: 2 });
  });

  test("the leader stands first", () => {
    const json = scoreCsv(PLAN, csv("1,1,,,,100", "2,1,,,,0")).json();
    expect(json).toMatchObject({ standings: [{ pair: 3 }, { pair: 4 }, { pair: 1 }, { pair: 2 }] });
  });

  test("before play nobody has a total", () => {
    expect(emptySession(PLAN).json()).toMatchObject({
      standings: [1, 2, 3, 4].map((pair) => ({ pair, total: null, place: "", percentage: null })),
    });
  });
});
