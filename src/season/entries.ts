import { contestantNumber } from "../movements/contestant";
import { KINDS, sessionOf, type Scored } from "../sessions/kinds";
import { rankOf } from "../sessions/scored-session";
import type { EveningScore, Measure } from "./evening";

const MEASURES = { percent: "percent", imps: "imps", vps: "vps", points: "boards" } as const;

/** What a session gives a season, with its handicaps if there are any; null for a league, which is a season itself. */
export function eveningScore(scored: Scored): EveningScore | null {
  const { kind, plan } = scored;
  const { evening: form, who } = KINDS[kind];
  if (form === null) return null;
  const { withHandicap, played, unit } = sessionOf(scored);
  const measure: Measure = "scoring" in plan && plan.scoring === "cross-imps" ? "crossImps" : MEASURES[unit];
  const entries = withHandicap.map((standing) => {
    const { contestant, ownName, seated, total } = standing;
    return { name: ownName, number: contestantNumber(contestant), seated, points: total, rank: rankOf(standing) };
  });
  return {
    ...{ form, measure, title: plan.title, date: plan.date, who },
    entries: entries.sort((first, second) => first.number - second.number),
    ...{ scored: played.done, expected: played.expected },
  };
}
