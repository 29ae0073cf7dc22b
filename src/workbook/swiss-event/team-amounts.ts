import { forContestant, type Contestant } from "../../movements/contestant";
import { NUMBERED_TEAMS } from "../../sessions/contestants";
import { minBoards } from "../../sessions/teams/fewer-boards";
import type { SwissEventPlan } from "../../sessions/event/plan";
import { proRata } from "../fewer-boards";
import { computed, joined, type Computed } from "../kit/content";
import { texts } from "../texts";
import { amountAt, amountsIn, type AmountsIn } from "../typed-amounts";
import { PROVISIONAL_BY } from "./match-states";
import type { SwissLists, SwissRound } from "./swiss-lists";
import type { WorkingLists } from "./working-lists";

const { standings: words } = texts.swissEvent;

/**
 * Columns of typed amounts, in the order of their list on the Working sheet: see `carried` and `handicaps` of the plan.
 */
const KEYS = ["carry", "handicap"] as const;

/** Returns the typed carry-forwards and handicaps of the teams, with the amounts of the plan. */
export function teamAmounts(plan: SwissEventPlan, { standings: [{ teams }] }: SwissLists): AmountsIn[] {
  const values = { carry: plan.carried, handicap: plan.handicaps };
  return KEYS.flatMap((key) => {
    const existing = values[key];
    if (existing === null) return [];
    const named = plan.teams.map((_, team) => ({
      name: joined(words[key], ...texts.typedAmounts.whose(NUMBERED_TEAMS.long(team as Contestant))),
      value: forContestant(existing, team as Contestant) || null,
    }));
    return [amountsIn(teams, key, named)];
  });
}

/**
 * Returns a formula, valid on any sheet, for the victory points that a team brings from an earlier stage; `""` for
 * none.
 */
export function broughtBy({ amounts }: WorkingLists, team: Contestant): string {
  return amounts === null ? '""' : amountAt(amounts, team);
}

/**
 * Returns a team's message: first any message that its carry-forward or handicap does not count, then the message
 * `wrong`.
 */
export function uncountedOf({ amounts, teams }: WorkingLists, team: Contestant, wrong: Computed): Computed {
  if (amounts === null) return wrong;
  const rows = Array.from({ length: amounts.rows / teams.rows }, (_, index) => team + index * teams.rows);
  return joined(...rows.map((row) => computed(amounts.outside.cell("told", row))), wrong);
}

/**
 * Returns a formula for the number of boards in a line's match: all boards, half of them, or the fewer that were
 * played.
 */
export function boardsOfLine({ boards }: SwissEventPlan, { lines }: SwissRound, line: number): string {
  // In a round robin the state depends on whether the match has a margin; the typed state does not, so it is read here.
  const state = lines.cell(lines.has("typedState") ? "typedState" : "state", line);
  const fewer = `IF(N(${state})<0,${minBoards({ boards }) - 1}+MOD(-${state},${PROVISIONAL_BY}),${boards})`;
  return lines.has("half") ? `IF(${lines.cell("half", line)}=1,${boards / 2},${fewer})` : fewer;
}

/** Returns a formula for the IMPs that the handicaps of a line's two teams add to its margin: see `givenIn`. */
export function givenInLine(plan: SwissEventPlan, working: WorkingLists, { lines }: SwissRound, line: number): string {
  const { amounts, teams } = working;
  if (amounts === null) return "0";
  const last = amounts.rows - 1;
  const handicaps = amounts.range("amount", last + 1 - teams.rows, last);
  const handicapOf = (side: "typedTeam" | "typedOpponent") =>
    proRata(`N(INDEX(${handicaps},${lines.cell(side, line)}))`, lines.cell("boardsOfLine", line), plan.boards);
  const numbers = `${lines.cell("typedTeam", line)},${lines.cell("typedOpponent", line)}`;
  return `IF(COUNT(${numbers})=2,IFERROR(${handicapOf("typedTeam")}-${handicapOf("typedOpponent")},0),0)`;
}
