import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describeWithBrowser, openPane, OUTSIDE_OFFICE } from "../support/browser";
import { keepEvenings } from "../support/kept-evenings";
import { namedEvenings } from "../support/named-evenings";
import { openPlace } from "../support/places";
import { PHONE } from "../support/tonight";

const EVENINGS = fc.sample(
  namedEvenings(6).filter((all) => all.filter(({ kind }) => kind === "four-pairs").length > 1),
  1
)[0]!;

describeWithBrowser("who plays", (site) => {
  test("the names of last time are there, taps change them, partners are drawn, and the evening has them", async () => {
    const { page, errors } = await openPane(site(), OUTSIDE_OFFICE, PHONE, (blank) => keepEvenings(blank, EVENINGS));
    await openPlace(page, "play");
    await page.tap("[name=names]");
    await page.waitForSelector(".name-places");
    if (process.env.PICTURE) await page.screenshot({ path: process.env.PICTURE });
    const names = () => page.locator(".name-place").allInnerTexts();
    const foot = page.locator("#panel-play .foot-bar .primary");
    expect(await foot.innerText()).toBe("Done");
    const before = await names();
    expect(new Set(before).size).toBe(8);
    // An absentee goes by a tap, and another of the circle takes the place.
    const [absent = ""] = before;
    await page.tap(`.chip:text-is('${absent}')`);
    expect(await foot.innerText()).toBe("Done, with 7 of 8 names");
    const guest = page.locator(".chip[aria-pressed=false]").filter({ hasNotText: absent }).first();
    const name = (await guest.innerText()).trim();
    await guest.tap();
    expect(await names()).toEqual([name, ...before.slice(1)]);
    await page.tap("button:text-is('Draw partners')");
    expect((await names()).sort()).toEqual([name, ...before.slice(1)].sort());
    // A new name joins the circle and takes the place that waits.
    await page.tap(`.chip:text-is('${name}')`);
    await page.tap("button:has-text('A new name')");
    await page.fill(".sheet [name=name]", "Zoë");
    await page.tap(".sheet button:text-is('Add')");
    expect(await names()).toContain("Zoë");
    const seated = await names();
    await foot.tap();
    await page.locator("[name=names]").getByText(`${seated[0]} & ${seated[1]}`).waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("a name of the circle is changed everywhere, and a copy of everything makes another device the same", async () => {
    const { page, errors } = await openPane(site(), OUTSIDE_OFFICE, PHONE, (blank) => keepEvenings(blank, EVENINGS));
    await openPlace(page, "more");
    await page.getByText("10 names, who plays with whom").click();
    await page.locator("#panel-circle .list-row:has-text('Rosemary')").first().waitFor();
    await page
      .locator("#panel-circle .list-row .title")
      .filter({ hasText: /^Rosemary/ })
      .first()
      .tap();
    await page.fill(".sheet [name=name]", "Rosie");
    await page.tap(".sheet button:text-is('Save')");
    await page
      .locator("#panel-circle .list-row .title")
      .filter({ hasText: /^Rosie/ })
      .waitFor();
    await openPlace(page, "season");
    await page.locator(".ladder th").filter({ hasText: "Rosie" }).first().waitFor();
    expect(await page.locator(".ladder th").filter({ hasText: "Rosemary" }).count()).toBe(0);
    await openPlace(page, "settings");
    const [download] = await Promise.all([page.waitForEvent("download"), page.tap("[name=keep-all]")]);
    expect(download.suggestedFilename()).toMatch(/^Overtrick \d{4}-\d\d-\d\d\.json$/);
    const buffer = readFileSync(await download.path());
    const { page: other, errors: faults } = await openPane(site(), OUTSIDE_OFFICE, PHONE);
    const bringIn = (content: Buffer) =>
      other.setInputFiles("#panel-settings input[type=file]", {
        name: "copy.json",
        mimeType: "application/json",
        buffer: content,
      });
    await openPlace(other, "settings");
    await other.waitForSelector("[name=keep-all]");
    await bringIn(buffer);
    await other.getByText("6 evenings brought in.").waitFor();
    await bringIn(buffer);
    await other.getByText("No evening is new. 6 evenings stayed as on this device.").waitFor();
    await bringIn(Buffer.from(buffer.toString().replace('"version":1', '"version":2')));
    await other.getByText("copy.json was saved by a later version of Overtrick").waitFor();
    await openPlace(other, "season");
    await other.locator(".ladder th").filter({ hasText: "Rosie" }).first().waitFor();
    expect([...errors, ...faults]).toEqual([]);
    await page.context().close();
    await other.context().close();
  });
});
