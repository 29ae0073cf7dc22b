import { FIRST_BOARDS } from "../../../sessions/option-checks";
import { TypedOption } from "../form/option-fields";
import type { FormProps } from "./kind-form";

const PLACEHOLDER = String(FIRST_BOARDS.defaultValue);

/** Field for the number of the first board, or of the first board of each round. */
export function FirstBoard({ hint, ...form }: FormProps & { readonly hint?: string }) {
  return <TypedOption {...form} option="first-board" typed="firstBoard" placeholder={PLACEHOLDER} hint={hint} />;
}
