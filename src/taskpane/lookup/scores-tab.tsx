import { useState } from "preact/hooks";
import { SEATS } from "../../bridge/seat";
import { TextField } from "../components/field";
import { Segments } from "../components/segments";
import { Answer } from "./answer";
import { contractAnswer, declarerAnswer, impsAnswer, otherTableAnswer, vpsAnswer, type FieldsResult } from "./answers";
import { ScaleFields } from "./scale-fields";
import { scoresTexts as texts } from "./scores-texts";
import "../components/card.css";
import "./lookup.css";

const QUESTIONS = ["contract", "imps", "vps"] as const;

type Question = (typeof QUESTIONS)[number];

/**
 * First values of the fields of all questions. One state holds them all, so that nothing is lost when another question
 * is chosen.
 */
const BLANK = {
  contract: "",
  by: "",
  board: "",
  there: "",
  first: "",
  second: "",
  margin: "",
  boards: "",
  family: "WBF",
};

interface AskProps {
  readonly typed: typeof BLANK;
  readonly change: (changed: Partial<typeof BLANK>) => void;
}

/** The page of quick scores: each answer is updated as the user types. */
export function ScoresTab() {
  const [question, setQuestion] = useState<Question>("contract");
  const [typed, setTyped] = useState(BLANK);
  const change: AskProps["change"] = (changed) => setTyped({ ...typed, ...changed });
  const Ask = { contract: AskContract, imps: AskImps, vps: AskVps }[question];
  return (
    <div class="lookup">
      <Segments
        label={texts.questions}
        options={QUESTIONS.map((value) => [value, texts.question[value]] as const)}
        chosen={question}
        onChoose={setQuestion}
      />
      <Ask typed={typed} change={change} />
    </div>
  );
}

interface TypedFieldProps extends AskProps {
  readonly field: Exclude<keyof typeof BLANK, "by" | "family">;
  readonly found: FieldsResult<unknown>;
  readonly label: string;
  readonly hint?: string;
  readonly inputMode?: "numeric";
}

function TypedField({ typed, change, field, found: { fault }, ...rest }: TypedFieldProps) {
  return (
    <TextField
      {...rest}
      name={field}
      value={typed[field]}
      onType={(text) => change({ [field]: text })}
      fault={fault?.field === field ? fault.text : ""}
      spellcheck={false}
    />
  );
}

function AskContract(props: AskProps) {
  const { typed, change } = props;
  const { contract, by, board } = typed;
  const found = contractAnswer({ contract, by, board });
  const { answer } = found;
  const other = answer && otherTableAnswer(answer, typed.there);
  return (
    <>
      <section class="card">
        <TypedField
          {...props}
          field="contract"
          found={found}
          label={texts.contractAndResult}
          hint={texts.contractHint}
        />
        <div class="beside">
          <div class="field">
            <span class="hint">{texts.by}</span>
            <Segments
              label={texts.by}
              options={SEATS.map((seat) => [seat as string, seat] as const)}
              chosen={by}
              onChoose={(seat) => change({ by: seat })}
            />
          </div>
          <TypedField {...props} field="board" found={found} label={texts.board} inputMode="numeric" />
        </div>
      </section>
      <Answer values={answer ? [[answer.about, texts.points(answer.points)]] : valuesFor(contract)}>
        {found.missing}
      </Answer>
      {other && (
        <>
          <h2>{texts.otherTable}</h2>
          <section class="card">
            <TypedField {...props} field="there" found={other} label={texts.there} hint={texts.minus} />
            <SwingText found={other} />
          </section>
        </>
      )}
    </>
  );
}

/** The points of a contract, not vulnerable and vulnerable. */
function valuesFor(contract: string): [string, string][] {
  const points = declarerAnswer(contract);
  return points ? points.map((each, i) => [texts.vulnerable[i === 0 ? 0 : 1], texts.declarerPoints(each)]) : [];
}

function SwingText({ found: { answer } }: { readonly found: ReturnType<typeof impsAnswer> }) {
  return (
    <output aria-live="polite">
      {answer && (
        <>
          <strong>
            {texts.difference(answer.points)}, {texts.imps(answer.imps)}
          </strong>{" "}
          {texts.to(answer.points)}
        </>
      )}
    </output>
  );
}

function AskImps(props: AskProps) {
  const { first, second } = props.typed;
  const found = impsAnswer({ first, second });
  const { answer, missing } = found;
  return (
    <>
      <section class="card">
        <TypedField {...props} field="first" found={found} label={texts.table(1)} hint={texts.minus} />
        <TypedField {...props} field="second" found={found} label={texts.table(2)} hint={texts.minus} />
      </section>
      <Answer
        values={
          answer ? [[`${texts.difference(answer.points)} ${texts.to(answer.points)}`, texts.imps(answer.imps)]] : []
        }
      >
        {missing}
      </Answer>
    </>
  );
}

function AskVps(props: AskProps) {
  const { typed, change } = props;
  const { margin, boards, family } = typed;
  const found = vpsAnswer({ margin, boards }, family);
  const { answer, fault } = found;
  return (
    <>
      <section class="card">
        <TypedField {...props} field="margin" found={found} label={texts.margin} hint={texts.marginHint} />
        <ScaleFields scale={typed} onChoose={change} fault={fault?.field === "boards" ? fault.text : ""} />
      </section>
      <Answer
        values={
          answer
            ? [
                [texts.team, answer[0]],
                [texts.otherTeam, answer[1]],
              ]
            : []
        }
      >
        {found.missing}
      </Answer>
    </>
  );
}
