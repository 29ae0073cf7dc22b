/** The vertical axis of a chart. */
interface ChartScale {
  /** Values that have a mark on the axis, from the lowest to the highest. */
  readonly ticks: readonly number[];
}

/** Approximate number of intervals between the marks of an axis. */
const STEPS = 3;

/** Returns marks at round numbers, between which all values and 0 lie. */
export function chartScale(values: readonly number[]): ChartScale {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const rough = Math.max(1, (high - low) / STEPS);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((size) => size * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return { ticks: Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step) };
}
