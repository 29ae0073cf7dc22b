import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Host } from "../../excel/host";
import type { SavedSession } from "../../workbook/reading/read-saved";
import { Button } from "../components/button";
import { DropZone } from "../components/drop-zone";
import { Select } from "../components/field";
import { Failed } from "../components/lazy";
import { List, ListRow } from "../components/list-row";
import { Sheet } from "../components/sheet";
import { useActionRunner, type ActionRunner } from "../components/status-region";
import { errorText } from "../shared/error-text";
import { loading, LoadError } from "../shared/loading";
import { readOpenSessions } from "./read-open-sessions";
import type { SessionModel } from "../workbook/form/session-model";
import { texts as paneTexts } from "../texts";
import { useLatest } from "../shared/use-latest";
import { useDrops } from "./drops";
import { PageBar } from "../workbook/form/form-page";
import { texts } from "../workbook/open/texts";

/** A workbook from which sessions are read. */
interface Source {
  readonly name: string;
  /** Null for the workbook that is open in Excel. */
  readonly file: File | null;
  readonly read: () => Promise<SavedSession[]>;
}

type View = typeof import("./session-view");

/** The workbook that was read, and the view that shows it. */
interface ShownWorkbook {
  readonly source: Source;
  /** The chosen file, or its saved version after a change; null for the workbook that is open in Excel. */
  readonly file: File | null;
  readonly sessions: readonly SavedSession[];
  readonly index: number;
  readonly view: View;
}

/** A message about reading a workbook, or the error. */
type Status = { readonly text: string } | { readonly error: unknown; readonly again: () => void };

const QUIET: Status = { text: "" };

interface OpenTabProps {
  readonly model: SessionModel;
  readonly host: Host | null;
  /** Opens the page of results for the session that is chosen in the form. */
  readonly toResults: () => void;
  /** The addresses of this page and of an opened workbook; null beside Excel, where pages have no addresses. */
  readonly address: Address | null;
}

interface Address {
  /** The place that the pane shows. */
  readonly place: string;
  readonly toEvent: () => void;
  /** Goes from an opened workbook to this page. */
  readonly back: () => void;
}

/** The page on which a saved workbook is opened. */
export function OpenTab({ model, host, toResults, address }: OpenTabProps) {
  const panel = useRef<HTMLDivElement>(null);
  const written = useActionRunner();
  const unsaved = useUnsavedQuestion();
  const { shown, setShown, status, fault, clear, stopReading, open, openFile } = useOpenedWorkbook(written, () =>
    address?.toEvent()
  );
  const latestAddress = useLatest(address);
  const close = () => {
    clear(QUIET);
    if (latestAddress.current?.place === "event") latestAddress.current.back();
  };
  /** Leads back from a page of the workbook; null while the workbook itself is shown. */
  const leavePage = useRef<(() => void) | null>(null);
  useBrowsersBack(address, shown !== null, () => {
    const isAway = leavePage.current === null && !unsaved.isUnsaved.current;
    if (leavePage.current) leavePage.current();
    else unsaved.askThen(close);
    return isAway;
  });
  const isOver = useDrops(panel, (files) => {
    const [dropped, ...more] = files;
    unsaved.askThen(() => {
      if (dropped && more.length === 0) return void openFile(dropped);
      stopReading();
      clear(QUIET, dropped ? texts.oneFile(files.length) : texts.noFile);
    });
  });
  return (
    <div ref={panel} class={isOver ? "drop" : ""}>
      {shown ? (
        <Sessions
          // Each opened workbook gets new component state.
          key={shown.source}
          shown={shown}
          onShow={setShown}
          back={() => unsaved.askThen(close)}
          leavePage={leavePage}
          onUnsaved={(isUnsaved) => (unsaved.isUnsaved.current = isUnsaved)}
          onChoose={(index) =>
            unsaved.askThen(() => {
              written.say(null);
              setShown({ ...shown, index });
            })
          }
          model={model}
          host={host}
          written={written}
        />
      ) : (
        <>
          {host?.name === "excel" && <OpenWorkbookRow open={open} />}
          <DropZone
            label={texts.file}
            hint={texts.fileHint}
            accept=".xlsx"
            fault={fault}
            onFiles={([chosen]) => chosen && void openFile(chosen)}
          />
        </>
      )}
      {unsaved.question}
      <div class="outcome" role="status">
        {"text" in status ? status.text : <Failed error={status.error} onAgain={status.again} />}
      </div>
      {!shown && <WithoutWorkbook toResults={toResults} />}
    </div>
  );
}

/** Reads workbooks: the one that is shown, and messages about reading. */
function useOpenedWorkbook(written: ActionRunner, onOpened: () => void) {
  const [shown, setShown] = useState<ShownWorkbook | null>(null);
  const [status, setStatus] = useState(QUIET);
  const [fault, setFault] = useState("");
  const attempt = useRef(0);
  const clear = (message: Status, refused = "") => {
    setShown(null);
    written.say(null);
    setStatus(message);
    setFault(refused);
  };
  const open = async (source: Source) => {
    const reading = ++attempt.current;
    setFault("");
    setStatus({ text: paneTexts.waysOut.working });
    try {
      const [sessions, view] = await Promise.all([source.read(), loading(import("./session-view"))]);
      if (reading !== attempt.current) return;
      clear(QUIET);
      setShown({ source, file: source.file, sessions, index: 0, view });
      onOpened();
    } catch (error) {
      if (reading !== attempt.current) return;
      if (error instanceof LoadError || !source.file) clear({ error, again: () => void open(source) });
      else clear(QUIET, errorText(error));
    }
  };
  const openFile = (chosen: File) => {
    const read = async () => (await loading(import("../workbook/open/read-workbook"))).readWorkbook(chosen);
    return open({ name: chosen.name, file: chosen, read });
  };
  return { shown, setShown, status, fault, clear, stopReading: () => attempt.current++, open, openFile };
}

