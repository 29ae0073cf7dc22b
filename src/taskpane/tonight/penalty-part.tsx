import { useState } from "preact/hooks";
import { contestantNumber, contestants } from "../../movements/contestant";
import { FIELD_KINDS } from "../../sessions/field/field-kind";
import { penaltyText } from "../../sessions/field/report";
import { PENALTY_UNITS, readPenalties, type FieldPenalty } from "../../sessions/field/penalties";
import { LONGEST_REASON, WRITTEN_UNITS } from "../../sessions/penalty-units";
import type { FieldPlan } from "../../sessions/field/plan";
import { labelOf } from "../../sessions/contestants";
import type { Decision, Penalty } from "../../play/rulings";
import { newMark } from "../../play/session-mark";
import { Faults } from "../components/status-region";
import { directorTexts } from "./director-texts";

const words = directorTexts.penalty;

interface Props {
  readonly plan: FieldPlan;
  /** Whether it is what the Director has come for. */
  readonly isOpen: boolean;
  /** A penalty to be corrected, by its name; null for a new one. */
  readonly changed: { readonly id: string; readonly is: Penalty } | null;
  /** Takes decisions, and says so. */
  readonly rule: (decisions: readonly Decision[], said: string) => void;
}

/** Takes something from a pair or a player: of the whole evening. */
export function PenaltyPart({ plan, isOpen, changed, rule }: Props) {
  const units = PENALTY_UNITS[plan.scoring];
  const [first] = units;
  const was = changed?.is;
  const [who, choose] = useState(was ? String(was.number) : "");
  const [amount, type] = useState(was ? String(was.amount) : "");
  const [unit, measure] = useState<FieldPenalty["unit"]>(was?.unit ?? first);
  const [reason, explain] = useState(was?.reason ?? "");
  const [faults, refuse] = useState<readonly string[]>([]);
  const add = () => {
    const fields = { pair: who, penalty: amount.trim(), unit: WRITTEN_UNITS[unit], reason };
    const { penalties, faults: found } = readPenalties([{ line: 1, fields }], plan);
    // What files say of their columns is of no use here.
    refuse(
      found.map(({ field, message }) =>
        field === "pair" ? words.chooseWho[plan.kind] : field === "penalty" ? words.typeAmount : message
      )
    );
    const [penalty] = penalties;
    if (!penalty) return;
    const { contestant, ...is } = penalty;
    const decision: Decision = {
      ...{ ruling: "penalty", id: changed?.id ?? newMark() },
      is: { number: contestantNumber(contestant), ...is },
    };
    rule([decision], words.said(penaltyText(plan, penalty)));
    choose("");
    type("");
    explain("");
  };
  const { designation } = FIELD_KINDS[plan.kind];
  return (
    <details open={isOpen || changed !== null}>
      <summary>{words.heading}</summary>
      <label>
        <span>{words.who[plan.kind]}</span>
        <select name="who" value={who} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          <option value="">{words.nobody}</option>
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
            onInput={({ currentTarget }) => type(currentTarget.value)}
          />
        </label>
        <label>
          <span>{words.unit}</span>
          <select
            name="unit"
            value={unit}
            onChange={({ currentTarget }) => {
              const chosen = units.find((known) => known === currentTarget.value);
              if (chosen) measure(chosen);
            }}
          >
            {units.map((known) => (
              <option value={known}>{words.units[known]}</option>
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
          onInput={({ currentTarget }) => explain(currentTarget.value)}
        />
      </label>
      <Faults said={faults} />
      <button type="button" class="give" onClick={add}>
        {changed ? words.change : words.add}
      </button>
    </details>
  );
}
