import type { Contestant } from "../../movements/contestant";
import type { Fixture } from "../../movements/round-robin";
import { labelOf, NUMBERED_TEAMS } from "../contestants";
import { checkDate, checkText } from "../option-checks";
import { fieldReader } from "../reading/board-line";
import type { ResultLine, Fault } from "../reading/result-lines";
import { optional } from "../reading/fields";
import { ofBoth, type Both } from "../teams/match";
import { resultTexts } from "../result-texts";
import { readDeducted, readImps, readMargin, readRound, readTeam, readUnplayed, readVps } from "./match-fields";
import type { LeaguePlan } from "./plan";
import type { Deduction, LeagueResult, Unplayed } from "./results";

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
  deducted: ["points deducted", "deduction"],
  reason: [],
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
];

/** A line of a file, as far as it could be read. */
export interface LeagueLine {
  readonly line: number;
  /** Null where the line has faults, and where it is of no match. */
  readonly result: LeagueResult | null;
  /** What it takes from a team's total; null for nothing. */
  readonly deduction: Deduction | null;
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/** What stands in the fields of a line; null for nothing. Pairs of things are those of the team named first as home. */
interface LineFields {
  readonly round: number | null;
  readonly date: string | null;
  readonly imps: Both<number | null>;
  /** Of the team named first. */
  readonly margin: number | null;
  readonly vps: Both<number | null>;
  readonly unplayed: Unplayed | null;
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

/** Reads what a line says of a match of the fixture list, or what it takes from a team. */
export function readLeagueLine(given: ResultLine, plan: LeaguePlan): LeagueLine {
  const { fields } = given;
  return (fields.deducted ?? "") === "" && (fields.reason ?? "") === ""
    ? readMatch(given, plan)
    : readDeduction(given, plan);
}

/** Reads points that are taken from the team that is named as home; its line has no more. */
function readDeduction({ line, fields }: ResultLine, plan: LeaguePlan): LeagueLine {
  const faults: Fault[] = [];
  const read = fieldReader<LeagueColumn>({ line, fields }, faults);
  const team = read("home", (text) => readTeam(text, plan, "home"));
  const points = read("deducted", readDeducted);
  const reason = read("reason", (text) => checkText(text, words.reason, "teams"));
  const others = MATCH_COLUMNS.find((column) => (fields[column] ?? "") !== "");
  if (others !== undefined) faults.push({ line, field: others, message: words.deductionAlone });
  const isSound = team !== null && points !== null && reason !== null && faults.length === 0;
  return { line, result: null, deduction: isSound ? { team, points, reason } : null, faults, warnings: [] };
}

function readMatch({ line, fields }: ResultLine, plan: LeaguePlan): LeagueLine {
  const faults: Fault[] = [];
  const warnings: Fault[] = [];
  const read = fieldReader<LeagueColumn>({ line, fields }, faults);
  const known = <T>(field: LeagueColumn, reader: (text: string) => T): T | null =>
    read(field, (text) => optional(text, reader));
  const home = read("home", (text) => readTeam(text, plan, "home"));
  const away = read("away", (text) => readTeam(text, plan, "away"));
  const listed = home === null || away === null ? null : listedMatch(plan, { home, away });
  if (home !== null && home === away)
    faults.push({ line, field: "away", message: words.against(labelOf(NUMBERED_TEAMS, plan.teams, home)) });
  const most = MOST_A_BOARD * plan.boards;
  const imps = (text: string) => readImps(text, most);
  const date = known("date", checkDate);
  const typed: LineFields = {
    round: known("round", (text) => readRound(text, plan.rounds.length)),
    date: known("rescheduled", checkDate) ?? date,
    imps: [known("home_imps", imps), known("away_imps", imps)],
    margin: known("imps", (text) => readMargin(text, most)),
    vps: [known("home_vps", readVps), known("away_vps", readVps)],
    unplayed: known("conceded", (text) => readUnplayed(text, plan, { home, away })),
  };
  if (listed === null || home === null || away === null || faults.length > 0)
    return { line, result: null, deduction: null, faults, warnings };
  for (const [field, message] of contradictions(typed)) faults.push({ line, field, message });
  for (const [field, message] of doubts(typed, listed, { home, away }, plan)) warnings.push({ line, field, message });
  const result = faults.length > 0 ? null : resultOf(typed, listed, { home, away });
  return { line, result, deduction: null, faults, warnings };
}

/** The match of two teams; in a double league each of them has its own at home, else either may be named as home. */
function listedMatch({ rounds }: LeaguePlan, { home, away }: Fixture): ListedMatch | null {
  const find = (host: Contestant, guest: Contestant) =>
    rounds.find(({ matches }) => matches.some((match) => match.home === host && match.away === guest));
  const [asListed, exchanged] = [find(home, away), find(away, home)];
  if (asListed) return { ...asListed, exchanged: false };
  return exchanged ? { ...exchanged, exchanged: true } : null;
}

type Said = readonly [field: LeagueColumn, message: string];

/** What cannot be scored as it stands. */
function contradictions({ imps: [home, away], margin, vps, unplayed }: LineFields): Said[] {
  const oneAlone = ([first, second]: Both<number | null>) => (first === null) !== (second === null);
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
  const { round, imps, margin, vps, unplayed } = fields;
  const [first, second] = [home, away].map((team) => labelOf(NUMBERED_TEAMS, plan.teams, team));
  const [level] = plan.scale.bands;
  const total = level ? level.winner + level.loser : 0;
  const won = impsWon(fields);
  return [
    ...said(listed.exchanged, "home", words.exchanged(second ?? "", first ?? "")),
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
  ];
}

function said(isSo: boolean, field: LeagueColumn, message: string): Said[] {
  return isSo ? [[field, message]] : [];
}

function resultOf(fields: LineFields, listed: ListedMatch, { home, away }: Fixture): LeagueResult {
  const turned = <T>([first, second]: Both<T>): Both<T> => (listed.exchanged ? [second, first] : [first, second]);
  const won = impsWon(fields);
  const [host, guest] = turned([home, away]);
  const conceded = turned(["home", "away"] as const);
  const { date, vps, unplayed } = fields;
  return {
    home: host,
    away: guest,
    date: date === listed.date ? null : date,
    imps: won && turned(won),
    vps: turned(vps),
    unplayed: unplayed === "home" ? conceded[0] : unplayed === "away" ? conceded[1] : unplayed,
  };
}

/** The IMPs that each has won; of a margin alone as if the loser had won none. */
function impsWon({ imps: [home, away], margin }: LineFields): Both<number> | null {
  if (home !== null && away !== null) return [home, away];
  return margin === null ? null : ofBoth([margin, -margin], (side) => Math.max(side, 0));
}
