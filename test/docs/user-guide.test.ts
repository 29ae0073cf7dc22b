import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { KINDS } from "../../src/sessions/kinds";
import { texts } from "../../src/workbook/texts";
import { documentAt, ROOT } from "./markdown";

/** The guides, and what they leave to the pages about results and functions. */
const ALL = ["user-guide", "guide-phone", "guide-teams", "guide-season", "results", "functions"]
  .map((name) => documentAt(`docs/${name}.md`))
  .join("\n")
  .replace(/\s+/g, " ");
const WRONG = documentAt("docs/known-limitations.md");

/** The rows of a table of what looks wrong, by its heading. */
function tableUnder(heading: string): string[][] {
  const [, after] = WRONG.split(`${heading}\n`) as [string, string];
  const rows = after.split("\n\n")[0]!.split("\n").slice(1);
  return rows.map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim())
  );
}

test("what the column Check is said to say is what it says", () => {
  const { faults, questions, others, missing, atTable } = texts.remarks;
  const said: string[] = [
    ...[faults, questions, others].flatMap((texts) => Object.values(texts)),
    ...[missing("Table 2"), `${atTable("Table 2")}…`],
  ];
  const rows = tableUnder("| it says | what that means |");
  expect(rows.length).toBe(9);
  for (const [text] of rows) expect(said).toContain(text);
});

test("the pages, fields and buttons of the pane are called as the guide calls them", () => {
  const folder = path.join(ROOT, "src/taskpane");
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), "utf8"))
    .join("\n");
  // prettier-ignore
  const labels = [
    "Play", "Evenings", "More", "Board", "Sheet", "Standings", "Phones", "Names and settings", "Director", "End the evening",
    "Start", "Take your seats", "Join a phone", "Add names", "Use this game tonight", "Play it here",
    "New session workbook", "Make a workbook", "Open a workbook", "This workbook", "This workbook, or a saved one",
    "Bring in results", "Insert a function", "Functions for Excel", "Scores and IMPs", "Settings", "Season", "Our season",
    "Boards", "Scoring", "Names", "Title and date", "Paper", "Movement", "Formulas", "Victory-point scale",
    "Make the workbook", "Add the sheets to this workbook", "Download", "Change names or boards", "Make a new workbook",
    "Take the selected cells", "Check this workbook’s functions", "Choose the evenings’ workbooks", "Or a folder", "Remarks",
    "Entered", "Points for each evening", "Evenings that count", "Number of best evenings that count",
  ];
  for (const label of labels) {
    expect(ALL).toMatch(new RegExp(`\\*${label}\\*`));
    expect(sources).toContain(`"${label}"`);
  }
  for (const label of ["BRIDGE functions", "Built-in functions"]) {
    expect(ALL).toContain(label);
    expect(sources).toContain(`"${label} (`);
  }
});

test("every kind of session is in the guide", () => {
  for (const { title } of Object.values(KINDS)) {
    const words = title === "Team match" ? "Match of two teams" : title;
    expect(ALL.toLowerCase()).toContain(words.toLowerCase());
  }
});
