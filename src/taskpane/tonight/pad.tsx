import { useState } from "preact/hooks";
import { at } from "../../bridge/at";
import { boardsAt, isSameStretch, nextBoard, type ToPlay } from "../../play/at-table";
import { bidOf, draftOf, saidBy, tapped, type Draft, type Tap } from "../../play/draft";
import { lastAct, placeKey, saying, standing, undone } from "../../play/evening";
import type { Said } from "../../play/said";
import { unlikely, type Unlikely } from "../../play/unlikely";
import { comparison, otherResult } from "./after-board";
import { BetweenRounds, type Over } from "./between-rounds";
import { BiddingBox } from "./bidding-box";
import { bookmarkAt, type Bookmark } from "./kept-evenings";
import { useKeptFocus } from "./kept-focus";
import { PlayOfHand } from "./play-of-hand";
import { roundName } from "./sitting-name";
import { SteadyButton } from "./steady-button";
import { texts } from "./texts";
import { TypedLine } from "./typed-line";
import type { OpenEvening } from "./use-evening";
import { Where } from "./where";
import { inWords } from "./words";

interface Props {
  readonly open: OpenEvening;
  readonly bookmark: Bookmark;
  readonly turnTo: (bookmark: Bookmark) => void;
  readonly show: (view: "standings" | "phones") => void;
}

/** The score pad of a table: contract, declarer and result of a board by a tap each, then the next one. */
export function Pad({ open, bookmark, turnTo, show }: Props) {
  const { evening, plan, stands, change } = open;
  const { table, board, draft } = bookmark;
  const [told, tell] = useState<readonly string[]>([]);
  const [asked, ask] = useState<Unlikely | null>(null);
  const [over, setOver] = useState<Over | null>(null);
  const [showsBids, showBids] = useState(false);
  const boards = boardsAt(plan, table);
  const here = boards.find((known) => known.board === board) ?? at(boards, 0);
  /** What was said of the board before is said no more. */
  const turn = (next: Bookmark) => {
    tell([]);
    ask(null);
    setOver(null);
    showBids(false);
    turnTo(next);
  };
  const go = (to: number, toTable = table) => turn(bookmarkAt(stands, toTable, to));
  const turnToTable = (to: number) => {
    const next = nextBoard(plan, to, stands) ?? boardsAt(plan, to)[0];
    if (next) go(next.board, to);
  };
  const redraft = (next: Draft) => turn({ ...bookmark, draft: next });
  const tap = (what: Tap) => redraft(tapped(draft, what));

  /** Says something of some boards of this table in one act, the one that is open among them, and goes on to the next. */
  const say = (said: Said, of: readonly ToPlay[], sentences: readonly string[]) => {
    change((known) =>
      saying(
        known,
        of.map((at) => ({ table, board: at.board, said })),
        Date.now()
      )
    );
    const after = new Map(stands);
    for (const at of of) after.set(placeKey({ table, board: at.board }), said);
    const next = nextBoard(plan, table, after, board);
    turn(bookmarkAt(after, table, next?.board ?? board));
    tell(sentences);
    if (next === null || !isSameStretch(next.place, here.place)) setOver({ at: here, next });
  };
  const accept = (said: Said) => {
    const other = otherResult(open, table, board);
    const question = unlikely(board, said, other);
    if (question !== null && asked !== question) {
      ask(question);
      return;
    }
    say(said, [here], [texts.accepted(board, inWords(said, board)), ...comparison(open, bookmark, said, other)]);
  };
  /** Who comes late or leaves early plays none of a round: all its boards that have no result. */
  const left = boards.filter(
    (at) => isSameStretch(at.place, here.place) && (at === here || !stands.has(placeKey({ table, board: at.board })))
  );
  const undo = () => {
    const act = lastAct(evening);
    const [last] = act;
    if (!last) return;
    change((known) => undone(known, Date.now()));
    if (act.length > 1) {
      const isHere = act.every((entry) => entry.table === table);
      turn(bookmarkAt(standing(undone(evening, 0)), table, isHere ? last.board : board));
      tell([texts.undoneAll(act.length)]);
      return;
    }
    // What was undone is there again to be mended.
    turn({ table: last.table, board: last.board, draft: draftOf(last.said) });
    tell([texts.undone(last.board)]);
  };
  const said = saidBy(draft);
  const bid = bidOf(draft);
  const zoneShows = over ? "over" : bid && !showsBids ? "hand" : "bids";
  const zone = useKeptFocus(zoneShows);
  const canAccept = said !== null && over === null;
  const enter = () => canAccept && accept(said);
  return (
    <div class="pad">
      <Where open={open} here={here} boards={boards} go={go} turnToTable={turnToTable} />
      <div class="zone" ref={zone}>
        {over ? (
          <BetweenRounds open={open} over={over} goOn={() => go(board)} turnToTable={turnToTable} show={show} />
        ) : bid && !showsBids ? (
          <PlayOfHand bid={bid} draft={draft} tap={tap} back={() => showBids(true)} />
        ) : (
          <BiddingBox draft={draft} tap={tap} />
        )}
      </div>
      <div class="accept">
        <div class="says">
          <div class="sentence" role="status">
            {told.length > 0 ? (
              told.map((line) => <p>{line}</p>)
            ) : (
              <p>{said ? inWords(said, board) : bid ? texts.chooseDeclarer : texts.choose}</p>
            )}
          </div>
          {said?.kind === "not-played" && over === null && left.length > 1 && (
            <button
              type="button"
              onClick={() => say(said, left, [texts.acceptedAll(left.length, roundName(here.place))])}
            >
              {texts.allLeft(left.length, roundName(here.place))}
            </button>
          )}
          {asked !== null && (
            <p class="question" role="alert">
              {texts.unlikely[asked]}
            </p>
          )}
        </div>
        <div class="row">
          <SteadyButton kind="undo" able={lastAct(evening).length > 0} onPress={undo}>
            {texts.undo}
          </SteadyButton>
          <SteadyButton kind="primary" able={canAccept} onPress={enter}>
            {/* Another text, not the same one moved. */}
            <span key={asked}>{asked === null ? texts.accept : texts.acceptAgain}</span>
          </SteadyButton>
        </div>
      </div>
      <TypedLine board={board} typed={redraft} enter={enter} draft={draft} />
    </div>
  );
}
