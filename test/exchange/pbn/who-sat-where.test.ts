import { possibleScores } from "../../../src/bridge/possible-scores";
import fc from "fast-check";
import type { TablePlan } from "../../../src/sessions/table-plan";
import { InputError } from "../../../src/bridge/input-error";
import { pbnOptions } from "../../../src/exchange/pbn/pbn-options";
import { pbnResults } from "../../../src/exchange/pbn/read-pbn";
import { sessionPbn } from "../../../src/exchange/pbn/write-pbn";
import {
  type KindName,
  placesOf,
  type Plan,
  planSession,
  scoreCsv,
  scoreResultLines,
} from "../../../src/sessions/kinds";
import type { SessionOptions } from "../../../src/sessions/session-options";
import { runs } from "../../support/runs";

const namesOf = (count: number) => [...Array(count).keys()].map((i) => `Ann${i} & Bob${i}`);
const playersOf = (count: number) => [...Array(count).keys()].map((i) => `Cyd${i} Lee`);

const SESSIONS: readonly (readonly [kind: KindName, options: SessionOptions])[] = [
  ["four-pairs", { boards: 24, pairs: namesOf(4) }],
  ["four-pairs", { boards: 24, rounds: 3, pairs: namesOf(4), "first-board": 5 }],
  ["four-pairs", { boards: 36, pairs: namesOf(4), scoring: "matchpoints" }],
  ["five-pairs", { boards: 20, pairs: namesOf(5) }],
  ["pairs", { boards: 25, pairs: namesOf(6) }],
  ["pairs", { boards: 28, pairs: namesOf(7), scoring: "cross-imps" }],
  ["pairs", { boards: 28, pairs: namesOf(8) }],
  ["individual", { players: playersOf(8), boards: 28 }],
  ["individual", { players: playersOf(9), boards: 27 }],
  ["individual", { players: playersOf(12), boards: 33 }],
  ["three-teams", { boards: 18, teams: ["Reds", "Blues", "Greens"], players: playersOf(12) }],
  ["four-teams", { boards: 30, teams: ["Reds", "Blues", "Greens", "Golds"], players: playersOf(16) }],
];

const SCORES = possibleScores(true).sort((a, b) => b - a);

/** All that was played of a session, each board with other points. */
function played(plan: Plan, isPlayed: (table: number, board: number) => boolean) {
  const lines = placesOf(plan as TablePlan).flatMap(({ table, tableName, boards }) =>
    boards
      .filter((board) => isPlayed(table, board))
      .map((board) => `${tableName},${board},${SCORES[board + table] ?? 0}`)
  );
  return scoreCsv(plan, ["table,board,points", ...lines].join("\n"));
}

/** The file without what it says of its session to this program, and without some of its tags. */
function as(text: string, leftOut: RegExp): string {
  return text
    .split("\r\n")
    .filter((line) => !line.startsWith("%Overtrick") && !leftOut.test(line))
    .join("\n");
}

