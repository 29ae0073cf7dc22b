import { unzipSync } from "fflate";
import jsQR from "jsqr";
import type { BrowserContextOptions, Page } from "playwright-core";
import { PNG } from "pngjs";
import {
  bytesOf,
  describeWithBrowser,
  fillIn,
  openPane,
  OUTSIDE_OFFICE,
  pressDownload,
  showForm,
  wayOut,
} from "../support/browser";
import { padBoard, tapBoard, toEvenings } from "../support/tonight";
import { openPlace } from "../support/places";

const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const CLUB = "https://club.example/bridge/";

describeWithBrowser("the codes of a workbook that a pane on the web has made", (site) => {
  /** The built pane at the club's address. */
  const served = (page: Page) =>
    page.route(`${CLUB}**`, async (route) => {
      const local = route.request().url().replace(CLUB, new URL("./", site().address).href);
      await route.fulfill({ response: await route.fetch({ url: local }) });
    });
  const open = (address: string) => openPane({ browser: site().browser, address }, OUTSIDE_OFFICE, PHONE, served);

  test("a code opens the evening at its table, with the names, and where it is known goes on there", async () => {
    const { page, errors } = await open(`${CLUB}taskpane.html`);
    await openPlace(page, "workbook");
    await fillIn(page, "pair-2", "Ann & Bob");
    await showForm(page);
    await page.waitForSelector(wayOut("Download"));
    const files = unzipSync(await bytesOf(await pressDownload(page)));
    const [first, second] = [1, 2].map((number) => {
      const { data, width, height } = PNG.sync.read(Buffer.from(files[`xl/media/image${number}.png`]!));
      return jsQR(new Uint8ClampedArray(data), width, height)!.data;
    });
    expect(second).toMatch(/^https:\/\/club\.example\/bridge\/taskpane\.html#OTS1/);
    const phone = await open(second!);
    await phone.page.waitForSelector(".bidding-box");
    const table = () => phone.page.inputValue("select[aria-label=Table]");
    expect(await table()).toBe("2");
    expect(await padBoard(phone.page)).toBe("Board 1");
    expect(await phone.page.innerText(".pad")).toMatch(/Ann\s+Pair 3\s+Bob/);
    await tapBoard(phone.page, null);
    expect(await padBoard(phone.page)).toBe("Board 2");
    // The other table's code, and this one's again: still one evening, each time at that table.
    for (const [link, at, board] of [
      [first!, "1", "Board 1"],
      [second!, "2", "Board 2"],
    ] as const) {
      await phone.page.goto("about:blank");
      await phone.page.goto(link);
      await phone.page.waitForSelector(".bidding-box");
      expect([await table(), await padBoard(phone.page)]).toEqual([at, board]);
    }
    await toEvenings(phone.page);
    expect(await phone.page.locator(".kept li").count()).toBe(1);
    expect([...errors, ...phone.errors]).toEqual([]);
    // Parts that nobody waits for may still be on their way.
    for (const each of [phone.page, page]) {
      await each.unrouteAll({ behavior: "ignoreErrors" });
      await each.context().close();
    }
  });
});
