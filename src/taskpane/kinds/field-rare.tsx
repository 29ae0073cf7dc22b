import { useState } from "preact/hooks";
import { Lazy } from "../components/lazy";
import { TypedOption } from "../session/option-fields";
import { fieldRareTexts as texts } from "./field-rare-texts";
import { ownSizeIn, type FieldFormProps } from "./field-choice";

/** What few evenings of pairs or individuals need: handicaps, and a movement of their own. */
export function RareFieldFields({ kind, ...form }: FieldFormProps) {
  const { what } = kind;
  return (
    <>
      <TypedOption
        {...form}
        option="handicap"
        typed="handicap"
        placeholder={texts.handicapExample[what]}
        hint={texts.handicapHint[what]}
      />
      <OwnMovement {...form} kind={kind} />
    </>
  );
}

const ownMovement = () => import("./own-movement");

/** A club's own movement, behind a heading that opens it. */
function OwnMovement(form: FieldFormProps) {
  const [isOpen, setOpen] = useState(() => ownSizeIn(form.kind, form.choice) !== null);
  return (
    <details class="own-movement" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.ownMovement}</summary>
      {isOpen && <Lazy load={ownMovement}>{({ OwnMovementField }) => <OwnMovementField {...form} />}</Lazy>}
    </details>
  );
}
