import fc from "fast-check";
import { namedScale } from "../../../../src/bridge/vp/named-scale";
import { victoryPoints } from "../../../../src/bridge/vp/scale";
import type { TeamMatchJson } from "../../../../src/sessions/json";
import { planSession, scoreCsv } from "../../../../src/sessions/kinds";
import { planMatch } from "../../../../src/sessions/teams/team-match/squads";
import { handicapLine } from "../../../../src/sessions/teams/team-match/report";
import { scoreTeamMatch, type ScoredTeamMatch } from "../../../../src/sessions/teams/team-match/score-match";
import { csv } from "../../../support/csv";
import { teamResults } from "../../../support/random-results";
import { runs } from "../../../support/runs";

const OPTIONS = { form: "swiss", boards: 6, home: "Reds", away: "Blues", handicap: "Blues 6 IMPs" } as const;
/** Boards of 2 IMPs for Reds each. */
const two = (boards: number) =>
  Array.from({ length: boards }, (_, i) => [`1,${i + 1},,,,50`, `2,${i + 1},,,,0`]).flat();

describe("a handicap", () => {
  test("two results: without it, and with it pro rata of the boards played", () => {
    const { report, json } = scoreCsv(planSession("team-match", OPTIONS), csv(...two(3)));
    expect(report.remarks[0]!.lines).toEqual([
      "Reds lead by 6 IMPs.",
      "With a handicap of 3 IMPs for Blues: 12 – 8 VPs. Reds lead by 3 IMPs.",
    ]);
    expect((json() as TeamMatchJson).matches[0]).toMatchObject({
      margins: [6, -6],
      vps: [13, 7],
      handicap: {
        imps: [0, 3],
        margins: [3, -3],
        lead: 3,
        vps: [12, 8],
        winner: "Home",
        result: "Reds lead by 3 IMPs.",
      },
    });
  });

  test("one that decides", () => {
    const { report } = scoreCsv(planSession("team-match", OPTIONS), csv(...two(1), ...LEVEL));
    expect(report.remarks[0]!.lines).toEqual([
      "Reds win by 2 IMPs.",
      "With a handicap of 6 IMPs for Blues: 8 – 12 VPs. Blues win by 4 IMPs.",
    ]);
  });

  test("without one nothing is said", () => {
    const { json } = scoreCsv(planSession("team-match", { form: "swiss", boards: 6 }), csv(...two(3)));
    expect((json() as TeamMatchJson).matches[0]!.handicap).toBeNull();
  });

  test("it may be negative: it counts as the same given to the other team, halves too", () => {
    const said = (handicap: string) =>
      scoreCsv(planSession("team-match", { ...OPTIONS, handicap }), csv(...two(3))).scored as ScoredTeamMatch;
    for (const typed of ["Reds -5", "Reds −5 IMPs", "Reds –5"]) expect(said(typed).plan.handicaps).toEqual([-5, 0]);
    expect(said("Reds +5").plan.handicaps).toEqual([5, 0]);
    // Three of six boards: half of 5 IMPs.
    expect(said("Reds -5").handicap!.imps).toEqual([-3, 0]);
    expect(said("Blues 5").handicap!.imps).toEqual([0, 3]);
    expect(said("Reds -5").handicap!.vps).toEqual(said("Blues 5").handicap!.vps);
    expect(handicapLine(said("Reds -5"))[0]).toMatch(/^With a handicap of -3 IMPs for Reds: /);
  });

  test("it is counted as by hand", () => {
    const any = fc
      .tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 12 }))
      .chain(([home, away, boards]) => {
        const handicap = `Home ${home}; Away ${away} IMPs`;
        const plan = planMatch({ form: "league", sessions: 1, boards, scale: "WBF-8", handicap });
        return teamResults(plan.matches, 0.7).map((results) => ({ home, away, plan, results }));
      });
    fc.assert(
      fc.property(any, ({ home, away, plan, results }) => {
        const {
          matches: [match],
          handicap,
        } = scoreTeamMatch(plan, results);
        const half = (whole: number) => Math.floor((2 * whole * match.scoredBoards + plan.boards) / (2 * plan.boards));
        const share = (whole: number) => (whole < 0 ? 0 - half(-whole) : half(whole));
        expect(handicap!.imps).toEqual([share(home), share(away)]);
        if (match.scoredBoards === 0) return expect(handicap).toMatchObject({ vps: null, winner: null });
        const margins = match.margins.map((margin, i) => margin + (i === 0 ? 1 : -1) * (share(home) - share(away)));
        expect(handicap!.margins).toEqual(margins);
        expect(handicap!.vps).toEqual(margins.map((margin) => victoryPoints(margin, namedScale("WBF-8"))));
      }),
      { numRuns: runs({ ci: 100, soak: 5_000 }) }
    );
  });

  test.each([
    [{ handicap: "Reds" }, '"Reds" is not a handicap'],
    [{ handicap: "Reds 2.5 IMPs" }, "is not a handicap"],
    [
      { handicap: "Greens 3" },
      'The handicap is for "Greens", which is not a team in this session: the teams are Reds, Away.',
    ],
    [{ handicap: "Reds 3", form: "bam" }, "Board-a-match has no handicap"],
  ])("%j is refused", (options, message) => {
    expect(() => planMatch({ home: "Reds", ...options })).toThrow(message);
  });
});

const LEVEL = [2, 3, 4, 5, 6].flatMap((board) => [`1,${board},,,,50`, `2,${board},,,,50`]);
