import { useState } from "preact/hooks";
import type { Host } from "../../../excel/host";
import { hasTables } from "../../../sessions/table-plan";
import { Button } from "../../components/button";
import { firstFault } from "./faults";
import { Form } from "../../components/form";
import { TableFrame } from "../../components/table";
import { wordsOf } from "../kinds/kind-forms";
import { previewOf } from "../previews/later";
import { AskHowMany } from "./ask-how-many";
import { SessionFields } from "./session-form";
import { useChoice, type SessionModel } from "./session-model";
import { planChoice, workbookExportFor } from "./plan-choice";
import { texts } from "../../texts";
import { formTexts } from "./form-texts";
import { NextSteps } from "../../components/guide";
import { useLast } from "../../shared/use-last";
import { sameNameQuestion } from "../make/same-name";
import { ExportButtons } from "../make/export-buttons";
import "../../components/columns.css";

interface Props {
  readonly model: SessionModel;
  readonly host: Host | null;
  /** Leads to where it is played. */
  readonly play: () => void;
  /** Whether somebody came here from the tab "Tonight" to change its game, and what leads back there. */
  readonly isGameChange: boolean;
  readonly useGame: () => void;
}

/** The tab on which a session is chosen. */
export function SessionTab({ model, host, play, isGameChange, useGame }: Props) {
  const choice = useChoice(model);
  const { plan, faults } = planChoice(choice);
  const [otherPeople, setOtherPeople] = useState("");
  const refusal = firstFault(faults) || otherPeople;
  const { make, placesOn } = wordsOf(choice);
  // While something is wrong, the movement as it was stays in sight.
  const shown = useLast(plan);
  return (
    <Form kind="session">
      <p class="hint">{formTexts.introduction}</p>
      <div class="columns">
        <div>
          <AskHowMany model={model} onRefusal={setOtherPeople} />
          <SessionFields choice={choice} change={model.change} faults={faults} />
        </div>
        <div>
          <h2>{texts.movement}</h2>
          <TableFrame label={texts.movement}>{shown && previewOf(shown)}</TableFrame>
        </div>
      </div>
      <ExportButtons
        host={host}
        main={make}
        of={choice}
        order={() => workbookExportFor(model, null)}
        forbidden={refusal}
        ask={() => (plan ? sameNameQuestion(model.opened.current, plan, false) : "")}
        lead={
          isGameChange && (
            <Button look="primary" submits name="use-game" disabled={refusal !== ""} onPress={useGame}>
              {formTexts.useGame}
            </Button>
          )
        }
        also={shown && hasTables(shown) && <PlayButton play={play} disabled={plan === null || refusal !== ""} />}
        onDone={() => model.rememberNames(model.choice())}
        next={<NextSteps placesOn={placesOn} />}
      />
    </Form>
  );
}

function PlayButton({ play, disabled }: { readonly play: () => void; readonly disabled: boolean }) {
  return (
    <Button name="play" disabled={disabled} onPress={play}>
      {formTexts.playHere}
    </Button>
  );
}
