import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Host } from "../../excel/host";
import { isEvent } from "../../sessions/event/score-event";
import { fieldKindOf } from "../../sessions/field/field-kind";
import { resultOf } from "../../sessions/result/session-result";
import { firstTypedInto } from "../../workbook/entries";
import type { SavedSession } from "../../workbook/reading/read-saved";
import { Button } from "../components/button";
import { FootBar } from "../components/foot-bar";
import { Lazy } from "../components/lazy";
import { List, ListRow } from "../components/list-row";
import type { ActionRunner } from "../components/status-region";
import type { OpenedFile, OpenWorkbook } from "../event/carry-out";
import { localDate } from "../shared/locale";
import { texts as paneTexts } from "../texts";
import { DoneFoot, PageBar } from "../workbook/form/form-page";
import type { SessionModel } from "../workbook/form/session-model";
import { summaryOf } from "../workbook/kinds/kind-forms";
import { canFollow } from "../workbook/kinds/next-stage";
import { RemarkBanners, showPlace } from "../workbook/open/remark-banners";
import { emptyBoard, shareOf } from "../workbook/open/next-step";
import { cellAt } from "../workbook/open/remarks-view";
import { StandingsTable } from "../workbook/open/standings-table";
import { texts } from "../workbook/open/texts";
import { ownForm } from "./own-form";

