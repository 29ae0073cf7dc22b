import { useState } from "preact/hooks";
import { saidBy, typedDraft, type Draft } from "../../play/draft";
import { texts } from "./texts";

interface Props {
  readonly board: number;
  readonly draft: Draft;
  readonly typed: (draft: Draft) => void;
  readonly enter: () => void;
}

/** A line for those who have a keyboard: `4hn+1`, then Enter. */
export function TypedLine({ board, draft, typed, enter }: Props) {
  const [text, setText] = useState("");
  const [fault, setFault] = useState("");
  const read = (next: string) => {
    setText(next);
    setFault("");
    const found = typedDraft(board, next);
    if (found) typed(found);
  };
  return (
    <form
      class="typed"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "" && !typedDraft(board, text)) return setFault(texts.notUnderstood(text.trim()));
        if (saidBy(draft)) setText("");
        return enter();
      }}
    >
      <label>
        {texts.typed}{" "}
        <input
          name="typed"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="done"
          placeholder={texts.typedExample}
          value={text}
          aria-invalid={fault !== ""}
          aria-describedby="typed-fault"
          onInput={({ currentTarget }) => read(currentTarget.value)}
        />
      </label>
      <p class="fault" role="alert" id="typed-fault">
        {fault}
      </p>
    </form>
  );
}