const PAIRS = /^\[Pair(NS|EW) /;
const NAMES = /^\[(North|South|East|West) /;
const ROUNDS = /^\[Round /;
const TEAMS = /^\[(HomeTeam|VisitTeam) /;

/** What a reading is made of; null where it is refused. */
function read(text: string, kind: KindName, typed: SessionOptions = {}) {
  try {
    const plan = planSession(kind, pbnOptions(text, kind, typed));
    const { faults, warnings } = scoreResultLines(plan, pbnResults(text, plan));
    return { plan, faults: [...faults], said: [...faults, ...warnings].map(({ message }) => message) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { plan: null, faults: [{ line: 1, field: error.field, message: error.message }], said: [error.message] };
  }
}

/** Who sat where on each board, as the session's movement has it: by names where the file has them. */
function seatsOf(plan: Plan, isPlayed: (table: number, board: number) => boolean, isNamed: boolean) {
  return placesOf(plan as TablePlan).flatMap(({ table, boards, sitting }) =>
    boards
      .filter((board) => isPlayed(table, board))
      .map(
        (board) =>
          `${board}/${table}: ${sitting.map(({ id, players }) => (isNamed ? players.join("/") : id)).join(" ")}`
      )
  );
}

test.each(SESSIONS)("%s with %j, ended early, as others write it: the same pairs, or asked", (kind, options) => {
  const plan = planSession(kind, { ...options, date: "2026-11-20" });
  const boards = [...new Set(placesOf(plan as TablePlan).flatMap((place) => place.boards))].sort((a, b) => a - b);
  const leftOut = fc.subarray([PAIRS, NAMES, ROUNDS, TEAMS]);
  const last = fc.oneof(fc.constant(boards.length), fc.integer({ min: 1, max: boards.length }));
  let credited = 0;
  fc.assert(
    fc.property(last, leftOut, fc.nat({ max: 3 }), (count, tags, lost) => {
      const isPlayed = (table: number, board: number) =>
        board <= (boards[count - 1] ?? 0) && (board + table) % 7 >= lost;
      const outcome = played(plan, isPlayed);
      if (outcome.report.progress.startsWith("0 ")) return;
      const text = as(sessionPbn(outcome.scored), new RegExp(tags.map(({ source }) => source).join("|") || "^$"));
      const { plan: found, faults } = read(text, kind);
      if (found === null || faults.length > 0) {
        // With the numbers of pairs it is found out, unless more boards are missing at its end than anybody looks for.
        if (!tags.includes(PAIRS) && boards.length - count < 8 && lost < 2) expect(faults).toEqual([]);
        return;
      }
      credited++;
      const isNamed = !tags.includes(NAMES);
      expect(seatsOf(found, isPlayed, isNamed)).toEqual(seatsOf(plan, isPlayed, isNamed));
    }),
    { numRuns: runs({ ci: 3, soak: 100 }) }
  );
  expect(credited).toBeGreaterThan(1);
});

const [, EVENING] = SESSIONS[0]!;
const WHOLE = sessionPbn(played(planSession("four-pairs", { ...EVENING, date: "2026-11-20" }), () => true).scored);

test("a pair that sat the wrong way is refused, with the board, the table and both", () => {
  const turned = (text: string) =>
    text
      .split(/\r?\n\r?\n/)
      .map((game) =>
        /\[Board "9"\]/.test(game) && /\[Table "2"\]/.test(game)
          ? game
              .replace(/\[PairNS (".*")\]/, "[Pair $1]")
              .replace("PairEW", "PairNS")
              .replace("[Pair ", "[PairEW ")
          : game
      )
      .join("\n\n");
  const found = read(turned(WHOLE), "four-pairs");
  expect(found.said[0]).toMatch(
    /^On board 9 at Table 2 the file has pair \d North-South and pair \d East-West, but this session has/
  );
});

test("another program's movement is refused, whether it has numbers, names or rounds", () => {
  const other = as(WHOLE, /^$/).replace(
    /\[Pair(NS|EW) "(\d)"\]/g,
    (_, side: string, pair: string) => `[Pair${side} "${(Number(pair) % 4) + 1}"]`
  );
  expect(read(other, "four-pairs").said[0]).toContain("the file is from a session with a different movement");
  const lettered = as(WHOLE, NAMES).replace(/\[Pair(NS|EW) "/g, '[Pair$1 "$1');
  expect(read(lettered, "four-pairs", { boards: 24 }).said[0]).toContain(
    "pair numbers that this session does not have"
  );
  const named = as(WHOLE, PAIRS).replace(/Ann3|Bob3|Ann2|Bob2/g, (name) =>
    name.endsWith("3") ? `${name.slice(0, 3)}2` : `${name.slice(0, 3)}3`
  );
  expect(read(named, "four-pairs").faults).toEqual([]);
  const otherRounds = as(WHOLE, PAIRS).replace(
    /\[Board "(\d+)"\]/g,
    (_, board: string) => `[Board "${25 - Number(board)}"]`
  );
  expect(read(otherRounds, "four-pairs", { boards: 24 }).faults.length).toBeGreaterThan(0);
});

test("a file that does not say who sat where is asked for the boards, and read with them", () => {
  const bare = as(WHOLE, new RegExp([PAIRS, NAMES, ROUNDS].map(({ source }) => source).join("|")));
  expect(read(bare, "four-pairs").faults).toEqual([
    { line: 1, field: "boards", message: expect.stringContaining("Enter the number of boards in the whole session") },
  ]);
  expect(read(bare, "four-pairs", { boards: 24 }).faults).toEqual([]);
});

test("what this program says of a session, damaged, of another kind or changed", () => {
  const said = (text: string, kind: KindName = "four-pairs") => read(text, kind, { boards: 24 }).said.join("\n");
  expect(said(WHOLE.replace('"options"', '"option'))).toContain("are damaged");
  expect(said(WHOLE, "team-match")).toContain("The file is for another kind of session: Four pairs");
  expect(said(`${WHOLE}\n${WHOLE.replace('"boards":24', '"boards":36')}`)).toContain("The file holds 2 sessions");
  expect(said(`${WHOLE}\n${WHOLE}`)).toBe(said(WHOLE));
  expect(said(WHOLE.replace(/\[North "Ann0"\]/, '[North "Anne"]'))).toContain(
    '"Anne" in a game but "Ann0" in the file\'s first lines, which count'
  );
});
