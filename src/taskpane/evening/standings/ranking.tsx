import { columnsForPlayers, rankingsOf, type ColumnKind, type Report, type ReportRow } from "../../../sessions/report";
import type { RoundTotals } from "../../../sessions/result/round-totals";
import { localNumber } from "../../shared/locale";
import { roundName } from "../shared/sitting-name";
import { pointsSign, withMinus } from "../shared/words";
import { Places } from "./places";
import { standingsTexts as words } from "./standings-texts";

/** Columns of text, which are not points. */
const TEXT_COLUMNS: readonly ColumnKind[] = ["place", "number", "name"];

interface Props {
  readonly report: Report;
  /** Points by round; null if they do not add up to the totals. */
  readonly totals: RoundTotals | null;
}

/** The ranking, with the gain of the last round and further points under the names. */
export function Ranking({ report: { columns, rows }, totals }: Props) {
  const points = columnsForPlayers(columns).filter(({ kind }) => !TEXT_COLUMNS.includes(kind));
  const headingOf = (kind: ColumnKind) => columns.find((column) => column.kind === kind)?.heading ?? "";
  // The first column of points determines the places.
  const [score, ...others] = points;
  const belowOf = (row: ReportRow) =>
    [
      gainIn(totals, rows.indexOf(row)),
      ...others.flatMap(({ kind, heading }) =>
        row[kind] ? words.more(withMinus(localNumber(row[kind])), heading) : []
      ),
    ]
      .filter((part) => part !== "")
      .join(" · ");
  return rankingsOf(rows).map((ranking) => (
    <Places
      caption={ranking.heading}
      headings={[headingOf("place"), headingOf("name"), score?.heading ?? ""]}
      rows={ranking.rows.map((row) => ({
        place: row.place ?? "",
        name: contestantName(row.name ?? "", headingOf("name")),
        below: belowOf(row),
        points: (score && row[score.kind]) ?? "",
      }))}
    />
  ));
}

/** The gain of the last scored round: "+9 in Round 3"; "" for a contestant without points in it. */
function gainIn(totals: RoundTotals | null, row: number): string {
  const won = totals?.lines[row]?.won ?? [];
  const round = totals?.rounds[won.length - 1];
  const last = won[won.length - 1] ?? null;
  return round && last !== null ? words.gain(localNumber(pointsSign(last)), roundName(round)) : "";
}

/** Puts the heading before a name that is only a number: "Pair 4". */
function contestantName(name: string, heading: string): string {
  return /^\d+$/.test(name) ? `${heading} ${name}` : name;
}
