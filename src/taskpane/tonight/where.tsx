import { at } from "../../bridge/at";
import { dealerOf } from "../../bridge/board";
import { seatsOfSide, SIDES, type Side } from "../../bridge/seat";
import { isVulnerable, vulnerabilityOf } from "../../bridge/vulnerability";
import type { ToPlay } from "../../play/at-table";
import { placeKey } from "../../play/evening";
import { isUnaccepted, type Drafts } from "../../play/unaccepted";
import { roundName, sittingName } from "./sitting-name";
import { SteadyButton } from "./steady-button";
import { TableChoice } from "./table-choice";
import { texts } from "./texts";
import type { OpenEvening } from "./use-evening";

interface Props {
  readonly open: OpenEvening;
  readonly here: ToPlay;
  readonly boards: readonly ToPlay[];
  readonly drafts: Drafts;
  readonly go: (board: number) => void;
  readonly turnToTable: (table: number) => void;
}

/** In letters: what stands in one line of a side. */
const LINE = 17;

/** The table, the board, who sits there and what the board is. */
export function Where({ open: { plan, stands }, here: { place, board }, boards, drafts, go, turnToTable }: Props) {
  const { table, sitting } = place;
  const option = (number: number) => {
    const key = placeKey({ table, board: number });
    return texts.boardOption(number, stands.has(key), isUnaccepted(drafts[key], stands.get(key) ?? null));
  };
  const index = boards.findIndex((known) => known.board === board);
  const step = (by: number) => {
    const to = boards[index + by];
    if (to) go(to.board);
  };
  const rounds = [
    ...new Map(boards.map((known) => [known.place, boards.filter((each) => each.place === known.place)])),
  ];
  // As many lines on every board of an evening, so that nothing moves from one to the next.
  const isLong = boards.some(({ place: { sitting: both } }) => both.some((each) => sittingName(each).length > LINE));
  const isVulnerableNow = (side: Side) => isVulnerable(vulnerabilityOf(board), seatsOfSide(side)[0]);
  return (
    <div class="where">
      <div class="row">
        <TableChoice plan={plan} table={table} choose={turnToTable} />
        <SteadyButton kind="step" label={texts.previous} able={index > 0} onPress={() => step(-1)}>
          ‹
        </SteadyButton>
        <select
          class="board"
          aria-label={texts.board}
          value={String(board)}
          onChange={({ currentTarget }) => go(Number(currentTarget.value))}
        >
          {rounds.map(([of, list]) => (
            <optgroup label={roundName(of)}>
              {list.map((known) => (
                <option value={String(known.board)}>{option(known.board)}</option>
              ))}
            </optgroup>
          ))}
        </select>
        <SteadyButton kind="step" label={texts.next} able={index < boards.length - 1} onPress={() => step(1)}>
          ›
        </SteadyButton>
      </div>
      <p class="deal">
        <strong>
          {texts.board} {board}
        </strong>{" "}
        <span>{roundName(place)}</span> <span>{texts.dealer(texts.seats[dealerOf(board)])}</span>
      </p>
      <div class={isLong ? "sides long" : "sides"}>
        {SIDES.map((side, i) => (
          <p key={side} class={isVulnerableNow(side) ? "side vulnerable" : "side"}>
            <span>{texts.side(side, isVulnerableNow(side))}</span> <strong>{sittingName(at(sitting, i))}</strong>
          </p>
        ))}
      </div>
    </div>
  );
}
