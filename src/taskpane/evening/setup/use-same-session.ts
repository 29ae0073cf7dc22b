import { useEffect, useRef } from "preact/hooks";
import { eveningPlan, type Evening } from "../../../play/evening";
import type { SessionModel } from "../../workbook/form/session-model";
import { planChoice } from "../../workbook/form/plan-choice";
import { isSameSetup } from "../shared/new-evening";
import type { OpenEvening } from "../shared/use-evening";

const setupPage = () => import("./setup-page");

/**
 * Updates the form's choice with the evening if the evening was begun from that choice. Names may change with another
 * phone's code or in another tab, and a new evening must not begin with the old names.
 */
export function useSameSession(open: Pick<OpenEvening, "evening"> | null, model: SessionModel): void {
  const evening = open?.evening ?? null;
  const before = useRef(evening);
  useEffect(() => {
    const was = before.current;
    before.current = evening;
    if (!was || !evening || isSameSetup(was, evening) || was.id !== evening.id) return;
    const isChosen = (one: Evening) => {
      const { plan } = planChoice(model.choice());
      return plan !== null && isSameSetup(one, plan);
    };
    if (!isChosen(was)) return;
    setupPage().then(
      // The choice may have changed while the page was loading.
      ({ choiceIn }) => isChosen(was) && model.change(choiceIn(eveningPlan(evening), model.choice())),
      () => undefined
    );
  }, [evening, model]);
}
