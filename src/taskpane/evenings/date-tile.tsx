import "./date-tile.css";

interface Props {
  readonly day: string;
  /** Its weekday or month. */
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
