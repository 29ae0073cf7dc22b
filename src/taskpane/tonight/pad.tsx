import { useState } from "preact/hooks";
import { at } from "../../bridge/at";
import { boardsAt, nextBoard } from "../../play/at-table";
import { bidOf, draftOf, saidBy, tapped, type Draft, type Tap } from "../../play/draft";
import { placeKey, saying, undone } from "../../play/evening";
import type { Said } from "../../play/said";
import { unlikely, type Unlikely } from "../../play/unlikely";
import { comparison, moves, otherResult } from "./after-board";
import { BiddingBox } from "./bidding-box";
import { bookmarkAt, type Bookmark } from "./kept-evenings";
import { PlayOfHand } from "./play-of-hand";
import { texts } from "./texts";
import { TypedLine } from "./typed-line";
import type { OpenEvening } from "./use-evening";
import { Where } from "./where";
import { inWords } from "./words";

interface Props {
  readonly open: OpenEvening;
  readonly bookmark: Bookmark;
  readonly turnTo: (bookmark: Bookmark) => void;
}

/** The score pad of a table: contract, declarer and result of a board by a tap each, then the next one. */
export function Pad({ open, bookmark, turnTo }: Props) {
  const { evening, plan, stands, change } = open;
  const { table, board, draft } = bookmark;
  const [told, tell] = useState<readonly string[]>([]);
  const [asked, ask] = useState<Unlikely | null>(null);
  const [showsBids, showBids] = useState(false);
  const boards = boardsAt(plan, table);
  const here = boards.find((known) => known.board === board) ?? at(boards, 0);
  const go = (to: number, toTable = table) => turnTo(bookmarkAt(stands, toTable, to));
  const redraft = (next: Draft) => {
    ask(null);
    turnTo({ ...bookmark, draft: next });
  };
  const tap = (what: Tap) => {
    tell([]);
    showBids(false);
    redraft(tapped(draft, what));
  };

  const accept = (said: Said) => {
    const other = otherResult(open, table, board);
    const question = unlikely(board, said, other);
    if (question !== null && asked !== question) {
      ask(question);
      return;
    }
    change((known) => saying(known, [{ table, board, said }], Date.now()));
    const after = new Map(stands).set(placeKey({ table, board }), said);
    const next = nextBoard(plan, table, after, board);
    ask(null);
    tell([
      texts.accepted(board, inWords(said, board)),
      ...comparison(open, bookmark, said, other),
      ...moves(open, here, next),
    ]);
    turnTo(bookmarkAt(after, table, next?.board ?? board));
  };
  const undo = () => {
    const last = evening.entries[evening.entries.length - 1];
    if (!last) return;
    change((known) => undone(known, Date.now()));
    ask(null);
    tell([texts.undone(last.board)]);
    // What was undone is there again to be mended.
    turnTo({ table: last.table, board: last.board, draft: draftOf(last.said) });
  };
  const said = saidBy(draft);
  const bid = bidOf(draft);
  return (
    <div class="pad">
      <Where open={open} here={here} boards={boards} go={go} />
      <div class="zone">
        {bid && !showsBids ? (
          <PlayOfHand bid={bid} draft={draft} tap={tap} back={() => showBids(true)} />
        ) : (
          <BiddingBox draft={draft} tap={tap} />
        )}
      </div>
      <TypedLine board={board} typed={redraft} enter={() => said && accept(said)} draft={draft} />
      <div class="accept">
        <div class="sentence" role="status">
          {said || bid || told.length === 0 ? (
            <p>{said ? inWords(said, board) : bid ? texts.chooseDeclarer : texts.choose}</p>
          ) : (
            told.map((line) => <p>{line}</p>)
          )}
        </div>
        {asked !== null && (
          <p class="question" role="alert">
            {texts.unlikely[asked]}
          </p>
        )}
        <div class="row">
          <button type="button" class="undo" disabled={evening.entries.length === 0} onClick={undo}>
            {texts.undo}
          </button>
          <button type="button" class="primary" disabled={said === null} onClick={() => said && accept(said)}>
            {asked === null ? texts.accept : texts.acceptAgain}
          </button>
        </div>
      </div>
    </div>
  );
}
