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

/** Options for carrying points: the teams that go on, and the part of their points that they bring. */
interface CarriedTeam {
  /** The part of the points: "all", "half", "40 %", "half, most 20"; default: all. */
  readonly part?: string | undefined;
  /** The places in the earlier standings: "1-8", "9-"; default: all. */
  readonly places?: string | undefined;
  /** Names of the event's teams, or only their number; null if the event takes the teams that go on. */
  readonly teams: readonly string[] | null;
}

const COLUMNS = { team: ["name"], carry: ["carried", "vps", "vp", "total"] } as const;

/**
 * Returns the teams of an earlier event in the order of its standings, without teams that have withdrawn.
 * @throws InputError if the event has no victory points, or a team has no name.
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
 * Reads the teams of a text with the columns team and carry, and the faults of its lines.
 * @throws InputError if a column is missing.
 */
export function teamsOfLines(text: string, file: string): { readonly teams: Earlier[]; readonly faults: Fault[] } {
  // In a file of two columns, a blank last line would keep the separator from being detected.
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
 * Returns the carried points as a value of the option carry, and the teams of the earlier stage that go on.
 * @throws InputError if the part or the places cannot be read, or no team of the event is in the file.
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

/** Reads the part of its points that a team brings: all, half or a percentage, up to a maximum. */
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

/** Reads places, "1-8" or "9-"; returns the index of the first, from 0, and the index after the last. */
function readPlaces(typed: string | undefined, count: number): [number, number] {
  if (typed === undefined) return [0, count];
  const [, first = "", last = ""] = /^(\d{1,3})-(\d{0,3})$/.exec(plainNumber(typed)) ?? [];
  const [from, to] = [Number(first), last === "" ? count : Number(last)];
  if (from < 1 || to < from || to > count) throw new InputError(words.places(typed, count), "places");
  return [from - 1, to];
}
