import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { errorText } from "../../shared/error-text";
import { useSubscription } from "../../shared/store";
import { CodeField } from "../code-field";
import { CopyButton } from "../copy-button";
import type { EveningStore } from "../evening-store";
import { QrCode } from "../qr-code";
import { connectTexts as texts } from "./connect-texts";
import { connectionOf, type Connection } from "./connection";
import { useLatest } from "../../shared/use-latest";

interface Props {
  readonly kept: EveningStore;
  /** The evening's. */
  readonly id: string;
  readonly close: () => void;
  readonly left: () => void;
}

type Step = "choose" | "offer" | "readAnswer" | "readOffer" | "answer" | "wait";

/** Lets another phone in, or this one be let in, step by step; and ends that. */
export function StayConnected({ kept, id, close, left }: Props) {
  if (!("RTCPeerConnection" in window))
    return (
      <NotHere close={close}>
        <p class="fault">{texts.noConnections}</p>
      </NotHere>
    );
  return <Steps connection={connectionOf(kept, id)} close={close} left={left} />;
}

function NotHere({ close, children }: Pick<Props, "close"> & { readonly children: ComponentChildren }) {
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

function Steps({ connection, close, left }: Pick<Props, "close" | "left"> & { readonly connection: Connection }) {
  const coming = useSubscription(connection, connection.coming);
  const hasMembers = connection.members().length > 0;
  const [step, turn] = useState<Step>("choose");
  const [code, show] = useState("");
  const [isBrief, setBrief] = useState(false);
  const [text, setText] = useState("");
  const [fault, setFault] = useState("");
  const latestLeft = useLatest(left);
  // Whoever only looked at this has asked for nothing.
  useEffect(
    () => () => {
      connection.shown();
      if (connection.members().length > 0 || connection.coming() !== "") return;
      connection.leave();
      latestLeft.current();
    },
    [connection, latestLeft]
  );
  const failed = (error: unknown) => {
    setFault(errorText(error));
    return errorText(error);
  };
  const go = (next: Step) => {
    setText("");
    setFault("");
    turn(next);
  };
  const toChoose = () => {
    connection.rest();
    go("choose");
  };
  const letIn = () => {
    show("");
    setBrief(false);
    go("offer");
    connection.invite().then(show, failed);
  };
  const readAnswer = (read: string): string => {
    try {
      connection.letIn(read);
      go("wait");
      return "";
    } catch (error) {
      return failed(error);
    }
  };
  const readOffer = (read: string): string => {
    const answers = (answer: string, isSoonGone: boolean) => {
      show(answer);
      setBrief(isSoonGone);
      go("answer");
    };
    connection.join(read, answers).catch(failed);
    return "";
  };
  const read = step === "readAnswer" ? readAnswer : readOffer;
  const entered = (next: string) => {
    setText(next);
    setFault("");
    if (next.trim() !== "") read(next);
  };
  const shown = step === "answer" && coming !== "waiting" ? "wait" : step;
  if (connection.isElsewhere())
    return (
      <NotHere close={close}>
        <p>{texts.elsewhere}</p>
      </NotHere>
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
        <CodeShown is={shown} code={code} isBrief={isBrief} next={() => go("readAnswer")} />
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
          <p role="status">{said(coming)}</p>
          {coming !== "seeking" && (
            <button type="button" class={coming === "here" ? undefined : "primary"} onClick={toChoose}>
              {coming === "here" ? texts.letAnotherIn : texts.again}
            </button>
          )}
        </>
      )}
      {shown === "wait" && coming === "here" ? (
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
            left();
          }}
        >
          {texts.stop}
        </button>
      )}
    </section>
  );
}

interface ShownProps {
  readonly is: "offer" | "answer";
  /** "" while it is made. */
  readonly code: string;
  readonly isBrief: boolean;
  readonly next: () => void;
}

function CodeShown({ is, code, isBrief, next }: ShownProps) {
  return (
    <>
      <p>{texts.hints[is]}</p>
      {code === "" ? (
        <p class="making">{texts.making}</p>
      ) : (
        <QrCode text={code} label={is === "offer" ? texts.codeOfOffer : texts.codeOfAnswer} />
      )}
      {is === "offer" && (
        <button type="button" class="primary" onClick={next}>
          {texts.next}
        </button>
      )}
      {isBrief && <p class="hint">{texts.brief}</p>}
      {code !== "" && !isBrief && <CopyButton text={code} label={texts.copy} />}
    </>
  );
}

function said(coming: ReturnType<Connection["coming"]>): string {
  if (coming === "lost") return texts.notFound;
  return coming === "" || coming === "waiting" ? "" : texts[coming];
}
