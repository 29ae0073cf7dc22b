import { useState } from "preact/hooks";
import { readCode, readHead, type RemoteEvening } from "../../play/code";
import { InputError } from "../../bridge/input-error";
import { lastAct, eveningPlan, undoLastAct, type Evening } from "../../play/evening";
import { countRenames, previewMerge, applyMerge, type RatedConflict, type MergePreview } from "../../play/merge";
import { sessionMark } from "../../play/session-mark";
import { readSetup, type Setup } from "../../play/setup-code";
import { texts as playTexts } from "../../play/texts";
import { eveningLinks, onTheDay } from "../../play/table-link";
import { codeIn, hasConnectCode, withoutCode } from "../../play/code-envelope";
import type { TablePlan } from "../../sessions/table-plan";
import { today } from "../../sessions/today";
import { pageAddress } from "../shared/page-address";
import { errorText } from "../shared/error-text";
import { Lazy } from "../components/lazy";
import { CodeField } from "./code-field";
import { CopyButton } from "./copy-button";
import type { EveningStore } from "./evening-store";
import { withMark } from "./link";
import { Merging } from "./merging";
import { phoneTexts as texts } from "./phone-texts";
import { QrCode } from "./qr-code";
import { RoundCopies, type Copying } from "./round-copies";
import type { OpenEvening } from "./use-evening";
import { EveningName } from "./which-evening";

interface Props {
  readonly open: OpenEvening;
  readonly kept: EveningStore;
  readonly table: number;
  /** What a link or somebody has brought; "" for nothing. */
  readonly brought: string;
  /** Goes to another evening with a code that belongs there. */
  readonly goTo: (id: string, brought: string) => void;
  /** Whether East-West confirm each result. */
  readonly confirms: boolean;
  readonly keepConfirms: (isOn: boolean) => void;
  /** Null in Excel, whose workbook has the results as well. */
  readonly copying: Copying | null;
  /** Has the evening show how connected phones are, or no more. */
  readonly connect: (isOn: boolean) => void;
}

const SIDES = ["show", "receive"] as const;

const connected = () => import("./connected/parts");

/** How another phone gets this evening and its results, and how those of another one come here, without a network. */
export function Phones({ open, kept, table, brought, goTo, confirms, keepConfirms, copying, connect }: Props) {
  // What has come is to be seen first.
  const [side, turn] = useState<(typeof SIDES)[number]>(brought === "" ? "show" : "receive");
  // Once: whoever comes back to this side wants to read another code.
  const [first, setFirst] = useState(brought);
  const [isConnecting, toConnect] = useState(false);
  const leave = (next: (typeof SIDES)[number]) => {
    setFirst("");
    turn(next);
  };
  if (isConnecting)
    return (
      <div class="phones">
        <Lazy load={connected}>
          {({ StayConnected }) => (
            <StayConnected
              kept={kept}
              id={open.evening.id}
              close={() => toConnect(false)}
              left={() => {
                connect(false);
                toConnect(false);
              }}
            />
          )}
        </Lazy>
      </div>
    );
  return (
    <div class="phones">
      <div class="row sides" role="group" aria-label={texts.sides}>
        {SIDES.map((known) => (
          <button type="button" aria-pressed={side === known} onClick={() => leave(known)}>
            {texts[known]}
          </button>
        ))}
      </div>
      {side === "show" ? (
        <>
          <Show open={open} table={table} />
          <button
            type="button"
            class="stay"
            onClick={() => {
              connect(true);
              toConnect(true);
            }}
          >
            {texts.stayConnected}
          </button>
          <h2 class="settings">{texts.settings}</h2>
          <label class="confirms">
            <input
              type="checkbox"
              checked={confirms}
              onChange={({ currentTarget }) => keepConfirms(currentTarget.checked)}
            />{" "}
            {texts.confirms}
          </label>
          {copying && <RoundCopies copying={copying} />}
        </>
      ) : (
        <Receive open={open} kept={kept} brought={first} goTo={goTo} toShow={() => leave("show")} />
      )}
    </div>
  );
}

function Show({ open: { evening, results: stands }, table }: Pick<Props, "open" | "table">) {
  const { links, hasNames, whole } = eveningLinks(pageAddress(), evening, table);
  const [isSecond, turn] = useState(false);
  const [evenings, results] = links;
  const link = isSecond && results !== undefined ? results : evenings;
  const isPart = results !== undefined;
  return (
    <section class="showing">
      <h2>
        {isPart
          ? texts.part(isSecond ? 2 : 1, isSecond ? texts.parts.results : texts.parts.evening)
          : texts.all(stands.size)}
      </h2>
      {!hasNames && <p class="hint">{texts.namesLeftOut}</p>}
      <QrCode text={link} label={texts.codeOfEvening} />
      {isPart && (
        <button type="button" class="primary" onClick={() => turn(!isSecond)}>
          {isSecond ? texts.firstPart : texts.secondPart}
        </button>
      )}
      <ol>
        {texts.steps.map((step) => (
          <li>{step}</li>
        ))}
      </ol>
      <p class="hint">{texts.nothingLost}</p>
      <CopyButton text={whole} label={texts.copy} />
    </section>
  );
}

