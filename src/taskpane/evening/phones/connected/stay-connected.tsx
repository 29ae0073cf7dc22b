import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { errorText } from "../../../shared/error-text";
import { useSubscription } from "../../../shared/store";
import { CodeField } from "../code-field";
import { CopyButton } from "../copy-button";
import type { EveningStore } from "../../shared/evening-store";
import { QrCode } from "../qr-code";
import { connectTexts as texts } from "./connect-texts";
import { connectionOf, type Connection } from "./connection";
import { useLatest } from "../../../shared/use-latest";
import "./stay-connected.css";

interface Props {
  readonly store: EveningStore;
  /** Id of the evening. */
  readonly id: string;
  readonly close: () => void;
  readonly onLeave: () => void;
}

type Step = "choose" | "offer" | "readAnswer" | "readOffer" | "answer" | "wait";

/** Guides through letting a phone in or joining one, and disconnects this phone. */
export function StayConnected({ store, id, close, onLeave }: Props) {
  if (!("RTCPeerConnection" in window))
    return (
      <Unavailable close={close}>
        <p class="fault">{texts.noConnections}</p>
      </Unavailable>
    );
  return <Steps connection={connectionOf(store, id)} close={close} onLeave={onLeave} />;
}

function Unavailable({ close, children }: Pick<Props, "close"> & { readonly children: ComponentChildren }) {
  return (
    <section class="showing connecting">
      <h2>{texts.title}</h2>
      {children}
      <button type="button" onClick={close}>
        {texts.back}
      </button>
    </section>
  );
}

function Steps({ connection, close, onLeave }: Pick<Props, "close" | "onLeave"> & { readonly connection: Connection }) {
  const joinState = useSubscription(connection, connection.joinState);
  const hasMembers = connection.members().length > 0;
  const [step, setStep] = useState<Step>("choose");
  const [code, setCode] = useState("");
  const [isBrief, setBrief] = useState(false);
  const [text, setText] = useState("");
  const [fault, setFault] = useState("");
  const latestOnLeave = useLatest(onLeave);
  // Closing this view without connecting any phone ends the connection.
  useEffect(
    () => () => {
      connection.hideAnswer();
      if (connection.members().length > 0 || connection.joinState() !== "") return;
      connection.leave();
      latestOnLeave.current();
    },
    [connection, latestOnLeave]
  );
  const showFault = (error: unknown) => {
    setFault(errorText(error));
    return errorText(error);
  };
  const go = (next: Step) => {
    setText("");
    setFault("");
    setStep(next);
  };
  const toChoose = () => {
    connection.stopJoining();
    go("choose");
  };
  const letIn = () => {
    setCode("");
    setBrief(false);
    go("offer");
    connection.invite().then(setCode, showFault);
  };
  const readAnswer = (read: string): string => {
    try {
      connection.letIn(read);
      go("wait");
      return "";
    } catch (error) {
      return showFault(error);
    }
  };
  const readOffer = (read: string): string => {
    const answers = (answer: string, isSoonGone: boolean) => {
      setCode(answer);
      setBrief(isSoonGone);
      go("answer");
    };
    connection.join(read, answers).catch(showFault);
    return "";
  };
  const read = step === "readAnswer" ? readAnswer : readOffer;
  const entered = (next: string) => {
    setText(next);
    setFault("");
    if (next.trim() !== "") read(next);
  };
  const shown = step === "answer" && joinState !== "waiting" ? "wait" : step;
  if (connection.isElsewhere())
    return (
      <Unavailable close={close}>
        <p>{texts.elsewhere}</p>
      </Unavailable>
    );
  return (
    <section class="showing connecting">
      <h2>{shown === "choose" || shown === "wait" ? texts.title : texts.steps[shown]}</h2>
      {shown === "choose" && (
        <>
          <p>{texts.about}</p>
          <p class="hint">{texts.first}</p>
          <button type="button" class="primary" onClick={letIn}>
            {hasMembers ? texts.letAnotherIn : texts.letIn}
          </button>
          <button type="button" onClick={() => go("readOffer")}>
            {texts.join}
          </button>
        </>
      )}
      {(shown === "offer" || shown === "answer") && (
        <CodeToScan kind={shown} code={code} isBrief={isBrief} next={() => go("readAnswer")} />
      )}
      {(shown === "readOffer" || shown === "readAnswer") && (
        <>
          <p>{texts.hints[shown]}</p>
          <CodeField
            name="connect-code"
            text={text}
            setText={entered}
            faultOf={read}
            scanned={() => undefined}
            isWrong={fault !== ""}
          />
        </>
      )}
      {fault !== "" && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {shown === "wait" && (
        <>
          <p role="status">{statusText(joinState)}</p>
          {joinState !== "seeking" && (
            <button type="button" class={joinState === "here" ? undefined : "primary"} onClick={toChoose}>
              {joinState === "here" ? texts.letAnotherIn : texts.again}
            </button>
          )}
        </>
      )}
      {shown === "wait" && joinState === "here" ? (
        <button type="button" class="primary" onClick={close}>
          {texts.done}
        </button>
      ) : (
        <button type="button" onClick={() => (shown === "choose" || shown === "wait" ? close() : toChoose())}>
          {texts.back}
        </button>
      )}
      {shown === "choose" && hasMembers && (
        <button
          type="button"
          class="stop"
          onClick={() => {
            connection.leave();
            onLeave();
          }}
        >
          {texts.stop}
        </button>
      )}
    </section>
  );
}

interface ShownProps {
  readonly kind: "offer" | "answer";
  /** "" while the code is being created. */
  readonly code: string;
  readonly isBrief: boolean;
  readonly next: () => void;
}

function CodeToScan({ kind, code, isBrief, next }: ShownProps) {
  return (
    <>
      <p>{texts.hints[kind]}</p>
      {code === "" ? (
        <p class="making">{texts.making}</p>
      ) : (
        <QrCode text={code} label={kind === "offer" ? texts.codeOfOffer : texts.codeOfAnswer} />
      )}
      {kind === "offer" && (
        <button type="button" class="primary" onClick={next}>
          {texts.next}
        </button>
      )}
      {isBrief && <p class="hint">{texts.brief}</p>}
      {code !== "" && !isBrief && <CopyButton text={code} label={texts.copy} />}
    </>
  );
}

function statusText(joinState: ReturnType<Connection["joinState"]>): string {
  if (joinState === "lost") return texts.notFound;
  return joinState === "" || joinState === "waiting" ? "" : texts[joinState];
}
