import { contestantNumber } from "../../movements/contestant";
import { NUMBERED_TEAMS } from "../../sessions/contestants";
import type { LeaguePlan } from "../../sessions/league/plan";
import { localDate } from "../shared/locale";
import { Table } from "../components/table";
import { Numbered } from "./movement";
import { texts } from "../texts";
import { fixturesTexts } from "./league-texts";

/** The fixture list: who is at home to whom in each round, by number, and who sits out. */
export function Fixtures({ plan: { rounds, teams } }: { readonly plan: LeaguePlan }) {
  const sitsOut = rounds.some((round) => round.sitsOut !== null);
  return (
    <>
      <Table
        caption={fixturesTexts.fixtures}
        headings={[...fixturesTexts.headings, ...(sitsOut ? [texts.previews.out] : [])]}
        rows={rounds.map((round) => ({
          cells: [
            String(round.round),
            localDate(round.date),
            round.matches.map(({ home, away }) => `${contestantNumber(home)}–${contestantNumber(away)}`).join(", "),
            ...(round.sitsOut === null ? [] : [String(contestantNumber(round.sitsOut))]),
          ],
        }))}
      />
      <Numbered names={teams} as={NUMBERED_TEAMS} />
    </>
  );
}
