import { useMemo, useState } from "preact/hooks";
import { InputError } from "../../bridge/input-error";
import type { Host } from "../../excel/host";
import { hasTables } from "../../sessions/table-plan";
import { rebuildSession, type RebuiltSession } from "../../workbook/reading/rebuild-session";
import type { SavedSession } from "../../workbook/reading/read-saved";
import { Form } from "../components/form";
import { useLast } from "../shared/use-last";
import { DoneFoot, FormPage, isRow, MovementView, PageBar, useFormPages } from "../workbook/form/form-page";
import { MadeView } from "../workbook/form/made-view";
import { planChoice } from "../workbook/form/plan-choice";
import { RowFields, SessionRows } from "../workbook/form/session-form";
import { useChoice } from "../workbook/form/session-model";
import { placesOn } from "../workbook/kinds/kind-forms";
import { ExportFoot, type Made } from "../workbook/make/export-buttons";
import { workbookExport, type WorkbookExport } from "../workbook/make/workbook-export";
import { workbookOptions } from "../workbook/make/workbook-options";
import { withChosen, withoutField } from "../workbook/open/other-options";
import { optionName, RemarksView } from "../workbook/open/remarks-view";
import { texts } from "../workbook/open/texts";
import type { OwnForm } from "./own-form";

interface ChangeViewProps {
  readonly session: SavedSession;
  readonly own: OwnForm;
  readonly host: Host | null;
  readonly back: () => void;
}

/** Makes a session anew that was read back, with what is changed here. */
export function ChangeView({ session, own: { model, base }, host, back }: ChangeViewProps) {
  const choice = useChoice(model);
  const { plan, faults } = planChoice(choice);
  const shown = useLast(plan);
  const { page, open, close } = useFormPages();
  const [done, setDone] = useState<Made | null>(null);
  const made = useMemo(
    () => orRefusal(() => (base ? withChosen(session, base, choice) : rebuildSession(session, {}))),
    [session, base, choice]
  );
  const isRefused = typeof made === "string";
  if (done && shown)
    return (
      <Form kind="session change">
        <MadeView
          title={shown.title}
          made={done}
          placesOn={placesOn(choice)}
          isMatches={!hasTables(shown)}
          back={() => setDone(null)}
          play={null}
        />
      </Form>
    );
  const order = (): WorkbookExport | null => {
    if (isRefused) return null;
    const options = workbookOptions(made.plan.kind, base ? choice : session.description);
    return workbookExport({ plan: made.plan, scored: made.outcome.scored, options });
  };
  const form = { choice, change: model.change, faults };
  const kept = base ? withoutField(session, base) : [];
  return (
    <Form kind="session change">
      <div hidden={page !== null}>
        {page === null && <PageBar title={texts.change} back={back} />}
        <p class="hint">{base ? texts.changeHint : texts.notShown}</p>
        {base && <SessionRows {...form} plan={shown} isSound={plan !== null} open={open} />}
        {kept.length > 0 && <p class="hint">{texts.kept(kept.map(optionName))}</p>}
        <RemarksView heading={texts.leftOut} remarks={isRefused ? [] : made.leftOut} goTo={null} />
      </div>
      <FormPage page={page} close={close}>
        <RowFields {...form} row={isRow(page) ? page : null} />
      </FormPage>
      <MovementView plan={shown} page={page} />
      {page === null ? (
        <ExportFoot
          host={host}
          main={texts.make}
          of={choice}
          order={order}
          forbidden={isRefused ? made : ""}
          onDone={(came) => {
            if (base) model.rememberNames(choice);
            setDone(came);
          }}
        />
      ) : (
        <DoneFoot close={close} />
      )}
    </Form>
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
