import { useState } from "preact/hooks";
import { at } from "../../bridge/at";
import { dealerOf } from "../../bridge/board";
import { impsOf } from "../../bridge/imp";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import { boardScoring, type Place } from "../../exchange/boards-at-tables";
import { boardsAt, movesAfter, nextBoard, otherTable, tableName, tablesOf, type ToPlay } from "../../play/at-table";
import { bidOf, draftOf, saidBy, tapped, typedDraft, type Draft, type Tap } from "../../play/draft";
import { placeKey, saying, undone } from "../../play/evening";
import { pointsOf, type Said } from "../../play/said";
import { unlikely } from "../../play/unlikely";
import { BiddingBox } from "./bidding-box";
import type { Seat } from "./kept-evenings";
import { PlayOfHand } from "./play-of-hand";
import { roundName, sittingName } from "./sitting-name";
import { texts } from "./texts";
import type { OpenEvening } from "./use-evening";
import { inWords, pointsSign } from "./words";

interface Props {
  readonly open: OpenEvening;
  readonly seat: Seat;
  readonly sit: (seat: Seat) => void;
}

/** The score pad of a table: contract, declarer and result of a board by a tap each, then the next one. */
export function Pad({ open, seat, sit }: Props) {
  const { evening, plan, stands, change } = open;
  const { table, board, draft } = seat;
  const [told, tell] = useState<readonly string[]>([]);
  const [asked, ask] = useState<string | null>(null);
  const [showsBids, showBids] = useState(false);
  const boards = boardsAt(plan, table);
  const here = boards.find((known) => known.board === board) ?? at(boards, 0);
  const go = (to: number, toTable = table) =>
    sit({ table: toTable, board: to, draft: draftOf(stands.get(placeKey({ table: toTable, board: to })) ?? null) });
  const redraft = (next: Draft) => {
    ask(null);
    sit({ ...seat, draft: next });
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
      ...comparison(open, seat, said, other),
      ...moves(open, here, next),
    ]);
    if (next)
      sit({ table, board: next.board, draft: draftOf(after.get(placeKey({ table, board: next.board })) ?? null) });
    else sit({ table, board, draft: draftOf(said) });
  };
  const undo = () => {
    const last = evening.entries[evening.entries.length - 1];
    if (!last) return;
    change((known) => undone(known, Date.now()));
    ask(null);
    tell([texts.undone(last.board)]);
    // What was undone is there again to be mended.
    sit({ table: last.table, board: last.board, draft: draftOf(last.said) });
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
      <Typed board={board} typed={redraft} enter={() => said && accept(said)} draft={draft} />
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
            {texts.unlikely[asked as keyof typeof texts.unlikely]}
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

interface WhereProps {
  readonly open: OpenEvening;
  readonly here: ToPlay;
  readonly boards: readonly ToPlay[];
  readonly go: (board: number, table?: number) => void;
}

/** The table, the board, who sits there and what the board is. */
function Where({ open: { plan, stands }, here: { place, board }, boards, go }: WhereProps) {
  const { table, sitting } = place;
  const isDone = (number: number) => stands.has(placeKey({ table, board: number }));
  const index = boards.findIndex((known) => known.board === board);
  const step = (by: number) => {
    const to = boards[index + by];
    if (to) go(to.board);
  };
  const rounds = [
    ...new Map(boards.map((known) => [known.place, boards.filter((each) => each.place === known.place)])),
  ];
  return (
    <div class="where">
      <div class="row">
        <select
          aria-label={texts.table}
          value={String(table)}
          onChange={({ currentTarget }) => {
            const to = Number(currentTarget.value);
            const next = nextBoard(plan, to, stands) ?? boardsAt(plan, to)[0];
            if (next) go(next.board, to);
          }}
        >
          {tablesOf(plan).map((known) => (
            <option value={String(known.table)}>{texts.tableName(known.name)}</option>
          ))}
        </select>
        <button type="button" class="step" aria-label={texts.previous} disabled={index <= 0} onClick={() => step(-1)}>
          ‹
        </button>
        <select
          class="board"
          aria-label={texts.board}
          value={String(board)}
          onChange={({ currentTarget }) => go(Number(currentTarget.value))}
        >
          {rounds.map(([of, list]) => (
            <optgroup label={roundName(of)}>
              {list.map((known) => (
                <option value={String(known.board)}>{texts.boardOption(known.board, isDone(known.board))}</option>
              ))}
            </optgroup>
          ))}
        </select>
        <button
          type="button"
          class="step"
          aria-label={texts.next}
          disabled={index >= boards.length - 1}
          onClick={() => step(1)}
        >
          ›
        </button>
      </div>
      <p class="deal">
        <strong>
          {texts.board} {board}
        </strong>{" "}
        · {texts.deal(texts.seats[dealerOf(board)], texts.vulnerable[vulnerabilityOf(board)])} · {roundName(place)}
      </p>
      <p class="sitting">
        {texts.side("N-S", sittingName(sitting[0]))} · {texts.side("E-W", sittingName(sitting[1]))}
      </p>
    </div>
  );
}

interface TypedProps {
  readonly board: number;
  readonly draft: Draft;
  readonly typed: (draft: Draft) => void;
  readonly enter: () => void;
}

/** A line for those who have a keyboard: `4hn+1`, then Enter. */
function Typed({ board, draft, typed, enter }: TypedProps) {
  const [text, setText] = useState("");
  const [fault, setFault] = useState("");
  const read = (next: string) => {
    setText(next);
    setFault("");
    const found = typedDraft(board, next);
    if (found) typed(found);
  };
  return (
    <form
      class="typed"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "" && !typedDraft(board, text)) return setFault(texts.notUnderstood(text.trim()));
        if (saidBy(draft)) setText("");
        return enter();
      }}
    >
      <label>
        {texts.typed}{" "}
        <input
          name="typed"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="done"
          placeholder={texts.typedExample}
          value={text}
          aria-invalid={fault !== ""}
          onInput={({ currentTarget }) => read(currentTarget.value)}
        />
      </label>
      {fault !== "" && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </form>
  );
}

function otherResult({ plan, stands }: OpenEvening, table: number, board: number): Said | null {
  const other = otherTable(plan, { table, board });
  return other === null ? null : (stands.get(placeKey({ table: other, board })) ?? null);
}

/** The board's IMPs where the other table has played it: only now, since nobody may know before. */
function comparison({ plan }: OpenEvening, { table, board }: Seat, said: Said, other: Said | null): string[] {
  const [own, theirs] = [pointsOf(said, board), other && pointsOf(other, board)];
  const there = otherTable(plan, { table, board });
  if (own === null || theirs === null || there === null || boardScoring(plan) !== "imps") return [];
  const imps = impsOf(own - theirs);
  const to = texts.impsTo(Math.abs(imps), imps >= 0 ? "N-S" : "E-W");
  return [texts.compared(tableName(plan, there), pointsSign(theirs), to)];
}

/** What to do when a round is over at a table. */
function moves({ plan }: OpenEvening, { place }: ToPlay, next: ToPlay | null): string[] {
  if (next === null) return [texts.allIn(place.tableName)];
  if (isSameRound(next.place, place)) return [];
  const going = movesAfter(plan, place).map(({ id, to, stays }) =>
    stays ? texts.stays(id) : to === null ? texts.sitsOut(id) : texts.move(id, to.tableName, to.side)
  );
  return [[texts.roundOver(place.round), going.join(", ")].join(" ")];
}

function isSameRound(first: Place, second: Place): boolean {
  return first.round === second.round && first.part === second.part;
}
