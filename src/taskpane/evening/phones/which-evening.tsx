import { useState } from "preact/hooks";
import { hasTables } from "../../../sessions/table-plan";
import { planSession, tablesIn } from "../../../sessions/kinds";
import { eveningPlan, type Evening } from "../../../play/evening";
import { typedNames } from "../../../play/session-mark";
import { readHead } from "../../../play/code";
import { readSetup, type Setup } from "../../../play/setup-code";
import { linkOf } from "../../../play/table-link";
import { codeIn } from "../../../play/code-envelope";
import { errorText } from "../../shared/error-text";
import { localDate } from "../../shared/locale";
import { pageAddress } from "../../shared/page-address";
import { progressOf } from "../shared/begin-buttons";
import { CodeField } from "./code-field";
import { CopyButton } from "./copy-button";
import type { LinkQuestion } from "./link";
import { phoneTexts } from "./phone-texts";
import { texts } from "../shared/texts";
import "./which-evening.css";
import "../shared/kept.css";

/** Title, date and names, which distinguish an evening from others. */
export function EveningName({ evening }: { readonly evening: Pick<Evening, "kind" | "options"> }) {
  const { title, date } = eveningPlan(evening);
  const names = typedNames(evening.options);
  return (
    <>
      <strong>{title}</strong>
      {date !== "" && ` · ${localDate(date)}`}
      {names !== "" && ` · ${names}`}
    </>
  );
}

interface Props {
  readonly prompt: LinkQuestion;
  readonly choose: (evening: Evening | null, table?: number) => void;
  readonly cancel: () => void;
}

/**
 * Asks which evening a code belongs to. Results never go into another evening without a question, and no evening begins
 * if a code was opened by mistake, as in the browser of a phone that plays in an installed app.
 */
export function WhichEvening({ prompt: { evenings, setup, others, code }, choose, cancel }: Props) {
  const isUnknown = evenings.length === 0;
  const { belongsTo: words } = phoneTexts;
  const title = !isUnknown ? words.title : setup ? words.join : words.notHere;
  return (
    <section class="which" role="group" aria-label={title}>
      <h2>{title}</h2>
      {!isUnknown && <p>{setup ? words.setup : words.results}</p>}
      {setup && (
        <p>
          <EveningName evening={setup} />
        </p>
      )}
      {isUnknown && !setup && (
        <>
          <p>{words.needsEvening}</p>
          <ReadHere />
        </>
      )}
      {!isUnknown && (
        <ul class="kept">
          {evenings.map((evening) => (
            <li key={evening.id}>
              <p>
                <EveningName evening={evening} />
              </p>
              <p class="hint">{progressOf(evening)}</p>
              <button type="button" onClick={() => choose(evening)}>
                {words.thisOne}
              </button>
            </li>
          ))}
        </ul>
      )}
      {setup &&
        (others === null ? <NewEveningButton choose={choose} /> : <JoinAt {...{ setup, others, isUnknown, choose }} />)}
      {isUnknown && (
        <div class="elsewhere">
          <p class="hint">{setup ? words.elsewhere : words.copyOn}</p>
          <CopyButton text={linkOf(pageAddress(), code)} label={words.copy} />
        </div>
      )}
      <button type="button" class="quiet" onClick={cancel}>
        {isUnknown ? words.discard : texts.cancel}
      </button>
    </section>
  );
}

/** Reads another code as if the user had opened its link. */
function ReadHere() {
  const [text, setText] = useState("");
  const openCode = (found: string) => {
    const code = codeIn(found);
    if (code !== undefined) window.location.hash = code;
  };
  return (
    <CodeField
      name="first-code"
      text={text}
      setText={(next) => {
        setText(next);
        openCode(next);
      }}
      faultOf={notTheEvening}
      scanned={openCode}
    />
  );
}

/** Fault of a code that does not set up the missing evening; "" if it does. */
function notTheEvening(text: string): string {
  if (codeIn(text) === undefined) return texts.joining.noCode;
  try {
    return (readHead(text)?.setup ?? readSetup(text)) ? "" : phoneTexts.belongsTo.isSecond;
  } catch (error) {
    return errorText(error);
  }
}

function NewEveningButton({ choose }: Pick<Props, "choose">) {
  return (
    <button type="button" onClick={() => choose(null)}>
      {phoneTexts.belongsTo.ofItsOwn}
    </button>
  );
}

/** Choice of a table to join; the table of the other phone comes last. */
function JoinAt({
  setup,
  others,
  isUnknown,
  choose,
}: {
  readonly setup: Setup;
  readonly others: number;
  readonly isUnknown: boolean;
  readonly choose: Props["choose"];
}) {
  const plan = planSession(setup.kind, setup.options);
  const [isOpen, setOpen] = useState(isUnknown);
  if (!hasTables(plan)) return null;
  if (!isOpen)
    return (
      <button type="button" onClick={() => setOpen(true)}>
        {phoneTexts.belongsTo.ofItsOwn}
      </button>
    );
  const tables = tablesIn(plan);
  const free = tables.filter(({ table }) => table !== others);
  const [first] = free;
  const occupied = tables.filter(({ table }) => table === others);
  return (
    <div class="tables">
      {[...free, ...occupied].map(({ table, name }) => (
        <button
          type="button"
          class={table === first?.table ? "primary" : undefined}
          onClick={() => choose(null, table)}
        >
          {table === others ? phoneTexts.belongsTo.joinTheirs(name) : phoneTexts.belongsTo.joinAt(name)}
        </button>
      ))}
    </div>
  );
}
