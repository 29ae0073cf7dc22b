import { useState } from "preact/hooks";
import { functionsTexts as texts } from "./functions-texts";

interface CopyFormulaProps {
  readonly formula: string;
  readonly variant: "primary" | "quiet";
}

/** A button that copies a formula, and the outcome in words. */
export function CopyFormula({ formula, variant }: CopyFormulaProps) {
  const [status, setStatus] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(formula).then(
      () => setStatus(texts.copied),
      () => setStatus(texts.notCopied)
    );
  return (
    <>
      <button type="button" name="copy" class={variant} onClick={() => void copy()}>
        {variant === "primary" ? texts.copyFormula : texts.copy}
      </button>
      <p class="hint" role="status">
        {status}
      </p>
    </>
  );
}
