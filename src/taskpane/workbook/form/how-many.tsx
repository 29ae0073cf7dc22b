import { useLayoutEffect, useState } from "preact/hooks";
import { peopleOf } from "../../../sessions/kinds";
import { startAfter } from "../../../sessions/tonight/start-after";
import { aboutProposal, titleOf } from "../../../sessions/tonight/print-proposal";
import { PEOPLE } from "../../../sessions/tonight/pace";
import type { Proposal } from "../../../sessions/tonight/proposals";
import { Disclosure } from "../../components/disclosure";
import { TextField } from "../../components/field";
import { RadioCard } from "../../components/radio-card";
import { Stepper } from "../../components/stepper";
import { asked, isSame, paceIn, taken, type Answers } from "./games-for";
import { keepMinutes, minutesABoard } from "./minutes";
import type { SessionChoice } from "./session-choice";
import { useChoice, type SessionModel } from "./session-model";
import { planChoice } from "./plan-choice";
import "./how-many.css";
import { howManyTexts as texts } from "./how-many-texts";
import { timeOf, usualEnd } from "./default-end-time";
import { useLatest } from "../../shared/use-latest";

interface Props {
  readonly model: SessionModel;
  /** Told why the game that is chosen is not begun: it is for another number of people; "" for no reason. */
  readonly onRefusal: (reason: string) => void;
  /** Gives what has been asked on the way here, as "people=9&until=22:30"; "" from the second time on. */
  readonly takeBefore: () => string;
}

/** Asks how many people there are and till when they play, and proposes games. */
export function HowMany({ model, onRefusal, takeBefore }: Props) {
  const [before] = useState(() => answersIn(takeBefore()));
  const [answers, setAnswers] = useState<Answers>(() => {
    const { plan } = planChoice(model.choice());
    const people = (plan && peopleOf(plan)) ?? PEOPLE.least;
    const from = startAfter(timeOf(new Date()));
    return {
      people: before.people || String(people),
      from,
      until: before.until || usualEnd(from),
      boards: "",
      pace: String(minutesABoard()),
    };
  });
  const [chosen, setChosen] = useState<Proposal | null>(null);
  /** What somebody has tapped is not given up for what is only proposed first. */
  const [isTapped, setTapped] = useState(false);
  const { proposals, boards: within, note, faults } = asked(answers);
  const refusal = otherPeople(useChoice(model), answers.people);
  const latestOnRefusal = useLatest(onRefusal);
  useLayoutEffect(() => latestOnRefusal.current(refusal), [refusal, latestOnRefusal]);
  useLayoutEffect(() => () => latestOnRefusal.current(""), [latestOnRefusal]);
  const take = (proposal: Proposal) => {
    model.change(taken(proposal, model.choice()));
    setChosen(proposal);
  };
  // What begins play stands above: it never begins a game that so many people cannot play.
  const follow = (changed: Partial<Answers>) => {
    const { proposals: others } = asked({ ...answers, ...changed });
    const still = others.find(({ kind, why }) => isTapped && kind === chosen?.kind && why === chosen.why);
    const [first] = others;
    if (first) take(still ?? first);
  };
  // Who has asked on the way here has the first proposal chosen, and the others below it.
  const chooseFirst = useLatest(() => {
    const [first] = proposals;
    if (before.people === "") return;
    if (first) take(first);
    // The page that is loaded again keeps what was chosen since.
    window.history.replaceState(null, "", window.location.hash.replace(/\?.*/, "") || window.location.pathname);
  });
  useLayoutEffect(() => chooseFirst.current(), [chooseFirst]);
  const answer = (changed: Partial<Answers>) => {
    setAnswers({ ...answers, ...changed });
    follow(changed);
  };
  const typePace = (typed: string) => {
    setAnswers({ ...answers, pace: typed });
    const minutes = paceIn(typed).minutes;
    if (minutes === null) return;
    keepMinutes(minutes);
    // What is shown of the game tells how long it takes.
    model.change({});
    if (chosen !== null) follow({ pace: typed });
  };
  return (
    <div class="how-many">
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
        <TextField
          label={texts.from}
          name="from"
          type="time"
          value={answers.from}
          fault={faults.from}
          onType={(from) => answer({ from })}
        />
        <TextField
          label={texts.until}
          name="until"
          type="time"
          value={answers.until}
          fault={faults.until}
          onType={(until) => answer({ until })}
        />
        <TextField
          label={texts.boards}
          name="about"
          inputMode="numeric"
          value={answers.boards}
          fault={faults.boards}
          onType={(boards) => answer({ boards })}
        />
      </div>
      <Disclosure kind="pace" summary={texts.pace(minutesABoard())} wanted={faults.minutes !== undefined}>
        <TextField label={texts.minutes} name="minutes" value={answers.pace} fault={faults.minutes} onType={typePace} />
      </Disclosure>
      {proposals.length > 0 && (
        <p class="hint">
          {note !== "" ? note : within !== null && texts.time(within)}{" "}
          {chosen === null ? texts.choose : proposals.length > 1 && texts.chooseOther}
        </p>
      )}
      <ul role="list" aria-label={texts.proposals}>
        {proposals.map((proposal) => (
          <li key={proposal.kind + proposal.why}>
            <RadioCard
              chosen={chosen !== null && isSame(chosen, proposal)}
              onChoose={() => {
                setTapped(true);
                take(proposal);
              }}
            >
              <strong>{titleOf(proposal)}</strong>
              <span>{proposal.why}</span>
              <span class="hint">{aboutProposal(proposal, minutesABoard())}</span>
            </RadioCard>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Why a game is not begun that is for another number of people than is typed; "" for no reason. */
function otherPeople(choice: SessionChoice, typed: string): string {
  const { plan } = planChoice(choice);
  const people = plan && peopleOf(plan);
  return typed.trim() === "" || people === null || Number(typed) === people ? "" : texts.otherPeople(people);
}

/** How many people, and till when, as an address says it; "" for what it does not say so. */
function answersIn(query: string) {
  const said = new URLSearchParams(query);
  const answer = (name: string, form: RegExp) => form.exec(said.get(name) ?? "")?.[0] ?? "";
  return { people: answer("people", /^\d{1,3}$/), until: answer("until", /^\d\d:\d\d$/) };
}
