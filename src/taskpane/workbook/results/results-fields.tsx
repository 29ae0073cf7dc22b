import { useState } from "preact/hooks";
import { decodeText } from "../../../sessions/reading/decode-text";
import { Disclosure } from "../../components/disclosure";
import { DropZone } from "../../components/drop-zone";
import { Field } from "../../components/field";
import { errorText } from "../../shared/error-text";
import type { CsvLines } from "../kinds/csv-headers";
import { MAX_CHARACTERS } from "./read-results";
import { resultsTexts as texts } from "./results-texts";

/** Maximum length, in characters, of a text that the browser itself may paste. With longer texts the browser hangs. */
const LONG = 10_000;

interface ResultsFieldsProps {
  readonly text: string;
  readonly csv: CsvLines;
  readonly onText: (text: string) => void;
}

/** The fields for a text of results: a file, or pasted and typed text. */
export function ResultsFields({ text, csv, onText }: ResultsFieldsProps) {
  const [faults, setFaults] = useState({ file: "", paste: "" });
  const take = (content: string, file = "") => {
    setFaults({ file, paste: "" });
    onText(content);
  };
  const choose = ([chosen]: readonly File[]) => {
    // A refused file clears the text, so that nobody takes an earlier file's text for the refused file's.
    if (chosen) void textOf(chosen).then(take, (error: unknown) => take("", errorText(error)));
  };
  const paste = (event: ClipboardEvent & { readonly currentTarget: HTMLTextAreaElement }) => {
    const { currentTarget: area, clipboardData } = event;
    const content = clipboardData?.getData("text") ?? "";
    const { length } = content;
    if (length <= LONG) return;
    event.preventDefault();
    if (length > MAX_CHARACTERS) return setFaults({ ...faults, paste: texts.textTooLong(length, MAX_CHARACTERS) });
    area.setRangeText(content, area.selectionStart, area.selectionEnd, "end");
    take(area.value);
  };
  const tooLong = text.length > MAX_CHARACTERS ? texts.textTooLong(text.length, MAX_CHARACTERS) : "";
  return (
    <>
      <DropZone
        label={texts.fields.file}
        accept=".csv,.txt,.pbn,.xml,text/csv,text/plain,text/xml"
        fault={faults.file}
        onFiles={choose}
      />
      <Field label={texts.fields.paste} hint={csv.line} fault={tooLong || faults.paste}>
        {(wiring) => (
          <textarea
            {...wiring}
            rows={8}
            spellcheck={false}
            wrap="off"
            value={text}
            onInput={({ currentTarget }) => take(currentTarget.value)}
            onPaste={paste}
          />
        )}
      </Field>
      <Disclosure kind="more" summary={texts.columnsOf}>
        <p class="hint">
          <code>{csv.header.split(",").join(", ")}</code>
        </p>
      </Disclosure>
      {csv.others && <OtherLines lines={csv.others} />}
    </>
  );
}

/** Lines for matches that were not played, each with its meaning. */
function OtherLines({ lines }: { readonly lines: NonNullable<CsvLines["others"]> }) {
  return (
    <Disclosure kind="more" summary={texts.otherLinesOf}>
      <dl>
        {lines.map(([line, meaning]) => (
          <>
            <dt>
              <code>{line}</code>
            </dt>
            <dd class="hint">{meaning}</dd>
          </>
        ))}
      </dl>
    </Disclosure>
  );
}

/** A chosen file as text. */
async function textOf(file: File): Promise<string> {
  const { name, size } = file;
  if (size > MAX_CHARACTERS) throw new Error(texts.fileTooLarge(name, size, MAX_CHARACTERS));
  const bytes = await file.arrayBuffer().catch(() => {
    throw new Error(texts.unreadable(name));
  });
  const text = decodeText(new Uint8Array(bytes));
  if (text === null) throw new Error(texts.notText(name));
  return text;
}
