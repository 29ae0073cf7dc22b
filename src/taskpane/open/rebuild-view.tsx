import { useCallback, useLayoutEffect, useState } from "preact/hooks";
import { InputError } from "../../bridge/input-error";
import type { Host } from "../../excel/host";
import type { SessionOptions } from "../../sessions/session-options";
import { rebuildSession, type RebuiltSession } from "../../workbook/reading/rebuild-session";
import type { SavedSession } from "../../workbook/reading/read-saved";
import { Button } from "../components/button";
import { workbookExport, type WorkbookExport } from "../workbook/make/workbook-export";
import type { SessionChoice } from "../workbook/form/session-choice";
import type { SessionModel } from "../workbook/form/session-model";
import { planChoice } from "../workbook/form/plan-choice";
import { texts as paneTexts } from "../texts";
import { ExportButtons } from "../workbook/make/export-buttons";
import { workbookOptions } from "../workbook/make/workbook-options";
import { chosenOptions } from "../workbook/kinds/kind-forms";
import { choiceOf } from "../workbook/open/choice-of";
import { typedAndLost, withChosen, withoutField } from "../workbook/open/other-options";
import { optionName, RemarksView } from "../workbook/open/remarks-view";
import { texts } from "../workbook/open/texts";
import { useLatest } from "../shared/use-latest";

/** So many typed texts are named that the workbook's options would take the place of. */
const NAMED = 4;

/** How long nothing is typed on the tab "Session" before it is looked at here, in milliseconds. */
const PAUSE = 150;

/** A workbook's options on the tab "Session", as they were put there. */
interface PutThere {
  /** Of which workbook, and which of its sessions. */
  readonly of: string;
  readonly base: SessionOptions;
  /** All that was chosen then. */
  readonly choice: string;
}

/** Where it is kept what was put on the tab "Session", while other workbooks are opened. */
export interface KeptThere {
  current: PutThere | null;
}

interface AnewViewProps {
  readonly session: SavedSession;
  readonly model: SessionModel;
  readonly host: Host | null;
  readonly kept: KeptThere;
}

/** What makes a session anew that was read back, with what is chosen otherwise for it on the tab "Session". */
export function RebuildView({ session, model, host, kept }: AnewViewProps) {
  const of = JSON.stringify(session.description);
  const [choice, lookNow] = useSettledChoice(model);
  const [lost, setLost] = useState<readonly string[]>([]);
  const base = kept.current?.of === of ? kept.current.base : null;
  const put = (wanted: SessionChoice) => {
    kept.current = { of, base: chosenOptions(wanted), choice: JSON.stringify(wanted) };
    model.change(wanted);
    lookNow();
  };
  const offer = () => {
    const now = model.choice();
    const wanted = choiceOf(session, now);
    if (base || !planChoice(wanted).plan) return;
    // Nothing is lost that has not been typed since another workbook's options were put there.
    const typed = kept.current?.choice === JSON.stringify(now) ? [] : typedAndLost(now, wanted);
    if (typed.length === 0) put(wanted);
    else setLost(typed);
  };
  const latestOffer = useLatest(offer);
  useLayoutEffect(() => latestOffer.current(), [latestOffer]);

  const anew = (chosen: SessionChoice) => (base ? withChosen(session, base, chosen) : rebuildSession(session, {}));
  const order = (): WorkbookExport | null => {
    const made = orRefusal(() => anew(model.choice()));
    if (typeof made === "string") return null;
    const options = workbookOptions(made.plan.kind, base ? model.choice() : session.description);
    return workbookExport({ plan: made.plan, scored: made.outcome.scored, options });
  };
  const made = orRefusal(() => anew(choice));
  const isRefused = typeof made === "string";
  return (
    <section class="anew">
      <h2>{texts.anew}</h2>
      <p class="hint">{texts.anewHint}</p>
      {base ? (
        <PutOptions session={session} base={base} />
      ) : lost.length === 0 ? (
        <p class="hint">{texts.notShown}</p>
      ) : (
        <>
          <p>{texts.replace(lost.slice(0, NAMED), lost.length - NAMED)}</p>
          <div class="ways">
            <Button onPress={() => put(choiceOf(session, model.choice()))}>{texts.doReplace}</Button>
          </div>
        </>
      )}
      <RemarksView heading={texts.leftOut} remarks={isRefused ? [] : made.leftOut} goTo={null} />
      <ExportButtons
        host={host}
        main={paneTexts.waysOut.make.anew}
        of={choice}
        order={order}
        forbidden={isRefused ? made : ""}
        onDone={() => base && model.rememberNames(model.choice())}
      />
    </section>
  );
}

/** A workbook made anew, or why there is none. */
function orRefusal(make: () => RebuiltSession): RebuiltSession | string {
  try {
    return make();
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

/** What is chosen on the tab "Session", not at each letter that is typed there; and what looks at it at once. */
function useSettledChoice(model: SessionModel): readonly [SessionChoice, () => void] {
  const [choice, setChoice] = useState(model.choice);
  const look = useCallback(() => setChoice(model.choice()), [model]);
  useLayoutEffect(() => {
    let waiting: number | undefined;
    const stop = model.subscribe(() => {
      window.clearTimeout(waiting);
      waiting = window.setTimeout(look, PAUSE);
    });
    return () => {
      window.clearTimeout(waiting);
      stop();
    };
  }, [model, look]);
  return [choice, look];
}

/** That the options are there, and which of them the tab "Session" cannot show. */
function PutOptions({ session, base }: { readonly session: SavedSession; readonly base: SessionOptions }) {
  const options = withoutField(session, base);
  return (
    <>
      <p class="hint">{texts.replaced}</p>
      {options.length > 0 && <p class="hint">{texts.kept(options.map(optionName))}</p>}
    </>
  );
}
