import { isFirst, rankingsOf, type ColumnKind, type Report } from "../../sessions/report";
import { Remarks } from "../components/report-view";
import { localNumber } from "../shared/locale";
import { texts } from "./texts";
import { withMinus } from "./words";

/** Columns that are no numbers to be compared. */
const WORDS: readonly ColumnKind[] = ["place", "number", "name"];

/** What the same results would be by another scoring: beside IMPs or victory points it tells players nothing. */
const OTHERWISE: readonly ColumnKind[] = ["percentage", "matchpoints", "crossImps"];

interface Props {
  readonly report: Report;
  /** How many results there are, of all. */
  readonly done: number;
  readonly all: number;
  /** Whether a board counts only when two tables have it. */
  readonly isCompared: boolean;
  /** By which rule the numbers came about; "" for none that needs to be said. */
  readonly rule: string;
}

/** Who leads, and how far the evening has come. */
export function Ranking({ report, done, all, isCompared, rule }: Props) {
  const { remarks } = report;
  const isByImps = report.columns.some(({ kind }) => kind === "imps" || kind === "vps");
  const columns = report.columns.filter(({ kind }) => !isByImps || !OTHERWISE.includes(kind));
  const progress = texts.progress(done, all);
  // Places are by the first of the numbers.
  const score = columns.find(({ kind }) => !WORDS.includes(kind));
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
                          {whoIn(row.name ?? "", column.heading)}
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
      {rule !== "" && <p class="hint">{rule}</p>}
      {remarks.map(({ heading, lines }) => (
        <Remarks heading={heading} lines={lines} />
      ))}
    </div>
  );
}

/** A name; a number without one, as everywhere else, with what it is the number of: "Pair 4". */
function whoIn(name: string, heading: string): string {
  return /^\d+$/.test(name) ? `${heading} ${name}` : name;
}

function classOf(kind: ColumnKind): string {
  return WORDS.includes(kind) ? `of-${kind}` : "numeric";
}
