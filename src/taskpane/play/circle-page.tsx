import { useState } from "preact/hooks";
import { withName, withoutName, type Person } from "../../play/circle";
import { today } from "../../sessions/today";
import { TextField } from "../components/field";
import { Lazy } from "../components/lazy";
import { List, ListRow } from "../components/list-row";
import { Sheet } from "../components/sheet";
import { openEveningStore, type EveningStore } from "../evening/shared/evening-store";
import { shortDate } from "../shared/locale";
import type { SessionModel } from "../workbook/form/session-model";
import "./name-sheet.css";
import { circleTexts as words } from "./circle-texts";
import { useCircle } from "./use-circle";

interface Props {
  readonly store: EveningStore;
  readonly model: SessionModel;
}

export function CirclePage({ model }: Pick<Props, "model">) {
  return <Lazy load={openEveningStore}>{(store) => <CirclePeople store={store} model={model} />}</Lazy>;
}

/** The people known on this device, with their usual partners; pressing a name renames or removes it. */
export function CirclePeople({ store, model }: Props) {
  const { circle, change } = useCircle(store, model);
  const [edited, setEdited] = useState<Person | "new" | null>(null);
  const close = () => setEdited(null);
  return (
    <>
      <p class="hint">{circle.people.length === 0 ? words.nobody : words.tapToChange}</p>
      <List>
        {circle.people.map((person) => (
          <ListRow key={person.name} title={person.name} below={detailsOf(person)} onPress={() => setEdited(person)} />
        ))}
      </List>
      <button type="button" onClick={() => setEdited("new")}>
        + {words.newName}
      </button>
      {edited === "new" && (
        <NameSheet
          title={words.newName}
          name=""
          save={words.add}
          onSave={(name) => change((stored, now) => withName(stored, name, name, now))}
          onBack={close}
        />
      )}
      {edited !== null && edited !== "new" && (
        <NameSheet
          title={edited.name}
          name={edited.name}
          hint={words.renameHint}
          save={words.save}
          onSave={(name) => change((stored, now) => withName(stored, edited.name, name, now))}
          onRemove={() => change((stored, now) => withoutName(stored, edited.name, now))}
          onBack={close}
        />
      )}
    </>
  );
}

function detailsOf({ partner, last }: Person): string | undefined {
  const details = [
    ...(last === null ? [] : [words.lastPlayed(shortDate(today(new Date(last))))]),
    ...(partner === "" ? [] : [words.usually(partner)]),
  ];
  return details.length === 0 ? undefined : details.join(", ");
}

interface SheetProps {
  readonly title: string;
  readonly name: string;
  readonly hint?: string;
  readonly save: string;
  readonly onSave: (name: string) => void;
  readonly onRemove?: () => void;
  readonly onBack: () => void;
}

/** Asks for a name. */
export function NameSheet({ title, name, hint, save, onSave, onRemove, onBack }: SheetProps) {
  const [typed, setTyped] = useState(name);
  const saved = typed.trim();
  return (
    <Sheet title={title} onBack={onBack}>
      <form
        class="name-sheet"
        onSubmit={(event) => {
          event.preventDefault();
          if (saved === "") return;
          onSave(saved);
          onBack();
        }}
      >
        <TextField label={words.name} name="name" value={typed} hint={hint} onType={setTyped} />
        <button type="submit" class="primary" disabled={saved === ""}>
          {save}
        </button>
      </form>
      {onRemove && (
        <>
          <button type="button" class="danger" onClick={() => (onRemove(), onBack())}>
            {words.remove}
          </button>
          <p class="hint">{words.removeHint}</p>
        </>
      )}
    </Sheet>
  );
}
