import { describeWithBrowser, openPane, OUTSIDE_OFFICE } from "../support/browser";
import { openPlace } from "../support/places";
import type { PlainResult } from "../support/plain-scorer";
import { beginPlay, PHONE, tapBoard, toView, unbound } from "../support/tonight";

const TASK: PlainResult = { level: 4, strain: "S", doubled: 0, declarer: "S", over: 0 };
const OTHER: PlainResult = { ...TASK, over: 1 };
const FIRST = "button[name=practice]";

describeWithBrowser("a first time, the clock and the big view", (site) => {
  const opened = async (options = PHONE) => (await openPane(site(), OUTSIDE_OFFICE, options)).page;

  test("a practice board shows its score, keeps nothing, and is not offered again", async () => {
    const page = await opened();
    await openPlace(page, "play");
    await page.tap(FIRST);
    await page.waitForSelector(".first-steps");
    expect(await page.locator(".first-steps > li").count()).toBe(3);
    await page.tap(".foot-bar .primary");
    await page.waitForSelector(".task");
    expect(await page.locator(".task").evaluate((task) => task.getBoundingClientRect().top >= 0)).toBe(true);
    await tapBoard(page, OTHER);
    expect(unbound(await page.innerText(".practised"))).toContain("450 for N-S");
    expect(await page.innerText(".practised")).toContain("another result");
    await page.tap("button:text-is('Try it again')");
    await tapBoard(page, TASK);
    expect(await page.innerText(".practised")).toContain("That is right");
    await page.tap(".foot-bar .primary");
    await page.waitForSelector("text=What do you play?");
    expect(await page.locator(FIRST).count()).toBe(0);
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("evening")));
    expect(kept).toEqual([]);
    await page.reload();
    await page.waitForSelector("text=What do you play?");
    expect(await page.locator(FIRST).count()).toBe(0);
    await page.context().close();
  });

  test("after a round a line says about when the evening will finish, and a tap turns it off", async () => {
    const page = await opened();
    await page.clock.setFixedTime(new Date("2026-11-27T19:30:00"));
    await page.reload();
    await beginPlay(page);
    for (const time of ["19:37", "19:45", "19:52", "20:00"]) {
      await page.clock.setFixedTime(new Date(`2026-11-27T${time}:00`));
      await tapBoard(page, TASK);
    }
    const line = page.locator(".clock-line");
    expect((await line.innerText()).replace(/\s+/g, " ")).toMatch(/^Finish about (22:30|10:30 PM)$/);
    await line.tap();
    expect(await line.innerText()).toContain("off");
    await page.tap(".between button.primary");
    await toView(page, "Standings");
    expect(await line.count()).toBe(0);
    await page.context().close();
  });

  test("the big view shows seats and standings, and leads back to the board", async () => {
    const page = await opened({ viewport: { width: 1280, height: 800 } });
    await beginPlay(page);
    await page.click(".evening-bar [aria-label=More]");
    await page.click(".evening-bar .actions button:text-is('Big view')");
    await page.waitForSelector(".big-view");
    expect(await page.locator(".big-view .chair").count()).toBe(8);
    const isCut = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth
    );
    expect(isCut).toBe(false);
    await page.click(".evening-bar [aria-label=Back]");
    await page.waitForSelector(".pad");
    await page.context().close();
  });
});
