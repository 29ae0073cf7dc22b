import { contestantNumber, type Contestant } from "../../movements/contestant";
import { NUMBERED_TEAMS } from "../../sessions/contestants";
import { unitsOf } from "../../sessions/event/penalties";
import { MAX_QUOTIENT } from "../../sessions/imp-quotient";
import { WALKOVER_SHARE } from "../../sessions/walkover";
import type { ScoredTeam } from "../../sessions/event/standings";
import { averagePointsFormula, matchesAveraged } from "../average-points";
import { quotientFormula } from "../imp-quotient";
import { computed, ifElse, joined, ifTyped, type Computed } from "../kit/content";
import { countEqual, firstTrue, rankOf, rounded, sumWhereEqual, unlessBlank } from "../kit/formula";
import type { RowContents } from "../kit/write-list";
import { textLiteral } from "../reference";
import { totalDeductions, takenOf } from "../penalties/penalty-steps";
import { texts } from "../texts";
import { namedOn } from "./form-sheet";
import { rowsOf } from "./in-division";
import type { LeagueSheets } from "./league-lists";
import { PROVISIONAL } from "./match-steps";
import type { LineStep, SeasonStep, TeamStep } from "./working-lists";

const { table: words } = texts.league;

/** Returns the cells of a team on the Working sheet: see {@link TeamStep}. */
export function teamSteps(sheets: LeagueSheets, scored: ScoredTeam): RowContents<TeamStep> {
  const { league, lists } = sheets;
  const { lines, teams } = lists.working;
  const { team } = scored;
  const number = contestantNumber(team);
  const name = typedName(sheets, team);
  const count = (step: LineStep) => countEqual(lines.range(step), number);
  const sum = (home: LineStep, away: LineStep) => sumOf(sheets, number, ["homeTeam", "awayTeam"], [home, away]);
  return {
    number,
    name: ifTyped(name, joined(computed(name), ""), NUMBERED_TEAMS.long(team)),
    played: computed(`${count("homeTeam")}+${count("awayTeam")}`),
    won: computed(count("winner")),
    lost: computed(count("loser")),
    impsFor: computed(sum("homeWon", "awayWon")),
    impsAgainst: computed(sum("awayWon", "homeWon")),
    ...penaltySteps(sheets, scored),
    ...(teams.has("average") ? averageSteps(sheets, team) : {}),
    total: computed(
      `IF(${teams.cell("played", team)}=0,"",${rounded(`${sum("homeVps", "awayVps")}-N(${teams.cell("deducted", team)})`)})`
    ),
    ...(league.plan.ties === "quotient" ? quotientSteps(sheets, scored) : betweenSteps(sheets, scored)),
    ...placeSteps(sheets, scored),
  };
}

/**
 * Returns the deductions from a team's total, in which a round's penalty counts once the match has a result; and all
 * its penalties.
 */
function penaltySteps(sheets: LeagueSheets, { team }: ScoredTeam): RowContents<TeamStep> {
  const { penalties, teams } = sheets.lists.working;
  const number = teams.cell("number", team);
  const [imps, points] = [teams.cell("takenImps", team), teams.cell("takenPoints", team)];
  const inRounds = sumOf(sheets, contestantNumber(team), ["homeTeam", "awayTeam"], ["homeTaken", "awayTaken"]);
  const lost = teams.cell("lostByNow", team);
  const deductions = totalDeductions(penalties, unitsOf(sheets.league.plan), number, [imps, points]);
  return {
    lostByNow: computed(rounded(`${takenOf(penalties, "T", null, number)}+${inRounds}`)),
    deducted: computed(`IF(${points}*${lost}=0,"",${lost})`),
    takenImps: computed(deductions.imps),
    takenPoints: computed(deductions.points),
    takenInAll: deductions.said,
  };
}

/** Returns a team's average points over the matches that it has played, for walkovers that go by averages. */
function averageSteps({ lists }: LeagueSheets, team: Contestant): RowContents<TeamStep> {
  const { lines, teams } = lists.working;
  const number = contestantNumber(team);
  const sides = [
    [lines.range("home"), lines.range("playedHomeVps")],
    [lines.range("away"), lines.range("playedAwayVps")],
  ] as const;
  return {
    averaged: computed(matchesAveraged(sides, number)),
    average: computed(averagePointsFormula(sides, number, teams.cell("averaged", team))),
  };
}

