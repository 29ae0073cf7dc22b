import { pbnOptions } from "../../../src/exchange/pbn/pbn-options";
import { sessionPbn } from "../../../src/exchange/pbn/write-pbn";
import { understand } from "../../../src/exchange/understand";
import { planSession, scoreCsv, scoreResultLines } from "../../../src/sessions/kinds";
import type { ChicagoJson } from "../../../src/sessions/json";
import type { SessionOptions } from "../../../src/sessions/session-options";

/** The vulnerability of boards 1 to 16 of duplicate. */
const OF_BOARDS = "None NS EW All NS EW All None EW All None NS All None NS EW".split(" ");

/** Names at North, South, East and West; "" for one that the file does not have. */
type Seats = readonly [north: string, south: string, east: string, west: string];

interface Deal {
  readonly board: number;
  readonly seats: Seats;
  readonly vulnerable?: string;
  readonly table?: string;
  readonly tags?: string;
}

/** Deals that North all plays in 4S, made. */
function file(deals: readonly Deal[]): string {
  return deals
    .map(({ board, seats: [north, south, east, west], vulnerable = "", table = "", tags }) =>
      [
        `[Board "${board}"]`,
        ...Object.entries({ North: north, South: south, East: east, West: west, Table: table, Vulnerable: vulnerable })
          .filter(([, value]) => value !== "")
          .map(([name, value]) => `[${name} "${value}"]`),
        tags ?? '[Declarer "N"]\n[Contract "4S"]\n[Result "10"]',
        "",
      ].join("\n")
    )
    .join("\n");
}

/** Deals from a first one on, four with each of the seats, with the vulnerability of duplicate or another. */
function deals(rounds: readonly Seats[], vulnerable: (board: number) => string = ofBoard): Deal[] {
  return rounds.flatMap((seats, round) =>
    [1, 2, 3, 4].map((deal) => ({ board: 4 * round + deal, seats, vulnerable: vulnerable(4 * round + deal) }))
  );
}

const ofBoard = (board: number) => OF_BOARDS[(board - 1) % 16] ?? "";

/** A file as the command line reads it: each player's points, and what is told. */
function read(text: string, typed: SessionOptions = {}) {
  const plan = planSession("chicago", pbnOptions(text, "chicago", typed));
  const { json, csv, scored, faults, warnings } = scoreResultLines(plan, understand(text, plan).lines);
  const { contestants, standings, ...session } = json() as ChicagoJson;
  const nameOf = (of: number) => contestants.find(({ number }) => number === of)?.name ?? "";
  return {
    plan,
    session,
    scored,
    csv: csv(),
    players: contestants.map(({ name }) => name),
    points: Object.fromEntries(standings.map(({ number, total }) => [nameOf(number) || String(number), total])),
    faults: faults.map(({ message }) => message),
    warnings: warnings.map(({ message }) => message),
  };
}

const STAY: Seats = ["Ria", "Job", "Lot", "Max"];
const THREE_ROUNDS = file(deals([STAY, STAY, STAY]));
const POINTS = { Ria: 6240, Job: 6240, Lot: -6240, Max: -6240 };

