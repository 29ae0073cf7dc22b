import { sheetsInFile } from "../../src/play/room-sheet";
import { withMatchSheets } from "../../src/season/event-match/enter-sheets";
import { planSession, scoreCsv } from "../../src/sessions/kinds";
import type { SessionOptions } from "../../src/sessions/session-options";
import type { ScoredSwissEvent } from "../../src/sessions/event/score-event";
import type { ScoredTeamMatch } from "../../src/sessions/teams/team-match/score-match";
import { playersIn } from "../../src/sessions/teams/team-match/players";
import type { RoomSheet } from "../../src/sessions/teams/room-sheet";

const FOUR: SessionOptions = { teams: ["Reds", "Blues", "Greens", "Golds"], rounds: 3, scale: "WBF-7" };
const PAIRED = "round,team,opponent,imps\n1,1,3,9\n1,2,4,-3\n2,1,4,\n2,2,3,";

function eventOf(csv = PAIRED, options = FOUR): ScoredSwissEvent {
  const { scored, faults } = scoreCsv(planSession("swiss-event", options), csv);
  expect(faults).toEqual([]);
  return scored as ScoredSwissEvent;
}

/** Seven results of a table by North-South's points. */
function table(points: readonly (number | string)[], number: number | null = null, first = 8): string {
  const head = number === null ? "board,contract,points" : "table,board,contract,points";
  const lines = points.map((each, i) => {
    const said = typeof each === "number" ? `,${each}` : `${each},`;
    return `${number === null ? "" : `${number},`}${first + i},${said}`;
  });
  return [head, ...lines].join("\n");
}

const OPEN = [420, -50, -140, 0, -920, 150, 100];
const CLOSED = [170, 400, -110, 90, -420, 120, -420];

async function textSheet(source: string, text: string): Promise<RoomSheet[]> {
  return sheetsInFile(source, new TextEncoder().encode(text), () => Promise.resolve([]));
}

/** The sheet of a match's workbook, of as many boards as it has results. */
async function matchSheet(source: string, options: SessionOptions, csv: string): Promise<RoomSheet[]> {
  const plan = planSession("team-match", { form: "swiss", boards: 7, "first-board": 8, ...options });
  const outcome = scoreCsv(plan, csv);
  expect(outcome.faults).toEqual([]);
  return sheetsInFile(source, Uint8Array.of(0x50, 0x4b), () => Promise.resolve([{ plan, outcome, remarks: [] }]));
}

const both = async (open = table(OPEN), closed = table(CLOSED)) => [
  ...(await textSheet("open.csv", open)),
  ...(await textSheet("closed.csv", closed)),
];
const by = (teams: readonly string[], replaces = false) => ({ teams, replaces });
const resultIn = ({ event }: { event: ScoredSwissEvent }, round: number, team: number) => {
  const match = event.rounds[round - 1]?.matches.find((each) => each.team === team || each.opponent === team);
  return match && [match.team + 1, match.imps, match.vps, match.opponentVps, match.boards];
};

test("results of two rooms: each board's IMPs, the match's result, its victory points by the event's scale", async () => {
  const done = withMatchSheets(eventOf(), await both(), by(["Reds"]));
  expect(done.remarks).toEqual([]);
  const [match] = done.entered;
  // 250 6, -450 10, -30 1, -90 3, -500 11, 30 1, 520 11: 18–25.
  expect(match?.boards.map(({ won }) => won.join("–"))).toEqual(["6–", "–10", "–1", "–3", "–11", "1–", "11–"]);
  expect(match?.boards[0]).toEqual({ board: "8", tables: ["420", "170"], won: ["6", ""] });
  expect(match?.summary).toBe("Round 2: 1 Reds – 4 Golds 18–25 IMPs, 7.06–12.94 VPs");
  expect(resultIn(done, 2, 0)).toEqual([1, -7, 7.06, 12.94, undefined]);
  expect(match?.plan.teams).toEqual(["Reds", "Golds"]);
});

test("the team that is named sits North-South in the first file, whichever the event lists first", async () => {
  const done = withMatchSheets(eventOf(), await both(), by(["4"]));
  expect(done.entered[0]?.summary).toBe("Round 2: 4 Golds – 1 Reds 18–25 IMPs, 7.06–12.94 VPs");
  expect(resultIn(done, 2, 0)).toEqual([1, 7, 12.94, 7.06, undefined]);
});

test("workbooks say of which match they are; one whose teams are exchanged has Table 1 as its Table 2", async () => {
  const home = await matchSheet(
    "a.xlsx",
    { home: "Golds", away: "Reds", players: ["A", "B", "", "", "E", "F", "", ""] },
    table(OPEN, 1)
  );
  const away = await matchSheet(
    "b.xlsx",
    { home: "Reds", away: "golds", players: ["", "", "G", "H", "", "", "C", "D"] },
    table(CLOSED, 1)
  );
  const done = withMatchSheets(eventOf(), [...home, ...away], by([]));
  expect(done.remarks).toEqual([]);
  // Table 1 of the Reds' own sheet is that at which they sit North-South.
  expect(done.entered[0]?.summary).toBe("Round 2: 4 Golds – 1 Reds 18–25 IMPs, 7.06–12.94 VPs");
  expect(done.entered[0]?.plan.players).toEqual(["A", "B", "C", "D", "E", "F", "G", "H"]);
});

