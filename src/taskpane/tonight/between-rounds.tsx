import { useState } from "preact/hooks";
import { movesAfter, openBoards, tableName, type ToPlay } from "../../play/at-table";
import { isSecondPart } from "../../play/evening";
import { withMoreRounds } from "../../play/more-rounds";
import type { PendingEntries } from "../../play/pending-entry";
import { describeResult } from "../../exchange/describe";
import { sessionOf, shownBoard } from "../../sessions/kinds";
import type { TablePlan } from "../../sessions/table-plan";
import type { Swing } from "../../sessions/scored-session";
import { ShareResult } from "../results/share-result";
import { otherResults } from "./after-board";
import { boardNumbers, tablesMissingResults, missingLine, pendingIn, unfinishedIn } from "./missing";
import { MovesAtTable } from "./moves";
import { MovesPicture } from "./moves-picture";
import { PendingList } from "./pending-list";
import { isFirst, rankingsOf } from "../../sessions/report";
import { bestOf, wonOf } from "../../sessions/result/result-text";
import { namesIn, resultOf, type ResultRow, type SessionResult } from "../../sessions/result/session-result";
import { texts as resultWords } from "../../sessions/result/texts";
import { localNumber } from "../shared/locale";
import { contractSign } from "./contract-sign";
import { ofSide } from "./sheet-words";
import { roundName } from "./sitting-name";
import { InSuits } from "./suits";
import { texts } from "./texts";
import type { OpenEvening } from "./use-evening";
import { nameOf, namesOf, withMinus, boardNoun } from "./words";

const { message: words } = resultWords;
const TROPHY = "M7 4h10v5a5 5 0 0 1-10 0zM7 6H4c0 4 1.500 5 4 5M17 6h3c0 4-1.500 5-4 5M12 14v5M8 20h8";

/** What has come to an end at a table: a round, or all of it. */
interface Over {
  readonly at: ToPlay;
  /** Null where the table has played all its boards. */
  readonly next: ToPlay | null;
}

interface Props {
  readonly open: OpenEvening;
  readonly over: Over;
  readonly drafts: PendingEntries;
  /** Goes on with a board. */
  readonly go: (board: number, table: number) => void;
  /** Has the results of a table entered here. */
  readonly turnToTable: (table: number) => void;
  readonly show: (view: "standings" | "phones" | "travellers") => void;
  /** Goes on under another plan, with more rounds; missing where a workbook has them. */
  readonly playMore?: ((plan: TablePlan) => void) | undefined;
}

/** Stands in the contracts' place when a round is over: who goes where, and at the end what is to be done next. */
export function BetweenRounds(props: Props) {
  const { over } = props;
  return (
    <div class="between">
      {over.next === null ? <End {...props} /> : <BeforeNext {...props} at={over.at} next={over.next} />}
    </div>
  );
}

function BeforeNext({ open, drafts, go, at, next, show }: Props & { readonly at: ToPlay; readonly next: ToPlay }) {
  const { table, boards } = at.place;
  const shown = (board: number) => shownBoard(open.plan, board);
  const leftOut = openBoards(at.place, open.results);
  const [firstLeftOut] = leftOut;
  const [leaves, setLeaves] = useState(false);
  const unfinished = unfinishedIn(open, at.place);
  const moves = movesAfter(open.plan, at.place);
  if (firstLeftOut !== undefined && !leaves)
    return (
      <>
        <div role="status">
          <h2>{texts.roundOpen(roundName(at.place), namesOf(open.plan, leftOut))}</h2>
        </div>
        <button type="button" class="primary" onClick={() => go(firstLeftOut, table)}>
          {texts.enterBoard(nameOf(open.plan, firstLeftOut))}
        </button>
        <button type="button" onClick={() => setLeaves(true)}>
          {texts.leaveOpen(roundName(next.place))}
        </button>
      </>
    );
  return (
    <>
      <div role="status">
        <h2>{texts.roundOver(roundName(at.place))}</h2>
        <MovesAtTable moves={moves} table={table} />
        <p>
          {texts.nextRound(roundName(next.place), namesOf(open.plan, next.place.boards))}{" "}
          {texts.phoneStays(next.place.tableName)}
        </p>
        {unfinished.length > 0 && (
          <p>{texts.notFinished(unfinished.map((table) => missingLine(open.plan, table)).join("; "))}</p>
        )}
        {leftOut.length > 0 && <p>{texts.leftOut(boardNumbers(leftOut.map(shown)))}</p>}
      </div>
      <PendingList pending={pendingIn(open, drafts).filter((board) => board.table === table)} go={go} />
      <button type="button" class="primary" onClick={() => go(next.board, table)}>
        {texts.goOn(nameOf(open.plan, next.board))}
      </button>
      <p class="hint">{texts.seatsNow}</p>
      <MovesPicture moves={moves} table={table} />
      {boards.some((board) => otherResults(open, table, board).length > 0) && (
        <button type="button" class="quiet" onClick={() => show("travellers")}>
          {texts.toTravellers}
        </button>
      )}
    </>
  );
}

