import { useEffect, useRef, useState } from "preact/hooks";
import { codeIn } from "../../play/code-envelope";
import { Icon } from "../components/icon";
import type { EveningStore } from "../evening/shared/evening-store";
import { CodeField } from "../evening/phones/code-field";
import { OpenCopy, type OpenOne } from "../evenings/open-copy";
import { useBack } from "../shared/use-back";
import { texts as paneTexts } from "../texts";
import { texts } from "../evening/shared/texts";
import "./join.css";

interface Props {
  readonly store: EveningStore;
  readonly open: OpenOne;
  readonly back: () => void;
}

/** Joins an evening that another phone has begun, by its code or by a copy. */
export function Join({ store, open, back }: Props) {
  const [text, setText] = useState("");
  const [fault, setFault] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const leave = useBack(() => {
    back();
    return false;
  });
  const codeFault = (entered: string) => (codeIn(entered) === undefined ? texts.joining.none : "");
  const join = (entered: string) => {
    const code = codeIn(entered);
    if (code === undefined) return setFault(texts.joining.none);
    // A changed hash is read like an opened link.
    window.location.hash = code;
  };
  return (
    <form
      class="card begin"
      onSubmit={(event) => {
        event.preventDefault();
        join(text);
      }}
    >
      <div class="row">
        <button type="button" class="quiet step" aria-label={texts.back} onClick={() => (back(), leave())}>
          <Icon name="back" />
        </button>
        <h2 ref={heading} tabIndex={-1}>
          {texts.joining.heading}
        </h2>
      </div>
      <p>{texts.joining.from}</p>
      <CodeField
        name="join"
        text={text}
        setText={(next) => {
          setFault("");
          setText(next);
        }}
        faultOf={codeFault}
        scanned={join}
        isWrong={fault !== ""}
      />
      {fault !== "" && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {text.trim() !== "" && (
        <button type="submit" class="primary">
          {paneTexts.start.join}
        </button>
      )}
      <p>{texts.joining.copy}</p>
      <OpenCopy store={store} open={open} />
    </form>
  );
}
