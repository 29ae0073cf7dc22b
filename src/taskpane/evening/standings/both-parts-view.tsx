import { useState } from "preact/hooks";
import { bothParts } from "../../../play/both-parts";
import { outcomeOf, eveningPlan, currentResults, type Evening } from "../../../play/evening";
import { codeIn } from "../../../play/code-envelope";
import type { Scored } from "../../../sessions/kinds";
import { errorText } from "../../shared/error-text";
import { progressOf } from "../shared/begin-buttons";
import { CodeField } from "../phones/code-field";
import { firstPart, withFirstPart } from "./first-part";
import { Places } from "./places";
import type { EveningStore } from "../shared/evening-store";
import { tablesMissingResults } from "../shared/missing";
import { texts } from "../shared/texts";

const words = texts.bothParts;

interface Props {
  /** The second part. */
  readonly evening: Evening;
  readonly store: EveningStore;
  readonly second: Scored;
}

/** The combined ranking of both parts. If this phone lacks results of the first part, the user can read a code. */
export function BothPartsView({ evening, store, second }: Props) {
  const [first, setFirst] = useState(() => firstPart(evening, store));
  const missing = first ? tablesMissingResults({ plan: eveningPlan(first), results: currentResults(first) }) : [];
  return (
    <>
      {first && <BothParts first={first} second={second} />}
      {evening.firstMark !== undefined && (first === null || missing.length > 0) && (
        <ReadFirst mark={evening.firstMark} first={first} store={store} onRead={setFirst} />
      )}
    </>
  );
}

interface ReadProps {
  readonly mark: string;
  /** The first part as far as this phone has it; null if it has nothing. */
  readonly first: Evening | null;
  readonly store: EveningStore;
  readonly onRead: (first: Evening) => void;
}

/** Reports that the first part or some of its results are missing on this phone, and reads the first part's code. */
function ReadFirst({ mark, first, store, onRead }: ReadProps) {
  const [text, setText] = useState("");
  const [fault, setFault] = useState("");
  const faultOf = (code: string): string => {
    try {
      const merged = withFirstPart(code, mark, first);
      if (merged === "none") return texts.joining.noCode;
      if (merged === "other") return words.notTheFirst;
      if (merged === "results") return words.firstHasNoNames;
      // The page of the first part, which opens by this link, asks about conflicts.
      if (merged === "differs") window.location.hash = codeIn(code) ?? "";
      else {
        store.add(merged);
        onRead(merged);
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
          setFault(next.trim() === "" ? "" : faultOf(next));
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

function BothParts({ first, second }: { readonly first: Evening; readonly second: Scored }) {
  const both = bothParts(outcomeOf(currentResults(first), eveningPlan(first), first).scored, second);
  return (
    <section class="both-parts">
      <h2>{words.heading}</h2>
      {both === null ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p class="hint">{words[both.unit === "percent" ? "percent" : "sum"]}</p>
          <Places
            caption=""
            headings={[words.place, words.name, both.unit === "percent" ? "%" : words.total]}
            rows={both.rows.map(({ place, name, total, boards }) => ({
              place,
              name,
              below: words.boardsOf(boards),
              points: total,
            }))}
          />
          {both.others.length > 0 && <p>{words.others(both.others.join(", "))}</p>}
        </>
      )}
    </section>
  );
}
