import type { Contestant } from "../../../movements/contestant";
import type { Fixture } from "../../../movements/round-robin";
import { labelOf, NUMBERED_TEAMS } from "../../contestants";
import { checkDate, checkText } from "../../option-checks";
import { fieldReader } from "../../reading/board-line";
import type { ResultFields, ResultLine, Fault } from "../../reading/result-lines";
import { optional } from "../../reading/fields";
import { readPlayed } from "../../teams/fewer-boards";
import { mapSides, type PerSide } from "../../teams/match";
import { resultTexts } from "../../result-texts";
import { LONGEST_REASON } from "../../penalty-units";
import { EVENT_PENALTY_COLUMNS, type EventPenalty } from "../../teams/event-penalties";
import {
  readDeducted,
  readImps,
  readMargin,
  readRound,
  readSide,
  readUnplayed,
  readVenue,
  readVps,
} from "./match-fields";
import { lastRound, roundOf, type LeaguePlan } from "./plan";
import type { LeagueResult, Swapped, Unplayed } from "./results";

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
  /** Files of earlier versions have victory points that are taken from the total of the team named as home. */
  deducted: ["points deducted", "deduction"],
} as const;

type LeagueColumn = keyof typeof LEAGUE_COLUMNS;

/** What a line has that takes points from a team's total is of no match. */
const MATCH_COLUMNS: readonly LeagueColumn[] = [
  "away",
  "home_imps",
  "away_imps",
  "imps",
  "home_vps",
  "away_vps",
  "conceded",
  "rescheduled",
  "venue",
  "boards",
  "penalty",
  "unit",
];

