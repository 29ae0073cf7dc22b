import { ladderTable } from "../../season/ladder-table";
import type { NamedDoubt, Season } from "../../season/season";
import { texts as seasonRoom } from "../../season/texts";
import { Button } from "../components/button";
import { Table, TableFrame } from "../components/table";
import type { ReadFiles } from "./read-evenings";
import { Remarks } from "../components/report-view";
import { seasonTexts as words } from "./season-texts";

/** Rows of a ladder that are shown: the workbook has all. */
const SHOWN_ROWS = 40;

/** Says that two names are one. */
export type Join = (doubt: NamedDoubt, is: string) => void;

interface SeasonViewProps {
  readonly made: Season;
  readonly read: ReadFiles;
  readonly onJoin: Join;
}

/** What evenings come to: the ladders, names that may be one, and what is to be looked at. */
export function SeasonView({ made, read, onJoin }: SeasonViewProps) {
  const files = new Set(read.digests.map(({ source }) => source)).size;
  const remarks = [...read.remarks, ...made.remarks.map(({ text }) => text)];
  return (
    <>
      <p>{words.counted(made.evenings.length, files)}</p>
      {made.series.flatMap(({ name, ladders }) =>
        ladders.map((ladder) => (
          <Ladder caption={words.ladder(seasonRoom.subjects[ladder.subject], name)} cells={ladderTable(made, ladder)} />
        ))
      )}
      {made.doubts.length > 0 && <Doubts doubts={made.doubts} onJoin={onJoin} />}
      <Remarks heading={words.remarks} lines={remarks} />
    </>
  );
}

function Ladder({ caption, cells }: { readonly caption: string; readonly cells: ReturnType<typeof ladderTable> }) {
  const [headings = [], ...rows] = cells;
  const more = rows.length - SHOWN_ROWS;
  return (
    <div class="report">
      <TableFrame label={caption}>
        <Table
          caption={caption}
          headings={headings}
          rows={rows.slice(0, SHOWN_ROWS).map((row) => ({ cells: row, named: 1 }))}
        />
      </TableFrame>
      {more > 0 && <p class="hint">{words.more(more)}</p>}
    </div>
  );
}

function Doubts({ doubts, onJoin }: { readonly doubts: readonly NamedDoubt[]; readonly onJoin: Join }) {
  return (
    <div class="remarks">
      <h2>{words.doubts}</h2>
      <ul>
        {doubts.map((doubt) => (
          <li>
            {words.doubt(...doubt.names, seasonRoom.reasons[doubt.reason])}
            {doubt.names.map((name) => (
              <Button onPress={() => onJoin(doubt, name)}>{words.join(name)}</Button>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
