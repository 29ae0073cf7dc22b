import { useState } from "preact/hooks";
import { eveningPlan } from "../../../play/evening";
import { secondPart, whoPlays, type SecondPart } from "../../../play/second-part";
import { summaryOf } from "../../workbook/kinds/kind-forms";
import { boardNumbers } from "../shared/missing";
import { texts } from "../shared/texts";
import type { OpenEvening } from "../shared/use-evening";
import { Disclosure } from "../../components/disclosure";
import "./second-part-view.css";

const words = texts.secondPart;

interface Props {
  readonly open: OpenEvening;
  /** Ends this evening and begins the second part. */
  readonly begin: (part: SecondPart) => void;
}

/** Replans the remaining rounds when a contestant leaves or joins in mid-evening. */
export function SecondPartView({ open: { evening, plan, results }, begin }: Props) {
  const [chosen, setChosen] = useState("");
  const participants = whoPlays(plan);
  // Before the first board, the start page changes the number of contestants.
  if (!participants || results.size === 0) return null;
  const { unit, names } = participants;
  const participantName = (i: number) => names[i] || words.unnamed[unit](i + 1);
  const staying = chosen === "comes" ? [...names, ""] : names.filter((_, i) => String(i) !== chosen);
  const part = chosen === "" ? null : secondPart(evening, staying, words.title(plan.title));
  return (
    <Disclosure kind="second-part" summary={words.summary}>
      <label>
        {words.selectLabel}{" "}
        <select value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
          <option value="">{words.unchanged}</option>
          {names.map((_, i) => (
            <option value={String(i)}>{words.leaves(participantName(i))}</option>
          ))}
          <option value="comes">{words.comes[unit]}</option>
        </select>
      </label>
      <div role="status">
        {chosen !== "" && !part && <p>{words.noMovement[unit](staying.length)}</p>}
        {part && (
          <>
            <p>{words.becomes(summaryOf(eveningPlan(part)), part.options["first-board"] as number)}</p>
            <p>{words.resultsKept(results.size)}</p>
            {part.half.length > 0 && <p>{words.half(boardNumbers(part.half))}</p>}
          </>
        )}
      </div>
      {part && (
        <button type="button" onClick={() => begin(part)}>
          {words.begin}
        </button>
      )}
    </Disclosure>
  );
}
