import { column, type Columns } from "../kit/columns";
import { STYLES } from "../theme";
import { seasonTexts } from "./texts";

const { names } = seasonTexts;

/** The columns of the table of names. */
export type NameColumn = "typed" | "played" | "perhaps" | "reason" | "is";

/** A line of the table of names: names that are joined, names that may mean the same contestant, or a blank line. */
export type NameRow = Readonly<Record<NameColumn, string | number | null>>;

export const COLUMNS: Columns<NameColumn, NameRow> = {
  typed: column(names.typed, 32, STYLES.entryName, ({ typed }) => typed, { name: "Typed" }),
  played: column(names.played, 7, STYLES.fixed, ({ played }) => played),
  perhaps: column(names.perhaps, 32, STYLES.text, ({ perhaps }) => perhaps),
  reason: column(names.reason, 26, STYLES.text, ({ reason }) => reason),
  is: column(names.is, 32, STYLES.entryName, ({ is }) => is, { name: "Is" }),
};

export const SHEET = names.name;
export const HEADING_ROW = 5;
