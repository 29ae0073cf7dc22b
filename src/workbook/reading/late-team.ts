import { InputError } from "../../bridge/input-error";
import { contestantNumber, contestants, type Contestant } from "../../movements/contestant";
import { KINDS, scoreResultLines, type SessionOutput } from "../../sessions/kinds";
import { plainLine } from "../../sessions/option-checks";
import { isRoundRobin } from "../../sessions/event/forms";
import { withdrawnIn } from "../../sessions/event/schedule/presence";
import { readCsv } from "../../sessions/reading/csv";
import { hasSomething } from "../../sessions/event/pairing/re-pair-round";
import { progressOf } from "../../sessions/event/pairing/progress";
import { isSwissEvent, type ScoredSwissEvent } from "../../sessions/event/score-event";
import { texts } from "../texts";
import { rebuildSession, type RebuiltSession } from "./rebuild-session";
import type { CellToWrite } from "./next-round";
import type { SavedSession } from "./read-saved";
import { typedText } from "./typed-cells";

/**
 * Returns the rounds in which a late team may begin: from the first round without a result.
 * @returns an empty list if no team can join the session.
 */
export function roundsToEnter({ outcome: { scored } }: Pick<SavedSession, "outcome">): readonly number[] {
  return isSwissEvent(scored) && !isRoundRobin(scored.plan) ? roundsWithoutResult(scored) : [];
}

function roundsWithoutResult(scored: ScoredSwissEvent): number[] {
  const { last } = progressOf(scored);
  const isPlayed = scored.results.matches.some((match) => match.round === last && hasSomething(match));
  const first = Math.max(1, isPlayed ? last + 1 : last);
  return Array.from({ length: Math.max(0, scored.plan.rounds - first + 1) }, (_, i) => first + i);
}

/**
 * Returns the event with an additional team, which is first paired in `round`; all results stay.
 * @param typed the team's name.
 * @throws InputError if the name is taken or blank, or the team cannot begin in that round.
 */
export function withLateTeam(session: SavedSession, typed: string, round: number): RebuiltSession {
  const { outcome } = session;
  const { scored } = outcome;
  const name = plainLine(typed);
  const { lateTeam } = texts.reading;
  if (!isSwissEvent(scored) || isRoundRobin(scored.plan)) throw new InputError(lateTeam.notHere, "teams");
  const { plan } = scored;
  if (name === "") throw new InputError(lateTeam.noName, "teams");
  const rounds = roundsToEnter(session);
  const [first] = rounds;
  if (first === undefined) throw new InputError(lateTeam.tooLate, "rounds");
  if (!rounds.includes(round)) throw new InputError(lateTeam.round(first, plan.rounds), "rounds");
  const team = plan.teams.length + 1;
  const csv = () => outcome.csv() + (round > 1 ? `${round},${team},enters\r\n` : "");
  // The current number of rounds becomes an option, since the default number depends on the number of teams.
  const changes = { teams: [...plan.teams, name], rounds: plan.rounds };
  return rebuildSession({ ...session, outcome: { ...outcome, csv } }, changes);
}

/**
 * Returns the teams that can withdraw from an event, and the rounds from which they may do so: all rounds of a round
 * robin, else from the first round without a result.
 * @returns empty lists if no team can leave the session.
 */
export function teamsToLeave({ outcome: { scored } }: Pick<SavedSession, "outcome">): {
  readonly teams: readonly Contestant[];
  readonly rounds: readonly number[];
} {
  if (!isSwissEvent(scored)) return { teams: [], rounds: [] };
  const { plan, results } = scored;
  const rounds = isRoundRobin(plan)
    ? Array.from({ length: plan.rounds }, (_, i) => i + 1)
    : roundsWithoutResult(scored);
  return { teams: contestants(plan.teams.length).filter((team) => withdrawnIn(results, team) === null), rounds };
}

/**
 * Returns the event with a team withdrawn from a round on.
 * @throws InputError if the team cannot withdraw.
 */
export function withoutTeam({ plan, outcome }: SavedSession, team: Contestant, round: number): SessionOutput {
  const csv = `${outcome.csv()}${round},${contestantNumber(team)},withdrawn\r\n`;
  const given = readCsv(csv, KINDS[plan.kind].columns);
  const lines = given.lines.map((line) => ({ ...line, stands: true }));
  const { faults, ...left } = scoreResultLines(plan, { ...given, lines });
  const [fault] = faults;
  if (fault) throw new InputError(fault.message, "teams");
  return left;
}

/**
 * Returns the cell of a team's withdrawal, with the round as its value.
 * @returns null if the file has no such cell.
 */
export function withdrawalToWrite(
  { made, sheets }: SavedSession,
  team: Contestant,
  round: number
): readonly CellToWrite[] | null {
  const line = made.entries.lines.find(
    ({ kind, said }) =>
      kind === "plain" && said.opponent === "withdrawn" && said.team === String(contestantNumber(team))
  );
  const { sheet = "", row = 0, typed } = line ?? {};
  const found = sheets.get(sheet);
  const at = found?.rowOf(row) ?? null;
  if (!found || at === null || typed?.round === undefined) return null;
  const before = typedText(sheets, { sheet, row, column: typed.round });
  const column = found.columnOf(typed.round);
  return [{ sheet: found.name, row: at, column, value: round, ...(before !== "" && { before }) }];
}
