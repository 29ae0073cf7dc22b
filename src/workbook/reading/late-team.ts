import { InputError } from "../../bridge/input-error";
import { plainLine } from "../../sessions/option-checks";
import { isRoundRobin } from "../../sessions/event/forms";
import { hasSomething } from "../../sessions/event/pairing/re-pair-round";
import { progressOf } from "../../sessions/event/pairing/progress";
import { isSwissEvent } from "../../sessions/event/score-event";
import { texts } from "../texts";
import { rebuildSession, type RebuiltSession } from "./rebuild-session";
import type { SavedSession } from "./read-saved";

/**
 * The rounds in which a team that comes late may begin: from the first one without a result.
 * @returns none for a session that no team can join.
 */
export function roundsToEnter({ outcome: { scored } }: Pick<SavedSession, "outcome">): readonly number[] {
  if (!isSwissEvent(scored) || isRoundRobin(scored.plan)) return [];
  const { last } = progressOf(scored);
  const isPlayed = scored.results.matches.some((match) => match.round === last && hasSomething(match));
  const first = Math.max(1, isPlayed ? last + 1 : last);
  return Array.from({ length: Math.max(0, scored.plan.rounds - first + 1) }, (_, i) => first + i);
}

/**
 * An event with a team more, which is first paired in a round; all results stay.
 * @param typed the team's name.
 * @throws InputError where the name is taken or none, or the team cannot begin in that round.
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
  // The usual number of rounds would be another one with a team more.
  const changes = { teams: [...plan.teams, name], rounds: plan.rounds };
  return rebuildSession({ ...session, outcome: { ...outcome, csv } }, changes);
}
