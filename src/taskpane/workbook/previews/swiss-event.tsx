import { isRoundRobin } from "../../../sessions/event/forms";
import { nextRound, type PairedRound } from "../../../sessions/event/pairing/next-round";
import { contestantNumber, type Contestant } from "../../../movements/contestant";
import { labelOf, NUMBERED_TEAMS } from "../../../sessions/contestants";
import type { SwissEventPlan } from "../../../sessions/event/plan";
import { NO_EVENT_RESULTS } from "../../../sessions/event/results";
import { boardsOfRound } from "../../../sessions/event/schedule/round-boards";
import { scoreEvent, type ScoredSwissEvent } from "../../../sessions/event/score-event";
import { Table, type TableRow } from "../../components/table";
import { Numbered } from "./movement";
import { formTexts } from "../form/form-texts";
import { swissPreviewTexts as texts } from "./swiss-event-texts";

/** Preview of an event: all rounds of a round robin, else the first Swiss round, or the knockout's first round. */
export function SwissPreview({ plan }: { readonly plan: SwissEventPlan }) {
  const event = scoreEvent(plan, NO_EVENT_RESULTS);
  if (isRoundRobin(plan)) return <AllRounds event={event} />;
  const label = (team: Contestant) => labelOf(NUMBERED_TEAMS, plan.teams, team);
  const next = nextRound(event);
  if (next?.kind === "paired") {
    const { first, last } = boardsOfRound(plan, next.round);
    const { firstRound, pairings } = texts;
    return <Table caption={firstRound(first, last)} headings={pairings} rows={pairedRows(next, label)} />;
  }
  if (next) return <p>{next.reason}</p>;
  const matches = event.bracket!.rounds[0]!.matches;
  return (
    <Table
      caption={texts.knockout}
      headings={texts.matches}
      rows={matches.map(({ teams: [upper, lower] }, i) => ({
        cells: [String(i + 1), ...[upper, lower].map((team) => (team === null ? texts.bye : label(team)))],
      }))}
    />
  );
}

/** The matches of each round of a round robin, with team numbers, and the team that sits out. */
function AllRounds({ event: { plan, rounds } }: { readonly event: ScoredSwissEvent }) {
  const { allRounds: caption, allRoundsHeadings } = texts;
  const rows = rounds.map(({ round, matches }) => {
    const { first, last } = boardsOfRound(plan, round);
    const pairs = matches.flatMap(({ team, opponent }) =>
      opponent === null ? [] : [`${contestantNumber(team)}–${contestantNumber(opponent)}`]
    );
    const sitsOut = matches.flatMap(({ team, opponent }) =>
      opponent === null ? [String(contestantNumber(team))] : []
    );
    return { cells: [String(round), `${first}–${last}`, pairs.join(", "), ...sitsOut] };
  });
  const headings = plan.teams.length % 2 === 0 ? allRoundsHeadings : [...allRoundsHeadings, formTexts.previews.out];
  return (
    <>
      <Table caption={caption} headings={headings} rows={rows} />
      <Numbered names={plan.teams} as={NUMBERED_TEAMS} />
    </>
  );
}

function pairedRows({ pairings, threeTeams, bye }: PairedRound, label: (team: Contestant) => string): TableRow[] {
  const [first = "", second, third] = threeTeams?.teams.map(label) ?? [];
  return [
    ...pairings.map(({ team, opponent }, i) => ({
      cells: [String(i + 1), label(team), label(opponent)],
    })),
    ...(threeTeams ? [{ cells: [texts.three, first, `${second}, ${third}`] }] : []),
    ...(bye === null ? [] : [{ cells: [texts.bye, label(bye), ""] }]),
  ];
}
