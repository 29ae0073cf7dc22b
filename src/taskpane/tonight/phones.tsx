import { useState } from "preact/hooks";
import { tablesIn } from "../../sessions/kinds";
import { tableName } from "../../play/at-table";
import { codeOf, readCode, readHead, type Received } from "../../play/code";
import { lastAct, undone, type Conflict, type Evening } from "../../play/evening";
import { offerOf, stateOf, taking, type Offer } from "../../play/merge";
import { markOf, namesIn } from "../../play/session-mark";
import { setupCode } from "../../play/setup-code";
import { linkOf, setupLink } from "../../play/table-link";
import { errorText } from "../shared/error-text";
import { pageAddress } from "../shared/page-address";
import type { KeptEvenings } from "./kept-evenings";
import { withMark } from "./link";
import { phoneTexts as texts } from "./phone-texts";
import { QrCode } from "./qr-code";
import { TableChoice } from "./table-choice";
import type { OpenEvening } from "./use-evening";
import { EveningName } from "./which-evening";
import { inWords } from "./words";

interface Props {
  readonly open: OpenEvening;
  readonly kept: KeptEvenings;
  readonly table: number;
  /** What a link or somebody has brought; "" for nothing. */
  readonly brought: string;
  /** Goes to another evening with a code that belongs there. */
  readonly goTo: (id: string, brought: string) => void;
  /** Whether East-West confirm each result. */
  readonly confirms: boolean;
  readonly keepConfirms: (isOn: boolean) => void;
}

/** How another phone gets this evening, and how results go from one to the other, without a network. */
export function Phones({ open, kept, table, brought, goTo, confirms, keepConfirms }: Props) {
  // What has come is to be seen first.
  const isBrought = brought !== "";
  const receive = <Receive open={open} kept={kept} brought={brought} goTo={goTo} />;
  return (
    <div class="phones">
      {isBrought && receive}
      <Show open={open} table={table} />
      {!isBrought && receive}
      <label class="confirms">
        <input
          type="checkbox"
          checked={confirms}
          onChange={({ currentTarget }) => keepConfirms(currentTarget.checked)}
        />{" "}
        {texts.confirms}
      </label>
    </div>
  );
}

function Show({ open, table: sitting }: Pick<Props, "open" | "table">) {
  const { plan } = open;
  const [table, choose] = useState(sitting);
  const [what, show] = useState<"results" | "setup">("results");
  const { link, hasNames } = linkTo(open, what, what === "results" ? table : sitting);
  const [status, say] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => say(texts.copied),
      () => say(texts.notCopied)
    );
  return (
    <section>
      <h2>{texts.show}</h2>
      <div class="row" role="group" aria-label={texts.show}>
        {(["results", "setup"] as const).map((known) => (
          <button type="button" aria-pressed={what === known} onClick={() => show(known)}>
            {texts.what[known]}
          </button>
        ))}
      </div>
      {what === "results" && <TableChoice plan={plan} table={table} choose={choose} />}
      <p>{texts.how[what]}</p>
      {!hasNames && <p class="hint">{texts.namesLeftOut}</p>}
      <QrCode text={link} label={what === "results" ? texts.codeOf(tableName(plan, table)) : texts.codeOfEvening} />
      <p class="code">
        <code>{link.slice(link.indexOf("#") + 1)}</code>
      </p>
      <div class="row">
        <button type="button" onClick={() => void copy()}>
          {texts.copy}
        </button>
      </div>
      <p role="status">{status}</p>
    </section>
  );
}

/** The link with a table's results, or with the evening for whoever joins at another table. */
function linkTo({ plan, evening, stands }: OpenEvening, what: "results" | "setup", table: number) {
  const page = pageAddress();
  const { kind, options } = evening;
  const mark = markOf(evening);
  if (what === "setup") {
    // Whoever joins sits at another table.
    const other = tablesIn(plan).find((known) => known.table !== table)?.table ?? table;
    const setup = { kind, options, table: other, mark };
    const link = setupLink(page, setup);
    return { link, hasNames: link === linkOf(page, setupCode(setup)) };
  }
  const who = [options.title ?? "", namesIn(options)].filter((part) => part !== "").join(": ");
  const code = codeOf(plan, table, stands, { mark, state: stateOf(evening, table), who });
  return { link: linkOf(page, code), hasNames: true };
}

