/** Golden cases whose names and title are as long as those of two players with three names each, or Chinese. */
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

const FAMILIES = [..."王李张刘陈杨赵黄周吴徐孙马朱胡郭何高林罗郑梁谢宋唐许邓韩冯曹"];

/** So many names of two players in Chinese, each of two syllables besides the family's, all different. */
function chineseNames(count: number): string[] {
  const family = (i: number) => FAMILIES[i % FAMILIES.length]!;
  return Array.from({ length: count }, (_, i) => `司马${family(i)}相如 & 诸葛${family(i + 7)}孔明`);
}

/** A case as it is scored, its names and its title in Chinese. */
export function chineseNamed(name: string): Scored {
  return named(name, chineseNames);
}

/** A case as it is scored, its names and its title of 52 characters. */
export function longNamed(name: string): Scored {
  return named(name, longNames);
}

function named(name: string, names: (count: number) => string[]): Scored {
  const { results, scored } = scoredCase(name);
  const { kind, options } = caseOptions(name);
  // What tells pairs and teams by their names is left out.
  const unnamed = {
    penalties: undefined,
    handicap: undefined,
    seeds: undefined,
    "line-up": undefined,
    carry: undefined,
  };
  const [title] = names(1);
  return scoredAs(
    planSession(kind, { ...options, ...unnamed, title, ...namesOf(scored.plan, names) }),
    results as never
  );
}

function scoredAs(plan: Plan, results: never): Scored {
  return KINDS[plan.kind].score(plan as never, results);
}

function namesOf(plan: Plan, names: (count: number) => string[]): SessionOptions {
  switch (plan.kind) {
    case "four-pairs":
    case "five-pairs":
      return { pairs: names(plan.pairs.length) };
    case "chicago":
      return { players: names(plan.names.length) };
    case "pairs":
    case "individual":
      return { [plan.kind === "pairs" ? "pairs" : "players"]: names(plan.names.length) };
    case "team-match": {
      const [home, away, ...players] = names(10);
      return { home, away, players };
    }
    case "three-teams":
    case "four-teams":
      return { teams: names(plan.teams.length), players: names(4 * plan.teams.length) };
    case "club":
      return { pairs: names(plan.names.length) };
    case "swiss-event":
    case "league":
      return { teams: names(plan.teams.length) };
  }
}
