import fc from "fast-check";
import { carriedIn } from "../../src/workbook/season/carried";
import { readXlsx } from "../../src/xlsx/read-xlsx";
import { bytesOf, describeWithBrowser, openPane, OUTSIDE_OFFICE } from "../support/browser";
import { keepEvenings } from "../support/kept-evenings";
import { namedEvenings } from "../support/named-evenings";
import { openPlace } from "../support/places";
import { PHONE } from "../support/tonight";

const EVENINGS = fc.sample(namedEvenings(6), 1)[0]!;

describeWithBrowser("our season", (site) => {
  test("the ladder makes itself, is set, shared, begun anew, and goes out as a workbook and in again", async () => {
    const { page, errors } = await openPane(site(), OUTSIDE_OFFICE, PHONE, (blank) => keepEvenings(blank, EVENINGS));
    const panel = page.locator("#panel-play");
    const menu = async (action: string) => {
      await page.tap("[aria-label='More on our season']");
      await page.tap(`.actions button:text-is('${action}')`);
    };
    const back = () => page.tap("#panel-play .page .page > .bar > [aria-label=Back]");
    const tiles = () => panel.locator(".list .date").count();
    await openPlace(page, "evenings");
    await panel.getByText(/^\d evenings?\. .* leads? with/).click();
    await panel.locator(".ladder").first().waitFor();
    if (process.env.PICTURE) await page.screenshot({ path: process.env.PICTURE });
    await page.tap("[name=earlier]");
    expect(await tiles()).toBe(6);
    await page.tap("[name=rules]");
    await page.fill("[name=best]", "2");
    await back();
    await panel.getByText("The best 2 evenings count").waitFor();
    expect(await panel.locator(".ladder .below").first().innerText()).toMatch(/^\d evenings?(, \d left out)?$/);
    // Those who have no share sheet get a copy.
    await page.evaluate(() => {
      Object.assign(navigator, { share: undefined });
      Object.assign(navigator.clipboard, {
        writeText: (text: string) => Promise.resolve(void (document.title = text)),
      });
    });
    await page.tap("[name=share-ladder]");
    await panel.getByText("Copied: paste it into a message.").waitFor();
    expect(await page.title()).toMatch(/^Our season \S+ .*the best 2 count/s);
    await menu("Choose the evenings");
    await panel.locator("[aria-checked=true]").first().tap();
    await back();
    expect(await tiles()).toBe(3);
    await page.tap("[name=earlier]");
    expect(await tiles()).toBe(5);
    await menu("The season’s workbook");
    const [download] = await Promise.all([page.waitForEvent("download"), page.tap("[name=download]")]);
    expect(download.suggestedFilename()).toBe("Our season.xlsx");
    const bytes = await bytesOf(download);
    expect(carriedIn(await readXlsx(bytes))).toMatchObject({ options: { best: 2 }, evenings: { length: 5 } });
    await back();
    await menu("Start anew");
    await page.tap(".list-row:has-text('With the next evening')");
    await panel.getByText("No evening counts yet").waitFor();
    // The workbook's evenings are those of the device, of before the new season.
    await menu("The season’s workbook");
    await page.setInputFiles("#panel-play input[type=file]", {
      name: "Our season.xlsx",
      mimeType: "application/octet-stream",
      buffer: Buffer.from(bytes),
    });
    await panel.getByText("Our season.xlsx is in: 5 evenings in it.").waitFor();
    await back();
    await page.reload();
    await panel.getByText("No evening counts yet").waitFor();
    await menu("Start anew");
    await page.tap(".list-row:has-text('With the first evening')");
    await panel.locator(".ladder").first().waitFor();
    await page.tap("[name=earlier]");
    expect(await tiles()).toBe(5);
    await panel.locator("button.list-row:has(.date)").first().tap();
    await page.waitForSelector(".evening");
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
