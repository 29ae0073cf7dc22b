import type { Contestant } from "../../movements/contestant";
import { checkDate, checkText } from "../option-checks";
import { LONGEST_REASON } from "../penalty-units";
import { fieldReader, otherFields } from "../reading/board-line";
import { optional } from "../reading/fields";
import type { Fault, ResultColumns, ResultFields, ResultLine } from "../reading/result-lines";
import { resultTexts } from "../result-texts";
import { EVENT_PENALTY_COLUMNS, type EventPenalty } from "../teams/event-penalties";
import { mapSides, type PerSide } from "../teams/match";
import { readTeam } from "../teams/read-team";
import { namedRounds } from "./bracket/bracket";
import { teamLabel, type EventPlan } from "./event-plan";
import { isBoardAMatch } from "./forms";
import {
  isProvisional,
  readBoards,
  readConceded,
  readDeducted,
  readFixtureRound,
  readImps,
  readMargin,
  readPoints,
  readRound,
  readVenue,
  readWalkover,
  withoutMark,
} from "./match-fields";
import { readHandLine } from "./pairing/hand-line";
import type { AnyEventPlan, LeaguePlan, SwissEventPlan } from "./plan";
import { MAX_IMPS_A_BOARD } from "./questions";
import type { BracketRound, ByHand, Correction, FewerBoards, SwappedVenue, Unplayed } from "./results";
import { roundOf, type LeagueRound } from "./schedule/fixture-rounds";
import { readOpponentWord, type OpponentWord } from "./team-field";

const { swissEvent: swissTexts, league: leagueTexts, match: matchTexts } = resultTexts.results;

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
  // Lines about a pairing that is still to be made.
  what: ["by hand"],
  third: ["third team"],
  // By which result a later round was paired, and in the log of corrections what came in its place.
  paired_by: ["paired by", "before"],
  now: ["after"],
} as const satisfies ResultColumns;

/** The columns of a file of a league's results, with the other names they go by. */
export const LEAGUE_COLUMNS = {
  round: [],
  date: ["played on"],
  home: ["home team"],
  away: ["away team"],
  home_imps: ["home imps"],
  away_imps: ["away imps"],
  imps: ["margin"],
  home_vps: ["home vps"],
  away_vps: ["away vps"],
  conceded: ["conceded by"],
  rescheduled: ["rescheduled to", "moved to", "new date"],
  venue: ["played at"],
  boards: ["boards played"],
  ...EVENT_PENALTY_COLUMNS,
  /** In files of earlier versions: victory points taken from the total of the team named as home. */
  deducted: ["points deducted", "deduction"],
} as const satisfies ResultColumns;

type MatchColumn = keyof typeof SWISS_COLUMNS | keyof typeof LEAGUE_COLUMNS;

/** The columns of the two teams of a match, and of their points. */
export function sideColumns({ kind }: Pick<AnyEventPlan, "kind">) {
  return kind === "league"
    ? ({ teams: ["home", "away"], vps: ["home_vps", "away_vps"] } as const)
    : ({ teams: ["team", "opponent"], vps: ["vps", "opponent_vps"] } as const);
}

/** The name of a column in a file: at board-a-match points stand in the place of victory points. */
export function columnInFile(plan: Pick<EventPlan, "form">, column: string): string {
  return isBoardAMatch(plan) ? column.replace("vps", "points") : column;
}

