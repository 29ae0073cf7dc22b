import { isBoardAMatch, isRoundRobin } from "../../sessions/event/forms";
import { canBegin } from "../../sessions/event/pairing/progress";
import { countEqual, firstTrue } from "../kit/formula";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { isUnplayed, type StepCell, UNKNOWN } from "./match-states";
import type { SwissRound, SwissSheets } from "./swiss-lists";
import { type LineStep, NO_FAULT, type Remark, REMARKS, type TeamStep } from "./working-lists";

const BYE = textLiteral(texts.swissEvent.bye);

/** Formula for no fault. */
export const NO_MESSAGE = String(NO_FAULT);

/** Returns the formula for the number of a remark. */
export function by(remark: Remark): string {
  return String(REMARKS.indexOf(remark) + 1);
}

/** Returns the formula for the first fault of the typed texts. */
export function typedFault({ event: { plan } }: SwissSheets, step: StepCell): string {
  const [team, opponent, imps] = [step("typedTeam"), step("typedOpponent"), step("impsText")];
  const [vps, opponentVps] = [step("vpsText"), step("opponentVpsText")];
  const state = step(isRoundRobin(plan) ? "typedState" : "state");
  const anything = `${imps}&${vps}&${opponentVps}&${step("stateText")}`;
  return firstTrue(
    [
      [`${step("formulaTyped")}=1`, by("formula")],
      [`${team}&${opponent}=""`, `IF(${anything}="",${NO_MESSAGE},${by("noTeams")})`],
      [`${state}=${UNKNOWN}`, by("unknownState")],
      ...(isBoardAMatch(plan)
        ? []
        : ([
            [`AND(${imps}<>"",${isUnplayed(state)})`, by("unplayedImps")],
            [`AND(${imps}<>"",COUNT(${step("typedImps")})=0)`, by("noNumber")],
          ] as const)),
      // Fewer cells hold numbers than hold text.
      [`COUNT(${step("typedVps")},${step("typedOpponentVps")})<(${vps}<>"")+(${opponentVps}<>"")`, by("noVps")],
      [`AND(${opponent}=${BYE},${imps}&${opponentVps}<>"")`, by("byeImps")],
    ],
    NO_MESSAGE
  );
}

/** Returns the formula for the first fault of a line's first team. */
export function teamFault(sheets: SwissSheets, round: SwissRound, line: number): string {
  const step = (key: LineStep) => round.lines.cell(key, line);
  const [team, opponent] = [step("typedTeam"), step("typedOpponent")];
  return firstTrue(
    [
      [`${team}&${opponent}=""`, NO_MESSAGE],
      [isNoTeam(sheets, team), by("noFirst")],
      [`${team}=${opponent}`, by("itself")],
      ...presenceFaults(sheets, round, line, "typedTeam", ["gone", "notYet"]),
      [playsTooOften(sheets, round, line, team), by("twice")],
    ],
    NO_MESSAGE
  );
}

/** Returns the formula for the first fault of a line's second team. */
export function opponentFault(sheets: SwissSheets, round: SwissRound, line: number): string {
  const step = (key: LineStep) => round.lines.cell(key, line);
  const [team, opponent] = [step("typedTeam"), step("typedOpponent")];
  return firstTrue(
    [
      [`OR(${team}&${opponent}="",${opponent}=${BYE})`, NO_MESSAGE],
      [isNoTeam(sheets, opponent), by("noSecond")],
      ...presenceFaults(sheets, round, line, "typedOpponent", ["opponentGone", "opponentNotYet"]),
      [playsTooOften(sheets, round, line, opponent), by("opponentTwice")],
    ],
    NO_MESSAGE
  );
}

function isNoTeam({ lists }: SwissSheets, team: string): string {
  return `NOT(ISNUMBER(MATCH(${team},${lists.working.teams.range("number")},0)))`;
}

/** Conditions that a team has withdrawn before the round, or enters later, with their remarks. */
function presenceFaults(
  { event, lists }: SwissSheets,
  { round, lines }: SwissRound,
  line: number,
  side: "typedTeam" | "typedOpponent",
  [withdrawn, early]: readonly [Remark, Remark]
): (readonly [condition: string, number: string])[] {
  const { teams } = lists.working;
  const stepOf = (step: TeamStep) => `INDEX(${teams.range(step)},${lines.cell(side, line)})`;
  // In a round robin the match is listed even so, and counts as a walkover.
  const where = (condition: string) =>
    isRoundRobin(event.plan)
      ? `AND(${lines.cell("played", line)}=1,NOT(${isUnplayed(lines.cell("typedState", line))}),${condition})`
      : condition;
  return [
    // A blank text is not less than a number.
    [where(`${stepOf("withdrawn")}<${round}`), by(withdrawn)],
    [where(`N(${stepOf("enters")})>${round}`), by(early)],
  ];
}

/** Formula for the number of matches that a team has in a round. */
function matchesIn({ range }: SwissRound["lines"], team: string): string {
  return countEqual(range(["typedTeam", "typedOpponent"]), team);
}

/** Condition that a team has more than one match in a round, or two in a match of three teams. */
function playsTooOften(
  { event, lists }: SwissSheets,
  { round, lines }: SwissRound,
  line: number,
  team: string
): string {
  const before = lists.rounds.find((other) => other.round === round - 1);
  const max = before && canBegin(event.plan, before.round) ? `IF(${matchesIn(before.lines, team)}=0,2,1)` : "1";
  if (!lines.has("half")) return `${matchesIn(lines, team)}>${max}`;
  return `${matchesIn(lines, team)}>IF(${lines.cell("half", line)}=1,2,${max})`;
}
