import { useState } from "preact/hooks";
import type { Host } from "../../excel/host";
import type { Selection } from "../../excel/selection";
import { Button } from "../components/button";
import { TextField } from "../components/field";
import { Question } from "../components/question";
import { Form } from "../components/form";
import { Lazy } from "../components/lazy";
import { errorText } from "../shared/error-text";
import { callFormula, parseArgument, type Argument } from "./function-arguments";
import { callFunction, errorOf, FUNCTIONS, type Outcome } from "./functions";
import { functionsTexts as texts } from "./functions-texts";
import type { Metadata, TakenCells } from "./taken-cells";
import "./functions-tab.css";

const inExcel = () => import("./functions-in-excel");

interface FunctionsTabProps {
  readonly functions: readonly Metadata[];
  readonly host: Host;
}

/** Rows of a result that are shown: selected cells may be many. */
const SHOWN_ROWS = 40;

/** The tab of functions: each with its arguments, to be tried and put into a cell. */
export function FunctionsTab({ functions, host }: FunctionsTabProps) {
  return (
    <>
      {host.canExamine && <Lazy load={inExcel}>{({ Doctor }) => <Doctor />}</Lazy>}
      <p class="hint">{texts.hint}</p>
      {inOrder(functions).map((fn) => (
        <FunctionEntry key={fn.name} fn={fn} host={host} />
      ))}
    </>
  );
}

/** The functions in the order of use that the pane has them in. */
function inOrder(functions: readonly Metadata[]): Metadata[] {
  return Object.keys(FUNCTIONS).flatMap((name) => functions.find((fn) => fn.name === name) ?? []);
}

function FunctionEntry({ fn, host }: { readonly fn: Metadata; readonly host: Host }) {
  const { name, description, parameters } = fn;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(() => parameters.map((_, i) => FUNCTIONS[name]?.example[i] ?? ""));
  const [taken, setTaken] = useState<TakenCells | null>(null);
  const args = typed.map(parseArgument);
  const formula = callFormula(name, args);
  const outcome = isOpen ? outcomeOf(name, args, taken) : null;
  const take = (next: TakenCells) => {
    setTyped([...next.typed]);
    setTaken(next);
  };
  return (
    <details class="function" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <code>BRIDGE.{name}</code>
        <span class="hint"> {description}</span>
      </summary>
      <Form kind="call">
        {host.can.insertFormula && parameters.length > 0 && (
          <Lazy load={inExcel}>
            {({ TakeCells, takenBy }) => <TakeCells onTake={(selection: Selection) => take(takenBy(fn, selection))} />}
          </Lazy>
        )}
        {parameters.map((parameter, i) => (
          <TextField
            label={parameter.optional ? texts.optional(parameter.name) : parameter.name}
            hint={sentence(parameter.description)}
            value={typed[i] ?? ""}
            onType={(text) => setTyped(typed.map((old, at) => (at === i ? text : old)))}
            spellcheck={false}
          />
        ))}
        <code class="formula">{isOpen && formula}</code>
        <output class="result" tabIndex={0} aria-label={texts.functionResult}>
          {outcome && <Result outcome={outcome} />}
        </output>
        {taken && (
          <Lazy load={inExcel}>
            {({ FillCells }) => (
              <FillCells
                key={JSON.stringify(taken.beside)}
                formula={formula}
                beside={taken.beside}
                size={sizeOf(outcome)}
                refusal={outcome && outcome !== "in Excel" ? errorOf(outcome) : ""}
              />
            )}
          </Lazy>
        )}
        {host.can.insertFormula && !taken && (
          <Insert
            key={formula}
            host={host}
            formula={formula}
            refusal={outcome && outcome !== "in Excel" ? errorOf(outcome) : ""}
          />
        )}
      </Form>
    </details>
  );
}

/** What a call gives, by the same code as in Excel; "in Excel" where it refers to cells that only Excel knows. */
function outcomeOf(name: string, args: readonly Argument[], taken: TakenCells | null): Outcome | "in Excel" {
  const ranges = args.map((argument) => {
    if (argument.kind === "value") return argument.range;
    return argument.kind === "left out" ? null : taken?.held.get(argument.formula);
  });
  if (ranges.some((range) => range === undefined)) return "in Excel";
  const known = ranges.map((range) => range ?? null);
  return callFunction(
    name,
    known.map((range, i) => range ?? (isOptional(i, known) ? null : [[""]]))
  );
}

/** How many rows and columns a result has; null where there is none. */
function sizeOf(outcome: Outcome | "in Excel" | null) {
  if (outcome === null || outcome === "in Excel" || "refused" in outcome) return null;
  return { rows: outcome.rows.length, columns: outcome.rows[0]?.length ?? 0 };
}

function Result({ outcome }: { readonly outcome: Outcome | "in Excel" }) {
  if (outcome === "in Excel") return <>{texts.inExcelOnly}</>;
  if ("refused" in outcome) return <span class="fault">{outcome.refused}</span>;
  const { rows } = outcome;
  const [first = []] = rows;
  if (rows.length === 1 && first.length === 1) return <>{shown(first[0])}</>;
  return (
    <table class="preview">
      <tbody>
        {rows.slice(0, SHOWN_ROWS).map((row) => (
          <tr>
            {row.map((cell) => (
              <td>{shown(cell)}</td>
            ))}
          </tr>
        ))}
        {rows.length > SHOWN_ROWS && (
          <tr>
            <td colSpan={first.length}>{texts.moreRows(rows.length - SHOWN_ROWS)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** Arguments left out at the end arrive in Excel as null, blank cells as "". */
function isOptional(index: number, ranges: readonly (unknown[][] | null)[]): boolean {
  return index > 0 && ranges.slice(index).every((range) => range === null);
}

function shown(cell: unknown): string {
  if (cell instanceof Error) return cell.message;
  return cell === "" ? texts.blank : String(cell);
}

interface InsertProps {
  readonly host: Host;
  readonly formula: string;
  /** Why the formula would show an error; "" where it would not. */
  readonly refusal: string;
}

/** Puts a formula into the active cell; asks first where it would show an error. */
function Insert({ host, formula, refusal }: InsertProps) {
  const [said, setSaid] = useState("");
  const [isAsked, setAsked] = useState(false);
  const insert = () => {
    setAsked(false);
    void host.insertFormula(formula).then(
      (address) => setSaid(texts.inserted(address)),
      (error: unknown) => setSaid(errorText(error))
    );
  };
  return (
    <>
      <div class="ways">
        <Button look="primary" submits onPress={refusal === "" ? insert : () => setAsked(true)}>
          {texts.insert}
        </Button>
        <span class="hint" role="status">
          {said}
        </span>
      </div>
      {isAsked && <Question text={texts.showsError(refusal)} confirm={insert} cancel={() => setAsked(false)} />}
    </>
  );
}

/** "is the margin …" as a sentence of its own. */
function sentence(description: string): string {
  const text = description.replace(/^is /, "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
