import { rounded } from "../../../src/bridge/rounded";
import { KINDS, planSession, scoreCsv } from "../../../src/sessions/kinds";
import type { FieldPlan } from "../../../src/sessions/field/plan";
import type { ScoredField } from "../../../src/sessions/field/scored-field";
import type { SessionOptions } from "../../../src/sessions/session-options";

const EIGHT: SessionOptions = { pairs: ["8"], boards: 28, date: "2026-11-20" };
const HEADER = "table,board,points,adjusted,group,side,share";

function played(lines: readonly string[], options = EIGHT, header = HEADER) {
  const plan = planSession("pairs", options) as FieldPlan;
  const outcome = scoreCsv(plan, [header, ...lines].join("\n"));
  return { ...outcome, scored: outcome.scored as ScoredField };
}

function worth(
  { scored }: { readonly scored: ScoredField },
  board: number,
  of: "matchpoints" | "imps" = "matchpoints"
) {
  // A percentage is written in hundredths.
  return scored.boards
    .find((known) => known.board === board)
    ?.plays.map(({ [of]: won }) => won && { ns: rounded(won.ns), ew: rounded(won.ew) });
}

describe("a weighted score", () => {
  const LINES = ["1,2,170", "2,2,140", "3,2,-100", "4,2,620,,,,60", "4,2,170,,,,40"];

  it("has the weighted mean of what each result would have had, and so have the others against it", () => {
    // 620 would have 6 matchpoints, 170 would have 5.
    expect(worth(played(LINES), 2)).toEqual([
      { ns: 4.4, ew: 1.6 },
      { ns: 2, ew: 4 },
      { ns: 0, ew: 6 },
      { ns: 5.6, ew: 0.4 },
    ]);
    // 10, 10 and 12 IMPs against the others with 620; 0, 1 and 7 with 170.
    const imps = worth(played(LINES, { ...EIGHT, scoring: "cross-imps" }), 2, "imps")?.[3];
    expect(imps?.ns).toBe(rounded((0.6 * (10 + 10 + 12) + 0.4 * (0 + 1 + 7)) / 3));
    // Beside matchpoints it counts as averages do.
    expect(worth(played(LINES), 2, "imps")?.[3]).toEqual({ ns: 3, ew: -3 });
  });

  it("may be split: each side is compared by its own", () => {
    const split = [...LINES.slice(0, 3), "4,2,620,,,N-S,100", "4,2,-200,,,ew,100 %"];
    expect(worth(played(split), 2)).toEqual([
      { ns: 4, ew: 0 },
      { ns: 2, ew: 2 },
      { ns: 0, ew: 4 },
      { ns: 6, ew: 6 },
    ]);
  });

  it("stands in place of the result of its table, and among a fouled board's group", () => {
    const fouled = ["1,2,170,,B", "2,2,140", "3,2,-100", "4,2,50,,B", ...LINES.slice(3)];
    const { scored, faults } = played(fouled, { ...EIGHT, fouled: "neuberg" });
    expect(faults).toEqual([]);
    // 170 has 0.4 of 2 against it, which is (1.4 × 4 ÷ 2 − 1) of 6.
    expect(worth({ scored }, 2)).toEqual([
      { ns: 1.8, ew: 4.2 },
      { ns: 5, ew: 1 },
      { ns: 1, ew: 5 },
      { ns: 4.2, ew: 1.8 },
    ]);
    expect(scored.counts.every(({ of, played: on }) => of === on)).toBe(true);
  });

  it("is told in the report, in JSON, and in results that are written", () => {
    const { scored, csv } = played([...LINES, "1,4,100,,,N-S,100", "1,4,-100,,,E-W,100"]);
    const remarks = JSON.stringify(KINDS.pairs.report(scored).remarks);
    expect(remarks).toContain("Board 2 at Table 4: 60% 620, 40% 170.");
    expect(remarks).toContain("Board 4 at Table 1: N-S 100% 100; E-W 100% -100.");
    const results = KINDS.pairs.json(scored).rounds.flatMap((round) => round.results);
    expect(results.find(({ board, table }) => board === 2 && table === 4)).toMatchObject({
      points: null,
      averages: null,
      weighted: {
        ns: [
          { points: 620, percent: 60 },
          { points: 170, percent: 40 },
        ],
        ew: [
          { points: 620, percent: 60 },
          { points: 170, percent: 40 },
        ],
      },
    });
    expect(csv().split("\r\n").slice(-5)).toEqual([
      "1,4,,,,100,,N-S,100",
      "1,4,,,,-100,,E-W,100",
      "4,2,,,,620,,,60",
      "4,2,,,,170,,,40",
      "",
    ]);
    const [header, ...lines] = csv().split("\r\n");
    expect(played(lines, EIGHT, header).scored.boards).toEqual(scored.boards);
  });
});

describe("a line of a weighted score", () => {
  const faults = (...lines: readonly string[]) =>
    played(lines).faults.map(({ line, field, message }) => `${line} ${field}: ${message}`);

  it("is refused with its line where its percentages do not come to 100", () => {
    expect(faults("4,2,620,,,,60", "4,2,170,,,,30")).toEqual([
      "3 share: Board 2 at Table 4: the shares add up to 90 %, not 100 %.",
    ]);
    expect(faults("4,2,620,,,N-S,100")).toEqual([
      "2 share: Board 2 at Table 4: the shares for E-W add up to 0 %, not 100 %.",
    ]);
  });

  it("says what is accepted", () => {
    expect(faults("4,2,620,,,N,100")).toEqual([
      '2 side: "N" is not a side: enter N-S or E-W, or leave it blank for both sides.',
    ]);
    expect(faults("4,2,620,,,,0")).toEqual([
      '2 share: "0" is not a share of a weighted score: enter a whole percentage from 1 to 100.',
    ]);
    expect(faults("4,2,620,,,N-S,")).toEqual([
      "2 share: The share is missing: enter a whole percentage from 1 to 100.",
    ]);
    expect(faults("4,2,,,,,100")).toEqual([
      '2 points: "" is not a score: enter the N-S points, a whole number ending in 0, such as 420, -50 or 0.',
    ]);
    expect(faults("4,2,650,,,,100")).toEqual([]);
    expect(faults("4,2,610,,,,100")).toEqual([
      "2 points: No contract gives 610 on board 2: enter the N-S points of a result that was possible.",
    ]);
    expect(faults("4,2,620,60/40,,,100")).toEqual([
      "2 adjusted: A line with a share is part of a weighted score: leave adjusted blank, and enter the N-S points.",
    ]);
    expect(faults("4,2,,60/40,,,", "4,2,620,,,,100")).toEqual([
      "2 adjusted: Board 2 at Table 4 has both an adjusted and a weighted score: keep only one of them.",
    ]);
  });

  it("is refused in teams", () => {
    const teams = planSession("individual", { players: ["8"], boards: 21, scoring: "imps" });
    expect(scoreCsv(teams, [HEADER, "1,2,620,,,,100"].join("\n")).faults.map(({ message }) => message)).toEqual([
      'In teams there are no weighted scores: enter the Director\'s award in the column "adjusted".',
    ]);
  });
});
