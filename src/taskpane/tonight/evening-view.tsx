import { useEffect, useRef, useState } from "preact/hooks";
import type { Host } from "../../excel/host";
import { at } from "../../bridge/at";
import { tablesIn } from "../../exchange/tables-in";
import { boardsAt, nextBoard } from "../../play/at-table";
import { placeKey, saying, standing, type Entry } from "../../play/evening";
import { draftIn } from "../../play/evening-json";
import { Later } from "../components/later";
import type { SessionModel } from "../session-model";
import { bookmarkAt, type Bookmark, type KeptEvenings } from "./kept-evenings";
import { missingIn } from "./missing";
import { Pad } from "./pad";
import { Phones } from "./phones";
import { Standings } from "./standings";
import { texts } from "./texts";
import { useEvening, type OpenEvening } from "./use-evening";

const inExcel = () => import("./in-excel/parts");

const VIEWS = ["play", "standings", "phones"] as const;

interface Props {
  readonly kept: KeptEvenings;
  readonly id: string;
  /** A code that a link has brought; "" for none. */
  readonly brought: string;
  readonly close: () => void;
  readonly model: SessionModel;
  readonly host: Host | null;
}

/** An evening that is played: the pad, how it stands, and other phones. */
export function EveningView({ kept, id, brought, close, model, host }: Props) {
  const open = useEvening(kept, id);
  const [view, show] = useState<(typeof VIEWS)[number]>(() =>
    brought !== "" ? "phones" : open && missingIn(open).length === 0 ? "standings" : "play"
  );
  const [bookmark, setBookmark] = useState(() => open && bookmarkIn(kept.bookmark(id), open));
  const place = useFocusAtFirst();
  if (!open || !bookmark) return null;
  const turnTo = (next: Bookmark) => {
    kept.keepBookmark(id, next);
    setBookmark(next);
  };
  /** Shows what came from the workbook for the board that is shown, unless somebody has tapped something there. */
  const refresh = (entries: readonly Entry[]) => {
    const { table, board, draft } = bookmark;
    if (!entries.some((taken) => placeKey(taken) === placeKey(bookmark))) return;
    if (JSON.stringify(draft) !== JSON.stringify(bookmarkAt(open.stands, table, board).draft)) return;
    const after = standing(saying(open.evening, entries, 0));
    // Where nobody has been yet, play begins behind the boards that the workbook has.
    const next = kept.bookmark(id) === null ? nextBoard(open.plan, table, after) : null;
    turnTo(bookmarkAt(after, table, next?.board ?? board));
  };
  const trouble = kept.trouble();
  return (
    <div class="evening" ref={place}>
      {trouble !== null && (
        <p class="fault" role="alert">
          {texts[trouble]}
        </p>
      )}
      <div class="row views" role="group">
        {VIEWS.map((known) => (
          <button type="button" aria-pressed={view === known} onClick={() => show(known)}>
            {texts.views[known]}
          </button>
        ))}
        <button type="button" onClick={close}>
          {texts.back}
        </button>
      </div>
      {host?.canFollow && (
        <section class="in-excel">
          <Later load={inExcel}>{({ WorkbookBar }) => <WorkbookBar open={open} kept={kept} taken={refresh} />}</Later>
        </section>
      )}
      {view === "play" && <Pad open={open} bookmark={bookmark} turnTo={turnTo} show={show} />}
      {view === "standings" && <Standings open={open} model={model} host={host} />}
      {view === "phones" && <Phones open={open} table={bookmark.table} brought={brought} />}
    </div>
  );
}

/** Whoever has a keyboard may type at once: the button that began play is gone, and the focus with it. */
function useFocusAtFirst() {
  const evening = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isLost = !(document.activeElement instanceof HTMLElement) || document.activeElement.offsetParent === null;
    if (isLost && window.matchMedia("(pointer: fine)").matches)
      evening.current?.querySelector<HTMLElement>("input")?.focus();
  }, []);
  return evening;
}

/** Where play was; else at the first board that is open. */
function bookmarkIn(kept: unknown, { plan, stands }: OpenEvening): Bookmark {
  const { table: keptTable, board, draft } = (kept ?? {}) as Readonly<Record<string, unknown>>;
  const tables = tablesIn(plan);
  const { table } = tables.find((known) => known.table === keptTable) ?? at(tables, 0);
  const known = boardsAt(plan, table).find((each) => each.board === board);
  if (known) return { table, board: known.board, draft: draftIn(draft) };
  const next = nextBoard(plan, table, stands) ?? at(boardsAt(plan, table), 0);
  return bookmarkAt(stands, table, next.board);
}
