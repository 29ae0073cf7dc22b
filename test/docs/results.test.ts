import { planSession, scoreCsv } from "../../src/sessions/kinds";
import type { SessionOptions } from "../../src/sessions/session-options";
import { exampleText, LEAGUE_TEAMS } from "../support/sessions";
import { documentAt } from "./markdown";

const [, JSON_PART] = documentAt("docs/results.md").split("## What `--json` prints\n") as [string, string];
const [COMMON, ...SECTIONS] = JSON_PART.split("\n### ") as [string, ...string[]];
const section = (heading: string) => SECTIONS.find((text) => text.startsWith(`${heading}\n`))!;
const AT_TABLES = section("Fields for each match at tables");

const PLAYED: readonly (readonly [kind: string, options: SessionOptions, told: readonly string[]])[] = [
  ["four-pairs", { boards: 24 }, [section("Fields for four and five pairs")]],
  ["pairs", { pairs: ["7"] }, [section("Fields for pairs and individuals")]],
  ["individual", { players: ["8"], boards: 28 }, [section("Fields for pairs and individuals")]],
  ["team-match", { handicap: "Home 6 IMPs" }, [section("Fields for a match of two teams"), AT_TABLES]],
  ["three-teams", {}, [section("Fields for three and four teams"), AT_TABLES]],
  ["four-teams", {}, [section("Fields for three and four teams"), AT_TABLES]],
  ["swiss-event", { teams: ["12"], rounds: 5, bracket: 4 }, [section("Fields for a Swiss event")]],
  ["league", { teams: LEAGUE_TEAMS, date: "2026-09-14" }, [section("Fields for a league")]],
];

/** The names of all fields of a value, of those within it too; numbers are those of pairs and teams. */
function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, within]) => [
    ...(/^\d+$/.test(field) ? [] : [field]),
    ...fieldsOf(within),
  ]);
}

test.each(PLAYED)(
  "what --json prints of %s has the fields that results.md tells of, and no other",
  (kind, options, told) => {
    const fields = new Set(fieldsOf(scoreCsv(planSession(kind, options), exampleText(kind)).json()));
    const texts = [COMMON, ...told];
    const words = new Set(texts.flatMap((text) => [...text.matchAll(/`(\w+)`/g)].map(([, word]) => word!)));
    expect([...fields].filter((field) => !words.has(field))).toEqual([]);
    const rows = texts.flatMap((text) => [...text.matchAll(/^\| (`.*?) \|/gm)].map(([, cell]) => cell!));
    const promised = rows.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, field]) => field!));
    expect(promised.length).toBeGreaterThan(8);
    expect(promised.filter((field) => !fields.has(field))).toEqual([]);
  }
);
