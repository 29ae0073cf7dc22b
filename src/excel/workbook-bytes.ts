import type { Workbook } from "../workbook/model";
import { loaded, type Request } from "./host-error";

/** Longer argument lists than this overflow the stack of some engines. */
const CHUNK = 0x8000;

/** A workbook's bytes; what writes them is loaded when first needed. Its structure is open where it is added. */
export async function bytesOf(workbook: Workbook, request: Request): Promise<Uint8Array> {
  const { writeWorkbook } = await loaded(request, import("../xlsx/write-xlsx"));
  return writeWorkbook(workbook, request === "addToWorkbook" ? "open" : "locked");
}

/** A workbook's bytes as Excel's calls take them. */
export async function base64Of(workbook: Workbook, request: Request): Promise<string> {
  const bytes = await bytesOf(workbook, request);
  let text = "";
  for (let start = 0; start < bytes.length; start += CHUNK)
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  return btoa(text);
}
