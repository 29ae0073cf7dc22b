import { useEffect, useState } from "preact/hooks";
import type { Entry } from "../../../play/evening";
import type { ReplacedResult } from "../../../play/in-workbook/replaced";
import type { TablePlan } from "../../../sessions/table-plan";
import { directorTexts } from "../director/director-texts";
import type { EveningStore } from "../shared/evening-store";
import { useKeptFocus } from "../../shared/kept-focus";
import { ruledIn } from "../shared/ruling-words";
import { SteadyButton } from "../../components/steady-button";
import type { OpenEvening } from "../shared/use-evening";
import { resultInWords, nameOf, placeName } from "../shared/words";
import { texts } from "./texts";
import { useWorkbook, type WorkbookStatus } from "./use-workbook";
import "./workbook-bar.css";

interface Props {
  readonly open: OpenEvening;
  readonly store: EveningStore;
  readonly onImport: (entries: readonly Entry[]) => void;
}

/**
 * Sync status of the evening and the open workbook. It always has two lines above the pad, so that no key moves under a
 * finger; unfolded, it covers the pad and shows all messages.
 */
export function WorkbookBar({ open, store, onImport }: Props) {
  const { plan } = open;
  const { state, fault, status, replaced, overruled, join, part, takeNote } = useWorkbook(open, store, onImport);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  // A fault after a press is shown in full.
  useEffect(() => setOpen(fault !== ""), [fault]);
  const faults = [
    ...(fault !== "" ? [fault] : []),
    ...(status.waiting !== null ? [texts.waiting(status.waiting)] : []),
  ];
  const had = ruledIn(
    plan,
    overruled.map(({ was }) => was)
  ).map(({ text }) => text);
  const hints = statusHints(plan, status);
  const news = replaced.length + had.length;
  const count = faults.length + news + hints.length;
  const isTogether = state === "together";
  const hasJoin = !isTogether && fault === "";
  const bar = useKeptFocus(`${hasJoin} ${isOpen}`);
  return (
    <div
      ref={bar}
      class={isOpen ? "sync-bar open" : "sync-bar"}
      onKeyDown={({ key }) => isOpen && key === "Escape" && close()}
    >
      {hasJoin ? (
        <SteadyButton kind="join" able={state !== "looking"} onPress={join}>
          {state === "looking" ? texts.looking : texts.write}
        </SteadyButton>
      ) : (
        <>
          <div class={count > 0 ? "told news" : "told"} aria-live="polite">
            {faults.map((text) => (
              <p class="fault">{text}</p>
            ))}
            {replaced.map((line) => (
              <p class="replaced">{replacedText(plan, line)}</p>
            ))}
            {had.map((text) => (
              <p class="replaced">{texts.overruled(text)}</p>
            ))}
            {hints.map((hint) => (
              <p>{hint}</p>
            ))}
            {isTogether && status.waiting === null && (count === 0 || isOpen) && <p>{texts.together}</p>}
          </div>
          <button type="button" class="unfold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? texts.less : texts.more(count)}
          </button>
          {isOpen && (
            <div class="row">
              {news > 0 && (
                <button type="button" class="noted" onClick={() => (takeNote(), close())}>
                  {texts.noted}
                </button>
              )}
              {isTogether ? (
                <button type="button" class="part" onClick={() => (part(), close())}>
                  {texts.stop}
                </button>
              ) : (
                <button type="button" onClick={join}>
                  {texts.write}
                </button>
              )}
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** Hints on rulings without a line, deleted sheets, unfinished boards and adjusted scores. */
function statusHints(plan: TablePlan, { left, missing, unfinished, adjusted }: WorkbookStatus): string[] {
  const ruled = ruledIn(plan, left).map(({ text }) => text);
  return [
    ...(ruled.length > 0 ? [directorTexts.noRoom(ruled.join("; "))] : []),
    ...(missing.length > 0 ? [texts.missing(missing)] : []),
    ...unfinished.map((line) => texts.unfinished(placeName(plan, line), line.reason)),
    ...adjusted.map(({ board, tables: [table, ...others] }) =>
      texts.adjusted(table === undefined || others.length > 0 ? nameOf(plan, board) : placeName(plan, { table, board }))
    ),
  ];
}

function replacedText(plan: TablePlan, line: ReplacedResult): string {
  const { board, now, was } = line;
  return texts.replaced(
    placeName(plan, line),
    now ? resultInWords(now, board) : texts.noResult,
    resultInWords(was, board)
  );
}
