import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Plan } from "../../sessions/kinds";
import { hasTables, type TablePlan } from "../../sessions/table-plan";
import { FootBar } from "../components/foot-bar";
import { Lazy } from "../components/lazy";
import { List, ListRow } from "../components/list-row";
import { RadioCard } from "../components/radio-card";
import { openSettings } from "../shared/settings";
import { texts } from "../texts";
import { firstFault } from "../workbook/form/faults";
import { useChoice, type SessionModel } from "../workbook/form/session-model";
import type { PlanResult } from "../workbook/form/plan-choice";
import { formOf, summaryOf } from "../workbook/kinds/kind-forms";
import { playTexts } from "./play-texts";
import { FirstGames, PeopleAndTimes } from "../workbook/form/how-many";
import type { Games } from "../workbook/form/use-games";
import { useTonight } from "./use-tonight";
import "../components/card.css";
import "./start-page.css";

const otherGames = () => import("./other-games");
const practice = () => import("./practice/practice");
const settings = openSettings();

interface Props {
  readonly model: SessionModel;
  readonly chosen: PlanResult;
  /** Opens the form with all kinds of session. */
  readonly toSession: () => void;
  /** True on a device that has no evenings. */
  readonly isFirst: boolean;
  /** Renders the buttons that begin play; `about` describes the game. */
  readonly children: (plan: TablePlan, about: string) => ComponentChildren;
}

/** The start page: people, times, game and names. It is the first page on a phone, so little code is loaded with it. */
export function StartPage({ model, chosen: { plan, faults }, toSession, isFirst, children }: Props) {
  const choice = useChoice(model);
  const games = useTonight(model);
  const [page, setPage] = useState<"games" | "names" | "practice" | null>(null);
  if (page === "games")
    return (
      <Lazy load={otherGames}>
        {({ OtherGames }) => (
          <OtherGames games={games} toSession={() => (setPage(null), toSession())} back={() => setPage(null)} />
        )}
      </Lazy>
    );
  if (page === "names")
    return <Lazy load={otherGames}>{({ NamesPage }) => <NamesPage model={model} back={() => setPage(null)} />}</Lazy>;
  if (page === "practice")
    return (
      <Lazy load={practice}>
        {({ Practice }) => (
          <Practice
            back={() => setPage(null)}
            done={() => {
              settings.set("practised", true);
              setPage(null);
            }}
          />
        )}
      </Lazy>
    );
  const { people, teams } = formOf(choice);
  const named = [...teams(choice), ...people(choice)].filter((name) => name.trim() !== "");
  const refusal = firstFault(games.faults) || games.refusal || firstFault(faults);
  return (
    <>
      {isFirst && !settings.get("practised", false) && (
        <List>
          <ListRow title={playTexts.firstTime} name="practice" onPress={() => setPage("practice")} />
        </List>
      )}
      <PeopleAndTimes {...games} />
      <h2>{playTexts.game}</h2>
      <List>
        <Proposed plan={plan} games={games} />
        <ListRow title={playTexts.others} name="others" onPress={() => setPage("games")} />
      </List>
      {games.note !== "" && <p class="hint">{games.note}</p>}
      {plan && hasTables(plan) && (
        <>
          <h2>{playTexts.players}</h2>
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
          children(plan, games.proposer?.aboutStart(plan, games.answers.from) ?? summaryOf(plan))
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
  readonly games: Games;
}

/** The chosen game and one other. The chosen game is shown before the code that proposes games is loaded. */
function Proposed({ plan, games }: ProposedProps) {
  return (
    <>
      {games.chosen === null && plan && (
        <RadioCard chosen onChoose={() => undefined}>
          <strong>{plan.title}</strong>
          <span class="hint">{summaryOf(plan)}</span>
        </RadioCard>
      )}
      {games.proposer === null ? <div class="radio-card awaited" /> : <FirstGames {...games} />}
    </>
  );
}
