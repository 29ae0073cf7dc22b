import { countsOf } from "../../src/movements/counts";
import { contestantAt, contestantNumber, type Contestant } from "../../src/movements/contestant";
import { guideOf, stretchesOf } from "../../src/movements/movement";
import { matchesOf } from "../../src/movements/team-matches";
import { THREE_TEAMS, THREE_TEAMS_SETS, threeTeams } from "../../src/movements/three-teams";
import { eachTwo } from "./written";

const letter = (team: Contestant) => "ABC".charAt(team);
const range = (boards: readonly number[]) => `${boards[0]}-${boards[boards.length - 1]}`;

/** The halves of a team's E-W pair. */
function guide(team: Contestant, boardsPerSet: number) {
  return guideOf(threeTeams(boardsPerSet), (seated) => seated.team === team && seated.pair === 1);
}

test("A goes to B goes to C goes to A, then each to the third table", () => {
  const sheet = stretchesOf(threeTeams(6)).map(({ round, tables }) => {
    const at = tables.map(({ ns, ew, boards }) => `${letter(ns.team)}–${letter(ew.team)} (${range(boards)})`);
    return `${round}: ${at.join(", ")}`;
  });
  expect(sheet).toEqual(["1: A–C (1-6), B–A (7-12), C–B (13-18)", "2: A–B (7-12), B–C (13-18), C–A (1-6)"]);
});

test("each set is the match of two teams, each at its home table in one half", () => {
  const matches = matchesOf(threeTeams(4)).map(({ boards, tables }) => {
    const played = tables.map(({ round, ns }) => `${letter(ns.team)} in half ${round}`);
    return `${boards.join(" ")}: ${played.join(", ")}`;
  });
  expect(matches).toEqual([
    "1 2 3 4: A in half 1, C in half 2",
    "5 6 7 8: A in half 2, B in half 1",
    "9 10 11 12: B in half 2, C in half 1",
  ]);
});

test("the guide of each E-W pair", () => {
  const cards = THREE_TEAMS.map((team) =>
    guide(team, 6).map(({ round, boards, seat }) =>
      [round, letter(contestantAt(seat!.table)), seat!.side, letter(seat!.opponents.team), range(boards)].join(" ")
    )
  );
  expect(cards).toEqual([
    ["1 B E-W B 7-12", "2 C E-W C 1-6"],
    ["1 C E-W C 13-18", "2 A E-W A 7-12"],
    ["1 A E-W A 1-6", "2 B E-W B 13-18"],
  ]);
});

describe.each([12, 15, 18, 21, 24])("three teams with %i boards", (boards) => {
  const size = boards / THREE_TEAMS_SETS;
  const movement = threeTeams(size);
  const halves = stretchesOf(movement);
  const matches = matchesOf(movement);
  const allBoards = Array.from({ length: boards }, (_, i) => i + 1);

  it("have three equal sets, each a match of other two teams", () => {
    expect(matches.flatMap((match) => match.boards)).toEqual(allBoards);
    for (const match of matches) expect(match.boards).toHaveLength(size);
    expect(matches.map(({ teams }) => teams.map(letter).join("–"))).toEqual(["A–C", "A–B", "B–C"]);
  });

  it("keep the N-S pairs at home and let each E-W pair play once a half", () => {
    for (const { tables } of halves) {
      expect(tables.map(({ table }) => table)).toEqual(THREE_TEAMS.map(contestantNumber));
      expect(tables.map(({ ns }) => ns)).toEqual(THREE_TEAMS.map((team) => ({ team, pair: 0 })));
      expect(tables.map(({ ew }) => ew.team).sort()).toEqual(THREE_TEAMS);
      expect(tables.map(({ ew }) => ew.pair)).toEqual([1, 1, 1]);
    }
  });

  it("never seat a pair against its team-mates, nor twice against the same pair", () => {
    // Each team's N-S pair is counted first, then its E-W pair.
    const { opponents } = countsOf(movement, 6, ({ team, pair }) => [team + 3 * pair]);
    const visits = eachTwo(3, 1);
    expect(opponents.slice(0, 3)).toEqual(visits.map((row) => [0, 0, 0, ...row]));
    expect(opponents.slice(3)).toEqual(visits.map((row) => [...row, 0, 0, 0]));
  });

  it("give each pair, N-S or E-W, the boards of its team's two matches", () => {
    for (const team of THREE_TEAMS) {
      const expected = matches.filter(({ teams }) => teams.includes(team)).flatMap((match) => match.boards);
      for (const pair of [0, 1]) {
        const rows = guideOf(movement, (seated) => seated.team === team && seated.pair === pair);
        const played = rows.flatMap((row) => row.boards);
        expect(played.sort((a, b) => a - b)).toEqual(expected);
      }
    }
  });

  it("have each board at the two home tables of its match, the other team's E-W there", () => {
    for (const { teams, boards: played } of matches)
      for (const board of played) {
        const found = movement.filter((seating) => seating.boards.includes(board));
        expect(found.map(({ ns, ew }) => [ns.team, ew.team]).sort()).toEqual([teams, [...teams].reverse()].sort());
        expect(found.map(({ round }) => round)).toEqual([1, 2]);
      }
  });

  it("let the E-W pairs carry their boards home, which play them there next", () => {
    for (const team of THREE_TEAMS) {
      const [before] = guide(team, size);
      const [home] = movement.filter(({ round, ns }) => round === 2 && ns.team === team);
      expect(home!.boards).toEqual(before!.boards);
    }
  });

  it("send each E-W pair on to the third table", () => {
    for (const team of THREE_TEAMS) {
      const hosts = guide(team, size).map(({ seat }) => seat!.opponents.team);
      expect([...hosts, team].sort()).toEqual(THREE_TEAMS);
    }
  });
});
