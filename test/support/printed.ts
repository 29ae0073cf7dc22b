import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
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

/** A page in shades of grey, row by row from the top. */
export interface GreyPage {
  readonly width: number;
  readonly height: number;
  readonly greys: Uint8Array;
}

/** The pages of a workbook as LibreOffice prints them, at some dots an inch. */
export function printed(bytes: Uint8Array, dots: number): GreyPage[] {
  return inFolder((folder) => {
    const [pdf = ""] = printPdfs([bytes], folder);
    execFileSync("pdftoppm", ["-r", String(dots), "-gray", pdf, path.join(folder, "page")]);
    const pages = readdirSync(folder).filter((file) => file.endsWith(".pgm"));
    return pages.sort().map((page) => greyPage(readFileSync(path.join(folder, page))));
  });
}

/** What a file in the format PGM holds: behind a line with its size and one with the brightest grey a byte a dot. */
function greyPage(file: Buffer): GreyPage {
  const [head = "", width, height] = /^P5\s(\d+)\s(\d+)\s255\s/.exec(file.subarray(0, 64).toString("latin1")) ?? [];
  return { width: Number(width), height: Number(height), greys: file.subarray(head.length) };
}
