import { calculate } from "./formula-engine";
import { isInstalled, recalculate, type Recalculated } from "./libreoffice";

/** Workbooks recalculated in LibreOffice, or where that is absent in the formula engine. */
export async function recalculated(files: readonly Uint8Array[]): Promise<ReadonlyMap<string, Recalculated>[]> {
  if (isInstalled() || process.env.CI === "true") return recalculate(files.map((bytes) => ({ bytes })));
  return Promise.all(files.map((bytes) => calculate(bytes)));
}
