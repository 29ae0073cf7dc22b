import { InputError } from "../../bridge/input-error";
import { contestantAt, contestants, type Contestant } from "../../movements/contestant";
import { checked, range } from "../accepted";
import { MOVES } from "./options";
import { sameName } from "../names";
import { checkText, plainLine } from "../option-checks";
import type { SessionOptions } from "../session-options";
import { texts } from "../texts";

const { league: refused } = texts.options;

/** The allowed number of teams in a division; `DIVISIONS` has the fewest and the most divisions of a league. */
const SIZES = range(3, 20, refused.teams);
const DIVISIONS = [1, 10] as const;

/** Teams of an event that meet only each other and are ranked together. */
export interface Division {
  /** Name of the division; "" if it is the only one. */
  readonly name: string;
  /** The teams in the order of their numbers, which have no gaps. */
  readonly teams: readonly Contestant[];
  /** Number of teams at the top that go up; `down` is the number at the bottom that go down. */
  readonly up: number;
  readonly down: number;
}

/**
 * Divides the teams of a league into divisions.
 * @param count number of all teams.
 * @param options `divisions` is the number of divisions ("2"), their sizes ("8 + 8 + 6"), their names ("Premier;
 * First"), or names and sizes ("Premier: 8; First: 6"); without sizes, divisions are equally large. `promoted` is the
 * number of teams that go up from each division except the highest. `relegated` is the number of teams that go down
 * from each division except the lowest; by default it is equal to `promoted`. If there is only one division, `promoted`
 * and `relegated` teams go up and down from it, and 0 is the default of `relegated`.
 * @throws InputError if an option is wrong, or does not fit the number of teams.
 */
export function divide(count: number, { divisions: typed = "", promoted, relegated }: SessionOptions): Division[] {
  const parts = partsOf(typed, count);
  const up = checked("promoted", MOVES, promoted ?? 0);
  const down = checked("relegated", MOVES, relegated ?? (parts.length > 1 ? up : 0));
  let next = 1;
  return parts.map(({ name, size }, index) => {
    const teams = Array.from({ length: checked("teams", SIZES, size) }, () => contestantAt(next++));
    const [isHighest, isLowest] = [index === 0 && parts.length > 1, index === parts.length - 1 && parts.length > 1];
    const division = { name, teams, up: isHighest ? 0 : up, down: isLowest ? 0 : down };
    if (division.up + division.down > size)
      throw new InputError(
        refused.manyMoves(name, size, division.up, division.down),
        division.up > 0 ? "promoted" : "relegated"
      );
    return division;
  });
}

interface Part {
  readonly name: string;
  readonly size: number;
}

function partsOf(typed: string, count: number): Part[] {
  const text = plainLine(typed);
  if (text === "") return [{ name: "", size: count }];
  const fault = (message: string) => new InputError(message, "divisions");
  const named = /^[\d\s+,;]+$/.test(text) ? numbered(text, count) : namedParts(text, count);
  if (named === null) throw fault(refused.divisions(text));
  if (named.length > DIVISIONS[1]) throw fault(refused.manyDivisions(named.length, DIVISIONS[1]));
  const sum = named.reduce((teams, { size }) => teams + size, 0);
  if (sum !== count || named.some(({ size }) => !Number.isInteger(size)))
    throw fault(refused.unevenDivisions(count, named.length));
  named.forEach(({ name }, index) => {
    if (named.findIndex((other) => sameName(other.name, name)) < index) throw fault(refused.divisionTwice(name));
  });
  return named;
}

/** Reads the number of divisions, "2", or their sizes, "8 + 8 + 6"; null if the text has no number. */
function numbered(text: string, count: number): Part[] | null {
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const [first = 0] = numbers;
  if (numbers.length === 1 && (first < DIVISIONS[0] || first > DIVISIONS[1]))
    throw new InputError(refused.manyDivisions(first, DIVISIONS[1]), "divisions");
  const sizes = numbers.length === 1 ? Array<number>(first).fill(count / first) : numbers;
  return sizes.length === 0 ? null : sizes.map((size, index) => ({ name: refused.division(index + 1), size }));
}

/** Reads the names of divisions, "Premier; First", or "Premier: 8; First: 6"; null if only some have a size. */
function namedParts(text: string, count: number): Part[] | null {
  const parts = text
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const sized = parts.map((part) => /^(.*\S)\s*:\s*(\d{1,3})$/.exec(part));
  if (sized.some((part) => part !== null) && sized.some((part) => part === null)) return null;
  return parts.map((part, index) => ({
    name: checkText(sized[index]?.[1] ?? part, refused.divisionName, "divisions"),
    size: sized[index] ? Number(sized[index]?.[2]) : count / parts.length,
  }));
}

/** Returns all teams of an event as its only division. */
export function oneDivision(count: number): Division[] {
  return [{ name: "", teams: contestants(count), up: 0, down: 0 }];
}

/** Returns the index of a team's division. */
export function divisionOf(divisions: readonly Division[], team: Contestant): number {
  return divisions.findIndex(({ teams }) => teams.includes(team));
}

/** True if there are several divisions. */
export function isDivided({ divisions }: { readonly divisions: readonly Division[] }): boolean {
  return divisions.length > 1;
}
