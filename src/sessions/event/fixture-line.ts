import { resultTexts } from "../result-texts";
import type { Contestant } from "../../movements/contestant";
import { checkDate } from "../option-checks";
import { fieldReader } from "../reading/board-line";
import { optional } from "../reading/fields";
import type { ResultLine, Fault } from "../reading/result-lines";
import type { PerSide } from "../teams/match";
import { teamLabel } from "./event-plan";
import {
  withoutMark,
  readImps,
  readPoints,
  readFixtureRound,
  readMargin,
  isProvisional,
  readConceded,
  readVenue,
  readBoards,
} from "./match-fields";
import {
  EventLine,
  MatchColumn,
  readFixtureTeam,
  ColumnMessage,
  BLANK_LINE,
  impsOf,
  messagesOf,
  isOneSided,
} from "./match-line";
import type { LeaguePlan } from "./plan";
import { MAX_IMPS_A_BOARD } from "./questions";
import { roundOf } from "./schedule/fixture-rounds";

const { league: leagueTexts, match: matchTexts } = resultTexts.results;

/** Reads a match of a fixture list. */
export function readFixture({ line, fields }: ResultLine, plan: LeaguePlan): EventLine {
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

/** The columns of a fixture's result; a question mark behind any value makes the result provisional. */
const SCORE_COLUMNS = ["home_imps", "away_imps", "imps", "home_vps", "away_vps"] as const;
type ScoreColumn = (typeof SCORE_COLUMNS)[number];

/** A line of a fixture, with its IMPs as typed. */
interface FixtureLine extends Omit<EventLine, "faults"> {
  readonly typed: PerSide<number | null>;
  readonly margin: number | null;
  /** The first column with a question mark; null if there is none. */
  readonly marked: ScoreColumn | null;
}

/** Returns the faults of a line of a fixture list. */
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

/** Returns the questions on a line of a fixture list. */
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
