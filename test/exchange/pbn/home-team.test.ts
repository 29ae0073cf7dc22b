import fc from "fast-check";
import { pbnOptions } from "../../../src/exchange/pbn/pbn-options";
import { pbnResults } from "../../../src/exchange/pbn/read-pbn";
import { planSession, scoreResultLines, type Scored } from "../../../src/sessions/kinds";
import type { SessionOptions } from "../../../src/sessions/session-options";
import { runs } from "../../support/runs";

type Match = Extract<Scored, { readonly kind: "team-match" }>;
type Tags = Readonly<Record<string, string | undefined>>;

const write = (games: readonly Tags[]) =>
  games
    .map((tags) =>
      Object.entries(tags)
        .flatMap(([name, value]) => (value === undefined ? [] : [`[${name} "${value}"]\n`]))
        .join("")
    )
    .join("\n");

const MATCH = { form: "knockout", sessions: 1, boards: 8 };

/** The match by a file: what each team has won by its name, with what is said of it. */
function read(text: string, typed: SessionOptions = MATCH) {
  const options = pbnOptions(text, "team-match", typed);
  const plan = planSession("team-match", options);
  const { scored, faults, warnings } = scoreResultLines(plan, pbnResults(text, plan));
  const {
    matches: [match],
    plan: planned,
  } = scored as Match;
  const won = Object.fromEntries(planned.teams.map((name, side) => [name, match.won[side]]));
  return {
    won,
    score: match.won,
    players: planned.players,
    said: [...faults, ...warnings].map(({ message }) => message),
    faults,
  };
}

const REDS = ["Ann", "Bob", "Cyd", "Dan"] as const;
const BLUES = ["Eve", "Flo", "Gus", "Hal"] as const;

const seats = ([n, s]: readonly string[], [e, w]: readonly string[]) => ({ North: n, South: s, East: e, West: w });

/** Board 1 at both tables: the Reds make game North-South at Table 11, the Blues go down in it at Table 7. */
const AT_11: Tags = {
  Board: "1",
  ...seats(REDS.slice(0, 2), BLUES.slice(0, 2)),
  Table: "11",
  HomeTeam: "Reds",
  VisitTeam: "Blues",
  ...{ Contract: "4H", Declarer: "N", Result: "10", ScoreIMP: "NS 10 EW -10" },
};
const AT_7: Tags = {
  Board: "1",
  ...seats(BLUES.slice(2), REDS.slice(2)),
  Table: "7",
  HomeTeam: "Blues",
  VisitTeam: "Reds",
  ...{ Contract: "4H", Declarer: "N", Result: "9", ScoreIMP: "NS -10 EW 10" },
};
const REDS_BY_10 = { Reds: 10, Blues: 0 };
const BOTH_REDS = { HomeTeam: "Reds", VisitTeam: "Blues" };
const UNNAMED = { North: undefined, South: undefined, East: undefined, West: undefined };

test.each<[what: string, games: readonly Tags[]]>([
  ["who sits North-South at each table", [AT_11, AT_7]],
  ["the same with the other table first", [AT_7, AT_11]],
  ["the same without players", [AT_11, AT_7].map((game) => ({ ...game, ...UNNAMED }))],
  ["the same without players and tables", [AT_11, AT_7].map((game) => ({ ...game, ...UNNAMED, Table: undefined }))],
  ["the same with the names in other letters", [AT_11, { ...AT_7, HomeTeam: " BLUES", VisitTeam: "REDS " }]],
  ["the visiting team alone at one table", [AT_11, { ...AT_7, HomeTeam: undefined }]],
  [
    "the names at one table only, with a second board",
    [AT_11, { ...AT_7, HomeTeam: undefined, VisitTeam: undefined }, { ...AT_7, Board: "2" }],
  ],
  [
    "rooms, which say the contrary of tables",
    [
      { ...AT_11, Room: "Closed" },
      { ...AT_7, Room: "Open" },
    ],
  ],
  [
    "one home team, in the Open Room at Table 11",
    [
      { ...AT_11, Room: "Open" },
      { ...AT_7, ...BOTH_REDS, Room: "Closed" },
    ],
  ],
  [
    "the same with the other room first, and without players",
    [
      { ...AT_7, ...UNNAMED, ...BOTH_REDS, Room: "closed room" },
      { ...AT_11, ...UNNAMED, Room: "open room" },
    ],
  ],
  [
    "the same with inherited tags",
    [
      { ...AT_11, Room: "Open" },
      { ...AT_7, HomeTeam: "#", VisitTeam: "#", Room: "Closed" },
    ],
  ],
  [
    "the same with tags for all games",
    [
      { ...AT_11, HomeTeam: "##Reds", VisitTeam: "##Blues", Room: "Open" },
      { ...AT_7, HomeTeam: undefined, VisitTeam: undefined, Room: "Closed" },
    ],
  ],
  [
    "the home team in one room's games only",
    [
      { ...AT_11, Room: "Open" },
      { ...AT_7, HomeTeam: undefined, VisitTeam: undefined, Room: "Closed" },
    ],
  ],
])("%s: the Reds win by 10", (_, games) => {
  expect(read(write(games))).toMatchObject({ won: REDS_BY_10, faults: [], said: [] });
});

