import type { ComponentChildren } from "preact";
import { localNumber } from "../shared/locale";
import "./table.css";

export interface TableRow {
  readonly cells: readonly ComponentChildren[];
  /** Index of the cell that is the row's heading, from 0; by default the first, -1 for none. */
  readonly named?: number;
}

interface TableProps {
  readonly caption: string;
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
}

/** A table that only shows values. */
export function Table({ caption, headings, rows }: TableProps) {
  return (
    <table class="preview">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th scope="col">{heading}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells, named = 0 }) => (
          <tr>{cells.map((cell, i) => (i === named ? <th scope="row">{cell}</th> : <td>{shown(cell)}</td>))}</tr>
        ))}
      </tbody>
    </table>
  );
}

/** Writes a cell that is a number with the browser's decimal sign. */
function shown(cell: ComponentChildren): ComponentChildren {
  return typeof cell === "string" ? localNumber(cell) : cell;
}

/** Frame for a table that may be wider than the pane: it scrolls on its own, by keyboard too. */
export function TableFrame({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    <div class="table-frame" tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  );
}

/** A cell with a smaller line below. */
export function TwoLines({ text, below }: { readonly text: string; readonly below: string }) {
  return (
    <span>
      {text}
      <span class="below">{below}</span>
    </span>
  );
}
