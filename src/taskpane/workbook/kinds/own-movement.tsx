import { useState } from "preact/hooks";
import { ownSize } from "../../../sessions/field/all-games";
import type { FieldKind } from "../../../sessions/field/field-kind";
import { figuresText } from "../../../sessions/field/own/figures-text";
import { ownMovement } from "../../../sessions/field/own/own-movement";
import { readMovement } from "../../../sessions/field/own/read-movement";
import { ownTexts } from "../../../sessions/field/own/texts";
import { writeMovement } from "../../../sessions/field/own/write-movement";
import { decodeText } from "../../../sessions/reading/decode-text";
import { inOrder } from "../../../sessions/reading/result-lines";
import { Button } from "../../components/button";
import { DropZone } from "../../components/drop-zone";
import { Field } from "../../components/field";
import { changedTo } from "./changed-game";
import { ownSizeIn, sizeOf, type FieldFormProps } from "./field-choice";
import { ownMovementTexts as texts } from "./own-movement-texts";
import "./own-movement.css";

/** Maximum length of a movement in bytes or characters; the largest has about 2000. */
const MAX_LENGTH = 100_000;
/** Maximum number of faults shown; more would tell the user nothing new. */
const SHOWN_FAULTS = 8;

/** Field for a club's own movement, typed or from a file. A movement is chosen as soon as it has no faults. */
export function OwnMovementField({ kind, choice, change }: FieldFormProps) {
  const chosenMovement = ownSizeIn(kind, choice) && ownMovement(choice.movement);
  const [text, setText] = useState(() =>
    chosenMovement ? writeMovement(chosenMovement.named, Number(choice.firstBoard) || 1) : ""
  );
  const [unread, setUnread] = useState("");
  const faults = text.trim() === "" ? [] : faultsIn(text, kind);
  const take = (typed: string) => {
    setUnread("");
    setText(typed);
    const read = readMovement(typed);
    const size = read.text !== null && read.what === kind.noun ? ownSize(kind, read.text) : null;
    if (size && "firstBoard" in read)
      change({
        ...changedTo(kind, choice, size.usual, size),
        firstBoard: read.firstBoard === 1 ? "" : String(read.firstBoard),
      });
  };
  const takeFile = async ([file]: readonly File[]) => {
    if (!file) return;
    if (file.size > MAX_LENGTH) return setUnread(texts.tooLarge);
    const read = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (read === null) return setUnread(texts.notText);
    take(read);
  };
  const takeOut = () => {
    const size = sizeOf(kind, choice.fieldCount);
    setText("");
    change({ ...changedTo(kind, choice, size.usual, size), firstBoard: "" });
  };
  return (
    <>
      <DropZone
        label={texts.file}
        accept=".csv,.txt,text/csv,text/plain"
        fault={unread}
        onFiles={(files) => void takeFile(files)}
      />
      <Field label={texts.paste} hint={texts.hint} fault={faults.join("\n")}>
        {(wiring) => (
          <textarea
            {...wiring}
            name="own-movement"
            rows={6}
            spellcheck={false}
            wrap="off"
            placeholder={texts.example[kind.noun]}
            value={text}
            onInput={({ currentTarget }) => take(currentTarget.value.slice(0, MAX_LENGTH))}
          />
        )}
      </Field>
      {chosenMovement && (
        <>
          <p>
            {faults.length > 0 ? texts.stillChosen : texts.chosen} {figuresText(chosenMovement).join(" ")}
          </p>
          <Button name="own-movement-out" onPress={takeOut}>
            {texts.out}
          </Button>
        </>
      )}
    </>
  );
}

/** Returns the faults of a movement, each as a line of text. */
function faultsIn(text: string, kind: FieldKind): string[] {
  const read = readMovement(text);
  if (read.text !== null) return read.what === kind.noun ? [] : [ownTexts.refused.ofOthers(read.what)];
  const shown = inOrder(read.faults)
    .slice(0, SHOWN_FAULTS)
    .map(({ line, field, message }) => texts.fault(line, field, message));
  const more = read.faults.length - shown.length;
  return more > 0 ? [...shown, texts.more(more)] : shown;
}
