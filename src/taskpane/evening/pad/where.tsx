import { dealerOf } from "../../../bridge/board";
import type { ToPlay } from "../../../play/at-table";
import { shownBoard } from "../../../sessions/kinds";
import { entryKey } from "../../../play/evening";
import { hasPendingChange, type PendingEntries } from "../../../play/pending-entry";
import { asSat } from "../../../play/rulings";
import { Compass } from "./compass";
import { RuledAt } from "../shared/ruled-at";
import { roundName } from "../shared/sitting-name";
import { SteadyButton } from "../../components/steady-button";
import { TableChoice } from "../shared/table-choice";
import { texts } from "../shared/texts";
import type { OpenEvening } from "../shared/use-evening";
import { nameOf, boardNoun } from "../shared/words";
import "./where.css";

interface Props {
  readonly open: OpenEvening;
  readonly current: ToPlay;
  readonly boards: readonly ToPlay[];
  readonly drafts: PendingEntries;
  /** True if the board's round has not begun. */
  readonly isNext: boolean;
  readonly go: (board: number) => void;
  readonly turnToTable: (table: number) => void;
  readonly setUp: (() => void) | undefined;
}

/** The table, the board, its seated pairs, dealer and vulnerability. */
export function Where({ open, current: { place, board }, boards, drafts, isNext, go, turnToTable, setUp }: Props) {
  const { plan, results, ruled } = open;
  const { table } = place;
  const noun = boardNoun(plan);
  const option = (number: number) => {
    const key = entryKey({ table, board: number });
    const isPending = hasPendingChange(drafts[key], results.get(key) ?? null);
    // The closed select is narrow: the label is short, so that the number is not cut.
    const shown = shownBoard(plan, number);
    const label = isNext ? texts.boardNext(shown) : results.has(key) ? texts.boardDone(shown) : nameOf(plan, number);
    return {
      label: number === board ? label : undefined,
      text: texts.boardOption(nameOf(plan, number), results.has(key), isPending),
    };
  };
  const index = boards.findIndex((each) => each.board === board);
  const step = (by: number) => {
    const to = boards[index + by];
    if (to) go(to.board);
  };
  const rounds = [
    ...new Map(boards.map((first) => [first.place, boards.filter((each) => each.place === first.place)])),
  ];
  const done = boards.filter((each) => results.has(entryKey({ table, board: each.board }))).length;
  return (
    <div class="where">
      <div class="row">
        <TableChoice plan={plan} table={table} choose={turnToTable} />
        <div class="row boards">
          <SteadyButton kind="step" label={texts.previous(noun)} able={index > 0} onPress={() => step(-1)}>
            ‹
          </SteadyButton>
          <select
            class="board"
            aria-label={noun}
            value={String(board)}
            onChange={({ currentTarget }) => go(Number(currentTarget.value))}
          >
            {rounds.map(([round, list]) => (
              <optgroup label={roundName(round)}>
                {list.map((each) => (
                  <option value={String(each.board)} label={option(each.board).label}>
                    {option(each.board).text}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <SteadyButton kind="step" label={texts.next(noun)} able={index < boards.length - 1} onPress={() => step(1)}>
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
        word={noun}
        sitting={asSat(ruled, { table, board }, place.sitting)}
        setUp={setUp}
      />
      <RuledAt plan={plan} ruled={ruled} place={{ table, board }} />
    </div>
  );
}
