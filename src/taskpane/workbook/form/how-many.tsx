import { PEOPLE } from "../../../sessions/tonight/pace";
import { TextField } from "../../components/field";
import { RadioCard } from "../../components/radio-card";
import { Stepper } from "../../components/stepper";
import { howManyTexts as texts } from "./how-many-texts";
import type { Games } from "./use-games";
import "./how-many.css";

/** Fields for the number of people and the times at which play begins and ends. */
export function PeopleAndTimes({ answers, answer, faults }: Games) {
  return (
    <div class="card">
      <div class="asked">
        <Stepper
          label={texts.people}
          name="people"
          min={PEOPLE.min}
          max={PEOPLE.max}
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
    </div>
  );
}

/** Number of games shown on the page; a row below opens all others. */
const ROOM = 2;

/** Cards of the chosen game and the first other proposals. */
export function FirstGames({ proposer, proposals, chosen, chosenBoards, choose }: Games) {
  const others = proposals.filter((proposal) => proposal !== chosen);
  const shown = proposals.filter((each) => each === chosen || others.indexOf(each) < (chosen ? ROOM - 1 : ROOM));
  return shown.map((proposal) => (
    <RadioCard key={proposal.kind + proposal.why} chosen={proposal === chosen} onChoose={() => choose(proposal)}>
      <strong>{proposer?.titleOf(proposal)}</strong>
      <span class="hint">{proposer?.lineOf(proposal, proposal === chosen ? chosenBoards : proposal.boards)}</span>
    </RadioCard>
  ));
}
