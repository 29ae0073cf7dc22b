import { useRef, useState } from "preact/hooks";
import type { Host } from "../../excel/host";
import { InputError } from "../../bridge/input-error";
import { nameTable, type NameLine } from "../../season/name-table";
import { BASES } from "../../season/options";
import { DropZone } from "../components/drop-zone";
import { Select, TextField } from "../components/field";
import { Failed } from "../components/lazy";
import { Form } from "../components/form";
import { errorText } from "../shared/error-text";
import { outcomeOf, type FilesOutcome, type SeasonChoice } from "./files-outcome";
import { readEvenings, type ReadFiles } from "./read-evenings";
import { seasonTexts as words } from "./season-texts";
import type { Join } from "./season-view";
import { texts } from "../texts";
import { ExportButtons } from "../workbook/make/export-buttons";

/** What has come of the files that were chosen. */
type Status =
  | { readonly kind: "none" }
  | { readonly kind: "reading"; readonly text: string }
  | { readonly kind: "read"; readonly read: ReadFiles }
  | { readonly kind: "failed"; readonly error: unknown; readonly again: () => void };

const BASIS_OPTIONS = [{ label: "", options: BASES.map((value) => [value, words.bases[value]] as const) }];

/** The tab on which evenings are added up from their workbooks. */
export function SeasonTab({ host }: { readonly host: Host | null }) {
  const [status, setStatus] = useState<Status>({ kind: "none" });
  const [joined, setJoined] = useState<readonly NameLine[]>([]);
  const [choice, setChoice] = useState<SeasonChoice>({ title: "", basis: "scored", best: "" });
  const turn = useRef(0);

  const readFiles = async (files: readonly File[]) => {
    const reading = ++turn.current;
    // Others may be chosen meanwhile.
    const tell = (told: Status) => reading === turn.current && setStatus(told);
    try {
      const read = await readEvenings(files, (file, of) => tell({ kind: "reading", text: words.reading(file, of) }));
      if (tell({ kind: "read", read }) !== false) setJoined([]);
    } catch (error) {
      tell({ kind: "failed", error, again: () => void readFiles(files) });
    }
  };
  const join: Join = ({ names: [first, second] }, meaning) =>
    setJoined([...joined, { typed: meaning === first ? second : first, meaning }]);

  const read = status.kind === "read" ? status.read : null;
  const made = read && attempted(() => outcomeOf(read, nameTable([...read.names, ...joined]), choice, join));
  const leaving = made && "leaving" in made ? made.leaving : null;
  return (
    <Form kind="season">
      <p class="hint">{words.hint}</p>
      <DropZone label={words.files} accept=".xlsx" multiple onFiles={(files) => void readFiles(files)} />
      {"webkitdirectory" in HTMLInputElement.prototype && (
        <DropZone label={words.folder} accept=".xlsx" webkitdirectory onFiles={(files) => void readFiles(files)} />
      )}
      <TextField
        label={words.title}
        name="season-title"
        value={choice.title}
        onType={(title) => setChoice({ ...choice, title })}
      />
      <Select
        label={words.points}
        name="basis"
        groups={BASIS_OPTIONS}
        value={choice.basis}
        onChoose={(value) => setChoice({ ...choice, basis: BASES.find((basis) => basis === value) ?? choice.basis })}
      />
      <TextField
        label={words.best}
        name="best"
        value={choice.best}
        onType={(best) => setChoice({ ...choice, best })}
        hint={words.all}
        fault={made && "best" in made ? made.best : ""}
      />
      <div class="results" role="status">
        {status.kind === "reading" && status.text}
        {status.kind === "failed" && <Failed error={status.error} onAgain={status.again} />}
        {made && "refused" in made && <p class="fault">{made.refused}</p>}
        {made && "view" in made && made.view}
      </div>
      <ExportButtons
        host={host}
        main={texts.waysOut.make.season}
        of={status}
        order={() => leaving}
        forbidden={leaving ? "" : words.missing}
      />
    </Form>
  );
}

/** What the files come to; or what is wrong, in the number of the best evenings or elsewhere. */
function attempted(work: () => FilesOutcome): FilesOutcome | { readonly best: string } | { readonly refused: string } {
  try {
    return work();
  } catch (error) {
    if (error instanceof InputError && error.field === "best") return { best: error.message };
    return { refused: errorText(error) };
  }
}
