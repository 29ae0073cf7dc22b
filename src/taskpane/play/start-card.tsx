import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Plan } from "../../sessions/kinds";
import { hasTables, type TablePlan } from "../../sessions/table-plan";
import { today } from "../../sessions/today";
import { Lazy } from "../components/lazy";
import { formOf, summaryOf } from "../workbook/kinds/kind-forms";
import { AskHowMany } from "../workbook/form/ask-how-many";
import { firstFault } from "../workbook/form/faults";
import { useChoice, type SessionModel } from "../workbook/form/session-model";
import { planChoice, type PlanResult } from "../workbook/form/plan-choice";
import { localDate } from "../shared/locale";
import { texts } from "../texts";
import "../components/card.css";
import "./start-card.css";

interface CardProps {
  readonly model: SessionModel;
  /** The plan from the Session tab. */
  readonly chosen: PlanResult;
  readonly join: () => void;
  /** Opens the Session tab. */
  readonly toSession: () => void;
  /** Buttons that begin play. */
  readonly children: (plan: TablePlan) => ComponentChildren;
}

/** The chosen session and the buttons to play it. First view on a phone, so its bundle stays small. */
export function StartCard({ model, chosen: { plan, faults }, join, toSession, children }: CardProps) {
  const [refusal, setRefusal] = useState("");
  return (
    <section class="card begin">
      {plan && (
        <>
          <h2>{plan.title}</h2>
          <p>{aboutPlan(plan)}</p>
        </>
      )}
      {refusal === "" && plan && hasTables(plan) ? (
        children(plan)
      ) : (
        <p>{refusal || (plan ? texts.start.notPlayable : firstFault(faults))}</p>
      )}
      <div class="row">
        <button type="button" onClick={join}>
          {texts.start.join}
        </button>
        <button type="button" onClick={toSession}>
          {texts.start.change}
        </button>
      </div>
      <AskHowMany model={model} onRefusal={setRefusal} />
      {plan && hasTables(plan) && <NamesOf model={model} />}
    </section>
  );
}

/** For example "Four pairs · 24 boards: 6 rounds of 4, about 3 h"; omits a kind equal to the title, and today's date. */
function aboutPlan(plan: Plan): string {
  const kind = texts.kinds[plan.kind];
  const day = plan.date === today() ? "" : localDate(plan.date);
  return [plan.title === kind ? "" : kind, summaryOf(plan), day].filter(Boolean).join(" · ");
}

const paneFields = () => import("../workbook/kinds/pane-fields");

/** The players' names, with their fields on expansion. */
function NamesOf({ model }: Pick<CardProps, "model">) {
  const [isOpen, setOpen] = useState(false);
  const choice = useChoice(model);
  const { people, teams } = formOf(choice);
  const named = [...teams(choice), ...people(choice)].filter((name) => name.trim() !== "");
  return (
    <details class="names" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {isOpen || named.length === 0 ? texts.start.typeNames : [texts.start.names, named.join(", ")].join(": ")}
      </summary>
      {isOpen && (
        <Lazy load={paneFields}>
          {({ fieldsOf }) => {
            const { Names } = fieldsOf(choice);
            return Names && <Names choice={choice} change={model.change} faults={planChoice(choice).faults} />;
          }}
        </Lazy>
      )}
    </details>
  );
}
