import { InputError } from "../../../bridge/input-error";
import type { Contestant } from "../../../movements/contestant";
import { teamLabel } from "../event-plan";
import { fieldReader, otherFields } from "../../reading/board-line";
import type { Fault, ResultLine } from "../../reading/result-lines";
import { resultTexts } from "../../result-texts";
import { readTeam } from "../../teams/read-team";
import { HAND_TEAMS } from "./by-hand";
import { isRoundRobin } from "../forms";
import { readRound } from "../match-fields";
import type { SwissEventPlan } from "../plan";
import { HAND_WORDS, type ByHand, type HandWord } from "../results";

const words = resultTexts.results.swissEvent.byHand;

/** Other spellings of the words of instructions, such as "lock", in small letters without spaces and hyphens. */
const SPELLINGS: Readonly<Record<string, HandWord>> = {
  locked: "lock",
  forbidden: "forbid",
  three: "triangle",
  triangle2: "long-triangle",
};

/** Reads the word of an instruction; null for other words. */
function readHandWord(text: string): HandWord | null {
  const plain = (word: string) => word.toLowerCase().replace(/[\s_-]/g, "");
  return HAND_WORDS.find((word) => plain(word) === plain(text)) ?? SPELLINGS[plain(text)] ?? null;
}

/** Data of a line with an instruction for a pairing. */
interface HandLine {
  readonly line: number;
  /** The instruction; null if the line has a fault. */
  readonly byHand: ByHand | null;
  readonly faults: readonly Fault[];
}

/** Reads a line with an instruction for a pairing. */
export function readHandLine({ line, fields }: ResultLine, plan: SwissEventPlan): HandLine {
  const faults: Fault[] = [];
  const read = fieldReader({ line, fields }, faults);
  const what = read("what", (text) => {
    const word = readHandWord(text);
    if (word === null) throw new InputError(words.unknownWord(text, HAND_WORDS));
    if (isRoundRobin(plan)) throw new InputError(words.roundRobin);
    if (word.endsWith("triangle") && plan.odd !== "three-teams") throw new InputError(words.noTriangle);
    return word;
  });
  const round = read("round", (text) => {
    if (what === "forbid" && /^(all)?$/i.test(text)) return null;
    const number = readRound(text, plan.rounds, []);
    if (typeof number !== "number") throw new InputError(words.swissRound);
    if (what === "long-triangle" && number === plan.rounds) throw new InputError(words.lastRound(number));
    return number;
  });
  const typed = (["team", "opponent", "third"] as const).filter((field) => (fields[field] ?? "") !== "");
  const teams = typed.flatMap((field) => {
    const team = read(field, (text) => readTeam(text, plan.teams, words.team));
    return team === null ? [] : [team];
  });
  for (const field of otherFields(fields, ["round", "what", "team", "opponent", "third"]))
    faults.push({ line, field, message: words.noResult });
  if (what !== null && faults.length === 0) {
    const [min, max] = HAND_TEAMS[what];
    const isSome = typed.length === min || typed.length === max;
    const again = teams.find((team, i) => teams.indexOf(team) < i);
    if (!isSome) faults.push({ line, field: typed.length < max ? "opponent" : "third", message: words.count[what] });
    else if (again !== undefined)
      faults.push({ line, field: "opponent", message: words.itself(teamLabel(plan, again)) });
  }
  const byHand = what === null || faults.length > 0 ? null : { round, what, teams };
  return { line, byHand, faults };
}

/**
 * Returns faults of contradictory lines: a team placed twice in a round, two triangles, a pairing locked and forbidden.
 */
export function handFaults(lines: readonly Pick<HandLine, "line" | "byHand">[], plan: SwissEventPlan): Fault[] {
  const label = (team: Contestant) => teamLabel(plan, team);
  const handLines = lines.flatMap(({ line, byHand }) => (byHand ? [{ line, ...byHand }] : []));
  const isPlacing = ({ what }: ByHand) => what !== "forbid" && what !== "swap";
  return handLines.flatMap((instruction, i): Fault[] => {
    const { line, round, what, teams } = instruction;
    const before = handLines.slice(0, i);
    const fault = (field: string, message: string) => [{ line, field, message }];
    const [one, two] = teams;
    const opposite = before.find(
      (other) =>
        ((what === "lock" && other.what === "forbid") || (what === "forbid" && other.what === "lock")) &&
        (round === null || other.round === null || round === other.round) &&
        teams.every((team) => other.teams.includes(team))
    );
    if (opposite && one !== undefined && two !== undefined)
      return fault("what", words.lockedAndForbidden([label(one), label(two)], opposite.line));
    if (!isPlacing(instruction)) return [];
    const placed = before.filter((other) => isPlacing(other) && other.round === round);
    const again = placed.find((other) => other.teams.some((team) => teams.includes(team)));
    const team = teams.find((each) => again?.teams.includes(each));
    if (again && team !== undefined) return fault("team", words.placedTwice(label(team), round ?? 0, again.line));
    const isTriangle = what.endsWith("triangle");
    const other = placed.find((each) => isTriangle && each.what.endsWith("triangle"));
    if (other) return fault("what", words.twoTriangles(round ?? 0, other.line));
    return [];
  });
}
