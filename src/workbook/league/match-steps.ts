import { contestantNumber, forContestant, type Contestant } from "../../movements/contestant";
import type { LeagueMatch } from "../../sessions/event/league-matches";
import { minBoards } from "../../sessions/teams/fewer-boards";
import { awardFormula } from "../average-points";
import { fewerPoints, proRata } from "../fewer-boards";
import { computed } from "../kit/content";
import { countEqual, countWhere, firstTrue, numberedIn } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { type RowContents, writeHeadings, writeRow } from "../kit/write-list";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { dayIn, isWholeNumber, numberIn, numberText } from "../working/text-formulas";
import { changeOfMargin, takenOf } from "../penalties/penalty-steps";
import { serialDay } from "./days";
import { linesOfRound } from "./in-division";
import type { FixtureColumn, LeagueSheets } from "./league-lists";
import { REMARKS, type LineStep, type TeamStep } from "./working-lists";

/** The states of a match as numbers on the Working sheet. */
const STATES = { open: 0, played: 1, conceded: 2, void: 3 } as const;

/**
 * Words for a match that is not played, such as "home" if the home team concedes, in the order of their numbers on the
 * Working sheet.
 */
const UNPLAYED = ["home", "away", "void"] as const;

/** Number in the column "unplayed" for a match that is played and has a provisional result. */
export const PROVISIONAL = -1;

/** Sort key of a match without a day; later than any day. */
const LAST_DAY = 99_999;

const { conceded: words, venues, check } = texts.league;

/** Returns the cells of a match on the Working sheet, from its entries to its points: see {@link LineStep}. */
export function matchSteps(sheets: LeagueSheets, match: LeagueMatch, line: number): RowContents<LineStep> {
  const back = sheets.league.matches.findIndex(({ home, away }) => home === match.away && away === match.home);
  return {
    round: match.round,
    home: contestantNumber(match.home),
    away: contestantNumber(match.away),
    listed: serialDay(match.listed) ?? "",
    ...typedSteps(sheets, match, line, back),
    ...scoreSteps(sheets, line),
    ...(sheets.lists.working.lines.has("playedHomeVps") ? averageSteps(sheets, line) : {}),
    ...tieSteps(sheets, line),
    ...listSteps(sheets, match, line),
    ...remarkSteps(sheets, line, back),
  };
}

/**
 * Returns the entries of a match, as text and as numbers.
 * @param back the line of the return match; -1 for none.
 */
function typedSteps(sheets: LeagueSheets, match: LeagueMatch, line: number, back: number): RowContents<LineStep> {
  const { lists, league } = sheets;
  const { handicaps, boards: all } = league.plan;
  const cell = (step: LineStep) => lists.working.lines.cell(step, line);
  const text = cell("boardsText");
  const typed = (column: FixtureColumn) => lists.fixtures.outside.cell(column, line);
  const plain = (column: FixtureColumn) => computed(numberText(typed(column)));
  const numbered = (text: LineStep) => computed(numberIn(cell(text)));
  const isVenue = (key: keyof typeof venues) => `${cell("venueText")}=${textLiteral(venues[key].toUpperCase())}`;
  const ofReturn = back < 0 ? [] : [isBothSwapped(lists.working.lines.cell("venueText", back))];
  const word = (key: keyof typeof words, number: number) =>
    [`${cell("concededText")}=${textLiteral(words[key].toUpperCase())}`, String(number)] as const;
  return {
    dateText: computed(numberText(typed("date"))),
    homeImpsText: plain("homeImps"),
    awayImpsText: plain("awayImps"),
    homeVpsText: plain("typedHomeVps"),
    awayVpsText: plain("typedAwayVps"),
    concededText: computed(`UPPER(TRIM(${typed("conceded")}))`),
    venueText: computed(`UPPER(TRIM(${typed("venue")}))`),
    date: computed(dayIn(cell("dateText"))),
    homeImps: numbered("homeImpsText"),
    awayImps: numbered("awayImpsText"),
    typedHomeVps: numbered("homeVpsText"),
    typedAwayVps: numbered("awayVpsText"),
    unplayed: computed(
      firstTrue([...UNPLAYED.map((key, index) => word(key, index + 1)), word("provisional", PROVISIONAL)], "0")
    ),
    swapped: computed(`IF(OR(${[...SWAPPED.map(isVenue), ...ofReturn].join()}),1,0)`),
    isTyped: computed(`COUNT(${cell("typedHomeVps")},${cell("typedAwayVps")})`),
    boardsText: plain("boards"),
    boards: computed(
      `IF(${text}="",${all},IF(${isWholeNumber(text)},IF(AND(VALUE(${text})>=${minBoards(league.plan)},VALUE(${text})<=${all}),VALUE(${text}),"?"),"?"))`
    ),
    // Penalties in IMPs do not change the margin if the points of both teams are typed.
    change: computed(
      `IF(${cell("isTyped")}=2,0,${changeOfMargin(lists.working.penalties, cell("round"), cell("home"), cell("away"))})`
    ),
    ...(handicaps && { given: computed(givenIn(sheets, match, cell("boards"))) }),
    margin: computed(
      `IF(COUNT(${cell("homeImps")},${cell("awayImps")},${cell("boards")})=3,${cell("homeImps")}-${cell("awayImps")}+${cell("change")}${handicaps ? `+${cell("given")}` : ""},"")`
    ),
  };
}

