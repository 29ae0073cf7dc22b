import { useState } from "preact/hooks";
import type { Host } from "../../../excel/host";
import { inNumbers } from "../../../movements/board-runs";
import { movesAfter, otherTable } from "../../../play/at-table";
import { entryKey, isSecondPart } from "../../../play/evening";
import type { PendingEntries } from "../../../play/pending-entry";
import type { TableRound } from "../../../sessions/at-tables";
import { placesOf } from "../../../sessions/kinds";
import { roundTotals } from "../../../sessions/result/round-totals";
import type { TablePlan } from "../../../sessions/table-plan";
import { Banner } from "../../components/banner";
import { Lazy } from "../../components/lazy";
import { List, ListRow } from "../../components/list-row";
import { Page } from "../../components/page";
import { Remarks } from "../../components/report-view";
import type { SessionModel } from "../../workbook/form/session-model";
import { ShareResult } from "../../workbook/results/share-result";
import { directorTexts } from "../director/director-texts";
import { WorkbookPage } from "../result/workbook-page";
import { ClockLine } from "../rounds/clock-line";
import { AllMoves } from "../rounds/moves";
import { PendingList } from "../rounds/pending-list";
import type { EveningStore } from "../shared/evening-store";
import { missingLine, pendingIn, tablesMissingResults, tablesWithDueBoards } from "../shared/missing";
import { roundName } from "../shared/sitting-name";
import { texts } from "../shared/texts";
import type { OpenEvening } from "../shared/use-evening";
import { boardNoun, namesOf } from "../shared/words";
import { Ranking } from "./ranking";
import { RoundTable, RunningTotals } from "./running-totals";
import { standingsTexts as words } from "./standings-texts";
import { WinnersRule } from "./winners-rule";
import "../../components/heading-row.css";
import "./standings.css";

const bothParts = () => import("./both-parts-view");

interface Props {
  readonly open: OpenEvening;
  readonly drafts: PendingEntries;
  /** Opens a board on the pad. */
  readonly go: (board: number, table: number) => void;
  /** The last finished round of the current table; null in the first round. */
  readonly over: TableRound | null;
  /** Opens the page that reads other phones' codes with missing results; undefined if one phone enters all tables. */
  readonly toPhones: (() => void) | undefined;
  /** Opens penalties and other rulings; undefined if the plan has none. */
  readonly direct: (() => void) | undefined;
  readonly store: EveningStore;
  readonly model: SessionModel;
  readonly host: Host | null;
}

/** The standings, missing results, points by round, and rows that lead to further pages. */
export function Standings(props: Props) {
  const { open, drafts, go, over, toPhones, direct, store } = props;
  const { evening, plan, outcome } = open;
  const [page, setPage] = useState<"workbook" | "moves" | null>(null);
  const { scored, report } = outcome;
  const hasRanking = report.rows.length > 0;
  const isOver = tablesMissingResults(open).length === 0;
  const hasMoves = over !== null && !isOver && movesAfter(plan, over).length > 0;
  const totals = hasRanking ? roundTotals(scored) : null;
  if (page === "workbook") return <WorkbookPage {...props} {...open} back={() => setPage(null)} />;
  if (page === "moves" && over)
    return (
      <div class="standings">
        <Page title={texts.whoGoesWhere(roundName(over))} back={() => setPage(null)}>
          <AllMoves open={open} after={over} />
        </Page>
      </div>
    );
  return (
    <div class="standings">
      <PendingList pending={pendingIn(open, drafts)} go={go} />
      <div class="heading-row">
        <h2>{isOver ? words.final : over ? words.afterRound(roundName(over)) : words.heading}</h2>
        <span class="hint">{report.progress}</span>
      </div>
      <ClockLine open={open} />
      <div class="report">
        {hasRanking ? <Ranking report={report} totals={totals} /> : <p>{texts.noRanking}</p>}
        {hasRanking && <WinnersRule plan={plan} />}
        {report.remarks.map(({ heading, lines }) => (
          <Remarks heading={heading} lines={lines} />
        ))}
      </div>
      {isOver ? (
        <p class="hint">{texts.nothingLeft(boardNoun(plan))}</p>
      ) : (
        <MissingResults open={open} go={go} toPhones={toPhones} />
      )}
      {isSecondPart(evening) && (
        <Lazy load={bothParts}>
          {({ BothPartsView }) => <BothPartsView evening={evening} store={store} second={scored} />}
        </Lazy>
      )}
      {totals && (
        <>
          <RunningTotals totals={totals} heading={words.running} />
          <h2>{words.byRound}</h2>
          <RoundTable totals={totals} report={report} />
        </>
      )}
      <ShareResult scored={scored} />
      <List>
        {hasMoves && (
          <ListRow icon="exchange" title={texts.whoGoesWhere(roundName(over))} onPress={() => setPage("moves")} />
        )}
        {direct && <ListRow icon="director" title={directorTexts.penalty.open} onPress={direct} />}
        <ListRow icon="workbook" title={texts.workbook} onPress={() => setPage("workbook")} />
      </List>
    </div>
  );
}

/** Lists missing results and played boards that wait for them, with keys to enter the results. */
function MissingResults({ open, go, toPhones }: Pick<Props, "open" | "go" | "toPhones">) {
  const { plan } = open;
  const missing = tablesWithDueBoards(open);
  const waiting = missing.flatMap(({ table, name, boards }) => {
    const played = inNumbers(boards.filter((board) => isPlayedElsewhere(open, table, board)));
    return played.length === 0 ? [] : [words.wait(namesOf(plan, played), played.length > 1, name)];
  });
  if (missing.length === 0) return null;
  return (
    <Banner intent="question" title={waiting.length > 0 ? waiting.map((line) => <span>{line}</span>) : texts.missing}>
      {isCompared(plan) && <p>{words.bothTables}</p>}
      <ul>
        {missing.map((each) => (
          <li>
            {missingLine(plan, each)}
            <button
              type="button"
              class="quiet"
              aria-label={words.enterTable(each.name)}
              onClick={() => each.boards[0] !== undefined && go(each.boards[0], each.table)}
            >
              {words.enter}
            </button>
          </li>
        ))}
      </ul>
      {toPhones && (
        <button type="button" class="quiet" onClick={toPhones}>
          {texts.fromPhone}
        </button>
      )}
    </Banner>
  );
}

/** True if the table that a board is compared with has played it. */
function isPlayedElsewhere({ plan, results }: OpenEvening, table: number, board: number): boolean {
  const other = otherTable(plan, { table, board });
  return other !== null && results.has(entryKey({ table: other, board }));
}

/** True if a board counts only after the other table has played it. */
function isCompared(plan: TablePlan): boolean {
  return placesOf(plan).some(({ table, boards }) =>
    boards.some((board) => otherTable(plan, { table, board }) !== null)
  );
}
