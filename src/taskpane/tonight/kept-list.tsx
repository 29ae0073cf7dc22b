import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { tablesIn } from "../../sessions/kinds";
import { saveBlob } from "../../excel/download";
import { planOf, standing, type Evening } from "../../play/evening";
import { eveningText, isRecord, parsed, readEvening } from "../../play/evening-json";
import { localDate } from "../shared/locale";
import { fileName } from "../../workbook/file-name";
import type { KeptEvenings, Unreadable } from "./kept-evenings";
import { texts } from "./texts";
import { unreadIn } from "./unread";

interface KeptListProps {
  readonly kept: KeptEvenings;
  readonly all: readonly Evening[];
  readonly unreadable: readonly Unreadable[];
  /** Whether somebody comes to it from an evening. */
  readonly isBack: boolean;
  readonly open: (id: string | null) => void;
  readonly remove: (id: string) => void;
}

/** When something happened, as people here write it, to the minute. */
const LATELY = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** The evenings of this device, the last one first. */
export function KeptList({ kept, all, unreadable, isBack, open, remove }: KeptListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone, and the focus with it: before anybody presses a key.
  useLayoutEffect(() => {
    if (isBack) heading.current?.focus();
  }, []);
  const [doubtful, doubt] = useState<string | null>(null);
  const [saved, say] = useState("");
  /** What may be done with an evening besides; to delete it takes two presses. */
  const ways = (id: string, keep: string, onKeep: () => void) =>
    doubtful === id ? (
      <>
        <button type="button" onClick={() => remove(id)}>
          {texts.reallyRemove}
        </button>
        <button type="button" onClick={() => doubt(null)}>
          {texts.cancel}
        </button>
      </>
    ) : (
      <>
        <button type="button" onClick={onKeep}>
          {keep}
        </button>
        <button type="button" onClick={() => doubt(id)}>
          {texts.remove}
        </button>
      </>
    );
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {texts.kept}
      </h2>
      <ul class="kept">
        {all.map((evening) => {
          const { id, changed } = evening;
          const plan = planOf(evening);
          const stands = standing(evening);
          const boards = tablesIn(plan).reduce((sum, table) => sum + table.boards.length, 0);
          const unread = unreadIn({ evening, plan, stands });
          return (
            <li key={id}>
              <Heading {...plan} />
              <p class="hint">
                {texts.progress(stands.size, boards)} · {texts.lastPlayed(LATELY.format(changed))}
              </p>
              {unread !== "" && <p class="fault">{unread}</p>}
              <div class="row">
                {doubtful !== id && (
                  <button type="button" onClick={() => open(id)}>
                    {texts.openAgain}
                  </button>
                )}
                {ways(id, texts.keepCopy, () => say(saveCopy(plan, eveningText(evening))))}
              </div>
            </li>
          );
        })}
        {unreadable.map(({ id, text, why, title, date }) => (
          <li key={id}>
            <Heading title={title || texts.unnamed} date={date} />
            <p class="fault">{texts.cannotRead[why]}</p>
            <div class="row">{ways(id, texts.saveAsItIs, () => say(saveCopy({ title: title || id, date }, text)))}</div>
          </li>
        ))}
      </ul>
      <p role="status">{saved}</p>
      <OpenCopy kept={kept} open={open} />
    </section>
  );
}

function Heading({ title, date }: { readonly title: string; readonly date: string }) {
  return (
    <p>
      <strong>{title}</strong>
      {date !== "" && ` · ${localDate(date)}`}
    </p>
  );
}

/** Saves an evening as a file that opens again, here or on another device. */
function saveCopy({ title, date }: { readonly title: string; readonly date: string }, text: string): string {
  const name = fileName(title, date).replace(/xlsx$/, "json");
  saveBlob(new Blob([text], { type: "application/json" }), name);
  return texts.copySaved(name);
}

/** In bytes: an evening of the longest session has a thousandth of it. */
const LARGEST = 10_000_000;

interface OpenCopyProps {
  readonly kept: KeptEvenings;
  /** Opens an evening; null for the list of all. */
  readonly open: (id: string | null) => void;
}

/** Opens a copy of an evening, or a file of several, beside those that are kept. */
export function OpenCopy({ kept, open }: OpenCopyProps) {
  const [fault, setFault] = useState("");
  const read = async (file: File) => {
    const copies = file.size > LARGEST ? [] : copiesIn(await file.text().catch(() => ""));
    const [first] = copies;
    if (!first) return setFault(texts.notACopy(file.name));
    const taken = copies.filter((copy) => kept.takeIn(copy));
    if (taken.length === 0) return setFault(texts.newerKept);
    return open(copies.length === 1 ? first.id : null);
  };
  return (
    <label class="copy">
      <span>{texts.openCopy}</span>
      <input
        class="unseen"
        type="file"
        accept=".json,application/json"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void read(file);
        }}
      />
      {fault !== "" && (
        <span class="fault" role="alert">
          {fault}
        </span>
      )}
    </label>
  );
}

/** The evenings in a file: a copy of one, or all that were saved where the pane could not start. */
function copiesIn(text: string): Evening[] {
  const file = parsed(text);
  const all: readonly unknown[] = isRecord(file) && Array.isArray(file.evenings) ? file.evenings : [text];
  return all.flatMap((each) => (typeof each === "string" ? (readEvening(parsed(each)) ?? []) : []));
}