test("one home team and no rooms: asked, until a player of it is known", () => {
  const text = write([AT_11, { ...AT_7, ...BOTH_REDS }]);
  expect(read(text).faults.map(({ message }) => message)).toEqual([
    expect.stringContaining("names the home team (Reds), but does not say where it sits"),
  ]);
  const known = (name: string) =>
    read(text, { ...MATCH, players: [name, ..."       ".split("").map(() => "")].slice(0, 8) });
  expect(known("Ann")).toMatchObject({ won: { Reds: 10 }, faults: [] });
  expect(known("Gus")).toMatchObject({ won: { Reds: 0 }, faults: [] });
});

test("a board's IMPs that are not those of its results are told", () => {
  const { won, said, faults } = read(write([AT_11, { ...AT_7, ScoreIMP: "NS -9 EW 9" }]));
  expect([won, faults]).toEqual([REDS_BY_10, []]);
  expect(said).toEqual([
    "ScoreIMP of board 1 at Table 7 is NS -9 in the file, but the results give NS -10, which counts.",
  ]);
});

test.each<[what: string, games: readonly Tags[], message: string]>([
  ["one team on both sides", [AT_11, { ...AT_7, VisitTeam: "blues" }], "are both Blues"],
  ["three teams", [AT_11, { ...AT_7, VisitTeam: "Golds" }], "more than two teams (Reds, Blues, Golds)"],
  ["two matches", [AT_11, AT_7, { ...AT_7, Table: "8" }], "more than two results for board 1"],
  [
    "a room twice",
    [
      { ...AT_11, Room: "Open" },
      { ...AT_7, Room: "Open" },
    ],
    "twice in one room",
  ],
  ["a table twice", [AT_11, { ...AT_11, Result: "9" }], "twice at table 11"],
  [
    "the same home team on one board, another on the next",
    [AT_11, AT_7, { ...AT_11, Board: "2" }, { ...AT_7, ...BOTH_REDS, Board: "2" }],
    "on board 2 both name the same one",
  ],
  ["a player of both teams", [AT_11, AT_7, { ...AT_7, Board: "2", North: "Ann" }], "plays for a different team"],
  [
    "names of teams against players",
    [AT_11, { ...AT_7, Board: "2" }, { ...AT_11, Board: "3", HomeTeam: "Blues", VisitTeam: "Reds" }],
    "correct HomeTeam",
  ],
])("%s is refused, and nothing is scored", (_, games, message) => {
  expect(read(write(games)).said.join()).toContain(message);
  expect(read(write(games)).faults).toHaveLength(1);
});

test("the session's own names are the file's, or are asked for; without any it is said who is at home", () => {
  const text = write([AT_11, AT_7]);
  expect(read(text, { ...MATCH, home: "Blues", away: "Reds" }).won).toEqual(REDS_BY_10);
  expect(read(text, { ...MATCH, away: "blues" }).won).toEqual({ Reds: 10, blues: 0 });
  expect(read(text, { ...MATCH, home: "Greens" }).said).toEqual([
    expect.stringContaining("The file's teams are called Reds and Blues, not Greens"),
  ]);
  const plan = planSession("team-match", MATCH);
  const { warnings } = scoreResultLines(plan, pbnResults(text, plan));
  expect(warnings.map(({ message }) => message)).toEqual([
    "The home team is Blues, which sits North-South at the first table on board 1.",
  ]);
});