describe("two pairs that stay play the boards of duplicate", () => {
  test("the file's vulnerability counts, with its names and seats", () => {
    const { players, points, session, faults, warnings } = read(THREE_ROUNDS);
    expect({ players, points, faults }).toEqual({ players: STAY, points: POINTS, faults: [] });
    expect(session).toMatchObject({ partners: "stay", boards: 12, unplayed: [] });
    expect(warnings[0]).toMatch(
      /^The vulnerability in the file is not the usual one on boards 2, 3, 5, 7, 8, 9, 10, 11, 12: the one in the file counts\./
    );
    // Each deal whose points differ is named.
    expect(warnings.slice(1).map((warning) => warning.split(" at ")[0])).toEqual(
      [2, 3, 5, 8, 10, 11].map((deal) => `Deal ${deal}`)
    );
  });

  test.each([["Ria;Job;Lot;Max"], ["Ria;Lot;Job;Max"], ["max;lot;ria;job"], ["4"]])("with --players %s", (typed) => {
    const { points, faults } = read(THREE_ROUNDS, { players: typed.split(";") });
    expect(faults).toEqual([]);
    const name = (known: string) => Object.keys(points).find((other) => other.toLowerCase() === known) ?? "";
    expect(["ria", "job", "lot", "max"].map((known) => points[name(known)])).toEqual([6240, 6240, -6240, -6240]);
  });

  test("names that are typed in place of the file's are those of its seats", () => {
    expect(read(THREE_ROUNDS, { players: ["Ann", "Bob", "Cy", "Di"] })).toMatchObject({
      points: { Ann: 6240, Bob: 6240, Cy: -6240, Di: -6240 },
      faults: [],
    });
  });

  test("in one round they stay too, but five can be at the table", () => {
    const text = file(deals([STAY]));
    expect(read(text).session).toMatchObject({ partners: "stay", boards: 4 });
    expect(read(text, { players: ["5"] })).toMatchObject({ players: ["Ria", "Lot", "Max", "Job", ""], faults: [] });
  });

  test("CSV, and PBN with and without this program's own lines, have the same points", () => {
    const { plan, csv, scored } = read(THREE_ROUNDS);
    expect(scoreCsv(plan, csv).faults).toEqual([]);
    expect(scoreCsv(plan, csv).csv()).toBe(csv);
    const written = sessionPbn(scored);
    expect(read(written)).toMatchObject({ points: POINTS, faults: [], csv });
    expect(read(written.replace(/^%Overtrick.*\r\n/gm, ""))).toMatchObject({ points: POINTS, faults: [], csv });
  });

  test("--partners change is refused, since they do not", () => {
    const { faults } = read(THREE_ROUNDS, { partners: "change" });
    expect(faults[0]).toMatch(/^On board 5 at Table 1 the file has Job sitting as 3, but on other boards as 2: /);
  });

  test.each([["Ria;Job;Lot;Max;Eef"], ["5"]])("with --players %s they are refused", (typed) => {
    expect(() => read(THREE_ROUNDS, { players: typed.split(";") })).toThrow(
      'Only four players can stay with their partners, not 5: choose "change", or enter 4 players.'
    );
  });

  test("three pairs that stay are refused", () => {
    const text = file(deals([STAY, ["Ria", "Job", "Eef", "Han"]]));
    expect(() => read(text)).toThrow("Only four players can stay with their partners, not 6");
  });
});

/** The usual vulnerability of a round: nobody's, dealer's side's twice, everybody's. */
const usual = (board: number) => ["None", "EW", "NS", "All"][(board - 1) % 4] ?? "";

describe("partners that change", () => {
  test("four players are numbered as they sit, whoever sits where first", () => {
    const text = file(
      deals(
        [
          ["Ann", "Bob", "Cy", "Di"],
          ["Cy", "Bob", "Ann", "Di"],
          ["Di", "Bob", "Cy", "Ann"],
        ],
        usual
      )
    );
    const { points, session, players, faults, warnings } = read(text);
    expect(session).toMatchObject({ partners: "change", vulnerable: "dealer" });
    expect({ players, points, faults, warnings }).toEqual({
      players: ["Bob", "Ann", "Cy", "Di"],
      points: { Bob: 6240, Ann: -2080, Cy: -2080, Di: -2080 },
      faults: [],
      warnings: [],
    });
  });

  test("five players, of whom one sits out in each round", () => {
    const text = file(
      deals(
        [
          ["Di", "Ann", "Bob", "Cy"],
          ["Eve", "Bob", "Di", "Cy"],
        ],
        usual
      )
    );
    const { points, players, faults, session } = read(text);
    expect({ players, points, faults }).toEqual({
      players: ["Ann", "Bob", "Cy", "Di", "Eve"],
      points: { Ann: 2080, Bob: 0, Cy: -4160, Di: 0, Eve: 2080 },
      faults: [],
    });
    expect(session).toMatchObject({ boards: 8, unplayed: [] });
  });

  test("what fits no movement is refused with board and table", () => {
    const text = file(
      deals([
        ["Ann", "Bob", "Cy", "Di"],
        ["Ann", "Cy", "Bob", "Di"],
        ["Ann", "Cy", "Bob", "Di"],
      ])
    );
    expect(read(text).faults).toEqual([
      expect.stringMatching(/^On board 9 at Table 1 the file has Cy sitting as 4, but .* a different movement/),
    ]);
  });
});

