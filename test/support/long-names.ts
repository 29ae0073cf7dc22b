/** Golden cases whose names and title are as long as those of two players with three names each. */
import { KINDS, planSession, type Plan, type Scored } from "../../src/sessions/kinds";
import type { SessionOptions } from "../../src/sessions/session-options";
import { caseOptions, scoredCase } from "./case-files";

const FIRST_NAMES = [
  "Alexandra",
  "Benedikta",
  "Catherina",
  "Dominique",
  "Elisabeth",
  "Frederick",
  "Gwendolyn",
  "Henriette",
];
const LAST_NAMES = ["Featherstone-Smythe", "Montgomery-Fitzgerd"];

/** So many names of 52 characters, all different. */
function longNames(count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const [first, last] = [FIRST_NAMES[i % 8]!, LAST_NAMES[Math.floor(i / 8)]!];
    return `${first} ${last} & Bartholomew Wintringh`;
  });
}

/** A case as it is scored, its names and its title of 52 characters. */
export function longNamed(name: string): Scored {
  const { results, scored } = scoredCase(name);
  const { kind, options } = caseOptions(name);
  // What tells pairs and teams by their names is left out.
  const unnamed = { penalties: undefined, handicap: undefined, seeds: undefined, "line-up": undefined };
  const [title] = longNames(1);
  return scoredAs(planSession(kind, { ...options, ...unnamed, title, ...namesOf(scored.plan) }), results as never);
}

function scoredAs(plan: Plan, results: never): Scored {
  return KINDS[plan.kind].score(plan as never, results);
}

function namesOf(plan: Plan): SessionOptions {
  switch (plan.kind) {
    case "four-pairs":
    case "five-pairs":
      return { pairs: longNames(plan.pairs.length) };
    case "pairs":
    case "individual":
      return { [plan.kind === "pairs" ? "pairs" : "players"]: longNames(plan.names.length) };
    case "team-match": {
      const [home, away, ...players] = longNames(10);
      return { home, away, players };
    }
    case "three-teams":
    case "four-teams":
      return { teams: longNames(plan.teams.length), players: longNames(4 * plan.teams.length) };
    case "swiss-event":
    case "league":
      return { teams: longNames(plan.teams.length) };
  }
}
