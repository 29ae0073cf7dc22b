import { useEffect, useState } from "preact/hooks";
import { eveningPlan } from "../../../play/evening";
import { sessionMark } from "../../../play/session-mark";
import { refit, type Refit } from "../../../play/refit";
import type { SecondPart } from "../../../play/second-part";
import type { TablePlan } from "../../../sessions/table-plan";
import { tablesIn } from "../../../sessions/kinds";
import type { SessionOptions } from "../../../sessions/session-options";
import { chosenOptions, formOf } from "../../workbook/kinds/kind-forms";
import { fieldsOf } from "../../workbook/kinds/pane-fields";
import { choiceOf } from "../../workbook/open/choice-of";
import { TypedOption } from "../../workbook/form/option-fields";
import type { SessionChoice } from "../../workbook/form/session-choice";
import type { SessionModel } from "../../workbook/form/session-model";
import { Page } from "../../components/page";
import { firstFault } from "../../workbook/form/faults";
import { planChoice } from "../../workbook/form/plan-choice";
import { SecondPartView } from "./second-part-view";
import { missingLine } from "../shared/missing";
import { isSameSetup } from "../shared/new-evening";
import { texts } from "../shared/texts";
import type { OpenEvening } from "../shared/use-evening";
import { nameOf } from "../shared/words";
import { useLatest } from "../../shared/use-latest";
import "./setup-page.css";

const words = texts.setup;

interface Props {
  readonly open: OpenEvening;
  readonly model: SessionModel;
  /** True if other phones enter results. */
  readonly hasPhones: boolean;
  /** Continues the evening under another plan. */
  readonly refit: (plan: TablePlan) => void;
  readonly beginPart: (part: SecondPart) => void;
  /** Returns to the pad, which shows the notice first. */
  readonly back: (notice: string) => void;
}

/**
 * Names, title, scoring, first board and length of an evening in play. A change that affects no boards applies at once.
 * Other changes apply when a button is pressed, below a preview of their effect on the results.
 */
export function SetupPage({ open, model, hasPhones, refit: goOn, beginPart, back }: Props) {
  const { evening, plan, results } = open;
  const [first] = useState(() => choiceIn(plan, model.choice()));
  const [choice, setChoice] = useState(first);
  const { faults } = planChoice(choice);
  const next = chosenPlan(plan, first, choice);
  const isOther = next !== null && sessionMark(next) !== sessionMark(plan);
  const refitted = isOther ? refit(evening, next) : null;
  const keptText = results.size === 0 ? "" : words.keptResults(results.size);
  const take = (chosen: SessionChoice, other: TablePlan) => {
    // If the form still has this evening's session, it gets the change too, so that the next evening does not bring
    // back old names.
    const { plan: begun } = planChoice(model.choice());
    const isChosen = begun !== null && isSameSetup(evening, begun);
    goOn(other);
    if (isChosen) model.change(chosen);
  };
  const change = (changed: Partial<SessionChoice>) => {
    const chosen = { ...choice, ...changed };
    setChoice(chosen);
    const other = chosenPlan(plan, first, chosen);
    if (other && sessionMark(other) === sessionMark(plan) && refit(evening, other).lost.length === 0)
      take(chosen, other);
  };
  const latestChoice = useLatest(choice);
  useEffect(() => () => model.rememberNames(latestChoice.current), [model, latestChoice]);
  const { Boards, Scoring, Names } = fieldsOf(choice);
  const form = { choice, change, faults };
  return (
    <section class="setup-page">
      <Page title={words.heading} back={() => back("")}>
        <p class="hint">{words.atOnce}</p>
        <Names {...form} />
        <TypedOption {...form} option="title" typed="title" label={formOf(choice).titled} placeholder={plan.title} />
        <Boards {...form} />
        {Scoring && <Scoring {...form} />}
        <SecondPartView open={open} begin={beginPart} />
        <div class={isOther ? "settled asks" : "settled"}>
          <div role="status">
            {refitted && refitLines(plan, refitted, keptText).map((line) => <p>{line}</p>)}
            {refitted?.lost.length === 0 && hasPhones && <p>{words.otherPhones}</p>}
          </div>
          <div class="row">
            {isOther ? (
              <>
                <button type="button" onClick={() => setChoice(choiceIn(plan, choice))}>
                  {words.leave}
                </button>
                {refitted?.lost.length === 0 && (
                  <button
                    type="button"
                    class="primary"
                    onClick={() => {
                      take(choice, next);
                      back(words.changed(keptText));
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
      </Page>
    </section>
  );
}

/** The choice for an evening's plan, with the paper and formulas of the current choice. */
export function choiceIn(plan: TablePlan, choice: SessionChoice): SessionChoice {
  const { kind, options } = plan;
  const { paper, formulas, hasGuide, forms } = choice;
  return choiceOf({ description: { kind, options, paper, formulas, hasGuide, forms }, plan }, choice);
}

/**
 * Applies the changed options to the plan; null if the result is invalid.
 * @param first the choice before any change: options without a field on this page keep their values.
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

/** Describes the effect of a change on the results. */
function refitLines(plan: TablePlan, { lost, renumbered, evening }: Refit, keptText: string): string[] {
  if (lost.length > 0) {
    const tables = tablesIn(plan).flatMap(({ table, name }) => {
      const boards = lost.filter((each) => each.table === table).map(({ board }) => board);
      return boards.length === 0 ? [] : [missingLine(plan, { name, boards })];
    });
    return [words.lost(tables.join("; "))];
  }
  const [first] = renumbered;
  if (!first) return [keptText].filter(Boolean);
  const [from, to] = [nameOf(plan, first.from), nameOf(eveningPlan(evening), first.to)];
  // The vulnerability can change without a change of numbers.
  return [keptText, from === to ? words.otherVulnerability : words.renumbered(from, to, renumbered.length)].filter(
    Boolean
  );
}
