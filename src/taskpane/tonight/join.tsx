import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../components/icon";
import type { KeptEvenings } from "./kept-evenings";
import { OpenCopy } from "./kept-list";
import { texts as paneTexts } from "../texts";
import { texts } from "./texts";

interface Props {
  readonly kept: KeptEvenings;
  readonly open: (id: string | null) => void;
  readonly back: () => void;
}

/** How a phone comes to an evening that another one has begun: by its code, or by a copy. */
export function Join({ kept, open, back }: Props) {
  const [text, setText] = useState("");
  const [fault, setFault] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const join = () => {
    const [code] = /OT[\w-]+/.exec(text) ?? [];
    // As if the link had been opened.
    if (code === undefined) setFault(texts.joining.none);
    else window.location.hash = code;
  };
  return (
    <form
      class="begin"
      onSubmit={(event) => {
        event.preventDefault();
        join();
      }}
    >
      <div class="row">
        <button type="button" class="quiet step" aria-label={texts.back} onClick={back}>
          <Icon name="back" />
        </button>
        <h2 ref={heading} tabIndex={-1}>
          {texts.joining.heading}
        </h2>
      </div>
      <label>
        {texts.joining.how}
        <textarea
          name="join"
          rows={3}
          value={text}
          aria-invalid={fault !== ""}
          onInput={({ currentTarget }) => {
            setFault("");
            setText(currentTarget.value);
          }}
        />
      </label>
      {fault !== "" && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <button type="submit" class="primary">
        {paneTexts.start.join}
      </button>
      <p>{texts.joining.copy}</p>
      <OpenCopy kept={kept} open={open} />
    </form>
  );
}
