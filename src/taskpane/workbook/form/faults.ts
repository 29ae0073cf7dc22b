import type { OptionName } from "../../../sessions/session-options";

/** What is wrong with what was typed, by the option that it is wrong in; of a list by the one: "pairs-2". */
export type Faults = Readonly<Partial<Record<OptionName | `${OptionName}-${number}`, string>>>;

/** What is wrong with an option, or with one of its list; "" for nothing. */
export function faultOf(faults: Faults, option: OptionName): string {
  const isOf = (name: string) => name === option || name.startsWith(`${option}-`);
  return Object.entries(faults).find(([name]) => isOf(name))?.[1] ?? "";
}

/** What is to be mended first, "" for nothing. */
export function firstFault(faults: Faults): string {
  return Object.values(faults)[0] ?? "";
}
