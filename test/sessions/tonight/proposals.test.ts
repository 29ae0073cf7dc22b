import { planSession } from "../../../src/sessions/kinds";
import { aboutProposal, printProposal } from "../../../src/sessions/tonight/print-proposal";
import { boardsIn, minutesOf, proposalsFor, timeFrom } from "../../../src/sessions/tonight/proposals";

const PEOPLE = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20];
const BOARDS = [16, 20, 24, 28];

test.each(PEOPLE)(
  "%i people have a game of about 16, 20, 24 and 28 boards, at most four, each of which can be planned",
  (people) => {
    for (const boards of BOARDS) {
      const proposals = proposalsFor({ people, boards });
      expect([people, boards, proposals.length > 0 && proposals.length <= 4]).toEqual([people, boards, true]);
      for (const { kind, options, boards: played, tables, out } of proposals) {
        expect(planSession(kind, options).kind).toBe(kind);
        expect(Math.abs(played - boards)).toBeLessThanOrEqual(2);
        expect(4 * tables + out).toBe(people);
        // One of five teams sits out.
        expect(out).toBeLessThan(kind === "swiss-event" ? 5 : 4);
      }
    }
  }
);

test("what is proposed first is what is usual: teams that change, then each pair for itself, then a new partner each round", () => {
  const first = (people: number, boards: number) =>
    proposalsFor({ people, boards }).map(({ kind, rounds }) => [kind, rounds]);
  expect(first(8, 24)[0]).toEqual(["four-pairs", 6]);
  expect([16, 20, 25].map((boards) => proposalsFor({ people: 10, boards })[0])).toMatchObject([
    { kind: "five-pairs", rounds: 5, boards: 15 },
    { kind: "five-pairs", rounds: 5, boards: 20 },
    { kind: "five-pairs", rounds: 5, boards: 25 },
  ]);
  expect(first(12, 24).map(([kind]) => kind)).toEqual(["pairs", "individual", "three-teams", "pairs"]);
  expect(first(16, 24).map(([kind]) => kind)).toEqual(["pairs", "individual", "four-teams", "pairs"]);
  expect(first(20, 20)).toEqual([
    ["pairs", 7],
    ["individual", 10],
    ["swiss-event", 5],
    ["pairs", 5],
  ]);
  expect(proposalsFor({ people: 14, boards: 20 }).map(({ options }) => options.movement)).toEqual([
    "shared",
    "travelling",
    "mitchell",
  ]);
  expect(first(9, 27)).toEqual([["individual", 9]]);
});

test("what takes a quarter of an hour more than there is stands behind what does not", () => {
  const boards = (people: number, asked: number) => proposalsFor({ people, boards: asked }).map((game) => game.boards);
  expect(boards(8, 28)).toEqual([28, 30]);
  expect(boards(10, 28)).toEqual([27, 30]);
  // A board more is no reason.
  expect(boards(10, 24)).toEqual([25, 24]);
});

test("a proposal in a line", () => {
  const [nine] = proposalsFor({ people: 9, boards: 26 });
  expect(nine && printProposal(nine)).toBe(
    "Individual: a new partner each round. 27 boards in 9 rounds of 3, 2 tables, 1 sits out at a time, about 3½ hours, as even as possible."
  );
  const [, , five, mitchell] = proposalsFor({ people: 20, boards: 24 });
  expect(five && printProposal(five)).toBe(
    "Round robin: five teams of four, all play all; the teams take turns to sit out. 25 boards in 5 rounds of 5, 4 tables, 4 sit out at a time, about 3¼ hours."
  );
  expect(mitchell && printProposal(mitchell)).toBe(
    "Pairs: North-South stay put and East-West move; a winner in each direction. 25 boards in 5 rounds of 5, 5 tables, about 3¼ hours, as even as possible."
  );
  const [, , teams] = proposalsFor({ people: 12, boards: 24 });
  expect(teams && aboutProposal(teams)).toBe("24 boards, 3 tables, about 3 hours");
});

test("how much time there is", () => {
  expect(["3", "2.5", "2,5", "3:15"].map(minutesOf)).toEqual([180, 150, 150, 195]);
  expect([
    timeFrom("19:30", "22:30"),
    timeFrom("19.30", "22"),
    timeFrom("21:00", "00:30"),
    timeFrom("9:00", "24:00"),
  ]).toEqual([180, 150, 210, 900]);
  expect([180, 150, 187, 187.5].map((minutes) => boardsIn(minutes))).toEqual([24, 20, 24, 25]);
});

test.each([
  [
    () => proposalsFor({ people: 3, boards: 24 }),
    "players",
    "There is no game here for 3 people: choose from 4 to 20.",
  ],
  [
    () => proposalsFor({ people: 8.5, boards: 24 }),
    "players",
    "There is no game here for 8.5 people: choose from 4 to 20.",
  ],
  [
    () => proposalsFor({ people: 9, boards: 60 }),
    "boards",
    "That leaves time for 60 boards, but an evening must have 12 to 36.",
  ],
  [() => minutesOf("three"), "hours", '"three" is not a number of hours: write 3, 2.5 or 3:15.'],
  [() => timeFrom("19:30", "25:00"), "until", '"25:00" is not a time of day: write hours and minutes, as in 22:30.'],
])("%# is refused", (work, field, message) => {
  expect(work).toThrow(expect.objectContaining({ field, message }));
});

test("four to seven people are proposed Chicago, what is even first where it is near", () => {
  const games = (people: number, boards: number) =>
    proposalsFor({ people, boards }).map(({ kind, rounds, options, why }) => {
      expect(kind).toBe("chicago");
      return [rounds, (options.partners ?? why.includes("not quite")) ? (options.partners ?? "uneven") : "even"];
    });
  expect(games(4, 24)).toEqual([
    [6, "even"],
    [6, "stay"],
  ]);
  expect(games(4, 16)).toEqual([
    [4, "uneven"],
    [3, "even"],
    [4, "stay"],
  ]);
  expect(games(5, 20)).toEqual([[5, "even"]]);
  expect(games(7, 24)).toEqual([
    [6, "uneven"],
    [7, "even"],
  ]);
  expect(proposalsFor({ people: 5, boards: 20 }).map((proposal) => printProposal(proposal))).toEqual([
    "Chicago: a new partner each round; even for all after this many rounds. 20 boards in 5 rounds of 4, 1 table, 1 sits out at a time, about 2½ hours.",
  ]);
});
