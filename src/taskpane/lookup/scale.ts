import { SCALE_FAMILIES } from "../../bridge/vp/named-scale";

/** A chosen victory-point scale: its family, and its number of boards as typed. */
export interface ChosenScale {
  readonly family: string;
  readonly boards: string;
}

/** The family whose scales have only a number of boards as their name. */
const UNNAMED = "WBF";

/** The name of a scale: "24" of the WBF, otherwise "HOME-4". */
export function scaleName({ family, boards }: ChosenScale): string {
  return family === UNNAMED ? boards : `${family}-${boards}`;
}

/** The scale of this name; null for any other text, such as the address of a table. */
export function chosenScale(name: string): ChosenScale | null {
  const [, family = UNNAMED, boards = ""] = /^(?:(.+)-)?(\d+)$/.exec(name) ?? [];
  return boards !== "" && SCALE_FAMILIES.some((each) => each.name === family) ? { family, boards } : null;
}
