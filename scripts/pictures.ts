// Renders the sheets of docs/*workbooks.md as pictures, through LibreOffice and pdftoppm:
//   npm run pictures
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { emptySession, planSession, scoreCsv, type Scored } from "../src/sessions/kinds";
import type { SessionOptions } from "../src/sessions/session-options";
import { sessionWorkbook } from "../src/workbook/session-workbook";
import { writeWorkbook } from "../src/xlsx/write-xlsx";
import { inFolder, printPdfs } from "../test/support/printed";
import { clubFormulas } from "./club-formulas";

const ROOT = path.join(__dirname, "..");
const PICTURES = path.join(ROOT, "docs/pictures");

const PLAYERS = "Ann;Bob;Cy;Di;Eve;Flo;Gus;Hal;Ida;Jon;Kay;Lou;Max;Ned;Oda;Pat".split(";");
const TEAMS = ["Reds", "Blues", "Greens", "Golds"];
const DATE = "2026-11-20";

/** A session with the results of the kind's example. */
function example(kind: string, options: SessionOptions): Scored {
  const text = readFileSync(path.join(ROOT, `examples/${kind}-results.csv`), "utf8");
  return scoreCsv(planSession(kind, { date: DATE, ...options }), text).scored;
}

function empty(kind: string, options: SessionOptions): Scored {
  return emptySession(planSession(kind, { date: DATE, ...options })).scored;
}

/** Renders pages of a session's workbook, of a sheet the first if not said: "Form, page 2". @param pictures their names by page. */
async function render(session: Scored, pictures: Readonly<Record<string, string>>): Promise<void> {
  renderPages(await writeWorkbook(sessionWorkbook(session)), pictures);
}

/** The workbook with its values in place of its formulas: LibreOffice does not know the BRIDGE functions. */
function valuesOf(bytes: Uint8Array): Uint8Array {
  const files = unzipSync(bytes);
  for (const name of Object.keys(files).filter((part) => part.startsWith("xl/worksheets/sheet")))
    files[name] = strToU8(strFromU8(files[name]!).replace(/<f[ >].*?<\/f>/gs, ""));
  return zipSync(files);
}

function renderPages(bytes: Uint8Array, pictures: Readonly<Record<string, string>>): void {
  inFolder((folder) => {
    const [pdf = ""] = printPdfs([bytes], folder);
    // The foot of each page begins with the name of its sheet.
    const feet = execFileSync("pdftotext", ["-layout", pdf, "-"], { encoding: "utf8" }).matchAll(
      /^(\S.*?) · .* Page (\d+) of \d+$/gm
    );
    const sheets = [...feet].map(([, sheet]) => sheet);
    for (const [name, picture] of Object.entries(pictures)) {
      const [, sheet, further = "1"] = /^(.*?)(?:, page (\d))?$/.exec(name)!;
      const page = sheets.indexOf(sheet) + Number(further);
      if (sheets[page - 1] !== sheet) throw new Error(`No page ${name} among ${sheets.join(", ")}`);
      const at = ["-f", String(page), "-l", String(page), "-singlefile"];
      execFileSync("pdftoppm", ["-r", "75", "-png", ...at, pdf, path.join(PICTURES, picture)]);
    }
  });
}

async function main(): Promise<void> {
  const evening = { boards: 24, scoring: "vps", title: "Friday at Gus and Hal's" };
  const pairs = ["Ann & Bob", "Cy & Di", "Eve & Flo", "Gus & Hal"];
  await render(example("four-pairs", { ...evening, pairs }), {
    "Table 1": "table-1",
    "Table 2": "table-2",
    Scoresheet: "scoresheet",
    Movement: "movement",
    Scales: "scales",
  });
  await render(empty("five-pairs", { boards: 25, title: "Five pairs" }), { "Table 1": "five-pairs-table-1" });
  const seven = ["Ann & Bob", "Cy & Di", "Eve & Flo", "Gus & Hal", "Ida & Jon", "Kay & Lou", "Max & Ned"];
  await render(example("pairs", { pairs: seven }), { Scoresheet: "pairs-scoresheet" });
  const eight = { players: PLAYERS.slice(0, 8), boards: 28 };
  await render(example("individual", eight), { Movement: "individual-movement" });
  const five = { players: PLAYERS.slice(0, 5), title: "Chicago at Ann's" };
  await render(example("chicago", five), { "Table 1": "chicago-table-1" });

  const [home, away] = TEAMS;
  const match = { title: "Winter league, round 3", home, away, players: PLAYERS.slice(0, 8) };
  await render(example("team-match", match), { Match: "match", "Table 1": "match-table-1" });
  await render(empty("team-match", { ...match, form: "swiss", boards: 7 }), { "Score card": "score-card" });
  const three = { teams: TEAMS.slice(0, 3), players: PLAYERS.slice(0, 12) };
  await render(example("three-teams", three), { Scoresheet: "three-teams", Movement: "three-teams-movement" });
  await render(example("four-teams", { teams: TEAMS, players: PLAYERS }), {
    Recap: "recap",
    Master: "master",
    "Score cards": "score-cards",
  });
  const event = { teams: ["12"], rounds: 5, bracket: 4 };
  await render(example("swiss-event", event), { Standings: "swiss-standings", "Round 4": "swiss-round" });
  const teams = ["Reds", "Blues", "Greens", "Golds", "Silvers", "Greys", "Whites", "Blacks"];
  const league = example("league", { title: "Winter league", date: "2026-09-14", teams });
  await render(league, { Fixtures: "league-fixtures", "League table": "league-table", "Form, page 2": "league-chart" });
  renderPages(valuesOf(await clubFormulas()), { Mitchell: "club-formulas" });
}

void main();
