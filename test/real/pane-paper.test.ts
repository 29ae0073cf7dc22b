import { strFromU8, unzipSync } from "fflate";
import {
  bytesOf,
  chooseKind,
  describeWithBrowser,
  openPane,
  OUTSIDE_OFFICE,
  pressDownload,
  showField,
} from "../support/browser";

describeWithBrowser("more paper for pairs", (site) => {
  test("what is ticked is in the workbook, and ticked the next time", async () => {
    const { page, errors } = await openPane(site(), OUTSIDE_OFFICE, { viewport: { width: 360, height: 740 } });
    const sheets = async () => {
      const files = unzipSync(await bytesOf(await pressDownload(page)));
      const names = strFromU8(files["xl/workbook.xml"]!).matchAll(/<sheet [^>]*name="([^"]*)"/g);
      return [...names].map(([, name]) => name);
    };
    await chooseKind(page, "pairs");
    await (await showField(page, "travellers")).check();
    await page.check("[name=journals]");
    const made = await sheets();
    expect(made).toEqual(expect.arrayContaining(["Travellers", "Journals"]));
    expect(made).not.toContain("Name tags");
    // Another kind has none, and loses none.
    await chooseKind(page, "four-pairs");
    expect(await sheets()).not.toContain("Travellers");
    await chooseKind(page, "individual");
    await (await showField(page, "journals")).uncheck();
    await page.reload();
    expect(await (await showField(page, "travellers")).isChecked()).toBe(true);
    expect(await page.isChecked("[name=journals]")).toBe(false);
    expect(await sheets()).toContain("Travellers");
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
