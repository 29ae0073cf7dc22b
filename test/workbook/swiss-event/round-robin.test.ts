import { planSwissEvent } from "../../../src/sessions/event/plan";
import { NO_EVENT_RESULTS } from "../../../src/sessions/event/results";
import { scoreSwissEvent, type ScoredSwissEvent } from "../../../src/sessions/event/score-swiss-event";
import type { SessionOptions } from "../../../src/sessions/session-options";
import { swissEventWorkbook } from "../../../src/workbook/swiss-event/swiss-event-workbook";
import { texts } from "../../../src/workbook/texts";
import { randomRoundRobin } from "../../sessions/event/random-round-robin";
import { givenOtherwise, recalculated } from "../../support/recalculated";
import { runs } from "../../support/runs";

function event(options: SessionOptions, play?: Parameters<typeof randomRoundRobin>[1]): ScoredSwissEvent {
  const plan = planSwissEvent({ form: "round-robin", ...options });
  return scoreSwissEvent(plan, play ? randomRoundRobin(plan, play) : NO_EVENT_RESULTS);
}

const SAID = texts.swissEvent.check;
/** The column of Check on a round's sheet. */
const CHECK = 13;

const BAM = { form: "bam" };
const ALL = "match wins net quotient opponents";

/** Of 3 to 9 teams: before play, in between, complete, with absences, by victory points and by boards won. */
const EVENTS: readonly ScoredSwissEvent[] = [
  event({ teams: ["5"] }),
  event({ ...BAM, teams: ["Reds", "", '=SUM("x")', "Zoë 🂡"] }),
  event({ teams: ["3"], boards: 12, ties: ALL }, { seed: 1 }),
  event({ teams: ["4"], boards: 3, ties: ALL }, { seed: 2, share: 0.6 }),
  event({ teams: ["5"], walkover: "average" }, { seed: 3, absences: true }),
  event({ teams: ["6"], double: true, ties: "wins match" }, { seed: 4, absences: true, share: 0.9 }),
  event({ teams: ["7"], scale: "WBF-7", bracket: 4 }, { seed: 5 }),
  event({ teams: ["8"], bracket: 4, walkover: "average", ties: "match" }, { seed: 6, absences: true }),
  event({ teams: ["9"], double: true }, { seed: 7, share: 0.7 }),
  event({ teams: ["5"], carry: "Team 2 30", handicap: "Team 2 7; Team 4 3" }, { seed: 44, absences: true }),
  event({ ...BAM, teams: ["3"], boards: 2, double: true }, { seed: 8, absences: true }),
  event({ ...BAM, teams: ["4"], boards: 6, ties: "match wins" }, { seed: 9 }),
  event({ ...BAM, teams: ["5"], walkover: "greatest", ties: "opponents" }, { seed: 10, absences: true }),
  event({ ...BAM, teams: ["6"], boards: 4, ties: "wins" }, { seed: 11, share: 0.5 }),
  event({ ...BAM, teams: ["8"], boards: 5, ties: "match wins opponents" }, { seed: 12, absences: true }),
  event({ ...BAM, teams: ["9"], boards: 3, ties: "match" }, { seed: 13, absences: true, share: 0.8 }),
  ...Array.from({ length: runs({ ci: 4, soak: 14 }) }, (_, i) =>
    event(
      { form: i % 2 === 0 ? "bam" : "round-robin", teams: [String(3 + (i % 7))], ties: "match wins" },
      { seed: 100 + i, absences: true, penalties: true, share: i % 3 === 0 ? 0.5 : 1 }
    )
  ),
];

test("every cell is as it is scored", async () => {
  expect((await givenOtherwise(EVENTS, swissEventWorkbook)).slice(0, 20)).toEqual([]);
});

const typed = (sheet: string, cell: string, value: string | number | { formula: string }) => ({ sheet, cell, value });

