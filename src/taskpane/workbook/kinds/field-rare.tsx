import { useState } from "preact/hooks";
import { Disclosure } from "../../components/disclosure";
import { Lazy } from "../../components/lazy";
import { TypedOption } from "../form/option-fields";
import { fieldRareTexts as texts } from "./field-rare-texts";
import { ownSizeIn, type FieldFormProps } from "./field-choice";
import "./field-rare.css";

/** Fields that few evenings of pairs or individuals need: handicaps, and a movement of their own. */
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
  const [hasOwn] = useState(() => ownSizeIn(form.kind, form.choice) !== null);
  return (
    <Disclosure kind="own-movement" summary={texts.ownMovement} wanted={hasOwn}>
      {() => <Lazy load={ownMovement}>{({ OwnMovementField }) => <OwnMovementField {...form} />}</Lazy>}
    </Disclosure>
  );
}
