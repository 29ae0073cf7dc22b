import { useLayoutEffect, useState } from "preact/hooks";
import type { BoardResult } from "../../../play/board-result";
import { entryKey, scoredResults } from "../../../play/evening";
import type { PendingEntries } from "../../../play/pending-entry";
import { seatsIn } from "../../../play/seats";
import { roundsAt } from "../../../play/at-table";
import { planSession } from "../../../sessions/kinds";
import type { TablePlan } from "../../../sessions/table-plan";
import { itemAt } from "../../../bridge/item-at";
import { FootBar } from "../../components/foot-bar";
import { Icon } from "../../components/icon";
import { Page } from "../../components/page";
import { Pad } from "../../evening/pad/pad";
import { Seats } from "../../evening/rounds/seats";
import { newEvening } from "../../evening/shared/new-evening";
import { InSuits } from "../../evening/shared/suits";
import { readOpen } from "../../evening/shared/use-evening";
import { resultInWords } from "../../evening/shared/words";
import { playTexts } from "../play-texts";
import { isTask, PRACTICE_BOARD } from "./practice-board";
import { practiceTexts as texts } from "./practice-texts";
import "./practice.css";

const PLAN = planSession("four-pairs", { boards: 24, pairs: texts.pairs }) as TablePlan;

interface BoardProps {
  readonly back: () => void;
  /** Called when the practice is over, so that it is not offered again. */
  readonly done: () => void;
}

/** Shows on a first visit how an evening goes, then a board to try. */
export function Practice({ back, done }: BoardProps) {
  const [isTrying, setTrying] = useState(false);
  useLayoutEffect(() => window.scrollTo(0, 0), [isTrying]);
  if (isTrying) return <PracticeBoard back={() => setTrying(false)} done={done} />;
  return (
    <Page title={texts.heading} back={back}>
      <ol class="first-steps">
        {texts.steps.map(([title, text], i) => (
          <li class="card">
            <div class="step-picture" inert aria-hidden="true">
              {PICTURES[i]?.()}
            </div>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <FootBar>
        <button type="button" class="primary" onClick={() => setTrying(true)}>
          {texts.begin}
        </button>
      </FootBar>
    </Page>
  );
}

/** Pictures of the steps, made of parts of the real pages. */
const PICTURES = [
  () => <Seats plan={PLAN} tables={seatsIn(PLAN, itemAt(roundsAt(PLAN, 1), 0), null).slice(0, 1)} />,
  () => (
    <div class="step-keys">
      {texts.keys.map((key) => (
        <span>
          <InSuits text={key} />
        </span>
      ))}
      <b>{texts.accept}</b>
    </div>
  ),
  () => (
    <div class="step-winner">
      <Icon name="cup" />
      <b>{texts.winners[0]}</b>
      <span>{texts.winners[1]}</span>
    </div>
  ),
];

/** The pad for an evening that is not stored; after the first result, a page that says if it was right. */
function PracticeBoard({ back, done }: BoardProps) {
  const [evening, setEvening] = useState(() => newEvening(PLAN));
  const [drafts, setDrafts] = useState<PendingEntries>({});
  const result = scoredResults(evening).get(entryKey(PRACTICE_BOARD));
  const again = () => {
    setDrafts({});
    setEvening(newEvening(PLAN));
  };
  if (result) return <Entered result={result} back={back} again={again} done={done} />;
  return (
    <div class="evening">
      <Page title={texts.board} back={back}>
        <p class="task">
          <InSuits text={texts.task} />
        </p>
        <Pad
          open={{
            ...readOpen(evening),
            latest: () => evening,
            change: (change) => setEvening(change),
            isStored: true,
          }}
          bookmark={PRACTICE_BOARD}
          drafts={drafts}
          phones="each"
          confirms={false}
          hasPhones={false}
          letJoin={() => undefined}
          first=""
          turnTo={() => undefined}
          keepDraft={(place, entered) => setDrafts(entered ? { [entryKey(place)]: entered } : {})}
          show={() => undefined}
        />
      </Page>
    </div>
  );
}

function Entered({ result, back, again, done }: BoardProps & { readonly result: BoardResult; again: () => void }) {
  const isRight = isTask(result);
  return (
    <Page title={texts.board} back={back}>
      <section class="card practised" role="status">
        <h2>{isRight ? texts.right : texts.other}</h2>
        <p>
          <InSuits text={texts.entered(resultInWords(result, PRACTICE_BOARD.board))} />
        </p>
        <p>{texts.countsForNothing}</p>
      </section>
      <button type="button" onClick={again}>
        {texts.again}
      </button>
      <FootBar>
        <button type="button" class="primary" onClick={done}>
          {playTexts.done}
        </button>
      </FootBar>
    </Page>
  );
}
