import { contestantNumber, type Seated, type TeamPair } from "../../movements/contestant";
import { stretchesOf, type Movement, type Seating, type Stretch } from "../../movements/movement";
import { relay } from "../../movements/relay";
import { HOME_AND_AWAY, LETTERED_TEAMS, pairName } from "../../sessions/contestants";
import type { FourTeamsPlan } from "../../sessions/four-teams/plan";
import type { HomePlan } from "../../sessions/home/plan";
import type { MatchPlan } from "../../sessions/team-match/plan";
import type { ThreeTeamsPlan } from "../../sessions/three-teams/plan";
import { boardsLabel, subroundLabel } from "../../workbook/labels";
import { table, twoLines } from "../table";
import { texts } from "../texts";

/** How a kind shows its movement: a row for each round, or part of one, and a column for each table. */
interface Shown<C extends Seated> {
  readonly caption: string;
  /** Heads the column of rounds. */
  readonly heading: string;
  readonly round: (stretch: Stretch<C>) => string;
  readonly seats: (seating: Seating<C>) => Node | string;
  /** What people call a table, where it is not its number. */
  readonly tableName?: (seating: Seating<C>) => string;
  /** Whether the boards of a round, which all tables play, have a column of their own. */
  readonly boards?: boolean;
}

function movementTable<C extends Seated>(movement: Movement<C>, shown: Shown<C>): HTMLElement {
  const { caption, heading, round, seats, tableName = (seating) => String(seating.table), boards = false } = shown;
  const stretches = stretchesOf(movement);
  const sitsOut = stretches.some((stretch) => stretch.sitsOut.length > 0);
  const tables = stretches[0]?.tables.map((seating) => texts.previews.table(tableName(seating))) ?? [];
  return table(
    caption,
    [heading, ...(boards ? [texts.previews.boards] : []), ...tables, ...(sitsOut ? [texts.previews.out] : [])],
    stretches.map((stretch) => ({
      cells: [
        round(stretch),
        ...(boards ? [boardsLabel(stretch.boards)] : []),
        ...stretch.tables.map(seats),
        ...(sitsOut ? [stretch.sitsOut.map(contestantNumber).join(", ")] : []),
      ],
    }))
  );
}

/** The rounds of a session of pairs in teams that change. */
export function homePreview({ movement }: HomePlan): HTMLElement {
  return movementTable(movement, {
    caption: texts.previews.home,
    heading: texts.previews.round,
    round: (stretch) => String(subroundLabel(stretch)),
    seats: ({ ns, ew }) => `${contestantNumber(ns)}–${contestantNumber(ew)}`,
    boards: true,
  });
}

/** The sessions of a match of two teams. */
export function matchPreview({ form, movement }: MatchPlan): HTMLElement {
  const name = ({ team, pair }: TeamPair) => `${HOME_AND_AWAY.long(team)} ${pair + 1}`;
  return movementTable(movement, {
    caption: texts.previews.match,
    heading: form === "knockout" ? texts.previews.stanza : texts.previews.session,
    round: ({ round }) => String(round),
    seats: ({ table: number, ns, ew, boards }) => {
      const sides = `${name(ns)} – ${name(ew)}`;
      const { starts } = relay(boards)[number === 1 ? 0 : 1];
      // The other table of a match of one board has none to start with.
      return starts.length === 0 ? sides : twoLines(sides, texts.previews.boardsAt(boardsLabel(starts)));
    },
  });
}

/** The two halves of a round robin of three teams. */
export function threeTeamsPreview({ movement }: ThreeTeamsPlan): HTMLElement {
  const { short } = LETTERED_TEAMS;
  return movementTable(movement, {
    caption: texts.previews.threeTeams,
    heading: texts.previews.half,
    round: ({ round }) => (round === 1 ? texts.previews.first : texts.previews.second),
    seats: ({ ns, ew, boards }) =>
      twoLines(`${short(ns.team)} – ${short(ew.team)}`, texts.previews.boardsAt(boardsLabel(boards))),
    tableName: ({ ns }) => short(ns.team),
  });
}

/** The master table of four teams. */
export function fourTeamsPreview({ movement }: FourTeamsPlan): HTMLElement {
  return movementTable(movement, {
    caption: texts.previews.fourTeams,
    heading: texts.previews.round,
    round: ({ round }) => String(round),
    seats: ({ ns, ew, boards }) => twoLines(`${pairName(ns)}–${pairName(ew)}`, boardsLabel(boards)),
  });
}
