import { useState } from "preact/hooks";
import type { RemoteEvening } from "../../../play/code";
import { connectCodeIn, withoutCode } from "../../../play/code-envelope";
import { lastAct, undoLastAct, type Evening } from "../../../play/evening";
import { countRenames, applyMerge, type RatedConflict, type MergePreview } from "../../../play/merge";
import { Lazy } from "../../components/lazy";
import type { EveningStore } from "../shared/evening-store";
import type { OpenEvening } from "../shared/use-evening";
import { readContent, type CodeContent } from "./code-content";
import { CodeField } from "./code-field";
import { Merging } from "./merging";
import { phoneTexts as texts } from "./phone-texts";
import { EveningName } from "./which-evening";

const connected = () => import("./connected/parts");

export interface ReceiveProps {
  readonly open: OpenEvening;
  readonly store: EveningStore;
  /** Code from a link or another view; "" if there is none. */
  readonly incoming: string;
  /** Opens another evening with a code that belongs to it. */
  readonly goTo: (id: string, incoming: string) => void;
  /** Called once another phone has joined. */
  readonly onJoined: () => void;
  readonly toBoard: () => void;
  readonly toShow: () => void;
}

/** Reads another phone's code, and merges the results in it. */
export function Receive(props: ReceiveProps) {
  const { open, store, incoming, onJoined, toShow } = props;
  const { evening, change } = open;
  const [text, setText] = useState(incoming);
  const [merged, setMerged] = useState<MergeSummary | null>(null);
  const found = readContent(text, open, store);
  const take = (received: RemoteEvening, offer: MergePreview, isChosen: (conflict: RatedConflict) => boolean) => {
    change((current) => applyMerge(current, received, offer, isChosen, Date.now()));
    const results = offer.news.length + offer.conflicts.filter(isChosen).length;
    setMerged({ results, names: countRenames(offer), before: evening });
    setText(connectCodeIn(text) ?? "");
    if (!received.isWorkbook) onJoined();
  };
  const takeBack = ({ results, before: { settled, options, named = {} } }: MergeSummary) => {
    change((current) => ({ ...(results > 0 ? undoLastAct(current, Date.now()) : current), settled, options, named }));
    setMerged(null);
  };
  const enter = (next: string) => {
    setMerged(null);
    setText(next);
  };
  const faultOf = (scanned: string) => {
    const content = readContent(scanned, open, store);
    return content.kind === "fault" ? content.message : "";
  };
  return (
    <section>
      {merged !== null && <p role="status">{texts.added(merged)}</p>}
      {(found.kind === "blank" || found.kind === "fault") && merged === null && (
        <CodeField
          name="code"
          text={text}
          setText={enter}
          faultOf={faultOf}
          scanned={enter}
          isWrong={found.kind === "fault"}
        />
      )}
      <Content key={found.kind} {...props} found={found} text={text} setText={setText} take={take} />
      {text === incoming && withoutCode(text) !== "" && <p class="question">{withoutCode(text)}</p>}
      {merged !== null && text === "" && (
        <div class="taken">
          <button type="button" class="primary" onClick={toShow}>
            {texts.nowShow}
          </button>
          <button type="button" onClick={() => setMerged(null)}>
            {texts.readAnother}
          </button>
          {isToUndo(merged, evening) && (
            <button type="button" onClick={() => takeBack(merged)}>
              {texts.takeBack}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

interface ContentProps extends ReceiveProps {
  readonly found: CodeContent;
  /** The text with the code. */
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly take: Parameters<typeof Merging>[0]["take"];
}

/** The content of a code, with what can be done with it. */
function Content({ found, text, setText, take, open: { evening }, store, goTo, toBoard }: ContentProps) {
  switch (found.kind) {
    case "blank":
      return null;
    case "fault":
      return (
        <p class="fault" role="alert">
          {found.message}
        </p>
      );
    case "connect":
      return (
        <Lazy load={connected}>
          {({ Connecting }) => (
            <Connecting
              key={found.code}
              store={store}
              id={evening.id}
              code={found.code}
              again={() => setText("")}
              done={toBoard}
            />
          )}
        </Lazy>
      );
    case "other":
      return (
        <div class="merging">
          <p class="question" role="alert">
            {texts.elsewhere}
          </p>
          <p>
            <EveningName evening={found.evening} />
          </p>
          <button type="button" class="primary" onClick={() => goTo(found.evening.id, text)}>
            {texts.openOther}
          </button>
        </div>
      );
    case "unknown":
      return (
        <div class="merging">
          <p class="question" role="alert">
            {texts.unknown}
          </p>
          <p>
            <EveningName evening={found.setup} />
          </p>
          <button type="button" class="primary" onClick={() => (window.location.hash = found.code)}>
            {texts.openUnknown}
          </button>
          <button type="button" onClick={() => setText("")}>
            {texts.notThese}
          </button>
        </div>
      );
    case "results":
      return (
        <Merging
          key={text}
          received={found.received}
          offer={found.offer}
          evening={evening}
          take={take}
          refuse={() => setText(connectCodeIn(text) ?? "")}
        />
      );
  }
}

/** Numbers of results and names that a merge has added or changed, and the evening before the merge. */
interface MergeSummary {
  readonly results: number;
  readonly names: number;
  readonly before: Evening;
}

/** True if nothing was entered after the merge, so that Undo reverts the merge. */
function isToUndo({ results, names }: MergeSummary, evening: Evening): boolean {
  return results > 0 ? lastAct(evening).length === results : names > 0;
}
