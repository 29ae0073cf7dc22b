import { butlerOf, type MatchOfRound } from "../../src/season/event-match/butler";
import { planSession, scoreCsv } from "../../src/sessions/kinds";
import { butlerWorkbook } from "../../src/workbook/swiss-event/butler-workbook";
import { planSwissEvent } from "../../src/sessions/event/plan";

const PLAYERS = (letter: string) => ["1", "2", "3", "4"].map((n) => `${letter}${n}`);

/** A match of three boards by North-South's points at both tables. */
function match(
  home: string,
  away: string,
  points: readonly (readonly [number | string, number])[],
  more: { round?: number; first?: number; players?: readonly string[] } = {}
): MatchOfRound {
  const { round = 1, first = 1, players = [...PLAYERS(home), ...PLAYERS(away)] } = more;
  const options = { form: "swiss", boards: 3, "first-board": first, home, away, players };
  const lines = points.flatMap(([one, two], i) =>
    [one, two].map((each, at) => `${at + 1},${first + i},${typeof each === "number" ? `,${each}` : `${each},`}`)
  );
  const { scored, faults } = scoreCsv(
    planSession("team-match", options),
    ["table,board,contract,points", ...lines].join("\n")
  );
  expect(faults).toEqual([]);
  return { round, scored };
}

test("pairs by IMPs against the datum of each board", () => {
  const { pairs, datums, remarks } = butlerOf([
    match("R", "B", [[420, 170], [-50, 400], [140, 140]]),
    match("G", "Y", [[420, 450], [-50, -50], [110, -100]]),
  ]); // prettier-ignore
  expect(remarks).toEqual([]);
  // Without the best and the worst: 420 and 420; -50 and -50; 110 and 140, whose 125 goes to 130.
  expect(datums).toEqual([
    { round: 1, board: 1, datum: 420, scores: 4 },
    { round: 1, board: 2, datum: -50, scores: 4 },
    { round: 1, board: 3, datum: 130, scores: 4 },
  ]);
  const of = (name: string) => {
    const found = pairs.find(({ players }) => players[0] === name);
    return [found?.team, found?.boards, found?.imps, found?.average];
  };
  // Table 1: 0, 0, +10 0; Table 2: -250 -6, +450 10, +10 0.
  expect([of("R1"), of("B1")]).toEqual([["R", 3, 0, 0], ["B", 3, 0, 0]]); // prettier-ignore
  expect([of("B3"), of("R3")]).toEqual([["B", 3, 4, 1.33], ["R", 3, -4, -1.33]]); // prettier-ignore
  // 0, 0, -20 -1; +30 1, 0, -230 -6.
  expect([of("G1"), of("Y3")]).toEqual([["G", 3, -1, -0.33], ["Y", 3, -5, -1.67]]); // prettier-ignore
  expect(pairs.map(({ place, players: [first] }) => `${place} ${first}`)).toEqual([
    ...["1 G3", "2 B3", "3 Y1", "4= R1", "4= B1", "6 G1", "7 R3", "8 Y3"],
  ]);
  expect(pairs.reduce((sum, { imps }) => sum + imps, 0)).toBe(0);
  const workbook = butlerWorkbook(planSwissEvent({ teams: ["4"], title: "Cup" }), { pairs, datums, remarks: [] });
  expect(workbook.sheets.map(({ name }) => name)).toEqual(["Butler", "Datums"]);
  const cells = workbook.sheets[0]?.cells.filter(({ row }) => row === 5).map(({ value }) => value);
  expect(cells).toEqual(["1", "G3 & G4", "G", 3, 5, 1.67]);
});

test("over several rounds; whom nobody names is not ranked, other boards and boards with few scores are left out", () => {
  const even = [[400, 400], [50, 50], [90, 90]] as const; // prettier-ignore
  const nobody = Array<string>(8).fill("");
  const { pairs, remarks } = butlerOf([
    match("R", "B", even),
    match("G", "Y", even, { players: nobody }),
    match("R", "G", even, { round: 2, first: 4 }),
    match("B", "Y", even, { round: 2, first: 1 }),
    match("R", "Y", [["cancelled", 0], [50, 50], [90, 90]], { round: 3 }),
    match("B", "G", even, { round: 3 }),
  ]); // prettier-ignore
  expect(remarks).toEqual([
    "Butler: the matches of round 2 do not have the same boards, so they are left out.",
    "Butler: 1 board has fewer than 4 scores and is left out.",
    "Butler: 12 results are of pairs without names, which are not ranked: type the players' names on the sheets.",
  ]);
  expect(pairs.find(({ players }) => players[0] === "R1")).toMatchObject({ place: "1=", boards: 5, imps: 0 });
  expect(butlerOf([])).toEqual({ pairs: [], datums: [], remarks: [] });
});
