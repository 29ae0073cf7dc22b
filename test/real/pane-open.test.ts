import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { scoreCsv, planSession } from "../../src/sessions/kinds";
import { readSaved } from "../../src/workbook/reading/read-saved";
import type { Workbook } from "../../src/workbook/model";
import { readXlsx } from "../../src/xlsx/read-xlsx";
import {
  bytesOf,
  choose,
  describeWithBrowser,
  fillIn,
  kindOf,
  openPane,
  OUTSIDE_OFFICE,
  type Pane,
  pressDownload,
  showForm,
  valueOf,
  wayOut,
} from "../support/browser";
import { fileOf, oneBehindTheOther, playedWorkbook, typedInto, withoutRound } from "../support/played-files";
import { runs } from "../support/runs";
import { presence, swissWorkbook, SWISS, TWO_ROUNDS, withPayments } from "../support/swiss-evening";
import { openPlace } from "../support/places";

const READY = path.join(__dirname, "../../docs/ready");
const CSV = "table,board,contract,declarer,result,points\n1,1,4H,N,=,420\n2,1,4H,N,-1,-50\n1,24,3NT,E,+1,-430";
const EVENING = { boards: 24, pairs: ["Ann & Bob", "Cy & Di", "Eve & Flo", "Gus & Hal"], title: "Friday" };

const evening = () => playedWorkbook("four-pairs", EVENING, CSV);

type Chosen = Parameters<Page["setInputFiles"]>[1];

/** Opens a file, and gives what stands there then. */
async function open({ page }: Pane, file: Chosen): Promise<string> {
  await openPlace(page, "open");
  const inner = page.locator("#panel-open .page .page .bar > [aria-label=Back]:visible");
  while (await inner.count()) await inner.click();
  await page.setInputFiles("#panel-open input[type=file]", file);
  await page.waitForSelector(
    "#panel-open :is(.progress, .event > .foot-bar), #panel-open .drop-zone .fault:not(:empty)"
  );
  return page.innerText("#panel-open");
}

/** The session of a downloaded workbook. */
async function downloaded({ page }: Pane) {
  await changing(page);
  const [session] = readSaved(await readXlsx(await bytesOf(await pressDownload(page, CHANGE))));
  return session!;
}

/** Opens a tool of the opened event. */
async function openTool(page: Page, name: string): Promise<void> {
  const part = page.locator("#panel-open .event > .segments > :nth-child(3)");
  if (await part.isVisible()) await part.click();
  await page.click(`#panel-open .event-tools [name=${name}]`);
}

/** Presses the button at an event's foot. */
const NEXT = "#panel-open .event > .foot-bar > [name=next]";

/** The form of an opened workbook. */
const CHANGE = "#panel-open form.change";

/** Opens the form of the opened workbook. */
async function changing(page: Page): Promise<void> {
  if ((await page.locator(CHANGE).count()) > 0) return;
  if ((await page.locator("#panel-open .event").count()) > 0) await openTool(page, "change");
  else await page.click("#panel-open .list-row[name=change]");
}

