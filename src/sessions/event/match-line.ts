import type { ResultLine, Fault } from "../reading/result-lines";
import { fieldReader, otherFields } from "../reading/board-line";
import { optional } from "../reading/fields";
import { namedRounds } from "./bracket/bracket";
import { resultTexts } from "../result-texts";
import type { Contestant } from "../../movements/contestant";
import { labelOf, NUMBERED_TEAMS } from "../contestants";
import { EVENT_PENALTY_COLUMNS } from "../teams/event-penalties";
import { readTeam } from "../teams/read-team";
import { isBoardAMatch } from "./forms";
import type { SwissEventPlan } from "./plan";
import {
  isProvisional,
  readImps,
  readPoints,
  readRound,
  readUnplayed,
  readVps,
  readBoards,
  withoutMark,
} from "./match-fields";
import { readOpponentWord, type OpponentWord } from "./team-field";
import { readHandLine } from "./pairing/hand-line";
import type { BracketRound, ByHand, Correction, FewerBoards, Unplayed } from "./results";

const words = resultTexts.results.swissEvent;

/** The columns of a file of an event's results, with the other names they go by. */
export const SWISS_COLUMNS = {
  round: [],
  team: ["home"],
  opponent: ["against", "away"],
  imps: ["margin"],
  vps: ["vp", "points"],
  opponent_vps: ["opponent vps", "opponent's vps", "opponent_points", "opponent points", "opponent's points"],
  boards: ["boards played"],
  ...EVENT_PENALTY_COLUMNS,
  // What is said of a pairing before it is made, in lines of their own.
  what: ["by hand"],
  third: ["third team"],
  // By which result a later round was paired, and in the log of corrections what came in its place.
  paired_by: ["paired by", "before"],
  now: ["after"],
} as const;

/** What a column is called in a file: at board-a-match points stand in the place of victory points. */
export function columnInFile(plan: Pick<SwissEventPlan, "form">, column: string): string {
  return isBoardAMatch(plan) ? column.replace("vps", "points") : column;
}

/** A line of a file, as far as it could be read. */
export interface SwissLine {
  readonly line: number;
  /** Null where it cannot be told. */
  readonly round: number | BracketRound | null;
  readonly team: Contestant | null;
  /** "bye" for none; or that the team enters or withdraws. */
  readonly opponent: Contestant | OpponentWord | null;
  readonly imps: number | null;
  readonly unplayed: Unplayed | null;
  readonly provisional: boolean;
  readonly vps: number | null;
  readonly opponentVps: number | null;
  /** Fewer than a match has; null for all of them. */
  readonly boards: FewerBoards | null;
  /** What the line says of a pairing, in place of a match; null where it is none such, or has a fault. */
  readonly byHand: ByHand | null;
  /** What the line says of a correction, in place of a match; null where it is none such. */
  readonly correction: Correction | null;
  readonly pairedBy: string;
  readonly faults: readonly Fault[];
}

/** A line that is no match. */
const NO_MATCH = {
  ...{ round: null, team: null, opponent: null, imps: null, vps: null, opponentVps: null },
  ...{ unplayed: null, provisional: false, boards: null, byHand: null, correction: null, pairedBy: "" },
};
/** A match. */
const NO_WORDS = { byHand: null, correction: null };

/** Reads a line of the log of corrections. */
function readCorrection({ line, fields }: ResultLine, plan: SwissEventPlan): SwissLine {
  const faults: Fault[] = [];
  const read = fieldReader<keyof typeof SWISS_COLUMNS>({ line, fields }, faults);
  const round = read("round", (text) => readRound(text, plan.rounds, []));
  const team = read("team", (text) => readTeam(text, plan.teams, words.team));
  const opponent = read("opponent", (text) => readTeam(text, plan.teams, words.opponent));
  for (const field of otherFields(fields, ["round", "what", "team", "opponent", "paired_by", "now"]))
    faults.push({ line, field, message: words.byHand.noResult });
  const { paired_by: before = "", now: after = "" } = fields;
  const isWhole = typeof round === "number" && team !== null && opponent !== null;
  return { ...NO_MATCH, line, faults, correction: isWhole ? { round, team, opponent, before, after } : null };
}

