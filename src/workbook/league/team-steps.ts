import { contestantNumber, type Contestant } from "../../movements/contestant";
import { NUMBERED_TEAMS } from "../../sessions/contestants";
import { MOST_QUOTIENT } from "../../sessions/imp-quotient";
import { WALKOVER_SHARE } from "../../sessions/walkover";
import type { PlacedTeam } from "../../sessions/league/score-league";
import { averagePointsFormula, matchesAveraged } from "../average-points";
import { quotientFormula } from "../imp-quotient";
import { computed, joined, whereTyped, withBetween, type Computed } from "../kit/content";
import { countOf, firstThat, rankOf, rounded, sumOfEqual, unlessBlank } from "../kit/formula";
import type { RowContents } from "../kit/list";
import { textLiteral } from "../reference";
import { typedTeam } from "../team-names";
import { numberIn, numberText } from "../working/text-formulas";
import { texts } from "../texts";
import type { LeagueSheets } from "./league-lists";
import type { LineStep, SeasonStep, TeamStep } from "./working-lists";

const { table: words } = texts.league;

/** A team: see {@link TeamStep}. */
export function teamSteps(sheets: LeagueSheets, scored: PlacedTeam): RowContents<TeamStep> {
  const { league, lists } = sheets;
  const { lines, teams } = lists.working;
  const { team } = scored;
  const number = contestantNumber(team);
  const name = typedName(sheets, team);
  const count = (step: LineStep) => countOf(lines.range(step), number);
  const sum = (home: LineStep, away: LineStep) => sumOf(sheets, number, ["homeTeam", "awayTeam"], [home, away]);
  return {
    number,
    name: whereTyped(name, joined(computed(name), ""), NUMBERED_TEAMS.long(team)),
    played: computed(`${count("homeTeam")}+${count("awayTeam")}`),
    won: computed(count("winner")),
    lost: computed(count("loser")),
    impsFor: computed(sum("homeWon", "awayWon")),
    impsAgainst: computed(sum("awayWon", "homeWon")),
    ...deductionSteps(sheets, scored),
    ...(teams.has("average") ? averageSteps(sheets, team) : {}),
    total: computed(
      `IF(${teams.cell("played", team)}=0,"",${rounded(`${sum("homeVps", "awayVps")}-N(${teams.cell("deducted", team)})`)})`
    ),
    ...(league.plan.ties === "quotient" ? quotientSteps(sheets, scored) : betweenSteps(sheets, scored)),
    ...placeSteps(sheets, scored),
  };
}

/** What is taken from a team's total: beside the Table. */
function deductionSteps({ lists }: LeagueSheets, { team }: PlacedTeam): RowContents<TeamStep> {
  const cell = (step: TeamStep) => lists.working.teams.cell(step, team);
  const typed = lists.deductions.outside;
  const number = cell("deductedTyped");
  return {
    deductedText: computed(numberText(typed.cell("points", team))),
    deductedTyped: computed(numberIn(cell("deductedText"))),
    deducted: computed(`IF(ISNUMBER(${number}),IF(${number}>0,${number},""),"")`),
    reason: computed(`TRIM(${typed.cell("reason", team)})`),
  };
}

/** What a team has on an average in the matches that it has played, where walkovers go by that. */
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
function typedName({ league, lists }: LeagueSheets, team: Contestant): string {
  return typedTeam({ plan: league.plan, names: lists.form[0].vps }, team);
}

/** The sum of what a team has from its matches at home and away. */
function sumOf(
  { lists }: LeagueSheets,
  team: number,
  teams: readonly [home: LineStep, away: LineStep],
  points: readonly [home: LineStep, away: LineStep]
): string {
  const { range } = lists.working.lines;
  return teams.map((step, side) => sumOfEqual(range(step), team, range(points[side] ?? step))).join("+");
}

/** What breaks ties where the matches between those who are level do: see `headToHead`. */
function betweenSteps(sheets: LeagueSheets, { team }: PlacedTeam): RowContents<TeamStep> {
  const { lines, teams } = sheets.lists.working;
  const cell = (step: TeamStep) => teams.cell(step, team);
  const points = (home: LineStep, away: LineStep) => {
    const sum = sumOf(sheets, contestantNumber(team), [home, away], ["homeVps", "awayVps"]);
    return computed(unlessBlank(cell("total"), rounded(sum)));
  };
  return {
    waits: computed(`IF(${cell("total")}="",0,IF(${countOf(lines.range("waits"), cell("total"))}>0,1,0))`),
    first: points("homeBetween", "awayBetween"),
    second: points("homeAgain", "awayAgain"),
  };
}

