import type { FileRow } from "./club-file";

/** A pair's number as programs write it: with its section, and the side on which it began. */
export interface PairLabel {
  readonly section: string;
  readonly number: string;
  readonly side: "N-S" | "E-W" | "";
}

const LABEL = /^([A-Z]{0,2}?)[ -]?0*([1-9]\d{0,2})[ -]?(N-?S|E-?W|N|E)?$/;

/** Reads "7", "A7", "A 07", "7NS" and "A7EW"; null for a text that is no pair's number. */
export function parsePairLabel(text: string): PairLabel | null {
  const [, section = "", number, side = ""] = LABEL.exec(text.trim().toUpperCase()) ?? [];
  if (number === undefined) return null;
  return { section, number, side: side === "" ? "" : side.startsWith("N") ? "N-S" : "E-W" };
}

/**
 * True if all N-S numbers begin with N and all E-W numbers with E, as in "N3" against "E5": these letters are no
 * sections.
 */
export function areSidesFirst(rows: readonly Pick<FileRow, "pairs">[]): boolean {
  return rows.length > 0 && rows.every(({ pairs: [ns, ew] }) => /^N\s*\d+$/i.test(ns) && /^E\s*\d+$/i.test(ew));
}

/** Returns the number in a placeholder such as "Para-7" or "Pair 7"; null for other names. */
export function numberInName(name: string): string | null {
  return /^(?:pair|para|paar|paire|par)\W{0,2}0*([1-9]\d{0,2})$/i.exec(name.trim())?.[1] ?? null;
}
