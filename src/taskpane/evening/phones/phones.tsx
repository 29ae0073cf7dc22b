import { useEffect, useState } from "preact/hooks";
import type { PhoneMode } from "../../../play/one-phone";
import { eveningLinks } from "../../../play/table-link";
import type { Bookmark } from "../../../play/view/view-state";
import { tablesIn } from "../../../sessions/kinds";
import { pageAddress } from "../../shared/page-address";
import { useLatest } from "../../shared/use-latest";
import { FootBar } from "../../components/foot-bar";
import { Lazy } from "../../components/lazy";
import { List, ListRow } from "../../components/list-row";
import { Segments } from "../../components/segments";
import { CopyButton } from "./copy-button";
import { phoneTexts as texts } from "./phone-texts";
import { QrCode } from "./qr-code";
import { Receive, type ReceiveProps } from "./receive";
import { RoundCopies, type Copying } from "./round-copies";
import { PhonesQuestion } from "../shared/phones-question";
import { texts as eveningTexts } from "../shared/texts";
import "./phones.css";

interface Props extends Omit<ReceiveProps, "toShow"> {
  readonly bookmark: Bookmark;
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
