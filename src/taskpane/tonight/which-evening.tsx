import { useState } from "preact/hooks";
import { hasTables } from "../../sessions/table-plan";
import { planSession, tablesIn } from "../../sessions/kinds";
import { eveningPlan, type Evening } from "../../play/evening";
import { typedNames } from "../../play/session-mark";
import { readHead } from "../../play/code";
import { readSetup, type Setup } from "../../play/setup-code";
import { linkOf } from "../../play/table-link";
import { codeIn } from "../../play/code-envelope";
import { errorText } from "../shared/error-text";
import { localDate } from "../shared/locale";
import { pageAddress } from "../shared/page-address";
import { progressOf } from "./begin-buttons";
import { CodeField } from "./code-field";
import { CopyButton } from "./copy-button";
import type { Asked } from "./link";
import { phoneTexts } from "./phone-texts";
import { texts } from "./texts";

/** What tells an evening from others: title, date and names. */
export function EveningName({ of }: { readonly of: Pick<Evening, "kind" | "options"> }) {
  const { title, date } = eveningPlan(of);
  const names = typedNames(of.options);
  return (
    <>
      <strong>{title}</strong>
      {date !== "" && ` · ${localDate(date)}`}
      {names !== "" && ` · ${names}`}
    </>
  );
}

interface Props {
  readonly asked: Asked;
  readonly choose: (evening: Evening | null, table?: number) => void;
  readonly cancel: () => void;
}

/**
 * Asks to which evening a code belongs: nothing goes into another one in silence, and none begins where a code was opened
 * by mistake, as in the browser of a phone that plays in an installed app.
 */
export function WhichEvening({ asked: { evenings, setup, others, code }, choose, cancel }: Props) {
  const isUnknown = evenings.length === 0;
  const { which } = phoneTexts;
  const title = !isUnknown ? which.title : setup ? which.join : which.notHere;
  return (
    <section class="which" role="group" aria-label={title}>
      <h2>{title}</h2>
      {!isUnknown && <p>{setup ? which.setup : which.results}</p>}
      {setup && (
        <p>
          <EveningName of={setup} />
        </p>
      )}
      {isUnknown && !setup && (
        <>
          <p>{which.needsEvening}</p>
          <ReadHere />
        </>
      )}
      {!isUnknown && (
        <ul class="kept">
          {evenings.map((evening) => (
            <li key={evening.id}>
              <p>
                <EveningName of={evening} />
              </p>
              <p class="hint">{progressOf(evening)}</p>
              <button type="button" onClick={() => choose(evening)}>
                {which.thisOne}
              </button>
            </li>
          ))}
        </ul>
      )}
      {setup && (others === null ? <OfItsOwn choose={choose} /> : <JoinAt {...{ setup, others, isUnknown, choose }} />)}
      {isUnknown && (
        <div class="elsewhere">
          <p class="hint">{setup ? which.elsewhere : which.copyOn}</p>
          <CopyButton text={linkOf(pageAddress(), code)} label={which.copy} />
        </div>
      )}
      <button type="button" class="quiet" onClick={cancel}>
        {isUnknown ? which.discard : texts.cancel}
      </button>
    </section>
  );
}

/** Reads another code, as if its link had been opened. */
function ReadHere() {
  const [text, setText] = useState("");
  const follow = (found: string) => {
    const code = codeIn(found);
    if (code !== undefined) window.location.hash = code;
  };
  return (
    <CodeField
      name="first-code"
      text={text}
      setText={(next) => {
        setText(next);
        follow(next);
      }}
      faultOf={notTheEvening}
      scanned={follow}
    />
  );
}

/** Why a code does not set up the evening that is missing; "" where it does. */
function notTheEvening(text: string): string {
  if (codeIn(text) === undefined) return texts.joining.none;
  try {
    return (readHead(text)?.setup ?? readSetup(text)) ? "" : phoneTexts.which.isSecond;
  } catch (error) {
    return errorText(error);
  }
}

function OfItsOwn({ choose }: Pick<Props, "choose">) {
  return (
    <button type="button" onClick={() => choose(null)}>
      {phoneTexts.which.ofItsOwn}
    </button>
  );
}

/** Where to sit: at two tables it is the other one that is joined. */
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
  const [isOpen, open] = useState(isUnknown);
  if (!hasTables(plan)) return null;
  if (!isOpen)
    return (
      <button type="button" onClick={() => open(true)}>
        {phoneTexts.which.ofItsOwn}
      </button>
    );
  const tables = tablesIn(plan);
  const free = tables.filter(({ table }) => table !== others);
  const [first] = free;
  const theirs = tables.filter(({ table }) => table === others);
  return (
    <div class="tables">
      {[...free, ...theirs].map(({ table, name }) => (
        <button
          type="button"
          class={table === first?.table ? "primary" : undefined}
          onClick={() => choose(null, table)}
        >
          {table === others ? phoneTexts.which.joinTheirs(name) : phoneTexts.which.joinAt(name)}
        </button>
      ))}
    </div>
  );
}
