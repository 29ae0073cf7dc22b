import { dealerOf } from "../../bridge/board";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import { boardsAt, nextBoard, type ToPlay } from "../../play/at-table";
import { placeKey } from "../../play/evening";
import { roundName, sittingName } from "./sitting-name";
import { TableChoice } from "./table-choice";
import { texts } from "./texts";
import type { OpenEvening } from "./use-evening";

interface Props {
  readonly open: OpenEvening;
  readonly here: ToPlay;
  readonly boards: readonly ToPlay[];
  readonly go: (board: number, table?: number) => void;
}

/** The table, the board, who sits there and what the board is. */
export function Where({ open: { plan, stands }, here: { place, board }, boards, go }: Props) {
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
        <TableChoice
          plan={plan}
          table={table}
          choose={(to) => {
            const next = nextBoard(plan, to, stands) ?? boardsAt(plan, to)[0];
            if (next) go(next.board, to);
          }}
        />
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
