import type { Host } from "../../excel/host";
import { selectCell } from "../../excel/select-cell";
import type { SavedSession } from "../../workbook/reading/read-saved";
import { longDate } from "../../sessions/long-date";
import { element, fill } from "../dom";
import { summaryOf } from "../kinds/kind-forms";
import { reportView } from "../report-view";
import type { SessionModel } from "../session-model";
import { texts as paneTexts } from "../texts";
import { anewView, type KeptThere } from "./anew-view";
import { remarksView } from "./remarks-view";
import { pairedView, roundView, type OpenWorkbook } from "./round-view";
import { texts } from "./texts";

/** What a session is shown with. */
export interface Surroundings {
  readonly model: SessionModel;
  /** Null as long as it is not known. */
  readonly host: Host | null;
  readonly kept: KeptThere;
  /** What came of the last press that wrote a round. */
  readonly written: HTMLElement;
  /** Null where the workbook was read from a file. */
  readonly open: OpenWorkbook | null;
}

/** A session that was read back: what it is, how it stands, what is to be looked at, and what can be done with it. */
export function sessionView(
  session: SavedSession,
  { model, host, kept, written, open }: Surroundings
): { readonly view: HTMLElement; readonly follow: () => void } {
  const { plan, outcome, remarks } = session;
  const share = element("div", {});
  // Without it all else is there all the same.
  void import("../share-result").then(
    ({ shareResult }) => fill(share, shareResult(outcome.scored)),
    () => undefined
  );
  const anew = anewView(session, model, host, kept);
  const view = element(
    "div",
    {},
    element("h2", {}, plan.title),
    element("p", { class: "hint" }, texts.facts(paneTexts.kinds[plan.kind], summaryOf(plan), longDate(plan.date))),
    reportView(outcome.report),
    share,
    remarks.length > 0 && remarksView(texts.remarks, remarks, open && selectCell),
    pairedView(session),
    roundView(session, written, open),
    anew.row
  );
  return { view, follow: anew.follow };
}

/** What a session is called among others of its workbook. */
export function sessionName({ plan: { title, date }, made, sheets }: SavedSession): string {
  const first = made.sheets[0]?.name ?? "";
  return texts.session(title, longDate(date), sheets.get(first)?.name ?? first);
}
