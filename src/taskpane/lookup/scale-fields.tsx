import { SCALE_FAMILIES } from "../../bridge/vp/named-scale";
import { Select, TextField, type OptionGroup } from "../components/field";
import { texts as allTexts } from "../texts";
import type { ChosenScale } from "./scale";
import { scoresTexts as texts } from "./scores-texts";
import "./lookup.css";

interface ScaleFieldsProps {
  readonly scale: ChosenScale;
  readonly onChoose: (scale: ChosenScale) => void;
  /** Choices besides the known scales. */
  readonly others?: OptionGroup["options"];
  /** The fault of the number of boards; "" for none. */
  readonly fault?: string;
}

const WORDS: Readonly<Record<string, readonly [points: string, source: string]>> = allTexts.scaleFamilies;
const FAMILIES = SCALE_FAMILIES.map(({ name, description }) => {
  const { [name]: [points, source] = [description, name] } = WORDS;
  return [name, `${points} (${source})`] as const;
});

/** A list of the victory-point scales, and the number of boards. */
export function ScaleFields({ scale, onChoose, others = [], fault }: ScaleFieldsProps) {
  const family = SCALE_FAMILIES.find(({ name }) => name === scale.family);
  return (
    <div class={family ? "beside" : ""}>
      <Select
        label={texts.scale}
        name="scale"
        groups={[{ label: "", options: [...FAMILIES, ...others] }]}
        value={scale.family}
        onChoose={(family) => onChoose({ ...scale, family })}
      />
      {family && (
        <TextField
          label={texts.boards}
          name="boards"
          hint={family.boards}
          inputMode="numeric"
          value={scale.boards}
          onType={(boards) => onChoose({ ...scale, boards })}
          fault={fault}
          spellcheck={false}
        />
      )}
    </div>
  );
}
