import { useState } from "preact/hooks";
import { bothParts } from "../../play/both-parts";
import { outcomeOf, eveningPlan, currentResults, type Evening } from "../../play/evening";
import { codeIn } from "../../play/code-envelope";
import type { Scored } from "../../sessions/kinds";
import { isFirst } from "../../sessions/report";
import { errorText } from "../shared/error-text";
import { localNumber } from "../shared/locale";
import { progressOf } from "./begin-buttons";
import { CodeField } from "./code-field";
import { firstPart, withFirstPart } from "./first-part";
import type { EveningStore } from "./evening-store";
import { tablesMissingResults } from "./missing";
import { texts } from "./texts";
import { withMinus } from "./words";

const words = texts.bothParts;

interface Props {
  /** The second part. */
  readonly evening: Evening;
  readonly kept: EveningStore;
  readonly second: Scored;
}

/** Below the ranking of a second part that of both; where this phone has not all of the first one, it can be read here. */
export function BothPartsView({ evening, kept, second }: Props) {
  const [first, showFirst] = useState(() => firstPart(evening, kept));
  const missing = first ? tablesMissingResults({ plan: eveningPlan(first), results: currentResults(first) }) : [];
  return (
    <>
      {first && <BothParts first={first} second={second} />}
      {evening.firstMark !== undefined && (first === null || missing.length > 0) && (
        <ReadFirst mark={evening.firstMark} first={first} kept={kept} read={showFirst} />
      )}
    </>
  );
}

interface ReadProps {
  readonly mark: string;
  /** What is known of it here; null for nothing. */
  readonly first: Evening | null;
  readonly kept: EveningStore;
  readonly read: (first: Evening) => void;
}

/** Says that the first part is missing, and reads its code. */
function ReadFirst({ mark, first, kept, read }: ReadProps) {
  const [text, setText] = useState("");
  const [fault, say] = useState("");
  const faultOf = (found: string): string => {
    try {
      const known = withFirstPart(found, mark, first);
      if (known === "none") return texts.joining.none;
      if (known === "other") return words.notTheFirst;
      if (known === "results") return words.firstHasNoNames;
      // What differs is asked about where that evening is.
      if (known === "differs") window.location.hash = codeIn(found) ?? "";
      else {
        kept.add(known);
        read(known);
      }
      return "";
    } catch (error) {
      return errorText(error);
    }
  };
  return (
    <section class="first-part">
      <h2>{words.heading}</h2>
      <p>{first ? words.firstIsOpen(progressOf(first)) : words.firstIsMissing}</p>
      <CodeField
        name="first-part"
        text={text}
        setText={(next) => {
          setText(next);
          say(next.trim() === "" ? "" : faultOf(next));
        }}
        faultOf={faultOf}
        scanned={() => undefined}
        isWrong={fault !== ""}
      />
      {fault !== "" && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </section>
  );
}

/** The ranking of both parts of an evening. */
function BothParts({ first, second }: { readonly first: Evening; readonly second: Scored }) {
  const both = bothParts(outcomeOf(currentResults(first), eveningPlan(first), first).scored, second);
  return (
    <section class="ranking both-parts">
      <h2>{words.heading}</h2>
      {both === null ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p class="hint">{words[both.unit === "percent" ? "percent" : "sum"]}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.place}</th>
                <th scope="col">{words.name}</th>
                <th scope="col" class="numeric">
                  {both.unit === "percent" ? "%" : words.total}
                </th>
                <th scope="col" class="numeric">
                  {words.boards}
                </th>
              </tr>
            </thead>
            <tbody>
              {both.rows.map(({ place, name, total, boards }) => (
                <tr class={isFirst(place) ? "leads" : ""}>
                  <td class="of-place">{place}</td>
                  <th scope="row" class="of-name">
                    {name}
                  </th>
                  <td class="numeric score">{withMinus(localNumber(total))}</td>
                  <td class="numeric">{boards}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {both.others.length > 0 && <p>{words.others(both.others.join(", "))}</p>}
        </>
      )}
    </section>
  );
}
