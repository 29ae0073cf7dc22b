import {
  THREE_TEAMS,
  THREE_TEAMS_SETS,
  threeTeams,
  threeTeamsGuide,
  threeTeamsMatches,
} from "../../src/movements/three-teams";

test("A goes to B goes to C goes to A, then each to the third table", () => {
  const sheet = threeTeams(6).map(({ half, tables }) => {
    const at = tables.map(({ ns, ew, set, boards }) => {
      return `${ns}–${ew} set ${set} (${boards[0]}-${boards[boards.length - 1]})`;
    });
    return `${half}: ${at.join(", ")}`;
  });
  expect(sheet).toEqual([
    "1: A–C set 1 (1-6), B–A set 2 (7-12), C–B set 3 (13-18)",
    "2: A–B set 2 (7-12), B–C set 3 (13-18), C–A set 1 (1-6)",
  ]);
});

test("each set is the match of two teams, each at its home table in one half", () => {
  const matches = threeTeamsMatches(threeTeams(4)).map(({ set, boards, sides }) => {
    const played = sides.map(({ team, half }) => `${team} in half ${half}`);
    return `${set} (${boards.join(" ")}): ${played.join(", ")}`;
  });
  expect(matches).toEqual([
    "1 (1 2 3 4): A in half 1, C in half 2",
    "2 (5 6 7 8): A in half 2, B in half 1",
    "3 (9 10 11 12): B in half 2, C in half 1",
  ]);
});

test("the guide of each E-W pair", () => {
  const cards = THREE_TEAMS.map((team) =>
    threeTeamsGuide(threeTeams(6), team).map(({ half, table, boards, carryTo }) =>
      [half, table, `${boards[0]}-${boards[boards.length - 1]}`, carryTo].join(" ")
    )
  );
  expect(cards).toEqual([
    ["1 B 7-12 A", "2 C 1-6 "],
    ["1 C 13-18 B", "2 A 7-12 "],
    ["1 A 1-6 C", "2 B 13-18 "],
  ]);
});

describe.each([12, 15, 18, 21, 24])("three teams with %i boards", (boards) => {
  const halves = threeTeams(boards / THREE_TEAMS_SETS);
  const matches = threeTeamsMatches(halves);
  const [first, second] = halves;
  const allBoards = Array.from({ length: boards }, (_, i) => i + 1);

  it("have three equal sets, each a match of other two teams", () => {
    expect(matches.map(({ set }) => set)).toEqual([1, 2, 3]);
    expect(matches.flatMap((match) => match.boards)).toEqual(allBoards);
    for (const match of matches) expect(match.boards).toHaveLength(boards / 3);
    expect(matches.map(({ sides }) => sides.map(({ team }) => team).join("–"))).toEqual(["A–C", "A–B", "B–C"]);
  });

  it("keep the N-S pairs at home and let each E-W pair play once a half", () => {
    for (const { tables } of halves) {
      expect(tables.map(({ table }) => table)).toEqual(["A", "B", "C"]);
      expect(tables.map(({ ns }) => ns)).toEqual(["A", "B", "C"]);
      expect(tables.map(({ ew }) => ew).sort()).toEqual(["A", "B", "C"]);
    }
  });

  it("never seat a pair against its team-mates, nor twice against the same pair", () => {
    const meetings = halves.flatMap(({ tables }) => tables.map(({ ns, ew }) => `${ns}–${ew}`));
    expect(meetings.sort()).toEqual(["A–B", "A–C", "B–A", "B–C", "C–A", "C–B"]);
  });

  it("give each pair, N-S or E-W, the sets of its team's two matches", () => {
    for (const team of THREE_TEAMS) {
      const sets = matches.filter(({ sides }) => sides.some((side) => side.team === team)).map(({ set }) => set);
      const tables = halves.flatMap((half) => half.tables);
      const setsOf = (side: "ns" | "ew") => tables.filter((table) => table[side] === team).map(({ set }) => set);
      expect(sets).toHaveLength(2);
      expect(setsOf("ns").sort()).toEqual(sets);
      expect(setsOf("ew").sort()).toEqual(sets);
    }
  });

  it("have each board at the two home tables of its match, the other team's E-W there", () => {
    for (const { sides, boards: played } of matches) {
      const teams = sides.map(({ team }) => team);
      for (const board of played) {
        const found = halves.flatMap(({ half, tables }) =>
          tables.filter((table) => table.boards.includes(board)).map(({ ns, ew }) => ({ half, ns, ew }))
        );
        expect(found).toHaveLength(2);
        for (const { team, half } of sides)
          expect(found).toContainEqual({ half, ns: team, ew: teams.find((t) => t !== team) });
      }
    }
  });

  it("let the E-W pairs carry their boards home, which play them there next", () => {
    for (const team of THREE_TEAMS) {
      const [before, after] = threeTeamsGuide(halves, team);
      expect(before!.carryTo).toBe(team);
      expect(second!.tables.find(({ table }) => table === team)!.boards).toEqual(before!.boards);
      expect(after!.carryTo).toBeNull();
    }
  });

  it("send each E-W pair on to the third table, the guide as the halves have it", () => {
    for (const team of THREE_TEAMS) {
      const rows = threeTeamsGuide(halves, team);
      expect([...rows.map(({ table }) => table), team].sort()).toEqual(THREE_TEAMS);
      const tables = [first!, second!].map((half) => half.tables.find(({ ew }) => ew === team)!);
      expect(rows.map(({ half, table, boards: played }) => ({ half, table, played }))).toEqual(
        tables.map((at, i) => ({ half: i + 1, table: at.ns, played: at.boards }))
      );
    }
  });
});
