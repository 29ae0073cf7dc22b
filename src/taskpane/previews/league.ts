import { contestantNumber } from "../../movements/contestant";
import type { LeaguePlan } from "../../sessions/league/plan";
import { longDate } from "../../sessions/long-date";
import { table } from "../table";
import { texts } from "../texts";

/** The fixture list: who is at home to whom in each round, by number, and who sits out. */
export function leaguePreview({ rounds }: LeaguePlan): HTMLElement {
  const sitsOut = rounds.some((round) => round.sitsOut !== null);
  return table(
    texts.previews.fixtures,
    [...texts.previews.fixtureHeadings, ...(sitsOut ? [texts.previews.out] : [])],
    rounds.map((round) => ({
      cells: [
        String(round.round),
        longDate(round.date),
        round.matches.map(({ home, away }) => `${contestantNumber(home)}–${contestantNumber(away)}`).join(", "),
        ...(round.sitsOut === null ? [] : [String(contestantNumber(round.sitsOut))]),
      ],
    }))
  );
}
