import type { Scored } from "../../../sessions/kinds";
import { columnsForPlayers, isFirst, rankingsOf, type Report } from "../../../sessions/report";
import { resultOf } from "../../../sessions/result/session-result";
import { Remarks } from "../../components/report-view";
import { localNumber } from "../../shared/locale";
import "./standings-table.css";

/** Kinds of column that the table shows as columns; other kinds are shown under the name. */
const APART = ["place", "number", "name"];

/** The standings: place, name and points, and other figures in small letters under the name. */
export function StandingsTable({ report, scored }: { readonly report: Report; readonly scored: Scored }) {
  const { rows: results, unit } = resultOf(scored);
  const decisive = unit === "percent" ? "percentage" : unit;
  const { columns, remarks } = report;
  const rows = report.rows.map((row, i) => {
    const points = results[i]?.points ?? "";
    const number = columns.some(({ kind }) => kind === "number") ? row.number : "";
    const others = columnsForPlayers(columns).filter(
      ({ kind }) => ![...APART, decisive].includes(kind) && row[kind] !== undefined
    );
    const below = others.map(({ kind, heading }) => `${localNumber(row[kind] ?? "")} ${heading}`).join(" · ");
    return { ...row, number, points, below };
  });
  const heading = (kind: string) => columns.find((column) => column.kind === kind)?.heading;
  return (
    <div class="report">
      {rankingsOf(rows).map(({ heading: ranking, rows: ranked }) => (
        <div class="card list" key={ranking}>
          <table class="ranked">
            {ranking !== "" && <caption>{ranking}</caption>}
            <thead>
              <tr>
                <th scope="col">{heading("place")}</th>
                <th scope="col">{heading("name")}</th>
                <th scope="col">{heading(decisive)}</th>
              </tr>
            </thead>
            <tbody>
              {ranked.map(({ place = "", number, name, points, below }) => (
                <tr class={isFirst(place) ? "first" : ""}>
                  <td>{place}</td>
                  <th scope="row">
                    {number} {name}
                    {below !== "" && <small>{below}</small>}
                  </th>
                  <td>{localNumber(points)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
      {remarks.map(({ heading: of, lines }) => (
        <Remarks heading={of} lines={lines} />
      ))}
    </div>
  );
}
