import type { Fault } from "../../sessions/reading/result-lines";
import { texts } from "../texts";

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/**
 * Returns a function that gives the letters before a section's pair numbers: none if there is only one section, its
 * name if all names are one or two letters; else a letter by its number or position, with a warning.
 */
export function sectionLetters(sections: readonly string[], warnings: Fault[]): (section: string) => string {
  const names = [...new Set(sections.map((section) => section.trim().toUpperCase()))];
  const some = names.filter((name) => name !== "");
  if (some.length < 2 && names.length < 2) return () => "";
  const areLetters = names.every((name) => /^[A-Z]{1,2}$/.test(name));
  const areNumbers = names.every((name) => /^0*([1-9]|1\d|2[0-6])$/.test(name));
  if (areLetters) return (section) => section.trim().toUpperCase();
  const letters = new Map(
    names.map((name, index) => [
      name,
      LETTERS[areNumbers ? Number(name) - 1 : index] ?? `Z${LETTERS[index - 26] ?? ""}`,
    ])
  );
  const written = names.map((name) => [name, letters.get(name) ?? ""] as const);
  warnings.push({ line: 1, field: "", message: texts.club.sections(written) });
  return (section) => letters.get(section.trim().toUpperCase()) ?? "";
}