function Receive({
  open,
  kept,
  brought,
  goTo,
  toShow,
}: Pick<Props, "open" | "kept" | "brought" | "goTo"> & { readonly toShow: () => void }) {
  const { evening, change } = open;
  const [text, setText] = useState(brought);
  const [taken, setTaken] = useState<Taken | null>(null);
  const found = text.trim() === "" ? null : reading(() => findIn(text, open, kept));
  const take = (received: RemoteEvening, offer: MergePreview, isChosen: (conflict: RatedConflict) => boolean) => {
    change((known) => applyMerge(known, received, offer, isChosen, Date.now()));
    const results = offer.news.length + offer.conflicts.filter(isChosen).length;
    setTaken({ results, names: countRenames(offer), before: evening });
    setText("");
  };
  const takeBack = ({ results, before: { settled, options, named = {} } }: Taken) => {
    change((known) => ({ ...(results > 0 ? undoLastAct(known, Date.now()) : known), settled, options, named }));
    setTaken(null);
  };
  const enter = (next: string) => {
    setTaken(null);
    setText(next);
  };
  const faultOf = (scanned: string) => {
    const what = reading(() => findIn(scanned, open, kept));
    return typeof what === "string" ? what : "";
  };
  return (
    <section>
      {taken !== null && <p role="status">{texts.taken(taken)}</p>}
      {(found === null || typeof found === "string") && taken === null && (
        <CodeField
          name="code"
          text={text}
          setText={enter}
          faultOf={faultOf}
          scanned={enter}
          isWrong={typeof found === "string"}
        />
      )}
      {typeof found === "string" && (
        <p class="fault" role="alert">
          {found}
        </p>
      )}
      {found !== null && typeof found === "object" && "other" in found && (
        <div class="merging">
          <p class="question" role="alert">
            {texts.elsewhere}
          </p>
          <p>
            <EveningName of={found.other} />
          </p>
          <button type="button" class="primary" onClick={() => goTo(found.other.id, text)}>
            {texts.openOther}
          </button>
        </div>
      )}
      {found !== null && typeof found === "object" && "unknown" in found && (
        <div class="merging">
          <p class="question" role="alert">
            {texts.unknown}
          </p>
          <p>
            <EveningName of={found.unknown} />
          </p>
          <button type="button" class="primary" onClick={() => (window.location.hash = found.code)}>
            {texts.openUnknown}
          </button>
          <button type="button" onClick={() => setText("")}>
            {texts.notThese}
          </button>
        </div>
      )}
      {found !== null && typeof found === "object" && "received" in found && (
        <Merging key={text} {...found} evening={evening} take={take} refuse={() => setText("")} />
      )}
      {text === brought && withoutCode(text) !== "" && <p class="question">{withoutCode(text)}</p>}
      {taken !== null && (
        <div class="taken">
          <button type="button" class="primary" onClick={toShow}>
            {texts.nowShow}
          </button>
          <button type="button" onClick={() => setTaken(null)}>
            {texts.readAnother}
          </button>
          {isToUndo(taken, evening) && (
            <button type="button" onClick={() => takeBack(taken)}>
              {texts.takeBack}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** How much was taken from a code, and the evening before that. */
interface Taken {
  readonly results: number;
  readonly names: number;
  readonly before: Evening;
}

/** Whether what was taken is what was done last. */
function isToUndo({ results, names }: Taken, evening: Evening): boolean {
  return results > 0 ? lastAct(evening).length === results : names > 0;
}

/** What a text brings: results for an evening; an evening of this device that they are of; or one that it has not. */
type Found =
  | { readonly other: Evening }
  | { readonly unknown: Setup; readonly code: string }
  | { readonly received: RemoteEvening; readonly offer: MergePreview };

/** @throws InputError where there is no code in a text, or none for this device. */
function findIn(text: string, { plan, evening }: OpenEvening, kept: EveningStore): Found {
  const head = readHead(text);
  if (!head && hasConnectCode(text)) throw new InputError(playTexts.code.toConnect);
  const card = head ? null : readSetup(text);
  if (card && card.mark === undefined && isOfThis(card, plan)) throw new InputError(texts.ownCard(card.table));
  const unknown = head ? (head.session === sessionMark(plan) ? null : head.setup) : card;
  const mark = head?.sender?.mark ?? unknown?.mark;
  const marked = mark === undefined ? [] : withMark(kept.all(), mark);
  const [other] = marked;
  if (other && !marked.some(({ id }) => id === evening.id)) return { other };
  const code = codeIn(text);
  if (unknown && code !== undefined) return { unknown, code };
  const received = readCode(text, plan);
  return { received, offer: previewMerge(evening, received) };
}

/** Whether a printed card, which has no mark, is for what is played. */
function isOfThis({ kind, options }: Setup, plan: TablePlan): boolean {
  return sessionMark(eveningPlan({ kind, options: onTheDay(options, today()) })) === sessionMark(plan);
}

/** What some reading finds, or why it finds nothing, in words. */
function reading<T>(read: () => T): T | string {
  try {
    return read();
  } catch (error) {
    return errorText(error);
  }
}
