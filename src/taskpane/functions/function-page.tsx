import { useMemo } from "preact/hooks";
import type { Host } from "../../excel/host";
import { Banner } from "../components/banner";
import { FootBar } from "../components/foot-bar";
import { Form } from "../components/form";
import { Table, TableFrame } from "../components/table";
import { Answer } from "../lookup/answer";
import { ArgumentField } from "./argument-field";
import { CopyFormula } from "./copy-formula";
import { formulaOf, otherOutcomeOf, outcomeOf } from "./function-call";
import { errorOf, type Outcome } from "./functions";
import { functionsTexts as texts } from "./functions-texts";
import { besideTaken, withTaken, withTyped, type Call, type Metadata } from "./taken-cells";
import "./functions.css";

/** Maximum number of result rows shown: a function of many selected cells has many. */
const SHOWN_ROWS = 40;

interface FunctionPageProps {
  readonly fn: Metadata;
  readonly call: Call;
  readonly change: (call: Call) => void;
  readonly host: Host;
  /** Components that read from and write to Excel; null outside Excel. */
  readonly inExcel: Pick<typeof import("./functions-in-excel"), "InsertPart" | "TakeCells"> | null;
}

/**
 * The page of a function: fields for its arguments, the result for the typed arguments, and the formula to insert into
 * a cell or to copy.
 */
export function FunctionPage({ fn, call, change, host, inExcel }: FunctionPageProps) {
  const { name, parameters } = fn;
  const place = useMemo(() => besideTaken(call), [call]);
  const { args = [] } = texts.words[name] ?? {};
  const outcome = outcomeOf(name, call);
  const rows = outcome && "rows" in outcome ? outcome.rows : [[]];
  const refusal = outcome && "refused" in outcome ? outcome.refused : "";
  const formula = formulaOf(name, call);
  return (
    <Form kind="call">
      {parameters.map((parameter, i) => (
        <ArgumentField
          key={parameter.name}
          label={args[i] ?? parameter.name}
          parameter={parameter}
          value={call.typed[i] ?? ""}
          holds={heldBy(call, i)}
          onType={(text) => change(withTyped(call, i, text))}
          Take={inExcel?.TakeCells ?? null}
          onTake={(selection) => change(withTaken(call, fn, i, selection))}
        />
      ))}
      {refusal === "" ? (
        <Result name={name} call={call} outcome={outcome} />
      ) : (
        !inExcel && <Banner intent="fault" title={refusal} />
      )}
      <section class="formula">
        <span class="hint">{texts.formula}</span>
        <code>{formula}</code>
        {inExcel && <CopyFormula key={formula} formula={formula} variant="quiet" />}
      </section>
      {inExcel ? (
        <inExcel.InsertPart
          host={host}
          formulaIn={(sheet) => formulaOf(name, call, sheet)}
          place={place}
          takeCount={call.takeCount}
          rows={rows.length}
          columns={rows[0]?.length || 1}
          refusal={refusal}
          error={outcome ? errorOf(outcome) : ""}
        />
      ) : (
        <FootBar>
          <CopyFormula key={formula} formula={formula} variant="primary" />
        </FootBar>
      )}
    </Form>
  );
}

/** The value of the one cell that an argument refers to; "" for a larger range and for unknown cells. */
function heldBy({ typed, selections }: Call, index: number): string {
  const { rows = 0, columns = 0, values = [] } = selections.get(typed[index] ?? "") ?? {};
  return rows * columns === 1 ? String(values[0]?.[0]) : "";
}

interface ResultProps {
  readonly name: string;
  readonly call: Call;
  /** The result or the error; null if only Excel can calculate it. */
  readonly outcome: Outcome | null;
}

function Result({ name, call, outcome }: ResultProps) {
  const { results: labels = [] } = texts.words[name] ?? {};
  if (!outcome || "refused" in outcome) return <Answer values={[]}>{texts.inExcelOnly}</Answer>;
  const { rows } = outcome;
  const [[value, ...others] = [], ...further] = rows;
  if (others.length + further.length === 0) {
    const other = otherOutcomeOf(name, call);
    const values = [value, ...(other && "rows" in other ? other.rows.flat() : [])];
    return <Answer values={values.map((each, i) => [labels[i] ?? "", shown(each)])} />;
  }
  const more = rows.length - SHOWN_ROWS;
  return (
    <section class="card result">
      <TableFrame label={texts.result}>
        <Table
          caption={texts.result}
          headings={[value, ...others].map((_, i) => labels[i] ?? "")}
          rows={rows.slice(0, SHOWN_ROWS).map((row) => ({ cells: row.map(shown), named: -1 }))}
        />
      </TableFrame>
      {more > 0 && <p class="hint">{texts.moreRows(more)}</p>}
    </section>
  );
}

function shown(cell: unknown): string {
  if (cell instanceof Error) return cell.message;
  return cell === "" ? texts.blank : String(cell);
}