/** How a file may say who sits where. */
const variants = fc.record({
  naming: fc.constantFrom("table", "match", "changed", "none"),
  rooms: fc.boolean(),
  tables: fc.constantFrom("no", "1 and 2", "11 and 7", "of each half"),
  players: fc.constantFrom("all", "North", "none"),
  /** After half of the boards the teams sit the other way. */
  isTurned: fc.boolean(),
  /** Which games are left out, and which lack the names of teams. */
  missing: fc.array(fc.nat({ max: 15 }), { maxLength: 4 }),
  nameless: fc.array(fc.nat({ max: 15 }), { maxLength: 4 }),
  tricks: fc.array(fc.integer({ min: 5, max: 12 }), { minLength: 16, maxLength: 16 }),
  order: fc.shuffledSubarray([...Array(16).keys()], { minLength: 16 }),
  pairs: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }),
});
type Variant = typeof variants extends fc.Arbitrary<infer V> ? V : never;

/** The games of eight boards at two tables, with what the Reds win by the rules alone. */
function gamesOf(variant: Variant): {
  readonly games: readonly Tags[];
  readonly teamAt: readonly ("Reds" | "Blues")[];
} {
  const { naming, rooms, tables, players, isTurned, nameless, tricks } = variant;
  const teamAt: ("Reds" | "Blues")[] = [];
  const games = [...Array(16).keys()].map((i): Tags => {
    const [board, isSecond] = [Math.floor(i / 2) + 1, i % 2 === 1];
    const half = board > 4 ? 1 : 0;
    const redsNs = isSecond === (isTurned && half === 1);
    teamAt.push(redsNs ? "Reds" : "Blues");
    const [reds, blues] = isSecond ? [REDS.slice(2), BLUES.slice(2)] : [REDS.slice(0, 2), BLUES.slice(0, 2)];
    const seated = redsNs ? seats(reds, blues) : seats(blues, reds);
    // In the Open Room sits the home team: of a file that has it so after half-time too, the home team changes.
    const isRedHome = naming === "table" ? redsNs : naming === "changed" ? !(isTurned && half === 1) : true;
    const table = { no: undefined, "1 and 2": isSecond ? "2" : "1", "11 and 7": isSecond ? "7" : "11" };
    return {
      Board: String(board),
      ...(players === "all" ? seated : players === "North" ? { North: seated.North } : {}),
      ...(rooms && { Room: isSecond ? "Closed" : "Open" }),
      Table: tables === "of each half" ? String(2 * half + (isSecond ? 2 : 1)) : table[tables],
      ...(naming !== "none" &&
        !nameless.includes(i) && { HomeTeam: isRedHome ? "Reds" : "Blues", VisitTeam: isRedHome ? "Blues" : "Reds" }),
      ...{ Contract: "3NT", Declarer: "N", Result: String(tricks[i]) },
    };
  });
  return { games, teamAt };
}

test("however a file says it, a match is credited to who won it, or asked about", () => {
  let credited = 0;
  fc.assert(
    fc.property(variants, (variant) => {
      const { games, teamAt } = gamesOf(variant);
      const given = variant.order.filter((i) => !variant.missing.includes(i));
      const text = write(given.map((i) => games[i]!));
      const { won, score, faults, players } = read(text);
      if (faults.length > 0) return;
      // By the rules alone: the same boards with who sits where written out.
      const plain = given.map((i) => ({
        ...games[i]!,
        HomeTeam: teamAt[i]!,
        VisitTeam: teamAt[i] === "Reds" ? "Blues" : "Reds",
        ...UNNAMED,
        Room: undefined,
      }));
      const truth = read(write(plain)).won;
      if ("Reds" in won || "Blues" in won) {
        credited++;
        // A team that turned and is told by its room alone cannot be told: only where names say nothing else.
        const isBlind = variant.isTurned && variant.naming === "match" && variant.players !== "all";
        if (!isBlind) expect(won).toEqual(truth);
      } else if (variant.players === "all") {
        const home = players.some((name, i) => i < 4 && name !== "" && REDS.some((red) => red === name))
          ? "Reds"
          : "Blues";
        const away = home === "Reds" ? "Blues" : "Reds";
        expect(score).toEqual([truth[home], truth[away]]);
      }
    }),
    { numRuns: runs({ ci: 200, soak: 2_000 }) }
  );
  expect(credited).toBeGreaterThan(50);
});
