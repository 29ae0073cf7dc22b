import type { Contestant } from "../../movements/contestant";
import type { TieWay } from "../../sessions/event/options";
import { quotientFormula } from "../imp-quotient";
import { computed, type Computed } from "../kit/content";
import { countEqual, countWhere, firstTrue, rounded, sumWhereEqual, sumWhere, unlessBlank } from "../kit/formula";
import type { RowContents } from "../kit/write-list";
import { STATES } from "./match-states";
import type { SwissRound, SwissSheets } from "./swiss-lists";
import { rankSteps, type LineStep, type TeamStep, type WorkingLists } from "./working-lists";

/** The IMPs that a team has won less those that it has lost. */
export function netOf({ lines, teams }: WorkingLists, team: Contestant): string {
  const number = teams.cell("number", team);
  const imps = lines.range("typedImps");
  return `${sumWhereEqual(lines.range("team"), number, imps)}-${sumWhereEqual(lines.range("opponent"), number, imps)}`;
}

/** Returns the cells of a line that tie-breaks need: see {@link LineStep}. */
export function tieLine({ event, lists }: SwissSheets, round: SwissRound, line: number): RowContents<LineStep> {
  const { ties } = event.plan;
  const { teams } = lists.working;
  const cell = (step: LineStep) => round.lines.cell(step, line);
  const ofTeam = (step: TeamStep, team: LineStep) =>
    `IFERROR(INDEX(${teams.range(step)},MATCH(${cell(team)},${teams.range("number")},0)),"")`;
  const total = (team: LineStep) => {
    const totals = lists.standings[0].totals.outside.range("total");
    return `IFERROR(INDEX(${totals},MATCH(${cell(team)},${teams.range("number")},0)),"")`;
  };
  const points = (column: "vps" | "opponentVps") => unlessBlank(cell("team"), round.list.outside.cell(column, line));
  const byMatch = ties.indexOf("match");
  const rank = rankSteps(event.plan)[byMatch] ?? "rank";
  const [team, opponent] = [ofTeam(rank, "team"), ofTeam(rank, "opponent")];
  return {
    ...(byMatch >= 0
      ? {
          vps: computed(points("vps")),
          opponentVps: computed(points("opponentVps")),
          level: computed(`IF(${team}=${opponent},${team},"")`),
          firstLevel: computed(`IF(${cell("met")}=0,${cell("level")},"")`),
        }
      : {}),
    ...(ties.includes("opponents")
      ? {
          teamTotal: computed(total("team")),
          opponentTotal: computed(total("opponent")),
        }
      : {}),
    ...(ties.includes("wins") ? { firstWon: firstWon(round, line) } : {}),
  };
}

/**
 * Returns a match's value for its first team, 1, ½ or 0, for counting matches won; blank for a match that does not
 * count. See `matchWon`.
 */
function firstWon({ list, lines }: SwissRound, line: number): Computed {
  const [first, second] = [list.outside.cell("vps", line), list.outside.cell("opponentVps", line)];
  const isCounted = `AND(${lines.cell("team", line)}<>"",COUNT(${first},${second})=2)`;
  const state = lines.cell("state", line);
  const formula = firstTrue(
    [
      [`NOT(${isCounted})`, '""'],
      [`${state}=${STATES.walkover}`, "1"],
      [`${state}=${STATES.conceded}`, "0"],
      [`${state}=${STATES.void}`, '""'],
    ],
    `(1+SIGN(${first}-${second}))/2`
  );
  return computed(formula);
}