/** A line of a file, as far as it could be read; null for what is missing. Pairs are in the order in which it names the teams. */
export interface EventLine {
  readonly line: number;
  readonly round: number | BracketRound | null;
  readonly team: Contestant | null;
  /** "bye" for none; or that the team enters or withdraws. */
  readonly opponent: Contestant | OpponentWord | null;
  /** The first team's margin. */
  readonly imps: number | null;
  /** The IMPs of each team, where both are typed. */
  readonly won: PerSide<number> | null;
  readonly vps: PerSide<number | null>;
  readonly unplayed: Unplayed | null;
  readonly provisional: boolean;
  /** Fewer than a match has; null for all of them. */
  readonly boards: FewerBoards | null;
  readonly date: string | null;
  readonly swapped: SwappedVenue | null;
  /** The round of the fixture list; null in other events. */
  readonly fixture: LeagueRound | null;
  /** True if the line names the away team of the fixture list first. */
  readonly isExchanged: boolean;
  /** In place of a match: an instruction for a pairing, a correction, or a deduction from a team's total. */
  readonly byHand: ByHand | null;
  readonly correction: Correction | null;
  readonly deduction: EventPenalty | null;
  readonly pairedBy: string;
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

const BLANK_LINE: Omit<EventLine, "line" | "faults"> = {
  round: null,
  team: null,
  opponent: null,
  imps: null,
  won: null,
  vps: [null, null],
  unplayed: null,
  provisional: false,
  boards: null,
  date: null,
  swapped: null,
  fixture: null,
  isExchanged: false,
  byHand: null,
  correction: null,
  deduction: null,
  pairedBy: "",
  warnings: [],
};

/** Reads a line about a match, a pairing or a correction, or in the old form about a deduction. */
export function readEventLine(line: ResultLine, plan: AnyEventPlan): EventLine {
  const { what = "" } = line.fields;
  if (plan.kind === "league") return isDeduction(line.fields) ? readDeduction(line, plan) : readFixture(line, plan);
  if (/^corrected$/i.test(what)) return readCorrection(line, plan);
  return what === "" ? readMatch(line, plan) : { ...BLANK_LINE, ...readHandLine(line, plan) };
}

/** True if a line takes points in the form of earlier versions. */
export function isDeduction({ deducted = "" }: ResultFields): boolean {
  return deducted !== "";
}

/** Reads a team of a fixture list. */
export function readFixtureTeam(text: string, { teams }: LeaguePlan, side: "home" | "away"): Contestant {
  return readTeam(text, teams, (typed, count) => leagueTexts.team(typed, side, count));
}

/** Reads points that are taken from the team that is named as home; its line has no more. */
function readDeduction({ line, fields }: ResultLine, plan: LeaguePlan): EventLine {
  const faults: Fault[] = [];
  const read = fieldReader<MatchColumn>({ line, fields }, faults);
  const team = read("home", (text) => readFixtureTeam(text, plan, "home"));
  const amount = read("deducted", readDeducted);
  const typed = read("reason", (text) => checkText(text, leagueTexts.reason, "teams"));
  const [other] = otherFields(fields, ["home", "deducted", "reason", "round", "date"]);
  if (other !== undefined) faults.push({ line, field: other, message: leagueTexts.deductionAlone });
  if (team === null || amount === null || typed === null || faults.length > 0) return { ...BLANK_LINE, line, faults };
  // Reasons used to be longer.
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

/** Reads a match of a round or of the bracket, a bye, or a team that comes or goes. */
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
  // At board-a-match there is no column of IMPs in which it could stand.
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

/** Reads a match of a fixture list. */
function readFixture({ line, fields }: ResultLine, plan: LeaguePlan): EventLine {
  const faults: Fault[] = [];
  const read = fieldReader<MatchColumn>({ line, fields }, faults);
  const readOptional = <T>(field: MatchColumn, reader: (text: string) => T): T | null =>
    read(field, (text) => optional(text, reader));
  const home = read("home", (text) => readFixtureTeam(text, plan, "home"));
  const away = read("away", (text) => readFixtureTeam(text, plan, "away"));
  const sides = [home, away] as const;
  const [asListed, exchanged] =
    home === null || away === null ? [] : [roundOf(plan, { home, away }), roundOf(plan, { home: away, away: home })];
  const fixture = asListed ?? exchanged ?? null;
  const isExchanged = asListed === undefined && exchanged !== undefined;
  const add = ([field, message]: ColumnMessage) => void faults.push({ line, field, message });
  if (home !== null && home === away) add(["away", matchTexts.against(teamLabel(plan, home))]);
  else if (home !== null && away !== null && fixture === null)
    add(["away", leagueTexts.otherDivision(teamLabel(plan, home), teamLabel(plan, away))]);
  const max = MAX_IMPS_A_BOARD * plan.boards;
  const readResult = (field: ScoreColumn, reader: (text: string) => number) =>
    readOptional(field, (text) => optional(withoutMark(text), reader));
  const imps = (text: string) => readImps(text, max);
  const points = (text: string) => readPoints(text, plan);
  const date = readOptional("date", checkDate);
  const round = readOptional("round", (text) => readFixtureRound(text, plan.rounds));
  const moved = readOptional("rescheduled", checkDate);
  const typed = [readResult("home_imps", imps), readResult("away_imps", imps)] as const;
  const margin = readResult("imps", (text) => readMargin(text, max));
  const marked = SCORE_COLUMNS.find((column) => isProvisional(fields[column] ?? "")) ?? null;
  const found = {
    ...BLANK_LINE,
    line,
    round,
    team: home,
    opponent: away,
    fixture,
    isExchanged,
    typed,
    margin,
    marked,
    ...impsOf(typed, margin),
    provisional: marked !== null,
    vps: [readResult("home_vps", points), readResult("away_vps", points)] as const,
    unplayed: readOptional("conceded", (text) => readConceded(text, plan.teams, sides)),
    swapped: readOptional("venue", (text) => readVenue(text, plan, sides, isExchanged)),
    boards: readOptional("boards", (text) => readBoards(text, round, plan)),
    date: moved ?? date,
  };
  if (fixture === null || home === null || away === null || faults.length > 0) return { ...found, faults };
  fixtureFaults(found).forEach(add);
  const warnings = fixtureWarnings(found, { home, away, round: fixture.round }, plan);
  return { ...found, faults, warnings: warnings.map(([field, message]) => ({ line, field, message })) };
}

/** The margin of a match and the IMPs of both teams; of a margin alone as if the loser had won none. */
function impsOf([home, away]: PerSide<number | null>, margin: number | null): Pick<EventLine, "imps" | "won"> {
  if (home !== null && away !== null) return { imps: home - away, won: [home, away] };
  return { imps: margin, won: margin === null ? null : mapSides([margin, -margin], (side) => Math.max(side, 0)) };
}

type ColumnMessage = readonly [field: MatchColumn, message: string];

/** The messages of the cases that apply. */
function messagesOf(
  ...cases: readonly (readonly [applies: boolean, field: MatchColumn, message: string | (() => string)])[]
): ColumnMessage[] {
  return cases.flatMap(([applies, field, message]) =>
    applies ? [[field, typeof message === "string" ? message : message()] as const] : []
  );
}

function isOneSided([first, second]: PerSide<number | null>): boolean {
  return (first === null) !== (second === null);
}

/** The faults of a match of the bracket. */
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

/** The faults of a match, a bye, or a team that comes or goes. */
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

/** The columns of a fixture's result: a question mark behind any of them makes it provisional. */
const SCORE_COLUMNS = ["home_imps", "away_imps", "imps", "home_vps", "away_vps"] as const;
type ScoreColumn = (typeof SCORE_COLUMNS)[number];

/** A line of a fixture, with its IMPs as they are typed. */
interface FixtureLine extends Omit<EventLine, "faults"> {
  readonly typed: PerSide<number | null>;
  readonly margin: number | null;
  /** The first column with a question mark; null for none. */
  readonly marked: ScoreColumn | null;
}

/** The faults of a match of a fixture list. */
function fixtureFaults({ typed, margin, vps, unplayed, marked }: FixtureLine): ColumnMessage[] {
  const [home, away] = typed;
  const isBlank = [margin, ...typed, ...vps].every((number) => number === null);
  const hasScore = margin !== null || home !== null || unplayed !== null;
  const isOtherwise = margin !== null && home !== null && away !== null && home - away !== margin;
  return messagesOf(
    [isOneSided(typed), "home_imps", leagueTexts.oneSideImps],
    [isOtherwise, "imps", () => leagueTexts.marginOtherwise(margin ?? 0, home ?? 0, away ?? 0)],
    [isOneSided(vps) && !hasScore, "home_vps", matchTexts.oneSideVps],
    [unplayed === "void" && vps.some((points) => points !== null), "conceded", leagueTexts.voidVps],
    [marked !== null && unplayed !== null, "conceded", leagueTexts.provisionalUnplayed],
    [marked !== null && unplayed === null && isBlank, marked ?? "home_imps", leagueTexts.provisionalBlank]
  );
}

/** The warnings of such a match. */
function fixtureWarnings(
  { round, typed, won, margin, vps, unplayed, swapped, isExchanged }: FixtureLine,
  listed: { readonly home: Contestant; readonly away: Contestant; readonly round: number },
  plan: LeaguePlan
): ColumnMessage[] {
  const [first, second] = [teamLabel(plan, listed.home), teamLabel(plan, listed.away)];
  const [level] = plan.scale.bands;
  const total = level ? level.winner + level.loser : 0;
  return messagesOf(
    [isExchanged && swapped === null, "home", () => leagueTexts.exchanged(second, first)],
    [round !== null && round !== listed.round, "round", () => leagueTexts.otherRound(first, second, listed.round)],
    [margin !== null && typed[0] === null, "imps", () => leagueTexts.marginAlone(won ?? [0, 0])],
    [vps.some((points) => points !== null && Math.abs(points) > total), "home_vps", () => leagueTexts.manyVps(total)],
    [unplayed !== null && won !== null, "conceded", leagueTexts.impsOfUnplayed],
    [swapped === "fixture" && plan.double, "venue", () => leagueTexts.bothAway(isExchanged ? first : second)]
  );
}