/** A team's name as it is typed on the Form. */
function typedName({ lists }: LeagueSheets, team: Contestant): string {
  const { list, row } = namedOn(lists.form, team);
  return list.outside.cell("name", row);
}

/** Returns a formula for a team's sum over its matches at home and away. */
function sumOf(
  { lists }: LeagueSheets,
  team: number,
  teams: readonly [home: LineStep, away: LineStep],
  points: readonly [home: LineStep, away: LineStep]
): string {
  const { range } = lists.working.lines;
  return teams.map((step, side) => sumWhereEqual(range(step), team, range(points[side] ?? step))).join("+");
}

/** Returns the cells for breaking ties by the matches between the tied teams: see sessions/event/ties.ts. */
function betweenSteps(sheets: LeagueSheets, { team, division }: ScoredTeam): RowContents<TeamStep> {
  const { lines, teams } = sheets.lists.working;
  const ofDivision = lines.range("waits", ...rowsOf(sheets.league, division).lines);
  const cell = (step: TeamStep) => teams.cell(step, team);
  const points = (home: LineStep, away: LineStep) => {
    const sum = sumOf(sheets, contestantNumber(team), [home, away], ["homeVps", "awayVps"]);
    return computed(unlessBlank(cell("total"), rounded(sum)));
  };
  return {
    waits: computed(`IF(${cell("total")}="",0,IF(${countEqual(ofDivision, cell("total"))}>0,1,0))`),
    first: points("homeBetween", "awayBetween"),
    second: points("homeAgain", "awayAgain"),
  };
}

/** Returns the cells for breaking ties by the IMP quotient. */
function quotientSteps({ lists }: LeagueSheets, { team }: ScoredTeam): RowContents<TeamStep> {
  const cell = (step: TeamStep) => lists.working.teams.cell(step, team);
  const [won, lost] = [cell("impsFor"), cell("impsAgainst")];
  return {
    first: computed(unlessBlank(cell("total"), quotientFormula(won, lost))),
    second: computed(unlessBlank(cell("total"), "0")),
  };
}

/** Returns the cells for a team's place, its row in the league table, and its remark there. */
function placeSteps(sheets: LeagueSheets, scored: ScoredTeam): RowContents<TeamStep> {
  const { lists, league } = sheets;
  const { team, division } = scored;
  const { cell: valueAt, range: rangeOf, has } = lists.working.teams;
  const [first, last] = rowsOf(league, division).teams;
  const range = (step: TeamStep) => rangeOf(step, first, last);
  const cell = (step: TeamStep) => valueAt(step, team);
  const [rank, ranks, upToHere] = [cell("rank"), range("rank"), rangeOf("rank", first, team)];
  const better = (step: TeamStep) => `(${range(step)}>${cell(step)})`;
  const level = (step: TeamStep) => `(${range(step)}=${cell(step)})`;
  const betterOfLevel = `SUMPRODUCT(${level("total")}*(${better("first")}+${level("first")}*${better("second")}))`;
  return {
    rank: computed(unlessBlank(cell("total"), `${rankOf(cell("total"), range("total"))}+${betterOfLevel}`)),
    place: computed(unlessBlank(rank, `${rank}&IF(${countEqual(ranks, rank)}>1,"=","")`)),
    position: computed(
      `IF(${rank}="",COUNT(${ranks})+${contestantNumber(team)}-COUNT(${upToHere}),${rank}+${first - 1}+${countEqual(upToHere, rank)})`
    ),
    level: computed(unlessBlank(cell("total"), countEqual(range("total"), cell("total")))),
    why: whyPlaced(sheets, scored),
    remark: remarkOf(sheets, scored),
    ...(has("zone") ? zoneSteps(sheets, scored) : {}),
  };
}

