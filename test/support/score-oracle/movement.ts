import {
  contestantAt,
  contestantNumber,
  contestants,
  contestantsIn,
  forContestant,
  type Contestant,
} from "../../../src/movements/contestant";
import { atTable, stretchesOf, type Movement, type Seating, type Stretch } from "../../../src/movements/movement";
import {
  type Designation,
  labelOf,
  LETTERED_TEAMS,
  numberAndName,
  NUMBERED_PAIRS,
  NUMBERED_PLAYERS,
} from "../../../src/sessions/contestants";
import { planInRoom, tablesInRoom } from "../../../src/sessions/field/visits";
import { areShared, type FieldPlan, type FieldSeated } from "../../../src/sessions/field/plan";
import type { HomePlan } from "../../../src/sessions/home/plan";
import type { SeveralTeamsPlan } from "../../../src/sessions/teams/plan";
import { boardsLabel } from "../../../src/workbook/labels";
import { type Claim, type Shown } from "./shown";

const SHEET = "Movement";

/** Who is with somebody in a stretch: null where nobody plays there. */
interface Seat<C> {
  readonly own: C;
  readonly opponents: C;
}

/** Where a contestant sits in each stretch. */
function seatsOf<C extends FieldSeated>(stretches: readonly Stretch<C>[], contestant: Contestant): (Seat<C> | null)[] {
  const isTheirs = (seated: C) => contestantsIn(seated).includes(contestant);
  return stretches.map(({ tables }) => {
    const [found] = tables.filter(({ ns, ew }) => isTheirs(ns) || isTheirs(ew));
    if (!found) return null;
    const { ns, ew } = found;
    return isTheirs(ns) ? { own: ns, opponents: ew } : { own: ew, opponents: ns };
  });
}

/** What stands over those who sit at the two sides of a table: of two players, who sits where. */
function sidesIn(who: Designation, isShort = false): readonly [ns: string, ew: string] {
  if (who !== NUMBERED_PLAYERS) return ["N-S", "E-W"];
  return isShort ? ["N & S", "E & W"] : ["North & South", "East & West"];
}

/** Whether the same pairs have played the first half of a round there, which has one line then. */
function isSecondHalf<C extends FieldSeated>({ part, ns, ew }: Seating<C>, before: Seating<C> | undefined): boolean {
  return part === 2 && before?.ns === ns && before.ew === ew;
}

/**
 * What the cards are to show: those of the tables, and behind them one for each contestant.
 * @param above the lists before them that are headed N-S.
 */
function cardClaims<C extends FieldSeated>(
  shown: Shown,
  movement: Movement<C>,
  {
    names,
    tables,
    who,
  }: { readonly names: readonly string[]; readonly tables: readonly number[]; readonly who: Designation },
  above = 0
): Claim[] {
  const label = (contestant: Contestant) => labelOf(who, names, contestant);
  const labels = (seated: C) => contestantsIn(seated).map(label).join(" & ");
  const stretches = stretchesOf(movement);
  const [ns, ew] = sidesIn(who);
  const side = (table: number, heading: string, of: (seating: Seating<C>) => C) =>
    shown.below(
      SHEET,
      heading,
      atTable(movement, table)
        .filter((seating, i, all) => !isSecondHalf(seating, all[i - 1]))
        .map((seating) => labels(of(seating))),
      { list: above + tables.indexOf(table) }
    );
  return [
    ...tables.flatMap((table) => [side(table, ns, (seating) => seating.ns), side(table, ew, (seating) => seating.ew)]),
    ...contestants(names.length).flatMap((contestant) => [
      shown.below(SHEET, "Round", [`${who.long(contestant)} ${forContestant(names, contestant)}`.trim()], {
        list: 1 + tables.length + contestant,
        skipped: -2,
      }),
      shown.below(
        SHEET,
        who === NUMBERED_PLAYERS ? "Against (N or E first)" : "Against",
        seatsOf(stretches, contestant).map((seat) => seat && labels(seat.opponents)),
        { list: contestant }
      ),
    ]),
  ];
}

/** What the table of rounds is to show of who sits where. */
function roundsClaims<C extends FieldSeated>(
  shown: Shown,
  stretches: readonly Stretch<C>[],
  said: (seated: C) => string | number | null,
  headings: "in one line" | "in two" | "over each table" = "in one line",
  [ns, ew] = sidesIn(NUMBERED_PAIRS)
): Claim[] {
  const playing = new Set(stretches.flatMap(({ tables: here }) => here.map(({ table }) => table)));
  const tables = [...playing].sort((a, b) => a - b);
  const seats = (table: number, side: "ns" | "ew") =>
    stretches.map((stretch) => {
      const here = stretch.tables.find((seating) => seating.table === table);
      return here ? said(here[side]) : null;
    });
  const between = headings === "in one line" ? " " : "\n";
  return tables.flatMap((table, column) =>
    headings === "over each table"
      ? [shown.below(SHEET, ns, seats(table, "ns"), { column }), shown.below(SHEET, ew, seats(table, "ew"), { column })]
      : [
          shown.below(SHEET, `Table ${table}${between}${ns}`, seats(table, "ns")),
          shown.below(SHEET, `Table ${table}${between}${ew}`, seats(table, "ew")),
        ]
  );
}

