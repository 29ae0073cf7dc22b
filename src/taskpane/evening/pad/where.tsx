import { dealerOf } from "../../../bridge/board";
import { vulnerabilityOf } from "../../../bridge/vulnerability";
import { entryKey } from "../../../play/evening";
import type { PadView } from "../../../play/pad/pad-view";
import { hasPendingChange } from "../../../play/pending-entry";
import type { SeatedPair } from "../../../sessions/at-tables";
import { shownBoard } from "../../../sessions/kinds";
import type { PerSide } from "../../../sessions/teams/match";
import { Icon } from "../../components/icon";
import { SteadyButton } from "../../components/steady-button";
import { RuledAt } from "../shared/ruled-at";
import { roundName } from "../shared/sitting-name";
import { TableChoice } from "../shared/table-choice";
import { texts } from "../shared/texts";
import type { OpenEvening } from "../shared/use-evening";
import { boardNoun, nameOf } from "../shared/words";
import { Compass } from "./compass";
import "./where.css";

interface Props {
  readonly open: OpenEvening;
  readonly pad: PadView;
  readonly sitting: PerSide<SeatedPair>;
  readonly go: (board: number) => void;
  readonly turnToTable: (table: number) => void;
}

/** The head of the pad: board, table, dealer, vulnerability, and the players at the table. */
export function Where({ open, pad, sitting, go, turnToTable }: Props) {
  const { plan, results, ruled } = open;
  const { table, board, boards, drafts } = pad;
  const noun = boardNoun(plan);
  const optionText = (number: number) => {
    const key = entryKey({ table, board: number });
    const isPending = hasPendingChange(drafts[key], results.get(key) ?? null);
    return texts.boardOption(nameOf(plan, number), results.has(key), isPending);
  };
  const index = boards.findIndex((each) => each.board === board);
  const step = (by: -1 | 1, label: string) => {
    const to = boards[index + by];
    return (
      <SteadyButton kind="quiet" label={label} able={to !== undefined} onPress={() => to && go(to.board)}>
        <Icon name={by < 0 ? "back" : "onward"} />
      </SteadyButton>
    );
  };
  const rounds = [
    ...new Map(boards.map((first) => [first.place, boards.filter((each) => each.place === first.place)])),
  ];
  return (
    <div class="where">
      {step(-1, texts.previous(noun))}
      <div>
        <div class="titles">
          <select
            class="board"
            aria-label={noun}
            value={String(board)}
            onChange={({ currentTarget }) => go(Number(currentTarget.value))}
          >
            {rounds.map(([round, list]) => (
              <optgroup label={roundName(round)}>
                {list.map((each) => (
                  <option value={String(each.board)} label={each.board === board ? nameOf(plan, board) : undefined}>
                    {optionText(each.board)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <TableChoice plan={plan} table={table} choose={turnToTable} />
        </div>
        <span class="deal">
          {texts.dealer(texts.seats[dealerOf(board)])} · {texts.vulnerability[vulnerabilityOf(board)]}
        </span>
      </div>
      {step(1, texts.next(noun))}
      <Compass board={board} shown={shownBoard(plan, board)} word={noun} sitting={sitting} />
      <RuledAt plan={plan} ruled={ruled} place={{ table, board }} />
    </div>
  );
}
