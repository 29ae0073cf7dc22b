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
import { PHONE, takeSeats } from "../support/tonight";
import { readFileSync } from "node:fs";
import path from "node:path";
import { openPlace } from "../support/places";

const OWN = readFileSync(path.join(__dirname, "../../examples/own-movement.csv"), "utf8");

/** Opens the pane at a time of day. */
const openAt = (time: string, site: Site, device = { ...PHONE, locale: "en-GB" }) =>
  openPane(site, OUTSIDE_OFFICE, device, (page) => page.clock.setFixedTime(new Date(`2026-11-20T${time}:00`)));

const chosen = (page: Page, game: string) =>
  page.waitForSelector(`#panel-play .radio-card[aria-pressed=true]:has-text("${game}")`);

/** The game that is chosen on the page of play: its name, and what is said of it. */
const gameOf = async (page: Page) => (await page.innerText("#panel-play .radio-card[aria-pressed=true]")).split("\n");
/** The button that begins play, with what begins. */
const START = "#panel-play .foot-bar .primary";

describeWithBrowser("how many are you, and till when", (site) => {
  test("nine, till then: from the first page to the pad in two taps", async () => {
    const { page, errors } = await openAt("14:04", site());
    await openPlace(page, "play");
    await page.fill("#panel-play [name=people]", "9");
    // From the usual start, not from the afternoon.
    expect(await page.inputValue("#panel-play [name=from]")).toBe("19:30");
    await page.fill("#panel-play [name=until]", "22:30");
    await chosen(page, "Individual");
    expect((await gameOf(page))[1]).toContain("24 boards, 1 sits out at a time, about 3 hours");
    expect(await page.innerText(START)).toBe("Start\nIndividuals: changing partners, 24 boards, until about 22:30");
    // The taps: the start, and the seats.
    await page.tap(START);
    await page.tap(".take-seats button:has-text('Begin with')");
    await page.waitForSelector(".tonight button:text-is('Passed out')");
    expect(await page.innerText(".tonight")).toContain("Round 1: board 1 of");
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("the minutes of a board are kept on the device, and every time that is told goes by them", async () => {
    const { page, errors } = await openAt("18:00", site());
    const others = async () => {
      await page.tap("#panel-play [name=others]");
      await page.waitForSelector("#panel-play [name=minutes]");
    };
    const done = () => page.tap("#panel-play .foot-bar .primary:text-is('Done')");
    await openPlace(page, "play");
    await chosen(page, "Four pairs");
    expect((await gameOf(page))[1]).toMatch(/24 boards, about 3 hours$/);
    await others();
    await page.fill("#panel-play [name=minutes]", "10");
    await done();
    await page.fill("#panel-play [name=people]", "8");
    await page.fill("#panel-play [name=until]", "22:30");
    await page.waitForSelector("#panel-play .radio-card:has-text('18 boards, about 3 hours')");
    await others();
    expect(await page.locator("#panel-play .radio-card:visible").first().innerText()).toMatch(
      /18 boards in \d rounds of \d, .*about 3 hours/
    );
    await page.fill("#panel-play [name=minutes]", "1O");
    await page.waitForSelector(
      ".fault:text-is('\"1O\" is not a number of minutes per board: enter 3 to 15, such as 7 or 7.5.')"
    );
    await page.reload();
    await chosen(page, "Four pairs");
    expect((await gameOf(page))[1]).toMatch(/18 boards, about 3 hours$/);
    await others();
    expect(await page.inputValue("#panel-play [name=minutes]")).toBe("10");
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("an address that has asked already has its first proposal chosen, once", async () => {
    const { browser, address } = site();
    const asked = `?people=9&until=${encodeURIComponent("22:30")}`;
    const open = (hash: string) => openAt("18:00", { browser, address: `${address}${hash}` });
    const tonight = await open(`#tonight${asked}`);
    await chosen(tonight.page, "Individual");
    expect(tonight.page.url()).toBe(`${address}#tonight`);
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
    await page.fill("#panel-play [name=people]", people);
    await page.fill("#panel-play [name=until]", until);
    await chosen(page, game);
    await openPlace(page, "workbook");
    await page.fill("#panel-workbook [name=people]", people);
    await page.fill("#panel-workbook [name=until]", until);
    await openRow(page, "kind");
    expect([
      await page.innerText("#panel-workbook .how-many li .radio-card[aria-pressed=true] strong"),
      await page.innerText("#panel-workbook .how-many > .hint"),
    ]).toEqual([game, expect.stringContaining(hint)]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("a game for another number of people than is typed is not begun", async () => {
    const { page, errors } = await openAt("23:10", site());
    await openPlace(page, "play");
    const start = page.locator(START);
    const refusal = page.locator("#panel-play .foot-bar > .fault");
    await chosen(page, "Four pairs");
    expect([await start.isEnabled(), await refusal.count()]).toEqual([true, 0]);
    await page.fill("#panel-play [name=until]", "22:30");
    await page.fill("#panel-play [name=people]", "9");
    const early = "22:30 is before the start at 23:10: enter a later end.";
    expect(await page.innerText("#panel-play .field:has([name=until]) .fault")).toBe(early);
    expect([await start.isEnabled(), await refusal.innerText()]).toEqual([false, early]);
    await page.fill("#panel-play [name=until]", "02:10");
    await chosen(page, "Individual");
    expect([await start.isEnabled(), await refusal.count()]).toEqual([true, 0]);
    await page.fill("#panel-play [name=people]", "nine");
    const unread = '"nine" is not a number of people: enter one from 4 to 20.';
    expect(await page.innerText("#panel-play .field:has([name=people]) .fault")).toBe(unread);
    expect([await start.isEnabled(), await refusal.innerText()]).toEqual([false, unread]);
    await page.fill("#panel-play [name=people]", "9");
    await page.fill("#panel-play [name=from]", "14:00");
    await page.fill("#panel-play [name=until]", "22:30");
    await page.waitForSelector(
      "#panel-play .hint:text-is('There is time for 68 boards, more than an evening has: these games have about 24, the usual number.')"
    );
    // A game that is chosen in the form is for as many as it says.
    await openPlace(page, "workbook");
    await chooseKind(page, "four-pairs");
    await openPlace(page, "play");
    expect(await page.inputValue("#panel-play [name=people]")).toBe("8");
    await page.fill("#panel-play [name=until]", "");
    expect([await start.isEnabled(), await refusal.count()]).toEqual([true, 0]);
    await page.fill("#panel-play [name=people]", "9");
    expect([await start.isEnabled(), await refusal.innerText()]).toEqual([
      false,
      "The chosen game is for 8 people, and you are 9: choose another.",
    ]);
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
    await takeSeats(page);
    expect(await page.innerText(".tonight")).toContain("Round 1: board 1 of");
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
