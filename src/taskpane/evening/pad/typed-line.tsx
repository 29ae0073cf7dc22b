import { texts } from "../shared/texts";
import "./typed-line.css";

interface Props {
  readonly text: string;
  /** Message on the typed text; "" if it is valid. */
  readonly fault: string;
  readonly typed: (text: string) => void;
  readonly enter: () => void;
}

/** Keyboard entry of a result: `4hn+1`, then Enter. */
export function TypedLine({ text, fault, typed, enter }: Props) {
  return (
    <form
      class="typed"
      onSubmit={(event) => {
        event.preventDefault();
        enter();
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
          onInput={({ currentTarget }) => typed(currentTarget.value)}
        />
      </label>
      <p class="fault" role="alert" id="typed-fault">
        {fault}
      </p>
    </form>
  );
}