describe("what is typed on the night", () => {
  test("a team that withdraws gives walkovers from its round on, as soon as a match of the round has its result", async () => {
    // Rounds: 4-1 2-3, 2-4 3-1, 4-3 1-2.
    const model = swissEventWorkbook(event({ teams: ["4"], ties: "wins" }));
    const first = [typed("Round 1", "F6", 9), typed("Round 1", "F7", 0)];
    const gone = typed("Standings", "Q9", 2);
    const books = await recalculated([
      { model, edits: [...first, gone] },
      { model, edits: [...first, gone, typed("Round 2", "F7", -3)] },
      // Team 1 goes as well: of round 3 nothing is left to be played, and the match of the two is nobody's.
      { model, edits: [...first, gone, typed("Standings", "Q6", 3), typed("Round 2", "F7", -3)] },
      // A result stands; so does what is typed of a match that is not played.
      { model, edits: [...first, gone, typed("Round 2", "F6", 1), typed("Round 3", "K6", "walkover")] },
      {
        model,
        edits: [...first, gone, typed("Round 2", "F7", -3), typed("Round 2", "D6", "bye"), typed("Round 3", "F6", 5)],
      },
    ]);
    const points = books.map((sheets) =>
      [2, 3].map((round) => [6, 7].map((row) => [7, 8].map((column) => sheets.get(`Round ${round}`)!.at(row, column))))
    );
    expect(points).toEqual([
      [[["", ""], ["", ""]], [["", ""], ["", ""]]],
      [[[12, 0], [8, 12]], [["", ""], ["", ""]]],
      [[[12, 0], [8, 12]], [[0, 12], [0, 12]]],
      [[[11, 9], ["", ""]], [[12, 0], ["", ""]]],
      [[[0, ""], [8, 12]], [[13, 7], ["", ""]]],
    ]); // prettier-ignore
    const checks = books.map((sheets) =>
      [2, 3].map((round) => [6, 7].map((row) => sheets.get(`Round ${round}`)!.at(row, CHECK)))
    );
    const absent = SAID.absent;
    expect(checks).toEqual([
      [["", ""], ["", ""]],
      [[absent, ""], ["", ""]],
      [[absent, ""], [absent, absent]],
      [["", SAID.noImps], ["", SAID.noImps]],
      [["", ""], [SAID.gone(4).join(""), SAID.noImps]],
    ]); // prettier-ignore
    const fixtures = books[1]!.get("Fixtures")!;
    expect([6, 7, 9, 10].map((row) => [3, 5, 6, 7].map((column) => fixtures.at(row, column)))).toEqual([
      ["Team 4", "Team 1", 14, 6],
      ["Team 2", "Team 3", 10, 10],
      ["Team 2", "Team 4", 12, 0],
      ["Team 3", "Team 1", 8, 12],
    ]);
  });

  test("an unknown word changes no points, not even the one for a match that nobody can play", async () => {
    const model = swissEventWorkbook(event({ teams: ["4"] }));
    const words = ["void", "?", "nobody"];
    const books = await recalculated(
      words.map((word) => ({ model, edits: [typed("Round 1", "F6", 9), typed("Round 1", "K6", word)] }))
    );
    const shown = books.map((sheets) => [7, 8, CHECK].map((column) => sheets.get("Round 1")!.at(6, column)));
    expect(shown).toEqual(words.map(() => [14, 6, SAID.unknownState]));
  });

  test("boards won: halves, both sides, what adds up and what does not", async () => {
    const model = swissEventWorkbook(event({ ...BAM, teams: ["6"], boards: 3, ties: "match wins" }));
    const [sheets] = await recalculated([
      {
        model,
        edits: [
          typed("Round 1", "F6", 2.5),
          typed("Round 1", "G6", "½"),
          typed("Round 1", "F7", 2),
          typed("Round 1", "G7", 0.5),
          typed("Round 1", "F8", 3),
          typed("Round 2", "F6", 4),
          typed("Round 2", "G6", -1),
          typed("Round 2", "J7", "conceded"),
          typed("Round 2", "F8", { formula: "2" }),
          typed("Round 2", "G8", 1),
        ],
      },
    ]);
    const lines = (round: number) =>
      [6, 7, 8].map((row) => [8, 9, 12].map((column) => sheets!.get(`Round ${round}`)!.at(row, column)));
    expect(lines(1)).toEqual([
      [2.5, 0.5, ""],
      [2, 0.5, SAID.sumOfPoints(2.5, 3).join("")],
      [3, "", SAID.noPoints],
    ]);
    expect(lines(2)).toEqual([
      [4, -1, SAID.fewPoints.join("")],
      [0, 1.8, ""],
      ["", 1, texts.remarks.formulaTyped],
    ]);
  });
});