/** What breaks ties where the IMP quotient does. */
function quotientSteps({ lists }: LeagueSheets, { team }: PlacedTeam): RowContents<TeamStep> {
  const cell = (step: TeamStep) => lists.working.teams.cell(step, team);
  const [won, lost] = [cell("impsFor"), cell("impsAgainst")];
  return {
    first: computed(unlessBlank(cell("total"), quotientFormula(won, lost))),
    second: computed(unlessBlank(cell("total"), "0")),
  };
}

/** The place, and where the team stands in the table. */
function placeSteps(sheets: LeagueSheets, scored: PlacedTeam): RowContents<TeamStep> {
  const { lists } = sheets;
  const { team } = scored;
  const { cell: at, range, above } = lists.working.teams;
  const cell = (step: TeamStep) => at(step, team);
  const [rank, ranks, ranksAbove] = [cell("rank"), range("rank"), above("rank", team)];
  const better = (step: TeamStep) => `(${range(step)}>${cell(step)})`;
  const level = (step: TeamStep) => `(${range(step)}=${cell(step)})`;
  const betterOfLevel = `SUMPRODUCT(${level("total")}*(${better("first")}+${level("first")}*${better("second")}))`;
  return {
    rank: computed(unlessBlank(cell("total"), `${rankOf(cell("total"), range("total"))}+${betterOfLevel}`)),
    place: computed(unlessBlank(rank, `${rank}&IF(${countOf(ranks, rank)}>1,"=","")`)),
    position: computed(
      `IF(${rank}="",COUNT(${ranks})+${contestantNumber(team)}-COUNT(${ranksAbove}),${rank}+${countOf(ranksAbove, rank)})`
    ),
    level: computed(unlessBlank(cell("total"), countOf(range("total"), cell("total")))),
    why: whyPlaced(sheets, scored),
    remark: remarkOf(sheets, scored),
  };
}

/** What stands beside a team in the table: why something is taken from it, and how a tie was broken. */
function remarkOf(sheets: LeagueSheets, scored: PlacedTeam): Computed {
  const cell = (step: TeamStep) => sheets.lists.working.teams.cell(step, scored.team);
  const said = joined(...words.deductedFor(computed(cell("reason"))));
  const taken = computed(`IF(OR(${cell("deducted")}="",${cell("reason")}=""),"",${said.formula})`);
  return withBetween(taken, "; ", computed(cell("why")));
}

/** What stands beside a team that is level with others. */
function whyPlaced({ league, lists }: LeagueSheets, scored: PlacedTeam): Computed {
  const { team } = scored;
  const { cell: at, range } = lists.working.teams;
  const cell = (step: TeamStep) => at(step, team);
  const isLevel = cell("level");
  const whereLevel = (said: Computed) => computed(`IF(N(${isLevel})<2,"",${said.formula})`);
  const first = () => computed(cell("first"));
  if (league.plan.ties === "quotient") {
    const said = joined(...words.quotient(first()));
    const none = joined(...words.noImps(first()));
    const cases = [
      [`${cell("impsFor")}+${cell("impsAgainst")}=0`, none.formula],
      [`${cell("first")}=${MOST_QUOTIENT}`, textLiteral(words.noneLost)],
    ] as const;
    return whereLevel(computed(firstThat(cases, said.formula)));
  }
  const levelAgain = `SUMPRODUCT((${range("total")}=${cell("total")})*(${range("first")}=${cell("first")}))`;
  const again = joined(...words.again(computed(cell("second"))));
  const between = joined(
    ...words.between(first()),
    computed(`IF(AND(${levelAgain}>1,${levelAgain}<${isLevel}),${again.formula},"")`)
  );
  return whereLevel(computed(`IF(${cell("waits")}=1,${textLiteral(words.waits)},${between.formula})`));
}

/** What the two teams of a match share, the points that a walkover gives, and half of what a match gives. */
export function seasonSteps({ tables: { vpWinner, vpLoser }, lists }: LeagueSheets): RowContents<SeasonStep> {
  const shared = lists.working.season.cell("shared", 0);
  return {
    shared: computed(`INDEX(${vpWinner},1)+INDEX(${vpLoser},1)`),
    walkover: computed(rounded(`${WALKOVER_SHARE}*${shared}`)),
    half: computed(rounded(`${shared}/2`)),
  };
}
