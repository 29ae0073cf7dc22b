import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { chooseKind, describeWithBrowser, openPane, OUTSIDE_OFFICE, type Pane } from "../support/browser";
import { openPlace } from "../support/places";

const SENT = [
  "22/11/2026, 19:45 - Ann: Table 1",
  "22/11/2026, 19:46 - Ann: Bd 1 4H N +1; Bd 2 3NT E = 400",
  "22/11/2026, 19:47 - Bob: T2 1 4♥ N =",
  "22/11/2026, 19:47 - Cy: who brings wine?",
  "22/11/2026, 19:49 - Bob: T2 2 3nt x by West lucky",
].join("\n");

describeWithBrowser("messages and copied tables in the pane", (site) => {
  let pane: Pane;
  let page: Page;
  beforeEach(async () => {
    pane = await openPane(site(), OUTSIDE_OFFICE);
    page = pane.page;
    await openPlace(page, "results");
  });
  afterEach(() => page.context().close());

  const outcome = () => page.innerText("#panel-results .brought-in");
  const use = () => page.locator("#panel-results .understood button");

  test("what was understood is listed, and counts after a press", async () => {
    await page.fill("#panel-results textarea", SENT);
    await use().waitFor();
    const listed = await outcome();
    expect(listed).toContain("Table 1, board 2: 3NT by East, made: -400");
    expect(listed).toContain('Line 5: "T2 2 3nt x by West lucky": "lucky" is not understood');
    expect(listed).toContain("One line has neither a number nor a contract");
    expect(listed).not.toContain("Place");
    if (process.env.PICTURES) {
      mkdirSync(process.env.PICTURES, { recursive: true });
      await page.screenshot({ path: `${process.env.PICTURES}/understood.png`, fullPage: true });
    }
    await use().click();
    await page.waitForSelector("#panel-results .report");
    expect(await outcome()).toContain("Place");
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("brought-in");
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/used.png`, fullPage: true });
  });

  test("another text is looked through again, and one without tables cannot be used", async () => {
    await page.fill("#panel-results textarea", SENT);
    await use().click();
    await page.waitForSelector("#panel-results .report");
    await page.fill("#panel-results textarea", `${SENT}\nAnn: T1 3 pass`);
    await use().waitFor();
    expect(await outcome()).toContain("Table 1, board 3: passed out: 0");
    await page.fill("#panel-results textarea", "Bd 1 4H N +1\nBd 1 pass");
    await page.waitForSelector("#panel-results .faults");
    expect(await outcome()).toContain("This line and 1 more do not name the table");
    expect(await use().count()).toBe(0);
  });

  test("a record of play as PBN counts at once", async () => {
    await openPlace(page, "workbook");
    await chooseKind(page, "team-match");
    await openPlace(page, "results");
    await page.setInputFiles(
      "#panel-results input[type=file]",
      path.join(__dirname, "../../examples/league-match.pbn")
    );
    await page.waitForSelector("#panel-results .report");
    // As the record's IMPs were worked out by hand: test/exchange.
    expect(await outcome()).toMatch(/Away\s+82\s+13\.34/);
    expect(await use().count()).toBe(0);
  });

  test("CSV counts at once", async () => {
    await page.fill("#panel-results textarea", "table,board,points\n1,1,420\n2,1,400");
    await page.waitForSelector("#panel-results .report");
    expect(await use().count()).toBe(0);
  });
});
