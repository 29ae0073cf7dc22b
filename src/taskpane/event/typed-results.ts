import { useMemo, useState } from "preact/hooks";
import { contestantNumber } from "../../movements/contestant";
import { outcomeOf } from "../../sessions/kinds";
import { roundsWithMatches, type MatchToType } from "../../sessions/event/matches-to-type";
import type { EventResults } from "../../sessions/event/results";
import { isEvent, type ScoredLeague, type ScoredSwissEvent } from "../../sessions/event/score-event";
import {
  readTypedResult,
  typedTexts,
  withTypedResults,
  type Meeting,
  type TypedResult,
} from "../../sessions/event/typed-results";
import type { SavedSession } from "../../workbook/reading/read-saved";

/** Results typed on an event's page, and the event with them. */
export interface TypedResults {
  /** The session with the typed results that are accepted. */
  readonly session: SavedSession;
  readonly event: ScoredSwissEvent | ScoredLeague;
  /** Matches whose typed result differs from the session as it was read, including refused results. */
  readonly changed: readonly TypedResult[];
  /** Rounds and team numbers of the changed matches. */
  readonly toWrite: readonly { readonly round: number | string; readonly numbers: readonly [number, number] }[];
  readonly refused: number;
  readonly textsOf: (match: MatchToType) => readonly [string, string];
  /** Reason why the result is refused; "" if it is not. */
  readonly faultOf: (match: Meeting) => string;
  /** Returns the match with the typed result and its points; null if the event has no such match. */
  readonly current: (match: Meeting) => MatchToType | null;
  readonly type: (match: Meeting, texts: readonly [string, string]) => void;
  readonly clear: () => void;
}

function keyOf({ round, teams }: Meeting): string {
  return `${round}:${teams.join(":")}`;
}

function byKey(event: ScoredSwissEvent | ScoredLeague): ReadonlyMap<string, MatchToType> {
  return new Map(roundsWithMatches(event).flatMap(({ matches }) => matches.map((match) => [keyOf(match), match])));
}

/** Returns the event of a session; null for a session that is no event. */
export function eventIn({ outcome: { scored } }: SavedSession): ScoredSwissEvent | ScoredLeague | null {
  return isEvent(scored) ? scored : null;
}

/** Keeps results as they are typed, also when the session is read again. */
export function useTypedResults(session: SavedSession, event: ScoredSwissEvent | ScoredLeague): TypedResults {
  const [typed, setTyped] = useState<ReadonlyMap<string, TypedResult>>(new Map());
  const saved = useMemo(() => byKey(event), [event]);
  const read = useMemo(() => {
    const { plan } = event;
    const textsAt = (key: string) => typedTexts(saved.get(key)?.result ?? null, plan);
    const changed = [...typed].flatMap(([key, match]) =>
      saved.has(key) && match.typed.some((text, side) => text.trim() !== textsAt(key)[side]) ? [match] : []
    );
    if (changed.length === 0) return { session, event, changed, faults: new Map<string, string>(), matches: saved };
    const faults = new Map(
      changed.flatMap((match) => {
        const result = readTypedResult(match, plan, saved.get(keyOf(match))?.scored ?? undefined);
        return "fault" in result ? [[keyOf(match), result.fault] as const] : [];
      })
    );
    const results = withTypedResults(session.outcome.results as EventResults, changed, plan);
    const outcome = outcomeOf(session.plan, results);
    const current = { ...session, outcome };
    const now = eventIn(current) ?? event;
    return { session: current, event: now, changed, faults, matches: byKey(now) };
  }, [session, event, saved, typed]);
  const textsOf = (match: MatchToType) =>
    typed.get(keyOf(match))?.typed ?? typedTexts(saved.get(keyOf(match))?.result ?? null, event.plan);
  return {
    session: read.session,
    event: read.event,
    changed: read.changed,
    toWrite: read.changed.map(({ round, teams: [team, opponent] }) => ({
      round,
      numbers: [contestantNumber(team), contestantNumber(opponent)] as const,
    })),
    refused: read.faults.size,
    textsOf,
    faultOf: (match) => read.faults.get(keyOf(match)) ?? "",
    current: (match) => read.matches.get(keyOf(match)) ?? null,
    type: ({ round, teams }, texts) =>
      setTyped(new Map(typed).set(keyOf({ round, teams }), { round, teams, typed: texts })),
    clear: () => setTyped(new Map()),
  };
}
