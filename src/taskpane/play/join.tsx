import { useState } from "preact/hooks";
import { codeIn } from "../../play/code-envelope";
import type { EveningStore } from "../evening/shared/evening-store";
import { CodeField } from "../evening/phones/code-field";
import { OpenCopy, type OpenOne } from "../evenings/open-copy";
import { texts as paneTexts } from "../texts";
import { texts } from "../evening/shared/texts";

interface Props {
  readonly store: EveningStore;
  readonly open: OpenOne;
}

/** Joins an evening that another phone has begun, by its code or by a copy. */
export function Join({ store, open }: Props) {
  const [text, setText] = useState("");
  const [fault, setFault] = useState("");
  const codeFault = (entered: string) => (codeIn(entered) === undefined ? texts.joining.noCode : "");
  const join = (entered: string) => {
    const code = codeIn(entered);
    if (code === undefined) return setFault(texts.joining.noCode);
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