describe("names", () => {
  test("a name that is spelled in two ways makes a fifth player, unless there are four", () => {
    const text = file([...deals([STAY, STAY]), { board: 9, seats: ["Ria", "Jobb", "Lot", "Max"] }]);
    expect(read(text).faults[0]).toContain("a different movement");
    const { points, faults, warnings } = read(text, { players: ["4"] });
    expect({ points, faults }).toEqual({ points: { Ria: 4580, Job: 4580, Lot: -4580, Max: -4580 }, faults: [] });
    expect(warnings.join()).toContain("Pair 1+2 is Ria & Job on board 1 and Ria & Jobb on board 9");
  });

  test("some are enough to show who were partners; without any it is asked", () => {
    const some = file(deals([STAY, STAY]).map((deal) => ({ ...deal, seats: ["Ria", "Job", "", ""] as const })));
    expect(read(some)).toMatchObject({ points: { Ria: 4160, Job: 4160, 3: -4160, 4: -4160 }, faults: [] });
    expect(read(some, { partners: "change" }).faults[0]).toContain("the file has Job sitting as 3");
    const none = file(deals([STAY, STAY]).map((deal) => ({ ...deal, seats: ["", "", "", ""] as const })));
    expect(() => read(none)).toThrow("does not show who were partners");
    expect(read(none, { partners: "stay" }).points).toEqual({ 1: 4160, 2: 4160, 3: -4160, 4: -4160 });
  });

  test("two players who have had one number are not partners", () => {
    const text = file(
      deals([
        ["Ann", "Bob", "Cy", "Di"],
        ["Eve", "Cy", "Bob", "Di"],
        ["Ann", "Eve", "Bob", "Cy"],
      ])
    );
    const plan = planSession("chicago", { players: ["4"] });
    const { faults } = scoreResultLines(plan, understand(text, plan).lines);
    expect(faults.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^On board 9 at Table 1 the file has Ann sitting as 4, but on other boards as 1: /),
    ]);
  });

  test("other players in each deal are refused at once", () => {
    const text = file(
      deals([STAY, STAY, STAY]).map(({ board }) => ({
        board,
        seats: [`a${board}`, `b${board}`, `c${board}`, `d${board}`],
      }))
    );
    expect(() => read(text)).toThrow("There is no one-table game for 48 players");
    expect(() => read(text, { players: ["4"] })).toThrow("There is no one-table game for 48 players");
  });

  test("the words North, South, East and West are nobody's names", () => {
    const text = file(
      deals([STAY, STAY]).map((deal) => ({ ...deal, seats: ["North", "South", "East", "West"] as const }))
    );
    expect(() => read(text)).toThrow("does not show who were partners");
  });

  test("two players of one name are not taken for one", () => {
    const text = file(deals([STAY, STAY]).map((deal) => ({ ...deal, seats: ["Ria", "Max", "Lot", "Max"] as const })));
    expect(() => read(text)).toThrow("does not show who were partners");
  });
});

describe("vulnerability", () => {
  test("on only some deals: the others have the usual one", () => {
    const { csv, warnings } = read(file(deals([STAY, STAY], (board) => (board === 2 || board === 6 ? "NS" : ""))));
    expect(csv.match(/\d+(?=\r\n)/g)).toEqual(["420", "620", "620", "620", "420", "620", "620", "620"]);
    expect(warnings[0]).toContain("is not the usual one on boards 2, 6: the one in the file counts");
  });

  test("that of dealer's opponents, round after round, is the game's option", () => {
    const { session, warnings } = read(file(deals([STAY, STAY], (board) => ofBoard(((board - 1) % 4) + 1))));
    expect(session.vulnerable).toBe("opponents");
    expect(warnings).toEqual([]);
  });
});

describe("deals and tables", () => {
  const tabled = (table: (board: number) => string) =>
    file(deals([STAY, STAY]).map((deal) => ({ ...deal, table: table(deal.board) })));

  test.each([["1"], ["Open"], ["7"], ["Table 1"]])("[Table %j] is the only one", (table) => {
    expect(read(tabled(() => table))).toMatchObject({ points: { Ria: 4160 }, faults: [] });
  });

  test("a table in some games only is theirs all; two tables are refused", () => {
    expect(read(tabled((board) => (board < 5 ? "1" : ""))).faults).toEqual([]);
    expect(read(tabled((board) => (board < 5 ? "1" : "2"))).faults[0]).toContain("games of several tables (1, 2)");
  });

  test("deals that are missing have not been played, and one that comes twice is refused", () => {
    const all = deals([STAY, STAY, STAY], usual);
    const some = read(file(all.filter(({ board }) => board !== 3 && board !== 12)));
    expect(some.session.unplayed).toEqual([
      { table: 1, board: expect.any(Number), deal: 3 },
      { table: 1, board: expect.any(Number), deal: 12 },
    ]);
    const twice = file([...all, { board: 3, seats: STAY, tags: '[Contract "Pass"]' }]);
    expect(read(twice).faults).toEqual([expect.stringMatching(/^Deal 3 at Table 1 is already on line \d+/)]);
    // The same game twice is one.
    expect(read(file([...all, ...all.slice(0, 1)])).faults).toEqual([]);
  });

  test("more deals than an evening has are refused", () => {
    expect(read(file([{ board: 49, seats: STAY }])).faults[0]).toContain("49");
  });
});
