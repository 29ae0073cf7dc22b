import { isFirst } from "../../../sessions/report";
import { localNumber } from "../../shared/locale";
import { withMinus } from "../shared/words";
import "./ranking.css";

interface PlacesRow {
  readonly place: string;
  readonly name: string;
  /** A smaller line under the name; "" for none. */
  readonly below: string;
  readonly points: string;
}

interface PlacesProps {
  /** Heading of the ranking; "" if there is only one ranking. */
  readonly caption: string;
  /** Headings of the columns; null if the rows need none. */
  readonly headings: readonly [place: string, name: string, points: string] | null;
  readonly rows: readonly PlacesRow[];
}

/** A ranking: place, name and points; the leaders are tinted. */
export function Places({ caption, headings, rows }: PlacesProps) {
  return (
    <table class="card ranking">
      {caption !== "" && <caption>{caption}</caption>}
      {headings && (
        <thead>
          <tr>
            {headings.map((heading) => (
              <th scope="col">{heading}</th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ place, name, below, points }) => (
          <tr class={isFirst(place) ? "leads" : ""}>
            <td>{place}</td>
            <th scope="row">
              {name}
              {below !== "" && <small>{below}</small>}
            </th>
            <td>{withMinus(localNumber(points))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