/** What the sheet Movement of a home session is to show. */
export function homeMovementClaims({ pairs, movement, subrounds }: HomePlan, shown: Shown): Claim[] {
  const label = (pair: Contestant) => labelOf(NUMBERED_PAIRS, pairs, pair);
  const out = subrounds.map(({ sitsOut }) => sitsOut.map(label).join());
  return [
    ...roundsClaims(shown, subrounds, label),
    ...(out.some((said) => said !== "") ? [shown.below(SHEET, "Sits out", out)] : []),
    ...cardClaims(shown, movement, { names: pairs, tables: [1, 2], who: NUMBERED_PAIRS }),
    // Of five pairs the one that sits at the other table in the other direction.
    ...contestants(pairs.length).map((pair) =>
      shown.below(
        SHEET,
        "Team-mates",
        subrounds.map((subround, i) => {
          const { part, tables } = subround;
          const atTable2 = tables[1]!.ns === pair || tables[1]!.ew === pair;
          // There the boards of the second half come first.
          const played = part && atTable2 ? subrounds[part === 1 ? i + 1 : i - 1]! : subround;
          const [first, second] = played.tables;
          const teams = [
            [first!.ns, second!.ew],
            [first!.ew, second!.ns],
          ];
          const mate = teams.find((team) => team.includes(pair))?.find((each) => each !== pair);
          return mate === undefined ? null : label(mate);
        }),
        { list: pair }
      )
    ),
  ];
}

/** What the sheet Movement of a field is to show. */
export function fieldMovementClaims(plan: FieldPlan, shown: Shown): Claim[] {
  const { kind, names, movement, stretches } = planInRoom(plan);
  const tables = tablesInRoom(plan);
  const who = kind === "pairs" ? NUMBERED_PAIRS : NUMBERED_PLAYERS;
  const numbered = (contestant: Contestant) => {
    const [number, name] = [contestantNumber(contestant), forContestant(names, contestant)];
    return name === "" ? number : `${number} ${name}`;
  };
  const numbers = (seated: FieldSeated) => {
    if (typeof seated === "number") return numbered(seated);
    return seated.map(numbered).join(seated.some((player) => forContestant(names, player) !== "") ? "\n" : " & ");
  };
  const alone = (seated: FieldSeated) =>
    typeof seated === "number" ? seated + 1 : seated.map(contestantNumber).join(" & ");
  const label = (player: Contestant) => labelOf(who, names, player);
  /** With names, or without them where there is no room. */
  const travellingClaims = () => {
    const isShown = ({ found, wanted }: Claim) => JSON.stringify(found) === JSON.stringify(wanted);
    const [bare, named] = [alone, numbers].map((said) =>
      roundsClaims(shown, stretches, said, "over each table", sidesIn(who, true))
    );
    return bare?.every(isShown) ? bare : (named ?? []);
  };
  return [
    ...(areShared(plan) ? roundsClaims(shown, stretches, numbers, "in two", sidesIn(who, true)) : travellingClaims()),
    ...cardClaims(shown, movement, { names, tables, who }, areShared(plan) || kind === "individual" ? 0 : 1),
    ...(kind === "pairs"
      ? []
      : contestants(names.length).map((player) =>
          shown.below(
            SHEET,
            "Partner",
            seatsOf(stretches, player).map((seat) => {
              const partner = seat && contestantsIn(seat.own).find((each) => each !== player);
              return partner === null || partner === undefined ? null : label(partner);
            }),
            { list: player }
          )
        )),
  ];
}

/** What the sheet Movement of three teams is to show: a table has the number of the team whose home it is. */
export function threeTeamsMovementClaims({ teams, movement, matches }: SeveralTeamsPlan, shown: Shown): Claim[] {
  const label = (team: Contestant) => numberAndName(LETTERED_TEAMS, teams, team);
  return contestants(teams.length).flatMap((team) => {
    const here = atTable(movement, contestantNumber(team));
    const away = movement.filter(({ ew }) => ew.team === team).sort((a, b) => a.round - b.round);
    const met = matches.filter((match) => match.teams.includes(team));
    return [
      shown.below(
        SHEET,
        `Table ${LETTERED_TEAMS.short(team)}`,
        here.map(({ boards, ew }) => `${boardsLabel(boards)} against ${label(ew.team)}`)
      ),
      shown.below(
        SHEET,
        "E-W",
        here.map(({ ew }) => label(ew.team)),
        { list: team }
      ),
      shown.below(
        SHEET,
        "Against",
        away.map(({ table }) => label(contestantAt(table))),
        { list: team }
      ),
      shown.below(
        SHEET,
        "Against",
        met.map((match) => label(match.teams.find((each) => each !== team)!)),
        { list: teams.length + team }
      ),
    ];
  });
}
