import { understand } from "../../src/exchange/understand";
import { columnHeaded } from "../../src/exchange/lines/headings";
import { planSession, scoreCsv, scoreResultLines } from "../../src/sessions/kinds";
import { exampleText } from "../support/sessions";
import { documentAt } from "./markdown";

const TEXT = documentAt("docs/results.md");
const EVENING = planSession("four-pairs", { boards: 24 });

/** The indented blocks of a text, each as its lines. */
function blocksIn(text: string): string[][] {
  return [...text.matchAll(/(?:^ {4}.*\n)+/gm)].map(([block]) =>
    block
      .trimEnd()
      .split("\n")
      .map((line) => line.slice(4))
  );
}

const READ = TEXT.split("\nis read as\n")
  .slice(0, -1)
  .map((before, i) => {
    const after = TEXT.split("\nis read as\n")[i + 1]!;
    return [blocksIn(before).pop()!, blocksIn(after)[0]!] as const;
  });

test("there are examples", () => {
  expect(READ.length).toBe(3);
});

test.each(READ)("%j is read as it says", (given, told) => {
  const { boards, unread, lines, isCertain } = understand(given.join("\n"), EVENING);
  expect({ boards, unread, isCertain }).toEqual({ boards: told, unread: [], isCertain: false });
  expect(scoreResultLines(EVENING, lines)).toMatchObject({ faults: [], warnings: [] });
});

test("the CSV that is written begins so", () => {
  const written = blocksIn(TEXT).find(([header]) => header!.startsWith("table,board"))!;
  const csv = scoreCsv(EVENING, exampleText("four-pairs")).csv().replace("\uFEFF", "");
  expect(csv.split("\r\n").slice(0, written.length)).toEqual(written);
});

test("every heading of the table is known, and the example below it counts at once", () => {
  const rows = TEXT.split("| English |")[1]!.split("\n\n")[0]!.split("\n").slice(2);
  const headings = rows.flatMap((row) => row.split(/[|,]/).map((cell) => cell.trim())).filter((cell) => cell !== "");
  expect(headings.length).toBeGreaterThan(25);
  expect(headings.filter((heading) => columnHeaded(heading) === undefined)).toEqual([]);
  const [example = []] = blocksIn(TEXT.split("### Headings")[1]!);
  const { isCertain, lines, unread } = understand(example.join("\n"), EVENING);
  expect({ isCertain, unread, ...scoreResultLines(EVENING, lines) }).toMatchObject({
    isCertain: true,
    unread: [],
    faults: [],
  });
});
