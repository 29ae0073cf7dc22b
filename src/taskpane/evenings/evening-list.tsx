import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Disclosure } from "../components/disclosure";
import { saveBlob } from "../../excel/download";
import { eveningPlan, scoredResults, type Evening } from "../../play/evening";
import { eveningText } from "../../play/evening-json";
import { tablesIn } from "../../sessions/kinds";
import { typedNames } from "../../play/session-mark";
import { localDate } from "../shared/locale";
import { fileName } from "../../workbook/file-name";
import { progressOf } from "../evening/shared/begin-buttons";
import { byMonth } from "./by-month";
import type { EveningStore, Unreadable } from "../evening/shared/evening-store";
import { tablesMissingResults } from "../evening/shared/missing";
import { OpenCopy, type OpenOne } from "./open-copy";
import { keptListTexts as texts } from "./kept-list-texts";
import { texts as tonightTexts } from "../evening/shared/texts";
import { boardNoun } from "../evening/shared/words";
import { unreadIn } from "../evening/shared/unread";
import "./evening-list.css";

interface EveningListProps {
  readonly store: EveningStore;
  readonly all: readonly Evening[];
  readonly unreadable: readonly Unreadable[];
  /** True after leaving an evening: the heading takes the focus. */
  readonly isBack: boolean;
  readonly open: OpenOne;
  readonly remove: (id: string) => void;
}

const TIME_FORMAT = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** Longer lists fold earlier months. */
const MAX_UNFOLDED = 4;
/** Longer lists have a search field. */
const MAX_WITHOUT_SEARCH = 12;

/** The evenings of this device, latest first. A long list folds earlier months. */
export function EveningList({ store, all, unreadable, isBack, open, remove }: EveningListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The back button, which had the focus, was removed. A layout effect sets the focus before the next key press.
  const [isReturn] = useState(isBack);
  useLayoutEffect(() => {
    if (isReturn) heading.current?.focus();
  }, [isReturn]);
  const [idToDelete, setIdToDelete] = useState<string | null>(null);
  const [status, setStatus] = useState("");
  const [search, setSearch] = useState("");
  /** Deleting an evening takes two presses. */
  const saveAndRemoveButtons = (id: string, saveLabel: string, onSave: () => void) =>
    idToDelete === id ? (
      <>
        <button type="button" class="danger" onClick={() => remove(id)}>
          {texts.reallyRemove}
        </button>
        <button type="button" onClick={() => setIdToDelete(null)}>
          {tonightTexts.cancel}
        </button>
      </>
    ) : (
      <>
        <button type="button" onClick={onSave}>
          {saveLabel}
        </button>
        <button type="button" class="quiet danger" onClick={() => setIdToDelete(id)}>
          {texts.remove}
        </button>
      </>
    );
  const line = (evening: Evening) => {
    const { id, changed } = evening;
    const plan = eveningPlan(evening);
    const results = scoredResults(evening);
    const unread = unreadIn({ evening, plan, results });
    const isPlayed = tablesMissingResults({ plan, results }).length === 0;
    const boards = new Set(tablesIn(plan).flatMap((table) => table.boards)).size;
    return (
      <li key={id}>
        <Heading {...plan} />
        <p class="hint">
          {isPlayed ? tonightTexts.allPlayed(boards, boardNoun(plan)) : progressOf(evening)} ·{" "}
          {tonightTexts.lastPlayed(TIME_FORMAT.format(changed))}
        </p>
        {unread !== "" && <p class="fault">{unread}</p>}
        <div class="row">
          {idToDelete !== id && (
            <button type="button" onClick={() => open(id)}>
              {texts.open}
            </button>
          )}
          {saveAndRemoveButtons(id, texts.keepCopy, () => setStatus(saveCopy(plan, eveningText(evening))))}
        </div>
      </li>
    );
  };
  const found = search.trim() === "" ? all : all.filter((evening) => matchesSearch(evening, search));
  const isFolded = found.length > MAX_UNFOLDED && found === all;
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {texts.heading}
      </h2>
      {all.length > MAX_WITHOUT_SEARCH && (
        <label class="search">
          {texts.search}
          <input
            type="search"
            value={search}
            placeholder={texts.searchExample}
            onInput={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        </label>
      )}
      {found.length === 0 && all.length > 0 && <p role="status">{texts.notFound}</p>}
      {isFolded ? (
        byMonth(all).map(({ month, evenings }, i) => (
          <Disclosure key={month} kind="month" summary={texts.month(month, evenings.length)} wanted={i === 0}>
            {() => <ul class="kept">{evenings.map(line)}</ul>}
          </Disclosure>
        ))
      ) : (
        <ul class="kept">{found.map(line)}</ul>
      )}
      <ul class="kept">
        {unreadable.map(({ id, text, reason, title, date }) => (
          <li key={id}>
            <Heading title={title || texts.unnamed} date={date} />
            <p class="fault">{texts.cannotRead[reason]}</p>
            <div class="row">
              {saveAndRemoveButtons(id, texts.saveAsItIs, () =>
                setStatus(saveCopy({ title: title || id, date }, text))
              )}
            </div>
          </li>
        ))}
      </ul>
      <p role="status">{status}</p>
      <OpenCopy store={store} open={open} />
    </section>
  );
}

/** True if the title, names or date of the evening contain every word of the search. */
function matchesSearch(evening: Evening, search: string): boolean {
  const { title, date } = eveningPlan(evening);
  const haystack = [title, typedNames(evening.options), date, localDate(date)].join(" ").toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

function Heading({ title, date }: { readonly title: string; readonly date: string }) {
  return (
    <p>
      <strong>{title}</strong>
      {date !== "" && ` · ${localDate(date)}`}
    </p>
  );
}

/**
 * Saves an evening as a file that any device can open.
 * @returns the status to show.
 */
function saveCopy({ title, date }: { readonly title: string; readonly date: string }, text: string): string {
  const name = fileName(title, date).replace(/xlsx$/, "json");
  saveBlob(new Blob([text], { type: "application/json" }), name);
  return texts.copySaved(name);
}
