import { TextField } from "../../components/field";
import { RadioCard } from "../../components/radio-card";
import { howManyTexts as texts } from "./how-many-texts";
import type { Games } from "./use-games";
import "./all-proposals.css";

/** All proposed games, for the typed times or for a typed number of boards. */
export function AllProposals(games: Games) {
  const { proposer, proposals, chosen, choose, answers, answer, faults, typePace, note, boards } = games;
  return (
    <div class="how-many">
      <TextField
        label={texts.boards}
        name="about"
        inputMode="numeric"
        value={answers.boards}
        placeholder={boards === null ? undefined : String(boards)}
        fault={faults.boards}
        onType={(about) => answer({ boards: about })}
      />
      <TextField label={texts.minutes} name="minutes" value={answers.pace} fault={faults.minutes} onType={typePace} />
      <p class="hint">{note !== "" ? note : boards !== null && texts.time(boards)}</p>
      <ul role="list" aria-label={texts.proposals}>
        {proposals.map((proposal) => (
          <li key={proposal.kind + proposal.why}>
            <RadioCard chosen={chosen === proposal} onChoose={() => choose(proposal)}>
              <strong>{proposer?.titleOf(proposal)}</strong>
              <span>{proposal.why}</span>
              <span class="hint">{proposer?.factsOf(proposal)}</span>
            </RadioCard>
          </li>
        ))}
      </ul>
    </div>
  );
}
