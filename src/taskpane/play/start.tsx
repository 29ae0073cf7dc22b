import type { Plan } from "../../sessions/kinds";
import { BeginButtons } from "../evening/shared/begin-buttons";
import type { EveningStore } from "../evening/shared/evening-store";
import { beginningOf } from "../evening/shared/new-evening";
import { useEvenings } from "../evening/shared/use-evenings";
import type { OpenOne } from "../evenings/open-copy";
import type { SessionModel } from "../workbook/form/session-model";
import type { PlanResult } from "../workbook/form/plan-choice";
import { StartPage } from "./start-page";

interface Props {
  readonly store: EveningStore;
  readonly model: SessionModel;
  readonly chosen: PlanResult;
  readonly open: OpenOne;
  readonly begin: (plan: Plan) => void;
  /** Continues an evening with the chosen plan in place of its own. */
  readonly keep: (id: string, plan: Plan) => void;
  /** True while the page asks how to begin play. */
  readonly hasBeginPrompt: boolean;
  /** Opens the form with all kinds of session. */
  readonly toSession: () => void;
}

/** The start page on a device that stores evenings; the chosen session may already be one of the stored evenings. */
export function Start({ store, model, chosen, open, begin, keep, hasBeginPrompt, toSession }: Props) {
  const all = useEvenings(store);
  return (
    <StartPage model={model} chosen={chosen} toSession={toSession} isFirst={all.length === 0}>
      {(played, about) => (
        <BeginButtons
          beginning={beginningOf(all, played)}
          isPrompted={hasBeginPrompt}
          about={about}
          begin={() => begin(played)}
          open={open}
          keep={(id) => keep(id, played)}
        />
      )}
    </StartPage>
  );
}
