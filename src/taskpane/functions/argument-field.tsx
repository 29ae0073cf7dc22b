import { useState } from "preact/hooks";
import type { Selection } from "../../excel/selection";
import { TextField } from "../components/field";
import { chosenScale, scaleName, type ChosenScale } from "../lookup/scale";
import { ScaleFields } from "../lookup/scale-fields";
import { functionsTexts as texts } from "./functions-texts";
import type { TakeCells } from "./take-cells";
import type { Metadata } from "./taken-cells";

interface ArgumentFieldProps {
  readonly label: string;
  readonly parameter: Metadata["parameters"][number];
  readonly value: string;
  /** The value of the cell whose address is typed; "" if it is unknown. */
  readonly holds: string;
  readonly onType: (value: string) => void;
  /** Button that enters the selected cells; null outside Excel. */
  readonly Take: typeof TakeCells | null;
  readonly onTake: (selection: Selection) => void;
}

/** A field for an argument: a value or the address of cells; a scale is chosen from a list. */
export function ArgumentField(props: ArgumentFieldProps) {
  return props.parameter.name === "scale" ? <ScaleArgument {...props} /> : <PlainArgument {...props} />;
}

function PlainArgument({ label, parameter, value, holds, onType, Take, onTake }: ArgumentFieldProps) {
  const [fault, setFault] = useState("");
  const explained = firstSentence(parameter.description);
  return (
    <div class="argument">
      <TextField
        label={parameter.optional ? texts.optional(label) : label}
        name={parameter.name}
        hint={holds === "" ? explained : `${texts.holds(value, holds)} ${explained}`}
        value={value}
        onType={(text) => {
          setFault("");
          onType(text);
        }}
        fault={fault}
        spellcheck={false}
      />
      {Take && <Take onTake={onTake} onFault={setFault} />}
    </div>
  );
}

const OTHER = "other";
const DEFAULT_BOARDS = "24";

function ScaleArgument(props: ArgumentFieldProps) {
  const { value, onType } = props;
  const [scale, setScale] = useState<ChosenScale>(chosenScale(value) ?? { family: OTHER, boards: DEFAULT_BOARDS });
  // The user may have entered selected cells in place of the listed scale.
  const isListed = scale.family !== OTHER && scaleName(scale) === value;
  const choose = (next: ChosenScale) => {
    setScale(next);
    if (next.family !== OTHER) onType(scaleName(next));
  };
  return (
    <>
      <ScaleFields
        scale={isListed ? scale : { family: OTHER, boards: scale.boards }}
        onChoose={choose}
        others={[[OTHER, texts.scaleOther]]}
      />
      {!isListed && <PlainArgument {...props} />}
    </>
  );
}

/** Returns the first sentence of a description such as "is the margin …", without "is". The help page has the rest. */
function firstSentence(description: string): string {
  const [, first = description] = /^(?:is )?(.+?\.)(?: |$)/.exec(description) ?? [];
  return first.charAt(0).toUpperCase() + first.slice(1);
}
