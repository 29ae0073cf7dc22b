import { strFromU8, unzipSync } from "fflate";
import { bytesOf, describeWithBrowser, openPane, OUTSIDE_OFFICE, pressDownload } from "../support/browser";

describeWithBrowser("more paper for pairs", (site) => {
  test("what is ticked is in the workbook, and ticked the next time", async () => {
    const { page, errors } = await openPane(site(), OUTSIDE_OFFICE, { viewport: { width: 360, height: 740 } });
    const sheets = async () => {
      const files = unzipSync(await bytesOf(await pressDownload(page)));
      const names = strFromU8(files["xl/workbook.xml"]!).matchAll(/<sheet [^>]*name="([^"]*)"/g);
      return [...names].map(([, name]) => name);
    };
    await page.selectOption("[name=kind]", "pairs");
    await page.click("details.more summary");
    await page.check("[name=travellers]");
    await page.check("[name=journals]");
    const made = await sheets();
    expect(made).toEqual(expect.arrayContaining(["Travellers", "Journals"]));
    expect(made).not.toContain("Name tags");
    // Another kind has none, and loses none.
    await page.selectOption("[name=kind]", "four-pairs");
    expect(await sheets()).not.toContain("Travellers");
    await page.selectOption("[name=kind]", "individual");
    await page.uncheck("[name=journals]");
    await page.reload();
    await page.waitForSelector("[name=travellers]:checked");
    expect(await page.isChecked("[name=journals]")).toBe(false);
    expect(await sheets()).toContain("Travellers");
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
