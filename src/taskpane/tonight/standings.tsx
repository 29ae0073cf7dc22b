import type { Place } from "../../sessions/at-tables";
import type { Host } from "../../excel/host";
import { isSecondPart } from "../../play/evening";
import type { Drafts } from "../../play/unaccepted";
import { movesAfter } from "../../play/at-table";
import { tablesIn } from "../../sessions/kinds";
import { leaving } from "../workbook/leaving";
import { Later } from "../components/later";
import { useChoice, type SessionModel } from "../session/session-model";
import { ShareResult } from "../results/share-result";
import { workbookOptions } from "../workbook/workbook-options";
import { WaysOut } from "../workbook/ways-out";
import type { KeptEvenings } from "./kept-evenings";
import { missingIn, missingLine, pendingIn } from "./missing";
import { AllMoves } from "./moves";
import { PendingList } from "./pending-list";
import { Ranking } from "./ranking";
import { roundName } from "./sitting-name";
import { AddToSeason } from "./add-to-season";
import { texts } from "./texts";
import type { OpenEvening } from "./use-evening";

const bothParts = () => import("./both-parts-view");

interface Props {
  readonly open: OpenEvening;
  readonly drafts: Drafts;
  /** Leads to a board on the pad. */
  readonly go: (board: number, table: number) => void;
  /** The round that was over last where play is; null in the first one. */
  readonly over: Place | null;
  readonly kept: KeptEvenings;
  readonly model: SessionModel;
  readonly host: Host | null;
}

/** How the evening stands, which boards have no result yet, and how it is handed on. */
export function Standings({ open, drafts, go, over, kept, model, host }: Props) {
  const { evening, plan, stands, outcome } = open;
  // On which paper and in which formulas a workbook is made is chosen with the session.
  const choice = useChoice(model);
  const { scored } = outcome;
  const missing = missingIn(open);
  const pending = pendingIn(open, drafts);
  const places = tablesIn(plan).reduce((sum, { boards }) => sum + boards.length, 0);
  return (
    <div class="standings">
      <PendingList pending={pending} go={go} />
      <Ranking report={outcome.report} done={stands.size} all={places} />
      {isSecondPart(evening) && (
        <Later load={bothParts}>
          {({ BothPartsView }) => <BothPartsView evening={evening} kept={kept} second={scored} />}
        </Later>
      )}
      <ShareResult scored={scored} />
      {missing.length === 0 ? (
        <p>{texts.nothingLeft}</p>
      ) : (
        <>
          <h2>{texts.missing}</h2>
          {missing.map((table) => (
            <p>{missingLine(table)}</p>
          ))}
        </>
      )}
      {over && missing.length > 0 && movesAfter(plan, over).length > 0 && (
        <>
          <h2>{texts.whoGoesWhere(roundName(over))}</h2>
          <AllMoves open={open} after={over} />
        </>
      )}
      <WaysOut
        host={host}
        main={texts.making}
        of={scored}
        order={() => leaving({ plan, scored, options: workbookOptions(plan.kind, choice) })}
        forbidden=""
      />
      {host && outcome.report.rows.length > 0 && <AddToSeason scored={scored} host={host} />}
    </div>
  );
}