/**
 * Returns a formula for the IMPs that the two teams' handicaps add to a match's margin, in proportion to the boards
 * played: see `givenIn` of the matches.
 */
function givenIn({ league }: LeagueSheets, { home, away }: LeagueMatch, boards: string): string {
  const { handicaps, boards: all } = league.plan;
  const handicapOf = (team: Contestant) => {
    const imps = handicaps ? forContestant(handicaps, team) : 0;
    return imps === 0 ? "0" : proRata(String(imps), `N(${boards})`, all);
  };
  return `${handicapOf(home)}-${handicapOf(away)}`;
}

/** Words for a match that is played at the away team's home. */
const SWAPPED = ["fixture", "both"] as const;

/** Returns the condition that a match's typed venue also changes the venue of its return match. */
function isBothSwapped(venue: string): string {
  return `${venue}=${textLiteral(venues.both.toUpperCase())}`;
}

/** Returns the cells for a match's points, IMPs and teams that count for the league table. */
function scoreSteps({ league: { plan }, lists, dialect }: LeagueSheets, line: number): RowContents<LineStep> {
  const { lines, season, fewer } = lists.working;
  const cell = (step: LineStep) => lines.cell(step, line);
  const [unplayed, margin] = [cell("unplayed"), cell("margin")];
  const award = (step: LineStep) => (lines.has(step) ? cell(step) : season.cell("walkover", 0));
  const boards = cell("boards");
  const column = `${boards}-${minBoards(plan) - 1}`;
  const scaled = (byMargin: string) =>
    computed(
      `IF(ISNUMBER(${margin}),IF(${boards}<${plan.boards},${fewerPoints(fewer, plan, byMargin, column)},${dialect.victoryPoints(byMargin)}),"")`
    );
  const pointsOf = (side: "home" | "away", scaledPoints: string, loses: number, wins: number) => {
    const typed = cell(side === "home" ? "typedHomeVps" : "typedAwayVps");
    const cases = [
      [`${unplayed}=3`, '""'],
      [`ISNUMBER(${typed})`, typed],
      [`${unplayed}=${loses}`, "0"],
      [`${unplayed}=${wins}`, award(side === "home" ? "homeAward" : "awayAward")],
    ] as const;
    return computed(firstTrue(cases, scaledPoints));
  };
  const counts = whetherCounts(cell);
  const whereCounts = (formula: string) => computed(`IF(${counts},${formula},"")`);
  const won = (step: LineStep) => computed(`IF(AND(${cell("state")}=1,ISNUMBER(${margin})),${cell(step)},"")`);
  const [homeVps, awayVps] = [cell("homeVps"), cell("awayVps")];
  const decided = (more: string, less: string) =>
    `IF(${homeVps}>${awayVps},${more},IF(${homeVps}<${awayVps},${less},0))`;
  return {
    homeScaled: scaled(margin),
    awayScaled: scaled(`-${margin}`),
    homeStands: pointsOf("home", cell("homeScaled"), 1, 2),
    awayStands: pointsOf("away", cell("awayScaled"), 2, 1),
    state: computed(
      firstTrue(
        [
          [`${unplayed}=3`, String(STATES.void)],
          [`COUNT(${cell("homeStands")},${cell("awayStands")})<2`, String(STATES.open)],
          [`${unplayed}>0`, String(STATES.conceded)],
        ],
        String(STATES.played)
      )
    ),
    homeTeam: whereCounts(cell("home")),
    awayTeam: whereCounts(cell("away")),
    homeVps: whereCounts(cell("homeStands")),
    awayVps: whereCounts(cell("awayStands")),
    homeWon: won("homeImps"),
    awayWon: won("awayImps"),
    winner: whereCounts(decided(cell("home"), cell("away"))),
    loser: whereCounts(decided(cell("away"), cell("home"))),
    homeTaken: whereCounts(takenOf(lists.working.penalties, "P", cell("round"), cell("home"))),
    awayTaken: whereCounts(takenOf(lists.working.penalties, "P", cell("round"), cell("away"))),
  };
}

