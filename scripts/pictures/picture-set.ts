import path from "node:path";
import type { Browser } from "playwright-core";

const ROOT = path.join(__dirname, "../..");

/** Pictures that are made together. */
export interface PictureSet {
  /** From the root. */
  readonly folder: string;
  readonly names: readonly string[];
  /** Returns the PNG files by name. */
  make(browser: Browser): Promise<Readonly<Record<string, Uint8Array>>>;
}

/** The folder of the pictures in the documents. */
export const DOCS = "docs/pictures";

export const DATE = "2026-11-20";
export const TITLE = "Friday at Gus and Hal's";
export const PAIRS = ["Ann & Bob", "Cy & Di", "Eve & Flo", "Gus & Hal"];

/** The path of a file of the repository. */
export const inRoot = (...parts: readonly string[]): string => path.join(ROOT, ...parts);
