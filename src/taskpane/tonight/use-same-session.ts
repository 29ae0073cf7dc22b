import { useEffect, useRef } from "preact/hooks";
import { eveningPlan, type Evening } from "../../play/evening";
import type { SessionModel } from "../session/session-model";
import { planChoice } from "../session/plan-choice";
import { isSameSetup } from "./new-evening";
import type { OpenEvening } from "./use-evening";

const setupPage = () => import("./setup-page");

/**
 * Keeps what is chosen on the tab of sessions as an evening is, where the evening was begun from there: names may come
 * with another phone's code, or from another tab, and where play begins the old ones must not come back.
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
      // Meanwhile something else may have been chosen.
      ({ choiceIn }) => isChosen(was) && model.change(choiceIn(eveningPlan(evening), model.choice())),
      () => undefined
    );
  }, [evening, model]);
}