/**
 * Returns the points of a match that count for its teams' averages, see `averageOf`, and each team's points if its
 * opponents concede.
 */
function averageSteps({ league, lists }: LeagueSheets, line: number): RowContents<LineStep> {
  const { lines, teams, season } = lists.working;
  const cell = (step: LineStep) => lines.cell(step, line);
  const margin = cell("margin");
  const [home, away] = [cell("typedHomeVps"), cell("typedAwayVps")];
  const isPlayed = `AND(${cell("unplayed")}<1,OR(ISNUMBER(${margin}),COUNT(${home},${away})=2))`;
  const points = (typed: string, scaled: LineStep) =>
    computed(`IF(${isPlayed},IF(ISNUMBER(${typed}),${typed},${cell(scaled)}),"")`);
  const total = () => season.cell("shared", 0);
  const averageOf = (side: "home" | "away") => `INDEX(${teams.range("average")},${cell(side)})`;
  const award = (side: "home" | "away", other: "home" | "away") =>
    computed(awardFormula(league.plan.walkover, season.cell("walkover", 0), averageOf(side), averageOf(other), total));
  return {
    playedHomeVps: points(home, "homeScaled"),
    playedAwayVps: points(away, "awayScaled"),
    homeAward: award("home", "away"),
    awayAward: award("away", "home"),
  };
}

function whetherCounts(cell: (step: LineStep) => string): string {
  return `OR(${cell("state")}=${STATES.played},${cell("state")}=${STATES.conceded})`;
}

/** Returns the cells of a match that may decide between tied teams: see sessions/event/ties.ts. */
function tieSteps({ league, lists }: LeagueSheets, line: number): RowContents<LineStep> {
  const { lines, teams } = lists.working;
  const cell = (step: LineStep) => lines.cell(step, line);
  const teamStep = (side: "home" | "away", step: TeamStep) => `INDEX(${teams.range(step)},${cell(side)})`;
  const areLevel = `ISNUMBER(${teamStep("home", "total")}),${teamStep("home", "total")}=${teamStep("away", "total")}`;
  const isBetween = `AND(${whetherCounts(cell)},${areLevel},${teamStep("home", "waits")}=0)`;
  const isAgain = `AND(${cell("homeBetween")}<>"",${teamStep("home", "first")}=${teamStep("away", "first")})`;
  const where = (condition: string, side: "home" | "away") => computed(`IF(${condition},${cell(side)},"")`);
  // The IMP quotient does not use the matches between tied teams.
  if (league.plan.ties === "quotient") return {};
  return {
    waits: computed(`IF(AND(${cell("state")}=${STATES.open},${areLevel}),${teamStep("home", "total")},"")`),
    homeBetween: where(isBetween, "home"),
    awayBetween: where(isBetween, "away"),
    homeAgain: where(isAgain, "home"),
    awayAgain: where(isAgain, "away"),
  };
}

/**
 * Returns the cells that say whether a match was moved or is late, and its position among the matches still to be
 * played.
 */
