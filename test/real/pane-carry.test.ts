import { planSession, scoreCsv } from "../../src/sessions/kinds";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { readXlsx } from "../../src/xlsx/read-xlsx";
import { readSaved } from "../../src/workbook/reading/read-saved";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import {
  bytesOf,
  chooseKind,
  describeWithBrowser,
  fillIn,
  openPane,
  OUTSIDE_OFFICE,
  pressDownload,
  showField,
  valueOf,
} from "../support/browser";

const TEAMS = ["Ash", "Bay", "Cob", "Dan"];
/** Two of three rounds: Ash and Cob win by 20 and 5 IMPs, then Ash and Bay by 10 and 0. */
const RESULTS = "round,team,opponent,imps\n1,Ash,Bay,20\n1,Cob,Dan,5\n2,Ash,Cob,10\n2,Bay,Dan,0\n";

async function stage(teams: readonly string[], file: string) {
  const plan = planSession("swiss-event", { teams, rounds: 2 });
  const { scored } = scoreCsv(plan, RESULTS);
  const buffer = Buffer.from(await writeWorkbook(sessionWorkbook(scored)));
  return { name: file, mimeType: "application/octet-stream", buffer };
}
const csv = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

describeWithBrowser("points of an earlier stage in the pane", (site) => {
  test("its file gives the teams and what they bring; its places and its part can be changed after", async () => {
    const { page, errors } = await openPane(site(), OUTSIDE_OFFICE);
    await chooseKind(page, "swiss-event");
    const give = async (file: Awaited<ReturnType<typeof stage>>) => {
      await showField(page, "carry");
      await page.setInputFiles("#panel-workbook input[type=file]", file);
    };
    const brings = async (text: string) => {
      await showField(page, "carry");
      await page.waitForFunction(
        (all) => document.querySelector<HTMLInputElement>("[name=carry]")!.value === all,
        text
      );
    };
    const fault = (text: string) => page.waitForSelector(`.fault:has-text(${JSON.stringify(text)})`);
    await give(await stage(TEAMS, "Stage one.xlsx"));
    await brings("Ash 32; Cob 19; Dan 17; Bay 12");
    expect(await valueOf(page, "list")).toBe("Ash\nCob\nDan\nBay");
    await fillIn(page, "carry-part", "half");
    await brings("Ash 16; Cob 9.5; Dan 8.5; Bay 6");
    await fillIn(page, "carry-part", "a lot");
    await fault('Unknown part "a lot"');
    await fillIn(page, "carry-part", "");
    await fillIn(page, "places", "1-9");
    await fault("the file has 4 teams");
    await fillIn(page, "places", "");
    // Teams of one's own keep their names and bring what they had; who was not there brings nothing.
    await fillIn(page, "list", "Ash\nDan\nEve\nFay");
    await give(await stage(TEAMS, "Stage one.xlsx"));
    await brings("Ash 32; Dan 17");
    expect(await valueOf(page, "list")).toBe("Ash\nDan\nEve\nFay");
    const [saved] = readSaved(await readXlsx(await bytesOf(await pressDownload(page))));
    expect(saved!.plan.options).toMatchObject({ carry: "Team 1 32; Team 2 17" });
    for (const [file, said] of [
      [csv("a.csv", "team,carry\nAsh,12.5\nDan,x\n"), "Line 3: The line needs a team and its victory points"],
      [csv("b.csv", "name;points\nAsh;3\n"), "b.csv needs a header line with the columns team and carry."],
      [csv("c.xlsx", "no workbook"), "This file is text, not a workbook"],
    ] as const) {
      await give(file);
      await fault(said);
    }
    await give(csv("e.csv", "team;carry\nAsh;12,5\nDan;3\n"));
    await brings("Ash 12.5; Dan 3");
    expect((await page.locator("#panel-workbook .fault").allInnerTexts()).filter((text) => text !== "")).toEqual([]);
    expect(errors).toEqual([]);
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/carry.png`, fullPage: true });
    await page.context().close();
  });
});
