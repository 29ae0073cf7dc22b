import { STRAINS } from "../../src/bridge/contract";
import { boardScore } from "../../src/bridge/contract-score";
import { isPossibleScore, possibleScores } from "../../src/bridge/possible-scores";
import { SEATS } from "../../src/bridge/seat";
import type { Vulnerability } from "../../src/bridge/vulnerability";

const VULNERABILITIES: readonly Vulnerability[] = ["None", "N-S", "E-W", "Both"];

describe("isPossibleScore", () => {
  test.each<[number, Vulnerability[], string]>([
    [0, ["None", "N-S", "E-W", "Both"], "passed out"],
    [10, [], "less than any contract"],
    [-10, [], "less than any contract"],
    [50, ["None", "N-S"], "one down, E-W not vulnerable"],
    [-50, ["None", "E-W"], "one down, N-S not vulnerable"],
    [70, ["None", "N-S", "E-W", "Both"], "1C by N-S"],
    [80, ["None", "N-S", "E-W", "Both"], "1H by N-S"],
    [60, [], "no part-score is that small"],
    [420, ["None", "E-W"], "4H by N-S, not vulnerable"],
    [620, ["N-S", "Both"], "4H by N-S, vulnerable"],
    [-420, ["None", "N-S"], "4H by E-W, not vulnerable"],
    [-620, ["E-W", "Both"], "4H by E-W, vulnerable"],
    [425, [], "no multiple of ten"],
    [100, ["None", "N-S", "E-W", "Both"], "one or two down, doubled or not"],
    [1700, ["None", "N-S", "E-W", "Both"], "doubled, 7 down or 6"],
    [7600, ["E-W", "Both"], "7XX 13 down, E-W vulnerable"],
    [-7600, ["N-S", "Both"], "7XX 13 down, N-S vulnerable"],
    [7000, ["None", "N-S", "E-W", "Both"], "XX 13 down, or 12 vulnerable"],
    [1520, ["None", "N-S", "E-W", "Both"], "7NT, or 1HXX and two more vulnerable"],
    [2220, ["N-S", "Both"], "7NT, N-S vulnerable"],
    [7610, [], "more than any contract"],
    [8000, [], "more than any contract"],
  ])("%d at %p only: %s", (points, possible) => {
    const found = VULNERABILITIES.filter((vulnerability) => isPossibleScore(points, vulnerability));
    expect(found).toEqual(possible);
  });

  test.each(VULNERABILITIES)("of any points, %s vulnerable, it is whether a contract gives them", (vulnerability) => {
    const contracts = [1, 2, 3, 4, 5, 6, 7].flatMap((level) =>
      STRAINS.flatMap((strain) => ([0, 1, 2] as const).map((doubling) => ({ level, strain, doubling })))
    );
    const given = new Set<number>([boardScore("Pass", "N", 0, vulnerability)]);
    for (const contract of contracts)
      for (const seat of SEATS)
        for (let tricks = 0; tricks <= 13; tricks++)
          given.add(boardScore(contract, seat, tricks - contract.level - 6, vulnerability));
    const all = Array.from({ length: 1601 }, (_, i) => 10 * (i - 800));
    expect(all.filter((points) => isPossibleScore(points, vulnerability))).toEqual(
      all.filter((points) => given.has(points))
    );
  });
});

test("the scores that a declarer can have are those that a contract gives, each once", () => {
  const given = new Set<number>();
  for (const level of [1, 2, 3, 4, 5, 6, 7])
    for (const strain of STRAINS)
      for (const doubling of [0, 1, 2] as const)
        for (let tricks = 0; tricks <= 13; tricks++)
          given.add(boardScore({ level, strain, doubling }, "N", tricks - level - 6, "N-S"));
  const scores = possibleScores(true);
  expect(scores).toHaveLength(given.size);
  expect(new Set(scores)).toEqual(given);
  expect(possibleScores(false)).toContain(420);
  expect(scores).not.toContain(420);
});
