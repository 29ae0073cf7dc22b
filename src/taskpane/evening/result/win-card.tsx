import { playersOf } from "../../../sessions/players";
import { isFirst } from "../../../sessions/report";
import type { ResultRow, SessionResult } from "../../../sessions/result/session-result";
import { Icon } from "../../components/icon";
import { pointsWithUnit } from "../shared/points-with-unit";
import { resultPageTexts as words } from "./result-texts";
import "./win-card.css";

interface Props {
  /** Heading of the ranking; "" if there is only one ranking. */
  readonly heading: string;
  readonly rows: readonly ResultRow[];
  readonly unit: SessionResult["unit"];
  /** The day; "" if it is not known. */
  readonly date: string;
}

/**
 * The line below the winners' names: "wins with 67 IMPs", for a pair "win with …"; if there are several, that they
 * share first place.
 */
function wonText(winners: readonly ResultRow[], points: string): string {
  const [first] = winners;
  if (!first || winners.length > 1) return words.shareFirst(points);
  return playersOf(first.name) ? words.win(points) : words.wins(points);
}

/** The winners of a ranking. */
export function WinCard({ heading, rows, unit, date }: Props) {
  const winners = rows.filter(({ place }) => isFirst(place));
  const [first] = winners;
  if (!first) return null;
  const points = pointsWithUnit(first, unit);
  return (
    <section class="win-card">
      <Icon name="cup" />
      <div>
        {heading !== "" && <p>{heading}</p>}
        {winners.map(({ name }) => (
          <h2 tabIndex={-1}>{name}</h2>
        ))}
        <p>{wonText(winners, points)}</p>
        {date !== "" && <p class="day">{date}</p>}
      </div>
    </section>
  );
}
