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

const averages = () => import("./averages-box");
const hcpBox = () => import("./hcp-box");

interface Props extends PadProps {
  readonly show: (view: "standings" | "phones" | "travellers") => void;
  /** Leads to names and settings; missing where a workbook has them. */
  readonly setUp?: (() => void) | undefined;
  /** Leads to what the Director rules beside results; missing where there is nothing. */
  readonly direct?: (() => void) | undefined;
  readonly playMore?: ((plan: TablePlan) => void) | undefined;
}

/** The score pad of a table: contract, declarer and result of a board by a tap each, then the next one. */
export function Pad({ show, setUp, direct, playMore, ...props }: Props) {
  const { open, bookmark, drafts } = props;
  const pad = usePad(props);
  const { here, boards, over, draft, tap, go, turnToTable } = pad;
  const bid = pad.showsBids ? null : bidOf(draft);
  const [isBoxClosed, closeBox] = useState(false);
  /** The key of averages shows their box again. */
  const tapContract = (what: Tap) => {
    if (what.tap === "instead") closeBox(false);
    tap(what);
  };
  const gives = !over && !pad.toConfirm && draft.instead === "average";
  const zone = useKeptFocus(over ? "over" : bid ? "hand" : "bids");
  const panel = useLentFocus(pad.toConfirm !== null);
  return (
    <div class="pad" ref={markLargeLetters}>
      {pad.toConfirm && (
        <Confirmation
          said={pad.toConfirm}
          board={bookmark.board}
          name={nameOf(open.plan, bookmark.board)}
          sitting={asSat(open.ruled, bookmark, here.place.sitting)}
          panel={panel}
          agree={pad.press}
          refuse={pad.refuse}
        />
      )}
      <Where
        open={open}
        here={here}
        boards={boards}
        drafts={drafts}
        isNext={over !== null && over.next !== null}
        go={go}
        turnToTable={turnToTable}
        setUp={setUp}
      />
      {/* Another one between rounds, where it is higher: not the same one moved. */}
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
            {({ AveragesBox }) => <AveragesBox plan={open.plan} draft={draft} tap={tap} close={() => closeBox(true)} />}
          </Lazy>
        )}
      </div>
      <div class="accept">
        <Says open={open} pad={pad} board={bookmark.board} />
        <div class="row">
          {/* Another text each time, not the same one moved. */}
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

/** What the button says that makes a result count. */
function acceptLabel({ isWhose, isAsked }: ReturnType<typeof usePad>): string {
  if (isWhose) return texts.takeMine;
  return isAsked ? texts.acceptAgain : texts.accept;
}

/** What is still to be tapped. */
function missingIn(draft: Draft): keyof typeof texts.choose {
  if (draft.instead === "average") return "average";
  if (!bidOf(draft)) return "contract";
  if (draft.declarer !== null) return "result";
  return draft.result === null ? "both" : "declarer";
}

interface SaysProps {
  readonly open: PadProps["open"];
  readonly pad: ReturnType<typeof usePad>;
  readonly board: number;
}

/** What the pad says: of what was done, of what is entered, and what it asks. */
function Says({ open: { plan, isStored }, pad, board }: SaysProps) {
  const { said, told, here, unplayed, question, stillCounts } = pad;
  const choose = texts.choose[missingIn(pad.draft)];
  // What was done is told more quietly than what is entered, and never stands where that is read.
  const isBefore = told.length > 0 && said === null;
  const beside = said && expectedLine(plan, board, said);
  const worth = beside === null ? [] : [beside];
  const style = told.length > 0 && !isStored ? "storing" : "sentence";
  return (
    <div class="says">
      <div class="texts">
        {/* What is accepted is said when it is on the disk. */}
        <div class={isBefore || pad.over ? `${style} before` : style} role="status" aria-busy={!isStored}>
          {(told.length > 0 ? told : [said ? resultInWords(said, board) : choose, ...worth]).map((line) => (
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
      {said && "hcp" in said && !pad.over && !pad.asksHcp && (
        <button type="button" class="change-hcp" onClick={pad.changeHcp}>
          {texts.hcp.change}
        </button>
      )}
      {unplayed.length > 1 && (
        <button type="button" onClick={pad.allLeft}>
          {texts.allLeft(unplayed.length, boardNoun(plan), roundName(here.place))}
        </button>
      )}
    </div>
  );
}
