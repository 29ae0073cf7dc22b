import type { ToPlay } from "../../../play/at-table";
import type { TablePlan } from "../../../sessions/table-plan";
import { Sheet } from "../../components/sheet";
import { roundName } from "../shared/sitting-name";
import { texts } from "../shared/texts";
import { nameOf, namesOf } from "../shared/words";

const words = texts.leftOutSheet;

interface Props {
  readonly plan: TablePlan;
  readonly finished: ToPlay;
  /** Boards of the round without a result, at least one. */
  readonly boards: readonly number[];
  readonly enter: (board: number) => void;
  readonly notPlayed: () => void;
  readonly later: () => void;
  readonly back: () => void;
}

/** Asks about boards without a result before the players move. */
export function LeftOut({ plan, finished, boards, enter, notPlayed, later, back }: Props) {
  const [first] = boards;
  const isOne = boards.length === 1;
  if (first === undefined) return null;
  return (
    <Sheet title={words.title(namesOf(plan, boards), isOne)} onBack={back}>
      <p>{words.text(roundName(finished.place))}</p>
      <button type="button" class="primary" onClick={() => enter(first)}>
        {texts.enterBoard(nameOf(plan, first))}
      </button>
      <button type="button" onClick={notPlayed}>
        {isOne ? words.notPlayed : words.nonePlayed}
      </button>
      <button type="button" class="quiet" onClick={later}>
        {words.later}
      </button>
    </Sheet>
  );
}
