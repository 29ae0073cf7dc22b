import { useState } from "preact/hooks";
import { phoneTexts as texts } from "./phone-texts";
import "./copy-button.css";

interface Props {
  readonly text: string;
  readonly label: string;
}

/** Copies a text to the clipboard; if the browser refuses, the text appears for selection. */
export function CopyButton({ text, label }: Props) {
  const [status, setStatus] = useState<"" | "copied" | "notCopied">("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus("copied");
    } catch {
      setStatus("notCopied");
    }
  };
  return (
    <div class="copying">
      <button type="button" onClick={() => void copy()}>
        {label}
      </button>
      <p role="status">{status !== "" && texts[status]}</p>
      {status === "notCopied" && (
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
