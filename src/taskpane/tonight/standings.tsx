import type { Host } from "../../excel/host";
import { leaving } from "../leaving";
import { ReportView } from "../report-view";
import { useChoice, type SessionModel } from "../session-model";
import { ShareResult } from "../share-result";
import { workbookOptions } from "../workbook-options";
import { WaysOut } from "../ways-out";
import { missingIn, missingLine } from "./missing";
import { AddToSeason } from "./add-to-season";
import { texts } from "./texts";
import type { OpenEvening } from "./use-evening";

interface Props {
  readonly open: OpenEvening;
  readonly model: SessionModel;
  readonly host: Host | null;
}

/** How the evening stands, which boards have no result yet, and how it is handed on. */
export function Standings({ open: { plan, stands, outcome }, model, host }: Props) {
  // On which paper and in which formulas a workbook is made is chosen with the session.
  const choice = useChoice(model);
  const { scored } = outcome;
  const missing = missingIn({ plan, stands });
  return (
    <div class="standings">
      <ReportView report={outcome.report} />
      <h2>{texts.missing}</h2>
      {missing.length === 0 ? <p>{texts.nothingMissing}</p> : missing.map((table) => <p>{missingLine(table)}</p>)}
      <ShareResult scored={scored} />
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
