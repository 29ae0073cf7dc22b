import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { saveBlob } from "../../excel/download";
import { eveningPlan, scoredResults, type Evening } from "../../play/evening";
import { eveningText } from "../../play/evening-json";
import { typedNames } from "../../play/session-mark";
import { fileName } from "../../workbook/file-name";
import { TextField } from "../components/field";
import { Icon } from "../components/icon";
import { List, ListRow } from "../components/list-row";
import { Menu } from "../components/menu";
import { Sheet } from "../components/sheet";
import type { EveningStore, Unreadable } from "../evening/shared/evening-store";
import { tablesMissingResults } from "../evening/shared/missing";
import { texts as tonightTexts } from "../evening/shared/texts";
import { localDate } from "../shared/locale";
import { byMonth } from "./by-month";
import { DateTile } from "./date-tile";
import { boardToContinue, eveningLine, commonTitle } from "./evening-line";
import { keptListTexts as texts } from "./kept-list-texts";
import { SeasonRow } from "./season-row";
import { OpenCopy, type OpenOne } from "./open-copy";
import "../evening/shared/kept.css";
import "./evening-list.css";

interface EveningListProps {
  readonly store: EveningStore;
  readonly all: readonly Evening[];
  readonly unreadable: readonly Unreadable[];
  /** True after leaving an evening: the list takes the focus. */
  readonly isBack: boolean;
  readonly open: OpenOne;
  readonly remove: (id: string) => void;
  /** Opens the season of the listed evenings; undefined if the pane shows no season of them. */
  readonly toSeason: (() => void) | undefined;
}

/** Maximum number of unfinished evenings at the top, the latest ones. */
const MAX_ON_TOP = 2;
/** After this number of rows each further month is folded into a single row. */
const MAX_UNFOLDED = 8;
/** Maximum number of evenings in a list without a search field. */
const MAX_WITHOUT_SEARCH = 12;

/** The evenings of this device: the latest unfinished ones first, then all others month by month. */
export function EveningList({ store, all, unreadable, isBack, open, remove, toSeason }: EveningListProps) {
  const list = useRef<HTMLElement>(null);
  // The back button, which had the focus, was removed. A layout effect sets the focus before the next key press.
  const [isReturn] = useState(isBack);
  useLayoutEffect(() => {
    if (isReturn) list.current?.focus();
  }, [isReturn]);
  const [toDelete, setToDelete] = useState<Pick<Named, "id" | "name"> | null>(null);
  const [status, setStatus] = useState("");
  const [search, setSearch] = useState("");
  const isSearch = search.trim() !== "";
  const onTop = useMemo(() => all.filter(isUnfinished).slice(0, MAX_ON_TOP), [all]);
  const common = useMemo(() => commonTitle(all), [all]);
  const unfinished = isSearch ? [] : onTop;
  const others = all.filter(
    (evening) => !unfinished.includes(evening) && (!isSearch || matchesSearch(evening, search))
  );
  const row = (evening: Evening, goesOn?: string) => (
    <Row key={evening.id} evening={evening} common={common} open={open} goesOn={goesOn}>
      {(named) => menuOf(named, texts.keepCopy, () => saveCopy(eveningPlan(evening), eveningText(evening)))}
    </Row>
  );
  const menuOf: MenuOf = ({ id, name }, saveLabel, save) => (
    <Menu label={texts.more(name)}>
      <button type="button" onClick={() => setStatus(save())}>
        {saveLabel}
      </button>
      <button type="button" class="danger" onClick={() => setToDelete({ id, name })}>
        {texts.remove}
      </button>
    </Menu>
  );
  return (
    <section ref={list} class="evenings" tabIndex={-1} aria-label={texts.heading}>
      <div>
        {all.length > MAX_WITHOUT_SEARCH && (
          <TextField label={texts.search} placeholder={texts.searchExample} value={search} onType={setSearch} />
        )}
        {unfinished.length > 0 && (
          <ul class="card kept">
            {unfinished.map((evening) => row(evening, boardToContinue(evening, store.bookmark(evening.id))))}
          </ul>
        )}
        {toSeason && (
          <List>
            <SeasonRow store={store} toSeason={toSeason} />
          </List>
        )}
      </div>
      <div>
        {isSearch && others.length === 0 && <p role="status">{texts.notFound}</p>}
        <Months evenings={others} isSearch={isSearch} row={row} />
        {unreadable.length > 0 && <UnreadableEvenings unreadable={unreadable} menuOf={menuOf} />}
        <OpenCopy store={store} open={open} />
      </div>
      <p role="status">{status}</p>
      {toDelete && (
        <RemoveQuestion
          name={toDelete.name}
          remove={() => (setToDelete(null), remove(toDelete.id))}
          cancel={() => setToDelete(null)}
        />
      )}
    </section>
  );
}

