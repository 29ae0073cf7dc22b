import type { PhoneMode } from "../../../play/one-phone";
import { List, ListRow } from "../../components/list-row";
import { Sheet } from "../../components/sheet";
import { texts } from "./texts";
import "./phones-question.css";

const words = texts.phones;

interface Props {
  readonly choose: (phones: PhoneMode) => void;
  readonly back: () => void;
}

/** Asks how many phones enter the results of a game with several tables. */
export function PhonesQuestion({ choose, back }: Props) {
  return (
    <Sheet title={words.question} onBack={back}>
      <List>
        {(["one", "each"] as const).map((phones) => (
          <ListRow
            name={phones}
            picture={<Picture phones={phones} />}
            title={words[phones].title}
            below={words[phones].below}
            onPress={() => choose(phones)}
          />
        ))}
      </List>
      <p class="hint">{words.later}</p>
      <button type="button" onClick={back}>
        {texts.backToBoard}
      </button>
    </Sheet>
  );
}

/** Picture of two tables, with one phone that goes to and fro between them, or with a phone on each. */
function Picture({ phones }: { readonly phones: PhoneMode }) {
  const isOne = phones === "one";
  return (
    <svg class="phones-picture" viewBox="0 0 122 46" width="122" height="46" aria-hidden="true">
      <path class="table" d="M8 0h30a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z" />
      <path
        class={isOne ? "table next" : "table"}
        d="M84 0h30a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8H84a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z"
      />
      <path class="phone" d="M14 3h18v22H14z" />
      <path class="button" d="M23 21.5h.01" />
      <text x="23" y="41">
        1
      </text>
      <text x="99" y="41">
        2
      </text>
      {isOne ? (
        <path class="way" d="M50 16c8-8 16-8 24 0m0-6v6h-6M74 32c-8 8-16 8-24 0m0 6v-6h6" />
      ) : (
        <>
          <path class="phone" d="M90 3h18v22H90z" />
          <path class="button" d="M99 21.5h.01" />
        </>
      )}
    </svg>
  );
}