function listSteps({ league, lists }: LeagueSheets, match: LeagueMatch, line: number): RowContents<LineStep> {
  const { lines } = lists.working;
  const cell = (step: LineStep) => lines.cell(step, line);
  const statesOfRound = lines.range("state", ...linesOfRound(league, match));
  const isOpenNow = `${cell("state")}=${STATES.open}`;
  const sortedBy = cell("sortedBy");
  return {
    moved: computed(`IF(ISNUMBER(${cell("listed")}),IF(${cell("date")}=${cell("listed")},0,1),0)`),
    late: computed(`IF(AND(${isOpenNow},${cell("moved")}=0,${countEqual(statesOfRound, STATES.played)}>0),1,0)`),
    sortedBy: computed(`IF(${isOpenNow},IF(ISNUMBER(${cell("date")}),${cell("date")},${LAST_DAY}),"")`),
    order: computed(
      `IF(${isOpenNow},${countWhere(`--(${lines.range("sortedBy")}<${sortedBy})`)}+${countEqual(lines.above("sortedBy", line), sortedBy)}+1,"")`
    ),
  };
}

/** Returns the number of the remark on a match, in the list of remarks: see {@link LineStep}. */
function remarkSteps({ lists, league }: LeagueSheets, line: number, back: number): RowContents<LineStep> {
  const { handicaps } = league.plan;
  const cell = (step: LineStep) => lists.working.lines.cell(step, line);
  const by = numberedIn(REMARKS);
  // Returns the condition that some of the entries are not numbers.
  const isText = (numbers: string, ...texts: LineStep[]) =>
    `COUNT(${numbers})<${texts.map((text) => `(${cell(text)}<>"")`).join("+")}`;
  const imps = `${cell("homeImps")},${cell("awayImps")}`;
  const noImps = [
    isText(imps, "homeImpsText", "awayImpsText"),
    `MIN(${imps})<0`,
    `MOD(N(${cell("homeImps")}),1)+MOD(N(${cell("awayImps")}),1)>0`,
  ];
  const vps = `${cell("typedHomeVps")},${cell("typedAwayVps")}`;
  const typed = [
    by("conceded", `AND(${cell("concededText")}<>"",${cell("unplayed")}=0)`),
    by(
      "venue",
      `AND(${cell("venueText")}<>"",${[...SWAPPED].map((key) => `${cell("venueText")}<>${textLiteral(venues[key].toUpperCase())}`).join()})`
    ),
    by("boards", `${cell("boards")}="?"`),
    by("date", `AND(${cell("dateText")}<>"",${cell("date")}="")`),
    by("noNumber", `OR(${noImps.join()})`),
    by("impsOfUnplayed", `AND(${cell("unplayed")}>0,COUNT(${imps})>0)`),
    by("noVps", isText(vps, "homeVpsText", "awayVpsText")),
  ];
  const isProvisional = `${cell("unplayed")}=${PROVISIONAL}`;
  const said = [
    [`${cell("typedFault")}>0`, cell("typedFault")] as const,
    by("oneImps", `COUNT(${imps})=1`),
    by("oneVps", `COUNT(${cell("homeStands")},${cell("awayStands")})=1`),
    by("noScore", `AND(${isProvisional},${cell("state")}=${STATES.open})`),
    by("late", `${cell("late")}=1`),
    ...(handicaps
      ? [
          by(
            "turned",
            `AND(${cell("isTyped")}<2,${cell("state")}=1,ISNUMBER(${cell("margin")}),SIGN(N(${cell("margin")}))<>SIGN(N(${cell("margin")})-${cell("given")}))`
          ),
        ]
      : []),
    // A match and its return match are at different homes; if only one of them is swapped, both are at the same home.
    ...(back < 0
      ? [by("swapped", `${cell("swapped")}=1`)]
      : [
          by("bothThere", `${cell("swapped")}<>${lists.working.lines.cell("swapped", back)}`),
          by("swapped", `${cell("swapped")}=1`),
        ]),
    by("provisional", isProvisional),
  ];
  return { typedFault: computed(firstTrue(typed, "0")), said: computed(firstTrue(said, "0")) };
}

/** Writes the remarks on matches. */
export function putRemarks(grid: Grid, { league, lists }: LeagueSheets): void {
  const { remarks } = lists.working;
  const { boards } = league.plan;
  const said = { ...check, boards: check.boards(minBoards({ boards }), boards) };
  writeHeadings(grid, remarks);
  REMARKS.forEach((remark, row) => writeRow(grid, remarks, row, { remark: said[remark] }));
}
