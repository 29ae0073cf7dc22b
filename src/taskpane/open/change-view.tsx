import { useMemo } from "preact/hooks";
import { valueOrRefusal } from "../../bridge/input-error";
import type { Host } from "../../excel/host";
import { rebuildSession } from "../../workbook/reading/rebuild-session";
import type { SavedSession } from "../../workbook/reading/read-saved";
import { useChoice } from "../workbook/form/session-model";
import { workbookExport } from "../workbook/make/workbook-export";
import { workbookOptions } from "../workbook/make/workbook-options";
import { withChosen, withoutField } from "../workbook/open/other-options";
import { optionName, RemarksView } from "../workbook/open/remarks-view";
import { texts } from "../workbook/open/texts";
import type { OwnForm } from "./own-form";
import { OwnFormView } from "./own-form-view";

interface ChangeViewProps {
  readonly session: SavedSession;
  readonly own: OwnForm;
  readonly host: Host | null;
  readonly back: () => void;
}

/** The form that rebuilds a session read from a workbook with changed options. */
export function ChangeView({ session, own: { model, base }, host, back }: ChangeViewProps) {
  const choice = useChoice(model);
  const rebuilt = useMemo(
    () => valueOrRefusal(() => (base ? withChosen(session, base, choice) : rebuildSession(session, {}))),
    [session, base, choice]
  );
  const isRefused = typeof rebuilt === "string";
  const unshown = base ? withoutField(session, base) : [];
  return (
    <OwnFormView
      {...{ model, host, back }}
      title={texts.change}
      hasRows={base !== null}
      above={<p class="hint">{base ? texts.changeHint : texts.notShown}</p>}
      below={
        <>
          {unshown.length > 0 && <p class="hint">{texts.kept(unshown.map(optionName))}</p>}
          <RemarksView heading={texts.leftOut} remarks={isRefused ? [] : rebuilt.leftOut} goTo={null} />
        </>
      }
      order={() => {
        if (isRefused) return null;
        const options = workbookOptions(rebuilt.plan.kind, base ? choice : session.description);
        return workbookExport({ plan: rebuilt.plan, scored: rebuilt.outcome.scored, options });
      }}
      forbidden={isRefused ? rebuilt : ""}
    />
  );
}
