import { sittingOut, type Chair, type Origin, type TableSeats } from "../../../play/seats";
import type { TableRound } from "../../../sessions/at-tables";
import type { TablePlan } from "../../../sessions/table-plan";
import { Banner } from "../../components/banner";
import { chairName, personName, roundName } from "../shared/sitting-name";
import { texts } from "../shared/texts";
import { namesOf } from "../shared/words";
import "./seats.css";

const words = texts.seating;

interface Props {
  readonly plan: TablePlan;
  readonly tables: readonly TableSeats[];
}

/** The tables of a round, with a name in every seat; names of players who change seats are bold. */
export function Seats({ plan, tables }: Props) {
  const isSame = hasSameBoards(tables);
  return (
    <div class="tables">
      {tables.map(({ place, chairs }) => (
        <section class="card seats" aria-label={texts.tableName(place.tableName)}>
          <h3>{texts.tableName(place.tableName)}</h3>
          {chairs.map((chair) => (
            <ChairOf {...chair} />
          ))}
          <div class="felt" />
          {!isSame && <p class="hint">{namesOf(plan, place.boards)}</p>}
        </section>
      ))}
    </div>
  );
}

/** True if all tables play the same boards in the round. */
export function hasSameBoards(tables: readonly TableSeats[]): boolean {
  return new Set(tables.map(({ place }) => String(place.boards))).size === 1;
}

function ChairOf({ seat, pair, index, origin }: Chair) {
  return (
    <div class={origin?.kind === "stays" ? `chair at-${seat} stays` : `chair at-${seat}`}>
      <i aria-label={texts.seats[seat]}>{seat}</i>
      <span>
        {chairName(pair, index)}
        {origin && <small>{originText(origin)}</small>}
      </span>
    </div>
  );
}

function originText(origin: Origin): string {
  if (origin.kind === "table") return words.from(origin.tableName);
  return origin.kind === "seat" ? words.was(texts.seats[origin.seat]) : words[origin.kind];
}

/** Lists who sits out a round, and when they play again. */
export function SittingOutNow({ plan, now }: { readonly plan: TablePlan; readonly now: TableRound }) {
  return (
    <>
      {sittingOut(plan, now).map(({ mover, backIn }) => (
        <Banner intent="done" title={words.sitsOut(personName(mover))}>
          {backIn && <p>{words.backIn(roundName(backIn))}</p>}
        </Banner>
      ))}
    </>
  );
}