function End({ open, over: { at }, drafts, go, turnToTable, show, playMore }: Props) {
  const missing = tablesMissingResults(open);
  const pending = pendingIn(open, drafts);
  const [first] = missing;
  return (
    <>
      <div role="status">
        {(first || pending.length > 0) && <h2>{texts.allIn(at.place.tableName)}</h2>}
        {first ? (
          <>
            <p>{texts.othersMissing}</p>
            <ul>
              {missing.map((table) => (
                <li>{missingLine(open.plan, table)}</li>
              ))}
            </ul>
          </>
        ) : pending.length > 0 ? (
          <p>{texts.allButPending(boardNoun(open.plan))}</p>
        ) : (
          <>
            <Winners scored={open.outcome.scored} />
            {isSecondPart(open.evening) && <p>{texts.bothParts.elsewhere}</p>}
          </>
        )}
      </div>
      <PendingList pending={pending} go={go} />
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
        <>
          {pending.length === 0 && <ShareResult scored={open.outcome.scored} />}
          <MoreRounds plan={open.plan} playMore={playMore} />
          <button type="button" class="quiet to-standings" onClick={() => show("standings")}>
            {texts.toStandings}
          </button>
        </>
      )}
    </>
  );
}

/** Another set of rounds for a group that goes on. */
export function MoreRounds({ plan, playMore }: Pick<OpenEvening, "plan"> & Pick<Props, "playMore">) {
  const more = playMore && withMoreRounds(plan);
  if (!more) return null;
  return (
    <button type="button" onClick={() => playMore(more.plan)}>
      {texts.playMore(more.rounds)}
    </button>
  );
}

/** Who has won, in each ranking where there are two, and the board that brought most. */
function Winners({ scored }: Pick<OpenEvening["outcome"], "scored">) {
  const { rows, said, unit } = resultOf(scored);
  const best = bestOf(sessionOf(scored).swings);
  return (
    <>
      {rankingsOf(rows).map((ranking) => (
        <Podium heading={ranking.heading} rows={ranking.rows} unit={unit} />
      ))}
      {said.map((line) => (
        <p>{line}</p>
      ))}
      {best !== null && <Best scored={scored} best={best} />}
      <p class="hint">{texts.nothingLeft(boardNoun(scored))}</p>
    </>
  );
}

/** The board that brought most, with what happened at both tables. */
function Best({ scored, best }: Pick<OpenEvening["outcome"], "scored"> & { readonly best: Swing }) {
  const { imps, winners } = wonOf(best);
  return (
    <p class="best">
      <strong>{texts.best.heading(best.board, words.points(String(imps), "imps"), namesIn(scored, winners))}</strong>
      {best.results.map((result, i) => {
        const points = result && ofSide(result.points);
        const what = result?.contract ? texts.said(describeResult(result, contractSign), points ?? "") : points;
        return (
          what && (
            <span>
              <InSuits text={texts.best.at(best.tables[i] ?? 0, what)} />
            </span>
          )
        );
      })}
    </p>
  );
}

/** The winners of a ranking, and the next three. */
function Podium({ heading, rows, unit }: { heading: string; rows: readonly ResultRow[]; unit: SessionResult["unit"] }) {
  const winners = rows.filter(({ place }) => isFirst(place));
  const others = rows.filter(({ place }) => !isFirst(place)).slice(0, 3);
  return (
    <>
      {winners.length > 0 && (
        <div class="winners">
          <svg class="icon" viewBox="0 0 24 24" width="36" height="36" aria-hidden="true">
            <path d={TROPHY} />
          </svg>
          <h2>{[heading, texts.winners(winners.length)].filter((part) => part !== "").join(": ")}</h2>
          {winners.map(({ name, points }) => (
            <p class="winner">
              <strong>{name}</strong> <span>{words.points(withMinus(localNumber(points)), unit)}</span>
            </p>
          ))}
        </div>
      )}
      {others.map(({ place, name, points }) => (
        <p class="others">
          <span>
            {texts.place(place)} {name}
          </span>{" "}
          <span>{words.points(withMinus(localNumber(points)), unit)}</span>
        </p>
      ))}
    </>
  );
}
