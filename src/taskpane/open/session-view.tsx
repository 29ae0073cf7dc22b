import type { Host } from "../../excel/host";
import { selectCell } from "../../excel/select-cell";
import { firstTypedInto } from "../../workbook/entries";
import type { SavedSession } from "../../workbook/reading/read-saved";
import { Lazy } from "../components/lazy";
import type { ActionRunner } from "../components/status-region";
import { summaryOf } from "../workbook/kinds/kind-forms";
import { ReportView } from "../components/report-view";
import type { SessionModel } from "../workbook/form/session-model";
import { texts as paneTexts } from "../texts";
import { RebuildView, type KeptThere } from "./rebuild-view";
import { fieldKindOf } from "../../sessions/field/field-kind";
import { isSwissEvent } from "../../sessions/event/score-event";
import { FileRound } from "../event/file-round";
import { RemarksView } from "../workbook/open/remarks-view";
import { PairedView, RoundView, type OpenWorkbook } from "../event/round-view";
import type { OpenedFile } from "../event/save-event";
import { texts } from "../workbook/open/texts";
import { localDate } from "../shared/locale";

interface SessionViewProps {
  readonly session: SavedSession;
  readonly model: SessionModel;
  /** Null as long as it is not known. */
  readonly host: Host | null;
  readonly kept: KeptThere;
  /** What came of the last press that wrote a round. */
  readonly written: ActionRunner;
  /** Null where the workbook was read from a file. */
  readonly open: OpenWorkbook | null;
  /** Null where it is the workbook that is open in Excel. */
  readonly opened: OpenedFile | null;
}

const sharing = () => import("../workbook/results/share-result");
const partsOfEvents = () => import("../event/event-parts");

/** A session that was read back: what it is, how it stands, what is to be looked at, and what can be done with it. */
export function SessionView({ session, model, host, kept, written, open, opened }: SessionViewProps) {
  const { plan, outcome, remarks, description } = session;
  const { scored, report } = outcome;
  const isFieldKind = fieldKindOf(plan.kind) !== null;
  return (
    <>
      <h2>{plan.title}</h2>
      <p class="hint">{texts.facts(paneTexts.kinds[plan.kind], summaryOf(plan), localDate(plan.date))}</p>
      <ReportView report={report} />
      <Lazy load={sharing}>{({ ShareResult }) => <ShareResult key={scored} scored={scored} />}</Lazy>
      <RemarksView heading={texts.remarks} remarks={remarks} goTo={open && selectCell} />
      <PairedView session={session} />
      {open && !isFieldKind && <RoundView session={session} written={written} open={open} />}
      {open && isFieldKind && (
        <Lazy load={partsOfEvents}>{({ RulingsView }) => <RulingsView {...{ session, written, open }} />}</Lazy>
      )}
      {opened && <FileRound session={session} opened={opened} written={written} />}
      {isSwissEvent(scored) && (
        <Lazy load={partsOfEvents}>
          {({ LateTeam, ScoreSheets, PrintRound }) => (
            <>
              <LateTeam key={scored} {...{ session, host, opened, written }} />
              <PrintRound event={scored} host={host} options={description} />
              <ScoreSheets {...{ session, event: scored, host, open, opened }} />
            </>
          )}
        </Lazy>
      )}
      <RebuildView key={JSON.stringify(description)} session={session} model={model} host={host} kept={kept} />
    </>
  );
}

/** What a session is called among others of its workbook. */
export function sessionName({ plan: { title, date }, made, sheets }: SavedSession): string {
  const first = made.sheets[firstTypedInto(made.sheets, made.entries)]?.name ?? "";
  return texts.session(title, localDate(date), sheets.get(first)?.name ?? first);
}
