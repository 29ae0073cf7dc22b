import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { isSeason } from "../../src/workbook/season/read-season";
import { readXlsx } from "../../src/xlsx/read-xlsx";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { emptySession, planSession } from "../../src/sessions/kinds";
import { readSaved } from "../../src/workbook/reading/read-saved";
import { homeEvening, matchEvening, points } from "../season/evenings";
import { bytesOf, describeWithBrowser, openPane, OUTSIDE_OFFICE, pressDownload } from "../support/browser";
import { openSeasonFiles } from "../support/places";

const PAIRS = ["Ann Smith & Bob", "Cy & Di", "Eve & Flo", "Gus & Hal"];
const EVENINGS = [
  homeEvening("one.xlsx", { pairs: PAIRS, date: "2026-11-06" }),
  homeEvening("two.xlsx", { pairs: ["Bob / A. Smith", "Cy & Di", "flo+eve", "Gus, Hal"], date: "2026-11-13" }, [
    points(1, 1, 420),
    points(2, 1, 50),
  ]),
];

const LEAGUE = emptySession(planSession("league", { teams: ["Reds", "Blues", "Greens"], date: "2026-09-14" })).scored;
const MATCHES = [
  matchEvening("match.xlsx", { form: "league", home: "Reds", away: "blues", date: "2026-09-28" }, 500),
  matchEvening("strange.xlsx", { form: "league", home: "Reds", away: "Purples" }, 500),
  matchEvening("begun.xlsx", { form: "league", home: "Greens", away: "Reds" }, 500, 20),
];

describeWithBrowser("the tab Season", (site) => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "overtrick-"));
    for (const { source, scored } of [...EVENINGS, ...MATCHES])
      writeFileSync(path.join(folder, source), await writeWorkbook(sessionWorkbook(scored)));
    const options = { paper: "Letter", formulas: "add-in" } as const;
    writeFileSync(path.join(folder, "league.xlsx"), await writeWorkbook(sessionWorkbook(LEAGUE, options)));
    writeFileSync(path.join(folder, "text.xlsx"), "Ann 12\n");
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("evenings are added up, doubtful names joined by a press, and the workbook downloaded", async () => {
    const { page } = await openPane(site(), OUTSIDE_OFFICE);
    try {
      await openSeasonFiles(page);
      const panel = page.locator("#panel-play");
      const files = ["one.xlsx", "two.xlsx", "text.xlsx"].map((name) => path.join(folder, name));
      await panel.locator("input[type=file][multiple]").setInputFiles(files);
      await panel.locator("table").first().waitFor();
      const rows = () => panel.locator("table tbody tr").allInnerTexts();
      await panel.getByRole("group", { name: "Ladders" }).getByText("Players").click();
      expect((await rows())[0]?.split(/\s+/)).toEqual(
        expect.arrayContaining(["1=", "Eve", "2", "evenings", "average", "handicap", "15"])
      );
      expect(await rows()).toHaveLength(9);
      expect(await panel.locator("thead th").allInnerTexts()).toEqual(["Place", "Player", "IMPs"]);
      const fault = panel.locator(".banner.fault");
      expect((await fault.innerText()).split(/\n+/)).toEqual([
        "1 of 3 files was not counted",
        expect.stringMatching(/^text\.xlsx: not counted\. This file is text/),
      ]);
      await panel.getByText("3 files, 2 evenings").waitFor();
      if (process.env.PICTURE) await page.screenshot({ path: process.env.PICTURE, fullPage: true });
      await panel.getByText("Both are Ann Smith").click();
      expect(await rows()).toHaveLength(8);
      await panel.getByRole("group", { name: "Ladders" }).getByText("Pairs").click();
      expect(await rows()).toHaveLength(4);
      const set = async (row: string, field: string, value: string) => {
        await panel.locator(`.list-row[name=${row}]`).click();
        await panel.locator(`input[name=${field}]`).fill(value);
      };
      const back = () => panel.getByRole("button", { name: "Back" }).click();
      await set("best", "best", "x");
      expect(await panel.locator(".field [role=alert]").innerText()).toMatch(/is not a number of evenings/);
      await back();
      // Nothing is made of what is wrong, and why is said here too.
      expect(await panel.locator("table").count()).toBe(0);
      expect(await panel.locator("button[name=download]").count()).toBe(0);
      await panel.getByText(/is not a number of evenings/).waitFor();
      await set("best", "best", "1");
      await back();
      expect(await panel.locator("thead th").last().innerText()).toBe("IMPs, Best 1");
      await set("title", "season-title", "Friday club");
      await back();
      await panel.locator(".list-row[name=points]").click();
      await panel.getByText("Above average").click();
      await back();
      expect(await panel.locator(".list-row").allInnerTexts()).toEqual([
        expect.stringMatching(/Points for each evening\s+Above average/),
        expect.stringMatching(/Evenings that count\s+Best 1/),
        expect.stringMatching(/Title\s+Friday club/),
      ]);
      const download = await pressDownload(page);
      expect(download.suggestedFilename()).toBe("Friday club.xlsx");
      expect(isSeason(await readXlsx(await bytesOf(download)))).toBe(true);
    } finally {
      await page.close();
    }
  });

  test("matches are entered into the table of the league among them, whose workbook is handed over", async () => {
    const { page, errors } = await openPane(site(), OUTSIDE_OFFICE);
    try {
      await openSeasonFiles(page);
      const panel = page.locator("#panel-play");
      const choose = (...names: string[]) =>
        panel.locator("input[type=file][multiple]").setInputFiles(names.map((name) => path.join(folder, name)));
      await choose("match.xlsx", "strange.xlsx", "begun.xlsx", "one.xlsx", "text.xlsx", "league.xlsx");
      await panel.locator("table").first().waitFor();
      expect(await panel.getByText("1 match entered in the table; 1 of 3 have been played.").count()).toBe(1);
      const rows = await panel.locator("table tbody tr").allInnerTexts();
      expect(rows.map((row) => row.split(/\s+/)[0])).toEqual(["1", "2", ""]);
      expect(rows[0]).toMatch(/Reds.*12\.54/s);
      const [entered, others] = await Promise.all(
        ["Entered", "Remarks"].map((heading) =>
          panel
            .locator(".remarks", { hasText: new RegExp(`^${heading}`) })
            .locator("li")
            .allInnerTexts()
        )
      );
      expect(await panel.locator(".banner.fault").innerText()).toMatch(/1 of 6 files was not counted\s+text\.xlsx/);
      expect(entered).toEqual(["match.xlsx: Reds–Blues 11–0 IMPs."]);
      expect(others?.map((line) => line.slice(0, 40))).toEqual([
        expect.stringMatching(/^begun\.xlsx: 20 of 24 boards scored/),
        expect.stringMatching(/^strange\.xlsx: not in the table/),
        expect.stringMatching(/^one\.xlsx: not a match/),
      ]);
      if (process.env.PICTURE) await page.screenshot({ path: process.env.PICTURE, fullPage: true });
      const download = await pressDownload(page);
      const [session] = readSaved(await readXlsx(await bytesOf(download)));
      expect(session?.description).toMatchObject({ kind: "league", paper: "Letter", formulas: "add-in" });
      expect(session?.outcome.results).toMatchObject({ matches: [{ date: "2026-09-28", won: [11, 0] }] });
      await choose("one.xlsx", "two.xlsx");
      await panel.getByText("2 files, 2 evenings").waitFor();
      expect(errors).toEqual([]);
    } finally {
      await page.close();
    }
  });
});
