import type { Page } from "playwright-core";
import { violations } from "../support/axe";
import { bytesOf, choose, chooseKind, describeWithBrowser, openPane, OUTSIDE_OFFICE } from "../support/browser";
import { scanned } from "../support/scanned";
import {
  beginPlay,
  joinTable,
  padBoard,
  PHONE,
  reloaded,
  score,
  standings,
  tapBoard,
  toTable,
  toView,
  unbound,
} from "../support/tonight";
import { openPlace } from "../support/places";

/** In round 1 of six pairs 1 and 6 sit at Table 1, 2 and 5 at Table 2, 4 and 3 at Table 3. */
const BOARDS_A_ROUND = 3;
/** As phones are: a camera reads long codes of them. */
const SHARP = { ...PHONE, deviceScaleFactor: 3 };
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

describeWithBrowser("what the Director rules on a phone", (site) => {
  const open = async () => openPane(site(), OUTSIDE_OFFICE, SHARP);
  const toBoard = (page: Page, board: number) => page.selectOption("select[aria-label=Board]", String(board));
  const view = toView;
  const direct = async (page: Page) => {
    await view(page, "Director");
    await page.waitForSelector(".director");
  };
  const back = (page: Page) => page.tap(".director .bar [aria-label=Back]");
  const rulings = async (page: Page) => (await page.locator(".ruled li > span").allInnerTexts()).map(unbound);
  const part = (page: Page, name: string) => page.tap(`.director .list-row:has-text('${name}')`);

  /** Six pairs, of which round 1 is played: at Table 1 North makes game on board 1, all else is passed out. */
  async function played(): Promise<{ page: Page; errors: readonly string[] }> {
    const { page, errors } = await open();
    await chooseKind(page, "pairs");
    await choose(page, "pairs", "6");
    await choose(page, "boards", "15");
    await beginPlay(page);
    for (const table of [1, 2, 3]) {
      await toTable(page, table);
      for (let board = 1; board <= BOARDS_A_ROUND; board++) {
        const isGame = table === 1 && board === 1;
        await tapBoard(page, isGame ? { level: 4, strain: "H", doubled: 0, declarer: "N", over: 0 } : null);
      }
    }
    await toTable(page, 1);
    return { page, errors };
  }

  test("who sat the wrong way on a board, or in a round, is shown and scored as they sat, and it is taken back", async () => {
    const { page, errors } = await played();
    const planned = await standings(page);
    expect(planned[1]).toBeGreaterThan(planned[6]!);
    await view(page, "Board");
    await toBoard(page, 1);
    expect(await page.innerText(".compass .at-N")).toContain("Pair 1");
    await direct(page);
    await page.tap(".director button:text-is('Board 1')");
    expect(await rulings(page)).toEqual(["Table 1, board 1: sat the wrong way"]);
    // The battery goes dead.
    await reloaded(page);
    expect(await page.innerText(".compass .at-N")).toContain("Pair 6");
    expect(await page.innerText(".ruled-at")).toBe("Sat the wrong way");
    await view(page, "Sheet");
    expect(await page.innerText(".score-sheet tr:has(button:text-is('1'))")).toContain("Sat the wrong way");
    const turned = await standings(page);
    expect([turned[1], turned[6]]).toEqual([planned[6], planned[1]]);
    expect(await page.innerText(".report")).toContain("sat the wrong way");
    await view(page, "Board");
    await direct(page);
    await page.tap(".director button:text-is('All of Round 1')");
    expect(await rulings(page)).toEqual(["Table 1, boards 1–3: sat the wrong way"]);
    expect(await page.getAttribute(".director button:text-is('Board 1')", "aria-pressed")).toBe("true");
    await page.tap(".director button:text-is('Take back')");
    expect(await rulings(page)).toEqual([]);
    await back(page);
    expect(await padBoard(page)).toBe("Board 1");
    expect(await standings(page)).toEqual(planned);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("a penalty is given where the standings are, corrected and taken back; slips are told", async () => {
    const { page, errors } = await played();
    const before = await standings(page);
    await page.tap(".standings .list-row:has-text('Penalty and other rulings')");
    await page.waitForSelector(".director");
    const add = () => page.tap(".director .foot-bar button:has-text('the penalty')");
    await add();
    expect(await page.locator(".director .fault").allInnerTexts()).toEqual([
      "Choose the pair.",
      "Type a number up to 999, such as 10 or 0.5; a percentage must be at least 1.",
    ]);
    await page.selectOption(".director [name=who]", "3");
    await page.fill(".director [name=amount]", "ten");
    await add();
    expect(await page.locator(".director .fault").count()).toBe(1);
    await page.fill(".director [name=amount]", "25");
    await page.fill(".director [name=reason]", "Slow play");
    await add();
    expect(await rulings(page)).toEqual(["Penalty: Pair 3, 25 % of a board (Slow play)"]);
    await page.tap(".ruled button:text-is('Change')");
    expect(await page.inputValue(".director [name=reason]")).toBe("Slow play");
    await page.selectOption(".director [name=unit]", "matchpoints");
    await page.fill(".director [name=amount]", "1,5");
    await add();
    expect(await rulings(page)).toEqual(["Penalty: Pair 3, 1.5 matchpoints (Slow play)"]);
    await back(page);
    const after = await standings(page);
    // Three boards of a top of 4: 1.5 of 12 matchpoints.
    expect(after[3]).toBeCloseTo(before[3]! - 12.5, 1);
    expect(await page.innerText(".report")).toContain("1.5 matchpoints (Slow play)");
    await page.tap(".standings .list-row:has-text('Penalty and other rulings')");
    await page.tap(".director [aria-label=Back]");
    await page.tap(".ruled button:text-is('Take back')");
    await back(page);
    expect(await standings(page)).toEqual(before);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("a table that played the wrong board has its result there; a slip is told, and nothing is lost with it", async () => {
    const { page, errors } = await played();
    const planned = await standings(page);
    await view(page, "Board");
    await toBoard(page, 1);
    await direct(page);
    await part(page, "Played the wrong board");
    const record = () => page.tap("button:text-is('Record it')");
    const label = async () => unbound(await page.innerText("label:has([name=wrong-result]) span"));
    await record();
    expect(await page.innerText(".director .fault")).toBe("Choose the board that was played.");
    // What they have entered for their own board; board 7 has all vulnerable.
    await page.selectOption("[name=played]", "7");
    expect([await page.inputValue("[name=wrong-result]"), await label()]).toEqual(["4HN=", "Its result: 620 N-S"]);
    await page.fill("[name=wrong-result]", "4hx");
    await record();
    expect(await page.innerText(".director .fault")).toBe("The declarer of 4HX is missing: enter N, E, S or W.");
    await page.fill("[name=wrong-result]", "4hn=");
    expect(await violations(page)).toEqual([]);
    await page.selectOption("[name=then]", "not-played");
    await record();
    const line = "Table 1, board 1: board 7 was played instead, 620 for N-S";
    expect(await rulings(page)).toEqual([line]);
    expect(unbound(await page.innerText(".director [role=status]"))).toBe(
      `${line}. This board comes again for Pair 6 at Table 1; Pair 1 at Table 3: enter it there as not played, or give an average`
    );
    await back(page);
    await reloaded(page);
    expect(unbound(await page.innerText(".ruled-at"))).toBe("Board 7 played instead: 620 for N-S");
    await toBoard(page, 7);
    expect(await page.innerText(".ruled-at")).toBe("Played before by Pair 6");
    await view(page, "Sheet");
    expect(await page.innerText(".score-sheet tr:has(button[aria-label='Board 1'])")).toContain("Not played");
    await standings(page);
    expect(await page.innerText(".report")).toContain("pairs 1 and 6 played board 7 instead of 1");
    await view(page, "Board");
    await toBoard(page, 1);
    await direct(page);
    await page.tap(".ruled button:text-is('Take back')");
    expect(await page.innerText(".director [role=status]")).toContain("Table 1, board 1 again has 4♥ by North");
    await back(page);
    expect(await standings(page)).toEqual(planned);
    // Who turned the pad to the board that lay on the table: its result is moved from there.
    await view(page, "Board");
    await toBoard(page, 7);
    await tapBoard(page, { level: 3, strain: "NT", doubled: 0, declarer: "S", over: -1 });
    await toBoard(page, 1);
    await direct(page);
    await part(page, "Played the wrong board");
    await page.selectOption("[name=played]", "7");
    await page.tap("button:text-is('It was entered at Table 1, board 7: move it from there')");
    expect([await page.inputValue("[name=wrong-result]"), await label()]).toEqual(["3NTS-1", "Its result: 100 E-W"]);
    expect(await page.inputValue("[name=then]")).toBe("keeps");
    await record();
    await back(page);
    expect(await score(page)).toContain("4♥ by North");
    await view(page, "Sheet");
    await page.tap(".score-sheet .folded button:has-text('Round 3')");
    expect(unbound(await page.innerText(".score-sheet tr:has(button[aria-label='Board 7'])"))).not.toContain("3NT");
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("groups and weighted scores count; another phone has them by code, and whoever opens the workbook", async () => {
    const { page, errors } = await played();
    await toBoard(page, 1);
    await direct(page);
    await part(page, "Fouled board");
    await page.selectOption(".director [name=group]", "B");
    await back(page);
    await toBoard(page, 2);
    await direct(page);
    await part(page, "Weighted score");
    const share = (line: number) => page.locator(".share").nth(line).locator("input");
    await share(0).nth(0).fill("60");
    await share(0).nth(1).fill("3nn=");
    await share(1).nth(0).fill("30");
    await share(1).nth(1).fill("3nn-1");
    await page.tap("button:text-is('Give this score')");
    expect(await page.innerText(".director .fault")).toContain("90 %");
    await share(1).nth(0).fill("40");
    expect(await violations(page)).toEqual([]);
    await page.tap("button:text-is('Give this score')");
    await page.tap(".director button:text-is('Board 2')");
    await part(page, "Played the wrong board");
    await page.selectOption("[name=left]", "3");
    await page.selectOption("[name=played]", "9");
    await page.fill("[name=wrong-result]", "-100");
    await page.tap("button:text-is('Record it')");
    const all = [
      "Table 1, board 2: sat the wrong way",
      "Table 1, board 1: fouled, group B",
      "Table 1, board 2: 60 % of 600 N-S, 40 % of 100 E-W",
      "Table 1, board 3: board 9 was played instead, 100 for E-W",
    ];
    expect(await rulings(page)).toEqual(all);
    await back(page);
    const ranking = await standings(page);
    await page.tap(".standings .list-row:has-text('Excel workbook')");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.tap(".evening button:text-is('Make the workbook')"),
    ]);
    const buffer = Buffer.from(await bytesOf(download));
    await view(page, "Phones");
    await page.tap(".phones button:text-is('Show my code')");
    const link = await scanned(page);

    const { page: other } = await openPane({ ...site(), address: link }, OUTSIDE_OFFICE, SHARP);
    await joinTable(other, "Join at Table 2");
    expect(await standings(other)).toEqual(ranking);
    // What is ruled there comes back with the next code.
    await other.tap(".standings .list-row:has-text('Penalty and other rulings')");
    await other.selectOption(".director [name=who]", "5");
    await other.fill(".director [name=amount]", "10");
    await other.tap(".director .foot-bar button:has-text('the penalty')");
    await view(other, "Phones");
    await other.tap(".phones button:text-is('Show my code')");
    await page.goto(await scanned(other));
    await page.waitForSelector(".merging");
    expect(unbound(await page.innerText(".merging"))).toContain("Director: Penalty: Pair 5, 10 % of a board");
    await page.tap(".merging .primary");
    const penalised = await standings(page);
    expect(penalised).toEqual(await (await view(other, "Standings"), standings(other)));
    expect(penalised[5]).toBeLessThan(ranking[5]!);
    await other.context().close();

    const { page: third } = await open();
    await openPlace(third, "join");
    await third.setInputFiles(".drop-zone input", { name: "evening.xlsx", mimeType: XLSX, buffer });
    await third.waitForSelector(".pad");
    expect(await third.innerText(".sentence")).not.toContain("Not read");
    expect(await standings(third)).toEqual(ranking);
    await third.tap(".standings .list-row:has-text('Penalty and other rulings')");
    await third.tap(".director [aria-label=Back]");
    expect(await rulings(third)).toEqual(all);
    await third.context().close();
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
