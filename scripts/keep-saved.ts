// Keeps saved workbooks of each kind for the tests, in the format that is written today:
// npx tsx scripts/keep-saved.ts
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { emptySession, KINDS, planSession, type KindName, type Scored } from "../src/sessions/kinds";
import type { SessionOptions } from "../src/sessions/session-options";
import { FORMAT } from "../src/workbook/file-map";
import { sessionWorkbook } from "../src/workbook/session-workbook";
import { readXlsx } from "../src/xlsx/read-xlsx";
import { writeWorkbook } from "../src/xlsx/write-xlsx";
import { randomResults } from "../test/support/random-results-of-kind";
import { KEPT, readOf, toKeep } from "../test/support/saved-files";

const NAMES = ["Reds", "Blues", "Greens", "Golds", "Whites", "Blacks", "Silvers", "Greys"];

const SESSIONS: readonly (readonly [kind: KindName, options: SessionOptions])[] = [
  ["four-pairs", { boards: 12, pairs: ["Ann & Bob", "", "Cy & Di", "Eve & Flo"] }],
  ["four-pairs", { boards: 18, "first-board": 7, scoring: "vps", scale: "0 7 7; 2 10 4; 9 14 0" }],
  ["five-pairs", { boards: 20, scoring: "matchpoints" }],
  ["pairs", { pairs: ["6"], handicap: "Pair 2 1.5" }],
  ["individual", { players: ["8"], scoring: "vps", boards: 21 }],
  ["team-match", { home: "Reds", away: "Blues", players: [..."abcdefgh"], penalties: "Home 3 IMPs; Blues 0.5 VPs" }],
  ["team-match", { form: "knockout", sessions: 2, boards: 16, "extra-boards": 4, "line-up": "2 Home: , , x, y" }],
  ["team-match", { form: "swiss", handicap: "Home 4", boards: 6 }],
  ["team-match", { form: "bam", boards: 12, penalties: "Home 0.5 points" }],
  ["three-teams", { boards: 18, teams: NAMES.slice(0, 3), penalties: "Blues 1.5 VPs" }],
  ["four-teams", { boards: 18, players: [..."abcdefghijklmnop"], penalties: "Team 2 1 VP" }],
  ["swiss-event", { teams: NAMES, rounds: 3, bracket: 4, seeds: ["", "Blues", "", ""] }],
  ["swiss-event", { form: "round-robin", teams: NAMES.slice(0, 5) }],
  ["swiss-event", { form: "bam", teams: NAMES.slice(0, 5) }],
  ["league", { teams: NAMES.slice(0, 5) }],
  ["swiss-event", { teams: NAMES, rounds: 2, bracket: 4, "third-place": true, carry: "Reds 12.5; Blues 3" }],
  ["league", { teams: NAMES, divisions: "Premier; First", promoted: 1 }],
  ["chicago", { players: ["Ann", "Bob", "", "Di", "Eve"], vulnerable: "opponents" }],
  [
    "team-match",
    { form: "knockout", sessions: 2, boards: 16, players: ["Home: a, b, c, d, e, f, g", "Away: h, i, j, k"] },
  ],
  ["club", { pairs: ["8"], boards: 6 }],
  ["club", { pairs: ["6"], boards: 6, winners: 2, scoring: "cross-imps" }],
];

async function keep(): Promise<void> {
  const folder = path.join(KEPT, String(FORMAT));
  mkdirSync(folder, { recursive: true });
  // A format is kept once; to one that is there only kinds that came later are added.
  const kept = new Set(readdirSync(folder));
  for (const [index, [kind, options]] of SESSIONS.entries()) {
    const plan = planSession(kind, { title: "Evening", date: "2026-11-20", ...options });
    const [results] = fc.sample(randomResults(plan), { numRuns: 1, seed: index });
    const score = KINDS[kind].score as unknown as (of: typeof plan, played: unknown) => Scored;
    const played = score(plan, results);
    for (const [name, scored] of Object.entries({ empty: emptySession(plan).scored, played })) {
      const file = `${String(index + 1).padStart(2, "0")}-${kind}-${name}.json.gz`;
      if (kept.has(file)) continue;
      const formulas = index % 2 === 0 ? "built-in" : "add-in";
      const paper = index % 3 === 0 ? "Letter" : "A4";
      const saved = await readXlsx(await writeWorkbook(sessionWorkbook(scored, { formulas, paper })));
      writeFileSync(path.join(folder, file), gzipSync(toKeep(saved, readOf(saved)), { level: 9 }));
    }
  }
}

void keep();
