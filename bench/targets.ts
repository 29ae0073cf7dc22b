import type { Spread } from "./side-by-side";

/** What a measurement is held against; it is said, and fails nothing. */
export interface Target {
  readonly what: string;
  readonly measured: number;
  readonly most: number;
  readonly unit: string;
}

/** A number with as many digits as it is worth. */
export function shown(number: number): string {
  const size = Math.abs(number);
  return number.toFixed(size > 0 && size < 0.01 ? 4 : size < 10 ? 2 : size < 100 ? 1 : 0);
}

/** A median with its ends. */
export function shownSpread({ median, least, most }: Spread): string {
  return `${shown(median)} (${shown(least)}–${shown(most)})`;
}

/** Prints which targets were met. */
export function printTargets(targets: readonly Target[]): void {
  if (targets.length === 0) return;
  console.log("\nTargets");
  console.table(
    targets.map(({ what, measured, most, unit }) => ({
      target: what,
      measured: `${shown(measured)} ${unit}`.trim(),
      "at most": `${shown(most)} ${unit}`.trim(),
      "": measured <= most ? "met" : "MISSED",
    }))
  );
}