/** Asks before the user leaves typed results that are not saved. */
function useUnsavedQuestion() {
  const isUnsaved = useRef(false);
  const [leave, setLeave] = useState<{ readonly go: () => void } | null>(null);
  const stay = () => setLeave(null);
  const question = leave && (
    <Sheet title={texts.leaving.title} onBack={stay}>
      <p>{texts.leaving.hint}</p>
      <Button variant="primary" onPress={stay}>
        {texts.leaving.stay}
      </Button>
      <Button
        name="leave"
        onPress={() => {
          stay();
          isUnsaved.current = false;
          leave.go();
        }}
      >
        {texts.leaving.leave}
      </Button>
    </Sheet>
  );
  /** Calls `go`; if typed results are unsaved, asks the user first. */
  const askThen = (go: () => void) => (isUnsaved.current ? setLeave({ go }) : go());
  return { isUnsaved, askThen, question };
}

/** The row that opens the workbook that is open in Excel. */
function OpenWorkbookRow({ open }: { readonly open: (source: Source) => Promise<void> }) {
  return (
    <List>
      <ListRow
        name="this"
        icon="workbook"
        title={texts.thisWorkbook}
        below={texts.thisHint}
        onPress={() => void open({ name: texts.thisWorkbook, file: null, read: readOpenSessions })}
      />
    </List>
  );
}

function WithoutWorkbook({ toResults }: Pick<OpenTabProps, "toResults">) {
  return (
    <>
      <h2>{texts.withoutWorkbook}</h2>
      <List>
        <ListRow name="results" icon="download" title={texts.results} below={texts.resultsHint} onPress={toResults} />
      </List>
    </>
  );
}

interface SessionsProps {
  readonly shown: ShownWorkbook;
  readonly onShow: (shown: ShownWorkbook) => void;
  readonly model: SessionModel;
  readonly host: Host | null;
  readonly back: () => void;
  readonly leavePage: { current: (() => void) | null };
  /** Shows another session of the workbook. */
  readonly onChoose: (index: number) => void;
  readonly onUnsaved: (isUnsaved: boolean) => void;
  readonly written: ActionRunner;
}

/** Shows one session of a workbook, and a list to choose from if there are several. */
function Sessions({ shown, onShow, back, leavePage, onChoose, onUnsaved, model, host, written }: SessionsProps) {
  const [isAlone, setAlone] = useState(false);
  const { source, file, sessions, index, view } = shown;
  const session = sessions[index];
  useLayoutEffect(() => {
    model.opened.current = session ? { plan: session.plan, hasResults: hasResults(session) } : null;
    return () => {
      model.opened.current = null;
    };
  }, [session, model.opened]);
  const refresh = async () => onShow({ ...shown, sessions: await source.read() });
  const open = { read: async () => (await source.read())[index] ?? null, refresh };
  return (
    <>
      {!isAlone && (
        <PageBar
          title={session ? view.pageTitle(session, source.name) : source.name}
          back={back}
          action={
            !file && (
              <button type="button" class="quiet" onClick={() => void refresh().catch(() => undefined)}>
                {texts.again}
              </button>
            )
          }
        />
      )}
      {!isAlone && sessions.length > 1 && (
        <Select
          label={texts.sessions(sessions.length)}
          name="opened"
          groups={[{ label: "", options: sessions.map((each, i) => [String(i), view.sessionName(each)] as const) }]}
          value={String(index)}
          onChoose={(chosen) => onChoose(Number(chosen))}
        />
      )}
      {session && (
        <view.SessionView
          // Another session, or changed options, get new component state.
          key={`${index} ${JSON.stringify(session.description)}`}
          session={session}
          model={model}
          host={host}
          written={written}
          onPage={(leave) => {
            leavePage.current = leave;
            setAlone(leave !== null);
          }}
          onUnsaved={onUnsaved}
          open={file ? null : open}
          opened={file && { file, index, onSaved: (saved, now) => onShow({ ...shown, file: saved, sessions: now }) }}
        />
      )}
    </>
  );
}

/** True if the session has results or rulings: its CSV has lines below the header. */
function hasResults({ outcome }: SavedSession): boolean {
  return outcome.csv().trim().includes("\n");
}

/**
 * Makes the browser's Back button lead from an opened workbook to the previous page.
 * @param back goes one step back; returns false if the workbook stays.
 */
function useBrowsersBack(address: Address | null, isShown: boolean, back: () => boolean): void {
  const before = useRef(address?.place);
  const latest = useLatest({ address, isShown, back });
  const place = address?.place;
  useLayoutEffect(() => {
    const { address: now, isShown: shown, back: goBack } = latest.current;
    const from = before.current;
    before.current = place;
    // After a reload no workbook is open.
    if (place === "event" && !shown) now?.back();
    if (place === "open" && shown && (from !== "event" || !goBack())) now?.toEvent();
  }, [place, latest]);
}
