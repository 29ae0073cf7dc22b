// Renders the sheets of docs/*workbooks.md as pictures, through LibreOffice and pdftoppm:
//   npm run pictures
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, renameSync } from "node:fs";
import path from "node:path";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { beforePlay, planSession, playedBy, type Scored } from "../src/sessions/kinds";
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
  return playedBy(planSession(kind, { date: DATE, ...options }), text).scored;
}

function empty(kind: string, options: SessionOptions): Scored {
  return beforePlay(planSession(kind, { date: DATE, ...options })).scored;
}

/** Renders the pages of a session's workbook; a page without a name is left out. */
async function render(session: Scored, names: readonly (string | null)[]): Promise<void> {
  renderPages(await writeWorkbook(sessionWorkbook(session)), names);
}

/** The workbook with its values in place of its formulas: LibreOffice does not know the BRIDGE functions. */
function valuesOf(bytes: Uint8Array): Uint8Array {
  const files = unzipSync(bytes);
  for (const name of Object.keys(files).filter((part) => part.startsWith("xl/worksheets/sheet")))
    files[name] = strToU8(strFromU8(files[name]!).replace(/<f[ >].*?<\/f>/gs, ""));
  return zipSync(files);
}

function renderPages(bytes: Uint8Array, names: readonly (string | null)[]): void {
  inFolder((folder) => {
    const [pdf = ""] = printPdfs([bytes], folder);
    execFileSync("pdftoppm", ["-r", "75", "-png", pdf, path.join(folder, "page")]);
    const pages = readdirSync(folder).filter((file) => file.endsWith(".png"));
    pages.sort().forEach((page, i) => {
      if (names[i]) renameSync(path.join(folder, page), path.join(PICTURES, `${names[i]}.png`));
    });
  });
}

async function main(): Promise<void> {
  const evening = { boards: 24, scoring: "vps", title: "Friday at Gus and Hal's" };
  const pairs = ["Ann & Bob", "Cy & Di", "Eve & Flo", "Gus & Hal"];
  // The Movement has a second page.
  const sheets = ["table-1", "table-2", "scoresheet", "movement", null, "scales"];
  await render(example("four-pairs", { ...evening, pairs }), sheets);
  await render(empty("five-pairs", { boards: 25, title: "Five pairs" }), ["five-pairs-table-1"]);
  const seven = ["Ann & Bob", "Cy & Di", "Eve & Flo", "Gus & Hal", "Ida & Jon", "Kay & Lou", "Max & Ned"];
  await render(example("pairs", { pairs: seven }), [...Array<null>(7).fill(null), "pairs-scoresheet"]);
  const eight = { players: PLAYERS.slice(0, 8), boards: 28 };
  await render(example("individual", eight), [...Array<null>(10).fill(null), "individual-movement"]);

  const [home, away] = TEAMS;
  const match = { title: "Winter league, round 3", home, away, players: PLAYERS.slice(0, 8) };
  await render(example("team-match", match), ["match", "match-table-1"]);
  await render(empty("team-match", { ...match, form: "swiss", boards: 7 }), [null, null, null, null, "score-card"]);
  const three = { teams: TEAMS.slice(0, 3), players: PLAYERS.slice(0, 12) };
  await render(example("three-teams", three), ["three-teams", null, null, null, "three-teams-movement"]);
  // Each of four tables has two pages, and Matches one.
  // prettier-ignore
  await render(example("four-teams", { teams: TEAMS, players: PLAYERS }), [
    "recap", ...Array<null>(2 * 4 + 1).fill(null), "master", null, "score-cards",
  ]);
  const event = { teams: ["12"], rounds: 5, bracket: 4 };
  await render(example("swiss-event", event), ["swiss-standings", null, null, null, null, "swiss-round"]);
  const teams = ["Reds", "Blues", "Greens", "Golds", "Silvers", "Greys", "Whites", "Blacks"];
  const league = example("league", { title: "Winter league", date: "2026-09-14", teams });
  // The Fixtures have a second page.
  await render(league, ["league-fixtures", null, "league-table", null, "league-chart"]);
  renderPages(valuesOf(await clubFormulas()), ["club-formulas"]);
}

void main();
