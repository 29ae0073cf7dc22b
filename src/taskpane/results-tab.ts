import type { Host } from "../excel/host";
import type { Scored } from "../sessions/kinds";
import { decodeText } from "../sessions/reading/decode-text";
import { element, field, fill } from "./dom";
import { formOf, summaryOf } from "./kinds/kind-forms";
import { failed, loading } from "./loading";
import { scoreText } from "./make-workbook";
import { texts } from "./texts";
import { faultList, reportView } from "./report-view";
import type { SessionModel } from "./session-model";
import { attempt, firstFault, orderOf } from "./session-order";
import { understoodView } from "./understood-view";
import { waysOut } from "./ways-out";

/**
 * In bytes of a file and in characters of a text. The longest event has a fifth of it; ten times as
 * much in a field of text makes a browser stand still for half a minute.
 */
const LARGEST = 200_000;

/** In characters: with more than this a browser's own pasting stands still as well. */
const LONG = 10_000;

/** The text of results as it was when the pane was last open, and how it is kept for the next time. */
export interface KeptResults {
  /** What is stored may be anything. */
  readonly typed: unknown;
  readonly keep: (text: string) => void;
}

/** The tab on which results are pasted or chosen, to have the workbook filled in. */
export function resultsTab(
  model: SessionModel,
  kept: KeptResults
): {
  panel: HTMLElement;
  show: (host: Host) => void;
} {
  let scored: Scored | null = null;
  const out = waysOut(
    () => (scored ? orderOf(model, scored) : null),
    () => model.made(model.choice())
  );
  const session = element("p", { class: "hint" });
  const file = element("input", { type: "file", accept: ".csv,.txt,.pbn,text/csv,text/plain" });
  const text = element("textarea", { rows: 8, spellcheck: "false", wrap: "off" });
  const fileField = field(texts.fields.file, file);
  const outcome = element("div", { class: "results", role: "status", tabindex: "-1" });

  // Beside what is read out: its buttons are none of the news.
  const share = element("div");

  let turn = 0;
  /** What was understood of a text that does not say so itself, once somebody has looked at it. */
  let looked: string | null = null;
  const readText = async () => {
    const reading = ++turn;
    scored = null;
    out.forbid(texts.resultsMissing);
    fill(share);
    const { length } = text.value;
    kept.keep(length > LARGEST ? "" : text.value);
    if (text.value.trim() === "") return fill(outcome);
    if (length > LARGEST) {
      pasted.fault(texts.textTooLong(length, LARGEST));
      return fill(outcome);
    }
    try {
      const { plan, faults: refused } = attempt(model.choice());
      if (!plan) return fill(outcome, firstFault(refused));
      const { understood, ...read } = await scoreText(plan, text.value);
      // A later change has been read meanwhile.
      if (reading !== turn) return undefined;
      const list = understood.boards.join("\n");
      const isToLookAt = !understood.isCertain && looked !== list;
      if (isToLookAt) {
        out.forbid(texts.understood.first);
        const use = () => {
          looked = list;
          void readText().then(() => outcome.focus());
        };
        return fill(
          outcome,
          read.faults.length > 0 && faultList(texts.faults, read.faults),
          read.warnings.length > 0 && faultList(texts.warnings, read.warnings),
          understoodView(understood, read.faults.length > 0 ? null : use)
        );
      }
      // Of what was looked at, the lines that say nothing are left out.
      const faults = understood.isCertain ? [...understood.unread, ...read.faults] : read.faults;
      if (faults.length > 0) return fill(outcome, faultList(texts.faults, faults));
      scored = read.scored;
      out.forbid("");
      fill(outcome, read.warnings.length > 0 && faultList(texts.warnings, read.warnings), reportView(read.report));
      const { shareResult } = await loading(import("./share-result"));
      if (reading === turn) fill(share, shareResult(read.scored));
      return undefined;
    } catch (error) {
      if (reading !== turn) return undefined;
      return fill(
        outcome,
        failed(error, () => void readText())
      );
    }
  };
  text.addEventListener("input", () => {
    fileField.fault("");
    pasted.fault("");
    void readText();
  });
  text.addEventListener("paste", (event) => {
    const content = event.clipboardData?.getData("text") ?? "";
    const { length } = content;
    if (length <= LONG) return;
    event.preventDefault();
    if (length > LARGEST) return pasted.fault(texts.textTooLong(length, LARGEST));
    text.setRangeText(content, text.selectionStart, text.selectionEnd, "end");
    text.dispatchEvent(new Event("input"));
  });
  // A file that was mended is chosen under its old name, which is no change otherwise.
  file.addEventListener("click", () => (file.value = ""));
  file.addEventListener("change", () => {
    const chosen = file.files?.[0];
    if (!chosen) return;
    void textOf(chosen).then(
      (content) => {
        fileField.fault("");
        pasted.fault("");
        text.value = content;
        return readText();
      },
      (error: Error) => {
        // What an earlier file holds must not pass for what this one does.
        text.value = "";
        pasted.fault("");
        fileField.fault(error.message);
        return readText();
      }
    );
  });
  const pasted = field(texts.fields.paste, text, formOf(model.choice()).csv(model.choice()).line);
  const others = element("details", { class: "more" });
  const describe = () => {
    const csv = formOf(model.choice()).csv(model.choice());
    text.placeholder = csv.header;
    fill(pasted.help!, csv.line);
    showOthers(others, csv.others ?? []);
    const { plan } = attempt(model.choice());
    // The tab "Session" says what is wrong.
    if (plan) fill(session, texts.resultsOf(plan.title, summaryOf(plan)));
  };
  model.onChange(() => {
    describe();
    void readText();
  });
  describe();
  out.forbid(texts.resultsMissing);
  if (typeof kept.typed === "string" && kept.typed !== "" && kept.typed.length <= LARGEST) {
    text.value = kept.typed;
    void readText();
  }
  const panel = element("div", {}, session, fileField.row, pasted.row, others, outcome, share, out.row);
  return { panel, show: out.show };
}

/** Shows lines that are not of a match that was played, each with what it says. */
function showOthers(details: HTMLDetailsElement, lines: readonly (readonly [line: string, says: string])[]): void {
  details.hidden = lines.length === 0;
  const told = lines.flatMap(([line, says]) => [
    element("dt", {}, element("code", {}, line)),
    element("dd", { class: "hint" }, says),
  ]);
  fill(details, element("summary", {}, texts.otherLinesOf), element("dl", {}, ...told));
}

/** A chosen file as text. */
async function textOf(file: File): Promise<string> {
  const { name, size } = file;
  if (size > LARGEST) throw new Error(texts.fileTooLarge(name, size, LARGEST));
  const bytes = await file.arrayBuffer().catch(() => {
    throw new Error(texts.unreadable(name));
  });
  const text = decodeText(new Uint8Array(bytes));
  if (text === null) throw new Error(texts.notText(name));
  return text;
}