describeWithBrowser("a workbook opened in a browser", (site) => {
  let pane: Pane;
  beforeEach(async () => (pane = await openPane(site(), OUTSIDE_OFFICE)));
  afterEach(async () => {
    expect(pane.errors).toEqual([]);
    await pane.page.context().close();
  });

  test("ready workbooks are opened, one after the other", async () => {
    const files = readdirSync(READY).filter((name) => name.endsWith(".xlsx"));
    expect(files.length).toBeGreaterThan(8);
    // Without a pane test/workbook/reading/ reads all kinds.
    for (const name of files.filter((_, i) => i % runs({ ci: 16, soak: 1 }) === 0)) {
      const buffer = readFileSync(path.join(READY, name));
      const [{ plan }] = readSaved(await readXlsx(buffer)) as [ReturnType<typeof readSaved>[0]];
      await open(pane, { name, mimeType: "", buffer });
      const isEvent = plan.kind === "swiss-event" || plan.kind === "league";
      await pane.page.waitForSelector(`#panel-open .bar h1:text-is("${isEvent ? plan.title : name}")`);
      if (!isEvent) expect(await pane.page.innerText("#panel-open .card > h2")).toBe(plan.title);
    }
  });

  test("an evening: how it stands, what is wrong, and the same made anew with its formulas changed", async () => {
    const said = await open(pane, await fileOf(typedInto(evening(), { "Table 1!D7": "9H" })));
    expect(said).toMatch(/Friday\s+Four pairs · 24 boards/);
    expect(said).toContain("1 of 24 boards scored");
    expect(said).toMatch(/Table 1!D7\s+Contract: /);
    const { page } = pane;
    await changing(page);
    expect(await valueOf(page, "pair-2", CHANGE)).toBe("Cy & Di");
    await choose(page, "formulas", "add-in", CHANGE);
    await choose(page, "scoring", "vps", CHANGE);
    await fillIn(page, "title", "Friday club", CHANGE);
    const { description, outcome } = await downloaded(pane);
    expect(description).toMatchObject({ formulas: "add-in", options: { title: "Friday club", scoring: "vps" } });
    const plan = planSession("four-pairs", { ...EVENING, title: "Friday club", scoring: "vps" });
    expect(outcome.csv()).toBe(scoreCsv(plan, CSV).csv());
  });

  test("boards that were played and would be no more: refused above the button, in words", async () => {
    await open(pane, await fileOf(evening()));
    const { page } = pane;
    await changing(page);
    await choose(page, "boards", "18/6", CHANGE);
    await showForm(page, CHANGE);
    await page.waitForSelector(`${CHANGE} .foot-bar .fault:has-text('The results so far do not fit these options')`);
    const button = page.locator(`${CHANGE} ${wayOut("Download")}`);
    expect(await button.isDisabled()).toBe(true);
    await choose(page, "boards", "24/6", CHANGE);
    await showForm(page, CHANGE);
    expect(await button.isDisabled()).toBe(false);
    expect(await page.locator(`${CHANGE} .foot-bar .fault`).count()).toBe(0);
  });

  test("opening a workbook changes no form, and what is changed for it is there until another is opened", async () => {
    const { page } = pane;
    await fillIn(page, "pair-1", "Zoe & Yann");
    await choose(page, "boards", "18/6");
    await open(pane, await fileOf(evening()));
    expect((await downloaded(pane)).plan).toMatchObject({ pairs: EVENING.pairs, boards: 24 });
    await fillIn(page, "pair-1", "Una & Vic", CHANGE);
    await showForm(page, CHANGE);
    await page.click("#panel-open .bar > [aria-label=Back]:visible");
    await openPlace(page, "workbook");
    expect([await valueOf(page, "pair-1"), await valueOf(page, "boards")]).toEqual(["Zoe & Yann", "18/6"]);
    await openPlace(page, "open");
    expect((await downloaded(pane)).plan).toMatchObject({ pairs: ["Una & Vic", ...EVENING.pairs.slice(1)] });
    await open(pane, await fileOf(swissWorkbook()));
    await changing(page);
    expect(await valueOf(page, "list", CHANGE)).toBe(SWISS.teams.join("\n"));
    await openPlace(page, "workbook");
    expect(await kindOf(page)).toBe("four-pairs");
  });

  test("results that are brought in are those of the opened session", async () => {
    const { page } = pane;
    await open(pane, await fileOf(evening()));
    await page.click("#panel-open .list-row[name=results]");
    await page.fill("#panel-open textarea", CSV);
    await page.waitForSelector("#panel-open caption:has-text('1 of 24 boards scored')");
    const [made] = readSaved(await readXlsx(await bytesOf(await pressDownload(page, "#panel-open"))));
    expect([made!.plan.title, made!.outcome.csv()]).toEqual([
      "Friday",
      scoreCsv(planSession("four-pairs", EVENING), CSV).csv(),
    ]);
  });

  test("a Swiss event: the next round, and the workbook made anew that has it", async () => {
    const said = await open(pane, await fileOf(withoutRound(swissWorkbook(), 3)));
    expect(said).toMatch(/Round 3, boards 15–21\nTable 1: /);
    expect(said).toContain("Pair round 3");
    const { plan, outcome } = await downloaded(pane);
    expect(plan).toMatchObject({ teams: SWISS.teams, rounds: 5 });
    expect(
      outcome
        .csv()
        .split("\r\n")
        .filter((line) => /^[12],/.test(line))
    ).toHaveLength(8);
    expect(outcome.csv()).toContain("3,Golds,Reds,");
    expect(scoreCsv(plan, TWO_ROUNDS).report.rows).toEqual(outcome.report.rows);
  });

  test("a match is entered by the score sheets of its two tables, and has its result slip", async () => {
    const { page } = pane;
    const room = (table: number, tricks: readonly number[]) =>
      playedWorkbook(
        "team-match",
        { form: "swiss", home: "Golds", away: "Reds", boards: 7, "first-board": 15 },
        ["table,board,contract,declarer,result", ...tricks.map((t, i) => `${table},${15 + i},4H,N,${t}`)].join("\n")
      );
    const rooms = [
      await fileOf(room(1, [0, 1, -1, 2, 0, -2, 0]), "room 1.xlsx"),
      await fileOf(room(2, [0, -1, 0, 2, 1, 0, -1]), "room 2.xlsx"),
    ];
    const sheets = "#panel-open .score-sheets";
    await page.evaluate(() => Object.assign(window, { showSaveFilePicker: undefined }));
    await open(pane, await fileOf(withPayments(swissWorkbook())));
    await openTool(page, "sheets");
    // One room alone is no match.
    await page.setInputFiles(`${sheets} input[type=file]`, rooms[0]!);
    await page.waitForSelector(`${sheets} :text("missing: 15, 16, 17, 18, 19, 20, 21 at Table 2")`);
    await page.setInputFiles(`${sheets} input[type=file]`, rooms);
    await page.waitForSelector(`${sheets} caption:has-text("Round 3: 4 Golds – 1 Reds 23–24 IMPs, 9–11 VPs")`);
    expect(await page.innerText(`${sheets} tbody tr:nth-child(2)`)).toBe("16\t4H N +1 450\t4H N -1 -50\t11\t");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.click(`${sheets} button:text-is("Enter the match and save evening.xlsx")`),
    ]);
    const [session] = readSaved(await readXlsx(await bytesOf(download)));
    expect(session?.outcome.csv()).toContain("3,Golds,Reds,-1");
    await page.waitForSelector(`${sheets} .message[data-intent=success]:has-text("Payments stayed as before")`);
    const slip = await readXlsx(await bytesOf(await pressDownload(page, sheets)));
    expect(slip.sheets.map(({ name }) => name)).toContain("Result slip");
    // Once more it is known.
    await page.setInputFiles(`${sheets} input[type=file]`, rooms);
    await page.waitForSelector(`${sheets} :text("the event has the same result already")`);
    expect(await page.locator(`${sheets} .ways button`).count()).toBe(0);
    // What is shown is the event with the match.
    await page.click("#panel-open .bar > [aria-label=Back]:visible");
    await page.waitForSelector("#panel-open .event:has-text('Round 3 of 5: 1 of 4 matches scored')");
  });

  test("a round is paired in the event's own file, or in a download of its name; and again while it has no result", async () => {
    const { page } = pane;
    // What a browser asks whoever is there cannot be pressed here.
    await page.evaluate(() => {
      const saved: number[][] = [];
      const bytesOf = async (part: Uint8Array) => void saved.push([...part]);
      const writing = { write: bytesOf, close: async () => undefined, abort: async () => undefined };
      const handle = { createWritable: async () => writing };
      Object.assign(window, { saved, showSaveFilePicker: async () => handle });
    });
    await open(pane, await fileOf(withoutRound(swissWorkbook(), 3)));
    await page.click(NEXT);
    await page.waitForSelector('#panel-open .message p:text-is("Round 3 is paired in evening.xlsx.")');
    // It is shown as it is in the file, with nothing to be paired again; what was there before is offered.
    await page.waitForSelector("#panel-open .match [name='3-1-1']");
    expect([await page.innerText(NEXT), await page.isDisabled(NEXT)]).toEqual(["Pair round 4", true]);
    const [before] = await Promise.all([
      page.waitForEvent("download"),
      page.click('#panel-open button:text-is("Keep the file as it was before")'),
    ]);
    expect(before.suggestedFilename()).toBe("evening before.xlsx");
    expect(readSaved(await readXlsx(await bytesOf(before)))[0]?.outcome.csv()).not.toContain("3,Golds,Reds,");
    const [bytes = []] = await page.evaluate(() => (window as unknown as { saved: number[][] }).saved);
    const [session] = readSaved(await readXlsx(Uint8Array.from(bytes)));
    expect(session?.outcome.csv()).toContain("3,Golds,Reds,");

    await page.evaluate(() => Object.assign(window, { showSaveFilePicker: undefined }));
    const withdrawn = typedInto(swissWorkbook(), { [`Standings!${presence().column}13`]: 3 });
    expect(await open(pane, await fileOf(withdrawn))).toContain("Pair round 3 again");
    const [download] = await Promise.all([page.waitForEvent("download"), page.click(NEXT)]);
    expect(download.suggestedFilename()).toBe("evening.xlsx");
    await page.waitForSelector("#panel-open .message[data-intent=success]");
    expect(await page.innerText("#panel-open .message")).toMatch(
      /evening.xlsx, in the downloads[^]*paired again: .*new: /
    );

    // What is printed of the round, and nothing else.
    await openTool(page, "print");
    await page.selectOption("#panel-open select[name=print]", "slips");
    const slips = await readXlsx(await bytesOf(await pressDownload(page, "#panel-open .print-round")));
    expect(slips.sheets.map(({ name }) => name)).toEqual(["Result slips"]);

    // A cell that cannot be read would be lost.
    await open(pane, await fileOf(typedInto(withoutRound(swissWorkbook(), 3), { "Round 1!I7": "9,5,5" })));
    expect(await page.isDisabled(NEXT)).toBe(true);
    expect(await page.innerText("#panel-open .event > .foot-bar")).toContain("Round 1!I7");
  });

  test("sheets of somebody's own stay in the file, which is only written where nobody has changed it since", async () => {
    const { page } = pane;
    await page.evaluate(() => Object.assign(window, { showSaveFilePicker: undefined }));
    const folder = mkdtempSync(path.join(tmpdir(), "own-sheets-"));
    const event = path.join(folder, "event.xlsx");
    const save = async (workbook: Workbook) => writeFileSync(event, (await fileOf(workbook)).buffer);
    const press = () => page.click(NEXT);
    await save(withPayments(withoutRound(swissWorkbook(), 3)));
    await open(pane, event);
    // Saved in Excel meanwhile: a result of round 2 is another one.
    await save(withPayments(typedInto(withoutRound(swissWorkbook(), 3), { "Round 2!F6": 11 })));
    await press();
    await page.waitForSelector("#panel-open .message[data-intent=error]");
    expect(await page.innerText("#panel-open .message")).toMatch(/^(event.xlsx could not be read|Nothing was saved)/);

    // A press clears the field, so that the same file can be chosen.
    await page.click("#panel-open .bar > [aria-label=Back]:visible");
    const pressing = page.click("#panel-open input[type=file] >> nth=0");
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), pressing]);
    await chooser.setFiles(event);
    await page.waitForSelector("#panel-open .message", { state: "detached" });
    const [download] = await Promise.all([page.waitForEvent("download"), press()]);
    await page.waitForSelector("#panel-open .message[data-intent=success]");
    expect(await page.innerText("#panel-open .message")).toContain("Payments stayed as before.");
    const paired = await readXlsx(await bytesOf(download));
    expect(paired.sheets.at(-1)?.cells).toEqual([
      expect.objectContaining({ value: "Reds" }),
      expect.objectContaining({ formula: "Standings!B6" }),
    ]);
    const [session] = readSaved(paired);
    expect(session?.outcome.csv()).toMatch(/2,Reds,Greys,11[^]*3,/);
    rmSync(folder, { recursive: true });
  });

  test("several sessions: a list to choose from, each with its own options", async () => {
    const said = await open(pane, await fileOf(oneBehindTheOther(evening(), swissWorkbook())));
    expect(said).toContain("2 sessions are in this workbook");
    const { page } = pane;
    await page.selectOption("[name=opened]", { label: "Sunday Swiss, November 15, 2026 (Standings (2) …)" });
    await page.waitForSelector("#panel-open .bar h1:text-is('Sunday Swiss')");
    await page.waitForSelector("#panel-open .event");
    expect((await downloaded(pane)).plan.title).toBe("Sunday Swiss");
  });

  test("none, damaged, empty, locked: one sentence beside the field, and nothing of the file before", async () => {
    const { buffer } = await fileOf(evening());
    const { page } = pane;
    await open(pane, await fileOf(evening()));
    const sentences: Record<string, [Buffer, string]> = {
      "empty.xlsx": [Buffer.alloc(0), "This file is empty"],
      "text.xlsx": [Buffer.from("Reds,Blues,12"), "This file is text, not a workbook"],
      "half.xlsx": [buffer.subarray(0, 9000), "The end of this file is missing"],
      "large.xlsx": [Buffer.alloc(21_000_000), "This file is larger than 20 MB"],
      "locked.xlsx": [Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(2000)]), "old format (.xls)"],
    };
    await page.click("#panel-open .bar > [aria-label=Back]:visible");
    for (const [name, [bytes, sentence]] of Object.entries(sentences)) {
      await page.setInputFiles("#panel-open input[type=file]", { name, mimeType: "", buffer: bytes });
      await page.waitForFunction(
        (text) => document.querySelector("#panel-open .drop-zone .fault")?.textContent?.includes(text),
        sentence
      );
      expect(await page.locator("#panel-open .report").count()).toBe(0);
    }
    expect(await open(pane, await fileOf(evening()))).toContain("1 of 24 boards scored");
  });

  test("a file that is dropped is opened; two are refused", async () => {
    const { page } = pane;
    await openPlace(page, "open");
    await page.waitForSelector("#panel-open input[type=file]");
    const drop = async (files: number) => {
      const text = (await fileOf(evening())).buffer.toString("base64");
      await page.evaluate(
        ([content, count]) => {
          const dataTransfer = new DataTransfer();
          const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
          for (let i = 0; i < count; i++) dataTransfer.items.add(new File([bytes], `drop-${i}.xlsx`));
          const at = document.querySelector("main")!;
          for (const type of ["dragover", "drop"])
            at.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
        },
        [text, files] as const
      );
    };
    await drop(2);
    await page.waitForSelector("#panel-open .fault:has-text('2 files were dropped: open one workbook at a time.')");
    await drop(1);
    await page.waitForSelector("#panel-open .bar h1:text-is('drop-0.xlsx')");
  });

  test("a workbook chosen as CSV is said to belong on this tab", async () => {
    const { page } = pane;
    await openPlace(page, "results");
    await page.setInputFiles("#panel-results input[type=file]", await fileOf(evening()));
    await page.waitForSelector("#panel-results .fault:has-text('use “Open a workbook”')");
  });

  test("by keyboard alone: from the tab to the file, and to the new workbook", async () => {
    const { page } = pane;
    await openPlace(page, "more");
    await page.focus("#panel-more [name=open]");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#panel-open:not([hidden]) input[type=file]");
    // Long before it comes: a browser that is busy would open its own.
    const choosing = page.waitForEvent("filechooser");
    await page.focus("#panel-open h1:visible");
    for (let i = 0; i < 4; i++) {
      await page.keyboard.press("Tab");
      if (await page.evaluate(() => document.activeElement?.matches("#panel-open input[type=file]"))) break;
    }
    await page.keyboard.press("Enter");
    const chooser = await choosing;
    await chooser.setFiles(await fileOf(evening()));
    await page.waitForSelector("#panel-open .report");
    const saved = page.waitForEvent("download");
    for (const target of ["[name=change]", "[name=download]"]) {
      await page.waitForSelector(`#panel-open ${target}`);
      for (let i = 0; i < 12; i++) {
        await page.keyboard.press("Tab");
        if (await page.evaluate((at) => document.activeElement?.matches(at), target)) break;
      }
      await page.keyboard.press("Enter");
    }
    expect((await saved).suggestedFilename()).toBe("Friday.xlsx");
  });

  test("the tab that was open last comes back", async () => {
    await openPlace(pane.page, "open");
    await pane.page.reload();
    await pane.page.waitForSelector("#panel-open:not([hidden]) input[type=file]");
  });
});
