import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Plan } from "../../sessions/kinds";
import { hasTables, type TablePlan } from "../../sessions/table-plan";
import { today } from "../../sessions/today";
import { Lazy } from "../components/lazy";
import { formOf, summaryOf } from "../kinds/kind-forms";
import { AskHowMany } from "../session/ask-how-many";
import { firstFault } from "../session/faults";
import { useChoice, type SessionModel } from "../session/session-model";
import { planChoice, type PlanResult } from "../session/plan-choice";
import { localDate } from "../shared/locale";
import { texts } from "../texts";
import "./start.css";

interface CardProps {
  readonly model: SessionModel;
  /** What is chosen on the tab of sessions. */
  readonly chosen: PlanResult;
  readonly join: () => void;
  /** Leads to the choice of what is played. */
  readonly toSession: () => void;
  /** What begins play. */
  readonly children: (plan: TablePlan) => ComponentChildren;
}

/** What will be played, and what begins it: the first thing on a phone, so it needs little that is to be loaded. */
export function StartCard({ model, chosen: { plan, faults }, join, toSession, children }: CardProps) {
  const [refusal, refuse] = useState("");
  return (
    <section class="begin">
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
      <AskHowMany model={model} onRefusal={refuse} />
      {plan && hasTables(plan) && <NamesOf model={model} />}
    </section>
  );
}

/** "Four pairs · 24 boards: 6 rounds of 4, about 3 h", without what the title or today says already. */
function aboutPlan(plan: Plan): string {
  const kind = texts.kinds[plan.kind];
  const day = plan.date === today() ? "" : localDate(plan.date);
  return [plan.title === kind ? "" : kind, summaryOf(plan), day].filter(Boolean).join(" · ");
}

const paneFields = () => import("../kinds/pane-fields");

/** The names of those who play, behind a heading that opens them. */
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
