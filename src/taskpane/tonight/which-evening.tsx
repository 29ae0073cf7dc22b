import { planOf, type Evening } from "../../play/evening";
import { namesIn } from "../../play/session-mark";
import { localDate } from "../shared/locale";
import { progressOf } from "./begin-buttons";
import type { Asked } from "./link";
import { phoneTexts } from "./phone-texts";
import { texts } from "./texts";

/** What tells an evening from others: title, date and names. */
export function EveningName({ of }: { readonly of: Pick<Evening, "kind" | "options"> }) {
  const { title, date } = planOf(of);
  const names = namesIn(of.options);
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
  readonly choose: (evening: Evening | null) => void;
  readonly cancel: () => void;
}

/** Asks to which evening a link belongs: nothing goes into another one in silence. */
export function WhichEvening({ asked: { evenings, setup }, choose, cancel }: Props) {
  return (
    <section class="which" role="group" aria-label={phoneTexts.which.title}>
      <h2>{phoneTexts.which.title}</h2>
      <p>{setup ? phoneTexts.which.setup : phoneTexts.which.results}</p>
      {setup && (
        <p>
          <EveningName of={setup} />
        </p>
      )}
      <ul class="kept">
        {evenings.map((evening) => (
          <li key={evening.id}>
            <p>
              <EveningName of={evening} />
            </p>
            <p class="hint">{progressOf(evening)}</p>
            <button type="button" onClick={() => choose(evening)}>
              {phoneTexts.which.thisOne}
            </button>
          </li>
        ))}
      </ul>
      <div class="row">
        {setup && (
          <button type="button" onClick={() => choose(null)}>
            {phoneTexts.which.ofItsOwn}
          </button>
        )}
        <button type="button" onClick={cancel}>
          {texts.cancel}
        </button>
      </div>
    </section>
  );
}
