import type { TableRound } from "../../../sessions/at-tables";
import type { Host } from "../../../excel/host";
import { expectedIn } from "../../../play/expected";
import { isSecondPart } from "../../../play/evening";
import type { PendingEntries } from "../../../play/pending-entry";
import { movesAfter, otherTable } from "../../../play/at-table";
import { placesOf, tablesIn } from "../../../sessions/kinds";
import type { TablePlan } from "../../../sessions/table-plan";
import { workbookExport } from "../../workbook/make/workbook-export";
import { Disclosure } from "../../components/disclosure";
import { Lazy } from "../../components/lazy";
import { useChoice, type SessionModel } from "../../workbook/form/session-model";
import { ShareResult } from "../../workbook/results/share-result";
import { workbookOptions } from "../../workbook/make/workbook-options";
import { ExportButtons } from "../../workbook/make/export-buttons";
import { MoreRounds } from "../rounds/between-rounds";
import type { EveningStore } from "../shared/evening-store";
import { directorTexts } from "../director/director-texts";
import { tablesMissingResults, missingLine, pendingIn } from "../shared/missing";
import { AllMoves } from "../rounds/moves";
import { PendingList } from "../rounds/pending-list";
import { Ranking } from "./ranking";
import { roundName } from "../shared/sitting-name";
import { AddToSeason } from "../../season/of-evening/add-to-season";
import { texts } from "../shared/texts";
import type { OpenEvening } from "../shared/use-evening";
import { boardNoun } from "../shared/words";
import "./standings.css";

const bothParts = () => import("./both-parts-view");

interface Props {
  readonly open: OpenEvening;
  readonly drafts: PendingEntries;
  /** Opens a board on the pad. */
  readonly go: (board: number, table: number) => void;
  /** The last finished round of the current table; null in the first round. */
  readonly over: TableRound | null;
  /** Opens the codes of other phones, which have the missing results. */
  readonly toPhones: () => void;
  /** Opens penalties and other rulings; absent if the plan has none. */
  readonly direct: (() => void) | undefined;
  readonly playMore: ((plan: TablePlan) => void) | undefined;
  readonly store: EveningStore;
  readonly model: SessionModel;
  readonly host: Host | null;
}

/** The standings, the missing boards, and the workbook. */
export function Standings({ open, drafts, go, over, toPhones, direct, playMore, store, model, host }: Props) {
  const { evening, plan, results, outcome } = open;
  // The session's choice determines paper and formulas of the workbook.
  const choice = useChoice(model);
  const { scored, report } = outcome;
  const hasRanking = report.rows.length > 0;
  const missing = tablesMissingResults(open);
  const pending = pendingIn(open, drafts);
  const places = tablesIn(plan).reduce((sum, { boards }) => sum + boards.length, 0);
  return (
    <div class="standings">
      <PendingList pending={pending} go={go} />
      <Ranking
        report={report}
        done={results.size}
        all={places}
        isCompared={isCompared(plan)}
        rule={
          hasRanking && isShared(plan)
            ? texts.winnersRule(placesOf(plan).some(({ part }) => part !== null) ? "half round" : "round")
            : ""
        }
      />
      {!hasRanking && (
        <>
          <p>{texts.noRanking}</p>
          <button type="button" onClick={toPhones}>
            {texts.fromPhone}
          </button>
        </>
      )}
      {isSecondPart(evening) && (
        <Lazy load={bothParts}>
          {({ BothPartsView }) => <BothPartsView evening={evening} store={store} second={scored} />}
        </Lazy>
      )}
      <ShareResult scored={scored} />
      {direct && (
        <button type="button" class="quiet" onClick={direct}>
          {directorTexts.penalty.open}
        </button>
      )}
      {missing.length === 0 ? (
        <>
          <p>{texts.nothingLeft(boardNoun(plan))}</p>
          <MoreRounds plan={plan} playMore={playMore} />
        </>
      ) : (
        <>
          <h2>{texts.missing}</h2>
          {missing.map((table) => (
            <p>{missingLine(plan, table)}</p>
          ))}
        </>
      )}
      {over && missing.length > 0 && movesAfter(plan, over).length > 0 && (
        <Disclosure summary={texts.whoGoesWhere(roundName(over))}>
          <AllMoves open={open} after={over} />
        </Disclosure>
      )}
      <Disclosure kind="workbook" summary={texts.workbook}>
        <ExportButtons
          host={host}
          main={texts.making}
          of={scored}
          order={() => workbookExport({ plan, scored, options: workbookOptions(plan.kind, choice) })}
          forbidden=""
        />
        {host && hasRanking && <AddToSeason scored={scored} host={host} />}
      </Disclosure>
    </div>
  );
}

/** True if a board counts only after the other table has played it. */
function isCompared(plan: TablePlan): boolean {
  return tablesIn(plan).some(({ table, boards }) =>
    boards.some((board) => otherTable(plan, { table, board }) !== null)
  );
}

/** True if the winners of a round get all its IMPs, as in home duplicate; not for IMPs against expected scores. */
function isShared(plan: TablePlan): boolean {
  return "scoring" in plan && plan.scoring === "imps" && expectedIn(plan) === null;
}
