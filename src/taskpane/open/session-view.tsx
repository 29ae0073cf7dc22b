import type { Host } from "../../excel/host";
import { selectCell } from "../../excel/select-cell";
import type { SavedSession } from "../../workbook/reading/read-saved";
import { Later } from "../components/later";
import type { Attempts } from "../components/message";
import { summaryOf } from "../kinds/kind-forms";
import { ReportView } from "../components/report-view";
import type { SessionModel } from "../session/session-model";
import { texts as paneTexts } from "../texts";
import { AnewView, type KeptThere } from "./anew-view";
import { isSwissEvent } from "../../sessions/swiss-event/score-swiss-event";
import { FileRound } from "./file-round";
import { RemarksView } from "./remarks-view";
import { PairedView, RoundView, type OpenWorkbook } from "./round-view";
import { texts } from "./texts";
import { localDate } from "../shared/locale";

interface SessionViewProps {
  readonly session: SavedSession;
  readonly model: SessionModel;
  /** Null as long as it is not known. */
  readonly host: Host | null;
  readonly kept: KeptThere;
  /** What came of the last press that wrote a round. */
  readonly written: Attempts;
  /** Null where the workbook was read from a file. */
  readonly open: OpenWorkbook | null;
  /** The file that it was read from; null where it is the workbook that is open in Excel. */
  readonly fileName: string | null;
  /** Shows the sessions of the file as it was saved. */
  readonly onSaved: (sessions: readonly SavedSession[]) => void;
}

const sharing = () => import("../results/share-result");
const partsOfEvents = () => import("./event-parts");

/** A session that was read back: what it is, how it stands, what is to be looked at, and what can be done with it. */
export function SessionView({ session, model, host, kept, written, open, fileName, onSaved }: SessionViewProps) {
  const { plan, outcome, remarks, description } = session;
  const { scored, report } = outcome;
  return (
    <>
      <h2>{plan.title}</h2>
      <p class="hint">{texts.facts(paneTexts.kinds[plan.kind], summaryOf(plan), localDate(plan.date))}</p>
      <ReportView report={report} />
      <Later load={sharing}>{({ ShareResult }) => <ShareResult key={scored} scored={scored} />}</Later>
      <RemarksView heading={texts.remarks} remarks={remarks} goTo={open && selectCell} />
      <PairedView session={session} />
      {open && <RoundView session={session} written={written} open={open} />}
      {fileName !== null && <FileRound key={session} session={session} fileName={fileName} />}
      {isSwissEvent(scored) && (
        <Later load={partsOfEvents}>
          {({ ScoreSheets, PrintRound }) => (
            <>
              <PrintRound event={scored} host={host} options={description} />
              <ScoreSheets {...{ session, event: scored, host, open, fileName, onSaved }} />
            </>
          )}
        </Later>
      )}
      <AnewView key={JSON.stringify(description)} session={session} model={model} host={host} kept={kept} />
    </>
  );
}

/** What a session is called among others of its workbook. */
export function sessionName({ plan: { title, date }, made, sheets }: SavedSession): string {
  const first = made.sheets[0]?.name ?? "";
  return texts.session(title, localDate(date), sheets.get(first)?.name ?? first);
}
