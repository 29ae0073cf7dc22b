import { BASES, type Basis } from "../../season/options";
import { RadioCard } from "../components/radio-card";
import { seasonTexts as words } from "./season-texts";

interface Props {
  readonly chosen: Basis;
  readonly onChoose: (basis: Basis) => void;
}

/** Choice of the kind of points with which an evening counts in a season. */
export function BasisCards({ chosen, onChoose }: Props) {
  return (
    <>
      {BASES.map((basis) => (
        <p key={basis}>
          <RadioCard chosen={chosen === basis} onChoose={() => onChoose(basis)}>
            <strong>{words.bases[basis][0]}</strong>
            <span class="hint">{words.bases[basis][1]}</span>
          </RadioCard>
        </p>
      ))}
    </>
  );
}
