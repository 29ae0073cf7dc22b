import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Plan } from "../../sessions/kinds";
import { hasTables, type TablePlan } from "../../sessions/table-plan";
import { PEOPLE } from "../../sessions/tonight/pace";
import { TextField } from "../components/field";
import { FootBar } from "../components/foot-bar";
import { Lazy } from "../components/lazy";
import { List, ListRow } from "../components/list-row";
import { RadioCard } from "../components/radio-card";
import { Stepper } from "../components/stepper";
import { texts } from "../texts";
import { firstFault } from "../workbook/form/faults";
import { useChoice, type SessionModel } from "../workbook/form/session-model";
import type { PlanResult } from "../workbook/form/plan-choice";
import { formOf, summaryOf } from "../workbook/kinds/kind-forms";
import { playTexts } from "./play-texts";
import { useTonight, type Tonight } from "./use-tonight";
import "../components/card.css";
import "./start-page.css";

const otherGames = () => import("./other-games");

interface Props {
  readonly model: SessionModel;
  readonly chosen: PlanResult;
  /** Leads to the form of all sessions. */
  readonly toSession: () => void;
  /** Buttons that begin play; `about` says what begins. */
  readonly children: (plan: TablePlan, about: string) => ComponentChildren;
}

/** Tonight: how many, from when, until when, what, who. It is the first page on a phone, so that its part is small. */
export function StartPage({ model, chosen: { plan, faults }, toSession, children }: Props) {
  const choice = useChoice(model);
  const tonight = useTonight(model, plan);
  const { answers, answer, games, found } = tonight;
  const [page, setPage] = useState<"games" | "names" | null>(null);
  if (page === "games")
    return (
      <Lazy load={otherGames}>
        {({ OtherGames }) => <OtherGames tonight={tonight} toSession={toSession} back={() => setPage(null)} />}
      </Lazy>
    );
  if (page === "names")
    return <Lazy load={otherGames}>{({ NamesPage }) => <NamesPage model={model} back={() => setPage(null)} />}</Lazy>;
  const { people, teams } = formOf(choice);
  const named = [...teams(choice), ...people(choice)].filter((name) => name.trim() !== "");
  const refusal = firstFault(found?.faults ?? {}) || games?.refusalOf(plan, answers.people) || firstFault(faults);
  return (
    <>
      <section class="card">
        <Stepper
          label={playTexts.people}
          name="people"
          min={PEOPLE.least}
          max={PEOPLE.most}
          value={answers.people}
          fault={found?.faults.players}
          onType={(typed) => answer({ people: typed })}
        />
        <div class="times">
          <TextField
            label={playTexts.from}
            name="from"
            type="time"
            value={answers.from}
            fault={found?.faults.from}
            onType={(from) => answer({ from })}
          />
          <TextField
            label={playTexts.until}
            name="until"
            type="time"
            value={answers.until}
            fault={found?.faults.until}
            onType={(until) => answer({ until })}
          />
        </div>
      </section>
      <h2>{playTexts.what}</h2>
      <List>
        <Proposed plan={plan} tonight={tonight} />
        <ListRow title={playTexts.others} name="others" onPress={() => setPage("games")} />
      </List>
      {found !== undefined && found.note !== "" && <p class="hint">{found.note}</p>}
      {plan && hasTables(plan) && (
        <>
          <h2>{playTexts.who}</h2>
          <List>
            <ListRow
              name="names"
              title={named.length === 0 ? playTexts.addNames : playTexts.names}
              below={named.length === 0 ? playTexts.unnamed : named.join(", ")}
              onPress={() => setPage("names")}
            />
          </List>
        </>
      )}
      <FootBar>
        {plan && hasTables(plan) && refusal === "" ? (
          children(plan, games?.aboutStart(plan, answers.from) ?? summaryOf(plan))
        ) : (
          <>
            <p class="fault">{refusal || texts.start.notPlayable}</p>
            <button type="button" class="primary" disabled>
              {texts.start.play}
            </button>
          </>
        )}
      </FootBar>
    </>
  );
}

interface ProposedProps {
  readonly plan: Plan | null;
  readonly tonight: Tonight;
}

/** The game that is chosen and another one; the first is known before any others are. */
function Proposed({ plan, tonight: { games, found, isChosen, take } }: ProposedProps) {
  const proposals = found?.proposals ?? [];
  const chosen = proposals.find(isChosen);
  const [first, second] = proposals;
  const shown = chosen === undefined ? proposals.slice(0, 1) : [first, second === chosen ? second : chosen, second];
  const cards = [...new Set(shown)].slice(0, 2);
  return (
    <>
      {chosen === undefined && plan && (
        <RadioCard chosen onChoose={() => undefined}>
          <strong>{plan.title}</strong>
          <span class="hint">{summaryOf(plan)}</span>
        </RadioCard>
      )}
      {/* Until the games are loaded their place is kept, so that the rows below stay where they are. */}
      {!games && plan && <div class="radio-card awaited" />}
      {games &&
        cards.map(
          (proposal) =>
            proposal && (
              <RadioCard
                key={proposal.kind + proposal.why}
                chosen={proposal === chosen}
                onChoose={() => take(proposal)}
              >
                <strong>{games.titleOf(proposal)}</strong>
                <span class="hint">{games.lineOf(proposal)}</span>
              </RadioCard>
            )
        )}
    </>
  );
}
