import { useRef, useState } from "preact/hooks";
import type { Host } from "../../excel/host";
import { InputError } from "../../bridge/input-error";
import { nameTable, type NameLine } from "../../season/name-table";
import { texts as seasonRoom } from "../../season/texts";
import { Banner } from "../components/banner";
import { DropZone } from "../components/drop-zone";
import { TextField } from "../components/field";
import { Failed } from "../components/lazy";
import { Form } from "../components/form";
import { List, ListRow } from "../components/list-row";
import { Page } from "../components/page";
import { Remarks } from "../components/report-view";
import { errorText } from "../shared/error-text";
import { BasisCards } from "./basis-cards";
import { outcomeOf, type FilesOutcome, type SeasonChoice } from "./files-outcome";
import { readEvenings, type ReadFiles } from "./read-evenings";
import { seasonTexts as words } from "./season-texts";
import type { Join } from "./season-view";
import { texts } from "../texts";
import { ExportFoot } from "../workbook/make/export-buttons";

/** State of reading the chosen files. */
type Status =
  | { readonly kind: "none" }
  | { readonly kind: "reading"; readonly text: string }
  | { readonly kind: "read"; readonly read: ReadFiles }
  | { readonly kind: "failed"; readonly error: unknown; readonly again: () => void };

/** The settings that have their own page. */
type Setting = "points" | "best" | "title";

/** The page on which evenings are added up from their workbooks. */
export function SeasonTab({ host }: { readonly host: Host | null }) {
  const [status, setStatus] = useState<Status>({ kind: "none" });
  const [joined, setJoined] = useState<readonly NameLine[]>([]);
  const [choice, setChoice] = useState<SeasonChoice>({ title: "", basis: "scored", best: "" });
  const [setting, setSetting] = useState<Setting | null>(null);
  const readCount = useRef(0);

  const readFiles = async (files: readonly File[]) => {
    const reading = ++readCount.current;
    // The user may choose other files while these are being read.
    const showStatus = (next: Status) => reading === readCount.current && setStatus(next);
    try {
      const read = await readEvenings(files, (file, count) =>
        showStatus({ kind: "reading", text: words.reading(file, count) })
      );
      if (showStatus({ kind: "read", read }) !== false) setJoined([]);
    } catch (error) {
      showStatus({ kind: "failed", error, again: () => void readFiles(files) });
    }
  };
  const join: Join = ({ names: [first, second] }, meaning) =>
    setJoined([...joined, { typed: meaning === first ? second : first, meaning }]);

  const read = status.kind === "read" ? status.read : null;
  const outcome = read && attempted(() => outcomeOf(read, nameTable([...read.names, ...joined]), choice, join));
  const leaving = outcome && "leaving" in outcome ? outcome.leaving : null;
  const wrongBest = outcome && "best" in outcome ? outcome.best : "";
  const change = (changed: Partial<SeasonChoice>) => setChoice({ ...choice, ...changed });
  if (setting !== null)
    return (
      <SettingPage
        setting={setting}
        choice={choice}
        change={change}
        wrongBest={wrongBest}
        back={() => setSetting(null)}
      />
    );
  const row = (name: Setting, title: string, value: string) => (
    <ListRow name={name} title={title} value={value} onPress={() => setSetting(name)} />
  );
  return (
    <Form kind="season">
      <Files read={read} onFiles={(files) => void readFiles(files)} />
      <div role="status">
        {status.kind === "reading" && status.text}
        {status.kind === "failed" && <Failed error={status.error} onAgain={status.again} />}
        {outcome && "refused" in outcome && <Banner intent="fault" title={outcome.refused} />}
        {wrongBest !== "" && <Banner intent="fault" title={wrongBest} />}
        {read && read.notCounted.length > 0 && (
          <Banner intent="fault" title={words.notCounted(read.notCounted.length, read.files)}>
            {read.notCounted.map((line) => (
              <p>{line}</p>
            ))}
          </Banner>
        )}
        {outcome && "view" in outcome && outcome.view}
      </div>
      <List>
        {row("points", words.points, words.bases[choice.basis][0])}
        {row("best", words.countedEvenings, choice.best.trim() === "" ? words.all : words.bestOf(choice.best.trim()))}
        {row("title", words.title, choice.title || seasonRoom.title)}
      </List>
      {outcome && "view" in outcome && <Remarks heading={words.remarks} lines={outcome.remarks} />}
      {leaving && (
        <ExportFoot host={host} main={texts.waysOut.make.season} source={status} order={() => leaving} forbidden="" />
      )}
    </Form>
  );
}

interface FilesProps {
  readonly read: ReadFiles | null;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The drop zones for workbooks; they are small once files are chosen. */
function Files({ read, onFiles }: FilesProps) {
  const folder = "webkitdirectory" in HTMLInputElement.prototype && (
    <DropZone label={words.folder} accept=".xlsx" webkitdirectory onFiles={onFiles} />
  );
  return (
    <>
      <div class={read ? "chosen-files" : ""}>
        <DropZone
          label={read ? words.otherFiles : words.files}
          hint={read ? words.chosen(read.files, read.digests.length) : words.hint}
          accept=".xlsx"
          multiple
          onFiles={onFiles}
        />
        {folder}
      </div>
      {!read && <p class="hint">{words.more}</p>}
    </>
  );
}

interface SettingPageProps {
  readonly setting: Setting;
  readonly choice: SeasonChoice;
  readonly change: (changed: Partial<SeasonChoice>) => void;
  readonly wrongBest: string;
  readonly back: () => void;
}

function SettingPage({ setting, choice, change, wrongBest, back }: SettingPageProps) {
  if (setting === "points")
    return (
      <Page title={words.points} back={back}>
        <BasisCards chosen={choice.basis} onChoose={(basis) => change({ basis })} />
      </Page>
    );
  if (setting === "best")
    return (
      <Page title={words.countedEvenings} back={back}>
        <TextField
          label={words.best}
          name="best"
          value={choice.best}
          onType={(best) => change({ best })}
          hint={words.blankForAll}
          fault={wrongBest}
          inputMode="numeric"
        />
      </Page>
    );
  return (
    <Page title={words.title} back={back}>
      <TextField label={words.title} name="season-title" value={choice.title} onType={(title) => change({ title })} />
    </Page>
  );
}

/** The outcome of the files, or the message of an error; `best` is a fault of the typed number of best evenings. */
function attempted(work: () => FilesOutcome): FilesOutcome | { readonly best: string } | { readonly refused: string } {
  try {
    return work();
  } catch (error) {
    if (error instanceof InputError && error.field === "best") return { best: error.message };
    return { refused: errorText(error) };
  }
}
