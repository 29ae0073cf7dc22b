import { possibleAverages } from "../../../exchange/averages";
import { asSat } from "../../../play/rulings";
import { useState } from "preact/hooks";
import type { Tap } from "../../../play/draft";
import type { PadEvent } from "../../../play/pad/pad-state";
import type { PadView } from "../../../play/pad/pad-view";
import type { TablePlan } from "../../../sessions/table-plan";
import { Icon } from "../../components/icon";
import { Lazy } from "../../components/lazy";
import { BetweenRounds } from "../rounds/between-rounds";
import { BiddingBox } from "./bidding-box";
import { Confirmation } from "./confirmation";
import { useKeptFocus, useLentFocus } from "../../shared/kept-focus";
import { markLargeLetters } from "./large-letters";
import { comparisonText, faultText, noticeText, questionText, undoLabel } from "./pad-texts";
import { PlayOfHand } from "./play-of-hand";
import { roundName } from "../shared/sitting-name";
import { InSuits } from "../shared/suits";
import { SteadyButton } from "../../components/steady-button";
import { texts } from "../shared/texts";
import { TypedLine } from "./typed-line";
import { usePad, type PadProps } from "./use-pad";
import { Where } from "./where";
import { resultInWords, nameOf, boardNoun } from "../shared/words";
import "./pad.css";

const averages = () => import("./averages-box");
const hcpBox = () => import("./hcp-box");

interface Props extends PadProps {
  readonly show: (view: "standings" | "phones" | "travellers") => void;
  /** Opens names and settings; absent if a workbook contains them. */
  readonly setUp?: (() => void) | undefined;
  /** Opens the Director's page; absent if the plan has no rulings. */
  readonly direct?: (() => void) | undefined;
  readonly playMore?: ((plan: TablePlan) => void) | undefined;
}

