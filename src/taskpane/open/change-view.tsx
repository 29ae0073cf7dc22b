import { useMemo } from "preact/hooks";
import { InputError } from "../../bridge/input-error";
import type { Host } from "../../excel/host";
import { rebuildSession, type RebuiltSession } from "../../workbook/reading/rebuild-session";
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

/** Makes a session anew that was read back, with what is changed here. */
export function ChangeView({ session, own: { model, base }, host, back }: ChangeViewProps) {
  const choice = useChoice(model);
  const made = useMemo(
    () => orRefusal(() => (base ? withChosen(session, base, choice) : rebuildSession(session, {}))),
    [session, base, choice]
  );
  const isRefused = typeof made === "string";
  const kept = base ? withoutField(session, base) : [];
  return (
    <OwnFormView
      {...{ model, host, back }}
      title={texts.change}
      hasRows={base !== null}
      above={<p class="hint">{base ? texts.changeHint : texts.notShown}</p>}
      below={
        <>
          {kept.length > 0 && <p class="hint">{texts.kept(kept.map(optionName))}</p>}
          <RemarksView heading={texts.leftOut} remarks={isRefused ? [] : made.leftOut} goTo={null} />
        </>
      }
      order={() => {
        if (isRefused) return null;
        const options = workbookOptions(made.plan.kind, base ? choice : session.description);
        return workbookExport({ plan: made.plan, scored: made.outcome.scored, options });
      }}
      forbidden={isRefused ? made : ""}
    />
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
