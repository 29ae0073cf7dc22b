import type { FieldKind } from "../../sessions/field/field-kind";
import type { FormName } from "../../workbook/forms";

type ByWhat = Readonly<Record<FieldKind["what"], string>>;

/** What stands at the fields that few evenings of pairs or individuals need. */
export const fieldRareTexts = {
  handicapExample: { pair: "Ann & Bob 2.5; 4 1", player: "Ann 2.5; 4 1" } satisfies ByWhat,
  handicapHint: {
    pair: "Pairs by name or number, and what each is given: % by matchpoints, else IMPs.",
    player: "Players by name or number, and what each is given: % by matchpoints, else IMPs or VPs.",
  } satisfies ByWhat,
  forms: "More paper",
  formsHint: "Each on a sheet of its own in the workbook, to be printed.",
  formNames: {
    travellers: "Travellers, a slip for each board",
    "pick-up-slips": "Pick-up slips, one for each table and round",
    "name-tags": "Name tags",
    "sign-up": "A list to sign up on",
    journals: "Journals, a sheet to keep for each",
  } satisfies Readonly<Record<FormName, string>>,
} as const;