/** A line of a file, as far as it could be read. */
export interface LeagueLine {
  readonly line: number;
  /** Null where the line has faults, and where it is of no match. */
  readonly result: LeagueResult | null;
  /** What it takes from a team's total; null for nothing. */
  readonly penalty: EventPenalty | null;
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/** What stands in the fields of a line; null for nothing. Pairs of things are those of the team named first as home. */
interface LineFields {
  readonly round: number | null;
  readonly date: string | null;
  readonly imps: PerSide<number | null>;
  /** Of the team named first. */
  readonly margin: number | null;
  readonly vps: PerSide<number | null>;
  readonly unplayed: Unplayed | null;
  readonly swapped: Swapped | null;
  readonly boards: number | null;
}

/** A match of the fixture list that a line tells of. */
interface ListedMatch {
  readonly round: number;
  readonly date: string;
  /** Whether the line names the away team first as if it were at home. */
  readonly exchanged: boolean;
}

/** The most IMPs that a board can give. */
const MOST_A_BOARD = 24;

const words = resultTexts.results.league;

/** Reads what a line says of a match of the fixture list, or in the old form what it takes from a team. */
export function readLeagueLine(given: ResultLine, plan: LeaguePlan): LeagueLine {
  return isDeduction(given.fields) ? readDeduction(given, plan) : readMatch(given, plan);
}

/** Whether a line takes points in the form of earlier versions. */
export function isDeduction({ deducted = "" }: ResultFields): boolean {
  return deducted !== "";
}

/** Reads points that are taken from the team that is named as home; its line has no more. */
function readDeduction({ line, fields }: ResultLine, plan: LeaguePlan): LeagueLine {
  const faults: Fault[] = [];
  const read = fieldReader<LeagueColumn>({ line, fields }, faults);
  const team = read("home", (text) => readSide(text, plan, "home"));
  const amount = read("deducted", readDeducted);
  const typed = read("reason", (text) => checkText(text, words.reason, "teams"));
  const others = MATCH_COLUMNS.find((column) => (fields[column] ?? "") !== "");
  if (others !== undefined) faults.push({ line, field: others, message: words.deductionAlone });
  const isSound = team !== null && amount !== null && typed !== null && faults.length === 0;
  // Reasons used to be longer.
  const reason = (typed ?? "").slice(0, LONGEST_REASON).trimEnd();
  const warnings = said(reason !== typed, "reason", words.longReason(LONGEST_REASON, reason)).map(([field, message]) => ({ line, field, message })); // prettier-ignore
  const penalty: EventPenalty | null = isSound ? { team, round: null, amount, unit: "vps", reason } : null;
  return { line, result: null, penalty, faults, warnings: isSound ? warnings : [] };
}

function readMatch({ line, fields }: ResultLine, plan: LeaguePlan): LeagueLine {
  const faults: Fault[] = [];
  const warnings: Fault[] = [];
  const read = fieldReader<LeagueColumn>({ line, fields }, faults);
  const known = <T>(field: LeagueColumn, reader: (text: string) => T): T | null =>
    read(field, (text) => optional(text, reader));
  const home = read("home", (text) => readSide(text, plan, "home"));
  const away = read("away", (text) => readSide(text, plan, "away"));
  const listed = home === null || away === null ? null : listedMatch(plan, { home, away });
  if (home !== null && home === away) faults.push({ line, field: "away", message: words.against(label(plan, home)) });
  else if (home !== null && away !== null && listed === null)
    faults.push({ line, field: "away", message: words.otherDivision(label(plan, home), label(plan, away)) });
  const most = MOST_A_BOARD * plan.boards;
  const imps = (text: string) => readImps(text, most);
  const date = known("date", checkDate);
  const typed: LineFields = {
    round: known("round", (text) => readRound(text, lastRound(plan))),
    date: known("rescheduled", checkDate) ?? date,
    imps: [known("home_imps", imps), known("away_imps", imps)],
    margin: known("imps", (text) => readMargin(text, most)),
    vps: [known("home_vps", readVps), known("away_vps", readVps)],
    unplayed: known("conceded", (text) => readUnplayed(text, plan, { home, away })),
    swapped: known("venue", (text) => readVenue(text, plan, { home, away }, listed?.exchanged ?? false)) || null,
    boards: known("boards", (text) => readPlayed(text, plan)),
  };
  if (listed === null || home === null || away === null || faults.length > 0)
    return { line, result: null, penalty: null, faults, warnings };
  for (const [field, message] of contradictions(typed)) faults.push({ line, field, message });
  for (const [field, message] of doubts(typed, listed, { home, away }, plan)) warnings.push({ line, field, message });
  const result = faults.length > 0 ? null : resultOf(typed, listed, { home, away });
  return { line, result, penalty: null, faults, warnings };
}

/** The match of two teams; in a double league each of them has its own at home, else either may be named as home. */
function listedMatch(plan: LeaguePlan, { home, away }: Fixture): ListedMatch | null {
  const [asListed, exchanged] = [roundOf(plan, { home, away }), roundOf(plan, { home: away, away: home })];
  if (asListed) return { ...asListed, exchanged: false };
  return exchanged ? { ...exchanged, exchanged: true } : null;
}

type Said = readonly [field: LeagueColumn, message: string];

/** What cannot be scored as it stands. */
function contradictions({ imps: [home, away], margin, vps, unplayed }: LineFields): Said[] {
  const oneAlone = ([first, second]: PerSide<number | null>) => (first === null) !== (second === null);
  const hasScore = margin !== null || home !== null || unplayed !== null;
  const otherwise = margin !== null && home !== null && away !== null && home - away !== margin;
  return [
    ...said(oneAlone([home, away]), "home_imps", words.oneSideImps),
    ...said(otherwise, "imps", words.marginOtherwise(margin ?? 0, home ?? 0, away ?? 0)),
    ...said(oneAlone(vps) && !hasScore, "home_vps", words.oneSideVps),
    ...said(unplayed === "void" && vps.some((points) => points !== null), "conceded", words.voidVps),
  ];
}

/** What its writer should look at. */
function doubts(fields: LineFields, listed: ListedMatch, { home, away }: Fixture, plan: LeaguePlan): Said[] {
  const { round, imps, margin, vps, unplayed, swapped } = fields;
  const [first, second] = [home, away].map((team) => label(plan, team));
  const [level] = plan.scale.bands;
  const total = level ? level.winner + level.loser : 0;
  const won = impsWon(fields);
  return [
    ...said(listed.exchanged && swapped === null, "home", words.exchanged(second ?? "", first ?? "")),
    ...said(
      round !== null && round !== listed.round,
      "round",
      words.otherRound(first ?? "", second ?? "", listed.round)
    ),
    ...said(margin !== null && imps[0] === null, "imps", words.marginAlone(won ?? [0, 0])),
    ...said(
      vps.some((points) => points !== null && Math.abs(points) > total),
      "home_vps",
      words.manyVps(total)
    ),
    ...said(unplayed !== null && won !== null, "conceded", words.impsOfUnplayed),
    ...said(swapped === "fixture" && plan.double, "venue", words.bothAway(label(plan, listed.exchanged ? home : away))),
  ];
}

function label({ teams }: LeaguePlan, team: Contestant): string {
  return labelOf(NUMBERED_TEAMS, teams, team);
}

function said(isSo: boolean, field: LeagueColumn, message: string): Said[] {
  return isSo ? [[field, message]] : [];
}

function resultOf(fields: LineFields, listed: ListedMatch, { home, away }: Fixture): LeagueResult {
  const turned = <T>([first, second]: PerSide<T>): PerSide<T> => (listed.exchanged ? [second, first] : [first, second]);
  const won = impsWon(fields);
  const [host, guest] = turned([home, away]);
  const conceded = turned(["home", "away"] as const);
  const { date, vps, unplayed, swapped, boards } = fields;
  return {
    home: host,
    away: guest,
    date: date === listed.date ? null : date,
    imps: won && turned(won),
    vps: turned(vps),
    unplayed: unplayed === "home" ? conceded[0] : unplayed === "away" ? conceded[1] : unplayed,
    ...(boards !== null && { boards }),
    ...(swapped && { swapped }),
  };
}

/** The IMPs that each has won; of a margin alone as if the loser had won none. */
function impsWon({ imps: [home, away], margin }: LineFields): PerSide<number> | null {
  if (home !== null && away !== null) return [home, away];
  return margin === null ? null : mapSides([margin, -margin], (side) => Math.max(side, 0));
}