/** An evening's id, and its title with the date as a name. */
interface Named {
  readonly id: string;
  readonly name: string;
}

/** Renders the menu of an evening: it saves a copy, which returns the status to show, or asks before it removes. */
type MenuOf = (named: Named, saveLabel: string, save: () => string) => ComponentChildren;

interface MonthsProps {
  readonly evenings: readonly Evening[];
  /** True if the evenings were searched for: no month is folded then. */
  readonly isSearch: boolean;
  readonly row: (evening: Evening) => ComponentChildren;
}

/** Evenings month by month; the months after the first rows are folded. */
function Months({ evenings: all, isSearch, row }: MonthsProps) {
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  let shown = 0;
  return byMonth(all).map(({ month, evenings }) => {
    const isFolded = !isSearch && shown >= MAX_UNFOLDED && !unfolded.includes(month);
    shown += evenings.length;
    return isFolded ? (
      <List>
        <ListRow name="month" title={month} value={evenings.length} onPress={() => setUnfolded([...unfolded, month])} />
      </List>
    ) : (
      <>
        <h2>{month}</h2>
        <ul class="card kept">{evenings.map((evening) => row(evening))}</ul>
      </>
    );
  });
}

/** Evenings that this version cannot read; their texts can be saved. */
function UnreadableEvenings({
  unreadable,
  menuOf,
}: Pick<EveningListProps, "unreadable"> & { readonly menuOf: MenuOf }) {
  return (
    <ul class="card kept">
      {unreadable.map(({ id, text, reason, title, date }) => (
        <li key={id}>
          <p class="list-row">
            <span class="title">
              {title || texts.unnamed}
              <small>{localDate(date)}</small>
            </span>
          </p>
          {menuOf({ id, name: title || texts.unnamed }, texts.saveAsItIs, () =>
            saveCopy({ title: title || id, date }, text)
          )}
          <p class="fault">{texts.cannotRead[reason]}</p>
        </li>
      ))}
    </ul>
  );
}

interface RemoveQuestionProps {
  readonly name: string;
  readonly remove: () => void;
  readonly cancel: () => void;
}

/** Asks before an evening is removed. */
function RemoveQuestion({ name, remove, cancel }: RemoveQuestionProps) {
  return (
    <Sheet title={texts.askRemove(name)} onBack={cancel}>
      <p>{texts.removed}</p>
      <button type="button" class="danger" onClick={remove}>
        {texts.reallyRemove}
      </button>
      <button type="button" onClick={cancel}>
        {tonightTexts.cancel}
      </button>
    </Sheet>
  );
}

interface RowProps {
  readonly evening: Evening;
  /** The title of most evenings. */
  readonly common: string;
  readonly open: OpenOne;
  /** The next board of an unfinished evening at the top of the list, "" for none; undefined for all other rows. */
  readonly goesOn: string | undefined;
  /** Renders the menu with further actions for the evening. */
  readonly children: (named: Named) => ComponentChildren;
}

function Row({ evening, common, open, goesOn, children }: RowProps) {
  const line = useMemo(() => eveningLine(evening, common), [evening, common]);
  const go = () => open(line.id);
  return (
    <li>
      <button type="button" class="list-row" onClick={go}>
        {goesOn === undefined ? (
          <DateTile day={line.day} below={line.weekday} />
        ) : (
          <span class="tile open">
            <Icon name="clock" />
          </span>
        )}
        <span class="title">
          {goesOn === undefined ? line.heading : line.shortName}
          <small>{goesOn === undefined ? line.below : texts.notFinished(line.below)}</small>
        </span>
        {goesOn === undefined && <Icon name="onward" />}
      </button>
      {children(line)}
      {line.unread !== "" && <p class="fault">{line.unread}</p>}
      {goesOn !== undefined && (
        <button type="button" class="go-on primary" onClick={go}>
          {texts.goOn(goesOn)}
        </button>
      )}
    </li>
  );
}

function isUnfinished(evening: Evening): boolean {
  return tablesMissingResults({ plan: eveningPlan(evening), results: scoredResults(evening) }).length > 0;
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

/**
 * Saves an evening as a file that any device can open.
 * @returns the status to show.
 */
function saveCopy({ title, date }: { readonly title: string; readonly date: string }, text: string): string {
  const name = fileName(title, date).replace(/xlsx$/, "json");
  saveBlob(new Blob([text], { type: "application/json" }), name);
  return texts.copySaved(name);
}
