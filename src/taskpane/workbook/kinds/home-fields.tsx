import { InputError } from "../../../bridge/input-error";
import type { Configuration, HomeKind } from "../../../sessions/home/home-kind";
import { HOME_OPTIONS, type Scoring } from "../../../sessions/home/plan";
import { Select, TextField, type OptionGroup } from "../../components/field";
import { NameFields } from "../../components/name-fields";
import { OptionList } from "../form/option-fields";
import { withPlayingTime } from "../form/playing-time";
import { namesFor, withName } from "../form/session-choice";
import { texts } from "../../texts";
import { formTexts } from "../form/form-texts";
import { FirstBoard } from "./first-board";
import { scalesOf } from "./home";
import type { FormProps, KindFields } from "./kind-form";
import { ScaleField } from "./scale-field";

/** The fields of four or five pairs, in teams that change. */
export function homeFields(kind: HomeKind): KindFields {
  return {
    Boards: (form) => (
      <>
        <BoardsField {...form} kind={kind} />
        <FirstBoard {...form} />
      </>
    ),
    Scoring: (form) => (
      <>
        <ScoringField {...form} kind={kind} />
        <ScaleField {...form} scales={(choice) => scalesOf(kind, choice)} />
      </>
    ),
    Names: (form) => <PairNames {...form} pairs={namesFor(form.choice.pairs, kind.pairs)} />,
  };
}

/** Numbers of boards that fill an evening after dinner. */
const EVENING = { min: 14, max: 36 };

/** The boards and rounds to choose from, with the playing time. Boards that fill an evening come first. */
export function boardOptions({ configurations }: HomeKind): OptionGroup[] {
  const { full, shorter, longer } = formTexts.evenings;
  const groups = [
    { label: full, isIn: (boards: number) => boards >= EVENING.min && boards <= EVENING.max },
    { label: shorter, isIn: (boards: number) => boards < EVENING.min },
    { label: longer, isIn: (boards: number) => boards > EVENING.max },
  ];
  return groups
    .map(({ label, isIn }) => ({
      label,
      options: configurations
        .filter(({ boards }) => isIn(boards))
        .map(
          ({ boards, rounds }) =>
            [`${boards}/${rounds}`, withPlayingTime(texts.roundsOf(boards, rounds), boards)] as const
        ),
    }))
    .filter(({ options }) => options.length > 0);
}

/** Reason why a number of boards and rounds allows no victory points; "" if it does. */
export function vpsRefused(kind: HomeKind, { boards, rounds }: Configuration): string {
  try {
    kind.boardsForVps(boards / rounds);
    return "";
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

interface HomeFormProps extends FormProps {
  readonly kind: HomeKind;
}

function BoardsField({ kind, choice, change }: HomeFormProps) {
  const choose = (value: string) => {
    const [boards = 0, rounds = 0] = value.split("/").map(Number);
    const refused = vpsRefused(kind, { boards, rounds }) !== "";
    change({ boards, rounds, scale: "", ...(refused && choice.scoring === "vps" ? { scoring: "imps" } : {}) });
  };
  return (
    <Select
      label={texts.fields.boards}
      name="boards"
      groups={boardOptions(kind)}
      value={`${choice.boards}/${choice.rounds}`}
      onChoose={choose}
    />
  );
}

function ScoringField({ kind, choice, change }: HomeFormProps) {
  const refused = vpsRefused(kind, choice);
  return (
    <OptionList<Scoring>
      option="scoring"
      values={HOME_OPTIONS.scoring.choices.filter((name) => name !== "vps" || refused === "")}
      inWords={(name) => formTexts.scorings[name]}
      value={choice.scoring}
      onChoose={(scoring) => change({ scoring })}
      hint={refused}
    />
  );
}

/**
 * Fields for the pairs' names. The Director is in the last pair of the movement: see src/movements/four-pairs.ts and
 * five-pairs.ts.
 */
function PairNames({ pairs, choice, change, faults }: FormProps & { readonly pairs: readonly string[] }) {
  return (
    <NameFields name="pairs" heading={formTexts.pairNames} fault={faults.pairs ?? ""}>
      {pairs.map((name, i) => (
        <TextField
          key={i}
          label={formTexts.pair(i + 1, i + 1 === pairs.length)}
          name={`pair-${i + 1}`}
          value={name}
          fault={faults[`pairs-${i + 1}`]}
          list="known-names"
          onType={(typed) => change({ pairs: withName(choice.pairs, i, typed) })}
        />
      ))}
    </NameFields>
  );
}
