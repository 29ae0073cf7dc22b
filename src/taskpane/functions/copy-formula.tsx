import { useState } from "preact/hooks";
import { functionsTexts as texts } from "./functions-texts";

interface CopyFormulaProps {
  readonly formula: string;
  readonly look: "primary" | "quiet";
}

/** A button that copies a formula, and what has come of it. */
export function CopyFormula({ formula, look }: CopyFormulaProps) {
  const [said, setSaid] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(formula).then(
      () => setSaid(texts.copied),
      () => setSaid(texts.notCopied)
    );
  return (
    <>
      <button type="button" name="copy" class={look} onClick={() => void copy()}>
        {look === "primary" ? texts.copyFormula : texts.copy}
      </button>
      <p class="hint" role="status">
        {said}
      </p>
    </>
  );
}
