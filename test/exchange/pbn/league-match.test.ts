import { readFileSync } from "node:fs";
import path from "node:path";
import { pbnOptions } from "../../../src/exchange/pbn/pbn-options";
import { pbnResults } from "../../../src/exchange/pbn/read-pbn";
import { planSession, scoreResultLines, type Scored } from "../../../src/sessions/kinds";
import type { SessionOptions } from "../../../src/sessions/session-options";

/** A match of 24 boards as a record of online play has it: two games a board, one of each room. */
const RECORD = readFileSync(path.join(__dirname, "../../../examples/league-match.pbn"), "utf8");

/**
 * Its boards worked out by hand from Law 77 and the table of Law 78: North-South's points in both rooms, their
 * difference, and the IMPs of the team that is North-South in the Open room.
 */
const BY_HAND = [
  [420, 450, -30, -1],
  [600, -100, 700, 12],
  [-140, 100, -240, -6],
  [-1370, -620, -750, -13],
  [-200, -90, -110, -3],
  [0, -70, 70, 2],
  [-500, -140, -360, -8],
  [-400, 50, -450, -10],
  [110, 110, 0, 0],
  [-620, -620, 0, 0],
  [550, -50, 600, 12],
  [150, 600, -450, -10],
  [-140, -140, 0, 0],
  [50, -460, 510, 11],
  [620, 620, 0, 0],
  [200, 110, 90, 3],
  [-470, -50, -420, -9],
  [650, 620, 30, 1],
  [-600, 100, -700, -12],
  [-90, -110, 20, 1],
  [2220, 1470, 750, 13],
  [-120, 100, -220, -6],
  [100, -620, 720, 12],
  [-50, 110, -160, -4],
] as const;

type Match = Extract<Scored, { readonly kind: "team-match" }>;

function read(text: string, typed: SessionOptions = {}) {
  const options = pbnOptions(text, "team-match", typed);
  const plan = planSession("team-match", options);
  const { scored, faults, warnings } = scoreResultLines(plan, pbnResults(text, plan));
  return { options, faults, warnings, scored: scored as Match };
}

const lost = (imps: readonly number[]) => imps.filter((won) => won < 0).reduce((sum, won) => sum - won, 0);
const won = (imps: readonly number[]) => imps.filter((points) => points > 0).reduce((sum, points) => sum + points, 0);

test("a match recorded online is the finished league match, with the IMPs and victory points worked out by hand", () => {
  const { faults, warnings, scored } = read(RECORD);
  expect([faults, warnings]).toEqual([[], []]);
  const { boards } = scored.matches[0];
  expect(boards.map(({ results: [open, closed] }) => [open?.points, closed?.points])).toEqual(
    BY_HAND.map(([open, closed]) => [open, closed])
  );
  expect(boards.map(({ net, points }) => [net, points?.[0]])).toEqual(BY_HAND.map(([, , net, imps]) => [net, imps]));
  const imps = BY_HAND.map(([, , , own]) => own);
  expect(scored.matches[0].won).toEqual([won(imps), lost(imps)]);
  expect(scored.matches[0].won).toEqual([67, 82]);
  // 15 IMPs over 24 boards by the WBF's continuous scale.
  expect(scored.vps).toEqual([6.66, 13.34]);
  expect(scored.isOver).toBe(true);
});

test("teams, players, sessions and the rest of it are the file's", () => {
  const { options, scored } = read(RECORD);
  expect(options).toEqual({
    title: "Valley League, division 2",
    date: "2026-11-18",
    boards: 24,
    sessions: [12, 12],
    home: "Riverside",
    away: "Søborg",
    // The movement has the away pairs change tables at half-time, as these did: no line-up is needed.
    players: ["Ann Lee", "Bob Ray", "Cyd Fox", "Dan Orr", "Søren Holm", "Ida Lund", "Łukasz Nowak", "Eva Król"],
  });
  expect(scored.sessions.map(({ boards }) => boards.length)).toEqual([12, 12]);
});

test("what is typed wins", () => {
  const typed = { title: "Friendly", home: "Reds", away: "Blues", sessions: 1, scale: "WBF-DISCRETE-24" };
  const { options, scored } = read(RECORD, typed);
  expect(options).toMatchObject({ ...typed, date: "2026-11-18", boards: 24 });
  expect(scored.matches[0].won).toEqual([67, 82]);
});

test("the other team at home: the tables are exchanged, and it is said", () => {
  for (const typed of [
    { home: "Søborg", away: "Riverside" },
    { players: ["Ida Lund", ...Array<string>(7).fill("")] },
  ]) {
    const { scored, warnings, faults } = read(RECORD, typed);
    expect(faults).toEqual([]);
    expect(scored.matches[0].won).toEqual([82, 67]);
    expect(warnings).toEqual([
      expect.objectContaining({ field: "table", message: expect.stringContaining("Overtrick has swapped the tables") }),
    ]);
  }
});

test("without rooms and names of teams the tables are told apart by who sits there, and it is said", () => {
  const { scored, warnings } = read(RECORD.replace(/\[(Room|HomeTeam|VisitTeam) ".*"\]\n/g, ""));
  expect(scored.matches[0].won).toEqual([67, 82]);
  expect(warnings.map(({ line, message }) => [line, message])).toEqual([
    [4, expect.stringContaining("the team of Ann Lee and Bob Ray is read as the home team")],
  ]);
});

test("teams that changed rooms or directions at half-time are scored as they sat", () => {
  const games = RECORD.split("\n\n");
  const turned = games.map((game) => {
    const board = Number(/\[Board "(\d+)"\]/.exec(game)?.[1] ?? 0);
    return board <= 12
      ? game
      : game.replace(/Room "(\w+)"/, (_, room) => `Room "${room === "Open" ? "Closed" : "Open"}"`);
  });
  const { scored, warnings } = read(turned.join("\n\n"));
  expect(scored.matches[0].won).toEqual([67, 82]);
  expect(warnings.map(({ message }) => message)).toEqual([
    expect.stringContaining("On boards 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24 the teams sit the other way"),
  ]);
});

test("neither rooms nor players: a fault says what is needed", () => {
  const said = (tags: RegExp) => read(RECORD.replace(tags, "")).faults.map(({ line, message }) => [line, message]);
  expect(said(/\[(Room|HomeTeam|VisitTeam|North|East|South|West) ".*"\]\n/g)).toEqual([
    [4, expect.stringContaining('add a tag such as [Table "1"]')],
  ]);
  const whereHome = expect.stringContaining("names the home team (Riverside), but does not say where it sits");
  expect(said(/\[Room ".*"\]\n/g)).toEqual([[4, whereHome]]);
});

test("a table of its own in the file, with other numbers", () => {
  const tables = RECORD.replace(/Room "Open"/g, 'Table "17"').replace(/Room "Closed"/g, 'Table "18"');
  const { scored, warnings } = read(tables.replace(/\[(HomeTeam|VisitTeam) ".*"\]\n/g, ""));
  expect(scored.matches[0].won).toEqual([67, 82]);
  expect(warnings.map(({ message }) => message)).toEqual([
    "The file has other names for the tables: 17 is read as Table 1, 18 is read as Table 2.",
  ]);
  // Who is at home says nothing of tables with numbers, until a player of it is known.
  const players = ["Ann Lee", ...Array<string>(7).fill("")];
  expect(read(tables).faults).toHaveLength(1);
  expect(read(tables, { players }).scored.matches[0].won).toEqual([67, 82]);
});
