import type { PhoneMode } from "../../../play/one-phone";
import { seatsIn } from "../../../play/seats";
import { roundsAt } from "../../../play/at-table";
import { FootBar } from "../../components/foot-bar";
import { roundName } from "../shared/sitting-name";
import { texts } from "../shared/texts";
import type { OpenEvening } from "../shared/use-evening";
import { nameOf, namesOf, boardNoun } from "../shared/words";
import { RoundSeats } from "./moves";
import { hasSameBoards } from "./seats";

const words = texts.seating;

interface Props {
  readonly open: Pick<OpenEvening, "plan">;
  readonly table: number;
  /** The board with which the table begins. */
  readonly board: number;
  readonly phones: PhoneMode;
  readonly begin: () => void;
}

/** Shows the seats before the first board, and the boards of the first round. */
export function TakeSeats({ open: { plan }, table, board, phones, begin }: Props) {
  const first = roundsAt(plan, table).find(({ boards }) => boards.includes(board));
  if (!first) return null;
  const tables = seatsIn(plan, first, null);
  const isShared = tables.length > 1 && hasSameBoards(tables);
  return (
    <div class="take-seats">
      <p>
        {words.first(roundName(first), namesOf(plan, first.boards))}{" "}
        {isShared && words.pass(tables.length, boardNoun(plan))}
      </p>
      <p>{phones === "one" && tables.length > 1 ? words.beginsAt(first.tableName) : words.whoEnters}</p>
      <RoundSeats plan={plan} now={first} after={null} table={table} />
      <FootBar>
        <button type="button" class="primary" onClick={begin}>
          {texts.goOn(nameOf(plan, board))}
        </button>
      </FootBar>
    </div>
  );
}
