import { planSession } from "../../../src/sessions/kinds";
import { startAfter } from "../../../src/sessions/tonight/start-after";
import { aboutProposal, printProposal } from "../../../src/sessions/tonight/print-proposal";
import {
  boardsIn,
  minutesOf,
  peopleIn,
  proposalsFor,
  proposalsIn,
  timeFrom,
  wishedBoards,
} from "../../../src/sessions/tonight/proposals";

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
  expect(boards(16, 28)).toEqual([28, 27, 28, 30]);
  // But of an even number couples play together first, and at two tables for no longer than there is time.
  expect(boards(8, 28)).toEqual([27, 28]);
  expect(boards(10, 28)).toEqual([30, 27]);
  // A board more is no reason.
  expect(boards(10, 24)).toEqual([25, 24]);
});

test("a proposal in a line", () => {
  const [nine] = proposalsFor({ people: 9, boards: 26 });
  expect(nine && printProposal(nine)).toBe(
    "Individual: a new partner each round. 27 boards in 9 rounds of 3, 2 tables, 1 sits out at a time, about 3½ hours, the same competition for all."
  );
  const [, , five, mitchell] = proposalsFor({ people: 20, boards: 24 });
  expect(five && printProposal(five)).toBe(
    "Round robin: five teams of four, all play all; the teams take turns to sit out. 25 boards in 5 rounds of 5, 4 tables, 4 sit out at a time, about 3¼ hours."
  );
  expect(mitchell && printProposal(mitchell)).toBe(
    "Pairs: North-South stay put and East-West move; a winner in each direction. 25 boards in 5 rounds of 5, 5 tables, about 3¼ hours, the same competition for all."
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
  [() => proposalsFor({ people: 9, boards: 60 }), "boards", "An evening cannot have 60 boards: choose from 12 to 36."],
  [() => minutesOf("three"), "hours", '"three" is not a number of hours: write 3, 2.5 or 3:15.'],
  [() => peopleIn("-3"), "players", "There is no game here for -3 people: choose from 4 to 20."],
  [() => peopleIn("1e1"), "players", '"1e1" is not a number of people: enter one from 4 to 20.'],
  [() => peopleIn("３"), "players", '"３" is not a number of people: enter one from 4 to 20.'],
  [
    () => proposalsFor({ people: NaN, boards: 24 }),
    "players",
    "That is not a number of people: enter one from 4 to 20.",
  ],
  [() => wishedBoards("∞"), "boards", '"∞" is not a number of boards: enter one from 12 to 36.'],
  [() => timeFrom("23:10", "22:30"), "until", "22:30 is before the start at 23:10: enter a later end."],
  [
    () => proposalsIn({ people: 8, minutes: 30, minutesABoard: 7.5 }, "until"),
    "until",
    "There is time for only 4 boards, and an evening needs at least 12: choose a later end, or an earlier start.",
  ],
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

test.each<[now: string, until: string, start: string, boards: number, eight: string, nine: string]>([
  ["14:04", "22:30", "19:30", 24, "four-pairs 24", "individual 24"],
  ["18:00", "22:30", "19:30", 24, "four-pairs 24", "individual 24"],
  ["19:30", "22:30", "19:30", 24, "four-pairs 24", "individual 24"],
  ["19:40", "22:30", "19:40", 22, "four-pairs 21", "individual 21"],
  ["21:00", "00:30", "21:00", 28, "four-pairs 27", "individual 27"],
  ["23:10", "02:10", "23:10", 24, "four-pairs 24", "individual 24"],
  ["00:30", "03:00", "00:30", 20, "four-pairs 18", "individual 18"],
])("at %s until %s", (now, until, start, boards, eight, nine) => {
  const games = (people: number) => {
    const minutes = timeFrom(startAfter(now), until);
    const found = proposalsIn({ people, minutes, minutesABoard: 7.5 }, "until");
    const [first] = found.proposals;
    return [found.boards, found.note, first && `${first.kind} ${first.boards}`];
  };
  expect(startAfter(now)).toBe(start);
  expect([games(8), games(9)]).toEqual([
    [boards, "", eight],
    [boards, "", nine],
  ]);
});

test("more time than any game takes gives games of the usual length, and says so", () => {
  const found = proposalsIn({ people: 9, minutes: 510, minutesABoard: 7.5 }, "until");
  expect([found.boards, found.note]).toEqual([
    24,
    "There is time for 68 boards, more than an evening has: these games have about 24, the usual number.",
  ]);
  expect(found.proposals).toEqual(proposalsFor({ people: 9, boards: 24 }));
  // Ten people have no game of 34 boards.
  expect(proposalsIn({ people: 10, minutes: 255, minutesABoard: 7.5 }, "until")).toMatchObject({ boards: 24 });
});

test("an even number has a game in which partners stay together first, wherever there is one", () => {
  for (const people of [8, 10, 12, 14, 16, 18, 20])
    for (let boards = 14; boards <= 32; boards++) {
      const [first] = proposalsFor({ people, boards });
      expect([people, boards, first?.kind]).not.toEqual([people, boards, "individual"]);
    }
});
