import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { tableName } from "../../../../play/at-table";
import { readConnectCode } from "../../../../play/connected/connect-code";
import type { JoinProgress } from "../../../../play/connected/join-step";
import { LOST_AFTER_MS, type Member } from "../../../../play/connected/phone-group";
import { tablesIn } from "../../../../sessions/kinds";
import { List, ListRow } from "../../../components/list-row";
import { errorText } from "../../../shared/error-text";
import { useSubscription } from "../../../shared/store";
import { useLatest } from "../../../shared/use-latest";
import type { EveningStore } from "../../shared/evening-store";
import type { OpenEvening } from "../../shared/use-evening";
import { QrCode } from "../qr-code";
import { connectTexts as texts } from "./connect-texts";
import { connectionOf, type Connection } from "./connection";

/** Offers that no phone has answered: the code stays the same while the user visits other parts of the page. */
const offers = new WeakMap<Connection, Promise<string>>();

const canConnect = () => "RTCPeerConnection" in window;

interface OfferProps {
  readonly store: EveningStore;
  /** Id of the evening. */
  readonly id: string;
  /** @param offer "" if this browser cannot connect. */
  readonly children: (offer: string) => ComponentChildren;
}

/** Makes the offer that is part of the evening's code. The joining phone answers the offer, and is then connected. */
export function WithOffer({ store, id, children }: OfferProps) {
  const [offer, setOffer] = useState<string | null>(canConnect() ? null : "");
  useEffect(() => {
    if (!canConnect()) return;
    const connection = connectionOf(store, id);
    const created = offers.get(connection) ?? connection.invite();
    offers.set(connection, created);
    created.then(setOffer, () => setOffer(""));
  }, [store, id]);
  return offer === null ? <p class="making">{texts.making}</p> : <>{children(offer)}</>;
}

interface ConnectingProps {
  readonly store: EveningStore;
  readonly id: string;
  /** The code of the other phone: its offer, or its answer to this phone's offer. */
  readonly code: string;
  /** Leads to another code. */
  readonly again: () => void;
  /** Leads to the board. */
  readonly done: () => void;
}

/** Connects by another phone's code: shows the answer to an offer, or reads an answer. */
export function Connecting(props: ConnectingProps) {
  return canConnect() ? (
    <Steps {...props} connection={connectionOf(props.store, props.id)} />
  ) : (
    <>
      <p class="fault">{texts.noConnections}</p>
      <button type="button" class="primary" onClick={props.done}>
        {texts.done}
      </button>
    </>
  );
}

function Steps({ connection, code, again, done }: ConnectingProps & { readonly connection: Connection }) {
  const joinProgress = useSubscription(connection, connection.joinProgress);
  const [answer, setAnswer] = useState<{ readonly text: string; readonly isBrief: boolean } | null>(null);
  const [fault, setFault] = useState("");
  useEffect(() => {
    const showFault = (error: unknown) => setFault(errorText(error));
    // Whichever way the phones connect, this phone's next code has another offer.
    offers.delete(connection);
    try {
      if (readConnectCode(code).kind === "offer")
        connection.join(code, (text, isBrief) => setAnswer({ text, isBrief })).catch(showFault);
      else connection.letIn(code);
    } catch (error) {
      showFault(error);
    }
    return () => connection.hideAnswer();
  }, [connection, code]);
  const isShown = answer !== null && joinProgress === "waiting";
  return (
    <section class="showing">
      {isShown && (
        <>
          <QrCode text={answer.text} label={texts.codeOfAnswer} />
          <p class="how">{texts.showAnswer}</p>
          {answer.isBrief && <p class="hint">{texts.brief}</p>}
        </>
      )}
      {fault === "" ? (
        <p role="status">{statusText(joinProgress)}</p>
      ) : (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {(fault !== "" || joinProgress === "lost" || joinProgress === "other") && (
        <button type="button" class="primary" onClick={again}>
          {texts.again}
        </button>
      )}
      {/* The button appears together with the code: a code that appears later would move it below a finger. */}
      {(joinProgress !== "" || fault !== "") && (
        <button type="button" class={joinProgress === "here" ? "primary" : undefined} onClick={done}>
          {joinProgress === "here" ? texts.done : texts.withoutConnection}
        </button>
      )}
    </section>
  );
}

function statusText(joinProgress: JoinProgress): string {
  if (joinProgress === "lost") return texts.notFound;
  if (joinProgress === "") return texts.making;
  return joinProgress === "waiting" ? "" : texts[joinProgress];
}

interface ListProps {
  readonly store: EveningStore;
  readonly open: OpenEvening;
  /** This phone's table. */
  readonly table: number;
  /** Called when the user leaves the page without a connection to any phone, or disconnects this phone. */
  readonly onLeave: () => void;
}

/** Lists this phone and the phones of the other tables, each with its state. */
export function PhoneList(props: ListProps) {
  if (!canConnect()) return <Phones {...props} members={[]} />;
  return <ConnectedPhones {...props} connection={connectionOf(props.store, props.open.evening.id)} />;
}

function ConnectedPhones({ connection, ...props }: ListProps & { readonly connection: Connection }) {
  const members = useSubscription(connection, connection.members);
  const latestOnLeave = useLatest(props.onLeave);
  useEffect(
    () => () => {
      if (connection.members().length > 0 || !["", "lost", "other"].includes(connection.joinProgress())) return;
      connection.leave();
      latestOnLeave.current();
    },
    [connection, latestOnLeave]
  );
  const leave = () => {
    connection.leave();
    props.onLeave();
  };
  return (
    <>
      {connection.isElsewhere() && <p>{texts.elsewhere}</p>}
      <Phones {...props} members={members} />
      {members.length > 0 && (
        <button type="button" class="quiet" onClick={leave}>
          {texts.stop}
        </button>
      )}
    </>
  );
}

function Phones({ open, table, members }: ListProps & { readonly members: readonly Member[] }) {
  const { plan, evening } = open;
  const others = tablesIn(plan).filter((each) => each.table !== table);
  // A phone has a table once it has entered a result there.
  const withoutTable = members.filter((member) => member.table === null && isHeard(member)).length;
  const status = (other: number) => {
    const member = members.find((each) => each.table === other);
    if (member) return isHeard(member) ? texts.isConnected : texts.isSilent;
    const hasSent = evening.entries.some((entry) => entry.table === other && (entry.taken || entry.live !== undefined));
    if (hasSent) return texts.byCode;
    return withoutTable > 0 ? texts.noResults : texts.nobody;
  };
  return (
    <List>
      <ListRow icon="phones" title={texts.thisPhone} below={texts.table(tableName(plan, table))} />
      {others.map((each) => (
        <ListRow icon="phones" title={texts.table(each.name)} below={status(each.table)} />
      ))}
      {withoutTable > 0 && <ListRow icon="phones" title={texts.others(withoutTable)} below={texts.isConnected} />}
    </List>
  );
}

function isHeard({ silent }: Member): boolean {
  return silent !== null && silent <= LOST_AFTER_MS;
}
