import { possibleAverages } from "../../exchange/averages";
import { asSat } from "../../play/rulings";
import { useState } from "preact/hooks";
import { bidOf, type Draft, type Tap } from "../../play/draft";
import type { TablePlan } from "../../sessions/table-plan";
import { Icon } from "../components/icon";
import { Lazy } from "../components/lazy";
import { expectedLine } from "./after-board";
import { BetweenRounds } from "./between-rounds";
import { BiddingBox } from "./bidding-box";
import { Confirmation } from "./confirmation";
import { useKeptFocus, useLentFocus } from "./kept-focus";
import { markLargeLetters } from "./large-letters";
import { PlayOfHand } from "./play-of-hand";
import { roundName } from "./sitting-name";
import { InSuits } from "./suits";
import { SteadyButton } from "./steady-button";
import { texts } from "./texts";
import { TypedLine } from "./typed-line";
import { usePad, type PadProps } from "./use-pad";
import { Where } from "./where";
import { resultInWords, nameOf, boardNoun } from "./words";
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
  const { open, bookmark, drafts } = props;
  const pad = usePad(props);
  const { current, boards, over, draft, tap, go, turnToTable } = pad;
  const bid = pad.showsBids ? null : bidOf(draft);
  const [isBoxClosed, setBoxClosed] = useState(false);
  /** The averages key reopens the averages box. */
  const tapContract = (key: Tap) => {
    if (key.tap === "instead") setBoxClosed(false);
    tap(key);
  };
  const gives = !over && !pad.toConfirm && draft.instead === "average";
  const zone = useKeptFocus(over ? "over" : bid ? "hand" : "bids");
  const panel = useLentFocus(pad.toConfirm !== null);
  return (
    <div class="pad" ref={markLargeLetters}>
      {pad.toConfirm && (
        <Confirmation
          result={pad.toConfirm}
          board={bookmark.board}
          name={nameOf(open.plan, bookmark.board)}
          sitting={asSat(open.ruled, bookmark, current.place.sitting)}
          panel={panel}
          agree={pad.press}
          refuse={pad.refuse}
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
            {({ HcpBox }) => <HcpBox draft={draft} tap={tap} leave={pad.leaveHcp} close={pad.closeHcp} />}
          </Lazy>
        ) : bid ? (
          <PlayOfHand bid={bid} draft={draft} tap={tap} back={() => pad.showBids(true)} />
        ) : (
          <BiddingBox draft={draft} tap={tapContract} hasAverages={possibleAverages(open.plan).length > 0} />
        )}
        {gives && !isBoxClosed && (
          <Lazy load={averages}>
            {({ AveragesBox }) => (
              <AveragesBox plan={open.plan} draft={draft} tap={tap} close={() => setBoxClosed(true)} />
            )}
          </Lazy>
        )}
      </div>
      <div class="accept">
        <PadMessages open={open} pad={pad} board={bookmark.board} />
        <div class="row">
          {/* The key replaces the text, so that the old one does not move. */}
          <SteadyButton kind="undo" able={pad.canUndo} onPress={pad.undo}>
            <span key={pad.undoLabel}>{pad.undoLabel}</span>
          </SteadyButton>
          {/* Between rounds there is nothing to accept. */}
          {!over && (
            <SteadyButton kind="primary" able={pad.canAccept && !pad.asksHcp} onPress={pad.press}>
              <span key={pad.question}>{acceptLabel(pad)}</span>
              {pad.confirmsNext && <small>{texts.thenConfirm}</small>}
            </SteadyButton>
          )}
        </div>
      </div>
      <TypedLine text={over ? "" : pad.text} fault={pad.fault} typed={pad.type} enter={pad.press} />
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

function acceptLabel({ hasOutsideChange, hasPrompt }: ReturnType<typeof usePad>): string {
  if (hasOutsideChange) return texts.takeMine;
  return hasPrompt ? texts.acceptAgain : texts.accept;
}

/** Key of the prompt for the next tap. */
function missingIn(draft: Draft): keyof typeof texts.choose {
  if (draft.instead === "average") return "average";
  if (!bidOf(draft)) return "contract";
  if (draft.declarer !== null) return "result";
  return draft.result === null ? "both" : "declarer";
}

interface MessagesProps {
  readonly open: PadProps["open"];
  readonly pad: ReturnType<typeof usePad>;
  readonly board: number;
}

/** Notices, the current entry, and the question the pad asks. */
function PadMessages({ open: { plan, isStored }, pad, board }: MessagesProps) {
  const { result, notices, current, unplayed, question, stillCounts } = pad;
  const choose = texts.choose[missingIn(pad.draft)];
  // Notices are styled more quietly than the entry and never take its place.
  const isBefore = notices.length > 0 && result === null;
  const beside = result && expectedLine(plan, board, result);
  const worth = beside === null ? [] : [beside];
  const style = notices.length > 0 && !isStored ? "storing" : "sentence";
  return (
    <div class="says">
      <div class="texts">
        {/* aria-busy delays the announcement of an accepted result until it is on disk. */}
        <div class={isBefore || pad.over ? `${style} before` : style} role="status" aria-busy={!isStored}>
          {(notices.length > 0 ? notices : [result ? resultInWords(result, board) : choose, ...worth]).map((line) => (
            <p>
              <InSuits text={line} />
            </p>
          ))}
        </div>
        {isBefore && !pad.over && <p class="now">{texts.nowOf(nameOf(plan, board), choose)}</p>}
        <p class="left" role="status">
          {pad.left}
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
      {result && "hcp" in result && !pad.over && !pad.asksHcp && (
        <button type="button" class="change-hcp" onClick={pad.changeHcp}>
          {texts.hcp.change}
        </button>
      )}
      {unplayed.length > 1 && (
        <button type="button" onClick={pad.allLeft}>
          {texts.allLeft(unplayed.length, boardNoun(plan), roundName(current.place))}
        </button>
      )}
    </div>
  );
}