/** The score pad of a table: one tap each for contract, declarer and result of a board. */
export function Pad({ show, setUp, direct, playMore, ...props }: Props) {
  const { open } = props;
  const [pad, send] = usePad(props);
  const { plan, bookmark, board, drafts, current, boards, over, bid } = pad;
  const { draft, text } = pad.entry;
  const tap = (key: Tap) => send({ kind: "tapped", tap: key });
  const go = (board: number, table = pad.table) => send({ kind: "opened", place: { table, board } });
  const turnToTable = (table: number) => send({ kind: "table", table });
  const press = () => send({ kind: "pressed" });
  const label = undoLabel(pad);
  const question = questionText(pad);
  const [isBoxClosed, setBoxClosed] = useState(false);
  /** The averages key reopens the averages box. */
  const tapContract = (key: Tap) => {
    if (key.tap === "instead") setBoxClosed(false);
    tap(key);
  };
  const zone = useKeptFocus(over ? "over" : bid ? "hand" : "bids");
  const panel = useLentFocus(pad.toConfirm !== undefined);
  return (
    <div class="pad" ref={markLargeLetters}>
      {pad.toConfirm && (
        <Confirmation
          result={pad.toConfirm}
          board={board}
          name={nameOf(plan, board)}
          sitting={asSat(open.ruled, bookmark, current.place.sitting)}
          panel={panel}
          agree={press}
          refuse={() => send({ kind: "refused" })}
        />
      )}
      <Where
        open={open}
        current={current}
        boards={boards}
        drafts={drafts}
        isNext={over !== null && over.next !== null}
        go={go}
        turnToTable={turnToTable}
        setUp={setUp}
      />
      {/* The key remounts the zone: between rounds it is higher, and a reused element would move. */}
      <div class="zone" key={over ? "over" : "play"} ref={zone}>
        {over ? (
          <BetweenRounds
            open={open}
            over={over}
            drafts={drafts}
            go={go}
            turnToTable={turnToTable}
            show={show}
            playMore={playMore}
          />
        ) : pad.asksHcp ? (
          <Lazy load={hcpBox}>
            {({ HcpBox }) => (
              <HcpBox
                draft={draft}
                tap={tap}
                leave={() => send({ kind: "skipped" })}
                close={() => send({ kind: "shown", part: { asksHcp: false } })}
              />
            )}
          </Lazy>
        ) : bid ? (
          <PlayOfHand
            bid={bid}
            draft={draft}
            tap={tap}
            back={() => send({ kind: "shown", part: { showsBids: true } })}
          />
        ) : (
          <BiddingBox draft={draft} tap={tapContract} hasAverages={possibleAverages(plan).length > 0} />
        )}
        {!over && !pad.toConfirm && draft.instead === "average" && !isBoxClosed && (
          <Lazy load={averages}>
            {({ AveragesBox }) => <AveragesBox plan={plan} draft={draft} tap={tap} close={() => setBoxClosed(true)} />}
          </Lazy>
        )}
      </div>
      <div class="accept">
        <PadMessages pad={pad} isStored={open.isStored} question={question} send={send} />
        <div class="row">
          {/* The key replaces the text, so that the old one does not move. */}
          <SteadyButton kind="undo" able={pad.undo.kind !== "empty"} onPress={() => send({ kind: "undo" })}>
            <span key={label}>{label}</span>
          </SteadyButton>
          {/* Between rounds there is nothing to accept. */}
          {!over && (
            <SteadyButton kind="primary" able={pad.accepted !== null && !pad.asksHcp} onPress={press}>
              <span key={question}>{acceptLabel(pad)}</span>
              {!pad.outside && pad.confirms && <small>{texts.thenConfirm}</small>}
            </SteadyButton>
          )}
        </div>
      </div>
      <TypedLine
        text={over ? "" : text}
        fault={faultText(pad)}
        typed={(line) => send({ kind: "typed", line })}
        enter={press}
      />
      {(setUp ?? direct) && (
        <div class="row more">
          {setUp && (
            <button type="button" class="quiet set-up" onClick={setUp}>
              <Icon name="change" /> {texts.setup.open}
            </button>
          )}
          {direct && (
            <button type="button" class="quiet" onClick={direct}>
              {texts.director}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function acceptLabel({ question, outside }: PadView): string {
  if (outside) return texts.takeMine;
  return question ? texts.acceptAgain : texts.accept;
}

interface MessagesProps {
  readonly pad: PadView;
  readonly isStored: boolean;
  readonly question: string | null;
  readonly send: (event: PadEvent) => void;
}

/** Notices, the current entry, and the question the pad asks. */
function PadMessages({ pad, isStored, question, send }: MessagesProps) {
  const { plan, board, result, over, current, unplayed, stillCounts } = pad;
  const notices = pad.notices.map((notice) => noticeText(notice, plan));
  const choose = texts.choose[pad.missing];
  // Notices are styled more quietly than the entry and never take its place.
  const isBefore = notices.length > 0 && result === null;
  const worth = pad.beside ? [comparisonText(pad.beside, plan)] : [];
  const style = notices.length > 0 && !isStored ? "storing" : "sentence";
  return (
    <div class="says">
      <div class="texts">
        {/* aria-busy delays the announcement of an accepted result until it is on disk. */}
        <div class={isBefore || over ? `${style} before` : style} role="status" aria-busy={!isStored}>
          {(notices.length > 0 ? notices : [result ? resultInWords(result, board) : choose, ...worth]).map(
            (line, index) => (
              <p key={index}>
                <InSuits text={line} />
              </p>
            )
          )}
        </div>
        {isBefore && !over && <p class="now">{texts.nowOf(nameOf(plan, board), choose)}</p>}
        <p class="left" role="status">
          {pad.left === undefined ? "" : texts.leftOpen(nameOf(plan, pad.left))}
        </p>
        {question !== null && (
          <p class="question" role="alert">
            {question}
          </p>
        )}
        {stillCounts && (
          <p class="counts">
            <InSuits text={texts.stillCounts(resultInWords(stillCounts, board))} />
          </p>
        )}
      </div>
      {result && "hcp" in result && !over && !pad.asksHcp && (
        <button type="button" class="change-hcp" onClick={() => send({ kind: "shown", part: { asksHcp: true } })}>
          {texts.hcp.change}
        </button>
      )}
      {unplayed > 1 && (
        <button type="button" onClick={() => send({ kind: "rest" })}>
          {texts.allLeft(unplayed, boardNoun(plan), roundName(current.place))}
        </button>
      )}
    </div>
  );
}
