import { isSameStretch, openBoards, tableName, type ToPlay } from "../../../play/at-table";
import { isSecondPart } from "../../../play/evening";
import { withMoreRounds } from "../../../play/more-rounds";
import { otherResults } from "../../../play/pad/comparison";
import { roundResult, type RoundResult } from "../../../play/round-result";
import type { Over } from "../../../play/pad/pad-moment";
import type { PendingEntries } from "../../../play/pending-entry";
import { describeResult } from "../../../exchange/describe";
import { placesOf, sessionOf, shownBoard } from "../../../sessions/kinds";
import type { TablePlan } from "../../../sessions/table-plan";
import type { Swing } from "../../../sessions/scored-session";
import { FootBar } from "../../components/foot-bar";
import { List, ListRow } from "../../components/list-row";
import { ShareResult } from "../../workbook/results/share-result";
import { boardNumbers, tablesMissingResults, missingLine, pendingIn, unfinishedIn } from "../shared/missing";
import { RoundSeats } from "./moves";
import { PendingList } from "./pending-list";
import { isFirst, rankingsOf } from "../../../sessions/report";
import { bestOf, wonOf } from "../../../sessions/result/result-text";
import { namesIn, resultOf, type ResultRow, type SessionResult } from "../../../sessions/result/session-result";
import { texts as resultWords } from "../../../sessions/result/texts";
import { localNumber } from "../../shared/locale";
import { contractSign } from "../shared/contract-sign";
import { ofSide } from "../shared/sheet-words";
import { roundName, sideNames } from "../shared/sitting-name";
import { InSuits } from "../shared/suits";
import { texts } from "../shared/texts";
import type { OpenEvening } from "../shared/use-evening";
import { nameOf, namesOf, withMinus, boardNoun } from "../shared/words";
import "./between-rounds.css";

const { message: words } = resultWords;
const TROPHY = "M7 4h10v5a5 5 0 0 1-10 0zM7 6H4c0 4 1.500 5 4 5M17 6h3c0 4-1.500 5-4 5M12 14v5M8 20h8";

interface Props {
  readonly open: OpenEvening;
  readonly over: Over;
  readonly drafts: PendingEntries;
  /** True if other phones enter results. */
  readonly hasPhones: boolean;
  /** Begins the next round. */
  readonly begin: () => void;
  /** Opens a board for entry. */
  readonly go: (board: number, table: number) => void;
  /** Lets this phone enter the results of another table. */
  readonly turnToTable: (table: number) => void;
  readonly show: (view: "standings" | "phones" | "travellers") => void;
  /** Continues under a plan with more rounds; missing if a workbook determines the rounds. */
  readonly playMore?: ((plan: TablePlan) => void) | undefined;
}

/** The heading of the page after a round: null after the last. */
export function RoundOver({ open: { plan }, over: { finished, next } }: Pick<Props, "open" | "over">) {
  return (
    next && (
      <div class="ask" role="status">
        <h2>{texts.roundOver(roundName(finished.place))}</h2>
        <span class="hint">{texts.nextRound(namesOf(plan, next.place.boards))}</span>
      </div>
    )
  );
}

/** The page after a round: the chairs of the next one; after the last, missing results or winners. */
export function BetweenRounds(props: Props) {
  const { over } = props;
  return (
    <div class="between">
      {over.next === null ? <End {...props} /> : <BeforeNext {...props} finished={over.finished} next={over.next} />}
    </div>
  );
}

interface BeforeNextProps extends Props {
  readonly finished: ToPlay;
  readonly next: ToPlay;
}

