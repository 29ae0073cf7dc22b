import { useState } from "preact/hooks";
import { parseContract, agreedResult } from "../../bridge/contract";
import { boardScore } from "../../bridge/contract-score";
import { plainSigns } from "../../bridge/plain-number";
import { signed } from "../../bridge/points";
import { impsOf } from "../../bridge/imp";
import { InputError } from "../../bridge/input-error";
import { parseResult } from "../../bridge/result";
import { parseSeat } from "../../bridge/seat";
import { dealerOf } from "../../bridge/board";
import { vulnerabilityOf } from "../../bridge/vulnerability";
import { MOST_BOARDS, namedScale, SCALE_FAMILIES } from "../../bridge/vp/named-scale";
import { victoryPoints } from "../../bridge/vp/scale";
import { TextField } from "../components/field";
import { Suggestions } from "../components/name-fields";
import { errorText } from "../shared/error-text";
import { localNumber } from "../shared/locale";
import { scoresTexts } from "./scores-texts";

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
  readonly answer: (...typed: string[]) => string;
}

/** A heading, inputs side by side, and the answer as soon as all are given. */
function Calculator({ heading, inputs, answer }: CalculatorProps) {
  const [typed, setTyped] = useState(() => inputs.map(() => ""));
  const { said, faulty, fault } = answerTo(
    typed.map((text) => text.trim()),
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

/** The answer, or which input is wrong and why; neither while one is missing. */
function answerTo(typed: readonly string[], answer: CalculatorProps["answer"]) {
  const none = { said: "", faulty: -1, fault: "" };
  if (typed.some((text) => text === "")) return none;
  try {
    return { ...none, said: answer(...typed) };
  } catch (error) {
    const faulty = error instanceof FieldError ? error.index : typed.length - 1;
    return { ...none, faulty, fault: errorText(error) };
  }
}

/** An error that knows which of the inputs it is about. */
class FieldError extends InputError {
  constructor(
    readonly index: number,
    message: string
  ) {
    super(message);
  }
}

function reading<T>(index: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof InputError ? new FieldError(index, error.message) : error;
  }
}

function contractAnswer(text = "", by = "", boardText = ""): string {
  const { contract, result } = reading(0, () => parseContract(text));
  const declarer = reading(1, () => parseSeat(by));
  const board = reading(2, () => boardNumber(boardText));
  const vulnerability = vulnerabilityOf(board);
  const tricks = agreedResult(result, null) ?? parseResult("=");
  const points = reading(0, () => boardScore(contract, declarer, tricks, vulnerability));
  return scoresTexts.points(signed(points), vulnerability, dealerOf(board));
}

function impsAnswer(table1 = "", table2 = ""): string {
  const difference = reading(0, () => whole(table1)) - whole(table2);
  return scoresTexts.isImps(signed(difference), signed(impsOf(difference)));
}

function vpsAnswer(margin = "", name = ""): string {
  const scale = namedScale(name);
  const imps = reading(0, () => whole(margin));
  const vps = (won: number) => localNumber(String(victoryPoints(won, scale)));
  return scoresTexts.vps(vps(imps), vps(-imps || -0), scale.name);
}

function boardNumber(text: string): number {
  const board = Number(text);
  if (!(board <= MOST_BOARDS)) throw new InputError(scoresTexts.noBoard(text, MOST_BOARDS));
  vulnerabilityOf(board);
  return board;
}

function whole(text: string): number {
  const plain = plainSigns(text);
  if (!/^[+-]?\d{1,5}$/.test(plain)) throw new InputError(scoresTexts.noWholeNumber(text));
  return Number(plain);
}
