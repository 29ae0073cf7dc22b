import { useState } from "preact/hooks";
import { decodeText } from "../../../sessions/reading/decode-text";
import { Disclosure } from "../../components/disclosure";
import { DropZone } from "../../components/drop-zone";
import { Field } from "../../components/field";
import { errorText } from "../../shared/error-text";
import type { CsvLines } from "../kinds/csv-headers";
import { LARGEST } from "./read-results";
import { resultsTexts as texts } from "./results-texts";

/** In characters: with more than this a browser's own pasting stands still. */
const LONG = 10_000;

interface ResultsFieldsProps {
  readonly text: string;
  readonly csv: CsvLines;
  readonly onText: (text: string) => void;
}

/** The fields by which a text of results comes into the pane: a file, and what is pasted or typed. */
export function ResultsFields({ text, csv, onText }: ResultsFieldsProps) {
  const [faults, setFaults] = useState({ file: "", paste: "" });
  const take = (content: string, file = "") => {
    setFaults({ file, paste: "" });
    onText(content);
  };
  const choose = ([chosen]: readonly File[]) => {
    // What an earlier file holds must not pass for what a refused one does.
    if (chosen) void textOf(chosen).then(take, (error: unknown) => take("", errorText(error)));
  };
  const paste = (event: ClipboardEvent & { readonly currentTarget: HTMLTextAreaElement }) => {
    const { currentTarget: area, clipboardData } = event;
    const content = clipboardData?.getData("text") ?? "";
    const { length } = content;
    if (length <= LONG) return;
    event.preventDefault();
    if (length > LARGEST) return setFaults({ ...faults, paste: texts.textTooLong(length, LARGEST) });
    area.setRangeText(content, area.selectionStart, area.selectionEnd, "end");
    take(area.value);
  };
  const tooLong = text.length > LARGEST ? texts.textTooLong(text.length, LARGEST) : "";
  return (
    <>
      <DropZone
        label={texts.fields.file}
        accept=".csv,.txt,.pbn,text/csv,text/plain"
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
            placeholder={csv.header}
            value={text}
            onInput={({ currentTarget }) => take(currentTarget.value)}
            onPaste={paste}
          />
        )}
      </Field>
      {csv.others && <OtherLines lines={csv.others} />}
    </>
  );
}

/** Lines that are not of a match that was played, each with what it says. */
function OtherLines({ lines }: { readonly lines: NonNullable<CsvLines["others"]> }) {
  return (
    <Disclosure kind="more" summary={texts.otherLinesOf}>
      <dl>
        {lines.map(([line, says]) => (
          <>
            <dt>
              <code>{line}</code>
            </dt>
            <dd class="hint">{says}</dd>
          </>
        ))}
      </dl>
    </Disclosure>
  );
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
