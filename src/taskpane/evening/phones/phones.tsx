import { useEffect, useState } from "preact/hooks";
import { readCode, readHead, type RemoteEvening } from "../../../play/code";
import { InputError } from "../../../bridge/input-error";
import { lastAct, eveningPlan, undoLastAct, type Evening } from "../../../play/evening";
import { countRenames, previewMerge, applyMerge, type RatedConflict, type MergePreview } from "../../../play/merge";
import type { PhoneMode } from "../../../play/one-phone";
import { sessionMark } from "../../../play/session-mark";
import { readSetup, type Setup } from "../../../play/setup-code";
import { eveningLinks, onTheDay } from "../../../play/table-link";
import { codeIn, connectCodeIn, withoutCode } from "../../../play/code-envelope";
import type { Bookmark } from "../../../play/view/view-state";
import { tablesIn } from "../../../sessions/kinds";
import type { TablePlan } from "../../../sessions/table-plan";
import { today } from "../../../sessions/today";
import { pageAddress } from "../../shared/page-address";
import { useLatest } from "../../shared/use-latest";
import { errorText } from "../../shared/error-text";
import { FootBar } from "../../components/foot-bar";
import { Lazy } from "../../components/lazy";
import { List, ListRow } from "../../components/list-row";
import { Segments } from "../../components/segments";
import { CodeField } from "./code-field";
import { CopyButton } from "./copy-button";
import type { EveningStore } from "../shared/evening-store";
import { withMark } from "./link";
import { Merging } from "./merging";
import { phoneTexts as texts } from "./phone-texts";
import { QrCode } from "./qr-code";
import { RoundCopies, type Copying } from "./round-copies";
import { PhonesQuestion } from "../shared/phones-question";
import { texts as eveningTexts } from "../shared/texts";
import type { OpenEvening } from "../shared/use-evening";
import { EveningName } from "./which-evening";
import "./phones.css";

interface Props {
  readonly open: OpenEvening;
  readonly store: EveningStore;
  readonly bookmark: Bookmark;
  /** Code from a link or another view; "" if there is none. */
  readonly incoming: string;
  /** Opens another evening with a code that belongs to it. */
  readonly goTo: (id: string, incoming: string) => void;
  readonly choosePhones: (phones: PhoneMode) => void;
  readonly keepConfirms: (isOn: boolean) => void;
  /** Called once another phone has joined. */
  readonly onJoined: () => void;
  readonly toBoard: () => void;
  /** Null in Excel, because its workbook also contains the results. */
  readonly copying: Copying | null;
  /** Shows or hides the state of connected phones in the evening. */
  readonly connect: (isOn: boolean) => void;
}

const { phones: phonesTexts } = eveningTexts;
const SIDES = ["show", "receive"] as const;

const connected = () => import("./connected/parts");

/** Exchanges this evening and its results with another phone by codes, without a network. */
export function Phones(props: Props) {
  const { open, bookmark, copying, choosePhones } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <div class="phones">
      {bookmark.phones === "each" && <OtherPhones {...props} />}
      {tablesIn(open.plan).length > 1 && (
        <List>
          <ListRow
            icon="phones"
            title={phonesTexts.question}
            below={phonesTexts[bookmark.phones].title}
            onPress={() => setAsking(true)}
          />
        </List>
      )}
      {copying && <RoundCopies copying={copying} />}
      {bookmark.phones === "each" && (
        <FootBar>
          <CopyButton text={eveningLinks(pageAddress(), open.evening, bookmark.table).whole} label={texts.copy} />
        </FootBar>
      )}
      {isAsking && (
        <PhonesQuestion
          choose={(phones) => {
            setAsking(false);
            choosePhones(phones);
          }}
          back={() => setAsking(false)}
        />
      )}
    </div>
  );
}

