import type { Workbook } from "../workbook/model";
import { loaded, type Request } from "./host-error";

/** Longer argument lists than this overflow the stack of some engines. */
const CHUNK = 0x8000;

/** Writes a workbook, loading the writer on first use. The structure is open only for sheets to be added. */
export async function bytesOf(workbook: Workbook, request: Request): Promise<Uint8Array> {
  const { writeWorkbook } = await loaded(request, import("../xlsx/write-xlsx"));
  return writeWorkbook(workbook, request === "addToWorkbook" ? "open" : "locked");
}

/** Writes a workbook as base64 for Excel's API. */
export async function base64Of(workbook: Workbook, request: Request): Promise<string> {
  const bytes = await bytesOf(workbook, request);
  let text = "";
  for (let start = 0; start < bytes.length; start += CHUNK)
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  return btoa(text);
}
