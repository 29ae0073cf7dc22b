import { tablesOf, boardsAt } from "../../play/at-table";
import { placeKey } from "../../play/evening";
import { ReportView } from "../report-view";
import { texts } from "./texts";
import type { OpenEvening } from "./use-evening";

/** How the evening stands, and which boards have no result yet. */
export function Standings({ open: { plan, stands, outcome } }: { readonly open: OpenEvening }) {
  const missing = tablesOf(plan).flatMap(({ table, name }) => {
    const boards = boardsAt(plan, table).flatMap(({ board }) =>
      stands.has(placeKey({ table, board })) ? [] : [board]
    );
    return boards.length === 0 ? [] : [texts.missingAt(name, boards.join(", "))];
  });
  return (
    <div class="standings">
      <ReportView report={outcome.report} />
      <h2>{texts.missing}</h2>
      {missing.length === 0 ? <p>{texts.nothingMissing}</p> : missing.map((line) => <p>{line}</p>)}
    </div>
  );
}