test("what the Director gave both teams counts for each, and cancelled boards are fewer boards", async () => {
  const adjusted = "table,board,contract,points,adjusted_home,adjusted_away\n";
  const lines = (number: number, points: readonly number[], eighth: string) =>
    points.map((each, i) => (i === 0 ? `${number},8,${eighth}` : `${number},${8 + i},,${each},,`)).join("\n");
  const given = await matchSheet("a.xlsx", { home: "Reds", away: "Golds" }, `${adjusted}${lines(1, OPEN, ",,3,3")}\n${lines(2, CLOSED, ",,,")}`); // prettier-ignore
  const done = withMatchSheets(eventOf(), given, by([]));
  // 15–28: 12–25 on six boards, and 3 to both; each has the points of its own margin, -10 and 16.
  const margins = (done.entered[0]?.outcome.scored as ScoredTeamMatch).margins;
  expect(margins).toEqual([-10, 16]);
  expect(resultIn(done, 2, 0)).toEqual([1, -13, 6.01, 15.78, undefined]);
  const cancelled = await matchSheet("a.xlsx", { home: "Reds", away: "Golds" }, `${adjusted}${lines(1, OPEN, "cancelled,,,")}\n${lines(2, CLOSED, ",,,")}`); // prettier-ignore
  const six = withMatchSheets(eventOf(), cancelled, by([]));
  const [, , vps, others, boards] = resultIn(six, 2, 0) ?? [];
  expect([vps, others, boards]).toEqual([4.76, 15.24, 6]);
  // Its slip has the same points, by a table of those of six boards.
  expect((six.entered[0]?.outcome.scored as ScoredTeamMatch).vps).toEqual([4.76, 15.24]);
});

test("a match that is not over, contradictions and strangers: nothing is entered, and it is said why", async () => {
  const told = async (sheets: readonly RoomSheet[], named = by(["Reds"]), event = eventOf()) => {
    const { entered, remarks } = withMatchSheets(event, sheets, named);
    expect(entered).toEqual([]);
    return remarks.join("\n");
  };
  expect(await told(await both(table(OPEN), table(CLOSED.slice(0, 5))))).toBe(
    "open.csv, closed.csv: not entered. 5 of 7 boards are scored; missing: 13, 14 at Table 2. For a board that is not played, type cancelled."
  );
  expect(await told([...(await both()), ...(await textSheet("c.csv", table([430], 1)))])).toContain(
    "Board 8 at Table 1: open.csv has 420 for N-S, but c.csv has 430."
  );
  expect(await told(await both(table(OPEN, 1), table(CLOSED, 1)))).toContain(
    "Several sheets have results at Table 1, and none at Table 2"
  );
  expect(await told(await both(), by([]))).toContain(
    "open.csv: not entered, because it does not say which match it is of"
  );
  expect(await told(await matchSheet("a.xlsx", { home: "Reds", away: "Golsd" }, table(OPEN, 1)), by([]))).toBe(
    "a.xlsx: not entered. Golsd is not a team in this event. Did you mean Golds?"
  );
  expect(await told(await matchSheet("a.xlsx", { home: "Reds", away: "Golds" }, table(OPEN, 1)), by(["Blues"]))).toBe(
    "a.xlsx: not entered. It is of Reds – Golds, not of a match of 2 Blues."
  );
  expect(await told(await matchSheet("a.xlsx", { home: "Reds", away: "Blues" }, table(OPEN, 1)), by([]))).toBe(
    "a.xlsx: not entered. 1 Reds and 2 Blues have no match in the event so far."
  );
  expect(
    await told(await matchSheet("a.xlsx", { home: "Reds", away: "Golds", boards: 8 }, table(OPEN, 1)), by([]))
  ).toBe("a.xlsx: not entered. The sheets have 8 boards, but the match has 7.");
  expect(await told(await both(table([...OPEN.slice(0, 6), "4Q"])), by(["Reds"]))).toContain("open.csv, line 8: ");
  expect(() => withMatchSheets(eventOf("round,team,opponent,imps\n1,1,3,9\n1,2,4,-3"), [], by(["Redz"]))).toThrow(
    "Did you mean Reds?"
  );
});

