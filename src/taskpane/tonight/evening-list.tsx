import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { saveBlob } from "../../excel/download";
import { eveningPlan, scoredResults, type Evening } from "../../play/evening";
import { eveningText } from "../../play/evening-json";
import { tablesIn } from "../../sessions/kinds";
import { typedNames } from "../../play/session-mark";
import { localDate } from "../shared/locale";
import { fileName } from "../../workbook/file-name";
import { progressOf } from "./begin-buttons";
import { byMonth } from "./by-month";
import type { EveningStore, Unreadable } from "./evening-store";
import { tablesMissingResults } from "./missing";
import { OpenCopy, type OpenOne } from "./open-copy";
import { keptListTexts as texts } from "./kept-list-texts";
import { texts as tonightTexts } from "./texts";
import { boardNoun } from "./words";
import { unreadIn } from "./unread";

interface KeptListProps {
  readonly kept: EveningStore;
  readonly all: readonly Evening[];
  readonly unreadable: readonly Unreadable[];
  /** Whether somebody comes to it from an evening. */
  readonly isBack: boolean;
  readonly open: OpenOne;
  readonly remove: (id: string) => void;
}

/** When something happened, as people here write it, to the minute. */
const LATELY = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** So many fit on a page without being folded, and are found without being searched. */
const FEW = 4;
const FOUND_BY_EYE = 12;

/** The evenings of this device, the last one first; of many those of earlier months are folded. */
export function KeptList({ kept, all, unreadable, isBack, open, remove }: KeptListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone, and the focus with it: before anybody presses a key.
  const [cameBack] = useState(isBack);
  useLayoutEffect(() => {
    if (cameBack) heading.current?.focus();
  }, [cameBack]);
  const [doubtful, doubt] = useState<string | null>(null);
  const [saved, say] = useState("");
  const [sought, seek] = useState("");
  /** What may be done with an evening besides; to delete it takes two presses. */
  const ways = (id: string, keep: string, onKeep: () => void) =>
    doubtful === id ? (
      <>
        <button type="button" class="remove" onClick={() => remove(id)}>
          {texts.reallyRemove}
        </button>
        <button type="button" onClick={() => doubt(null)}>
          {tonightTexts.cancel}
        </button>
      </>
    ) : (
      <>
        <button type="button" onClick={onKeep}>
          {keep}
        </button>
        <button type="button" class="quiet remove" onClick={() => doubt(id)}>
          {texts.remove}
        </button>
      </>
    );
  const line = (evening: Evening) => {
    const { id, changed } = evening;
    const plan = eveningPlan(evening);
    const stands = scoredResults(evening);
    const unread = unreadIn({ evening, plan, results: stands });
    const isPlayed = tablesMissingResults({ plan, results: stands }).length === 0;
    const boards = new Set(tablesIn(plan).flatMap((table) => table.boards)).size;
    return (
      <li key={id}>
        <Heading {...plan} />
        <p class="hint">
          {isPlayed ? tonightTexts.allPlayed(boards, boardNoun(plan)) : progressOf(evening)} ·{" "}
          {tonightTexts.lastPlayed(LATELY.format(changed))}
        </p>
        {unread !== "" && <p class="fault">{unread}</p>}
        <div class="row">
          {doubtful !== id && (
            <button type="button" onClick={() => open(id)}>
              {texts.open}
            </button>
          )}
          {ways(id, texts.keepCopy, () => say(saveCopy(plan, eveningText(evening))))}
        </div>
      </li>
    );
  };
  const found = sought.trim() === "" ? all : all.filter((evening) => isFound(evening, sought));
  const isFolded = found.length > FEW && found === all;
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {texts.heading}
      </h2>
      {all.length > FOUND_BY_EYE && (
        <label class="search">
          {texts.search}
          <input
            type="search"
            value={sought}
            placeholder={texts.searchExample}
            onInput={({ currentTarget }) => seek(currentTarget.value)}
          />
        </label>
      )}
      {found.length === 0 && all.length > 0 && <p role="status">{texts.notFound}</p>}
      {isFolded ? (
        byMonth(all).map(({ month, evenings }, i) => (
          <Month key={month} title={texts.month(month, evenings.length)} isOpen={i === 0}>
            {() => evenings.map(line)}
          </Month>
        ))
      ) : (
        <ul class="kept">{found.map(line)}</ul>
      )}
      <ul class="kept">
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

/** The evenings of a month, which are drawn when somebody unfolds it. */
function Month({
  title,
  isOpen: isFirst,
  children,
}: {
  readonly title: string;
  readonly isOpen: boolean;
  readonly children: () => ComponentChildren;
}) {
  const [isOpen, open] = useState(isFirst);
  return (
    <details class="month" open={isOpen} onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <ul class="kept">{children()}</ul>}
    </details>
  );
}

/** Whether an evening has all words of what is sought in its title, its names or its date. */
function isFound(evening: Evening, sought: string): boolean {
  const { title, date } = eveningPlan(evening);
  const all = [title, typedNames(evening.options), date, localDate(date)].join(" ").toLocaleLowerCase();
  return sought
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
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
