import { resultTexts } from "../result-texts";
import { checkText } from "../option-checks";
import { LONGEST_REASON } from "../penalty-units";
import { fieldReader, otherFields } from "../reading/board-line";
import { optional } from "../reading/fields";
import type { ResultLine, ResultFields, Fault } from "../reading/result-lines";
import { readTeam } from "../teams/read-team";
import { namedRounds } from "./bracket/bracket";
import { teamLabel } from "./event-plan";
import { readFixture } from "./fixture-line";
import { isBoardAMatch } from "./forms";
import {
  readDeducted,
  readRound,
  readWalkover,
  withoutMark,
  readPoints,
  readMargin,
  isProvisional,
  readBoards,
} from "./match-fields";
import {
  EventLine,
  BLANK_LINE,
  MatchColumn,
  readFixtureTeam,
  ColumnMessage,
  columnInFile,
  messagesOf,
  isOneSided,
} from "./match-line";
import { readHandLine } from "./pairing/hand-line";
import type { AnyEventPlan, LeaguePlan, SwissEventPlan } from "./plan";
import { readOpponentWord } from "./team-field";

const { swissEvent: swissTexts, league: leagueTexts, match: matchTexts } = resultTexts.results;

/** Reads a line about a match, a pairing or a correction, or a line about a deduction as earlier versions wrote it. */
export function readEventLine(line: ResultLine, plan: AnyEventPlan): EventLine {
  const { what = "" } = line.fields;
  if (plan.kind === "league") return isDeduction(line.fields) ? readDeduction(line, plan) : readFixture(line, plan);
  if (/^corrected$/i.test(what)) return readCorrection(line, plan);
  return what === "" ? readMatch(line, plan) : { ...BLANK_LINE, ...readHandLine(line, plan) };
}

/** True if a line deducts points in the way in which earlier versions wrote it. */
export function isDeduction({ deducted = "" }: ResultFields): boolean {
  return deducted !== "";
}

/** Reads points that are deducted from the team named as home; the line may have no result. */
function readDeduction({ line, fields }: ResultLine, plan: LeaguePlan): EventLine {
  const faults: Fault[] = [];
  const read = fieldReader<MatchColumn>({ line, fields }, faults);
  const team = read("home", (text) => readFixtureTeam(text, plan, "home"));
  const amount = read("deducted", readDeducted);
  const typed = read("reason", (text) => checkText(text, leagueTexts.reason, "teams"));
  const [other] = otherFields(fields, ["home", "deducted", "reason", "round", "date"]);
  if (other !== undefined) faults.push({ line, field: other, message: leagueTexts.deductionAlone });
  if (team === null || amount === null || typed === null || faults.length > 0) return { ...BLANK_LINE, line, faults };
  // Earlier versions accepted longer reasons.
  const reason = typed.slice(0, LONGEST_REASON).trimEnd();
  const shortened = { line, field: "reason", message: leagueTexts.longReason(LONGEST_REASON, reason) };
  return {
    ...BLANK_LINE,
    line,
    faults,
    warnings: reason === typed ? [] : [shortened],
    deduction: { team, round: null, amount, unit: "vps", reason },
  };
}

/** Reads a line of the log of corrections. */
function readCorrection({ line, fields }: ResultLine, plan: SwissEventPlan): EventLine {
  const faults: Fault[] = [];
  const read = fieldReader<MatchColumn>({ line, fields }, faults);
  const round = read("round", (text) => readRound(text, plan.rounds, []));
  const team = read("team", (text) => readTeam(text, plan.teams, swissTexts.team));
  const opponent = read("opponent", (text) => readTeam(text, plan.teams, swissTexts.opponent));
  for (const field of otherFields(fields, ["round", "what", "team", "opponent", "paired_by", "now"]))
    faults.push({ line, field, message: swissTexts.byHand.noResult });
  const { paired_by: before = "", now: after = "" } = fields;
  const isWhole = typeof round === "number" && team !== null && opponent !== null;
  return { ...BLANK_LINE, line, faults, correction: isWhole ? { round, team, opponent, before, after } : null };
}

