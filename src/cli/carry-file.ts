import { hundredths } from "../bridge/points";
import { InputError } from "../bridge/input-error";
import { plainDecimals, plainNumber } from "../bridge/plain-number";
import { KINDS } from "../sessions/kinds";
import { sameName } from "../sessions/names";
import { plainLine } from "../sessions/option-checks";
import { readCsv } from "../sessions/reading/csv";
import type { ScoredSession } from "../sessions/scored-session";
import type { SessionOptions } from "../sessions/session-options";
import type { Arguments } from "./arguments";
import { faultLines } from "./fault-lines";
import { readBytes, readText } from "./files";
import type { Output } from "./output";
import { sessionIn } from "./read-workbook";
import { texts } from "./texts";

const words = texts.carry;

/** A team of an earlier stage with its victory points there. */
interface Earlier {
  readonly name: string;
  readonly vps: number;
}

const COLUMNS = { team: ["name"], carry: ["carried", "vps", "vp", "total"] } as const;

/**
 * The options with what teams bring in place of the name of a file that says it: lines of teams and victory points, or the
 * workbook of an earlier event, whose standings are also the teams where none are named.
 * @throws InputError where the file cannot be read, or has no victory points.
 */
export async function withCarried(args: Arguments, output: Output): Promise<SessionOptions> {
  const { session: options, carryPart, places, file, which } = args;
  const { carry } = options;
  const isFile = carry !== undefined && /\.(csv|txt|xlsx)$/i.test(carry.trim());
  if (!isFile) {
    const alone = carryPart !== undefined ? "carry-part" : places !== undefined ? "places" : null;
    if (alone !== null) throw new InputError(words.alone, alone);
    return options;
  }
  const name = carry.trim();
  const part = partOf(carryPart);
  const isWorkbook = /\.xlsx$/i.test(name);
  const all = isWorkbook ? await teamsOfWorkbook(name, which, output) : teamsOfLines(name);
  const chosen = all.slice(...placesOf(places, all.length));
  // A workbook that is read has its teams already.
  const named = file === undefined ? (options.teams ?? chosen.map((team) => team.name)) : null;
  const isOne = (team: Earlier) =>
    named === null || /^\d+$/.test(named.join()) || named.some((own) => sameName(plainLine(own), team.name));
  const brought = isWorkbook ? chosen.filter(isOne) : chosen;
  if (brought.length === 0) throw new InputError(words.noneOfThese(name), "carry");
  const text = brought.map((team) => `${team.name} ${part(team.vps)}`).join("; ");
  output.error(`${words.carried(name, text)}\n`);
  return { ...options, ...(named && { teams: named }), carry: text };
}

/** What part of its points a team brings: all, half or so many per cent, and at most so many. */
function partOf(typed = "all"): (vps: number) => number {
  const parts = typed.toLowerCase().split(",").map((part) => part.trim()); // prettier-ignore
  const shares = parts.flatMap((part) => {
    const [, percent] = /^(\d{1,3}) ?%$/.exec(part) ?? [];
    return part === "all" ? [1] : part === "half" ? [0.5] : percent === undefined ? [] : [Number(percent) / 100];
  });
  const caps = parts.flatMap((part) => {
    const [, most] = /^most (\d{1,3}(?:[.,]\d{1,2})?)$/.exec(part) ?? [];
    return most === undefined ? [] : [Number(plainDecimals(most))];
  });
  if (shares.length > 1 || caps.length > 1 || shares.length + caps.length < parts.length)
    throw new InputError(words.part(typed), "carry-part");
  const [share = 1] = shares;
  const [most = Infinity] = caps;
  return (vps) => Math.max(0, Math.min(hundredths(share * vps), most));
}

/** From which place to which, from 0: "1-8", "9-". */
function placesOf(typed: string | undefined, count: number): [number, number] {
  if (typed === undefined) return [0, count];
  const [, first = "", last = ""] = /^(\d{1,3})-(\d{0,3})$/.exec(plainNumber(typed)) ?? [];
  const [from, to] = [Number(first), last === "" ? count : Number(last)];
  if (from < 1 || to < from || to > count) throw new InputError(words.places(typed, count), "places");
  return [from - 1, to];
}

async function teamsOfWorkbook(file: string, which: number | undefined, output: Output): Promise<Earlier[]> {
  const { outcome, plan } = await sessionIn(file, readBytes(file), which);
  const scored: ScoredSession = KINDS[plan.kind].session(outcome.scored as never);
  if (scored.unit !== "vps") throw new InputError(words.noVps(file), "carry");
  if (!scored.isOver) output.error(`${words.notOver(file, scored.progress)}\n`);
  return scored.standings.flatMap(({ ownName, place, total }) => {
    // Who has withdrawn has no place.
    if (place === "" || total === null) return [];
    if (ownName === "") throw new InputError(words.nameless(file), "carry");
    return [{ name: ownName, vps: total }];
  });
}

function teamsOfLines(file: string): Earlier[] {
  // Of two columns a last blank line would hide what separates them.
  const { lines, faults, columns } = readCsv(readText(file).trimEnd(), COLUMNS);
  if (!columns.includes("team") || !columns.includes("carry")) throw new InputError(words.columns(file), "carry");
  const read = lines.map(({ line, fields: { team = "", carry = "" } }) => {
    const isNumber = /^\d{1,3}([.,]\d{1,2})?$/.test(carry);
    return { line, name: team, vps: isNumber ? Number(plainDecimals(carry)) : null };
  });
  const wrong = read.filter(({ name, vps }) => name === "" || vps === null);
  const told = [...faults, ...wrong.map(({ line }) => ({ line, field: "", message: words.line }))];
  if (told.length > 0) throw new InputError(faultLines(file, told).join("\n"));
  return read.map(({ name, vps }) => ({ name, vps: vps ?? 0 }));
}
