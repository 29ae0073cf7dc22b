import { InputError } from "../../../bridge/input-error";
import { plainDecimals, plainNumber } from "../../../bridge/plain-number";
import { roundToHundredths } from "../../../bridge/points";
import { sameName } from "../../names";
import { plainLine } from "../../option-checks";
import { readCsv } from "../../reading/csv";
import type { Fault } from "../../reading/result-lines";
import type { ScoredSession } from "../../scored-session";
import { carriedTexts as words } from "./carried-texts";

/** A team of an earlier stage with its victory points there. */
export interface Earlier {
  readonly name: string;
  readonly vps: number;
}

/** The teams of an earlier stage that go on, and the part of their points that they bring. */
interface CarriedTeam {
  /** "all", "half", "40 %", "half, most 20"; default: all. */
  readonly part?: string | undefined;
  /** "1-8", "9-"; default: all. */
  readonly places?: string | undefined;
  /** The teams of the event, or their number alone; null where those that go on are the teams. */
  readonly teams: readonly string[] | null;
}

const COLUMNS = { team: ["name"], carry: ["carried", "vps", "vp", "total"] } as const;

/**
 * The teams of an earlier event in the order of its standings; who has withdrawn has no place there.
 * @throws InputError where it has no victory points, or a team has no name.
 */
export function teamsOfEvent({ unit, standings }: ScoredSession, file: string): Earlier[] {
  if (unit !== "vps") throw new InputError(words.noVps(file), "carry");
  return standings.flatMap(({ ownName, place, total }) => {
    if (place === "" || total === null) return [];
    if (ownName === "") throw new InputError(words.nameless(file), "carry");
    return [{ name: ownName, vps: total }];
  });
}

/**
 * The teams of a text with the columns team and carry, and what is wrong with its lines.
 * @throws InputError where a column is missing.
 */
export function teamsOfLines(text: string, file: string): { readonly teams: Earlier[]; readonly faults: Fault[] } {
  // In a file of two columns a blank line at the end would hide which character separates them.
  const { lines, faults, columns } = readCsv(text.trimEnd(), COLUMNS);
  if (!columns.includes("team") || !columns.includes("carry")) throw new InputError(words.columns(file), "carry");
  const read = lines.map(({ line, fields: { team = "", carry = "" } }) => {
    const isNumber = /^\d{1,3}([.,]\d{1,2})?$/.test(carry);
    return { line, name: team, vps: isNumber ? Number(plainDecimals(carry)) : null };
  });
  const wrong = read.filter(({ name, vps }) => name === "" || vps === null);
  return {
    teams: read.map(({ name, vps }) => ({ name, vps: vps ?? 0 })),
    faults: [...faults, ...wrong.map(({ line }) => ({ line, field: "", message: words.line }))],
  };
}

/**
 * The carried points as the option carry takes them, and the teams of the earlier stage that go on.
 * @throws InputError where the part or the places cannot be read, or none of the teams is there.
 */
export function carriedFrom(
  all: readonly Earlier[],
  file: string,
  { part, places, teams }: CarriedTeam
): { readonly text: string; readonly names: string[] } {
  const partOf = readPart(part);
  const chosen = all.slice(...readPlaces(places, all.length));
  const isOne = ({ name }: Earlier) =>
    teams === null || /^\d+$/.test(teams.join()) || teams.some((team) => sameName(plainLine(team), name));
  const incoming = chosen.filter(isOne);
  if (incoming.length === 0) throw new InputError(words.noneOfThese(file), "carry");
  return {
    text: incoming.map(({ name, vps }) => `${name} ${partOf(vps)}`).join("; "),
    names: chosen.map(({ name }) => name),
  };
}

/** The part of its points that a team brings: all, half or a percentage, up to a maximum. */
function readPart(typed = "all"): (vps: number) => number {
  const parts = typed.toLowerCase().split(",").map((part) => part.trim()); // prettier-ignore
  const shares = parts.flatMap((part) => {
    const [, percent] = /^(\d{1,3}) ?%$/.exec(part) ?? [];
    return part === "all" ? [1] : part === "half" ? [0.5] : percent === undefined ? [] : [Number(percent) / 100];
  });
  const caps = parts.flatMap((part) => {
    const [, max] = /^most (\d{1,3}(?:[.,]\d{1,2})?)$/.exec(part) ?? [];
    return max === undefined ? [] : [Number(plainDecimals(max))];
  });
  if (shares.length > 1 || caps.length > 1 || shares.length + caps.length < parts.length)
    throw new InputError(words.part(typed), "carry-part");
  const [share = 1] = shares;
  const [cap = Infinity] = caps;
  return (vps) => Math.max(0, Math.min(roundToHundredths(share * vps), cap));
}

/** The first and last place, from 0, of "1-8" or "9-". */
function readPlaces(typed: string | undefined, count: number): [number, number] {
  if (typed === undefined) return [0, count];
  const [, first = "", last = ""] = /^(\d{1,3})-(\d{0,3})$/.exec(plainNumber(typed)) ?? [];
  const [from, to] = [Number(first), last === "" ? count : Number(last)];
  if (from < 1 || to < from || to > count) throw new InputError(words.places(typed, count), "places");
  return [from - 1, to];
}
