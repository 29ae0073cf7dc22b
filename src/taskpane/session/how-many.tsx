import { useState } from "preact/hooks";
import { InputError } from "../../bridge/input-error";
import { planSession, tablesIn } from "../../sessions/kinds";
import { hasTables } from "../../sessions/table-plan";
import { aboutProposal, titleOf } from "../../sessions/tonight/print-proposal";
import { boardsIn, PEOPLE, proposalsFor, timeFrom, type Proposal } from "../../sessions/tonight/proposals";
import { tonightTexts } from "../../sessions/tonight/texts";
import { TextField } from "../components/field";
import { choiceOf } from "../open/choice-of";
import type { SessionChoice } from "./session-choice";
import type { SessionModel } from "./session-model";
import { attempt } from "./session-order";
import "./how-many.css";
import { howManyTexts as texts } from "./how-many-texts";

interface Props {
  readonly model: SessionModel;
  /** What follows once a game is chosen. */
  readonly onChosen?: () => void;
}

/** Asks how many people there are and till when they play, and proposes games. */
export function HowMany({ model, onChosen }: Props) {
  const [people, setPeople] = useState(String(peopleIn(model.choice())));
  const [until, setUntil] = useState(usualEnd);
  const [boards, setBoards] = useState("");
  const [chosen, setChosen] = useState<Proposal | null>(null);
  const { proposals, boards: within, faults } = asked(people, until, boards);
  const take = (proposal: Proposal) => {
    model.change(taken(proposal, model.choice()));
    setChosen(proposal);
    onChosen?.();
  };
  return (
    <div class="how-many">
      <div class="asked">
        <TextField
          label={texts.people}
          name="people"
          inputMode="numeric"
          value={people}
          fault={faults.players}
          onType={setPeople}
        />
        <TextField label={texts.until} name="until" type="time" value={until} fault={faults.until} onType={setUntil} />
        <TextField
          label={texts.boards}
          name="about"
          inputMode="numeric"
          value={boards}
          placeholder={within === null ? "" : String(within)}
          fault={faults.boards}
          onType={setBoards}
        />
      </div>
      <ul role="list" aria-label={texts.proposals}>
        {proposals.map((proposal) => (
          <li key={proposal.kind + proposal.why}>
            <button
              type="button"
              aria-pressed={chosen !== null && isSame(chosen, proposal)}
              onClick={() => take(proposal)}
            >
              <strong>{titleOf(proposal)}</strong>
              <span>{proposal.why}</span>
              <span class="hint">{aboutProposal(proposal)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Asked {
  readonly proposals: readonly Proposal[];
  /** How many boards there is time for; null where no time is given. */
  readonly boards: number | null;
  readonly faults: Readonly<Record<string, string>>;
}

/** What can be played by so many people in that time, or what is wrong with what is typed. */
function asked(people: string, until: string, typed: string): Asked {
  let boards: number | null = null;
  try {
    if (until !== "") boards = boardsIn(timeFrom(timeOf(new Date()), until));
    const wish = { people: Number(people), boards: typed.trim() === "" ? (boards ?? 0) : Number(typed) };
    const proposals = people.trim() === "" ? [] : proposalsFor(wish);
    const none = people.trim() !== "" && proposals.length === 0;
    return { proposals, boards, faults: none ? { boards: tonightTexts.refused.none(wish.people, wish.boards) } : {} };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { proposals: [], boards, faults: { [error.field || "players"]: error.message } };
  }
}

/** The choice with a game in place of what was chosen before; names, title and date stay. */
function taken({ kind, options }: Proposal, choice: SessionChoice): SessionChoice {
  const { paper, formulas, pairs, players, teams, substitutes, title, date } = choice;
  const plan = planSession(kind, options);
  const next = choiceOf({ description: { kind, options, paper, formulas, forms: [] }, plan }, choice);
  return { ...next, pairs, players, teams, substitutes, title, date };
}

function isSame(first: Proposal, second: Proposal): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}

/** How many people sit at the tables of what is chosen now, as a first guess. */
function peopleIn(choice: SessionChoice): number {
  const { plan } = attempt(choice);
  return plan && hasTables(plan) ? 4 * tablesIn(plan).length : PEOPLE.least;
}

/** Three hours from now, to the half hour. */
function usualEnd(): string {
  const end = new Date(Date.now() + 3 * 3_600_000);
  end.setMinutes(end.getMinutes() < 30 ? 0 : 30);
  return timeOf(end);
}

function timeOf(time: Date): string {
  return [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
}
