import { saveFile } from "./download";
import type { Host } from "./host";
import { runRequest, failure, type Request } from "./host-error";
import { texts } from "./texts";
import { bytesOf } from "./workbook-bytes";

/** A browser without Excel: workbooks are downloaded. */
export function browserHost(): Host {
  const needsExcel = (request: Request) => async (): Promise<never> => {
    throw failure(request, texts.notInBrowser);
  };
  return {
    name: "browser",
    can: { newWorkbook: false, addToWorkbook: false, download: true, insertFormula: false },
    newWorkbook: needsExcel("newWorkbook"),
    addToWorkbook: needsExcel("addToWorkbook"),
    sheetsTaken: needsExcel("addToWorkbook"),
    insertFormula: needsExcel("insertFormula"),
    download: (workbook, fileName) =>
      runRequest("download", async () => saveFile(await bytesOf(workbook, "download"), fileName)),
    canExamine: false,
    canFollow: false,
    // The page's own style follows the system.
    darkTheme: () => null,
    onThemeChange: () => undefined,
  };
}
