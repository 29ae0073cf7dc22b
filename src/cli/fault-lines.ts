import type { Fault } from "../sessions/reading/result-lines";
import { texts } from "./texts";

/** Limit for faults, and for warnings, of one file. */
const SHOWN_FAULTS = 50;

/** Prints faults with their lines in the file, and the number of those beyond the limit. */
export function faultLines(file: string, faults: readonly Fault[]): string[] {
  const shown = faults
    .slice(0, SHOWN_FAULTS)
    .map(({ line, field, message }) => texts.fault(file, line, field, message));
  const more = faults.length - shown.length;
  return more > 0 ? [...shown, texts.more(more)] : shown;
}
