import { contestantNumber } from "../../../movements/contestant";
import { NUMBERED_TEAMS } from "../../../sessions/contestants";
import type { LeaguePlan } from "../../../sessions/event/plan";
import { localDate } from "../../shared/locale";
import { Table } from "../../components/table";
import { Numbered } from "./movement";
import { formTexts } from "../form/form-texts";
import { fixturesTexts } from "./league-texts";

/** The fixture list: the matches of each round with team numbers, home team first, and the team that sits out. */
export function Fixtures({ plan: { fixtures, teams, divisions } }: { readonly plan: LeaguePlan }) {
  const sitsOut = fixtures.some((round) => round.sitsOut !== null);
  return (
    <>
      <Table
        caption={fixturesTexts.fixtures}
        headings={[
          ...(divisions.length > 1 ? [fixturesTexts.division] : []),
          ...fixturesTexts.headings,
          ...(sitsOut ? [formTexts.previews.out] : []),
        ]}
        rows={fixtures.map((round) => ({
          cells: [
            ...(divisions.length > 1 ? [divisions[round.division]?.name ?? ""] : []),
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
