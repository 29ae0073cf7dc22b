import { MINUTES, MINUTES_A_BOARD } from "../../../sessions/tonight/pace";
import { openSettings } from "../../shared/settings";

const settings = openSettings();

/** Returns the minutes per board that were last entered on this device; the default if there are none. */
export function minutesABoard(): number {
  const stored = settings.get<unknown>("minutes", 0);
  return typeof stored === "number" && stored >= MINUTES.min && stored <= MINUTES.max ? stored : MINUTES_A_BOARD;
}

export function keepMinutes(minutes: number): void {
  settings.set("minutes", minutes);
}
