import { useState } from "preact/hooks";
import type { RemoteEvening } from "../../../play/code";
import { entryKey, eveningPlan, type Evening } from "../../../play/evening";
import { countRenames, type RatedConflict, type MergePreview } from "../../../play/merge";
import type { BoardResult } from "../../../play/board-result";
import { rulingKey } from "../../../play/rulings";
import { directorTexts as words } from "../director/director-texts";
import { phoneTexts as texts } from "./phone-texts";
import { ruledIn } from "../shared/ruling-words";
import { InSuits } from "../shared/suits";
import { EveningName } from "./which-evening";
import { resultInWords, placeName } from "../shared/words";
import "./merging.css";

interface MergingProps {
  readonly evening: Evening;
  readonly received: RemoteEvening;
  readonly offer: MergePreview;
  readonly take: (received: RemoteEvening, offer: MergePreview, isChosen: (conflict: RatedConflict) => boolean) => void;
  readonly refuse: () => void;
}

/** Shows new and conflicting results, and asks for a choice on each conflict, before they are merged. */
export function Merging({ evening, received, offer, take, refuse }: MergingProps) {
  const [choices, setChoices] = useState<ReadonlyMap<string, "here" | "there">>(new Map());
  const [hasTriedToMerge, setHasTriedToMerge] = useState(false);
  const { news, equalCount, conflicts, settled, doubt } = offer;
  const choiceOf = (conflict: RatedConflict) => choices.get(entryKey(conflict)) ?? null;
  const isOpen = conflicts.some((conflict) => choiceOf(conflict) === null);
  const isChosen = (conflict: RatedConflict) => choiceOf(conflict) === "there";
  const others = countRenames(offer) + offer.rulings.length;
  const hasNoChanges = news.length + others === 0 && !isOpen && !conflicts.some(isChosen);
  const senderName = received.sender?.label ?? "";
  return (
    <div class="merging">
      <p>{texts.found({ news: news.length, equal: equalCount, conflicts: conflicts.length, settled })}</p>
      {offer.renames.map((rename) => (
        <p>{texts.renamed[rename.isBoth ? rename.later : "only"](rename.local, rename.remote)}</p>
      ))}
      {rulingLines(evening, offer).map((line) => (
        <p>{line}</p>
      ))}
      {offer.isOlder && <p class="question">{texts.older}</p>}
      {conflicts.map((conflict) => (
        <fieldset>
          <legend>{placeName(eveningPlan(evening), conflict)}</legend>
          {conflict.likely === "there" && <p class="hint">{texts.likely}</p>}
          {(["here", "there"] as const).map((side) => (
            <label>
              <input
                type="radio"
                name={`conflict-${entryKey(conflict)}`}
                checked={choiceOf(conflict) === side}
                onChange={() => setChoices(new Map(choices).set(entryKey(conflict), side))}
              />{" "}
              <InSuits
                text={(side === "there" && received.isWorkbook ? texts.inWorkbook : texts[side])(
                  resultText(conflict[side], conflict.board)
                )}
              />
            </label>
          ))}
        </fieldset>
      ))}
      {doubt !== null && (
        <p class="question" role="alert">
          {texts.doubts[doubt]}
        </p>
      )}
      {doubt !== null && senderName !== "" && <p>{texts.remoteNames(senderName)}</p>}
      <p>
        {texts.into} <EveningName evening={evening} />
      </p>
      {hasTriedToMerge && isOpen && (
        <p class="fault" role="alert">
          {texts.chooseFirst}
        </p>
      )}
      {news.length + conflicts.length > 0 || (doubt !== null && others > 0) ? (
        <button
          type="button"
          class="primary"
          onClick={() => (isOpen ? setHasTriedToMerge(true) : take(received, offer, isChosen))}
        >
          {hasNoChanges ? texts.keepAll : texts.take}
        </button>
      ) : (
        <button
          type="button"
          class="primary"
          onClick={() => (doubt === null ? take(received, offer, isChosen) : refuse())}
        >
          {texts.fine}
        </button>
      )}
      {(doubt !== null || news.length + conflicts.length > 0) && (
        <button type="button" class="refuse" onClick={refuse}>
          {texts.notThese}
        </button>
      )}
    </div>
  );
}

/** Describes the other phone's rulings. A withdrawn ruling has no content, so its text comes from the local evening. */
function rulingLines(evening: Evening, { rulings }: MergePreview): string[] {
  const plan = eveningPlan(evening);
  const withdrawnKeys = new Set(rulings.flatMap((each) => (each.is === null ? [rulingKey(each)] : [])));
  const withdrawn = (evening.rulings ?? []).filter((each) => withdrawnKeys.has(rulingKey(each)));
  const current = rulings.filter((each) => each.is !== null);
  return [
    ...ruledIn(plan, current).map(({ text }) => words.news(text)),
    ...ruledIn(plan, withdrawn).map(({ text }) => words.newsBack(text)),
  ];
}

function resultText(result: BoardResult | null, board: number): string {
  return result === null ? texts.takenBack : resultInWords(result, board);
}
