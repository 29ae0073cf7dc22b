import { itemAt } from "../../bridge/item-at";
import { tablesIn } from "../../sessions/kinds";
import type { TablePlan } from "../../sessions/table-plan";
import { boardsAt, nextBoard, boardToOpen } from "../at-table";
import { pendingBoards } from "../pending-boards";
import { entryKey, eveningPlan, scoredResults, withEntries, type Evening } from "../evening";
import { readPhoneMode, type PhoneMode } from "../one-phone";
import { refit, renumberedDrafts } from "../refit";
import type { PadPlace } from "../pad/pad-state";
import type { Bookmark, ViewContext, ViewEffect, ViewEvent, ViewName, ViewState } from "./view-state";

/** The next state of an open evening, and effects to carry out in this order. */
export interface ViewStep {
  readonly state: ViewState;
  readonly effects: readonly ViewEffect[];
}

/**
 * The state of an evening that has just been opened.
 * @param bookmark as stored; it may be damaged or of another plan.
 * @param start.phones the device's setting, for an evening whose bookmark has none.
 */
export function newViewState(
  context: Pick<ViewContext, "plan" | "results">,
  bookmark: unknown,
  drafts: ViewState["drafts"],
  start: {
    readonly hasCode: boolean;
    readonly hasSeats: boolean;
    readonly notice: string;
    readonly phones: PhoneMode;
  }
): ViewState {
  const isNew = bookmark === null && context.results.size === 0;
  return {
    view: firstView(context, start.hasCode, isNew && !start.hasSeats),
    from: "play",
    bookmark: bookmarkIn(bookmark, context, start.phones),
    drafts,
    notice: start.notice,
    pads: 0,
    asksEnd: false,
  };
}

function firstView(context: Pick<ViewContext, "plan" | "results">, hasCode: boolean, isNew: boolean): ViewName {
  if (hasCode) return "phones";
  if (!hasOpenBoards(context)) return "standings";
  return isNew ? "seats" : "play";
}

function hasOpenBoards({ plan, results }: Pick<ViewContext, "plan" | "results">): boolean {
  return tablesIn(plan).some(({ table }) => nextBoard(plan, table, results) !== null);
}

/** Returns the next state of an open evening, and effects, after an event. */
export function viewStep(state: ViewState, event: ViewEvent, context: ViewContext): ViewStep {
  const { bookmark } = state;
  if (isOfPhones(event)) return phonesStep(state, event, context);
  switch (event.kind) {
    case "shown":
      return show(state, event.view, context, event.from);
    case "begun":
      return saved({ ...state, view: "play" }, bookmark);
    case "turned":
      return openPlace(state, event.place);
    case "opened": {
      const turned = openPlace({ ...state, pads: state.pads + 1 }, event.place);
      return after(turned, (next) => show(next, "play", context));
    }
    case "table": {
      const { table } = event;
      const next = boardToOpen(context.plan, table, context.results);
      return next ? openPlace({ ...state, pads: state.pads + 1 }, { table, board: next.board }) : only(state);
    }
    case "drafted": {
      // Another tab may have saved entries of other boards.
      const key = entryKey(event.place);
      const others = Object.entries(context.storedDrafts()).filter(([each]) => each !== key);
      const drafts = Object.fromEntries(event.entered ? [...others, [key, event.entered] as const] : others);
      return { state: { ...state, drafts }, effects: [{ kind: "drafts", drafts }] };
    }
    case "replanned":
      return replan(state, event.plan, context);
    case "more":
      return after(replan(state, event.plan, context), (replanned) => {
        const { table } = replanned.bookmark;
        const next = nextBoard(event.plan, table, context.results);
        return next
          ? viewStep(replanned, { kind: "opened", place: { table, board: next.board } }, context)
          : only(replanned);
      });
    case "imported": {
      // Without a bookmark, play begins after the boards that the workbook already has.
      if (context.hasBookmark()) return only(state);
      const results = scoredResults(withEntries(context.latest(), event.entries, 0));
      const next = nextBoard(context.plan, bookmark.table, results);
      return next ? openPlace(state, { table: bookmark.table, board: next.board }) : only(state);
    }
    case "back":
      return isRoot(state, context)
        ? { state, effects: [{ kind: "close" }] }
        : show(state, isFinished(state, context) ? "standings" : "play", context);
    case "settled":
      return show({ ...state, notice: event.notice }, state.from === "standings" ? "standings" : "play", context);
    case "end":
      return !hasOpenBoards(context) || state.asksEnd
        ? { state, effects: [{ kind: "close" }] }
        : only({ ...state, asksEnd: true });
    case "stay":
      return only({ ...state, asksEnd: false });
  }
}

type Played = Pick<ViewContext, "plan" | "results">;

