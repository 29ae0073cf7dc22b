import { rankTeams as rank, type RankingKeys } from "../../../src/sessions/teams/tie-break";

const NOTHING = [0, 0, 0, 0];

/** Standings without IMPs but for what is given. */
function standing(points: RankingKeys["points"], more: Partial<RankingKeys> = {}): RankingKeys {
  return { points, netImps: NOTHING, headToHead: [NOTHING, NOTHING, NOTHING, NOTHING], ...more };
}

const rankTeams = (given: RankingKeys) => rank(given, "published");
const places = (given: RankingKeys) => rankTeams(given).map(({ place }) => place);
const kinds = (given: RankingKeys) => rankTeams(given).map(({ tieBreak }) => tieBreak.kind);

test("different victory points need no rule, whatever the IMPs", () => {
  const given = standing([50, 80, 60.5, 60], { netImps: [9, -9, 0, 3] });
  expect(places(given)).toEqual([4, 1, 2, 3]);
  expect(kinds(given)).toEqual(["none", "none", "none", "none"]);
});

describe("two teams level", () => {
  const headToHead = [NOTHING, [0, 0, 0, 28], NOTHING, [0, 31, 0, 0]];

  test("are parted by what they won from each other, not by net IMPs", () => {
    const given = standing([40, 70, 60, 70], { headToHead, netImps: [0, 50, 0, -50] });
    expect(rankTeams(given)).toEqual([
      { place: 4, tieBreak: { kind: "none" } },
      { place: 2, tieBreak: { kind: "head-to-head", opponent: 3 } },
      { place: 3, tieBreak: { kind: "none" } },
      { place: 1, tieBreak: { kind: "head-to-head", opponent: 1 } },
    ]);
  });

  test("what they won from others does not count", () => {
    const others = [[0, 5, 90, 0], [4, 0, 99, 99], NOTHING, NOTHING];
    expect(places(standing([60, 60, 1, 2], { headToHead: others }))).toEqual([1, 2, 4, 3]);
  });

  test("stay tied where that is level, though net IMPs differ", () => {
    const level = [[0, 17, 0, 0], [17, 0, 0, 0], NOTHING, NOTHING];
    const given = standing([60, 60, 1, 2], { headToHead: level, netImps: [10, -10, 0, 0] });
    expect(places(given)).toEqual([1, 1, 4, 3]);
    expect(rankTeams(given)[0]!.tieBreak).toEqual({ kind: "tied", teams: [1] });
  });

  test("for the last place too, and two ties at a time", () => {
    const both = [
      [0, 0, 9, 0],
      [0, 0, 0, 3],
      [8, 0, 0, 0],
      [0, 4, 0, 0],
    ];
    expect(places(standing([70, 50, 70, 50], { headToHead: both }))).toEqual([1, 4, 2, 3]);
  });
});

test("three level: most net IMPs, whatever they won from each other", () => {
  const headToHead = [[0, 99, 99, 0], [0, 0, 99, 0], NOTHING, NOTHING];
  const given = standing([60, 60, 60, 20], { netImps: [-5, 4, 12, -11], headToHead });
  expect(places(given)).toEqual([3, 2, 1, 4]);
  expect(kinds(given)).toEqual(["net-imps", "net-imps", "net-imps", "none"]);
});

test("of three level, two with the same net IMPs stay tied: no second rule parts them", () => {
  const headToHead = [[0, 99, 0, 0], NOTHING, NOTHING, NOTHING];
  const given = standing([60, 60, 60, 20], { netImps: [4, 4, 12, -20], headToHead });
  expect(places(given)).toEqual([2, 2, 1, 4]);
  expect(kinds(given)).toEqual(["tied", "tied", "net-imps", "none"]);
});

test("four level: net IMPs, and four with the same stay tied", () => {
  expect(places(standing([60, 60, 60, 60], { netImps: [1, -2, 3, -2] }))).toEqual([2, 3, 1, 3]);
  const tied = rankTeams(standing([60, 60, 60, 60]));
  expect(tied.map(({ place }) => place)).toEqual([1, 1, 1, 1]);
  expect(tied[1]!.tieBreak).toEqual({ kind: "tied", teams: [0, 2, 3] });
});

test("a team without a score has no place and is level with nobody", () => {
  expect(rankTeams(standing([null, 10, null, 10], { netImps: [0, 3, 0, 1] }))).toEqual([
    { place: null, tieBreak: { kind: "none" } },
    { place: 1, tieBreak: { kind: "tied", teams: [3] } },
    { place: null, tieBreak: { kind: "none" } },
    { place: 1, tieBreak: { kind: "tied", teams: [1] } },
  ]);
});

test("without a rule for ties teams that are level stay tied", () => {
  const given = standing([60, 60, 20, 60], { netImps: [9, 5, 0, 1] });
  expect(rank(given, "none").map(({ place }) => place)).toEqual([1, 1, 4, 1]);
});
