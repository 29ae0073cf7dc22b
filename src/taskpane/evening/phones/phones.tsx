import { useState } from "preact/hooks";
import { readCode, readHead, type RemoteEvening } from "../../../play/code";
import { InputError } from "../../../bridge/input-error";
import { lastAct, eveningPlan, undoLastAct, type Evening } from "../../../play/evening";
import { countRenames, previewMerge, applyMerge, type RatedConflict, type MergePreview } from "../../../play/merge";
import type { PhoneMode } from "../../../play/one-phone";
import { sessionMark } from "../../../play/session-mark";
import { readSetup, type Setup } from "../../../play/setup-code";
import { texts as playTexts } from "../../../play/texts";
import { eveningLinks, onTheDay } from "../../../play/table-link";
import { codeIn, hasConnectCode, withoutCode } from "../../../play/code-envelope";
import type { Bookmark } from "../../../play/view/view-state";
import { tablesIn } from "../../../sessions/kinds";
import type { TablePlan } from "../../../sessions/table-plan";
import { today } from "../../../sessions/today";
import { pageAddress } from "../../shared/page-address";
import { errorText } from "../../shared/error-text";
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

function OtherPhones({ open, store, bookmark, incoming, goTo, keepConfirms, connect }: Props) {
  // An incoming code is shown first.
  const [side, setSide] = useState<(typeof SIDES)[number]>(incoming === "" ? "show" : "receive");
  // The incoming code is shown once: on the next visit the user wants to read another code.
  const [first, setFirst] = useState(incoming);
  const [isConnecting, setConnecting] = useState(false);
  const leave = (next: (typeof SIDES)[number]) => {
    setFirst("");
    setSide(next);
  };
  if (isConnecting)
    return (
      <>
        <Lazy load={connected}>
          {({ StayConnected }) => (
            <StayConnected
              store={store}
              id={open.evening.id}
              close={() => setConnecting(false)}
              onLeave={() => {
                connect(false);
                setConnecting(false);
              }}
            />
          )}
        </Lazy>
      </>
    );
  return (
    <>
      <Segments
        label={texts.sides}
        options={SIDES.map((each) => [each, texts[each]] as const)}
        chosen={side}
        onChoose={leave}
      />
      {side === "show" ? (
        <>
          <Show open={open} table={bookmark.table} />
          <button
            type="button"
            class="stay"
            onClick={() => {
              connect(true);
              setConnecting(true);
            }}
          >
            {texts.stayConnected}
          </button>
          {bookmark.confirms !== undefined && (
            <label class="confirms">
              <input
                type="checkbox"
                checked={bookmark.confirms}
                onChange={({ currentTarget }) => keepConfirms(currentTarget.checked)}
              />{" "}
              {texts.confirms}
            </label>
          )}
        </>
      ) : (
        <Receive open={open} store={store} incoming={first} goTo={goTo} toShow={() => leave("show")} />
      )}
    </>
  );
}

interface ShowProps extends Pick<Props, "open"> {
  readonly table: number;
}

function Show({ open: { evening, results: boardResults }, table }: ShowProps) {
  const { links, hasNames, whole } = eveningLinks(pageAddress(), evening, table);
  const [isSecond, setSecond] = useState(false);
  const [eveningLink, resultsLink] = links;
  const link = isSecond && resultsLink !== undefined ? resultsLink : eveningLink;
  const isPart = resultsLink !== undefined;
  return (
    <section class="showing">
      <h2>
        {isPart
          ? texts.part(isSecond ? 2 : 1, isSecond ? texts.parts.results : texts.parts.evening)
          : texts.all(boardResults.size)}
      </h2>
      {!hasNames && <p class="hint">{texts.namesLeftOut}</p>}
      <QrCode text={link} label={texts.codeOfEvening} />
      {isPart && (
        <button type="button" class="primary" onClick={() => setSecond(!isSecond)}>
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
  store,
  incoming,
  goTo,
  toShow,
}: Pick<Props, "open" | "store" | "incoming" | "goTo"> & { readonly toShow: () => void }) {
  const { evening, change } = open;
  const [text, setText] = useState(incoming);
  const [merged, setMerged] = useState<MergeSummary | null>(null);
  const found = text.trim() === "" ? null : valueOrFault(() => readContent(text, open, store));
  const take = (received: RemoteEvening, offer: MergePreview, isChosen: (conflict: RatedConflict) => boolean) => {
    change((current) => applyMerge(current, received, offer, isChosen, Date.now()));
    const results = offer.news.length + offer.conflicts.filter(isChosen).length;
    setMerged({ results, names: countRenames(offer), before: evening });
    setText("");
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
        <Merging key={text} {...found} evening={evening} take={take} refuse={() => setText("")} />
      )}
      {text === incoming && withoutCode(text) !== "" && <p class="question">{withoutCode(text)}</p>}
      {merged !== null && (
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

/** Counts of a merge's additions, with the evening before it. */
interface MergeSummary {
  readonly results: number;
  readonly names: number;
  readonly before: Evening;
}

/** True if nothing was entered after the merge, so that Undo reverts the merge. */
function isToUndo({ results, names }: MergeSummary, evening: Evening): boolean {
  return results > 0 ? lastAct(evening).length === results : names > 0;
}

/** Content of a code: another evening of this device, an evening this device does not have, or results for this one. */
type CodeContent =
  | { readonly other: Evening }
  | { readonly unknown: Setup; readonly code: string }
  | { readonly received: RemoteEvening; readonly offer: MergePreview };

/** @throws InputError if the text has no readable code, or a connect code, or a table card of this evening. */
function readContent(text: string, { plan, evening }: OpenEvening, store: EveningStore): CodeContent {
  const head = readHead(text);
  if (!head && hasConnectCode(text)) throw new InputError(playTexts.code.toConnect);
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
  return { received, offer: previewMerge(evening, received) };
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
