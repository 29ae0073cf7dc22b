import { useState } from "preact/hooks";
import { SCALE_FAMILIES } from "../../bridge/vp/named-scale";
import { TextField } from "../components/field";
import { Suggestions } from "../components/suggestions";
import { answerTo, contractAnswer, impsAnswer, vpsAnswer, type Answer } from "./answers";
import { scoresTexts } from "./scores-texts";
import "./scores-tab.css";

/** The tab of quick scores: each answer follows as one types. */
export function ScoresTab() {
  const { contract, declarer, board, points, margin, scaleName } = scoresTexts.fields;
  return (
    <>
      <Calculator
        heading={scoresTexts.contract}
        inputs={[
          { label: contract, placeholder: "4HX+1" },
          { label: declarer, placeholder: "N" },
          { label: board, placeholder: "1", inputMode: "numeric" },
        ]}
        answer={contractAnswer}
      />
      <Calculator
        heading={scoresTexts.twoTables}
        inputs={[
          { label: points(1), placeholder: "420" },
          { label: points(2), placeholder: "-50" },
        ]}
        answer={impsAnswer}
      />
      <Calculator
        heading={scoresTexts.victoryPoints}
        inputs={[
          { label: margin, placeholder: "20" },
          { label: scaleName, placeholder: "24", list: "scale-names" },
        ]}
        answer={vpsAnswer}
      />
      <Suggestions
        id="scale-names"
        texts={SCALE_FAMILIES.flatMap(({ name, serves }) =>
          [4, 6, 8, 24].filter(serves).map((boards) => `${name}-${boards}`)
        )}
      />
    </>
  );
}

interface Input {
  readonly label: string;
  readonly placeholder: string;
  readonly inputMode?: "numeric";
  readonly list?: string;
}

interface CalculatorProps {
  readonly heading: string;
  readonly inputs: readonly Input[];
  readonly answer: Answer;
}

/** A heading, inputs side by side, and the answer as soon as all are given. */
function Calculator({ heading, inputs, answer }: CalculatorProps) {
  const [typed, setTyped] = useState(() => inputs.map(() => ""));
  const { said, faulty, fault } = answerTo(
    typed.map((text) => text.trim()),
    inputs,
    answer
  );
  return (
    <section class="calculator">
      <h2>{heading}</h2>
      <div class="side-by-side">
        {inputs.map((input, i) => (
          <TextField
            {...input}
            value={typed[i] ?? ""}
            onType={(text) => setTyped(typed.map((old, at) => (at === i ? text : old)))}
            spellcheck={false}
            fault={i === faulty ? fault : ""}
          />
        ))}
      </div>
      <output class="answer" aria-live="polite">
        {said}
      </output>
    </section>
  );
}
