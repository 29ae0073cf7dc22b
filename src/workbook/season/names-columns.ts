import type { Columns } from "../kit/list";
import { STYLES, SWISS_STYLES } from "../theme";
import { seasonTexts } from "./texts";

const { names } = seasonTexts;

/** The columns of the table of names. */
export type NameColumn = "typed" | "played" | "perhaps" | "reason" | "is";

/** A line of it: what is joined, what may be, or nothing. */
export type NameRow = Readonly<Record<NameColumn, string | number | null>>;

export const COLUMNS: Columns<NameColumn, NameRow> = {
  typed: {
    heading: names.typed,
    width: 32,
    style: STYLES.entryName,
    name: "Typed",
    content: ({ typed }) => typed,
  },
  played: { heading: names.played, width: 7, style: STYLES.fixed, content: ({ played }) => played },
  perhaps: { heading: names.perhaps, width: 32, style: SWISS_STYLES.name, content: ({ perhaps }) => perhaps },
  reason: { heading: names.reason, width: 26, style: SWISS_STYLES.name, content: ({ reason }) => reason },
  is: { heading: names.is, width: 32, style: STYLES.entryName, name: "Is", content: ({ is }) => is },
};

/** Where the table stands, from the first column on. */
export const SHEET = names.name;
export const HEADING_ROW = 5;
