import type { ComponentChildren } from "preact";
import {
  contestantNumber,
  contestants,
  contestantsIn,
  type Seated,
  type TeamPair,
} from "../../../movements/contestant";
import {
  hasSitOut,
  stretchesOf,
  tableIn,
  type Movement,
  type Seating,
  type Stretch,
} from "../../../movements/movement";
import { relay } from "../../../movements/relay";
import {
  HOME_AND_AWAY,
  LETTERED_TEAMS,
  labelOf,
  nameOf,
  NUMBERED_PAIRS,
  NUMBERED_PLAYERS,
  NUMBERED_TEAMS,
  numberAndName,
  pairName,
  type Designation,
} from "../../../sessions/contestants";
import { FIELD_KINDS } from "../../../sessions/field/field-kind";
import { areShared, type FieldPlan, type FieldSeated } from "../../../sessions/field/plan";
import { planInRoom } from "../../../sessions/field/visits";
import { dealOfBoard, type ChicagoPlan } from "../../../sessions/chicago/plan";
import type { SeveralTeamsPlan } from "../../../sessions/teams/plan";
import type { HomePlan } from "../../../sessions/home/plan";
import type { MatchPlan } from "../../../sessions/teams/team-match/plan";
import { boardsLabel, subroundLabel } from "../../../workbook/labels";
import { Table, TwoLines } from "../../components/table";
import { formTexts } from "../form/form-texts";

/**
 * Content of the HTML table that shows a movement: a row for each round or part of a round, a column for each bridge
 * table.
 */
interface TableOptions<C extends Seated> {
  readonly caption: string;
  /** Heading of the column of rounds. */
  readonly heading: string;
  readonly round: (stretch: Stretch<C>) => string;
  readonly seats: (seating: Seating<C>) => ComponentChildren;
  /** Returns the name of a bridge table; absent if bridge tables are called by their numbers. */
  readonly tableName?: (seating: Seating<C>) => string;
  /** True if a column shows the boards of a round, which all tables play. */
  readonly boards?: boolean;
}

/** The HTML table that shows a movement. */
function movementTable<C extends Seated>(movement: Movement<C>, shown: TableOptions<C>) {
  const { caption, heading, round, seats, tableName = (seating) => String(seating.table), boards = false } = shown;
  const stretches = stretchesOf(movement);
  const sitsOut = hasSitOut(stretches);
  // All bridge tables of all rounds, since a bridge table need not play in each round.
  const tables = [...movement]
    .sort((a, b) => a.table - b.table)
    .filter(({ table }, index, all) => all[index - 1]?.table !== table);
  return (
    <Table
      caption={caption}
      headings={[
        heading,
        ...(boards ? [formTexts.previews.boards] : []),
        ...tables.map((seating) => formTexts.previews.table(tableName(seating))),
        ...(sitsOut ? [formTexts.previews.out] : []),
      ]}
      rows={stretches.map((stretch) => ({
        cells: [
          round(stretch),
          ...(boards ? [boardsLabel(stretch.boards)] : []),
          ...tables.map(({ table }) => {
            const seating = tableIn(stretch, table);
            return seating ? seats(seating) : "";
          }),
          ...(sitsOut ? [stretch.sitsOut.map(contestantNumber).join(", ")] : []),
        ],
      }))}
    />
  );
}

/** Movement of four or five pairs, in teams that change. */
export function HomeMovement({ plan: { movement, pairs } }: { readonly plan: HomePlan }) {
  const between = pairs.some((name) => name !== "") ? " – " : "–";
  return movementTable(movement, {
    caption: formTexts.previews.home,
    heading: formTexts.previews.round,
    round: (stretch) => String(subroundLabel(stretch)),
    seats: ({ ns, ew }) => [ns, ew].map((pair) => numberAndName(NUMBERED_PAIRS, pairs, pair)).join(between),
    boards: true,
  });
}

/** The sessions of a match of two teams. */
export function MatchMovement({ plan: { form, movement, teams } }: { readonly plan: MatchPlan }) {
  const name = ({ team, pair }: TeamPair) => `${nameOf(HOME_AND_AWAY, teams, team)} ${pair + 1}`;
  return movementTable(movement, {
    caption: formTexts.previews.match,
    heading: form === "knockout" ? formTexts.previews.stanza : formTexts.previews.session,
    round: ({ round }) => String(round),
    seats: ({ table: number, ns, ew, boards }) => {
      const sides = `${name(ns)} – ${name(ew)}`;
      const { starts } = relay(boards)[number === 1 ? 0 : 1];
      // In a match of one board the other table has no board to start with.
      return starts.length === 0 ? (
        sides
      ) : (
        <TwoLines text={sides} below={formTexts.previews.boardsAt(boardsLabel(starts))} />
      );
    },
  });
}