interface SessionViewProps {
  readonly session: SavedSession;
  readonly model: SessionModel;
  /** Excel or the browser; null until it is detected. */
  readonly host: Host | null;
  /** Runs changes of the workbook, and has the outcome of the last one. */
  readonly written: ActionRunner;
  /** The workbook that is open in Excel; null if the session was read from a file. */
  readonly open: OpenWorkbook | null;
  /** The file of the session; null if it was read from the workbook that is open in Excel. */
  readonly opened: OpenedFile | null;
  /**
   * Called with a function that leads back when another page replaces this one, and with null when that page is closed.
   */
  readonly onPage: (leave: (() => void) | null) => void;
  /** Called when typed results become unsaved or saved. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

const sharing = () => import("../workbook/results/share-result");
const changing = () => import("./change-view");
const staging = () => import("./stage-view");
const bringing = () => import("../workbook/results/results-tab");
const partsOfEvents = () => import("../event/event-parts");

/** Pages of a session that replace its own page. */
type PageName = "share" | "change" | "results" | "stage";

/** The page of a session that was read from a workbook: results, faults and actions. */
export function SessionView(props: SessionViewProps) {
  const { session, host, written, open, opened, onPage, onUnsaved } = props;
  const { scored } = session.outcome;
  const [page, setPage] = useState<PageName | null>(null);
  const show = (next: PageName | null) => {
    setPage(next);
    onPage(next === null ? null : back);
  };
  const back = () => show(null);
  const faults = <RemarkBanners faults={session.remarks} questions={session.questions} isOpen={open !== null} />;
  const main = isEvent(scored) ? (
    <Lazy load={partsOfEvents}>
      {({ EventPage }) => (
        <EventPage
          {...{ session, host, written, onPage, onUnsaved, faults }}
          place={{ open, opened }}
          rows={
            <List>
              {canFollow(scored) && (
                <ListRow
                  name="stage"
                  icon="standings"
                  title={texts.stage.title}
                  below={texts.stage.below}
                  onPress={() => show("stage")}
                />
              )}
              <CommonRows show={show} />
            </List>
          }
        />
      )}
    </Lazy>
  ) : (
    <SessionPage {...props} faults={faults} show={show} />
  );
  return (
    <>
      {/* Hidden but mounted, so that typed results of an event stay while another page is shown. */}
      <div hidden={page !== null}>{main}</div>
      <OtherPage {...props} page={page} back={back} />
    </>
  );
}

/** Rows that lead to pages of every session. */
function CommonRows({ show }: { readonly show: (page: PageName) => void }) {
  return (
    <>
      <ListRow
        name="change"
        icon="change"
        title={texts.change}
        below={texts.changeHint}
        onPress={() => show("change")}
      />
      <ListRow
        name="results"
        icon="download"
        title={texts.results}
        below={texts.resultsHint}
        onPress={() => show("results")}
      />
    </>
  );
}

interface SessionPageProps extends Pick<SessionViewProps, "session" | "open" | "written"> {
  readonly faults: ComponentChildren;
  readonly show: (page: PageName) => void;
}

/** The page of a session that is not an event. */
function SessionPage({ session, open, written, faults, show }: SessionPageProps) {
  const { plan, outcome } = session;
  const { scored, report } = outcome;
  const { rows, sentences } = resultOf(scored);
  const canShare = rows.length + sentences.length > 0;
  return (
    <>
      <section class="card">
        <h2>{plan.title}</h2>
        <p class="hint">{texts.facts(paneTexts.kinds[plan.kind], summaryOf(plan), localDate(plan.date))}</p>
        <p class="hint">{report.progress}</p>
        <svg class="progress" aria-hidden="true">
          <rect width={`${100 * shareOf(report.progress)}%`} height="100%" />
        </svg>
      </section>
      {faults}
      <StandingsTable report={report} scored={scored} />
      <List>
        {canShare && <ListRow name="share" icon="exchange" title={texts.share} onPress={() => show("share")} />}
        <CommonRows show={show} />
      </List>
      {open && fieldKindOf(plan.kind) !== null && (
        <Lazy load={partsOfEvents}>{({ RulingsView }) => <RulingsView {...{ session, written, open }} />}</Lazy>
      )}
      <NextFoot session={session} isOpen={open !== null} share={canShare ? () => show("share") : null} />
    </>
  );
}

interface OtherPageProps extends Pick<SessionViewProps, "session" | "model" | "host"> {
  readonly page: PageName | null;
  readonly back: () => void;
}

/** The page that replaces the session's own one; nothing while that is shown. */
function OtherPage({ session, model, host, page, back }: OtherPageProps) {
  const [own] = useState(() => ownForm(session, model));
  return (
    <>
      {page === "share" && (
        <>
          <PageBar title={texts.share} back={back} />
          <Lazy load={sharing}>{({ ShareResult }) => <ShareResult scored={session.outcome.scored} />}</Lazy>
          <DoneFoot close={back} />
        </>
      )}
      {page === "change" && (
        <Lazy load={changing}>
          {({ ChangeView }) => <ChangeView session={session} own={own} host={host} back={back} />}
        </Lazy>
      )}
      {page === "stage" && (
        <Lazy load={staging}>{({ StageView }) => <StageView {...{ session, model, host, back }} />}</Lazy>
      )}
      {page === "results" && (
        <>
          <PageBar title={texts.results} back={back} />
          <Lazy load={bringing}>
            {({ ResultsTab }) => (
              <ResultsTab model={own.model} host={host} stored={{ typed: "", keep: () => undefined }} />
            )}
          </Lazy>
        </>
      )}
    </>
  );
}

interface NextFootProps {
  readonly session: SavedSession;
  readonly isOpen: boolean;
  /** Opens the page for sharing; null before anything is scored. */
  readonly share: (() => void) | null;
}

/**
 * The button for the next action: shows the first fault, else the first board without a result, else shares the result.
 */
function NextFoot({ session, isOpen, share }: NextFootProps) {
  const [fault] = isOpen ? session.remarks.filter(({ place }) => cellAt(place)) : [];
  const board = isOpen ? emptyBoard(session) : null;
  const [text, press] = fault
    ? [texts.showFault(fault.place.replace("!", ", ")), () => void showPlace(fault.place)]
    : board
      ? [texts.nextBoard(board.table, board.board), () => void showPlace(board.place)]
      : [texts.share, share];
  if (!press) return null;
  return (
    <FootBar>
      <Button variant="primary" name="next" onPress={press}>
        {text}
      </Button>
    </FootBar>
  );
}

/** Returns the name of a session in the list of its workbook's sessions. */
export function sessionName({ plan: { title, date }, made, sheets }: SavedSession): string {
  const first = made.sheets[firstTypedInto(made.sheets, made.entries)]?.name ?? "";
  return texts.session(title, localDate(date), sheets.get(first)?.name ?? first);
}

/** Returns the title of a session's page: the title of an event, the name of the file for any other session. */
export function pageTitle({ plan, outcome }: SavedSession, name: string): string {
  return isEvent(outcome.scored) ? plan.title : name;
}