/** Reads what a line says of a match, or of a pairing. */
export function readSwissLine({ line, fields }: ResultLine, plan: SwissEventPlan): SwissLine {
  const { what = "", paired_by: pairedBy = "" } = fields;
  if (/^corrected$/i.test(what)) return readCorrection({ line, fields }, plan);
  if (what !== "") return { ...NO_MATCH, ...readHandLine({ line, fields }, plan) };
  const faults: Fault[] = [];
  const fault = (field: string, message: string) => void faults.push({ line, field, message });
  const read = fieldReader<keyof typeof SWISS_COLUMNS>({ line, fields }, faults);
  const round = read("round", (text) => readRound(text, plan.rounds, namedRounds(plan)));
  const team = read("team", (text) => readTeam(text, plan.teams, words.team));
  const opponent = read("opponent", (text) => readOpponentWord(text) ?? readTeam(text, plan.teams, words.opponent));
  const isBam = isBoardAMatch(plan);
  // At board-a-match there is no column of IMPs in which it could stand.
  const inPoints = isBam ? readUnplayed(fields.vps ?? "") : null;
  const unplayed = readUnplayed(fields.imps ?? "") ?? inPoints;
  const result = (field: "imps" | "vps" | "opponent_vps", reader: (text: string) => number) =>
    read(field, (text) => optional(withoutMark(text), reader));
  const imps = unplayed ? null : result("imps", readImps);
  const readPointsOf = isBam ? readPoints : readVps;
  const vps = inPoints ? null : result("vps", readPointsOf);
  const opponentVps = result("opponent_vps", readPointsOf);
  const isMarked = [fields.imps, fields.vps, fields.opponent_vps].some((text) => isProvisional(text ?? ""));
  const provisional = isMarked && [imps, vps, opponentVps].some((known) => known !== null);
  const boards = read("boards", (text) => optional(text, (typed) => readBoards(typed, round, plan)));
  const points = { imps, vps, opponentVps };
  const found = { line, round, team, opponent, ...points, unplayed, provisional, boards, ...NO_WORDS, pairedBy };
  const isRead = faults.length === 0;
  if (isBam && imps !== null) fault("imps", words.bamImps);
  if (team !== null && team === opponent) fault("opponent", words.against(labelOf(NUMBERED_TEAMS, plan.teams, team)));
  if (isRead)
    for (const [field, message] of typeof round === "string" ? inBracket(found) : inRound(found, isBam))
      fault(field, message);
  const named = faults.map((known) => ({ ...known, field: columnInFile(plan, known.field) }));
  return { ...found, faults: named };
}

type Found = Omit<SwissLine, "faults">;
type Said = readonly [field: keyof typeof SWISS_COLUMNS, message: string];

/** What a match of the bracket cannot have. */
function inBracket({ opponent, unplayed, vps, opponentVps, imps, boards }: Found): Said[] {
  const said: (Said | false)[] = [
    boards !== null && imps === null && ["boards", words.boardsOfNone],
    opponent === "bye" && ["opponent", words.byeInBracket],
    typeof opponent === "string" && opponent !== "bye" && ["round", words.presenceRound],
    unplayed !== null && ["imps", words.bracketWalkover],
    (vps !== null || opponentVps !== null) && ["vps", words.bracketVps],
    imps === 0 && ["imps", words.bracketTie],
  ];
  return said.filter((found) => found !== false);
}

/** What a match, a bye, or a team that comes or goes cannot have, or has to have. */
function inRound({ opponent, unplayed, imps, vps, opponentVps, boards }: Found, isBam: boolean): Said[] {
  if (boards !== null && isBam) return [["boards", words.boardsOfBam]];
  if (boards !== null && (typeof opponent === "string" || unplayed !== null)) return [["boards", words.boardsOfNone]];
  const isResult = unplayed !== null || imps !== null || opponentVps !== null;
  if (opponent === "withdrawn" || opponent === "enters")
    return isResult || vps !== null ? [["imps", words.presenceBlank]] : [];
  if (opponent === "bye") return isResult ? [["imps", words.byeImps]] : [];
  if (unplayed !== null || imps !== null || (vps === null) === (opponentVps === null)) return [];
  return [isBam ? ["vps", words.oneSidePoints] : ["imps", words.oneSide]];
}
