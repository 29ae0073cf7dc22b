import { isFirst, rankingsOf, type ColumnKind, type Report } from "../../sessions/report";
import { Remarks } from "../components/report-view";
import { localNumber } from "../shared/locale";
import { withMinus } from "./words";

/** Columns that are no numbers to be compared. */
const WORDS: readonly ColumnKind[] = ["place", "number", "name"];

interface Props {
  readonly report: Report;
  /** How many results there are, of all. */
  readonly done: number;
  readonly all: number;
}

/** Who leads, and how far the evening has come. */
export function Ranking({ report, done, all }: Props) {
  const { progress, columns, remarks } = report;
  // Places are by the first of the numbers.
  const score = columns.find(({ kind }) => !WORDS.includes(kind));
  return (
    <div class="report ranking">
      <p class="progress">
        <span>{progress}</span>
        <progress value={done} max={all} aria-label={progress} />
      </p>
      {rankingsOf(report.rows).map(({ heading, rows }) => (
        <div class="table-frame" tabIndex={0} role="region" aria-label={heading || progress}>
          <table>
            {heading !== "" && <caption>{heading}</caption>}
            <thead>
              <tr>
                {columns.map(({ kind, heading }) => (
                  <th scope="col" class={classOf(kind)}>
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr class={isFirst(row.place ?? "") ? "leads" : ""}>
                  {columns.map((column) => {
                    const { kind } = column;
                    if (kind === "name")
                      return (
                        <th scope="row" class="of-name">
                          {row.name}
                        </th>
                      );
                    const text = withMinus(localNumber(row[kind] ?? ""));
                    return <td class={column === score ? "numeric score" : classOf(kind)}>{text}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
      {remarks.map(({ heading, lines }) => (
        <Remarks heading={heading} lines={lines} />
      ))}
    </div>
  );
}

function classOf(kind: ColumnKind): string {
  return WORDS.includes(kind) ? `of-${kind}` : "numeric";
}
