import { localTime } from "../../shared/locale";
import { minutesABoard } from "./minutes";

/** About when so many boards end that begin at a time of day such as "19:30", to five minutes; "" without a start. */
export function aboutEnd(from: string, boards: number): string {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(from) ?? [];
  if (hours === undefined) return "";
  return aboutTime(60 * Number(hours) + Number(minutes) + boards * minutesABoard());
}

/** A time of day, in minutes after midnight, to five minutes as the browser writes it. */
export function aboutTime(minutes: number): string {
  return localTime(5 * Math.round(minutes / 5));
}
