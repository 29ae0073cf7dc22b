import { openBoards, tableName, type ToPlay } from "../../../play/at-table";
import { otherResults } from "../../../play/pad/comparison";
import { roundResult, type RoundResult } from "../../../play/round-result";
import type { Over } from "../../../play/pad/pad-moment";
import type { PendingEntries } from "../../../play/pending-entry";
import { shownBoard, tablesIn } from "../../../sessions/kinds";
import { FootBar } from "../../components/foot-bar";
import { List, ListRow } from "../../components/list-row";
import { boardNumbers, tablesMissingResults, missingLine, pendingIn, unfinishedIn } from "../shared/missing";
import { ClockLine } from "./clock-line";
import { RoundSeats } from "./moves";
import { NowOtherTable, OtherTable } from "./other-table";
import { PendingList } from "./pending-list";
import { texts as resultWords } from "../../../sessions/result/texts";
import { localNumber } from "../../shared/locale";
import { roundName, sideNames } from "../shared/sitting-name";
import { texts } from "../shared/texts";
import type { OpenEvening } from "../shared/use-evening";
import { boardNoun, nameOf, namesOf } from "../shared/words";
import "./between-rounds.css";

const { message: words } = resultWords;

interface Props {
  readonly open: OpenEvening;
  readonly over: Over;
  readonly drafts: PendingEntries;
  /** Begins the next round. */
  readonly begin: () => void;
  /** Opens a board for entry. */
  readonly go: (board: number, table: number) => void;
  /** Lets this phone enter the results of another table. */
  readonly turnToTable: (table: number) => void;
  /** Shows the code with which another phone joins. */
  readonly letJoin: () => void;
  readonly show: (view: "standings" | "phones" | "travellers") => void;
}

/** The heading of the page after a round; nothing after the last round. */
export function RoundOver({ open, over }: Pick<Props, "open" | "over">) {
  const { plan } = open;
  const { finished, next, waiting } = over;
  if (waiting.length > 0) return <NowOtherTable open={open} over={over} />;
  const isAtNext = next?.place.table === finished.place.table;
  const isAlone = unfinishedIn(open, finished.place).length > 0;
  const round = roundName(finished.place);
  return (
    next && (
      <>
        <div class="ask" role="status">
          <h2>{isAlone ? texts.roundOverAt(round, finished.place.tableName) : texts.roundOver(round)}</h2>
          <p>
            {texts.nextRound(namesOf(plan, next.place.boards))}
            {!isAtNext && `. ${texts.takeBack(next.place.tableName)}`}
          </p>
        </div>
        <ClockLine open={open} />
      </>
    )
  );
}

/**
 * The page after a round: the way to another table, or the seats of the next round; after the last round, missing
 * results and pending entries.
 */
export function BetweenRounds(props: Props) {
  const { over } = props;
  if (over.waiting.length > 0) return <OtherTable {...props} />;
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

function BeforeNext({ open, drafts, go, begin, finished, next, show }: BeforeNextProps) {
  const { plan } = open;
  const { table, boards } = finished.place;
  const leftOut = openBoards(finished.place, open.results);
  const unfinished = unfinishedIn(open, finished.place);
  const hasResults = boards.some((board) => otherResults(open, table, board).length > 0);
  const won = roundResult(open.outcome.scored, open.results, finished.place);
  return (
    <>
      {leftOut.length > 0 && <p>{texts.leftOut(boardNumbers(leftOut.map((board) => shownBoard(plan, board))))}</p>}
      {unfinished.length > 0 && (
        <p>{texts.notFinished(unfinished.map((each) => missingLine(plan, each)).join("; "))}</p>
      )}
      <RoundSeats plan={plan} now={next.place} after={finished.place} table={next.place.table} />
      {(hasResults || won) && (
        <List>
          {won ? (
            <RoundWon round={won} plan={plan} place={finished.place} onPress={() => show("travellers")} />
          ) : (
            <ListRow
              icon="sheet"
              title={texts.toTravellers(tablesIn(plan).length)}
              onPress={() => show("travellers")}
            />
          )}
        </List>
      )}
      <PendingList pending={pendingIn(open, drafts).filter((board) => board.table === table)} go={go} />
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
  const isLevel = winners.length === 0;
  const won = texts.roundWon.below(round, words.points(localNumber(String(by)), unit));
  const below = decider ? texts.roundWon.decided(won, nameOf(plan, decider.board)) : won;
  return (
    <ListRow
      name="round-won"
      icon="cup"
      title={isLevel ? texts.roundWon.level(round) : sideNames(winners)}
      below={isLevel ? texts.roundWon.seeBoards : below}
      onPress={onPress}
    />
  );
}

/** The page after a table's last board, as long as the evening is not finished and has no result page. */
function End({ open, over: { finished }, drafts, go, turnToTable, show }: Props) {
  const missing = tablesMissingResults(open);
  const pending = pendingIn(open, drafts);
  const [first] = missing;
  return (
    <>
      <div role="status">
        <h2>{texts.allIn(finished.place.tableName)}</h2>
        {first ? (
          <>
            <p>{texts.othersMissing}</p>
            <ul>
              {missing.map((table) => (
                <li>{missingLine(open.plan, table)}</li>
              ))}
            </ul>
          </>
        ) : (
          <p>{texts.allButPending(boardNoun(open.plan))}</p>
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
        <FootBar>
          <button type="button" class="primary" onClick={() => show("standings")}>
            {texts.views.standings}
          </button>
        </FootBar>
      )}
    </>
  );
}
