import { movesAfter, tableName, type ToPlay } from "../../play/at-table";
import { boardsLabel } from "../../workbook/labels";
import { missingIn, missingLine } from "./missing";
import { roundName, sittingName } from "./sitting-name";
import { texts } from "./texts";
import type { OpenEvening } from "./use-evening";

/** What has come to an end at a table: a round, or all of it. */
export interface Over {
  readonly at: ToPlay;
  /** Null where the table has played all its boards. */
  readonly next: ToPlay | null;
}

interface Props {
  readonly open: OpenEvening;
  readonly over: Over;
  /** Goes on with the next round. */
  readonly goOn: () => void;
  /** Has the results of a table entered here. */
  readonly turnToTable: (table: number) => void;
  readonly show: (view: "standings" | "phones") => void;
}

/** Stands in the contracts' place when a round is over: who goes where, and at the end what is to be done next. */
export function BetweenRounds({ open, over: { at, next }, goOn, turnToTable, show }: Props) {
  return (
    <div class="between">
      {next === null ? (
        <End open={open} at={at} turnToTable={turnToTable} show={show} />
      ) : (
        <>
          <div role="status">
            <h2>{texts.roundOver(roundName(at.place))}</h2>
            <ul>
              {movesFrom(open, at).map((line) => (
                <li>{line}</li>
              ))}
            </ul>
            <p>{texts.nextRound(roundName(next.place), boardsLabel(next.place.boards))}</p>
          </div>
          <button type="button" class="primary" onClick={goOn}>
            {texts.goOn(next.board)}
          </button>
        </>
      )}
    </div>
  );
}

/** Where those who sit at a table go when its round is over. */
function movesFrom({ plan }: OpenEvening, { place }: ToPlay): string[] {
  return movesAfter(plan, place).map(({ to, stays }, side) => {
    const sitting = place.sitting[side];
    const who = sitting ? sittingName(sitting) : "";
    if (stays) return texts.stays(who);
    return to === null ? texts.sitsOut(who) : texts.move(who, to.tableName, to.side);
  });
}

function End({ open, at, turnToTable, show }: { readonly at: ToPlay } & Pick<Props, "open" | "turnToTable" | "show">) {
  const missing = missingIn(open);
  const [first] = missing;
  return (
    <>
      <div role="status">
        <h2>{texts.allIn(at.place.tableName)}</h2>
        {first ? (
          <>
            <p>{texts.othersMissing}</p>
            <ul>
              {missing.map((table) => (
                <li>{missingLine(table)}</li>
              ))}
            </ul>
          </>
        ) : (
          <p>{texts.whatNext}</p>
        )}
      </div>
      {first ? (
        <>
          <button type="button" class="primary" onClick={() => show("phones")}>
            {texts.fromPhone}
          </button>
          <button type="button" onClick={() => turnToTable(first.table)}>
            {texts.enterHere(tableName(open.plan, first.table))}
          </button>
        </>
      ) : (
        <button type="button" class="primary" onClick={() => show("standings")}>
          {texts.toStandings}
        </button>
      )}
    </>
  );
}
