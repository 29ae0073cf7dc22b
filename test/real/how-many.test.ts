import type { Page } from "playwright-core";
import { readXlsx } from "../../src/xlsx/read-xlsx";
import { readSaved } from "../../src/workbook/reading/read-saved";
import {
  bytesOf,
  chooseKind,
  describeWithBrowser,
  fillIn,
  kindOf,
  openPane,
  openRow,
  OUTSIDE_OFFICE,
  pressDownload,
  showForm,
  type Site,
  textOf,
  valueOf,
} from "../support/browser";
import { PHONE } from "../support/tonight";
import { readFileSync } from "node:fs";
import path from "node:path";
import { openPlace } from "../support/places";

const OWN = readFileSync(path.join(__dirname, "../../examples/own-movement.csv"), "utf8");

/** Opens the pane at a time of day. */
const openAt = (time: string, site: Site, device = PHONE) =>
  openPane(site, OUTSIDE_OFFICE, device, (page) => page.clock.setFixedTime(new Date(`2026-11-20T${time}:00`)));

const chosen = (page: Page) => page.waitForSelector(".how-many li button[aria-pressed=true]");

describeWithBrowser("how many are you, and till when", (site) => {
  test("nine, till then: from the first card to the pad in two taps", async () => {
    const { page, errors } = await openAt("14:04", site());
    await openPlace(page, "play");
    // The taps: the question and the start.
    await page.tap("#panel-play details.ask summary");
    await page.fill("#panel-play [name=people]", "9");
    // From the usual start, not from the afternoon.
    expect(await page.inputValue("#panel-play [name=from]")).toBe("19:30");
    await page.fill("#panel-play [name=until]", "22:30");
    expect(await page.innerText(".begin h2")).toBe("Individual");
    expect(await page.innerText(".begin p")).toContain("9 players, 24 boards");
    await page.tap(".begin .primary");
    await page.waitForSelector(".tonight button:text-is('Passed out')");
    expect(await page.innerText(".tonight")).toContain("0 of 24");
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("the minutes of a board are kept on the device, and every time that is told goes by them", async () => {
    const { page, errors } = await openAt("18:00", site());
    const about = () => page.innerText(".begin p");
    await openPlace(page, "play");
    expect(await about()).toBe("24 boards: 6 rounds of 4, about 3 h");
    await page.tap("#panel-play details.ask summary");
    await page.tap("details.pace summary");
    await page.fill("[name=minutes]", "10");
    await page.waitForSelector("summary:text-is('10 minutes a board')");
    expect(await about()).toBe("24 boards: 6 rounds of 4, about 4 h");
    await page.fill("[name=people]", "8");
    await page.fill("[name=until]", "22:30");
    expect(await page.locator(".how-many li").first().innerText()).toMatch(
      /18 boards in \d rounds of \d, .*about 3 hours/
    );
    await page.fill("[name=minutes]", "1O");
    await page.waitForSelector(
      ".fault:text-is('\"1O\" is not a number of minutes per board: enter 3 to 15, such as 7 or 7.5.')"
    );
    await page.reload();
    await page.waitForSelector(".begin h2");
    expect(await about()).toBe("18 boards: 6 rounds of 3, about 3 h");
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("an address that has asked already has its first proposal chosen, once", async () => {
    const { browser, address } = site();
    const asked = `?people=9&until=${encodeURIComponent("22:30")}`;
    const open = (hash: string) => openAt("18:00", { browser, address: `${address}${hash}` });
    const tonight = await open(`#tonight${asked}`);
    await chosen(tonight.page);
    expect(await tonight.page.innerText(".begin h2")).toBe("Individual");
    const session = await open(`#session${asked}`);
    await session.page.waitForSelector("#panel-workbook .radio-card[aria-pressed=true]");
    expect(await kindOf(session.page)).toBe("individual");
    expect(session.page.url()).toBe(`${address}#session`);
    await chooseKind(session.page, "four-pairs");
    await session.page.reload();
    expect(await kindOf(session.page)).toBe("four-pairs");
    const none = await open("#tonight?people=3&until=nonsense");
    await none.page.waitForSelector("text=There is no game here for 3 people: choose from 4 to 20.");
    expect([tonight, session, none].flatMap(({ errors }) => errors)).toEqual([]);
    for (const { page } of [tonight, session, none]) await page.context().close();
  });

  test.each([
    ["18:00", "8", "22:30", "Four pairs", "There is time for about 24 boards."],
    ["19:40", "8", "22:30", "Four pairs", "There is time for about 22 boards."],
    ["23:10", "9", "02:10", "Individual", "There is time for about 24 boards."],
  ])("at %s, %s people until %s", async (now, people, until, game, hint) => {
    const { page, errors } = await openAt(now, site());
    await openPlace(page, "play");
    await page.tap("#panel-play details.ask summary");
    await page.fill("[name=people]", people);
    await page.fill("[name=until]", until);
    expect([await page.innerText(".begin h2"), await page.innerText(".how-many > .hint")]).toEqual([
      game,
      expect.stringContaining(hint),
    ]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("a game for another number of people than is typed is not begun", async () => {
    const { page, errors } = await openAt("23:10", site());
    await openPlace(page, "play");
    const start = page.locator(".begin button:text-is('Start')");
    await page.tap("#panel-play details.ask summary");
    await page.waitForSelector("[name=people]");
    expect(await start.isVisible()).toBe(true);
    await page.fill("[name=until]", "22:30");
    await page.fill("[name=people]", "9");
    expect(await page.innerText(".how-many .fault:not(:empty)")).toBe(
      "22:30 is before the start at 23:10: enter a later end."
    );
    expect(await start.isVisible()).toBe(false);
    expect(await page.innerText(".begin > p >> nth=1")).toBe(
      "This game is for 8 people: choose one of the games below, or correct how many you are."
    );
    await page.fill("[name=until]", "02:10");
    expect([await page.innerText(".begin h2"), await start.isVisible()]).toEqual(["Individual", true]);
    await page.fill("[name=people]", "nine");
    expect(await page.innerText(".how-many .fault:not(:empty)")).toBe(
      '"nine" is not a number of people: enter one from 4 to 20.'
    );
    expect(await start.isVisible()).toBe(false);
    await page.fill("[name=people]", "9");
    await page.fill("[name=from]", "14:00");
    await page.fill("[name=until]", "22:30");
    expect(await page.innerText(".how-many > .hint")).toContain(
      "There is time for 68 boards, more than an evening has: these games have about 24, the usual number."
    );
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("a movement of one's own is pasted, told wrong by its lines, made into a workbook, and played", async () => {
    const { page, errors } = await openPane(site(), OUTSIDE_OFFICE, PHONE);
    await openPlace(page, "workbook");
    await chooseKind(page, "pairs");
    await openRow(page, "boards");
    await page.click("[name=own-movement]");
    await fillIn(page, "own-movement", OWN.replace("2,2,4,2,5-8", "2,2,1,2,5-Aug"));
    const fault = page.locator(".own-movement .fault").last();
    expect(await fault.innerText()).toBe(
      'Line 5, boards: "5-Aug" is not a list of boards: write 4 or 1-3, or 2 3 1 for another order. If a spreadsheet turns 1-3 into a date, write 1 to 3.'
    );
    await fillIn(page, "own-movement", OWN);
    await page.waitForSelector("text=Movement chosen: 4 pairs, 2 tables, 6 rounds of 4 boards");
    expect(await textOf(page, "boards")).toBe("24 boards: 6 rounds of 4, your own movement, about 3 h");
    const [saved] = readSaved(await readXlsx(await bytesOf(await pressDownload(page))));
    expect(saved?.plan).toMatchObject({ kind: "pairs", tables: 2, rounds: 6, boards: 24 });
    await page.reload();
    await openPlace(page, "workbook");
    expect((await valueOf(page, "own-movement")).trim()).toBe(OWN.trim());
    await showForm(page);
    await page.click("#panel-workbook .foot-bar .menu > button");
    await page.click("[name=play]");
    await page.waitForSelector(".tonight button:text-is('Passed out')");
    expect(await page.innerText(".tonight")).toContain("0 of 24");
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
