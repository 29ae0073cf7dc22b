import { useState } from "preact/hooks";
import type { Ladder, LadderRow } from "../../season/ladder";
import { LADDER_SUBJECTS } from "../../season/options";
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

/** Rows of a ladder that are shown: the workbook has all. */
const SHOWN_ROWS = 40;

/** Says that two names are one. */
export type Join = (doubt: NamedDoubt, name: string) => void;

interface SeasonViewProps {
  readonly season: Season;
  readonly onJoin: Join;
}

/** Shows the ladders of a season, and names that may be the same person. */
export function SeasonView({ season, onJoin }: SeasonViewProps) {
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
          .map((ladder) => <LadderTable key={name} points={name} ladder={ladder} best={season.rules.best} />)
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

interface LadderProps {
  /** The unit of its points. */
  readonly points: string;
  readonly ladder: Ladder;
  /** How many evenings count; null for all. */
  readonly best: number | null;
}

/** Place, name and points; below the name what a narrow pane has no columns for. */
function LadderTable({ points, ladder: { subject, rows }, best }: LadderProps) {
  const more = rows.length - SHOWN_ROWS;
  const number = (value: number) => localNumber(String(value)).replace("-", "−");
  const below = ({ played, average, handicap, total }: LadderRow) =>
    words.played(played, number(average), number(handicap.points)) + (best === null ? "" : words.sum(number(total)));
  return (
    <section class="card ladder">
      <table class="preview">
        <thead>
          <tr>
            <th scope="col">{seasonRoom.ladder.place}</th>
            <th scope="col">{seasonRoom.subjects[subject]}</th>
            <th scope="col">{best === null ? points : `${points}, ${words.bestOf(String(best))}`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN_ROWS).map((row) => (
            <tr key={row.key} class={parseInt(row.place) === 1 ? "first" : ""}>
              <td>{row.place}</td>
              <th scope="row">
                <TwoLines text={row.name} below={below(row)} />
              </th>
              <td>{number(row.best ?? row.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p class="hint">{words.moreRows(more)}</p>}
    </section>
  );
}
