import { useState } from "preact/hooks";
import type { RemoteEvening } from "../../play/code";
import { entryKey, eveningPlan, type Evening } from "../../play/evening";
import { countRenames, type RatedConflict, type MergePreview } from "../../play/merge";
import type { BoardResult } from "../../play/board-result";
import { rulingKey } from "../../play/rulings";
import { directorTexts as words } from "./director-texts";
import { phoneTexts as texts } from "./phone-texts";
import { ruledIn } from "./ruling-words";
import { InSuits } from "./suits";
import { EveningName } from "./which-evening";
import { resultInWords, placeName } from "./words";

interface MergingProps {
  readonly evening: Evening;
  readonly received: RemoteEvening;
  readonly offer: MergePreview;
  readonly take: (received: RemoteEvening, offer: MergePreview, isChosen: (conflict: RatedConflict) => boolean) => void;
  readonly refuse: () => void;
}

/** What is new and what differs, to be looked at and chosen before it is taken over. */
export function Merging({ evening, received, offer, take, refuse }: MergingProps) {
  const [choices, choose] = useState<ReadonlyMap<string, "here" | "there">>(new Map());
  const [isAsked, ask] = useState(false);
  const { news, alike, conflicts, settled, doubt } = offer;
  const choiceOf = (conflict: RatedConflict) => choices.get(entryKey(conflict)) ?? null;
  const isOpen = conflicts.some((conflict) => choiceOf(conflict) === null);
  const isChosen = (conflict: RatedConflict) => choiceOf(conflict) === "there";
  const names = countRenames(offer);
  const others = names + offer.rulings.length;
  const takesNone = news.length + others === 0 && !isOpen && !conflicts.some(isChosen);
  const who = received.sender?.who ?? "";
  return (
    <div class="merging">
      <p>{texts.found({ news: news.length, alike, conflicts: conflicts.length, settled })}</p>
      {offer.renames.map(({ here, there, later, isBoth }) => (
        <p>{texts.renamed[isBoth ? later : "only"](here, there)}</p>
      ))}
      {ruledWords(evening, offer).map((line) => (
        <p>{line}</p>
      ))}
      {offer.isOlder && <p class="question">{texts.older}</p>}
      {conflicts.map((conflict) => (
        <fieldset>
          <legend>{placeName(eveningPlan(evening), conflict)}</legend>
          {conflict.likely === "there" && <p class="hint">{texts.likely}</p>}
          {(["here", "there"] as const).map((which) => (
            <label>
              <input
                type="radio"
                name={`conflict-${entryKey(conflict)}`}
                checked={choiceOf(conflict) === which}
                onChange={() => choose(new Map(choices).set(entryKey(conflict), which))}
              />{" "}
              <InSuits
                text={(which === "there" && received.isWorkbook ? texts.inWorkbook : texts[which])(
                  said(conflict[which], conflict.board)
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
      {doubt !== null && who !== "" && <p>{texts.theirs(who)}</p>}
      <p>
        {texts.into} <EveningName of={evening} />
      </p>
      {isAsked && isOpen && (
        <p class="fault" role="alert">
          {texts.chooseFirst}
        </p>
      )}
      {news.length + conflicts.length > 0 || (doubt !== null && others > 0) ? (
        <button type="button" class="primary" onClick={() => (isOpen ? ask(true) : take(received, offer, isChosen))}>
          {takesNone ? texts.keepAll : texts.take}
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

/** What the Director has ruled on the other phone, and what was taken back there, which says of itself only here what it was. */
function ruledWords(evening: Evening, { rulings }: MergePreview): string[] {
  const plan = eveningPlan(evening);
  const back = new Set(rulings.flatMap((each) => (each.is === null ? [rulingKey(each)] : [])));
  const known = (evening.rulings ?? []).filter((each) => back.has(rulingKey(each)));
  const now = rulings.filter(({ is }) => is !== null);
  return [
    ...ruledIn(plan, now).map(({ text }) => words.news(text)),
    ...ruledIn(plan, known).map(({ text }) => words.newsBack(text)),
  ];
}

function said(what: BoardResult | null, board: number): string {
  return what === null ? texts.takenBack : resultInWords(what, board);
}
