import type { Entry } from "../../../play/evening";
import { tableName } from "../../../play/at-table";
import type { KeptEvenings } from "../kept-evenings";
import type { OpenEvening } from "../use-evening";
import { inWords } from "../words";
import { texts } from "./texts";
import { useWorkbook } from "./use-workbook";

interface Props {
  readonly open: OpenEvening;
  readonly kept: KeptEvenings;
  readonly taken: (entries: readonly Entry[]) => void;
}

/** Whether the evening is written into the workbook that is open in Excel, and what is to be said of that. */
export function WorkbookBar({ open, kept, taken }: Props) {
  const { plan } = open;
  const { state, fault, told, join, part, takeNote } = useWorkbook(open, kept, taken);
  const place = ({ table, board }: Pick<Entry, "table" | "board">) => texts.place(tableName(plan, table), board);
  const { replaced, unfinished, adjusted, missing, waiting } = told;
  const hints = [
    ...(missing.length > 0 ? [texts.missing(missing)] : []),
    ...unfinished.map((line) => texts.unfinished(place(line))),
    ...adjusted.map(({ board, tables: [table, ...others] }) =>
      texts.adjusted(table === undefined || others.length > 0 ? texts.board(board) : place({ table, board }))
    ),
  ];
  return (
    <section class="in-excel" aria-live="polite">
      <div class="row">
        {state === "together" ? (
          <>
            <p>{waiting === null ? texts.together : texts.apart}</p>
            <button type="button" class="part" onClick={part}>
              {texts.stop}
            </button>
          </>
        ) : (
          <button type="button" disabled={state === "looking"} onClick={join}>
            {state === "looking" ? texts.looking : texts.write}
          </button>
        )}
      </div>
      {fault !== "" && <p class="fault">{fault}</p>}
      {waiting !== null && <p class="fault">{texts.waiting(waiting)}</p>}
      {replaced.length > 0 && (
        <div class="row replaced">
          <div>
            {replaced.map((line) => {
              const { board, now, was } = line;
              return (
                <p>{texts.replaced(place(line), now ? inWords(now, board) : texts.nothing, inWords(was, board))}</p>
              );
            })}
          </div>
          <button type="button" class="part" onClick={takeNote}>
            {texts.noted}
          </button>
        </div>
      )}
      {hints.map((hint) => (
        <p class="hint">{hint}</p>
      ))}
    </section>
  );
}
