import type { Fault } from "../../sessions/reading/result-lines";
import { texts } from "../texts";

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/**
 * Returns a function that gives the letters to write before a section's pair numbers; "" if there is only one section.
 * Names of one or two letters are used if all sections have such names. Otherwise a section gets a letter according to
 * its number or position, and there is a warning.
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
