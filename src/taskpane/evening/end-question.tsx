import { Sheet } from "../components/sheet";
import { missingLine, tablesMissingResults } from "./shared/missing";
import { texts } from "./shared/texts";
import type { OpenEvening } from "./shared/use-evening";

interface EndQuestionProps {
  readonly open: OpenEvening;
  readonly end: () => void;
  readonly stay: () => void;
}

/** Asks before the user ends an evening that has boards without a result. */
export function EndQuestion({ open, end, stay }: EndQuestionProps) {
  const missing = tablesMissingResults(open).map((table) => missingLine(open.plan, table));
  return (
    <Sheet title={texts.ending.title} onBack={stay}>
      <p>{texts.ending.text(missing.join("; "))}</p>
      <button type="button" class="primary" onClick={stay}>
        {texts.ending.stay}
      </button>
      <button type="button" onClick={end}>
        {texts.ending.end}
      </button>
    </Sheet>
  );
}
