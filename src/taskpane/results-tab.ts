import type { Host } from "../excel/host";
import type { Fault } from "../sessions/csv";
import { decodeText } from "../sessions/decode-text";
import type { SessionResults } from "../sessions/results";
import type { ScoredHome } from "../sessions/score-home";
import { element, field, fill } from "./dom";
import { scoreCsv } from "./make-workbook";
import { plan } from "./session-choice";
import { orderOf, type SessionModel } from "./session-model";
import { waysOut } from "./ways-out";

const SHOWN_FAULTS = 50;
const LARGEST = 2_000_000;

/** The tab on which results are pasted or chosen, to have the workbook filled in. */
export function resultsTab(model: SessionModel): {
  panel: HTMLElement;
  show: (host: Host) => void;
} {
  let results: SessionResults | null = null;
  const out = waysOut(
    () => (results ? orderOf(model, results) : null),
    () => model.made(model.choice())
  );
  const session = element("p", { class: "hint" });
  const file = element("input", { type: "file", accept: ".csv,.txt,text/csv,text/plain" });
  const text = element("textarea", { rows: 8, spellcheck: "false", wrap: "off" });
  text.placeholder = "table,board,contract,declarer,result,points";
  const fileField = field("Choose a CSV file", file);
  const outcome = element("div", { class: "results", role: "status" });

  let turn = 0;
  const read = async () => {
    const own = ++turn;
    results = null;
    out.forbid("Results are missing.");
    if (text.value.trim() === "") return fill(outcome);
    try {
      const planned = plan(model.choice());
      const { read: found, session: scored } = await scoreCsv(planned, text.value);
      // A later change has been read meanwhile.
      if (own !== turn) return undefined;
      if (found.faults.length > 0) return fill(outcome, faultList("To be mended", found.faults));
      results = found.results;
      out.forbid("");
      return fill(
        outcome,
        found.warnings.length > 0 && faultList("To be looked at", found.warnings),
        standings(scored)
      );
    } catch (error) {
      return fill(outcome, error instanceof Error ? error.message : String(error));
    }
  };
  text.addEventListener("input", () => void read());
  file.addEventListener("change", () => {
    const chosen = file.files?.[0];
    if (!chosen) return;
    void textOf(chosen).then(
      (content) => {
        fileField.fault("");
        text.value = content;
        return read();
      },
      (error: Error) => fileField.fault(error.message)
    );
  });
  const describe = () => {
    const { title, boards } = plan(model.choice());
    session.textContent = `Results of: ${title}, ${boards} boards. The session is chosen on the tab “Session”.`;
  };
  model.onChange(() => {
    try {
      describe();
    } catch {
      // The tab "Session" says what is wrong.
    }
    void read();
  });
  describe();
  out.forbid("Results are missing.");
  const panel = element(
    "div",
    {},
    session,
    fileField.row,
    field("or paste the results", text, "A line for each board at each table.").row,
    outcome,
    out.row
  );
  return { panel, show: out.show };
}

/** A chosen file as text. */
async function textOf(file: File): Promise<string> {
  if (file.size > LARGEST)
    throw new Error(`${file.name} is too large for a file of results: choose a CSV file.`);
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text === null) throw new Error(`${file.name} is not a text file: save the results as CSV.`);
  return text;
}

function faultList(heading: string, faults: readonly Fault[]): HTMLElement {
  const items = faults
    .slice(0, SHOWN_FAULTS)
    .map(({ line, field: name, message }) =>
      element("li", {}, `Line ${line}${name && `, ${name}`}: ${message}`)
    );
  const more = faults.length - items.length;
  return element(
    "div",
    { class: "faults" },
    element("h2", {}, heading),
    element("ul", {}, ...items, more > 0 && element("li", {}, `… and ${more} more.`))
  );
}

function standings({
  plan: { pairs, boards },
  totals,
  places,
  scoredBoards,
}: ScoredHome): HTMLElement {
  const rows = totals
    .map((total, i) => ({ total, place: places[i]!, name: `${i + 1} ${pairs[i]!}`.trim() }))
    .sort((one, other) => (other.total ?? -1) - (one.total ?? -1));
  return element(
    "table",
    { class: "preview" },
    element("caption", {}, `${scoredBoards} of ${boards} boards scored`),
    element(
      "thead",
      {},
      element(
        "tr",
        {},
        ...["Place", "Pair", "Total"].map((text) => element("th", { scope: "col" }, text))
      )
    ),
    element(
      "tbody",
      {},
      ...rows.map(({ place, name, total }) =>
        element(
          "tr",
          {},
          element("td", {}, place),
          element("th", { scope: "row" }, name),
          element("td", {}, String(total ?? ""))
        )
      )
    )
  );
}
