import type { OptionName } from "../../../sessions/session-options";

/** The fault of each option; for an option with a list, the fault of each item, such as "pairs-2". */
export type Faults = Readonly<Partial<Record<OptionName | `${OptionName}-${number}`, string>>>;

/** The first fault of an option or of an item in its list; "" for none. */
export function faultOf(faults: Faults, option: OptionName): string {
  const isOf = (name: string) => name === option || name.startsWith(`${option}-`);
  return Object.entries(faults).find(([name]) => isOf(name))?.[1] ?? "";
}

/** The first fault of all; "" for none. */
export function firstFault(faults: Faults): string {
  return Object.values(faults)[0] ?? "";
}
