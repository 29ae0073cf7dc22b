import { writeFileSync } from "node:fs";
import type { PlayedExcel } from "../office/host/install";
import {
  bytesOf,
  describeWithBrowser,
  describeWithExcel,
  openPane,
  OUTSIDE_OFFICE,
  type Pane,
} from "../support/browser";
import { directedActs } from "../support/directed-acts";
import { asWritten, type Pairing } from "../support/directed-event";
import { openInExcel } from "../support/open-in-excel";
import { typedInto } from "../support/played-files";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { openPlace } from "../support/places";

const BUTTON = "#panel-open .event .foot-bar > [name=next]";
const MESSAGE = "#panel-open .message";

/** Presses the button that pairs, and gives what the tab says before and after, as a command would say it. */
async function pressed({ page, errors }: Pane) {
  await page.waitForSelector(BUTTON);
  const before = await page.innerText("#panel-open");
  await page.click(BUTTON);
  await page.waitForSelector(MESSAGE);
  const [after, error] = await Promise.all([page.innerText("#panel-open"), page.innerText(MESSAGE)]);
  expect(errors).toEqual([]);
  return { status: 0, out: before + after, error };
}

describeWithBrowser("a directed evening, paired by the pane in the event's file", (site) => {
  const pair: Pairing = async ({ file }) => {
    const pane = await openPane(site(), OUTSIDE_OFFICE);
    const { page } = pane;
    await page.evaluate(() => Object.assign(window, { showSaveFilePicker: undefined }));
    await openPlace(page, "open");
    await page.setInputFiles("#panel-open input[type=file]", file);
    const [download, told] = await Promise.all([page.waitForEvent("download"), pressed(pane)]);
    writeFileSync(file, await bytesOf(download));
    await page.context().close();
    return told;
  };
  directedActs(asWritten, pair);
});

interface Window {
  readonly played: PlayedExcel;
}

/** What the cells of all sheets of the workbook in Excel hold. */
const cellsOf = ({ page }: Pane) =>
  page.evaluate(() =>
    (window as unknown as Window).played.workbook.sheets.flatMap(({ name, cells }) =>
      Object.entries(cells).map(([address, text]) => [`${name}!${address}`, String(text)] as const)
    )
  );

describeWithExcel("a directed evening, paired by the pane in Excel", (site) => {
  const pair: Pairing = async ({ file, book }) => {
    const pane = await openPane(site(), { excel: openInExcel(book) });
    const { page } = pane;
    await openPlace(page, "open");
    await page.click("#panel-open .list-row[name=this]");
    const before = new Map(await cellsOf(pane));
    const told = await pressed(pane);
    const written = (await cellsOf(pane)).filter(([at, text]) => (before.get(at) ?? "") !== text);
    const typed = Object.fromEntries(written.map(([at, text]) => [at, text === "" ? null : typedValue(text)]));
    writeFileSync(file, await writeWorkbook(typedInto(book, typed)));
    expect(await page.evaluate(() => (window as unknown as Window).played.faults)).toEqual([]);
    await page.context().close();
    return told;
  };
  directedActs(asWritten, pair);
});

const typedValue = (text: string) => (Number.isNaN(Number(text)) ? text : Number(text));