function Receive({ open, kept, brought, goTo }: Pick<Props, "open" | "kept" | "brought" | "goTo">) {
  const { evening, change } = open;
  const [text, setText] = useState(brought);
  const [taken, setTaken] = useState<{ readonly results: number; readonly before: Evening } | null>(null);
  const found = text.trim() === "" ? null : reading(() => findIn(text, open, kept));
  const take = (received: Received, offer: Offer, isChosen: (conflict: Conflict) => boolean) => {
    change((known) => taking(known, received, offer, isChosen, Date.now()));
    setTaken({ results: offer.news.length + offer.conflicts.filter(isChosen).length, before: evening });
    setText("");
  };
  const takeBack = ({ settled }: Evening) => {
    change((known) => ({ ...undone(known, Date.now()), settled }));
    setTaken(null);
  };
  return (
    <section>
      <h2>{texts.receive}</h2>
      <label>
        {texts.paste}
        <textarea
          name="code"
          rows={3}
          value={text}
          onInput={({ currentTarget }) => {
            setTaken(null);
            setText(currentTarget.value);
          }}
        />
      </label>
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
      {found !== null && typeof found === "object" && "received" in found && (
        <Merging key={text} {...found} evening={evening} take={take} refuse={() => setText("")} />
      )}
      <p role="status">{taken !== null && texts.taken(taken.results)}</p>
      {taken !== null && taken.results > 0 && lastAct(evening).length === taken.results && (
        <button type="button" onClick={() => takeBack(taken.before)}>
          {texts.takeBack}
        </button>
      )}
    </section>
  );
}

/** Results for an evening; or the other evening of this device that a code is of, by its mark. */
type Found = { readonly other: Evening } | { readonly received: Received; readonly offer: Offer };

/** @throws InputError where there are no results in a text, or none for this evening. */
function findIn(text: string, { plan, evening }: OpenEvening, kept: KeptEvenings): Found {
  const mark = readHead(text)?.sender?.mark;
  const marked = mark === undefined ? [] : withMark(kept.all(), mark);
  const [other] = marked;
  if (other && !marked.some(({ id }) => id === evening.id)) return { other };
  const received = readCode(text, plan);
  return { received, offer: offerOf(evening, received) };
}

interface MergingProps {
  readonly evening: Evening;
  readonly received: Received;
  readonly offer: Offer;
  readonly take: (received: Received, offer: Offer, isChosen: (conflict: Conflict) => boolean) => void;
  readonly refuse: () => void;
}

/** What is new and what differs, to be looked at and chosen before it is taken over. */
function Merging({ evening, received, offer, take, refuse }: MergingProps) {
  const [choices, choose] = useState<ReadonlyMap<number, "here" | "there">>(new Map());
  const [isAsked, ask] = useState(false);
  const { news, alike, conflicts, settled, doubt } = offer;
  const choiceOf = ({ board }: Conflict) => choices.get(board) ?? offer.first;
  const isOpen = conflicts.some((conflict) => choiceOf(conflict) === null);
  const isChosen = (conflict: Conflict) => choiceOf(conflict) === "there";
  const takesNone = news.length === 0 && !isOpen && !conflicts.some(isChosen);
  const who = received.sender?.who ?? "";
  return (
    <div class="merging">
      <p>{texts.found(news.length, alike, conflicts.length, settled)}</p>
      {offer.isOlder && <p class="question">{texts.older}</p>}
      {conflicts.map((conflict) => (
        <fieldset>
          <legend>{texts.conflict(conflict.board)}</legend>
          {(["here", "there"] as const).map((which) => (
            <label>
              <input
                type="radio"
                name={`conflict-${conflict.board}`}
                checked={choiceOf(conflict) === which}
                onChange={() => choose(new Map(choices).set(conflict.board, which))}
              />{" "}
              {texts[which](inWords(conflict[which], conflict.board))}
            </label>
          ))}
        </fieldset>
      ))}
      {doubt !== null && (
        <p class="question" role="alert">
          {texts.doubts[doubt]}
        </p>
      )}
      {doubt !== null && who !== "" && <p>{texts.theirs(who)}</p>}
      <p>
        {texts.into} <EveningName of={evening} />
      </p>
      {isAsked && isOpen && (
        <p class="fault" role="alert">
          {texts.chooseFirst}
        </p>
      )}
      {news.length + conflicts.length > 0 && (
        <button type="button" class="primary" onClick={() => (isOpen ? ask(true) : take(received, offer, isChosen))}>
          {takesNone ? texts.keepAll : texts.take}
        </button>
      )}
      {doubt !== null && (
        <button type="button" onClick={refuse}>
          {texts.notThese}
        </button>
      )}
    </div>
  );
}

/** What some reading finds, or why it finds nothing, in words. */
function reading<T>(read: () => T): T | string {
  try {
    return read();
  } catch (error) {
    return errorText(error);
  }
}