test("a result that is there already: the same is known, another one stays unless it is to be replaced", async () => {
  const known = eventOf(`${PAIRED.replace("2,1,4,", "2,1,4,-7")}`);
  const same = withMatchSheets(known, await both(), by(["Reds"]));
  expect([same.entered, same.remarks, same.alreadyEntered]).toEqual([[], [], ["open.csv, closed.csv: the event has the same result already. Round 2: 1 Reds – 4 Golds"]]); // prettier-ignore
  const other = eventOf(`${PAIRED.replace("2,1,4,", "2,1,4,-6")}`);
  expect(withMatchSheets(other, await both(), by(["Reds"])).remarks).toEqual([
    "open.csv, closed.csv: not entered. The event has another result for this match: -6 IMPs.",
  ]);
  const replaced = withMatchSheets(other, await both(), by(["Reds"], true));
  expect(resultIn(replaced, 2, 0)?.[1]).toBe(-7);
  const provisional = withMatchSheets(eventOf(PAIRED.replace("2,1,4,", "2,1,4,-6?")), await both(), by(["Reds"]));
  expect(resultIn(provisional, 2, 0)?.[1]).toBe(-7);
  expect(provisional.event.results.matches.some((match) => match.provisional)).toBe(false);
});

test("half a match in a triangle of one round, by half its points", async () => {
  const seven = { teams: ["A1", "B2", "C3", "D4", "E5", "F6", "G7"], rounds: 3, scale: "WBF-7" };
  const event = eventOf("round,team,opponent,imps\n1,1,2,\n1,3,4,\n1,5,6,\n1,6,7,\n1,5,7,", seven);
  const sheets = await both(table(OPEN.slice(0, 4), null, 1), table(CLOSED.slice(0, 4), null, 1));
  expect(() => withMatchSheets(event, sheets, by(["E5"]))).toThrow("against 6 F6 and 7 G7: name both teams");
  const done = withMatchSheets(event, sheets, by(["G7", "E5"]));
  // 6–14 on four boards: as 11 on all, which is 14.32, halved.
  expect(resultIn(done, 1, 4)).toEqual([5, null, null, null, undefined]);
  const match = done.event.rounds[0]?.matches[4];
  expect([match?.imps, match?.vps, match?.opponentVps]).toEqual([8, 7.16, 2.84]);
  expect((done.entered[0]?.outcome.scored as ScoredTeamMatch).vps).toEqual([2.84, 7.16]);
});

test("a round robin by board-a-match, and a match of the knockout", async () => {
  const bam = eventOf("round,team,opponent,vps,opponent_vps", {
    form: "bam",
    boards: 3,
    teams: ["Reds", "Blues", "Greens"],
  });
  const first = bam.rounds[0]?.matches.find(({ opponent }) => opponent !== null);
  const sheets = await both(table(OPEN.slice(0, 3), null, 1), table([420, 400, -110], null, 1));
  const done = withMatchSheets(bam, sheets, by([String((first?.team ?? 0) + 1)]));
  expect(resultIn(done, 1, first?.team ?? 0)).toEqual([(first?.team ?? 0) + 1, null, 0.5, 2.5, undefined]);

  const knockout = eventOf("round,team,opponent,imps", { ...FOUR, rounds: 0, bracket: 4, seeds: ["1", "2", "3", "4"] });
  const final = await matchSheet(
    "sf.xlsx",
    { form: "knockout", sessions: 1, boards: 7, "first-board": 1, home: "Golds", away: "Reds" },
    `${table(OPEN, 1, 1)}\n${table(CLOSED, 2, 1).split("\n").slice(1).join("\n")}`
  );
  const played = withMatchSheets(knockout, final, by([]));
  expect(played.event.bracket?.rounds[0]?.matches.map(({ teams, imps }) => [teams, imps])).toEqual([
    [[0, 3], 7],
    [[1, 2], null],
  ]);
  expect(played.entered[0]?.summary).toBe("Round SF: 4 Golds – 1 Reds 18–25 IMPs");
});

test("who plays the second half of a match of the bracket is taken from its sheet", async () => {
  const knockout = eventOf("round,team,opponent,imps", { ...FOUR, rounds: 0, bracket: 4, seeds: ["1", "2", "3", "4"] });
  const match = {
    ...{ form: "knockout", sessions: [4, 3], boards: 7, "first-board": 1, home: "Golds", away: "Reds" },
    players: ["Golds: A, B, C, D, E, F, Lee #12", "Reds: G, H, I, J, K"],
    "line-up": "2 Golds: E, F, A, Lee; 2 Reds: , K, , ",
  };
  const sheet = await matchSheet(
    "sf.xlsx",
    match,
    `${table(OPEN, 1, 1)}\n${table(CLOSED, 2, 1).split("\n").slice(1).join("\n")}`
  );
  const { plan } = withMatchSheets(knockout, sheet, by([])).entered[0]!;
  expect([0, 1].map((session) => ([0, 1] as const).map((side) => playersIn(plan, session, side).join("")))).toEqual([
    ["ABCD", "GHIJ"],
    ["EFALee", "GKIJ"],
  ]);
});
