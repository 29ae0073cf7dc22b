import { useState } from "preact/hooks";
import { phoneTexts as texts } from "./phone-texts";

interface Props {
  readonly text: string;
  readonly label: string;
}

/** Puts a text on the clipboard; where that is refused, the text is there to be selected. */
export function CopyButton({ text, label }: Props) {
  const [said, say] = useState<"" | "copied" | "notCopied">("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      say("copied");
    } catch {
      say("notCopied");
    }
  };
  return (
    <div class="copying">
      <button type="button" onClick={() => void copy()}>
        {label}
      </button>
      <p role="status">{said !== "" && texts[said]}</p>
      {said === "notCopied" && (
        <textarea
          readOnly
          rows={3}
          aria-label={label}
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </div>
  );
}
