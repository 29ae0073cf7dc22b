import { useLayoutEffect } from "preact/hooks";
import { possibleAverages } from "../../../exchange/averages";
import { averagesOf } from "../../../play/board-result";
import type { Tap } from "../../../play/draft";
import type { PadEvent } from "../../../play/pad/pad-state";
import type { Over } from "../../../play/pad/pad-moment";
import type { PadView } from "../../../play/pad/pad-view";
import { asSat } from "../../../play/rulings";
import { SteadyButton } from "../../components/steady-button";
import { useKeptFocus, useLentFocus } from "../../shared/kept-focus";
import { BetweenRounds, RoundOver } from "../rounds/between-rounds";
import { LeftOut } from "../rounds/left-out";
import { roundName } from "../shared/sitting-name";
import { InSuits } from "../shared/suits";
import { texts } from "../shared/texts";
import { boardNoun, nameOf, resultInWords } from "../shared/words";
import { AverageSheet } from "./average-sheet";
import { BiddingBox } from "./bidding-box";
import { Confirmation } from "./confirmation";
import { HcpBox } from "./hcp-box";
import { markLargeLetters } from "./large-letters";
import { faultText, lastLines, questionText, scoreText, undoLabel } from "./pad-texts";
import { PlayOfHand } from "./play-of-hand";
import { TypedLine } from "./typed-line";
import { usePad, type PadProps } from "./use-pad";
import { Where } from "./where";
import "./pad.css";

interface Props extends PadProps {
  readonly show: (view: "standings" | "phones" | "travellers") => void;
  /** Shows the code with which another phone joins. */
  readonly letJoin: () => void;
}

/** The score pad of a table: one tap each for contract, declarer and result of a board. */
export function Pad({ show, letJoin, ...props }: Props) {
  const { open } = props;
  const [pad, send] = usePad(props);
  const { plan, bookmark, board, drafts, current, over, table } = pad;
  const go = (to: number, at = table) => send({ kind: "opened", place: { table: at, board: to } });
  const turnToTable = (to: number) => send({ kind: "table", table: to });
  const press = () => send({ kind: "pressed" });
  const showPart = (part: Part) => send({ kind: "shown", part });
  const sitting = asSat(open.ruled, bookmark, current.place.sitting);
  const stage = over ? (isEnd(over) ? "end" : "over") : keysOf(pad);
  const zone = useKeptFocus(stage);
  const panel = useLentFocus(pad.toConfirm !== undefined);
  const isOver = over !== null;
  useLayoutEffect(() => {
    // On a small screen the user has scrolled down to the keys.
    if (isOver) window.scrollTo(0, 0);
  }, [isOver]);
  return (
    <div class="pad" data-stage={stage} ref={markLargeLetters}>
      <i class="gauge" aria-hidden="true">
        1
      </i>
      {pad.toConfirm && (
        <Confirmation
          result={pad.toConfirm}
          board={board}
          name={nameOf(plan, board)}
          sitting={sitting}
          panel={panel}
          agree={press}
          refuse={() => send({ kind: "refused" })}
        />
      )}
      {over ? (
        <RoundOver open={open} over={over} />
      ) : (
        <Where open={open} pad={pad} sitting={sitting} go={go} turnToTable={turnToTable} />
      )}
      {stage === "bids" && <h2 class="ask">{texts.choose[pad.missing]}</h2>}
      {/* The key remounts the zone: each stage has other heights around it, and a reused element would move. */}
      <div class="zone" key={over ? "over" : stage} ref={zone}>
        {over ? (
          <BetweenRounds
            open={open}
            over={over}
            drafts={drafts}
            begin={() => {
              const { board: first, place } = over.next ?? current;
              return pad.leftOutAnswer === "closed" ? showPart({ leftOutAnswer: undefined }) : go(first, place.table);
            }}
            go={go}
            turnToTable={turnToTable}
            letJoin={letJoin}
            show={show}
          />
        ) : (
          <Keys pad={pad} sitting={sitting} send={send} showPart={showPart} />
        )}
      </div>
      <LastLine key={over ? "over" : "board"} pad={pad} isStored={open.isStored} send={send} />
      {!over && <Accept pad={pad} press={press} send={send} />}
      <TypedLine
        text={over ? "" : pad.entry.text}
        fault={faultText(pad)}
        typed={(line) => send({ kind: "typed", line })}
        enter={press}
      />
      <Sheets pad={pad} sitting={sitting} send={send} showPart={showPart} go={go} />
    </div>
  );
}

/** True if all boards of the table, and with one phone those of all tables, have a result. */
function isEnd({ next, waiting }: Over): boolean {
  return next === null && waiting.length === 0;
}

/** The keys that a board needs next: for high-card points, for the play of the hand, or for the contract. */
function keysOf({ asksHcp, bid }: PadView): "hcp" | "hand" | "bids" {
  return asksHcp ? "hcp" : bid ? "hand" : "bids";
}

/** A part of the pad that is opened or closed. */
type Part = Extract<PadEvent, { kind: "shown" }>["part"];

interface KeysProps extends PartProps {
  readonly sitting: PadView["current"]["place"]["sitting"];
  readonly showPart: (part: Part) => void;
}

