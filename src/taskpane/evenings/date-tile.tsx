import "./date-tile.css";

interface Props {
  readonly day: string;
  /** Weekday or month of the day. */
  readonly below: string;
}

/** The day of an evening, at the start of its row. */
export function DateTile({ day, below }: Props) {
  return (
    <span class="date">
      {day}
      <small>{below}</small>
    </span>
  );
}
