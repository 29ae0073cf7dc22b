import type { Host } from "../../../excel/host";
import { Page } from "../../components/page";
import { useChoice, type SessionModel } from "../../workbook/form/session-model";
import { ExportButtons } from "../../workbook/make/export-buttons";
import { workbookExport } from "../../workbook/make/workbook-export";
import { workbookOptions } from "../../workbook/make/workbook-options";
import { texts } from "../shared/texts";
import type { OpenEvening } from "../shared/use-evening";

interface Props extends Pick<OpenEvening, "plan" | "outcome"> {
  readonly model: SessionModel;
  readonly host: Host | null;
  readonly back: () => void;
}

/** The workbook of an evening. */
export function WorkbookPage({ plan, outcome: { scored }, model, host, back }: Props) {
  // The choice in the session's form determines paper and formulas of the workbook.
  const choice = useChoice(model);
  return (
    <Page title={texts.workbook} back={back}>
      <ExportButtons
        host={host}
        main={texts.making}
        source={scored}
        order={() => workbookExport({ plan, scored, options: workbookOptions(plan.kind, choice) })}
        forbidden=""
      />
    </Page>
  );
}
