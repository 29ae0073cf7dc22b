import { aboutProposal, titleOf } from "../../../sessions/tonight/print-proposal";
import { PEOPLE } from "../../../sessions/tonight/pace";
import { TextField } from "../../components/field";
import { RadioCard } from "../../components/radio-card";
import { Stepper } from "../../components/stepper";
import { howManyTexts as texts } from "./how-many-texts";
import { minutesABoard } from "./minutes";
import type { Games } from "./use-games";
import "./how-many.css";

/** How many people there are, and from when till when they play. */
export function PeopleAndTimes({ answers, answer, faults }: Games) {
  return (
    <div class="asked">
      <Stepper
        label={texts.people}
        name="people"
        min={PEOPLE.least}
        max={PEOPLE.most}
        value={answers.people}
        fault={faults.players}
        onType={(people) => answer({ people })}
      />
      {(["from", "until"] as const).map((name) => (
        <TextField
          key={name}
          label={texts[name]}
          name={name}
          type="time"
          value={answers[name]}
          fault={faults[name]}
          onType={(time) => answer({ [name]: time })}
        />
      ))}
    </div>
  );
}

/** About how many boards, where no time is to tell it. */
export function BoardsField({ answers, answer, faults }: Games) {
  return (
    <TextField
      label={texts.boards}
      name="about"
      inputMode="numeric"
      value={answers.boards}
      fault={faults.boards}
      onType={(boards) => answer({ boards })}
    />
  );
}

/** How long a board takes. */
export function PaceField({ answers, typePace, faults }: Games) {
  return (
    <TextField label={texts.minutes} name="minutes" value={answers.pace} fault={faults.minutes} onType={typePace} />
  );
}

/** All games that are proposed, with what is said of each. */
export function Proposals({ proposals, chosen, choose }: Pick<Games, "proposals" | "chosen" | "choose">) {
  return (
    <ul role="list" aria-label={texts.proposals}>
      {proposals.map((proposal) => (
        <li key={proposal.kind + proposal.why}>
          <RadioCard chosen={chosen === proposal} onChoose={() => choose(proposal)}>
            <strong>{titleOf(proposal)}</strong>
            <span>{proposal.why}</span>
            <span class="hint">{aboutProposal(proposal, minutesABoard())}</span>
          </RadioCard>
        </li>
      ))}
    </ul>
  );
}
