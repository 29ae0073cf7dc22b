import { InputError } from "../bridge/input-error";
import { messages } from "../bridge/messages";
import { parseVulnerability, type Vulnerability } from "../bridge/vulnerability";
import { isBlank, toNumber } from "./spill";

/** The one cell of an optional argument; null where it is left out or blank. */
export function optionalCell(name: string, range: unknown[][] | null | undefined): unknown {
  if (range === null || range === undefined) return null;
  if (range.length !== 1 || range[0]!.length !== 1) throw new InputError(messages.oneCell(name));
  const cell = range[0]![0];
  return isBlank(cell) ? null : cell;
}

/** A text or TRUE or FALSE as text, without blanks around it; nothing for anything else. */
export function textIn(cell: unknown): string {
  return typeof cell === "string" || typeof cell === "boolean" ? String(cell).trim() : "";
}

/** An optional TRUE or FALSE, which 1 and 0 are too; FALSE where it is left out. */
export function yesOrNo(name: string, range: unknown[][] | null | undefined): boolean {
  const cell = optionalCell(name, range);
  if (cell === null) return false;
  const word = textIn(cell).toUpperCase();
  if (word === "TRUE" || toNumber(cell) === 1) return true;
  if (word === "FALSE" || toNumber(cell) === 0) return false;
  throw new InputError(messages.yesOrNo(name, cell));
}

/** The vulnerability in a cell, as a word or the number of a board; null where it is blank. */
export function vulnerabilityIn(cell: unknown): Vulnerability | null {
  if (isBlank(cell)) return null;
  return parseVulnerability(typeof cell === "number" ? cell : String(cell));
}