function OtherPhones(props: Props) {
  const { open, store, bookmark, incoming, connect, keepConfirms } = props;
  // An incoming code is shown first.
  const [side, setSide] = useState<(typeof SIDES)[number]>(incoming === "" ? "show" : "receive");
  // The incoming code is shown once: on the next visit the user wants to read another code.
  const [first, setFirst] = useState(incoming);
  const leave = (next: (typeof SIDES)[number]) => {
    setFirst("");
    setSide(next);
  };
  const latestConnect = useLatest(connect);
  useEffect(() => latestConnect.current(true), [latestConnect]);
  return (
    <>
      <Segments
        label={texts.sides}
        options={SIDES.map((each) => [each, texts[each]] as const)}
        chosen={side}
        onChoose={leave}
      />
      {side === "show" ? (
        <Lazy load={connected}>
          {({ WithOffer }) => (
            <WithOffer store={store} id={open.evening.id}>
              {(offer) => <Show open={open} table={bookmark.table} offer={offer} />}
            </WithOffer>
          )}
        </Lazy>
      ) : (
        <Receive {...props} incoming={first} toShow={() => leave("show")} />
      )}
      <Lazy load={connected}>
        {({ PhoneList }) => (
          <PhoneList open={open} store={store} table={bookmark.table} onLeave={() => connect(false)} />
        )}
      </Lazy>
      {side === "show" && <p class="hint">{texts.about}</p>}
      {bookmark.confirms !== undefined && (
        <List>
          <ListRow
            icon="tick"
            title={texts.confirms}
            value={bookmark.confirms ? texts.turnOff : texts.turnOn}
            onPress={() => keepConfirms(bookmark.confirms !== true)}
          />
        </List>
      )}
    </>
  );
}

interface ShowProps extends Pick<Props, "open"> {
  readonly table: number;
  /** Code by which the joining phone connects; "" if this browser cannot connect. */
  readonly offer: string;
}

function Show({ open: { evening }, table, offer }: ShowProps) {
  const { links, hasNames } = eveningLinks(pageAddress(), evening, table, offer);
  const [isSecond, setSecond] = useState(false);
  const [eveningLink, resultsLink] = links;
  const isPart = resultsLink !== undefined;
  const link = isPart && isSecond ? resultsLink : eveningLink;
  return (
    <section class="showing">
      {isPart && <h2>{texts.part(isSecond ? 2 : 1, isSecond ? texts.parts.results : texts.parts.evening)}</h2>}
      {!hasNames && <p class="hint">{texts.namesLeftOut}</p>}
      <QrCode text={link} label={texts.codeOfEvening} />
      {isPart && (
        <button type="button" class="primary" onClick={() => setSecond(!isSecond)}>
          {isSecond ? texts.firstPart : texts.secondPart}
        </button>
      )}
      <p class="how">{texts.how}</p>
    </section>
  );
}

interface ReceiveProps extends Pick<Props, "open" | "store" | "incoming" | "goTo" | "onJoined" | "toBoard"> {
  readonly toShow: () => void;
}

