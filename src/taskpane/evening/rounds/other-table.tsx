import { tableName } from "../../../play/at-table";
import { isHeldBack } from "../../../play/one-phone";
import type { Over } from "../../../play/pad/pad-moment";
import { seatsIn } from "../../../play/seats";
import { Banner } from "../../components/banner";
import { FootBar } from "../../components/foot-bar";
import { List, ListRow } from "../../components/list-row";
import { roundName } from "../shared/sitting-name";
import { texts } from "../shared/texts";
import type { OpenEvening } from "../shared/use-evening";
import { namesOf } from "../shared/words";
import { Seats } from "./seats";
import "./between-rounds.css";
import "./other-table.css";

const words = texts.otherTable;

interface Props {
  readonly open: OpenEvening;
  readonly over: Over;
  /** Opens a board for entry. */
  readonly go: (board: number, table: number) => void;
  /** Shows the code with which another phone joins. */
  readonly letJoin: () => void;
}

/** The heading of the page that sends the only phone to another table. */
export function NowOtherTable({ open, over: { finished, waiting } }: Pick<Props, "open" | "over">) {
  const [first] = waiting;
  const { place } = finished;
  return (
    first && (
      <div class="ask" role="status">
        <h2>{words.title(first.place.tableName)}</h2>
        <p>{words.goThere}</p>
        <span class="hint">
          {words.about(
            place.tableName,
            namesOf(open.plan, place.boards),
            first.place.tableName,
            namesOf(open.plan, first.boards)
          )}
        </span>
      </div>
    )
  );
}

/** Sends the only phone to the next table that has results to enter. */
export function OtherTable({ open: { plan, results }, over: { finished, next, waiting }, go, letJoin }: Props) {
  const [first, ...others] = waiting;
  if (!first) return null;
  const { place, boards } = first;
  const { table, tableName: name } = place;
  const [board] = boards;
  const done = finished.place;
  const isHidden = done.boards.some(
    (each) => boards.includes(each) && isHeldBack(plan, results, { table, board: each })
  );
  return (
    <div class="between other-table">
      <Seats plan={plan} tables={seatsIn(plan, place, null).filter((each) => each.place.table === table)} />
      {isHidden && (
        <Banner intent="info" title={words.hidden(done.tableName)}>
          <p>{words.until(name, namesOf(plan, boards), boards.length)}</p>
        </Banner>
      )}
      <List>
        {next && (
          <ListRow
            icon="clock"
            title={words.later(name)}
            below={words.goOn(roundName(next.place), tableName(plan, next.place.table))}
            onPress={() => go(next.board, next.place.table)}
          />
        )}
        {others.map((other) => (
          <ListRow
            icon="exchange"
            title={words.instead(other.place.tableName)}
            below={namesOf(plan, other.boards)}
            onPress={() => other.boards[0] !== undefined && go(other.boards[0], other.place.table)}
          />
        ))}
        <ListRow icon="join" title={words.ownPhone(name)} below={words.join} onPress={letJoin} />
      </List>
      <FootBar>
        <button type="button" class="primary" onClick={() => board !== undefined && go(board, table)}>
          {words.enter(name, namesOf(plan, boards))}
        </button>
      </FootBar>
    </div>
  );
}
