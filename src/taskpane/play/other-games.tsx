import type { SessionModel } from "../workbook/form/session-model";
import { TextField } from "../components/field";
import { FootBar } from "../components/foot-bar";
import { Lazy } from "../components/lazy";
import { List, ListRow } from "../components/list-row";
import { Page } from "../components/page";
import { RadioCard } from "../components/radio-card";
import { firstFault } from "../workbook/form/faults";
import { keepMinutes } from "../workbook/form/minutes";
import { useChoice } from "../workbook/form/session-model";
import { planChoice } from "../workbook/form/plan-choice";
import { playTexts } from "./play-texts";
import type { Tonight } from "./use-tonight";

interface GamesProps {
  readonly tonight: Tonight;
  /** Leads to the form of all sessions. */
  readonly toSession: () => void;
  readonly back: () => void;
}

/** All games that fit, by time or by a number of boards. */
export function OtherGames({
  tonight: { answers, answer, games, found, isChosen, take },
  toSession,
  back,
}: GamesProps) {
  return (
    <Page title={playTexts.what} back={back}>
      <section class="card">
        <TextField
          label={playTexts.about}
          name="about"
          inputMode="numeric"
          value={answers.boards}
          fault={found?.faults.boards}
          onType={(boards) => answer({ boards })}
        />
        <TextField
          label={playTexts.minutes}
          name="minutes"
          value={answers.pace}
          fault={found?.faults.minutes}
          onType={(pace) => {
            const minutes = games?.paceIn(pace).minutes ?? null;
            if (minutes !== null) keepMinutes(minutes);
            answer({ pace });
          }}
        />
      </section>
      <List>
        {games &&
          found?.proposals.map((proposal) => (
            <RadioCard key={proposal.kind + proposal.why} chosen={isChosen(proposal)} onChoose={() => take(proposal)}>
              <strong>{games.titleOf(proposal)}</strong>
              <span class="hint">{games.fullLineOf(proposal)}</span>
            </RadioCard>
          ))}
        <ListRow title={playTexts.allGames} name="change" onPress={toSession} />
      </List>
      <FootBar>
        <button type="button" class="primary" onClick={back}>
          {playTexts.done}
        </button>
      </FootBar>
    </Page>
  );
}

const paneFields = () => import("../workbook/kinds/pane-fields");

interface NamesProps {
  readonly model: SessionModel;
  readonly back: () => void;
}

/** The players' names. */
export function NamesPage({ model, back }: NamesProps) {
  const choice = useChoice(model);
  const { faults } = planChoice(choice);
  return (
    <Page title={playTexts.names} back={back}>
      <Lazy load={paneFields}>
        {({ fieldsOf }) => {
          const { Names } = fieldsOf(choice);
          return Names && <Names choice={choice} change={model.change} faults={faults} />;
        }}
      </Lazy>
      <FootBar>
        <button type="button" class="primary" disabled={firstFault(faults) !== ""} onClick={back}>
          {playTexts.done}
        </button>
      </FootBar>
    </Page>
  );
}
