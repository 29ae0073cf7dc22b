import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { emptySession, planSession, scoreCsv, type Scored } from "../../src/sessions/kinds";
import type { SessionOptions } from "../../src/sessions/session-options";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { inFolder, printPdfs } from "../../test/support/printed";
import { clubFormulas } from "../club-formulas";
import { DATE, DOCS, inRoot, PAIRS, TITLE, type PictureSet } from "./picture-set";

/**
 * Pages of a workbook as LibreOffice prints them.
 * @param pages of each picture: the first of a sheet ("Form"), or a later one ("Scales, page 2").
 */
const printed = (workbook: () => Promise<Uint8Array>, pages: Readonly<Record<string, string>>): PictureSet => ({
  folder: DOCS,
  names: Object.keys(pages),
  make: async () => {
    const bytes = await workbook();
    return inFolder((folder) => {
      const [pdf = ""] = printPdfs([bytes], folder);
      // The foot of each page begins with the name of its sheet.
      const text = execFileSync("pdftotext", ["-layout", pdf, "-"], { encoding: "utf8" });
      const sheets = [...text.matchAll(/^(\S.*?) · .* Page (\d+) of \d+$/gm)].map(([, sheet]) => sheet);
      const picture = (name: string) => {
        const [sheet, further = 1] = name.split(", page ");
        const page = sheets.indexOf(sheet) + Number(further);
        if (sheets[page - 1] !== sheet) throw new Error(`No page ${name} among ${sheets.join(", ")}`);
        return execFileSync("pdftoppm", ["-r", "75", "-png", "-f", `${page}`, "-l", `${page}`, "-singlefile", pdf]);
      };
      return Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, picture(page)]));
    });
  },
});

const planned = (kind: string, options: SessionOptions) => planSession(kind, { date: DATE, ...options });
const write = ({ scored }: { readonly scored: Scored }) => writeWorkbook(sessionWorkbook(scored));

export const empty = (kind: string, options: SessionOptions) => () => write(emptySession(planned(kind, options)));

/** A session with the results of the kind's example. */
const played = (kind: string, options: SessionOptions) => () =>
  write(scoreCsv(planned(kind, options), readFileSync(inRoot(`examples/${kind}-results.csv`), "utf8")));

/** A workbook with values in place of formulas: LibreOffice does not know the BRIDGE functions. */
function withoutFormulas(bytes: Uint8Array): Uint8Array {
  const files = unzipSync(bytes);
  for (const name of Object.keys(files).filter((part) => part.startsWith("xl/worksheets/sheet")))
    files[name] = strToU8(strFromU8(files[name]!).replace(/<f[ >].*?<\/f>/gs, ""));
  return zipSync(files);
}

const PLAYERS = "Ann;Bob;Cy;Di;Eve;Flo;Gus;Hal;Ida;Jon;Kay;Lou;Max;Ned;Oda;Pat".split(";");
const TEAMS = ["Reds", "Blues", "Greens", "Golds"];
const MATCH = { title: "Winter league, round 3", home: "Reds", away: "Blues", players: PLAYERS.slice(0, 8) };
const LEAGUE = {
  title: "Winter league",
  date: "2026-09-14",
  teams: [...TEAMS, "Silvers", "Greys", "Whites", "Blacks"],
};

/** Sheets of workbooks. */
export const SHEETS: readonly PictureSet[] = [
  printed(played("four-pairs", { boards: 24, scoring: "vps", title: TITLE, pairs: PAIRS }), {
    "table-1": "Table 1",
    "table-2": "Table 2",
    scoresheet: "Scoresheet",
    movement: "Movement",
    scales: "Scales",
  }),
  printed(empty("five-pairs", { boards: 25, title: "Five pairs" }), { "five-pairs-table-1": "Table 1" }),
  printed(played("pairs", { pairs: [...PAIRS, "Ida & Jon", "Kay & Lou", "Max & Ned"] }), {
    "pairs-scoresheet": "Scoresheet",
  }),
  printed(played("individual", { players: PLAYERS.slice(0, 8), boards: 28 }), {
    "individual-movement": "Movement",
  }),
  printed(played("chicago", { players: PLAYERS.slice(0, 5), title: "Chicago at Ann's" }), {
    "chicago-table-1": "Table 1",
  }),
  printed(played("team-match", MATCH), { match: "Match", "match-table-1": "Table 1" }),
  printed(empty("team-match", { ...MATCH, form: "swiss", boards: 7 }), { "score-card": "Score card" }),
  printed(played("three-teams", { teams: TEAMS.slice(0, 3), players: PLAYERS.slice(0, 12) }), {
    "three-teams": "Scoresheet",
    "three-teams-movement": "Movement",
  }),
  printed(played("four-teams", { teams: TEAMS, players: PLAYERS }), {
    recap: "Recap",
    master: "Master",
    "score-cards": "Score cards",
  }),
  printed(played("swiss-event", { teams: ["12"], rounds: 5, bracket: 4 }), {
    "swiss-standings": "Standings",
    "swiss-round": "Round 4",
  }),
  printed(played("league", LEAGUE), {
    "league-fixtures": "Fixtures",
    "league-table": "League table",
    "league-chart": "Form",
  }),
  printed(async () => withoutFormulas(await clubFormulas()), { "club-formulas": "Mitchell" }),
];
