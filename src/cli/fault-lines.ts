import type { Fault } from "../sessions/reading/result-lines";
import { texts } from "./texts";

/** Of one file's faults, and of its warnings: more say nothing new. */
const SHOWN_FAULTS = 50;

/** A line for each fault with its place in the file, and one that counts those that are not shown. */
export function faultLines(file: string, faults: readonly Fault[]): string[] {
  const shown = faults
    .slice(0, SHOWN_FAULTS)
    .map(({ line, field, message }) => texts.fault(file, line, field, message));
  const more = faults.length - shown.length;
  return more > 0 ? [...shown, texts.more(more)] : shown;
}
