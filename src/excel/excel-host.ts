/// <reference types="office-js" />
import { saveFile } from "./download";
import type { Host, WaysOut } from "./host";
import { asked, failure, loaded, type Request } from "./host-error";
import { insertFormula } from "./insert-formula";
import { texts } from "./texts";
import { darkTheme, onThemeChange } from "./office-theme";
import { base64Of, bytesOf } from "./workbook-bytes";

/** Where the pane is in a view that does not save files: office-js #2700. */
const WITHOUT_DOWNLOAD: readonly unknown[] = ["Mac", "iOS", "Android"];

/** Excel, as far as this version of it goes. */
export function excelHost(): Host {
  const can: WaysOut = {
    newWorkbook: supports("ExcelApi", "1.8"),
    addToWorkbook: supports("ExcelApi", "1.13"),
    download: !WITHOUT_DOWNLOAD.includes(Office.context.platform),
    // The active cell is of 1.7; without custom functions the formula would be #NAME?.
    insertFormula: supports("ExcelApi", "1.7") && supports("CustomFunctionsRuntime", "1.1"),
  };
  const where = <T>(request: Request & keyof WaysOut, work: () => Promise<T>): Promise<T> =>
    asked(request, () => {
      if (can[request]) return work();
      const why = request === "download" ? texts.downloadUnsupported : texts.unsupported;
      throw failure(request, why);
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
    download: (workbook, fileName) =>
      where("download", async () => saveFile(await bytesOf(workbook, "download"), fileName)),
    insertFormula: (formula) => where("insertFormula", () => insertFormula(formula)),
    // Of 1.12 is how far a formula spills.
    canExamine: supports("ExcelApi", "1.12"),
    // Of 1.9 is that all sheets tell of changes.
    canFollow: supports("ExcelApi", "1.9"),
    darkTheme,
    onThemeChange,
  };
}

function supports(set: string, version: string): boolean {
  return Office.context.requirements.isSetSupported(set, version);
}