/** Reads a match of a round or of the bracket, a bye, or a team that enters or withdraws. */
function readMatch({ line, fields }: ResultLine, plan: SwissEventPlan): EventLine {
  const faults: Fault[] = [];
  const read = fieldReader<MatchColumn>({ line, fields }, faults);
  const round = read("round", (text) => readRound(text, plan.rounds, namedRounds(plan)));
  const team = read("team", (text) => readTeam(text, plan.teams, swissTexts.team));
  const opponent = read(
    "opponent",
    (text) => readOpponentWord(text) ?? readTeam(text, plan.teams, swissTexts.opponent)
  );
  const isBam = isBoardAMatch(plan);
  // At board-a-match there is no column of IMPs for a walkover.
  const inPoints = isBam ? readWalkover(fields.vps ?? "") : null;
  const unplayed = readWalkover(fields.imps ?? "") ?? inPoints;
  const result = (field: MatchColumn, reader: (text: string) => number) =>
    read(field, (text) => optional(withoutMark(text), reader));
  const points = (text: string) => readPoints(text, plan);
  const imps = unplayed ? null : result("imps", (text) => readMargin(text, null));
  const vps = [inPoints ? null : result("vps", points), result("opponent_vps", points)] as const;
  const isMarked = [fields.imps, fields.vps, fields.opponent_vps].some((text) => isProvisional(text ?? ""));
  const provisional = isMarked && [imps, ...vps].some((typed) => typed !== null);
  const boards = read("boards", (text) => optional(text, (typed) => readBoards(typed, round, plan)));
  const found = {
    ...BLANK_LINE,
    line,
    round,
    team,
    opponent,
    imps,
    vps,
    unplayed,
    provisional,
    boards,
    pairedBy: fields.paired_by ?? "",
  };
  const isRead = faults.length === 0;
  const add = ([field, message]: ColumnMessage) => void faults.push({ line, field, message });
  if (isBam && imps !== null) add(["imps", swissTexts.bamImps]);
  if (team !== null && team === opponent) add(["opponent", matchTexts.against(teamLabel(plan, team))]);
  if (isRead) (typeof round === "string" ? bracketFaults(found) : roundFaults(found, isBam)).forEach(add);
  return { ...found, faults: faults.map((fault) => ({ ...fault, field: columnInFile(plan, fault.field) })) };
}

/** Returns the faults of a match of the bracket. */
function bracketFaults({ opponent, unplayed, vps, imps, boards }: Omit<EventLine, "faults">): ColumnMessage[] {
  return messagesOf(
    [boards !== null && imps === null, "boards", swissTexts.boardsOfNone],
    [opponent === "bye", "opponent", swissTexts.byeInBracket],
    [typeof opponent === "string" && opponent !== "bye", "round", swissTexts.presenceRound],
    [unplayed !== null, "imps", swissTexts.bracketWalkover],
    [vps.some((points) => points !== null), "vps", swissTexts.bracketVps],
    [imps === 0, "imps", swissTexts.bracketTie]
  );
}

/** Returns the faults of a match or a bye in a round, or of a team that enters or withdraws. */
function roundFaults(
  { opponent, unplayed, imps, vps, boards }: Omit<EventLine, "faults">,
  isBam: boolean
): ColumnMessage[] {
  if (boards !== null && isBam) return [["boards", swissTexts.boardsOfBam]];
  if (boards !== null && (typeof opponent === "string" || unplayed !== null))
    return [["boards", swissTexts.boardsOfNone]];
  const isResult = unplayed !== null || imps !== null || vps[1] !== null;
  if (opponent === "withdrawn" || opponent === "enters")
    return isResult || vps[0] !== null ? [["imps", swissTexts.presenceBlank]] : [];
  if (opponent === "bye") return isResult ? [["imps", swissTexts.byeImps]] : [];
  if (unplayed !== null || imps !== null || !isOneSided(vps)) return [];
  return [isBam ? ["vps", swissTexts.oneSidePoints] : ["imps", matchTexts.oneSideVps]];
}
