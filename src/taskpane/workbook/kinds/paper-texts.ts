import type { FormName } from "../../../workbook/forms";

/** Texts of the extra forms that a workbook can have, such as travellers. */
export const paperTexts = {
  forms: "Extra forms",
  formsHint: "Each is a separate sheet of the workbook, for printing.",
  formNames: {
    travellers: "Travellers, one for each board",
    "pick-up-slips": "Pick-up slips, one for each table and round",
    "name-tags": "Name tags",
    "sign-up": "Sign-up list",
    journals: "Journals, one for each pair or player",
    "team-pages": "Pages to send to the teams",
    pencil: "Large forms for a pencil, without colours",
  } satisfies Readonly<Record<FormName, string>>,
} as const;
