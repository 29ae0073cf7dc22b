import type { FieldKind } from "../../sessions/field/field-kind";
import type { FormName } from "../../workbook/forms";

type ByWhat = Readonly<Record<FieldKind["what"], string>>;

/** Texts of the less common fields of pairs and individuals. */
export const fieldRareTexts = {
  handicapExample: { pair: "Ann & Bob 2.5; 4 1", player: "Ann 2.5; 4 1" } satisfies ByWhat,
  handicapHint: {
    pair: "The pair's name or number, then its handicap: in % at matchpoints, otherwise in IMPs.",
    player: "The player's name or number, then the handicap: in % at matchpoints, otherwise in IMPs or VPs.",
  } satisfies ByWhat,
  ownMovement: "A movement of your own",
  forms: "Extra forms",
  formsHint: "Each is a separate sheet of the workbook, for printing.",
  formNames: {
    travellers: "Travellers, one for each board",
    "pick-up-slips": "Pick-up slips, one for each table and round",
    "name-tags": "Name tags",
    "sign-up": "Sign-up list",
    journals: "Journals, one for each pair or player",
  } satisfies Readonly<Record<FormName, string>>,
} as const;
