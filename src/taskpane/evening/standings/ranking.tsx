import { isFirst, rankingsOf, type ColumnKind, type Report } from "../../../sessions/report";
import { Remarks } from "../../components/report-view";
import { localNumber } from "../../shared/locale";
import { texts } from "../shared/texts";
import { withMinus } from "../shared/words";
import "./ranking.css";

/** Columns of text, which are not aligned as numbers. */
const TEXT_COLUMNS: readonly ColumnKind[] = ["place", "number", "name"];

/** Scores by another scoring, hidden beside IMPs and victory points because they tell players nothing. */
const OTHER_SCORINGS: readonly ColumnKind[] = ["percentage", "matchpoints", "crossImps"];

interface Props {
  readonly report: Report;
  /** Number of results so far, of `all`. */
  readonly done: number;
  readonly all: number;
  /** True if a board counts only after two tables have played it. */
  readonly isCompared: boolean;
  /** Rule behind the numbers; "" if none needs explaining. */
  readonly rule: string;
}

/** The ranking, and the progress of the evening. */
export function Ranking({ report, done, all, isCompared, rule }: Props) {
  const { remarks } = report;
  const isByImps = report.columns.some(({ kind }) => kind === "imps" || kind === "vps");
  const columns = report.columns.filter(({ kind }) => !isByImps || !OTHER_SCORINGS.includes(kind));
  const progress = texts.progress(done, all);
  // The first numeric column determines the places.
  const score = columns.find(({ kind }) => !TEXT_COLUMNS.includes(kind));
  return (
    <div class="report ranking">
      {done < all && (
        <>
          <p class="progress">
            <span>{progress}</span>
            <progress value={done} max={all} aria-label={progress} />
          </p>
          {isCompared && <p>{texts.countsAtBoth(report.progress)}</p>}
        </>
      )}
      {rankingsOf(report.rows).map(({ heading, rows }) => (
        <div class="table-frame" tabIndex={0} role="region" aria-label={heading || progress}>
          <table>
            {heading !== "" && <caption>{heading}</caption>}
            <thead>
              <tr>
                {columns.map(({ kind, heading }) => (
                  <th scope="col" class={columnClass(kind)}>
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
                          {contestantName(row.name ?? "", column.heading)}
                        </th>
                      );
                    const text = withMinus(localNumber(row[kind] ?? ""));
                    return <td class={column === score ? "numeric score" : columnClass(kind)}>{text}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
      {rule !== "" && <p class="hint">{rule}</p>}
      {remarks.map(({ heading, lines }) => (
        <Remarks heading={heading} lines={lines} />
      ))}
    </div>
  );
}

/** Puts the heading before a bare number: "Pair 4". */
function contestantName(name: string, heading: string): string {
  return /^\d+$/.test(name) ? `${heading} ${name}` : name;
}

function columnClass(kind: ColumnKind): string {
  return TEXT_COLUMNS.includes(kind) ? `of-${kind}` : "numeric";
}
