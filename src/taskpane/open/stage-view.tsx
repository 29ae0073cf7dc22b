import { useState } from "preact/hooks";
import { valueOrRefusal } from "../../bridge/input-error";
import type { Host } from "../../excel/host";
import type { SavedSession } from "../../workbook/reading/read-saved";
import { Banner } from "../components/banner";
import { Select } from "../components/field";
import { FieldRow } from "../components/name-fields";
import { RadioCard } from "../components/radio-card";
import { firstFault } from "../workbook/form/faults";
import { PageBar } from "../workbook/form/form-page";
import { planChoice, workbookExportFor } from "../workbook/form/plan-choice";
import { modelOf, useChoice, type SessionModel } from "../workbook/form/session-model";
import { eventChoice, stageChoice, stageCounts, STAGES, teamsIn, type NextStage } from "../workbook/kinds/next-stage";
import { texts } from "../workbook/open/texts";
import { OwnFormView } from "./own-form-view";

const words = texts.stage;

interface StageViewProps {
  readonly session: SavedSession;
  readonly model: SessionModel;
  readonly host: Host | null;
  readonly back: () => void;
}

/** The form of a stage that follows an event, with the teams of the event and their points. */
export function StageView({ session, model, host, back }: StageViewProps) {
  const [first] = useState(() => valueOrRefusal(() => firstStage(session, model)));
  return typeof first === "string" ? (
    <>
      <PageBar title={words.title} back={back} />
      <Banner intent="fault" title={first} />
    </>
  ) : (
    <KnownStage {...{ session, host, back }} {...first} />
  );
}

interface KnownStageProps extends StageViewProps {
  readonly first: NextStage;
  readonly teams: number;
}

function KnownStage({ session, model, host, back, first, teams }: KnownStageProps) {
  const [stage, setStage] = useState(first);
  const choice = useChoice(model);
  const { faults } = planChoice(choice);
  const choose = (changed: Partial<NextStage>) => {
    const next = { ...stage, ...changed };
    const counts = stageCounts(next.stage, teams);
    const count = counts.includes(next.count) ? next.count : (counts[0] ?? next.count);
    setStage({ ...next, count });
    model.change(stageChoice(session.outcome.scored, { ...next, count }));
  };
  return (
    <OwnFormView
      {...{ model, host, back }}
      title={words.title}
      above={
        <>
          <p class="hint">{words.hint}</p>
          {STAGES.filter((each) => stageCounts(each, teams).length > 0).map((each) => (
            <RadioCard key={each} chosen={each === stage.stage} onChoose={() => choose({ stage: each })}>
              <strong>{words.stages[each].title}</strong>
              <span class="hint">{words.stages[each].below}</span>
            </RadioCard>
          ))}
          <FieldRow>
            <Select
              label={words.count}
              name="stage-count"
              groups={[
                { label: "", options: stageCounts(stage.stage, teams).map((n) => [String(n), words.first(n, teams)]) },
              ]}
              value={String(stage.count)}
              onChoose={(count) => choose({ count: Number(count) })}
            />
            {stage.stage !== "knockout" && (
              <Select
                label={words.part}
                name="stage-part"
                groups={[{ label: "", options: words.parts }]}
                value={stage.part}
                onChoose={(part) => choose({ part })}
              />
            )}
          </FieldRow>
        </>
      }
      order={() => workbookExportFor(model, null)}
      forbidden={firstFault(faults)}
    />
  );
}

/** Returns the first proposal and its form: the largest knockout of at most eight teams, else of all teams. */
function firstStage({ plan, outcome: { scored } }: SavedSession, model: SessionModel) {
  const teams = teamsIn(scored);
  const first: NextStage = {
    stage: "knockout",
    count: stageCounts("knockout", teams).find((count) => count <= 8) ?? teams,
    part: "all",
  };
  const choice = {
    ...eventChoice(model.choice()),
    ...("boards" in plan && { boards: plan.boards }),
    title: words.titleOf(plan.title),
    date: plan.date,
    ...stageChoice(scored, first),
  };
  return { first, teams, model: modelOf(choice, model) };
}
