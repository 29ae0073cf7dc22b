import { useState } from "preact/hooks";
import { eveningPlan } from "../../play/evening";
import { secondPart, whoPlays, type SecondPart } from "../../play/second-part";
import { summaryOf } from "../kinds/kind-forms";
import { boardNumbers } from "./missing";
import { texts } from "./texts";
import type { OpenEvening } from "./use-evening";

const words = texts.secondPart;

interface Props {
  readonly open: OpenEvening;
  /** Ends the evening here, and begins the second part. */
  readonly begin: (part: SecondPart) => void;
}

/** Somebody leaves or comes in the middle: the rounds that are left, planned anew for those who play on. */
export function SecondPartView({ open: { evening, plan, results: stands }, begin }: Props) {
  const [chosen, choose] = useState("");
  const who = whoPlays(plan);
  // Before the first board the number is changed where the evening begins, and after the last one nobody leaves.
  if (!who || stands.size === 0) return null;
  const { what, names } = who;
  const named = (i: number) => names[i] || words.unnamed[what](i + 1);
  const staying = chosen === "comes" ? [...names, ""] : names.filter((_, i) => String(i) !== chosen);
  const part = chosen === "" ? null : secondPart(evening, staying, words.title(plan.title));
  return (
    <details class="second-part">
      <summary>{words.summary}</summary>
      <label>
        {words.who}{" "}
        <select value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          <option value="">{words.nobody}</option>
          {names.map((_, i) => (
            <option value={String(i)}>{words.leaves(named(i))}</option>
          ))}
          <option value="comes">{words.comes[what]}</option>
        </select>
      </label>
      <div role="status">
        {chosen !== "" && !part && <p>{words.none[what](staying.length)}</p>}
        {part && (
          <>
            <p>{words.becomes(summaryOf(eveningPlan(part)), part.options["first-board"] as number)}</p>
            <p>{words.kept(stands.size)}</p>
            {part.half.length > 0 && <p>{words.half(boardNumbers(part.half))}</p>}
          </>
        )}
      </div>
      {part && (
        <button type="button" onClick={() => begin(part)}>
          {words.begin}
        </button>
      )}
    </details>
  );
}
