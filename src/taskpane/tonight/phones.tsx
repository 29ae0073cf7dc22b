import { useState } from "preact/hooks";
import { tablesIn } from "../../exchange/tables-in";
import { tableName } from "../../play/at-table";
import { codeOf, readCode } from "../../play/code";
import { lastAct, saying, undone, type Entry } from "../../play/evening";
import { merged, type Merged } from "../../play/merge";
import { setupCode } from "../../play/setup-code";
import { linkOf } from "../../play/table-link";
import { errorText } from "../error-text";
import { pageAddress } from "../page-address";
import { phoneTexts as texts } from "./phone-texts";
import { QrCode } from "./qr-code";
import { TableChoice } from "./table-choice";
import type { OpenEvening } from "./use-evening";
import { inWords } from "./words";

interface Props {
  readonly open: OpenEvening;
  readonly table: number;
  /** What a link or somebody has brought; "" for nothing. */
  readonly brought: string;
}

/** How another phone gets this evening, and how results go from one to the other, without a network. */
export function Phones({ open, table, brought }: Props) {
  // What has come is to be seen first.
  const isBrought = brought !== "";
  const receive = <Receive open={open} brought={brought} />;
  return (
    <div class="phones">
      {isBrought && receive}
      <Show open={open} table={table} />
      {!isBrought && receive}
    </div>
  );
}

function Show({ open: { plan, evening, stands }, table: sitting }: Pick<Props, "open" | "table">) {
  const [table, choose] = useState(sitting);
  const [what, show] = useState<"results" | "setup">("results");
  const { kind, options } = evening;
  // Whoever joins sits at another table.
  const other = tablesIn(plan).find((known) => known.table !== sitting)?.table ?? sitting;
  const code = what === "results" ? codeOf(plan, table, stands) : setupCode({ kind, options, table: other });
  const link = linkOf(pageAddress(), code);
  const [status, say] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => say(texts.copied),
      () => say(texts.notCopied)
    );
  return (
    <section>
      <h2>{texts.show}</h2>
      <div class="row" role="group" aria-label={texts.show}>
        {(["results", "setup"] as const).map((known) => (
          <button type="button" aria-pressed={what === known} onClick={() => show(known)}>
            {texts.what[known]}
          </button>
        ))}
      </div>
      {what === "results" && <TableChoice plan={plan} table={table} choose={choose} />}
      <p>{texts.how[what]}</p>
      <QrCode text={link} label={what === "results" ? texts.codeOf(tableName(plan, table)) : texts.codeOfEvening} />
      <p class="code">
        <code>{code}</code>
      </p>
      <div class="row">
        <button type="button" onClick={() => void copy()}>
          {texts.copy}
        </button>
      </div>
      <p role="status">{status}</p>
    </section>
  );
}

function Receive({ open, brought }: Pick<Props, "open" | "brought">) {
  const { plan, stands, change } = open;
  const [text, setText] = useState(brought);
  const [taken, setTaken] = useState<number | null>(null);
  const [theirs, setTheirs] = useState<ReadonlySet<number>>(new Set());
  const found = text.trim() === "" ? null : reading(() => merged(stands, readCode(text, plan).entries));
  const take = ({ news, conflicts }: Merged) => {
    const changed = conflicts.filter(({ board }) => theirs.has(board));
    const entries: Entry[] = [...news, ...changed.map(({ table, board, there }) => ({ table, board, said: there }))];
    change((known) => saying(known, entries, Date.now()));
    setTaken(entries.length);
    setText("");
    setTheirs(new Set<number>());
  };
  const takeBack = () => {
    change((known) => undone(known, Date.now()));
    setTaken(null);
  };
  return (
    <section>
      <h2>{texts.receive}</h2>
      <label>
        {texts.paste}
        <textarea
          name="code"
          rows={3}
          value={text}
          onInput={({ currentTarget }) => {
            setTaken(null);
            setText(currentTarget.value);
          }}
        />
      </label>
      {typeof found === "string" && (
        <p class="fault" role="alert">
          {found}
        </p>
      )}
      {found !== null && typeof found === "object" && (
        <div class="merging">
          <p>{texts.found(found.news.length, found.alike, found.conflicts.length)}</p>
          {found.conflicts.map(({ board, here, there }) => (
            <fieldset>
              <legend>{texts.conflict(board)}</legend>
              {[false, true].map((isTheirs) => (
                <label>
                  <input
                    type="radio"
                    name={`conflict-${board}`}
                    checked={theirs.has(board) === isTheirs}
                    onChange={() => {
                      const next = new Set(theirs);
                      if (isTheirs) next.add(board);
                      else next.delete(board);
                      setTheirs(next);
                    }}
                  />{" "}
                  {isTheirs ? texts.there(inWords(there, board)) : texts.here(inWords(here, board))}
                </label>
              ))}
            </fieldset>
          ))}
          <button type="button" class="primary" onClick={() => take(found)}>
            {texts.take}
          </button>
        </div>
      )}
      <p role="status">{taken !== null && texts.taken(taken)}</p>
      {taken !== null && taken > 0 && lastAct(open.evening).length === taken && (
        <button type="button" onClick={takeBack}>
          {texts.takeBack}
        </button>
      )}
    </section>
  );
}

/** What some reading finds, or why it finds nothing, in words. */
function reading<T>(read: () => T): T | string {
  try {
    return read();
  } catch (error) {
    return errorText(error);
  }
}
