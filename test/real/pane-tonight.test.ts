import { readFileSync } from "node:fs";
import fc from "fast-check";
import type { Page } from "playwright-core";
import type { ScoredHome } from "../../src/sessions/home/score-home";
import type { SessionResults } from "../../src/sessions/results";
import { readSaved } from "../../src/workbook/reading/read-saved";
import { readXlsx } from "../../src/xlsx/read-xlsx";
import {
  bytesOf,
  choose,
  describeWithBrowser,
  fillIn,
  openPane,
  OUTSIDE_OFFICE,
  pressDownload,
  showField,
  valueOf,
  type Pane,
} from "../support/browser";
import { deleteEvening, eveningAction, openEvening } from "../support/evening-list";
import { testInSoak } from "../support/runs";
import { scanned } from "../support/scanned";
import { plainFourPairs, plainPoints } from "../support/plain-scorer";
import {
  PHONE,
  beginPlay,
  joinTable,
  bidButton,
  byPair,
  padBoard,
  played,
  playHere,
  reloaded,
  score,
  standings,
  takeSeats,
  tapBoard,
  toEvenings,
  toView,
} from "../support/tonight";
import { openPlace } from "../support/places";

describeWithBrowser("an evening that is played in the pane", (site) => {
  const panes: Pane[] = [];
  afterEach(async () => {
    for (const { page, errors } of panes.splice(0)) {
      expect(errors).toEqual([]);
      await page.context().close();
    }
  });

  async function begin(prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
    const pane = await openPane(site(), OUTSIDE_OFFICE, PHONE, prepare);
    panes.push(pane);
    await beginPlay(pane.page);
    return pane.page;
  }

  // Whole evenings, five pairs by taps and four pairs by keys: tonight-evenings.test.ts.
  testInSoak(
    "four pairs, 24 boards at both tables: a tap for each thing, reloads in between, and the score is right",
    async () => {
      const results = fc.sample(fc.tuple(played, played), 24);
      const page = await begin();
      let taps = 2;
      for (const table of [1, 2] as const) {
        if (table === 2) {
          await page.selectOption("select[aria-label=Table]", "2");
          taps += 2;
        }
        for (let board = 1; board <= 24; board++) {
          expect(await padBoard(page)).toBe(`Board ${board}`);
          taps += await tapBoard(page, results[board - 1]![table - 1]!);
          if (board % 9 === 0) {
            await reloaded(page);
            expect(await padBoard(page)).toBe(`Board ${board + 1}`);
          }
        }
      }
      expect(taps).toBeLessThanOrEqual(220);
      const totals = plainFourPairs(4, (table, board) => results[board - 1]![table - 1]);
      expect(await standings(page)).toEqual(byPair(totals));
      // At the end the workbook, with all that was tapped in its yellow cells.
      await page.click(".result-page .list-row:has-text('Excel workbook')");
      const [read] = readSaved(await readXlsx(await bytesOf(await pressDownload(page))));
      const { scored, results: found } = read!.outcome;
      expect((scored as ScoredHome).totals).toEqual(totals);
      expect((found as SessionResults).tables).toHaveLength(48);
    }
  );

  test("half a board outlives a reload; a slip is corrected, undone, and asked about", async () => {
    const page = await begin();
    await page.tap('button[aria-label="4 hearts"]');
    await page.tap('button[aria-label="North"]');
    await reloaded(page);
    expect(await page.getAttribute('button[aria-label="North"]', "aria-pressed")).toBe("true");
    await page.tap(".results button:text-is('More')");
    await page.tap('.results button:text-is("−8")');
    await page.tap(".accept .primary");
    expect(await page.innerText(".question")).toBe("Seven or more down?");
    await page.tap(".results button:text-is('Fewer')");
    await page.tap('.results button:text-is("=")');
    expect(await page.isVisible(".question")).toBe(false);
    expect(await score(page)).toBe("N\u2011S +420: 4♥ by North, made");
    await page.tap(".accept .primary");
    expect(await page.innerText(".sentence")).toBe("✓ Board 1: 4♥ by North, made: 420 for N\u2011S");
    await page.tap(".last .undo");
    expect(await padBoard(page)).toBe("Board 1");
    // What was undone is there to be mended.
    await page.tap('.results button:text-is("−1")');
    await page.tap(".accept .primary");
    await page.selectOption("select[aria-label=Board]", "1");
    expect(await score(page)).toBe("E\u2011W +50: 4♥ by North, 1 down");
  });

  test("by keyboard: a line and Enter each, and what cannot be read is said", async () => {
    const page = await begin();
    const type = async (line: string) => {
      await page.fill("input[name=typed]", line);
      await page.keyboard.press("Enter");
    };
    await type("4hn+1");
    await type("3nxs-2");
    await type("pass");
    expect(await padBoard(page)).toBe("Board 4");
    await type("9h");
    expect(await page.innerText(".fault")).toContain('"9h" is not a result for this board');
    expect(await padBoard(page)).toBe("Board 4");
    await page.selectOption("select[aria-label=Board]", "2");
    const points = plainPoints(2, { level: 3, strain: "NT", doubled: 1, declarer: "S", over: -2 });
    expect(await score(page)).toBe(`E\u2011W +${-points}: 3NT by South, doubled, 2 down`);
  });

  test("the end of a round says who moves; the other table's result is told after the own one", async () => {
    const page = await begin();
    for (let board = 1; board <= 4; board++) await tapBoard(page, null);
    expect(await page.innerText(".pad")).toMatch(
      /^Round 1 is over\s+Now boards 5–8[\s\S]+Pair 4\s+stays[\s\S]+Pair 2\s+from Table 2[\s\S]+Pair 3\s+was East[\s\S]+Pair 1\s+from Table 1/
    );
    // It can be read again: after a reload, and later among the standings.
    const moves = await page.innerText(".between");
    await reloaded(page);
    expect(await page.innerText(".between")).toBe(moves);
    await page.tap("button:text-is('Begin with board 5')");
    await toView(page, "Standings");
    await page.tap(".standings .list-row:has-text('Moves after Round 1')");
    expect(await page.innerText(".standings")).toMatch(
      /Moves after Round 1[\s\S]+Pair 4\s+stays[\s\S]+Pair 2\s+from Table 2[\s\S]+Pair 3\s+was East[\s\S]+Pair 1\s+from Table 1/
    );
    await toView(page, "Board");
    await page.selectOption("select[aria-label=Table]", "2");
    await page.tap(bidButton(1, "NT"));
    await page.tap('button[aria-label="South"]');
    expect(await page.innerText(".pad")).not.toContain("Table 1 has");
    await page.tap('.results button:text-is("=")');
    await page.tap(".accept .primary");
    expect(await page.innerText(".sentence")).toContain("Table 1 has 0: 3 IMPs to N\u2011S.");
  });

  test("a correction of an earlier round sends nobody anywhere; the end of the round in play does", async () => {
    const page = await begin();
    for (let board = 1; board <= 9; board++) await tapBoard(page, null);
    for (const board of [2, 4, 8]) {
      await page.selectOption("select[aria-label=Board]", String(board));
      await tapBoard(page, { level: 1, strain: "NT", doubled: 0, declarer: "S", over: 0 });
      expect(await page.innerText(".sentence")).toBe(`✓ Board ${board}: 1NT by South, made: 90 for N\u2011S`);
      expect([await page.isVisible(".between"), await padBoard(page)]).toEqual([false, "Board 10"]);
    }
    for (let board = 10; board <= 12; board++) await tapBoard(page, null);
    expect(await page.innerText(".pad h2")).toBe("Round 3 is over");
  });

  const sentence = (page: Page) => page.innerText(".sentence");
  const chooseBoard = (page: Page, board: number) => page.selectOption("select[aria-label=Board]", String(board));
  const option = (page: Page, board: number) =>
    page.$eval(`select[aria-label=Board] option[value="${board}"]`, (found) => found.textContent);

  test("what is tapped and not accepted is kept wherever somebody goes, and is named", async () => {
    const page = await begin();
    await page.tap(bidButton(4, "H"));
    await page.tap('button[aria-label="North"]');
    await page.tap('.results button:text-is("=")');
    await page.tap("button[aria-label='Next board']");
    expect(await page.innerText(".left")).toBe("Board 1 is not accepted, but your entry is kept.");
    await page.tap(bidButton(2, "S"));
    await page.selectOption("select[aria-label=Table]", "2");
    expect(await page.innerText(".left")).toContain("Board 2 is not accepted");
    await page.fill("input[name=typed]", "3nx");
    await chooseBoard(page, 4);
    expect(await page.inputValue("input[name=typed]")).toBe("");
    await reloaded(page);
    expect([await option(page, 1), await option(page, 2)]).toEqual(["Board 1 ✎ not accepted yet", "Board 2"]);
    await chooseBoard(page, 1);
    expect(await page.inputValue("input[name=typed]")).toBe("3nx");
    await toView(page, "Standings");
    expect(await page.innerText(".pending")).toMatch(
      /^Not accepted yet\s+Table 1, board 1: 4♥ by North, made: 420 for N\u2011S\s+Table 1, board 2\s+Table 2, board 1$/
    );
    await page.tap(".pending button");
    expect(await sentence(page)).toBe("Board 1 is not accepted yet: 4♥ by North, made: 420 for N\u2011S");
    expect(await page.getAttribute('button[aria-label="North"]', "aria-pressed")).toBe("true");
    // Undo takes back a tap each.
    const undo = () => page.tap(".last .undo");
    await undo();
    expect(await page.getAttribute('.results button:text-is("=")', "aria-pressed")).toBe("false");
    await undo();
    expect(await page.getAttribute('button[aria-label="North"]', "aria-pressed")).toBe("false");
    await undo();
    expect(await page.isVisible(".bidding-box")).toBe(true);
    expect(await option(page, 1)).toBe("Board 1");
  });

  test("what is undone is kept, and not accepted; of a correction that is left what was accepted counts", async () => {
    const page = await begin();
    await tapBoard(page, { level: 4, strain: "H", doubled: 0, declarer: "N", over: 0 });
    // In the middle of a board Undo takes back the tap, not the board before.
    await page.tap(bidButton(3, "C"));
    await page.tap(".last .undo");
    expect([await padBoard(page), await option(page, 1)]).toEqual(["Board 2", "Board 1 ✓"]);
    await page.tap(".last .undo");
    expect(await sentence(page)).toBe("Undone. Board 1 is no longer accepted: 4♥ by North, made: 420 for N\u2011S");
    await page.tap("button[aria-label='Next board']");
    expect(await option(page, 1)).toBe("Board 1 ✎ not accepted yet");
    await reloaded(page);
    await page.tap("button[aria-label='Previous board']");
    expect(await sentence(page)).toBe("Board 1 is not accepted yet: 4♥ by North, made: 420 for N\u2011S");
    await page.tap(".accept .primary");
    await chooseBoard(page, 1);
    await page.tap('button[aria-label="East"]');
    expect(await page.innerText(".counts")).toBe(
      "Until you accept it, the old result counts: 4♥ by North, made: 420 for N\u2011S"
    );
    await page.tap("button[aria-label='Next board']");
    expect(await option(page, 1)).toBe("Board 1 ✓ ✎ not accepted yet");
    await toView(page, "Standings");
    expect(await page.innerText(".pending")).toContain("Table 1, board 1: 4♥ by East, made: 420 for E\u2011W");
    expect(await page.innerText(".standings")).toMatch(/Table 1, boards 2–4/);
    await toView(page, "Phones");
    await toView(page, "Board");
    await chooseBoard(page, 1);
    await page.tap('button[aria-label="North"]');
    expect(await option(page, 1)).toBe("Board 1 ✓");
  });

  test("a line that cannot be read is accepted by no button", async () => {
    const page = await begin();
    for (const line of ["4hn+1", "4hn+12"]) await page.fill("input[name=typed]", line);
    await page.tap(".accept .primary");
    expect(await page.innerText("#typed-fault")).toBe("4H with result +12 needs 22 tricks: there are only 13.");
    expect(await padBoard(page)).toBe("Board 1");
    await page.fill("input[name=typed]", "4hn+2");
    await page.tap(".accept .primary");
    expect(await sentence(page)).toBe("✓ Board 1: 4♥ by North, 2 over: 480 for N\u2011S");
  });

  test("two tabs at one board: the other's result is seen, and not overwritten without a question", async () => {
    const page = await begin();
    await page.tap(bidButton(4, "S"));
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.waitForSelector(".pad");
    await chooseBoard(other, 2);
    const third = await page.context().newPage();
    await third.goto(page.url());
    await third.waitForSelector(".pad");
    // The second tab is at board 2, the first one in the middle of board 1.
    await chooseBoard(third, 2);
    await tapBoard(third, null);
    await other.waitForFunction(() => document.querySelector(".score")?.textContent === "0passed out");
    await chooseBoard(third, 1);
    await third.tap(".last .undo");
    await tapBoard(third, { level: 3, strain: "NT", doubled: 0, declarer: "N", over: 0 });
    await page.tap('button[aria-label="North"]');
    await page.tap('.results button:text-is("=")');
    await page.tap(".accept .primary");
    expect(await page.innerText(".question")).toBe(
      "Meanwhile, board 1 was changed to 3NT by North, made: 400 for N\u2011S. Which is right?"
    );
    await page.tap("button:has-text('Keep theirs')");
    expect(await sentence(page)).toBe("Board 1 keeps the other result.");
    await chooseBoard(page, 1);
    expect(await score(page)).toBe("N\u2011S +400: 3NT by North, made");
    // Of what somebody has only looked at, too, and the own one is taken where it is right.
    await chooseBoard(other, 3);
    await chooseBoard(third, 3);
    await tapBoard(third, null);
    await other.waitForFunction(() => document.querySelector(".score")?.textContent === "0passed out");
    await other.tap("button:text-is('Passed out')");
    await other.fill("input[name=typed]", "1nn=");
    await other.tap(".accept .primary");
    expect(await other.innerText(".question")).toContain("Meanwhile, board 3 was changed to passed out: 0");
    expect(await other.innerText(".accept .primary")).toBe("Use mine");
    await other.tap(".accept .primary");
    expect(await sentence(other)).toBe("✓ Board 3: 1NT by North, made: 90 for N\u2011S");
  });

  test("names and scoring are changed in play and the results stay; for other boards it is asked", async () => {
    const pane = await openPane(site(), OUTSIDE_OFFICE, { viewport: { width: 800, height: 740 } });
    panes.push(pane);
    const { page } = pane;
    const playIt = async () => {
      await openPlace(page, "workbook");
      await playHere(page);
    };
    await playIt();
    await takeSeats(page);
    for (const line of ["pass", "4hn="])
      await page.fill("input[name=typed]", line).then(() => page.keyboard.press("Enter"));
    await openPlace(page, "workbook");
    await fillIn(page, "pair-4", "Gus & Hal");
    await choose(page, "scoring", "matchpoints");
    await playIt();
    await page.waitForSelector(".pad");
    expect(await page.innerText(".compass")).toMatch(/Gus[\s\S]+Hal/);
    expect(await sentence(page)).toBe(
      "The evening continues with your changes. It has 2 of 48 results so far and keeps them."
    );
    expect(await padBoard(page)).toBe("Board 3");
    await openPlace(page, "workbook");
    await (await showField(page, "boards")).selectOption({ index: 0 });
    await playIt();
    await page.waitForSelector(".foot-bar .question");
    expect(await page.innerText(".foot-bar .question")).toMatch(
      /^Four pairs, .* is in play, with 2 of 48 results\. The game you have now chosen/
    );
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("question");
    await page.click("button:text-is('Go back to it')");
    expect(await padBoard(page)).toBe("Board 3");
    await toEvenings(page);
    expect(await page.$$(".kept li")).toHaveLength(1);
    await playIt();
    await page.click("button:text-is('Start another evening')");
    await takeSeats(page);
    expect(await padBoard(page)).toBe("Board 1");
    await page.fill("input[name=typed]", "pass");
    await page.keyboard.press("Enter");
    await toEvenings(page);
    expect(await page.$$(".kept li")).toHaveLength(2);
  });

  test("two phones: one sets the other up and takes its results by codes, and what differs is chosen", async () => {
    const first = await begin();
    await tapBoard(first, null);
    // The second phone's camera opens the link.
    const second = await joined(await shown(first), "Join at Table 2");
    expect(await second.inputValue("select[aria-label=Table]")).toBe("2");
    expect(await sentence(second)).toBe("1 result came with the code.");
    for (let board = 1; board <= 3; board++)
      await tapBoard(second, { level: 1, strain: "NT", doubled: 0, declarer: "S", over: 0 });
    const results = await shown(second);
    // On the first one board 2 of Table 2 was entered already, otherwise.
    await toView(first, "Board");
    await first.selectOption("select[aria-label=Table]", "2");
    await first.selectOption("select[aria-label=Board]", "2");
    await tapBoard(first, null);
    await first.goto(results);
    await first.waitForSelector(".merging");
    expect(new URL(first.url()).hash).toBe("");
    expect(await first.innerText(".merging")).toContain("2 new results, 1 already here, 1 differs: choose");
    expect(await first.innerText(".merging")).toMatch(
      /Into this evening: Four pairs · \w+ \d+, \d+\s+Use these\s*Do not use these$/
    );
    // Table 2 is where it was played; what counts is somebody's choice all the same.
    expect(await first.innerText(".merging")).toContain(
      "The other phone's result is probably right: it is the latest from that table."
    );
    expect(await first.locator(".merging input:checked").count()).toBe(0);
    await first.tap("button:text-is('Use these')");
    expect(await first.innerText(".merging .fault")).toBe("First choose a result for each board that differs.");
    await first.tap(".merging label:has-text('The other')");
    await first.tap("button:text-is('Use these')");
    expect(await first.innerText(".phones")).toContain("3 results added or changed.");
    await toView(first, "Standings");
    expect(await first.innerText(".standings")).toContain("1 of 24 boards scored");
    expect(await first.innerText(".standings")).toMatch(/Table 2, board 4/);
    // What was taken over at once is taken back at once.
    await toView(first, "Board");
    await first.tap(".last .undo");
    expect(await first.innerText(".sentence")).toBe("3 results accepted together have been undone.");
    await toView(first, "Standings");
    expect(await first.innerText(".standings")).toMatch(/Table 2, boards 1, 3–4/);
  });

  /** Begins once more what is played already, with names, and enters a board. */
  async function beginAnother(page: Page, name: string): Promise<void> {
    await toEvenings(page);
    await openPlace(page, "workbook");
    await fillIn(page, "pair-1", name);
    await openPlace(page, "play");
    await page.tap("button:text-is('Start another evening')");
    await takeSeats(page);
    await tapBoard(page, null);
  }

  async function shown(page: Page): Promise<string> {
    await toView(page, "Phones");
    await page.tap(".phones button:text-is('Show my code')");
    return scanned(page);
  }

  /** A phone whose camera opens a code, and which sits down at a table. */
  async function joined(link: string, at: string): Promise<Page> {
    const pane = await openPane({ ...site(), address: link }, OUTSIDE_OFFICE, PHONE);
    panes.push(pane);
    await joinTable(pane.page, at);
    return pane.page;
  }

  async function toRead(page: Page): Promise<void> {
    await toView(page, "Phones");
    for (const side of ["Show my", "Read a"]) await page.tap(`.phones button:text-is('${side} code')`);
  }

  async function pasted(page: Page, code: string): Promise<string> {
    await toRead(page);
    await page.fill("textarea[name=code]", code);
    return page.innerText(".merging");
  }

  const follow = async (page: Page, link: string, selector: string) => {
    await page.goto("about:blank");
    await page.goto(link);
    await page.waitForSelector(selector);
  };

  // Without a browser: test/taskpane/evening/phones/link.test.ts.
  testInSoak(
    "two evenings of one day: what comes goes to its own, or is asked about, by title, names and date",
    async () => {
      const page = await begin();
      await tapBoard(page, null);
      const evening = await shown(page);
      await beginAnother(page, "Ann & Bob");
      const own = await shown(page);
      // The second phone plays the first of the two evenings.
      const second = await joined(evening, "Join at Table 2");
      for (let board = 1; board <= 3; board++) await tapBoard(second, null);
      const results = await shown(second);
      // Pasted where the second evening is open it is sent to the first one, and a link goes there at once.
      expect(await pasted(page, results)).toContain("These results belong to another evening on this phone:");
      expect(await page.isVisible("button:text-is('Use these')")).toBe(false);
      await page.tap("button:text-is('Open that evening')");
      await page.waitForSelector(".merging >> text=3 new results");
      expect(await page.innerText(".merging")).not.toContain("Ann & Bob");
      await follow(page, own, ".merging");
      expect(await page.innerText(".merging")).toMatch(/1 already here\s+Into this evening: Four pairs · .*Ann & Bob/);
      await follow(page, results, ".merging");
      await page.tap("button:text-is('Use these')");
      expect(await page.innerText(".phones")).toContain("3 results added or changed.");
      // A phone that has begun on its own asks once.
      const third = await begin();
      await tapBoard(third, null);
      const question = "These results are from an evening that was started separately: use them?";
      expect(await pasted(third, own)).toMatch(/There: Ann & Bob\s+Into this evening: Four pairs/);
      expect(await pasted(third, results)).toContain(question);
      await third.tap("button:text-is('Do not use these')");
      expect(await third.inputValue("textarea[name=code]")).toBe("");
      await pasted(third, results);
      await third.tap("button:text-is('Use these')");
      expect(await pasted(third, results)).toMatch(/^4 already here\s+Into this evening/);
      // And one that scans the evening is asked whether it is the one that it has.
      const fourth = await begin();
      await tapBoard(fourth, null);
      await follow(fourth, evening, ".which");
      expect(await fourth.innerText(".which")).toContain("1 of 48 results");
      await fourth.tap(".which button:text-is('None of these: start it as a new evening')");
      await fourth.tap(".which button:text-is('Join at Table 2')");
      await fourth.waitForSelector(".bidding-box");
      await follow(fourth, results, ".merging");
      expect(await fourth.innerText(".merging")).not.toContain(question);
      // Results of an older page say nothing of their evening.
      await follow(fourth, results.replace(/#.*/, "#OT1AAAAAAAA"), ".fault");
      expect(await fourth.innerText(".fault")).toContain("incomplete");
    }
  );

  // Without a browser: test/play/merge.test.ts.
  testInSoak("two phones at one table: each is asked once, and nothing is chosen for it", async () => {
    const one = await begin();
    await tapBoard(one, null);
    const other = await joined(await shown(one), "At Table 1, in place of the other phone");
    await other.selectOption("select[aria-label=Board]", "1");
    await tapBoard(other, { level: 1, strain: "NT", doubled: 0, declarer: "S", over: 0 });
    const [ones, others] = [await shown(one), await shown(other)];
    for (const [page, code] of [
      [one, others],
      [other, ones],
    ] as const) {
      expect(await pasted(page, code)).toMatch(/^1 differs: choose/);
      expect(await page.$$(".merging input:checked")).toHaveLength(0);
      await page.tap("button:text-is('Use these')");
      expect(await page.innerText(".merging .fault")).toBe("First choose a result for each board that differs.");
      await page.tap(".merging label:has-text('This phone')");
      await page.tap("button:text-is('Keep what is here')");
      expect(await page.innerText(".phones")).toContain("Nothing has changed on this phone.");
      expect(await pasted(page, code)).toMatch(/^1 as decided before/);
      expect(await page.innerText(".merging button.primary")).toBe("OK");
    }
  });

  // Without a browser: test/taskpane/evening/phones/link.test.ts.
  testInSoak("a link of half a million letters is refused at once, and one that was cut is said to be", async () => {
    const page = await begin();
    const { origin, pathname } = new URL(page.url());
    for (const [code, fault] of [
      ["OTS1".padEnd(500_000, "A"), "at most 4000 characters"],
      ["OT2".padEnd(500_000, "A"), "at most 4000 characters"],
      ["OT2abc", "incomplete"],
    ] as const) {
      await follow(page, `${origin}${pathname}#${code}`, ".tonight .fault");
      expect(await page.innerText(".tonight .fault")).toContain(fault);
    }
    await page.tap("button:text-is('Continue playing')");
    await toRead(page);
    await page.fill("textarea[name=code]", "OT2".padEnd(500_000, "A"));
    expect(await page.innerText(".phones .fault")).toContain("at most 4000 characters");
  });

  test("a link of an evening that is not here, and one that was changed", async () => {
    const page = await begin();
    await tapBoard(page, null);
    const link = await shown(page);
    const stranger = await openPane({ ...site(), address: link }, OUTSIDE_OFFICE, PHONE);
    panes.push(stranger);
    await stranger.page.waitForSelector(".which");
    expect(await stranger.page.innerText(".which")).toMatch(/^Join this evening\s+Four pairs/);
    // It waits there, whatever becomes of the page, and can be copied on.
    await stranger.page.reload();
    await stranger.page.waitForSelector(".which");
    await stranger.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await stranger.page.tap("button:text-is('Copy the code')");
    await stranger.page.waitForSelector(".which [role=status]:has-text('Copied')");
    expect(await stranger.page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await stranger.page.tap("button:text-is('Discard this code')");
    await stranger.page.reload();
    await stranger.page.waitForSelector(".tonight button:text-is('Start')");
    await toRead(page);
    await page.fill("textarea[name=code]", link.slice(0, -1));
    expect(await page.innerText(".phones .fault")).toContain("This code is incomplete");
    await page.tap("button:text-is('Read a code again')");
    await page.fill("textarea[name=code]", "hello");
    expect(await page.innerText(".phones .fault")).toContain("There is no code");
  });

  test("two tabs of the same browser lose nothing of each other", async () => {
    const page = await begin();
    await tapBoard(page, null);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.waitForSelector(".pad");
    await tapBoard(other, null);
    await page.selectOption("select[aria-label=Board]", "3");
    await tapBoard(page, null);
    await other.selectOption("select[aria-label=Board]", "4");
    await tapBoard(other, null);
    for (const each of [page, other]) {
      await toView(each, "Standings");
      expect(await each.innerText(".standings")).toMatch(/Table 2, boards 1–4/);
    }
  });

  test("where the browser keeps nothing it is said, and the evening goes on", async () => {
    const page = await begin((blank) =>
      blank.addInitScript(() => {
        Object.defineProperty(window, "localStorage", {
          get: () => {
            throw new DOMException("no", "SecurityError");
          },
        });
      })
    );
    expect(await page.innerText(".evening > .fault")).toContain("This browser does not save results");
    await tapBoard(page, null);
    expect(await padBoard(page)).toBe("Board 2");
  });

  test("evenings are kept side by side, opened again and deleted", async () => {
    const page = await begin();
    await tapBoard(page, null);
    await toEvenings(page);
    await openPlace(page, "play");
    await page.tap("button:text-is('Start another evening')");
    await takeSeats(page);
    expect(await padBoard(page)).toBe("Board 1");
    // One without any result is not kept.
    for (let board = 1; board <= 2; board++) await tapBoard(page, null);
    await toEvenings(page);
    expect(await page.$$(".kept li")).toHaveLength(2);
    await eveningAction(page, "Keep a copy");
    await deleteEvening(page);
    expect(await page.$$(".kept li")).toHaveLength(1);
    await openEvening(page);
    expect(await padBoard(page)).toBe("Board 2");
  });

  test("an evening in play is what the page opens with; the next one is a press away, with the same names", async () => {
    const pane = await openPane(site(), OUTSIDE_OFFICE, { viewport: { width: 800, height: 740 } }, (blank) =>
      blank.clock.setFixedTime("2026-11-20T20:00:00")
    );
    panes.push(pane);
    const { page } = pane;
    await fillIn(page, "pair-1", "Ann & Bob");
    await playHere(page);
    await takeSeats(page);
    await openPlace(page, "scores");
    // Whoever presses Play once more goes on with the same evening.
    await openPlace(page, "workbook");
    await openPlace(page, "play");
    expect(await padBoard(page)).toBe("Board 1");
    await toEvenings(page);
    await openPlace(page, "workbook");
    await playHere(page);
    // Nothing was lost with the first one, which was not kept.
    await takeSeats(page);
    await openPlace(page, "scores");
    await page.reload();
    await page.waitForSelector(".pad");
    await page.clock.setFixedTime("2026-11-24T20:00:00");
    await page.reload();
    await openPlace(page, "workbook");
    expect(await valueOf(page, "pair-1")).toBe("Ann & Bob");
    await playHere(page);
    await takeSeats(page);
    expect(await page.innerText(".compass")).toMatch(/Ann[\s\S]+Bob/);
    await page.click("button:text-is('Passed out')");
    await page.click(".accept .primary");
    await toEvenings(page);
    expect(await page.locator(".kept .title").allInnerTexts()).toEqual([
      expect.stringContaining("Four pairs, Nov 24"),
      expect.stringContaining("Four pairs, Nov 20"),
    ]);
  });

  test("a copy opens again on another device; what is none is said", async () => {
    const page = await begin();
    await tapBoard(page, null);
    await toEvenings(page);
    const [download] = await Promise.all([page.waitForEvent("download"), eveningAction(page, "Keep a copy")]);
    expect(download.suggestedFilename()).toMatch(/^Four pairs .*\.json$/);
    const copy = await download.path();
    const other = await begin();
    await toEvenings(other);
    const choose = (name: string, buffer: Buffer) =>
      other.setInputFiles(".drop-zone input", { name, buffer, mimeType: "application/json" });
    await choose("notes.json", Buffer.from("{}"));
    // The file is read first.
    await other.waitForSelector(".drop-zone .fault:not(:empty)");
    expect(await other.innerText(".drop-zone .fault")).toContain("notes.json is not a saved evening");
    await choose("copy.json", readFileSync(copy));
    await other.waitForSelector(".pad");
    await other.selectOption("select[aria-label=Board]", "1");
    expect(await score(other)).toContain("passed out");
  });
});
