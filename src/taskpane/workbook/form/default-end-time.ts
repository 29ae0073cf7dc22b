/** Usual playing time in minutes. */
const DEFAULT_MINUTES = 3 * 60;

/** Formats a time of day for a time field: "22:30". */
export function timeOf(time: Date): string {
  return printed(60 * time.getHours() + time.getMinutes());
}

/** Returns the default end for a start: three hours later, rounded down to the half hour. */
export function defaultEnd(from: string): string {
  const [hours = 0, minutes = 0] = from.split(":").map(Number);
  const end = 60 * hours + minutes + DEFAULT_MINUTES;
  return printed((end - (end % 30)) % (24 * 60));
}

function printed(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