/** Returns the cells for a team's promotion or relegation: see `Zone`. */
function zoneSteps({ lists, league }: LeagueSheets, { team, division }: ScoredTeam): RowContents<TeamStep> {
  const { cell: valueAt, range } = lists.working.teams;
  const { teams, lines } = rowsOf(league, division);
  const { up = 0, down = 0, teams: members = [] } = league.plan.divisions[division] ?? {};
  const [rank, zone] = [valueAt("rank", team), valueAt("zone", team)];
  const stay = members.length - down;
  const last = `${rank}+${countEqual(range("rank", ...teams), rank)}-1`;
  const cases = [
    [`${rank}=""`, "0"],
    [`${last}<=${up}`, "1"],
    [`${rank}>${stay}`, "2"],
    [`OR(${rank}<=${up},${last}>${stay})`, "3"],
  ] as const;
  const count = (step: LineStep, number: number) => countEqual(lists.working.lines.range(step, ...lines), number);
  const isOver = `${count("state", 0)}+${count("unplayed", PROVISIONAL)}=0`;
  const text = (key: "up" | "down") =>
    `IF(${isOver},${textLiteral(words.zones[key][0])},${textLiteral(words.zones[key][1])})`;
  return {
    zone: computed(firstTrue(cases, "0")),
    zoneSaid: computed(
      firstTrue([
        [`${zone}=1`, text("up")],
        [`${zone}=2`, text("down")],
        [`${zone}=3`, textLiteral(words.zones.tied)],
      ])
    ),
  };
}

/** The remark on a team in the table: promotion or relegation, deductions, and how a tie was broken. */
function remarkOf(sheets: LeagueSheets, scored: ScoredTeam): Computed {
  const { teams } = sheets.lists.working;
  const cell = (step: TeamStep) => teams.cell(step, scored.team);
  const deductions = ifElse(`${cell("takenInAll")}=""`, "", joined(...words.penalties(computed(cell("takenInAll")))));
  const parts = [...(teams.has("zone") ? [computed(cell("zoneSaid"))] : []), deductions, computed(cell("why"))];
  // The parts of the remark, each with a separator before it unless it is blank.
  const listed = joined(...parts.map((part) => ifElse(`${part.formula}=""`, "", joined("; ", part))));
  return computed(`MID(${listed.formula},3,999)`);
}

/** Returns the remark on how a team's tie was broken; blank if it is not tied. */
function whyPlaced({ league, lists }: LeagueSheets, scored: ScoredTeam): Computed {
  const { team, division } = scored;
  const { cell: valueAt, range: rangeOf } = lists.working.teams;
  const range = (step: TeamStep) => rangeOf(step, ...rowsOf(league, division).teams);
  const cell = (step: TeamStep) => valueAt(step, team);
  const isLevel = cell("level");
  const whereLevel = (phrase: Computed) => computed(`IF(N(${isLevel})<2,"",${phrase.formula})`);
  const first = () => computed(cell("first"));
  if (league.plan.ties === "quotient") {
    const phrase = joined(...words.quotient(first()));
    const noImps = joined(...words.noImps(first()));
    const cases = [
      [`${cell("impsFor")}+${cell("impsAgainst")}=0`, noImps.formula],
      [`${cell("first")}=${MAX_QUOTIENT}`, textLiteral(words.noneLost)],
    ] as const;
    return whereLevel(computed(firstTrue(cases, phrase.formula)));
  }
  const levelAgain = `SUMPRODUCT((${range("total")}=${cell("total")})*(${range("first")}=${cell("first")}))`;
  const again = joined(...words.again(computed(cell("second"))));
  const between = joined(
    ...words.between(first()),
    computed(`IF(AND(${levelAgain}>1,${levelAgain}<${isLevel}),${again.formula},"")`)
  );
  return whereLevel(computed(`IF(${cell("waits")}=1,${textLiteral(words.waits)},${between.formula})`));
}

/**
 * Returns the cells of the season: the points that two teams of a match share, the points for a walkover, and half of a
 * match's points.
 */
export function seasonSteps({ tables: { vpWinner, vpLoser }, lists }: LeagueSheets): RowContents<SeasonStep> {
  const shared = lists.working.season.cell("shared", 0);
  return {
    shared: computed(`INDEX(${vpWinner},1)+INDEX(${vpLoser},1)`),
    walkover: computed(rounded(`${WALKOVER_SHARE}*${shared}`)),
    half: computed(rounded(`${shared}/2`)),
  };
}
