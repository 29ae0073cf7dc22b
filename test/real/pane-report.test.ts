import path from "node:path";
import { buildSync } from "esbuild";
import type { Page } from "playwright-core";
import { columnsOf, type Report } from "../../src/sessions/report";
import type { Fault } from "../../src/sessions/reading/result-lines";
import { describeWithBrowser } from "../support/browser";
import { JSX } from "../support/jsx";

const VIEWS = buildSync({
  stdin: {
    contents: `
      import { h, render } from "preact";
      import { FaultList, ReportView } from "./src/taskpane/components/report-view";
      const shown = (view) => {
        render(null, document.body);
        render(view, document.body);
        return document.body;
      };
      export const reportView = (report) => shown(h(ReportView, { report }));
      export const faultList = (heading, faults) => shown(h(FaultList, { heading, faults }));`,
    resolveDir: path.join(__dirname, "../.."),
  },
  ...JSX,
  bundle: true,
  write: false,
  format: "iife",
  globalName: "views",
}).outputFiles[0]!.text;

interface Window {
  readonly views: {
    readonly reportView: (report: Report) => HTMLElement;
    readonly faultList: (heading: string, faults: readonly Fault[]) => HTMLElement;
  };
}

const REPORT: Report = {
  progress: "17 of 24 boards scored",
  columns: columnsOf("pair", ["place", "number", "name", "imps"]),
  rows: [
    { place: "1", number: "2", name: "Cy <b>& Di", imps: "7" },
    { number: "1", name: "Ann & Bob", imps: "-7" },
  ],
  remarks: [
    { heading: "Not played", lines: ["Board 3", "Board <4>"] },
    { heading: "", lines: ["Tied."] },
  ],
};

// What is shown of a report that was read, by itself: without the tab, and without scoring anything.
describeWithBrowser("what is shown of a report", (site) => {
  let page: Page;
  beforeAll(async () => {
    page = await site().browser.newPage();
    await page.addScriptTag({ content: VIEWS });
  });
  afterAll(() => page.close());

  /** What stands in the parts of the view, with the tags where they say what a text is. */
  const shown = (report: Report) =>
    page.evaluate((told) => {
      const { reportView: view } = (window as unknown as Window).views;
      const cells = (row: Element) => [...row.children].map((cell) => [cell.tagName, cell.textContent]);
      const element = view(told);
      return {
        caption: element.querySelector("caption")?.textContent,
        headings: [...element.querySelectorAll("thead th")].map(({ textContent }) => textContent),
        rows: [...element.querySelectorAll("tbody tr")].map(cells),
        hints: [...element.querySelectorAll(".hint")].map(({ textContent }) => textContent),
        remarks: [...element.querySelectorAll(".remarks")].map(cells),
        lines: [...element.querySelectorAll(".remarks li")].map(({ textContent }) => textContent),
      };
    }, report);

  test("standings are a table whose rows are named by the contestants, remarks are lists below", async () => {
    expect(await shown(REPORT)).toEqual({
      caption: "17 of 24 boards scored",
      headings: ["Place", "No.", "Pair", "IMPs"],
      // What a report leaves out is blank, and a name is text whatever it holds.
      rows: [
        [
          ["TD", "1"],
          ["TD", "2"],
          ["TH", "Cy <b>& Di"],
          ["TD", "7"],
        ],
        [
          ["TD", ""],
          ["TD", "1"],
          ["TH", "Ann & Bob"],
          ["TD", "-7"],
        ],
      ],
      hints: [],
      remarks: [
        [
          ["H2", "Not played"],
          ["UL", "Board 3Board <4>"],
        ],
        [["UL", "Tied."]],
      ],
      lines: ["Board 3", "Board <4>", "Tied."],
    });
  });

  test("before anything is scored there is a line and no table", async () => {
    const report = { ...REPORT, progress: "0 of 24 boards scored", rows: [], remarks: [] };
    expect(await shown(report)).toEqual({
      caption: undefined,
      headings: [],
      rows: [],
      hints: ["0 of 24 boards scored"],
      remarks: [],
      lines: [],
    });
  });

  test.each([
    [1, 1],
    [50, 50],
    [51, 51],
    [70, 51],
  ])("of %d faults %d lines are shown, the last of more than fifty counting the others", async (count, lines) => {
    const faults = Array.from({ length: count }, (_, i) => ({
      line: i + 2,
      field: "table",
      message: "There is none.",
    }));
    const [heading, ...items] = await page.evaluate((told) => {
      const { faultList: list } = (window as unknown as Window).views;
      return [...list("Faults", told).querySelectorAll("h2, li")].map(({ textContent }) => textContent);
    }, faults);
    expect(heading).toBe("Faults");
    expect(items).toHaveLength(lines);
    expect(items[0]).toBe("Line 2, table: There is none.");
    const more = count > 50 ? `… and ${count - 50} more.` : `Line ${count + 1}, table: There is none.`;
    expect(items[items.length - 1]).toBe(more);
  });
});
