import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Host } from "../../excel/host";
import { hasBoards } from "../../sessions/table-plan";
import { Form } from "../components/form";
import { useLast } from "../shared/use-last";
import { DoneFoot, FormPage, isRow, MovementView, PageBar, useFormPages } from "../workbook/form/form-page";
import { MadeView } from "../workbook/form/made-view";
import { planChoice } from "../workbook/form/plan-choice";
import { RowFields, SessionRows } from "../workbook/form/session-form";
import { useChoice, type SessionModel } from "../workbook/form/session-model";
import { placesOn } from "../workbook/kinds/kind-forms";
import { ExportFoot, type ExportOutcome } from "../workbook/make/export-buttons";
import type { WorkbookExport } from "../workbook/make/workbook-export";
import { texts } from "../workbook/open/texts";

interface OwnFormViewProps {
  readonly title: string;
  readonly model: SessionModel;
  readonly host: Host | null;
  readonly back: () => void;
  /** False for a session that the form cannot show. */
  readonly hasRows?: boolean;
  readonly above: ComponentChildren;
  readonly below?: ComponentChildren;
  readonly order: () => WorkbookExport | null;
  /** Reason why no workbook can be made; "" if one can. */
  readonly forbidden: string;
}

/** The form for a new workbook that is made from an opened one. */
export function OwnFormView(props: OwnFormViewProps) {
  const { title, model, host, back, hasRows = true, above, below, order, forbidden } = props;
  const choice = useChoice(model);
  const { plan, faults } = planChoice(choice);
  const shown = useLast(plan);
  const { page, open, close } = useFormPages();
  const [done, setDone] = useState<ExportOutcome | null>(null);
  if (done && shown)
    return (
      <Form kind="session change">
        <MadeView
          title={shown.title}
          outcome={done}
          placesOn={placesOn(choice)}
          isMatches={!hasBoards(shown)}
          back={() => setDone(null)}
          play={null}
        />
      </Form>
    );
  const form = { choice, change: model.change, faults };
  return (
    <Form kind="session change">
      <div hidden={page !== null}>
        {page === null && <PageBar title={title} back={back} />}
        {above}
        {hasRows && <SessionRows {...form} plan={shown} isSound={plan !== null} open={open} />}
        {below}
      </div>
      <FormPage page={page} close={close}>
        <RowFields {...form} row={isRow(page) ? page : null} />
      </FormPage>
      <MovementView plan={shown} page={page} />
      {page === null ? (
        <ExportFoot
          host={host}
          main={texts.make}
          source={choice}
          order={order}
          forbidden={forbidden}
          onDone={(came) => {
            if (hasRows) model.rememberNames(choice);
            setDone(came);
          }}
        />
      ) : (
        <DoneFoot close={close} />
      )}
    </Form>
  );
}
