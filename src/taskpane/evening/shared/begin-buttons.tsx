import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { tablesIn } from "../../../sessions/kinds";
import { eveningPlan, scoredResults, type Evening } from "../../../play/evening";
import { localDate } from "../../shared/locale";
import { tablesMissingResults } from "./missing";
import type { Beginning } from "./new-evening";
import { texts as paneTexts } from "../../texts";
import { texts } from "./texts";

interface Props {
  readonly beginning: Beginning;
  /** True if the user has pressed a key to play and must answer a question first. */
  readonly isPrompted: boolean;
  /** Names the evening below the button; absent if the text beside the buttons names it. */
  readonly about?: string;
  readonly begin: () => void;
  readonly open: (id: string) => void;
  /** Continues an evening under the options that are chosen now. */
  readonly keep: (id: string) => void;
}

/**
 * Buttons that begin or continue play. Questions keep users from beginning twice or losing sight of results by mistake.
 */
export function BeginButtons({ beginning, isPrompted, about, begin, open, keep }: Props) {
  const question = useRef<HTMLParagraphElement>(null);
  // The key that was pressed is on another page, so the focus has to be moved.
  useLayoutEffect(() => {
    if (isPrompted) question.current?.focus();
  }, [isPrompted]);
  const button = (text: ComponentChildren, press: () => void, kind?: "primary") => (
    <button type="button" class={kind} onClick={press}>
      {text}
    </button>
  );
  const start = (
    <>
      {paneTexts.start.play}
      {about !== undefined && <small>{about}</small>}
    </>
  );
  if (beginning.kind === "new") return button(start, begin, "primary");
  const { evening } = beginning;
  const { id, entries } = evening;
  const { title, date } = eveningPlan(evening);
  const name = [title, localDate(date)].filter(Boolean).join(", ");
  const ask = (sentences: string) => (
    <p ref={question} tabIndex={-1} class="question">
      {sentences}
    </p>
  );
  const inPlay = texts.isInPlay(name, progressOf(evening));
  switch (beginning.kind) {
    case "same": {
      const isPlayed =
        tablesMissingResults({ plan: eveningPlan(evening), results: scoredResults(evening) }).length === 0;
      const isShown = isPrompted || !isPlayed;
      return (
        <>
          {isPrompted && ask(isPlayed ? texts.isPlayed(name) : inPlay)}
          {/* A finished evening has a button only after a question, because the list under Evenings opens it too. */}
          {isShown && button(isPlayed ? texts.lookAtIt : texts.goOnPlaying, () => open(id), "primary")}
          {button(texts.beginAnother, begin, isShown ? undefined : "primary")}
          {!isPlayed && <p class="hint">{texts.thisIsKept}</p>}
        </>
      );
    }
    case "changed":
      return entries.length === 0 ? (
        button(start, () => keep(id), "primary")
      ) : (
        <>
          {isPrompted && ask(inPlay)}
          {button(texts.goOnPlaying, () => keep(id), "primary")}
          <p class="hint">{texts.keepsResults(progressOf(evening))}</p>
          {button(texts.beginAnother, begin)}
        </>
      );
    case "asked": {
      const { canKeep, isWhole } = beginning;
      return (
        <>
          {ask([isWhole ? texts.isPlayed(name) : inPlay, canKeep ? texts.mayBeChanged : texts.doesNotFit].join(" "))}
          {button(canKeep ? texts.keepResults : texts.backToIt, () => (canKeep ? keep(id) : open(id)))}
          {button(texts.beginAnother, begin)}
        </>
      );
    }
  }
}

/** Returns the number of results and boards: "3 of 48 results". */
export function progressOf(evening: Evening): string {
  const boards = tablesIn(eveningPlan(evening)).reduce((sum, table) => sum + table.boards.length, 0);
  return texts.progress(scoredResults(evening).size, boards);
}