/** True if every board has a result and none is being entered: the evening then has its result page. */
export function isFinished({ drafts }: Pick<ViewState, "drafts">, played: Played): boolean {
  return !hasOpenBoards(played) && pendingBoards(played, drafts).length === 0;
}

/** True if the result page of a finished evening is shown: in place of the standings, and of the view after a round. */
export function showsResult(state: ViewState, context: Played): boolean {
  const { view, bookmark } = state;
  return isFinished(state, context) && (view === "standings" || (view === "play" && bookmark.over !== undefined));
}

/** True if Back leads out of the evening. */
export function isRoot(state: ViewState, context: Played): boolean {
  const { view } = state;
  return isFinished(state, context) ? showsResult(state, context) : view === "play" || view === "seats";
}

const only = (state: ViewState): ViewStep => ({ state, effects: [] });

function after(first: ViewStep, then: (state: ViewState) => ViewStep): ViewStep {
  const second = then(first.state);
  return { state: second.state, effects: [...first.effects, ...second.effects] };
}

function saved(state: ViewState, bookmark: Bookmark): ViewStep {
  return { state: { ...state, bookmark }, effects: [{ kind: "bookmark", bookmark }] };
}

function openPlace(state: ViewState, place: PadPlace): ViewStep {
  return saved({ ...state, notice: "" }, { ...state.bookmark, over: undefined, ...place });
}

type PhonesEvent = Extract<ViewEvent, { readonly kind: "confirms" | "phones" | "joined" }>;

function isOfPhones(event: ViewEvent): event is PhonesEvent {
  return ["confirms", "phones", "joined"].includes(event.kind);
}

function phonesStep(state: ViewState, event: PhonesEvent, context: ViewContext): ViewStep {
  const { bookmark } = state;
  if (event.kind === "confirms") return saved(state, { ...bookmark, confirms: event.isOn });
  if (event.kind === "phones")
    return after(saved(state, { ...bookmark, phones: event.phones }), (next) =>
      show(next, next.view, context, next.from)
    );
  return bookmark.confirms === undefined ? saved(state, { ...bookmark, phones: "each", confirms: false }) : only(state);
}

function show(state: ViewState, view: ViewName, { storedDrafts }: ViewContext, from = state.view): ViewStep {
  const next = { ...state, view, from, drafts: storedDrafts() };
  const { bookmark } = state;
  const showsCode = view === "phones" && bookmark.phones === "each" && !bookmark.isShared;
  return showsCode ? saved(next, { ...bookmark, isShared: true }) : only(next);
}

/**
 * Continues the evening under another plan and gives boards their new numbers; changes nothing if results would be
 * lost.
 */
function replan(state: ViewState, plan: TablePlan, { latest, storedDrafts }: ViewContext): ViewStep {
  const { lost, evening, to } = refit(latest(), plan);
  if (lost.length > 0) return only(state);
  const { bookmark } = state;
  const drafts = renumberedDrafts(storedDrafts(), to);
  const over = bookmark.over === undefined ? undefined : (to({ ...bookmark, board: bookmark.over }) ?? undefined);
  const next = { plan: eveningPlan(evening), results: scoredResults(evening) };
  const change = (current: Evening) => refit(current, plan).evening;
  const placed = saved(
    { ...state, drafts },
    bookmarkIn({ ...bookmark, board: to(bookmark), over }, next, bookmark.phones)
  );
  return {
    ...placed,
    effects: [{ kind: "change", change }, { kind: "drafts", drafts }, ...placed.effects],
  };
}

/**
 * The stored bookmark if it fits the plan; otherwise a bookmark at the first board without a result. Versions before
 * 0.23 stored no phones, and `confirms` as soon as another phone could join.
 */
function bookmarkIn(
  stored: unknown,
  { plan, results }: Pick<ViewContext, "plan" | "results">,
  phones: PhoneMode
): Bookmark {
  const parts = (stored ?? {}) as Readonly<Record<string, unknown>>;
  const { table: storedTable, board, over, confirms } = parts;
  const facts = {
    phones: readPhoneMode(parts.phones) ?? (typeof confirms === "boolean" ? "each" : phones),
    ...(parts.isShared === true && { isShared: true as const }),
    ...(typeof confirms === "boolean" && { confirms }),
  };
  const tables = tablesIn(plan);
  const { table } = tables.find((each) => each.table === storedTable) ?? itemAt(tables, 0);
  const boards = boardsAt(plan, table);
  const marked = boards.find((each) => each.board === board);
  const lastOfRound = boards.find((each) => each.board === over);
  if (marked) return { table, board: marked.board, ...(lastOfRound && { over: lastOfRound.board }), ...facts };
  const next = nextBoard(plan, table, results) ?? itemAt(boards, 0);
  return { table, board: next.board, ...facts };
}