/** The two halves of a round robin of three teams. */
export function ThreeTeamsMovement({ plan: { movement, teams } }: { readonly plan: SeveralTeamsPlan }) {
  const { short } = LETTERED_TEAMS;
  return movementTable(movement, {
    caption: formTexts.previews.threeTeams,
    heading: formTexts.previews.half,
    round: ({ round }) => (round === 1 ? formTexts.previews.first : formTexts.previews.second),
    seats: ({ ns, ew, boards }) => (
      <TwoLines
        text={[ns, ew].map(({ team }) => numberAndName(LETTERED_TEAMS, teams, team)).join(" – ")}
        below={formTexts.previews.boardsAt(boardsLabel(boards))}
      />
    ),
    tableName: ({ ns }) => short(ns.team),
  });
}

/** The master table of four teams. */
export function FourTeamsMovement({ plan: { movement, teams } }: { readonly plan: SeveralTeamsPlan }) {
  return (
    <>
      {movementTable(movement, {
        caption: formTexts.previews.fourTeams,
        heading: formTexts.previews.round,
        round: ({ round }) => String(round),
        seats: ({ ns, ew, boards }) => (
          <TwoLines text={`${pairName(ns)}–${pairName(ew)}`} below={boardsLabel(boards)} />
        ),
      })}
      <Numbered names={teams} as={NUMBERED_TEAMS} />
    </>
  );
}

interface NumberedProps {
  readonly names: readonly string[];
  readonly as: Designation;
}

/** Lists names with their numbers, below a movement that shows only numbers; renders nothing without names. */
export function Numbered({ names, as }: NumberedProps) {
  if (names.every((name) => name === "")) return null;
  return (
    <p class="hint">
      {contestants(names.length)
        .map((contestant) => labelOf(as, names, contestant))
        .join(" · ")}
    </p>
  );
}

/** Movement of pairs with their names, or of individuals by number with a list of names below. */
export function FieldMovement({ plan }: { readonly plan: FieldPlan }) {
  const { kind, movement, names } = planInRoom(plan);
  // If boards travel, each table has its own boards in a round.
  const shared = areShared(plan);
  const isPairs = FIELD_KINDS[kind].noun === "pair";
  const isNamed = names.some((name) => name !== "");
  const side = (seated: FieldSeated) =>
    contestantsIn(seated)
      .map((contestant) =>
        isPairs ? numberAndName(NUMBERED_PAIRS, names, contestant) : String(contestantNumber(contestant))
      )
      .join(" & ");
  // Pair numbers without names need no spaces between them, and four tables leave little room.
  const between = isPairs && !isNamed ? "–" : " – ";
  return (
    <>
      {movementTable(movement, {
        caption: isPairs ? formTexts.previews.home : formTexts.previews.players,
        heading: formTexts.previews.round,
        round: ({ round }) => String(round),
        seats: ({ ns, ew, boards }) => {
          const sides = [side(ns), side(ew)].join(between);
          return shared ? sides : <TwoLines text={sides} below={boardsLabel(boards)} />;
        },
        boards: shared,
      })}
      {!isPairs && isNamed && <Numbered names={names} as={NUMBERED_PLAYERS} />}
    </>
  );
}

/** Movement of Chicago at one table: players by number with a list of names below, and the deals. */
export function ChicagoMovement({ plan }: { readonly plan: ChicagoPlan }) {
  const { movement, names } = plan;
  return (
    <>
      {movementTable(movement, {
        caption: formTexts.previews.players,
        heading: formTexts.previews.round,
        round: ({ round }) => String(round),
        seats: ({ ns, ew, boards }) => (
          <TwoLines
            text={[ns, ew].map((seated) => seated.map(contestantNumber).join(" & ")).join(" – ")}
            below={formTexts.previews.dealsAt(boardsLabel(boards.map((board) => dealOfBoard(plan, board))))}
          />
        ),
      })}
      <Numbered names={names} as={NUMBERED_PLAYERS} />
    </>
  );
}