function BeforeNext({ open, drafts, hasPhones, go, begin, finished, next, turnToTable, show }: BeforeNextProps) {
  const { plan } = open;
  const { table, boards } = finished.place;
  const leftOut = openBoards(finished.place, open.results);
  const unfinished = unfinishedIn(open, finished.place);
  const hasResults = boards.some((board) => otherResults(open, table, board).length > 0);
  const atOthers = placesOf(plan).filter((place) => isSameStretch(place, finished.place) && place.table !== table);
  // With many phones each table has its own.
  const isOwn = hasPhones && atOthers.length > 1;
  const won = roundResult(open.outcome.scored, open.results, finished.place);
  const others = isOwn ? [] : atOthers.filter((place) => openBoards(place, open.results).length > 0);
  return (
    <>
      <RoundSeats plan={plan} now={next.place} after={finished.place} table={table} />
      {leftOut.length > 0 && <p>{texts.leftOut(boardNumbers(leftOut.map((board) => shownBoard(plan, board))))}</p>}
      {unfinished.length > 0 && (
        <p class="hint">{texts.notFinished(unfinished.map((each) => missingLine(plan, each)).join("; "))}</p>
      )}
      <PendingList pending={pendingIn(open, drafts).filter((board) => board.table === table)} go={go} />
      {(others.length > 0 || hasResults || won) && (
        <List>
          {others.map((other) => (
            <ListRow
              title={texts.enterHere(other.tableName)}
              below={namesOf(plan, openBoards(other, open.results))}
              onPress={() => turnToTable(other.table)}
            />
          ))}
          {won ? (
            <RoundWon round={won} plan={plan} place={finished.place} onPress={() => show("travellers")} />
          ) : (
            hasResults && <ListRow title={texts.toTravellers} onPress={() => show("travellers")} />
          )}
        </List>
      )}
      <FootBar>
        <button type="button" class="primary" onClick={begin}>
          {texts.goOn(nameOf(plan, next.board))}
        </button>
      </FootBar>
    </>
  );
}

interface RoundWonProps extends Pick<OpenEvening, "plan"> {
  readonly round: RoundResult;
  readonly place: ToPlay["place"];
  readonly onPress: () => void;
}

/** The row that says who won a round and which board decided it. */
function RoundWon({ round: { winners, by, unit, decider }, plan, place, onPress }: RoundWonProps) {
  const round = roundName(place);
  const points = (number: number) => words.points(localNumber(String(number)), unit);
  return (
    <ListRow
      name="round-won"
      title={winners.length === 0 ? texts.roundWon.level(round) : texts.roundWon.title(sideNames(winners), round)}
      below={
        decider
          ? texts.roundWon.below(points(by), nameOf(plan, decider.board), points(decider.swing ?? 0))
          : texts.roundWon.seeBoards
      }
      onPress={onPress}
    />
  );
}

function End({ open, over: { finished }, drafts, go, turnToTable, show, playMore }: Props) {
  const missing = tablesMissingResults(open);
  const pending = pendingIn(open, drafts);
  const [first] = missing;
  return (
    <>
      <div role="status">
        {(first || pending.length > 0) && <h2>{texts.allIn(finished.place.tableName)}</h2>}
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
          <button type="button" onClick={() => turnToTable(first.table)}>
            {texts.enterHere(tableName(open.plan, first.table))}
          </button>
          <FootBar>
            <button type="button" class="primary" onClick={() => show("phones")}>
              {texts.fromPhone}
            </button>
          </FootBar>
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

/** Offers another set of rounds to a group that continues. */
export function MoreRounds({ plan, playMore }: Pick<OpenEvening, "plan"> & Pick<Props, "playMore">) {
  const more = playMore && withMoreRounds(plan);
  if (!more) return null;
  return (
    <button type="button" onClick={() => playMore(more.plan)}>
      {texts.playMore(more.rounds)}
    </button>
  );
}

/** Winners of each ranking, of which there may be two, and the board with the largest swing. */
function Winners({ scored }: Pick<OpenEvening["outcome"], "scored">) {
  const { rows, said: remarks, unit } = resultOf(scored);
  const best = bestOf(sessionOf(scored).swings);
  return (
    <>
      {rankingsOf(rows).map((ranking) => (
        <Podium heading={ranking.heading} rows={ranking.rows} unit={unit} />
      ))}
      {remarks.map((remark) => (
        <p>{remark}</p>
      ))}
      {best !== null && <Best scored={scored} best={best} />}
      <p class="hint">{texts.nothingLeft(boardNoun(scored))}</p>
    </>
  );
}

/** Board with the largest swing, and its result at each table. */
function Best({ scored, best }: Pick<OpenEvening["outcome"], "scored"> & { readonly best: Swing }) {
  const { imps, winners } = wonOf(best);
  return (
    <p class="best">
      <strong>{texts.best.heading(best.board, words.points(String(imps), "imps"), namesIn(scored, winners))}</strong>
      {best.results.map((result, i) => {
        const points = result && ofSide(result.points);
        const text = result?.contract
          ? texts.resultWithPoints(describeResult(result, contractSign), points ?? "")
          : points;
        return (
          text && (
            <span>
              <InSuits text={texts.best.table(best.tables[i] ?? 0, text)} />
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
