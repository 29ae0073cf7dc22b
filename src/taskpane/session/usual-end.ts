/** Three hours from now, to the half hour: till when most play. */
export function usualEnd(): string {
  const end = new Date(Date.now() + 3 * 3_600_000);
  end.setMinutes(end.getMinutes() < 30 ? 0 : 30);
  return timeOf(end);
}

/** A time of day as fields have it: "22:30". */
export function timeOf(time: Date): string {
  return [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
}
