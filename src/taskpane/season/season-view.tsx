import { useState } from "preact/hooks";
import type { Ladder, LadderRow } from "../../season/ladder";
import { LADDER_SUBJECTS } from "../../season/options";
import { pointsOf } from "../../season/our-season";
import type { NamedDoubt, Season } from "../../season/season";
import { texts as seasonRoom } from "../../season/texts";
import { Banner } from "../components/banner";
import { Button } from "../components/button";
import { Segments } from "../components/segments";
import { TwoLines } from "../components/table";
import { localNumber } from "../shared/locale";
import { seasonTexts as words } from "./season-texts";
import "../components/card.css";
import "../components/table.css";
import "./season.css";

/** Maximum number of rows of a ladder shown; the workbook has all. */
const SHOWN_ROWS = 40;

/** Joins two names of one contestant under the chosen name. */
export type Join = (doubt: NamedDoubt, name: string) => void;

interface SeasonViewProps {
  readonly season: Season;
  readonly onJoin: Join;
  /**
   * Returns the line below a name; by default evenings, average and handicap, for which a narrow pane has no columns.
   */
  readonly below?: (row: LadderRow) => string;
}

/** Shows the ladders of a season, and names that may be the same person. */
export function SeasonView({ season, onJoin, below }: SeasonViewProps) {
  const { best } = season.rules;
  const [wanted, setWanted] = useState("pair");
  const present = season.series.flatMap(({ ladders }) => ladders.map(({ subject }) => subject));
  const subjects = [...LADDER_SUBJECTS].reverse().filter((subject) => present.includes(subject));
  const chosen = subjects.find((subject) => subject === wanted) ?? subjects[0];
  return (
    <>
      {chosen && subjects.length > 1 && (
        <Segments
          label={words.ladders}
          options={subjects.map((subject) => [subject, words.subjects[subject]] as const)}
          chosen={chosen}
          onChoose={setWanted}
        />
      )}
      {season.series.flatMap(({ name, ladders }) =>
        ladders
          .filter(({ subject }) => subject === chosen)
          .map((ladder) => (
            <LadderTable
              key={name}
              points={below || best === null ? name : `${name}, ${words.bestOf(String(best))}`}
              ladder={ladder}
              below={below ?? ((row) => rowDetails(row, best))}
            />
          ))
      )}
      {season.doubts.map((doubt) => (
        <Banner intent="question" title={words.doubt(...doubt.names)}>
          <p>{seasonRoom.reasons[doubt.reason]}</p>
          <div class="ways">
            {doubt.names.map((name) => (
              <Button onPress={() => onJoin(doubt, name)}>{words.join(name)}</Button>
            ))}
          </div>
        </Banner>
      ))}
    </>
  );
}

/** Evenings, average and handicap, and the sum if only the best evenings count. */
export function rowDetails({ played, average, handicap, total }: LadderRow, best: number | null): string {
  const details = words.played(played, pointsText(average), pointsText(handicap.points));
  return details + (best === null ? "" : words.sum(pointsText(total)));
}

/** Writes points with the browser's decimal sign and a typographic minus. */
export function pointsText(value: number): string {
  return localNumber(String(value)).replace("-", "−");
}

interface LadderProps {
  /** Heading of the column of points, which is the unit of the points. */
  readonly points: string;
  readonly ladder: Ladder;
  readonly below: (row: LadderRow) => string;
}

/** The table of a ladder: place, name and points, with a line below the name. */
function LadderTable({ points, ladder: { subject, rows }, below }: LadderProps) {
  const more = rows.length - SHOWN_ROWS;
  return (
    <section class="card ladder">
      <table class="preview">
        <thead>
          <tr>
            <th scope="col">{seasonRoom.ladder.place}</th>
            <th scope="col">{seasonRoom.subjects[subject]}</th>
            <th scope="col">{points}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN_ROWS).map((row) => (
            <tr key={row.key} class={parseInt(row.place) === 1 ? "first" : ""}>
              <td>{row.place}</td>
              <th scope="row">
                <TwoLines text={row.name} below={below(row)} />
              </th>
              <td>{pointsText(pointsOf(row))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p class="hint">{words.moreRows(more)}</p>}
    </section>
  );
}
