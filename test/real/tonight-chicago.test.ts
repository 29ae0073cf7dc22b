import type { Page } from "playwright-core";
import { chooseKind, describeWithBrowser, fillIn, openPane, OUTSIDE_OFFICE } from "../support/browser";
import { PHONE, beginPlay, padBoard, reloaded, score, standings, tapBoard, toView, unbound } from "../support/tonight";

/** Of 21, 22 and 23 high-card points and more. */
const EXPECTED = "21 50 50; 22 70 70; 23 110 110";

describeWithBrowser("Chicago with expected scores on a phone", (site) => {
  async function begin(): Promise<{ page: Page; errors: readonly string[] }> {
    const { page, errors } = await openPane(site(), OUTSIDE_OFFICE, PHONE);
    await chooseKind(page, "chicago");
    await fillIn(page, "expected", EXPECTED);
    await beginPlay(page);
    return { page, errors };
  }
  const hcp = (points: number) => `.hcp .keys button:text-is("${points}")`;

  test("Accept asks for high-card points and says what the deal is worth; they are changed, and skipped", async () => {
    const { page, errors } = await begin();
    await tapBoard(page, { level: 4, strain: "H", doubled: 0, declarer: "N", over: 0 });
    await page.tap(hcp(23));
    expect(unbound(await page.innerText(".sentence"))).toContain("Expected: 110 for N-S. Result: 7 IMPs to N-S.");
    // What is not accepted is still there when the battery has gone dead.
    await reloaded(page);
    await page.tap(".accept .primary");
    expect(await padBoard(page)).toBe("Deal 2");
    expect(await standings(page)).toEqual({ 1: 7, 2: 7, 3: -7, 4: -7 });
    expect(await page.innerText(".standings")).not.toContain("winning side");
    await toView(page, "Sheet");
    await page.tap(".score-sheet button[aria-label='Deal 1']");
    await page.tap("button:text-is('Change HCP')");
    await page.tap(hcp(20));
    await page.tap(".accept .primary");
    // 420 are 9 IMPs.
    expect(await standings(page)).toEqual({ 1: 9, 2: 9, 3: -9, 4: -9 });
    await toView(page, "Board");
    await tapBoard(page, { level: 1, strain: "NT", doubled: 0, declarer: "S", over: 0 });
    await page.tap(".hcp .leave");
    expect(await padBoard(page)).toBe("Deal 3");
    expect(await standings(page)).toEqual({ 1: 9, 2: 9, 3: -9, 4: -9 });
    expect(await page.innerText(".report")).toMatch(/high-card points.*2/);
    // Out of turn and skipped: what is asked then is not the high-card points once more.
    await toView(page, "Sheet");
    await page.tap(".score-sheet .folded button:has-text('Round 3')");
    await page.tap(".score-sheet button[aria-label='Deal 9']");
    await tapBoard(page, { level: 1, strain: "NT", doubled: 0, declarer: "S", over: 0 });
    await page.tap(".hcp .leave");
    await page.waitForSelector(".question");
    await page.tap(".accept .primary");
    expect(await score(page)).toContain("Round 3: deal 2 of 4");
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("a group goes on for another set of rounds, and keeps what it has", async () => {
    const { page, errors } = await begin();
    for (let deal = 1; deal <= 12; deal++) {
      await tapBoard(page, { level: 1, strain: "NT", doubled: 0, declarer: "S", over: 0 });
      await page.tap(hcp(20 + (deal % 3)));
      await page.tap(".accept .primary");
    }
    const before = await standings(page);
    await page.tap(".evening-bar [aria-label=More]");
    await page.tap(".evening-bar .actions button:text-is('Play 3 more rounds')");
    expect(await padBoard(page)).toBe("Deal 13");
    await reloaded(page);
    expect(await padBoard(page)).toBe("Deal 13");
    expect(await score(page)).toContain("Round 4: deal 1 of 4");
    expect(await standings(page)).toEqual(before);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
