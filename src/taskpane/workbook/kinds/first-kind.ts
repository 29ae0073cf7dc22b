import { FOUR_PAIRS } from "../../../sessions/home/four-pairs";
import { HOME_PLANS } from "../../../sessions/home/plans";
import { labelTexts } from "../../../workbook/label-texts";
import { texts } from "../../texts";
import { homeForm } from "./home";
import type { PaneKind } from "./kind-form";

/** Four pairs, the kind of session on a first visit; its code is loaded with the page. */
export const FIRST_KIND: PaneKind<"four-pairs"> = {
  rules: HOME_PLANS["four-pairs"],
  group: texts.kindGroups.home,
  label: texts.kinds["four-pairs"],
  placesOn: labelTexts.sheets.scoresheet,
  form: homeForm(FOUR_PAIRS),
};