function Receive({ open, store, incoming, goTo, onJoined, toBoard, toShow }: ReceiveProps) {
  const { evening, change } = open;
  const [text, setText] = useState(incoming);
  const [merged, setMerged] = useState<MergeSummary | null>(null);
  const found = text.trim() === "" ? null : valueOrFault(() => readContent(text, open, store));
  const take = (received: RemoteEvening, offer: MergePreview, isChosen: (conflict: RatedConflict) => boolean) => {
    change((current) => applyMerge(current, received, offer, isChosen, Date.now()));
    const results = offer.news.length + offer.conflicts.filter(isChosen).length;
    setMerged({ results, names: countRenames(offer), before: evening });
    setText(connectCodeIn(text) ?? "");
    if (!received.isWorkbook) onJoined();
  };
  const takeBack = ({ results, before: { settled, options, named = {} } }: MergeSummary) => {
    change((current) => ({ ...(results > 0 ? undoLastAct(current, Date.now()) : current), settled, options, named }));
    setMerged(null);
  };
  const enter = (next: string) => {
    setMerged(null);
    setText(next);
  };
  const faultOf = (scanned: string) => {
    const content = valueOrFault(() => readContent(scanned, open, store));
    return typeof content === "string" ? content : "";
  };
  return (
    <section>
      {merged !== null && <p role="status">{texts.added(merged)}</p>}
      {found !== null && typeof found === "object" && "connect" in found && (
        <Lazy load={connected}>
          {({ Connecting }) => (
            <Connecting
              key={found.connect}
              store={store}
              id={evening.id}
              code={found.connect}
              again={() => setText("")}
              done={toBoard}
            />
          )}
        </Lazy>
      )}
      {(found === null || typeof found === "string") && merged === null && (
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
            <EveningName evening={found.other} />
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
            <EveningName evening={found.unknown} />
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
        <Merging
          key={text}
          {...found}
          evening={evening}
          take={take}
          refuse={() => setText(connectCodeIn(text) ?? "")}
        />
      )}
      {text === incoming && withoutCode(text) !== "" && <p class="question">{withoutCode(text)}</p>}
      {merged !== null && text === "" && (
        <div class="taken">
          <button type="button" class="primary" onClick={toShow}>
            {texts.nowShow}
          </button>
          <button type="button" onClick={() => setMerged(null)}>
            {texts.readAnother}
          </button>
          {isToUndo(merged, evening) && (
            <button type="button" onClick={() => takeBack(merged)}>
              {texts.takeBack}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** Numbers of results and names that a merge has added or changed, and the evening before the merge. */
interface MergeSummary {
  readonly results: number;
  readonly names: number;
  readonly before: Evening;
}

/** True if nothing was entered after the merge, so that Undo reverts the merge. */
function isToUndo({ results, names }: MergeSummary, evening: Evening): boolean {
  return results > 0 ? lastAct(evening).length === results : names > 0;
}

/** Content of a code: another evening of this device, an evening not on it, results for this one, or a connection. */
type CodeContent =
  | { readonly other: Evening }
  | { readonly unknown: Setup; readonly code: string }
  | { readonly received: RemoteEvening; readonly offer: MergePreview }
  /** A code that connects the phones. */
  | { readonly connect: string };

/** @throws InputError if the text has no readable code, or a table card of this evening. */
function readContent(text: string, { plan, evening }: OpenEvening, store: EveningStore): CodeContent {
  const head = readHead(text);
  const connect = connectCodeIn(text);
  if (!head && connect !== undefined) return { connect };
  const card = head ? null : readSetup(text);
  if (card && card.mark === undefined && isOfThis(card, plan)) throw new InputError(texts.ownCard(card.table));
  const unknown = head ? (head.session === sessionMark(plan) ? null : head.setup) : card;
  const mark = head?.sender?.mark ?? unknown?.mark;
  const marked = mark === undefined ? [] : withMark(store.all(), mark);
  const [other] = marked;
  if (other && !marked.some(({ id }) => id === evening.id)) return { other };
  const code = codeIn(text);
  if (unknown && code !== undefined) return { unknown, code };
  const received = readCode(text, plan);
  const offer = previewMerge(evening, received);
  return connect !== undefined && bringsNothing(offer) ? { connect } : { received, offer };
}

function bringsNothing({ news, conflicts, renames, rulings, doubt }: MergePreview): boolean {
  return doubt === null && [news, conflicts, renames, rulings].every((part) => part.length === 0);
}

/** Compares a printed card, which has no mark, with the plan by kind and options. */
function isOfThis({ kind, options }: Setup, plan: TablePlan): boolean {
  return sessionMark(eveningPlan({ kind, options: onTheDay(options, today()) })) === sessionMark(plan);
}

/** Returns the value, or the message of the error. */
function valueOrFault<T>(read: () => T): T | string {
  try {
    return read();
  } catch (error) {
    return errorText(error);
  }
}
