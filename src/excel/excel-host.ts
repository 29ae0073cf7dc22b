/// <reference types="office-js" />
import { saveFile } from "./download";
import type { Host, HostCapabilities } from "./host";
import { runRequest, failure, loaded, type Request } from "./host-error";
import { texts } from "./texts";
import { base64Of, bytesOf } from "./workbook-bytes";

/** Platforms whose web view does not save files (office-js #2700). */
const WITHOUT_DOWNLOAD: readonly unknown[] = ["Mac", "iOS", "Android"];

/** Excel, with the capabilities of this version. */
export function excelHost(): Host {
  const can: HostCapabilities = {
    newWorkbook: supports("ExcelApi", "1.8"),
    addToWorkbook: supports("ExcelApi", "1.13"),
    download: !WITHOUT_DOWNLOAD.includes(Office.context.platform),
    // ExcelApi 1.7 has the active cell; without custom functions the formula would show #NAME?.
    insertFormula: supports("ExcelApi", "1.7") && supports("CustomFunctionsRuntime", "1.1"),
  };
  const where = <T>(request: Request & keyof HostCapabilities, work: () => Promise<T>): Promise<T> =>
    runRequest(request, () => {
      if (can[request]) return work();
      const reason = request === "download" ? texts.downloadUnsupported : texts.unsupported;
      throw failure(request, reason);
    });
  return {
    name: "excel",
    can,
    newWorkbook: (workbook) =>
      where("newWorkbook", async () => Excel.createWorkbook(await base64Of(workbook, "newWorkbook"))),
    addToWorkbook: (workbook) =>
      where("addToWorkbook", async () => {
        const { addToWorkbook } = await loaded("addToWorkbook", import("./add-to-workbook"));
        return addToWorkbook(workbook);
      }),
    sheetsTaken: (workbook) =>
      where("addToWorkbook", async () => {
        const { sheetsTaken } = await loaded("addToWorkbook", import("./add-to-workbook"));
        return sheetsTaken(workbook);
      }),
    download: (workbook, fileName) =>
      where("download", async () => saveFile(await bytesOf(workbook, "download"), fileName)),
    insertFormula: (formula) =>
      where("insertFormula", async () => {
        const { insertFormula } = await loaded("insertFormula", import("./insert-formula"));
        return insertFormula(formula);
      }),
    // ExcelApi 1.12 reports the range that a formula spills into.
    canExamine: supports("ExcelApi", "1.12"),
    // ExcelApi 1.9 has change events for all sheets.
    canFollow: supports("ExcelApi", "1.9"),
    darkTheme,
    onThemeChange,
  };
}

function supports(set: string, version: string): boolean {
  return Office.context.requirements.isSetSupported(set, version);
}

/** True for a dark theme; null if Office does not report one. */
function darkTheme(): boolean | null {
  const theme = Office.context.officeTheme as Partial<Office.OfficeTheme> | undefined;
  if (typeof theme?.isDarkTheme === "boolean") return theme.isDarkTheme;
  const background = /^#([\da-f]{6})$/i.exec(theme?.bodyBackgroundColor ?? "");
  return background && brightness(parseInt(background[1]!, 16)) < 128;
}

/**
 * Calls the listener after a change of theme. Excel has no event for this, so the theme is compared whenever the pane
 * gets the focus.
 */
function onThemeChange(listener: () => void): void {
  let before = darkTheme();
  globalThis.addEventListener?.("focus", () => {
    const now = darkTheme();
    if (now === before) return;
    before = now;
    listener();
  });
}

/** Returns a color's brightness, from 0 to 255, by the weights of ITU-R BT.601. */
function brightness(color: number): number {
  const [red, green, blue] = [color >> 16, (color >> 8) & 255, color & 255];
  return (299 * red + 587 * green + 114 * blue) / 1000;
}
