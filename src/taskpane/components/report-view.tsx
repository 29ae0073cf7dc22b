import type { Fault } from "../../sessions/reading/result-lines";
import { cellsOf, rankingsOf, type Report } from "../../sessions/report";
import { Table, TableFrame } from "./table";
import { resultsTexts as texts } from "../workbook/results/results-texts";
import "./report-view.css";

const SHOWN_FAULTS = 50;

/** Shows a session's progress, standings and remarks. */
export function ReportView({ report }: { readonly report: Report }) {
  const { progress, columns, rows, remarks } = report;
  // The cell with the name is the row's heading, not the place or the number.
  const named = columns.findIndex(({ kind }) => kind === "name");
  return (
    <div class="report">
      {rows.length > 0 ? (
        <TableFrame label={progress}>
          {rankingsOf(rows).map(({ heading, rows: ranked }, index) => (
            <>
              {index === 0 && heading !== "" && <p class="hint">{progress}</p>}
              <Table
                caption={heading === "" ? progress : heading}
                headings={columns.map((column) => column.heading)}
                rows={ranked.map((row) => ({ cells: cellsOf(report, row), named }))}
              />
            </>
          ))}
        </TableFrame>
      ) : (
        <p class="hint">{progress}</p>
      )}
      {remarks.map(({ heading, lines }) => (
        <Remarks heading={heading} lines={lines} />
      ))}
    </div>
  );
}

/** Lines below a heading, "" for no heading; renders nothing without lines. */
export function Remarks({ heading, lines }: { readonly heading: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div class="remarks">
      {heading !== "" && <h2>{heading}</h2>}
      <ul>
        {lines.map((line) => (
          <li>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** Lists the first faults of a file; renders nothing if there are none. */
export function FaultList({ heading, faults }: { readonly heading: string; readonly faults: readonly Fault[] }) {
  if (faults.length === 0) return null;
  const more = faults.length - SHOWN_FAULTS;
  return (
    <div class="faults">
      <h2>{heading}</h2>
      <ul>
        {faults.slice(0, SHOWN_FAULTS).map(({ line, field, message }) => (
          <li>{texts.faultAt(line, field, message)}</li>
        ))}
        {more > 0 && <li>{texts.more(more)}</li>}
      </ul>
    </div>
  );
}
