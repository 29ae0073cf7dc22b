import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { before, KINDS_WITH_OPTIONS } from "../support/sessions";
import { documentAt } from "./markdown";

const HOME = ["four-pairs", "five-pairs", "pairs", "individual", "chicago", "club"];
/** With those that have names of their own by what decides, or by a handicap. */
const ALL = [
  ...KINDS_WITH_OPTIONS,
  ["four-pairs", { boards: 24 }] as const,
  ["four-pairs", { boards: 24, scoring: "matchpoints" }] as const,
  ["pairs", { pairs: ["8"], handicap: "3 2.5" }] as const,
  ["individual", { players: ["8"], boards: 28, scoring: "vps", handicap: "3 2.5" }] as const,
  ["team-match", { handicap: "Home 6 IMPs" }] as const,
];

/** The names that workbooks give their cells. */
function namesOf(isWanted: (kind: string) => boolean): Set<string> {
  const workbooks = ALL.filter(([kind]) => isWanted(kind)).map(([kind, options]) =>
    sessionWorkbook(before(kind, options))
  );
  return new Set(workbooks.flatMap(({ names }) => names.map(({ name }) => firstAlike(name))));
}

/** The first of names that are alike but for a table or a round: Table1_By of TableC_By, Form_Round1 of Form_Round2. */
function firstAlike(name: string): string {
  return name.replace(/^Table[1-5A-C]/, "Table1").replace(/Round\d+/, "Round1");
}

/** The names in the tables under "Defined names": `_Net` goes on where the one before it began. */
function namesIn(file: string): Set<string> {
  const [, section] = documentAt(file).split("## Defined names\n") as [string, string];
  const cells = section
    .split("\n## ")[0]!
    .split("\n")
    .filter((line) => line.startsWith("| `"));
  const named = cells.flatMap((line) => {
    let start = "";
    return [...line.matchAll(/`(\w+)`/g)].map(([, name]) => {
      if (name!.startsWith("_")) return `${start}${name}`;
      start = name!.split("_")[0]!;
      return name!;
    });
  });
  return new Set(named.filter((name) => name.includes("_")).map(firstAlike));
}

test.each([
  ["docs/workbooks.md", (kind: string) => HOME.includes(kind)],
  ["docs/team-workbooks.md", (kind: string) => !HOME.includes(kind)],
])("%s has every name that cells go by, and no other", (file, isWanted) => {
  expect([...namesIn(file)].sort()).toEqual([...namesOf(isWanted)].sort());
});