/** The keys by which a result is entered. */
function Keys({ pad, sitting, send, showPart }: KeysProps) {
  const { plan, bid } = pad;
  const { draft } = pad.entry;
  const tap = (key: Tap) => send({ kind: "tapped", tap: key });
  if (pad.asksHcp)
    return (
      <HcpBox
        draft={draft}
        tap={tap}
        leave={() => send({ kind: "skipped" })}
        close={() => showPart({ asksHcp: false })}
      />
    );
  if (bid)
    return (
      <PlayOfHand bid={bid} draft={draft} sitting={sitting} tap={tap} back={() => showPart({ showsBids: true })} />
    );
  return (
    <BiddingBox
      draft={draft}
      tap={tap}
      average={possibleAverages(plan).length > 0 ? () => showPart({ asksAverage: true }) : undefined}
    />
  );
}

interface SheetsProps extends KeysProps {
  readonly go: (board: number, table?: number) => void;
}

/** The sheets over the pad: for average scores, and for the boards that a round has left out. */
function Sheets({ pad, sitting, send, showPart, go }: SheetsProps) {
  const { plan, board, over } = pad;
  return (
    <>
      {pad.asksAverage && !over && (
        <AverageSheet
          plan={plan}
          name={nameOf(plan, board)}
          sitting={sitting}
          averages={averagesOf(pad.result)}
          enter={(averages) => send({ kind: "averages", averages })}
          back={() => showPart({ asksAverage: false })}
        />
      )}
      {over && pad.asksLeftOut && (
        <LeftOut
          plan={plan}
          finished={over.finished}
          boards={pad.leftOut}
          enter={go}
          notPlayed={() => send({ kind: "leftOut" })}
          later={() => showPart({ leftOutAnswer: "later" })}
          back={() => showPart({ leftOutAnswer: "closed" })}
        />
      )}
    </>
  );
}

interface PartProps {
  readonly pad: PadView;
  readonly send: (event: PadEvent) => void;
}

/** The last action with Undo; it is below the keys of the contracts, but above the keys of a hand. */
function LastLine({ pad, isStored, send }: PartProps & { readonly isStored: boolean }) {
  const { plan } = pad;
  const label = undoLabel(pad);
  const question = questionText(pad);
  const lines = question === null ? lastLines(pad, isStored) : [];
  // The label of Undo is short if the line beside it already names the board.
  const isShort = !pad.over && /^(tap|typing|board)$/.test(pad.undo.kind);
  const line = useKeptFocus(String(isShort));
  return (
    <div class="last" ref={line}>
      <div class="texts">
        {/* aria-busy delays the announcement of an accepted result until it is on disk. */}
        <div class={pad.notices.length > 0 && !isStored ? "storing" : "sentence"} role="status" aria-busy={!isStored}>
          {lines.map((line, index) => (
            <span key={`${index} ${line}`}>
              <InSuits text={line} />
            </span>
          ))}
        </div>
        {question !== null && (
          <p class="question" role="alert">
            {question}
          </p>
        )}
        <span class="left" role="status">
          {pad.left === undefined ? "" : texts.leftOpen(nameOf(plan, pad.left))}
        </span>
      </div>
      {/* Short labels and long ones have different buttons: a reused button would move on the screen. */}
      <SteadyButton
        key={isShort}
        kind="quiet undo"
        label={label}
        able={pad.undo.kind !== "empty"}
        onPress={() => send({ kind: "undo" })}
      >
        <span key={label}>{isShort ? texts.undo.empty : label}</span>
      </SteadyButton>
    </div>
  );
}

/** The score so far, with Accept. */
function Accept({ pad, press, send }: PartProps & { readonly press: () => void }) {
  const { plan, board, result, current, unplayed, stillCounts } = pad;
  const score = scoreText(pad);
  const label = acceptLabel(pad);
  return (
    <div class="accept">
      {stillCounts && (
        <p class="counts">
          <InSuits text={texts.stillCounts(resultInWords(stillCounts, board))} />
        </p>
      )}
      {unplayed > 1 && (
        <button type="button" onClick={() => send({ kind: "rest" })}>
          {texts.allLeft(unplayed, boardNoun(plan), roundName(current.place))}
        </button>
      )}
      {result && "hcp" in result && !pad.asksHcp && (
        <button type="button" onClick={() => send({ kind: "shown", part: { asksHcp: true } })}>
          {texts.hcp.change}
        </button>
      )}
      <div class="foot">
        <div class="score" role="status">
          {/* Different contents have different elements: a reused element would move on the screen. */}
          {pad.result && <strong>{score.points}</strong>}
          <span class={pad.result ? undefined : "so-far"} key={pad.result ? "result" : "so-far"}>
            <InSuits text={score.text} />
          </span>
        </div>
        <SteadyButton kind="primary" able={pad.accepted !== null && !pad.asksHcp} onPress={press}>
          <span key={label}>{label}</span>
          {!pad.outside && pad.confirms && <small>{texts.thenConfirm}</small>}
        </SteadyButton>
      </div>
    </div>
  );
}

function acceptLabel({ question, outside }: PadView): string {
  if (outside) return texts.takeMine;
  return question ? texts.acceptAgain : texts.accept;
}
