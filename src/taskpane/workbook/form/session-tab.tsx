import { useState } from "preact/hooks";
import type { Host } from "../../../excel/host";
import { hasBoards, hasTables } from "../../../sessions/table-plan";
import { Button } from "../../components/button";
import { Form } from "../../components/form";
import { useLast } from "../../shared/use-last";
import { placesOn } from "../kinds/kind-forms";
import { ExportFoot, type ExportOutcome } from "../make/export-buttons";
import { sameNameQuestion } from "../make/same-name";
import { firstFault } from "./faults";
import { DoneFoot, FormPage, isRow, MovementView, useFormPages } from "./form-page";
import { formTexts } from "./form-texts";
import { AllGames, GamesView } from "./games-view";
import { MadeView } from "./made-view";
import { planChoice, workbookExportFor } from "./plan-choice";
import { GAMES } from "./proposed-games";
import { RowFields, SessionRows } from "./session-form";
import { useChoice, type SessionModel } from "./session-model";
import { useGames } from "./use-games";
import "../../components/columns.css";

interface Props {
  readonly model: SessionModel;
  readonly host: Host | null;
  /** Opens the page on which the session is played. */
  readonly play: () => void;
  /** True if somebody came from "Play" to change the game there. */
  readonly isGameChange: boolean;
  readonly useGame: () => void;
}

/** The form for a session's workbook: each row opens a page with its fields. */
export function SessionTab({ model, host, play, isGameChange, useGame }: Props) {
  const choice = useChoice(model);
  const { plan, faults } = planChoice(choice);
  const games = useGames(model, GAMES);
  const [outcome, setOutcome] = useState<ExportOutcome | null>(null);
  const { page, open, close } = useFormPages();
  const refusal = firstFault(faults) || games.refusal;
  // While the form has a fault, the last valid movement stays visible.
  const shown = useLast(plan);
  const isPlayable = plan !== null && refusal === "" && hasTables(plan);
  if (outcome && shown)
    return (
      <MadeView
        title={shown.title}
        outcome={outcome}
        placesOn={placesOn(choice)}
        isMatches={!hasBoards(shown)}
        back={() => setOutcome(null)}
        play={isPlayable ? play : null}
      />
    );
  const form = { choice, change: model.change, faults };
  return (
    <Form kind="session">
      <div class="columns">
        <div>
          <div hidden={page !== null}>
            <GamesView games={games} choice={choice} open={() => open("kind")} />
            <SessionRows {...form} plan={shown} isSound={plan !== null} open={open} />
          </div>
          <FormPage page={page} close={close}>
            {page === "kind" && <AllGames games={games} choice={choice} done={close} />}
            <RowFields {...form} row={isRow(page) ? page : null} />
          </FormPage>
        </div>
        <MovementView plan={shown} page={page} />
      </div>
      {page === null ? (
        <ExportFoot
          host={host}
          main={formTexts.make}
          source={choice}
          order={() => workbookExportFor(model, null)}
          forbidden={refusal}
          ask={() => (plan ? sameNameQuestion(model.opened.current, plan, false) : "")}
          lead={
            isGameChange && (
              <Button variant="primary" submits name="use-game" disabled={refusal !== ""} onPress={useGame}>
                {formTexts.useGame}
              </Button>
            )
          }
          extra={
            shown &&
            hasTables(shown) && (
              <Button name="play" disabled={!isPlayable} onPress={play}>
                {formTexts.playHere}
              </Button>
            )
          }
          onDone={(came) => {
            model.rememberNames(model.choice());
            setOutcome(came);
          }}
        />
      ) : (
        <DoneFoot close={close} />
      )}
    </Form>
  );
}