/** Returns the cells of a team for each tie-break, and its place after each: see {@link TeamStep}. */
export function tiesOf({ event, lists }: SwissSheets, team: Contestant): RowContents<TeamStep> {
  const { plan } = event;
  const list = lists.working.teams;
  const cell = (step: TeamStep) => list.cell(step, team);
  const ranks = rankSteps(plan);
  const parts = plan.ties.map((way, i): RowContents<TeamStep> => {
    const [before, after] = [ranks[i] ?? "rank", ranks[i + 1] ?? "rank"];
    const better = countWhere(
      `(${list.range(before)}=${cell(before)})*(${list.range(way)}<>"")*(${list.range(way)}>${cell(way)})`
    );
    return {
      [way]: computed(formulaOf(way, before, lists.working, team, plan.double)),
      [after]: computed(unlessBlank(cell(before), `${cell(before)}+${better}`)),
    };
  });
  const both = plan.ties.includes("quotient")
    ? {
        won: computed(wonBy(lists.working, team, "team", "opponent")),
        lost: computed(wonBy(lists.working, team, "opponent", "team")),
      }
    : {};
  const sharing = ranks[plan.ties.indexOf("match")] ?? "rank";
  const levels = plan.ties.includes("match")
    ? { sharing: computed(countEqual(list.range(sharing), cell(sharing))) }
    : {};
  return Object.assign(both, levels, levelSteps(list, team, ranks), ...parts) as RowContents<TeamStep>;
}

/**
 * Returns the cells for the team above in the ranking, and for the number of places (by points, then after each
 * tie-break) that the two teams share. Once a tie-break separates two teams, they share no further place.
 */
function levelSteps(list: WorkingLists["teams"], team: Contestant, ranks: readonly TeamStep[]): RowContents<TeamStep> {
  if (!list.has("levels")) return {};
  const cell = (step: TeamStep) => list.cell(step, team);
  const isLevel = ranks.map((rank) => `(${cell(rank)}=INDEX(${list.range(rank)},${cell("above")}))`);
  return {
    above: computed(`IFERROR(MATCH(${cell("position")}-1,${list.range("position")},0),"")`),
    levels: computed(`IF(OR(${cell("above")}="",${cell("rank")}=""),0,${isLevel.join("+")})`),
  };
}

/**
 * Returns a formula for the IMPs of the matches that a team has won; with `side` and `against` exchanged, of the
 * matches that it has lost.
 */
function wonBy({ lines, teams }: WorkingLists, team: Contestant, side: LineStep, against: LineStep): string {
  const number = teams.cell("number", team);
  const imps = lines.range("typedImps");
  const sum = (column: LineStep, condition: string) =>
    sumWhere(`(${lines.range(column)}=${number})*(${imps}${condition})`, imps);
  return `${sum(side, ">0")}-${sum(against, "<0")}`;
}

function formulaOf(way: TieWay, before: TeamStep, working: WorkingLists, team: Contestant, double: boolean): string {
  const { lines, teams } = working;
  const cell = (step: TeamStep) => teams.cell(step, team);
  const number = cell("number");
  const [firsts, seconds] = [lines.range("team"), lines.range("opponent")];
  switch (way) {
    case "net":
      return `N(${cell("netImps")})`;
    case "quotient":
      return quotientFormula(cell("won"), cell("lost"));
    case "opponents": {
      const opponentTotals = sumWhereEqual(firsts, number, lines.range("opponentTotal"));
      return rounded(`${opponentTotals}+${sumWhereEqual(seconds, number, lines.range("teamTotal"))}`);
    }
    case "wins": {
      const second = countWhere(`(${seconds}=${number})*(${lines.range("firstWon")}<>"")`);
      return `${sumWhereEqual(firsts, number, lines.range("firstWon"))}+${second}-${sumWhereEqual(seconds, number, lines.range("firstWon"))}`;
    }
    case "match": {
      const level = cell("sharing");
      // In a double round robin the match decides only if all tied teams have played both their matches.
      const met = `${countEqual(lines.range(double ? "level" : "firstLevel"), cell(before))}${double ? "/2" : ""}`;
      const from = (column: LineStep, side: string) =>
        sumWhere(`(${side}=${number})*(${lines.range("level")}=${cell(before)})`, lines.range(column));
      const points = rounded(`${from("vps", firsts)}+${from("opponentVps", seconds)}`);
      return `IF(${cell(before)}="",0,IF(AND(${level}>1,${met}=${level}*(${level}-1)/2),${points},0))`;
    }
  }
}
