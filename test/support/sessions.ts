import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { emptySession, planSession, scoreCsv, type Scored } from "../../src/sessions/kinds";
import type { SessionOptions } from "../../src/sessions/session-options";
import { runs, swept } from "./runs";

const EXAMPLES = path.join(__dirname, "../../examples");

/** A session of each kind, each with options of its own. */
export const KINDS_WITH_OPTIONS: readonly (readonly [kind: string, options: SessionOptions])[] = [
  ["four-pairs", { boards: 24, scoring: "vps" }],
  ["five-pairs", { boards: 30 }],
  ["pairs", { pairs: ["6"] }],
  ["pairs", { pairs: ["7"], scoring: "cross-imps", handicap: "3 2.5" }],
  ["pairs", { pairs: ["8"] }],
  ["individual", { players: ["8"], boards: 28, scoring: "vps" }],
  ["individual", { players: ["9"], scoring: "imps" }],
  ["individual", { players: ["10"] }],
  ["individual", { players: ["12"], scoring: "cross-imps" }],
  ["club", { pairs: ["8"], boards: 6 }],
  ["club", { pairs: ["6"], boards: 4, winners: 2, scoring: "butler" }],
  ["chicago", { players: ["4"], partners: "stay" }],
  ["chicago", { players: ["7"], "passed-out": "counted" }],
  ["team-match", { form: "league" }],
  ["team-match", { form: "swiss", boards: 6 }],
  ["team-match", { form: "knockout", sessions: 4, boards: 32 }],
  ["team-match", { form: "bam" }],
  ["three-teams", { boards: 18 }],
  ["four-teams", { boards: 30 }],
  ["four-teams", { boards: 18, scale: "WBF-3" }],
  ["swiss-event", { teams: ["12"], rounds: 5, bracket: 4 }],
  ["swiss-event", { teams: ["16"], rounds: 0, bracket: 16 }],
  [
    "swiss-event",
    {
      teams: ["8"],
      rounds: 3,
      carry: "Team 1 12.5",
      handicap: "Team 2 6",
      bracket: 4,
      "third-place": true,
      "cross-table": true,
    },
  ],
  ["swiss-event", { form: "round-robin", teams: ["4"], double: true, ties: "match" }],
  ["swiss-event", { form: "bam", teams: ["5"], ties: "wins" }],
  ["league", { teams: ["5"], ties: "quotient" }],
  ["league", { teams: ["12"], double: true, scale: "WBF-DISCRETE-24" }],
  ["chicago", { players: ["4"], rounds: 1, expected: "21 50 50; 22 70 80" }],
];

/** Sessions by what they are called, made when they are asked for. */
type Sessions = readonly (readonly [name: string, made: () => Scored])[];

/** Every fourth of these before play, all of them with `npm run soak`, and the example of each kind. */
export function allSessions(): Sessions {
  return sessionsOf(swept(KINDS_WITH_OPTIONS));
}

/** The same of {@link withoutExample}. */
export function sessionsBySheets(): Sessions {
  return sessionsOf(withoutExample());
}

function sessionsOf(beforePlay: readonly (readonly [kind: string, options: SessionOptions])[]): Sessions {
  return [
    ...beforePlay.map(
      ([kind, options]) => [`${kind} ${JSON.stringify(options)}`, () => before(kind, options)] as const
    ),
    ...kindsWithExample().map((kind) => [`the example of ${kind}`, () => example(kind)] as const),
  ];
}

/**
 * Every fourth of these that have sheets which no example has, by their kind or form: for proofs of sheets and typed
 * cells, which other scores and sizes change little. All of these with `npm run soak`.
 */
export function withoutExample(): readonly (readonly [kind: string, options: SessionOptions])[] {
  const kinds = kindsWithExample();
  const hasNone = ([kind, { form }]: (typeof KINDS_WITH_OPTIONS)[number]) =>
    form !== undefined || !kinds.includes(kind);
  return swept(KINDS_WITH_OPTIONS).filter((each) => runs({ ci: hasNone(each), soak: true }));
}

/** The teams of the example of a league. */
export const LEAGUE_TEAMS = ["Reds", "Blues", "Greens", "Golds", "Silvers", "Greys", "Whites", "Blacks"];

/** A session of a kind before play, with a title that needs care. */
export function before(kind: string, options: SessionOptions): Scored {
  return emptySession(planSession(kind, { title: "Bob & Ann's", date: "2026-11-20", ...options })).scored;
}

/** What the session of an example was planned from, besides its date. */
const EXAMPLE_OPTIONS: Readonly<Record<string, SessionOptions>> = {
  "four-pairs": { boards: 24 },
  pairs: { pairs: ["7"] },
  individual: { players: ["8"], boards: 28 },
  chicago: { players: ["5"] },
  "swiss-event": { teams: ["12"], rounds: 5, bracket: 4 },
  league: { teams: LEAGUE_TEAMS, date: "2026-09-14" },
};

/** The session that the example of a kind tells of; its file is among the examples. */
export function example(kind: string): Scored {
  const plan = planSession(kind, { date: "2026-11-20", ...EXAMPLE_OPTIONS[kind] });
  const { scored, faults } = scoreCsv(plan, exampleText(kind));
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  return scored;
}

/** The text of the example of a kind. */
export function exampleText(kind: string): string {
  return readFileSync(path.join(EXAMPLES, `${kind}-results.csv`), "utf8");
}

/** The kinds of which there is an example. */
export function kindsWithExample(): string[] {
  const kinds = [...new Set(KINDS_WITH_OPTIONS.map(([kind]) => kind))];
  return kinds.filter((kind) => existsSync(path.join(EXAMPLES, `${kind}-results.csv`)));
}
