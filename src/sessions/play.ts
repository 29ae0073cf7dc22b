import type { Fault } from "./reading/csv";
import { fourTeamsJson } from "./four-teams/json";
import { readFourTeamsResults } from "./four-teams/read-results";
import { fourTeamsReport } from "./four-teams/report";
import { scoreFourTeams, type ScoredFourTeams } from "./four-teams/score-four-teams";
import { homeJson, homeReport } from "./home/report";
import type { Plan } from "./kinds";
import { readResults } from "./home/read-results";
import type { Report } from "./report";
import { NO_RESULTS } from "./results";
import { scoreHome, type ScoredHome } from "./home/score-home";
import { swissJson } from "./swiss-event/json";
import { readSwissResults } from "./swiss-event/read-results";
import { swissReport } from "./swiss-event/report";
import { NO_SWISS_RESULTS } from "./swiss-event/results";
import { scoreSwissEvent, type ScoredSwissEvent } from "./swiss-event/score-swiss-event";
import { readTeamMatchResults } from "./team-match/read-results";
import { matchJson, matchReport } from "./team-match/report";
import { scoreTeamMatch, type ScoredTeamMatch } from "./team-match/score-match";
import { NO_TEAM_RESULTS } from "./teams/match";
import { threeTeamsJson } from "./three-teams/json";
import { readThreeTeamsResults } from "./three-teams/read-results";
import { threeTeamsReport } from "./three-teams/report";
import { scoreThreeTeams, type ScoredThreeTeams } from "./three-teams/score-three-teams";

/** A session of any kind with everything that its results give. */
export type Scored = ScoredHome | ScoredTeamMatch | ScoredThreeTeams | ScoredFourTeams | ScoredSwissEvent;

/** A scored session, and what it says to people and to programs. */
export interface Outcome {
  readonly scored: Scored;
  readonly report: Report;
  readonly json: () => object;
}

/** What a file of results comes to. With a fault in it, none of it is to be used. */
export interface ReadOutcome extends Outcome {
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/** A session before its first board. */
export function beforePlay(plan: Plan): Outcome {
  return play(plan).before();
}

/** A session by a file of its results, as CSV. */
export function playedBy(plan: Plan, text: string): ReadOutcome {
  return play(plan).by(text);
}

interface Play {
  readonly before: () => Outcome;
  readonly by: (text: string) => ReadOutcome;
}

/** What the kinds differ in. */
interface PlayRules<P, R, S extends Scored> {
  readonly none: R;
  readonly read: (text: string, plan: P) => { results: R; faults: readonly Fault[]; warnings: readonly Fault[] };
  readonly score: (plan: P, results: R) => S;
  readonly report: (scored: S) => Report;
  readonly json: (scored: S) => object;
}

function play(plan: Plan): Play {
  switch (plan.kind) {
    case "four-pairs":
    case "five-pairs":
      return playBy(plan, {
        none: NO_RESULTS,
        read: (text, { subrounds }) =>
          readResults(
            text,
            subrounds.flatMap(({ boards }) => boards)
          ),
        score: scoreHome,
        report: homeReport,
        json: homeJson,
      });
    case "team-match":
      return playBy(plan, {
        none: NO_TEAM_RESULTS,
        read: readTeamMatchResults,
        score: scoreTeamMatch,
        report: matchReport,
        json: matchJson,
      });
    case "three-teams":
      return playBy(plan, {
        none: NO_TEAM_RESULTS,
        read: readThreeTeamsResults,
        score: scoreThreeTeams,
        report: threeTeamsReport,
        json: threeTeamsJson,
      });
    case "four-teams":
      return playBy(plan, {
        none: NO_TEAM_RESULTS,
        read: readFourTeamsResults,
        score: scoreFourTeams,
        report: fourTeamsReport,
        json: fourTeamsJson,
      });
    case "swiss-event":
      return playBy(plan, {
        none: NO_SWISS_RESULTS,
        read: readSwissResults,
        score: scoreSwissEvent,
        report: swissReport,
        json: swissJson,
      });
  }
}

function playBy<P extends Plan, R, S extends Scored>(plan: P, rules: PlayRules<P, R, S>): Play {
  const outcome = (results: R): Outcome => {
    const scored = rules.score(plan, results);
    return { scored, report: rules.report(scored), json: () => rules.json(scored) };
  };
  return {
    before: () => outcome(rules.none),
    by: (text) => {
      const { results, faults, warnings } = rules.read(text, plan);
      return { ...outcome(faults.length > 0 ? rules.none : results), faults, warnings };
    },
  };
}
