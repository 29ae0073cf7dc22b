import { dealerOf } from "../../bridge/board";
import type { ToPlay } from "../../play/at-table";
import { shownBoard } from "../../sessions/kinds";
import { entryKey } from "../../play/evening";
import { hasPendingChange, type PendingEntries } from "../../play/pending-entry";
import { asSat } from "../../play/rulings";
import { Compass } from "./compass";
import { RuledAt } from "./ruled-at";
import { roundName } from "./sitting-name";
import { SteadyButton } from "./steady-button";
import { TableChoice } from "./table-choice";
import { texts } from "./texts";
import type { OpenEvening } from "./use-evening";
import { nameOf, boardNoun } from "./words";

interface Props {
  readonly open: OpenEvening;
  readonly here: ToPlay;
  readonly boards: readonly ToPlay[];
  readonly drafts: PendingEntries;
  /** Whether the board is of a round that has not begun. */
  readonly isNext: boolean;
  readonly go: (board: number) => void;
  readonly turnToTable: (table: number) => void;
  readonly setUp: (() => void) | undefined;
}

/** The table, the board, who sits there and what the board is. */
export function Where({ open, here: { place, board }, boards, drafts, isNext, go, turnToTable, setUp }: Props) {
  const { plan, results: stands, ruled } = open;
  const { table } = place;
  const word = boardNoun(plan);
  const option = (number: number) => {
    const key = entryKey({ table, board: number });
    const isPending = hasPendingChange(drafts[key], stands.get(key) ?? null);
    // The one that is shown all the time has little room; its number is never cut.
    const shown = shownBoard(plan, number);
    const label = isNext ? texts.boardNext(shown) : stands.has(key) ? texts.boardDone(shown) : nameOf(plan, number);
    return {
      label: number === board ? label : undefined,
      text: texts.boardOption(nameOf(plan, number), stands.has(key), isPending),
    };
  };
  const index = boards.findIndex((known) => known.board === board);
  const step = (by: number) => {
    const to = boards[index + by];
    if (to) go(to.board);
  };
  const rounds = [
    ...new Map(boards.map((known) => [known.place, boards.filter((each) => each.place === known.place)])),
  ];
  const done = boards.filter((known) => stands.has(entryKey({ table, board: known.board }))).length;
  return (
    <div class="where">
      <div class="row">
        <TableChoice plan={plan} table={table} choose={turnToTable} />
        <div class="row boards">
          <SteadyButton kind="step" label={texts.previous(word)} able={index > 0} onPress={() => step(-1)}>
            ‹
          </SteadyButton>
          <select
            class="board"
            aria-label={word}
            value={String(board)}
            onChange={({ currentTarget }) => go(Number(currentTarget.value))}
          >
            {rounds.map(([of, list]) => (
              <optgroup label={roundName(of)}>
                {list.map((known) => (
                  <option value={String(known.board)} label={option(known.board).label}>
                    {option(known.board).text}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <SteadyButton kind="step" label={texts.next(word)} able={index < boards.length - 1} onPress={() => step(1)}>
            ›
          </SteadyButton>
        </div>
      </div>
      <p class="deal">
        <span>{roundName(place)}</span> <span>{texts.dealer(texts.seats[dealerOf(board)])}</span>{" "}
        <span>{texts.boardsIn(done, boards.length)}</span>
      </p>
      <Compass
        board={board}
        shown={shownBoard(plan, board)}
        word={word}
        sitting={asSat(ruled, { table, board }, place.sitting)}
        setUp={setUp}
      />
      <RuledAt plan={plan} ruled={ruled} at={{ table, board }} />
    </div>
  );
}
