import type { OptionName } from "../../sessions/session-options";
import { optionField, type Labelled } from "../fields";
import type { SessionChoice } from "../session-choice";
import type { Part } from "./kind-form";

/** What is typed in a choice. */
type TypedName = { [K in keyof SessionChoice]: SessionChoice[K] extends string ? K : never }[keyof SessionChoice];

/** How a field for an option is made. */
export interface TypedPart {
  readonly option: OptionName & Labelled;
  /** The field of the choice that it is typed into. */
  readonly typed: TypedName;
  /** What stands at it, if not what does in every kind of session. */
  readonly label?: string;
  /** What stands in the field while nothing is typed, and what explains it. */
  readonly placeholder?: string;
  readonly hint?: string;
  /** Another option that may be wrong by what is typed here. */
  readonly faultOf?: OptionName;
  /** Whether the choice has the option; if not said, it has. */
  readonly isOffered?: (choice: SessionChoice) => boolean;
}

/** A line to type an option into, with what is wrong with it below. */
export function typedPart({ option, typed, faultOf = option, isOffered = () => true, ...also }: TypedPart): Part {
  return {
    depends: ({ choice }) => [isOffered(choice())],
    build: (model) => {
      const choice = model.choice();
      if (!isOffered(choice)) return { rows: [] };
      const { row, fault } = optionField(option, choice[typed], (text) => model.change({ [typed]: text }), also);
      return { rows: [row], showFaults: (faults) => fault(faults[option] ?? faults[faultOf] ?? "") };
    },
  };
}
