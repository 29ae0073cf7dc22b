// Renders the sheets of docs/workbooks.md as pictures, through LibreOffice and pdftoppm:
//   npm run pictures
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { FIVE_PAIRS } from "../src/sessions/five-pairs";
import { FOUR_PAIRS } from "../src/sessions/four-pairs";
import { planHome } from "../src/sessions/home-kind";
import { readResults } from "../src/sessions/read-results";
import { NO_RESULTS } from "../src/sessions/results";
import { scoreHome, type ScoredHome } from "../src/sessions/score-home";
import { homeWorkbook } from "../src/workbook/home/home-workbook";
import { writeWorkbook } from "../src/xlsx/write-xlsx";

const ROOT = path.join(__dirname, "..");
const PICTURES = path.join(ROOT, "docs/pictures");

function example(): ScoredHome {
  const plan = planHome(FOUR_PAIRS, {
    ...{ boards: 24, scoring: "vps", title: "Friday at Gus and Hal's", date: "2026-11-20" },
    pairs: ["Ann & Bob", "Cy & Di", "Eve & Flo", "Gus & Hal"],
  });
  const boards = plan.subrounds.flatMap((subround) => subround.boards);
  const text = readFileSync(path.join(ROOT, "examples/four-pairs-results.csv"), "utf8");
  return scoreHome(plan, readResults(text, boards).results);
}

function empty(): ScoredHome {
  const plan = planHome(FIVE_PAIRS, { boards: 25, title: "Five pairs", date: "2026-11-20" });
  return scoreHome(plan, NO_RESULTS);
}

/** Renders the pages of a session's workbook; a page without a name is left out. */
async function render(session: ScoredHome, names: readonly (string | null)[]): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "overtrick-"));
  try {
    const inFolder = (name: string) => path.join(folder, name);
    writeFileSync(inFolder("w.xlsx"), await writeWorkbook(homeWorkbook(session)));
    const profile = `-env:UserInstallation=file://${inFolder("profile")}`;
    const convert = ["--headless", "--convert-to", "pdf", "--outdir", folder, inFolder("w.xlsx")];
    execFileSync("soffice", [profile, ...convert], { stdio: "ignore" });
    execFileSync("pdftoppm", ["-r", "75", "-png", inFolder("w.pdf"), inFolder("page")]);
    names.forEach((name, i) => {
      if (name) renameSync(inFolder(`page-${i + 1}.png`), path.join(PICTURES, `${name}.png`));
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  await render(example(), ["table-1", "table-2", "scoresheet", "movement", "scales"]);
  await render(empty(), ["five-pairs-table-1"]);
}

void main();
