import { useEffect, useState } from "preact/hooks";
import { clockOf, type Clock } from "../../../play/clock";
import { openSettings } from "../../shared/settings";
import { aboutTime } from "../../workbook/form/about-end";
import { minutesABoard } from "../../workbook/form/minutes";
import type { OpenEvening } from "../shared/use-evening";
import { clockTexts as texts } from "./clock-texts";
import "./clock-line.css";

const MINUTE = 60_000;
const settings = openSettings();

/** The estimated end of the evening, in one line that a tap turns off; nothing without an estimate. */
export function ClockLine({ open: { evening, plan, results } }: { readonly open: OpenEvening }) {
  const [isOn, setOn] = useState(() => settings.get("clock", true));
  const [wasOn] = useState(isOn);
  const now = useMinute();
  const clock = clockOf(evening, plan, results, minutesABoard(), now);
  if (!clock || !wasOn) return null;
  return (
    <button
      type="button"
      class="quiet clock-line"
      title={isOn ? texts.turnOff : undefined}
      onClick={() => {
        settings.set("clock", !isOn);
        setOn(!isOn);
      }}
    >
      {isOn ? clockText(clock) : texts.off}
    </button>
  );
}

/** "Finish about 22:35, or 22:05 without Round 6". */
function clockText({ end, withoutLast }: Clock): string {
  const finish = texts.finish(timeOfDay(end));
  return withoutLast ? finish + texts.without(timeOfDay(withoutLast.end), withoutLast.round) : finish;
}

/** The current time in milliseconds since 1970, updated every minute. */
function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function timeOfDay(time: number): string {
  const date = new Date(time);
  return aboutTime(60 * date.getHours() + date.getMinutes());
}
