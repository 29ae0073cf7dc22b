import { useEffect, useState } from "preact/hooks";
import { eveningPlan } from "../../play/evening";
import { sessionMark } from "../../play/session-mark";
import { refit, type Refit } from "../../play/refit";
import type { SecondPart } from "../../play/second-part";
import type { TablePlan } from "../../sessions/table-plan";
import { tablesIn } from "../../sessions/kinds";
import type { SessionOptions } from "../../sessions/session-options";
import { chosenOptions, formOf } from "../kinds/kind-forms";
import { fieldsOf } from "../kinds/pane-fields";
import { choiceOf } from "../open/choice-of";
import { TypedOption } from "../session/option-fields";
import type { SessionChoice } from "../session/session-choice";
import type { SessionModel } from "../session/session-model";
import { firstFault } from "../session/faults";
import { planChoice } from "../session/plan-choice";
import { SecondPartView } from "./second-part-view";
import { missingLine } from "./missing";
import { isSameSetup } from "./new-evening";
import { texts } from "./texts";
import type { OpenEvening } from "./use-evening";
import { nameOf } from "./words";
import { useLatest } from "../shared/use-latest";

const words = texts.setup;

interface Props {
  readonly open: OpenEvening;
  readonly model: SessionModel;
  /** Whether other phones play. */
  readonly hasPhones: boolean;
  /** Goes on under another plan. */
  readonly refit: (plan: TablePlan) => void;
  /** Ends this evening, and begins its second part. */
  readonly beginPart: (part: SecondPart) => void;
  /** Leads back to the pad, which says this first. */
  readonly back: (said: string) => void;
}

/**
 * Names, title, scoring, first board and length of an evening while it is played. What changes nobody's boards counts as
 * it is typed; what does only by a button, which says before what becomes of the results.
 */
export function SetupPage({ open, model, hasPhones, refit: goOn, beginPart, back }: Props) {
  const { evening, plan, results: stands } = open;
  const [first] = useState(() => choiceIn(plan, model.choice()));
  const [choice, choose] = useState(first);
  const { faults } = planChoice(choice);
  const next = chosenPlan(plan, first, choice);
  const isOther = next !== null && sessionMark(next) !== sessionMark(plan);
  const found = isOther ? refit(evening, next) : null;
  const kept = stands.size === 0 ? "" : words.kept(stands.size);
  const take = (chosen: SessionChoice, other: TablePlan) => {
    // Where play begins this evening is chosen: there the old names must not come back.
    const { plan: begun } = planChoice(model.choice());
    const isChosen = begun !== null && isSameSetup(evening, begun);
    goOn(other);
    if (isChosen) model.change(chosen);
  };
  const change = (changed: Partial<SessionChoice>) => {
    const chosen = { ...choice, ...changed };
    choose(chosen);
    const other = chosenPlan(plan, first, chosen);
    if (other && sessionMark(other) === sessionMark(plan) && refit(evening, other).lost.length === 0)
      take(chosen, other);
  };
  const latestChoice = useLatest(choice);
  useEffect(() => () => model.rememberNames(latestChoice.current), [model, latestChoice]);
  const { Settings, Names } = fieldsOf(choice);
  const form = { choice, change, faults };
  return (
    <section class="setup-page">
      <h2>{words.heading}</h2>
      <p class="hint">{words.atOnce}</p>
      {Names && <Names {...form} />}
      <TypedOption {...form} option="title" typed="title" label={formOf(choice).titled} placeholder={plan.title} />
      <Settings {...form} />
      <SecondPartView open={open} begin={beginPart} />
      <div class={isOther ? "settled asks" : "settled"}>
        <div role="status">
          {found && becomes(plan, found, kept).map((line) => <p>{line}</p>)}
          {found?.lost.length === 0 && hasPhones && <p>{words.otherPhones}</p>}
        </div>
        <div class="row">
          {isOther ? (
            <>
              <button type="button" onClick={() => choose(choiceIn(plan, choice))}>
                {words.leave}
              </button>
              {found?.lost.length === 0 && (
                <button
                  type="button"
                  class="primary"
                  onClick={() => {
                    take(choice, next);
                    back(words.changed(kept));
                  }}
                >
                  {words.use}
                </button>
              )}
            </>
          ) : (
            <button type="button" class="primary" onClick={() => back("")}>
              {words.done}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

/** What is chosen for an evening, with the paper and the formulas of what is chosen now. */
export function choiceIn(plan: TablePlan, { paper, formulas, forms, ...choice }: SessionChoice): SessionChoice {
  const { kind, options } = plan;
  return choiceOf(
    { description: { kind, options, paper, formulas, forms }, plan },
    { ...choice, paper, formulas, forms }
  );
}

/**
 * The plan with what has been chosen otherwise; null where that is none.
 * @param first what was chosen at first: options that have no field here stay as they are.
 */
function chosenPlan(plan: TablePlan, first: SessionChoice, choice: SessionChoice): TablePlan | null {
  if (firstFault(planChoice(choice).faults) !== "") return null;
  const [before, now] = [chosenOptions(first), chosenOptions(choice)];
  const changed = Object.entries(now).filter(
    ([option, value]) => JSON.stringify(value) !== JSON.stringify(before[option as keyof SessionOptions])
  );
  const options: SessionOptions = { ...plan.options, ...Object.fromEntries(changed) };
  try {
    return eveningPlan({ kind: plan.kind, options });
  } catch {
    return null;
  }
}

/** What becomes of the results. */
function becomes(plan: TablePlan, { lost, renumbered, evening }: Refit, kept: string): string[] {
  if (lost.length > 0) {
    const tables = tablesIn(plan).flatMap(({ table, name }) => {
      const boards = lost.filter((at) => at.table === table).map(({ board }) => board);
      return boards.length === 0 ? [] : [missingLine(plan, { name, boards })];
    });
    return [words.lost(tables.join("; "))];
  }
  const [first] = renumbered;
  if (!first) return [kept].filter(Boolean);
  const [from, to] = [nameOf(plan, first.from), nameOf(eveningPlan(evening), first.to)];
  // Deals keep their numbers when other sides are vulnerable.
  return [kept, from === to ? words.otherVulnerability : words.renumbered(from, to, renumbered.length)].filter(Boolean);
}
