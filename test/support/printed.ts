import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PNG } from "pngjs";
import type { Workbook } from "../../src/workbook/model";
import { saveInto } from "./libreoffice";

/** How many pages the sheets that people see are laid out for. */
export function laidOut({ sheets }: Workbook): number {
  const visible = sheets.filter(({ hidden }) => !hidden);
  return visible.reduce((sum, { print }) => sum + 1 + (print?.pagesFrom?.length ?? 0), 0);
}

/** Prints workbooks in LibreOffice. @returns their files in PDF, in the same order. */
export function printPdfs(workbooks: readonly Uint8Array[], folder: string): string[] {
  const files = workbooks.map((_, i) => path.join(folder, `${i}.pdf`));
  saveInto(files, workbooks);
  return files;
}

/** Does something in a folder that is gone afterwards. */
export function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), "overtrick-"));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The pages of a workbook as LibreOffice prints them, at some dots an inch. */
export function printed(bytes: Uint8Array, dots: number): PNG[] {
  return inFolder((folder) => {
    const [pdf = ""] = printPdfs([bytes], folder);
    execFileSync("pdftoppm", ["-r", String(dots), "-gray", "-png", pdf, path.join(folder, "page")]);
    const pages = readdirSync(folder).filter((file) => file.endsWith(".png"));
    return pages.sort().map((page) => PNG.sync.read(readFileSync(path.join(folder, page))));
  });
}
