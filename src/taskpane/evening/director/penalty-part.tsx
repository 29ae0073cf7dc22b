import { useState } from "preact/hooks";
import { contestantNumber, contestants } from "../../../movements/contestant";
import { FIELD_KINDS } from "../../../sessions/field/field-kind";
import { penaltyText } from "../../../sessions/field/report";
import { PENALTY_UNITS, readPenalties, type FieldPenalty } from "../../../sessions/field/penalties";
import { LONGEST_REASON, WRITTEN_UNITS } from "../../../sessions/penalty-units";
import type { FieldPlan } from "../../../sessions/field/plan";
import { labelOf } from "../../../sessions/contestants";
import type { Decision, Penalty } from "../../../play/rulings";
import { newMark } from "../../../play/session-mark";
import { FootBar } from "../../components/foot-bar";
import { Faults } from "../../components/status-region";
import { directorTexts } from "./director-texts";

const words = directorTexts.penalty;

interface Props {
  readonly plan: FieldPlan;
  /** The penalty to correct, by id; null for a new one. */
  readonly changed: { readonly id: string; readonly is: Penalty } | null;
  /** Saves decisions and shows the message. */
  readonly rule: (decisions: readonly Decision[], message: string) => void;
}

/** Form for a penalty on a pair or player over the whole evening. */
export function PenaltyPart({ plan, changed, rule }: Props) {
  const units = PENALTY_UNITS[plan.scoring];
  const [first] = units;
  const existing = changed?.is;
  const [penalized, setPenalized] = useState(existing ? String(existing.number) : "");
  const [amount, setAmount] = useState(existing ? String(existing.amount) : "");
  const [unit, setUnit] = useState<FieldPenalty["unit"]>(existing?.unit ?? first);
  const [reason, setReason] = useState(existing?.reason ?? "");
  const [faults, setFaults] = useState<readonly string[]>([]);
  const add = () => {
    const fields = { pair: penalized, penalty: amount.trim(), unit: WRITTEN_UNITS[unit], reason };
    const { penalty, faults: found } = readPenalty(fields, plan);
    setFaults(found);
    if (!penalty) return;
    const { contestant, ...rest } = penalty;
    const is = { number: contestantNumber(contestant), ...rest };
    rule([{ ruling: "penalty", id: changed?.id ?? newMark(), is }], words.summary(penaltyText(plan, penalty)));
  };
  const { designation } = FIELD_KINDS[plan.kind];
  return (
    <>
      <label>
        <span>{words.contestant[plan.kind]}</span>
        <select name="who" value={penalized} onChange={({ currentTarget }) => setPenalized(currentTarget.value)}>
          <option value="">{words.choose}</option>
          {contestants(plan.names.length).map((contestant) => (
            <option value={String(contestantNumber(contestant))}>{labelOf(designation, plan.names, contestant)}</option>
          ))}
        </select>
      </label>
      <div class="row">
        <label>
          <span>{words.amount}</span>
          <input
            name="amount"
            inputMode="decimal"
            autocomplete="off"
            value={amount}
            onInput={({ currentTarget }) => setAmount(currentTarget.value)}
          />
        </label>
        <label>
          <span>{words.unit}</span>
          <select
            name="unit"
            value={unit}
            onChange={({ currentTarget }) => {
              const chosen = units.find((each) => each === currentTarget.value);
              if (chosen) setUnit(chosen);
            }}
          >
            {units.map((each) => (
              <option value={each}>{words.units[each]}</option>
            ))}
          </select>
        </label>
      </div>
      <label>
        <span>{words.reason}</span>
        <input
          name="reason"
          maxLength={LONGEST_REASON}
          autocomplete="off"
          value={reason}
          onInput={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </label>
      <Faults faults={faults} />
      <FootBar>
        <button type="button" class="primary" onClick={add}>
          {changed ? words.change : words.add}
        </button>
      </FootBar>
    </>
  );
}

/** Reads the fields of the form; there is no penalty if there are faults. */
function readPenalty(fields: Readonly<Record<string, string>>, plan: FieldPlan) {
  const { penalties, faults } = readPenalties([{ line: 1, fields }], plan);
  return {
    penalty: penalties[0],
    // The messages of the reader name columns of files, which this form does not have.
    faults: faults.map(({ field, message }) =>
      field === "pair" ? words.chooseContestant[plan.kind] : field === "penalty" ? words.typeAmount : message
    ),
  };
}
