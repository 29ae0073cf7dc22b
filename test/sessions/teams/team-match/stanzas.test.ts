import fc from "fast-check";
import { readArguments } from "../../../../src/cli/arguments";
import type { TeamMatchJson } from "../../../../src/sessions/json";
import { planSession, scoreCsv } from "../../../../src/sessions/kinds";
import type { SessionOptions } from "../../../../src/sessions/session-options";
import { planMatch } from "../../../../src/sessions/teams/team-match/squads";
import { csv } from "../../../support/csv";
import { runs } from "../../../support/runs";

const stanzas = (options: SessionOptions) => planMatch(options).sessions.map(({ boards }) => boards);

describe("stanzas of unequal length", () => {
  test("each has its own boards", () => {
    const options = { form: "knockout", sessions: [3, 2, 1] };
    expect(stanzas(options)).toEqual([[1, 2, 3], [4, 5], [6]]);
    expect(planMatch(options).boards).toBe(6);
    expect(stanzas({ ...options, "first-board": 25 })[1]).toEqual([28, 29]);
  });

  test("their boards add up, at both tables", () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 16 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(sizes, (sessions) => {
        const all = sessions.reduce((sum, size) => sum + size, 0);
        const plan = planMatch({ form: "knockout", sessions });
        expect(plan.sessions.map(({ boards }) => boards.length)).toEqual(sessions);
        expect(plan.matches[0].boards).toEqual(Array.from({ length: all }, (_, i) => i + 1));
        for (const { tables, boards } of plan.sessions)
          for (const table of tables) expect(table.boards).toEqual(boards);
      }),
      { numRuns: runs({ ci: 50, soak: 1_000 }) }
    );
  });

  test.each<[SessionOptions, string]>([
    [{ sessions: [] }, "cannot have 0 sessions"],
    [{ sessions: [1, 1, 1, 1, 1] }, "cannot have 5 sessions"],
    [{ sessions: [8, 0] }, "A session cannot have 0 boards"],
    [{ sessions: [8, 2.5] }, "A session cannot have 2.5 boards"],
    [{ sessions: [40, 40] }, "cannot have 80 boards"],
    [{ sessions: [8, 4], boards: 24 }, "The sessions have 12 boards in all, not 24"],
    [{ sessions: [3, 4], form: "swiss" }, "one session of 3 to 16 boards"],
    [{ sessions: 5, boards: 10 }, "cannot have 5 sessions"],
    [{ sessions: 3, boards: 20 }, "20 boards cannot be divided equally into 3 sessions"],
  ])("%j is refused", (options, message) => {
    expect(() => planMatch(options)).toThrow(message);
  });

  test("typed with plus signs on the command line", () => {
    const { session } = readArguments(["team-match", "--sessions", "8 + 8+4"]);
    expect(session.sessions).toEqual([8, 8, 4]);
    expect(readArguments(["team-match", "--sessions", "3"]).session.sessions).toBe(3);
    expect(() => readArguments(["team-match", "--sessions", "8+"])).toThrow("not a whole number");
  });
});

describe("extra boards of a knockout", () => {
  const PLAN = planSession("team-match", { form: "knockout", sessions: 1, boards: 2, "extra-boards": 2 });
  const match = (...points: readonly (readonly [number, number])[]) => {
    const lines = points.flatMap(([first, second], i) => [`1,${i + 1},,,,${first}`, `2,${i + 1},,,,${second}`]);
    const { report, json } = scoreCsv(PLAN, csv(...(lines.length > 0 ? lines : ["1,1,,,,"])));
    const { over, winner } = (json() as TeamMatchJson).matches[0]!;
    return { progress: report.progress, said: report.remarks[0]?.lines[0], over, winner };
  };

  test("they are not waited for where the match is won without them", () => {
    expect(match()).toMatchObject({ progress: "0 of 2 boards scored", over: false });
    expect(match([420, 50])).toMatchObject({ progress: "1 of 2 boards scored", over: false });
    expect(match([420, 50], [50, 50])).toEqual({
      ...{ progress: "2 of 2 boards scored", said: "Home win by 9 IMPs.", over: true, winner: "Home" },
    });
  });

  test("they are played in a tie, and decide", () => {
    const tied = match([50, 50], [50, 50]);
    expect(tied).toMatchObject({ progress: "2 of 4 boards scored", said: "Tied: play extra boards.", over: false });
    const led = match([50, 50], [50, 50], [50, 420]);
    expect(led).toMatchObject({ progress: "3 of 4 boards scored", said: "Away lead by 9 IMPs.", over: false });
    const won = match([50, 50], [50, 50], [50, 420], [50, 50]);
    expect(won).toMatchObject({ progress: "4 of 4 boards scored", said: "Away win by 9 IMPs.", over: true });
    expect(match([50, 50], [50, 50], [0, 0], [50, 50])).toMatchObject({ said: "Tied.", over: true, winner: "tied" });
  });

  test("what is no extra board", () => {
    expect(() => planMatch({ form: "league", "extra-boards": 4 })).toThrow("may be tied: omit the extra boards");
    expect(() => planMatch({ form: "knockout", "extra-boards": 17 })).toThrow("choose from 1 to 16");
  });
});
