import type { Columns } from "../kit/list";
import { STYLES, SWISS_STYLES } from "../theme";
import { seasonTexts } from "./texts";

const { names } = seasonTexts;

/** The columns of the table of names. */
export type NameColumn = "typed" | "played" | "perhaps" | "reason" | "is";

export const COLUMNS: Columns<NameColumn> = {
  typed: { heading: names.typed, width: 32, style: STYLES.entryName, name: "Typed" },
  played: { heading: names.played, width: 7, style: STYLES.fixed },
  perhaps: { heading: names.perhaps, width: 32, style: SWISS_STYLES.name },
  reason: { heading: names.reason, width: 26, style: SWISS_STYLES.name },
  is: { heading: names.is, width: 32, style: STYLES.entryName, name: "Is" },
};

/** Where the table stands, from the first column on. */
export const SHEET = names.name;
export const HEADING_ROW = 5;
