import { contestantNumber, contestantsIn } from "../../../src/movements/contestant";
import { KINDS, planSession, scoreCsv } from "../../../src/sessions/kinds";
import type { FieldPlan } from "../../../src/sessions/field/plan";
import type { ScoredField } from "../../../src/sessions/field/scored-field";
import type { SessionOptions } from "../../../src/sessions/session-options";

const SIX: SessionOptions = { pairs: ["6"], boards: 15, date: "2026-11-20" };

function played(lines: readonly string[], options = SIX, kind: "pairs" | "individual" = "pairs") {
  const plan = planSession(kind, options) as FieldPlan;
  const outcome = scoreCsv(plan, ["table,board,points,adjusted,round,seats", ...lines].join("\n"));
  return {
    plan,
    ...outcome,
    scored: outcome.scored as ScoredField,
    said: outcome.faults.map(({ message }) => message),
  };
}

/** Boards 1 to 3 are round 1's: pairs 1 and 6 at Table 1, 2 and 5 at Table 2, 4 and 3 at Table 3. */
const LINES = ["1,1,420", "2,1,170", "3,1,-50", "1,2,,60/40", "2,2,100", "3,2,100"];

describe("a table whose pairs sat the wrong way", () => {
  it("is scored as it was played, for a round or for a board", () => {
    const straight = played(LINES).scored;
    expect(straight.tallies.map(({ matchpoints }) => matchpoints)).toEqual([8, 4, 6, 2, 4, 0]);
    // The average plus counts 100 % as well, and the average minus 0. Board 1 gave Table 1's North-South all and East-West nothing.
    const board = played([...LINES, "1,1,,,1,turned"]);
    expect(board.said).toEqual([]);
    expect(board.scored.tallies.map(({ matchpoints }) => matchpoints)).toEqual([2.4, 4, 6, 2, 4, 5.6]);
    // The average plus is who sat North-South's too: 100 % on the other board.
    const round = played([...LINES, "1,,,,1,Turned"]).scored;
    expect(round.tallies.map(({ matchpoints }) => matchpoints)).toEqual([0, 4, 6, 2, 4, 8]);
    expect(round.boards[0]?.plays.map(({ isTurned }) => isTurned)).toEqual([true, false, false]);
  });

  it("is named in the report, and JSON and exports have who really sat there", () => {
    const { scored, csv, plan } = played([...LINES, "1,1,,,1,turned", "2,,,,1,turned"]);
    const { remarks } = KINDS.pairs.report(scored);
    expect(remarks.flatMap(({ lines }) => lines)).toEqual(
      expect.arrayContaining([
        "Round 1, Table 1, board 1: pairs 1 and 6 sat the wrong way.",
        "Round 1, Table 2: pairs 2 and 5 sat the wrong way.",
      ])
    );
    const [first, , third] = KINDS.pairs.json(scored).rounds[0]!.results;
    expect(first).toMatchObject({ board: 1, table: 1, ns: [6], ew: [1], turned: true });
    expect(third).toMatchObject({ board: 1, table: 3, turned: false });
    const { boards } = KINDS.pairs.session(scored);
    expect(boards.slice(0, 3).map(({ sitting }) => sitting.map(({ id }) => id))).toEqual([["6", "1"], ["5", "2"], ["4", "3"]]); // prettier-ignore
    expect(scoreCsv(plan, csv()).scored).toEqual(scored);
  });

  it("of individuals changes both partners", () => {
    const { scored } = played(["1,1,420", "2,1,-50", "1,,,,1,turned"], { players: ["8"], boards: 21 }, "individual");
    const [first] = KINDS.individual.json(scored).rounds[0]!.results;
    const seats = scored.plan.movement[0]!;
    expect([first?.ns, first?.ew]).toEqual(
      [seats.ew, seats.ns].map((pair) => contestantsIn(pair).map(contestantNumber))
    );
    const [ns, ew] = [first?.ew.join(" & "), first?.ns.join(" & ")];
    const line = `Round 1, Table 1: players ${ns} and ${ew} sat the wrong way.`;
    expect(KINDS.individual.report(scored).remarks.flatMap(({ lines }) => lines)).toContain(line);
    // Messages and pictures of the ranking too.
    expect(KINDS.individual.session(scored).sentences).toEqual([line]);
  });

  it("is refused in words", () => {
    expect(played(["1,4,,,1,turned"]).said).toEqual([
      "Table 1 does not play board 4 in round 1: enter 1, 2 or 3, or leave it blank for all.",
    ]);
    expect(played(["4,1,,,1,turned"]).said).toEqual(["There is no Table 4: enter 1, 2 or 3."]);
    expect(played(["1,1,,,6,turned"]).said).toEqual(['There is no round "6": enter 1 to 5.']);
    expect(played(["1,1,,,1,wrong"]).said).toEqual([
      '"wrong" is not accepted in the column "seats": enter "turned", or leave it blank.',
    ]);
    expect(played(["1,1,,,1,turned", "1,,,,1,turned"]).said).toEqual([
      "Line 2 already says that the pairs sat the wrong way there: keep only one.",
    ]);
    expect(played(["1,1,,,1,turned"], { players: ["8"], boards: 21, scoring: "imps" }, "individual").said).toEqual([
      'In teams a board at which the pairs sat the wrong way cannot be compared: enter the Director\'s award in the column "adjusted".',
    ]);
    // A round alone says nothing, as in other programs' files.
    expect(played(["1,1,420,,1,"]).said).toEqual([]);
  });
});
