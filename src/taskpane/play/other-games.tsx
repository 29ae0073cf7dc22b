import type { SessionModel } from "../workbook/form/session-model";
import { FootBar } from "../components/foot-bar";
import { Lazy } from "../components/lazy";
import { List, ListRow } from "../components/list-row";
import { Page } from "../components/page";
import { firstFault } from "../workbook/form/faults";
import { useChoice } from "../workbook/form/session-model";
import { planChoice } from "../workbook/form/plan-choice";
import { playTexts } from "./play-texts";
import { kindOf } from "../workbook/kinds/kind-forms";
import { AllProposals } from "../workbook/form/all-proposals";
import type { Games } from "../workbook/form/use-games";

interface GamesProps {
  readonly games: Games;
  /** Opens the form with all kinds of session. */
  readonly toSession: () => void;
  readonly back: () => void;
}

/** All games that fit, by time or by a number of boards. */
export function OtherGames({ games, toSession, back }: GamesProps) {
  return (
    <Page title={playTexts.game} back={back}>
      <AllProposals {...games} />
      <List>
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

async function whoPlays() {
  const { loadWhoPlays } = await import("./circle-parts");
  return loadWhoPlays();
}

/** The page for names: assigns the people of the circle to pairs or players; for teams, shows the form's fields. */
export function NamesPage({ model, back }: NamesProps) {
  const choice = useChoice(model);
  return (
    <Lazy load={whoPlays}>
      {({ WhoPlays, nameOption, store }) => {
        const option = nameOption(kindOf(choice));
        return option ? (
          <WhoPlays store={store} model={model} option={option} back={back} />
        ) : (
          <FormNames model={model} back={back} />
        );
      }}
    </Lazy>
  );
}

/** The form's fields for the names of a session with teams. */
function FormNames({ model, back }: NamesProps) {
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
