import { hasDecimals } from "../../bridge/vp/scale";
import { type Contestant, forContestant } from "../../movements/contestant";
import { isBoardAMatch } from "../../sessions/event/forms";
import type { SwissEventPlan } from "../../sessions/event/plan";
import type { ScoredRound } from "../../sessions/event/rounds";
import type { ScoredSwissEvent } from "../../sessions/event/score-event";
import type { ScoredTeam } from "../../sessions/event/standings";
import { column, type Columns, type EntryRule, numbers } from "../kit/columns";
import { computed, type Computed } from "../kit/content";
import { countEqual, rounded, sumWhereEqual, unlessBlank } from "../kit/formula";
import { texts } from "../texts";
import { STYLES, SWISS_STYLES } from "../theme";
import { pointStyle, type StandingsRound, type SwissRound, type TeamColumn } from "./swiss-lists";
import type { LineStep } from "./working-lists";

const { common, swissEvent: swiss } = texts;
const { standings: words } = swiss;

/** Widths in characters: a landscape and a portrait page; a team's name; all other columns except those of rounds. */
export const WIDTHS = { landscape: 158, portrait: 106, team: 21, others: 28 } as const;

/** Maximum width of a round, in characters. */
const MAX_ROUND_WIDTH = 25;

/** Share of a round's width that its columns take: opponents, points, total. */
const SHARES = [0.3, 0.34, 0.36] as const;

/** Width of the columns of carried points and handicaps, in characters. */
const AMOUNT_WIDTH = 8.5;

/** Bounds of carried victory points. */
const CARRIED = [0, 999.99] as const;

/** Bounds of handicaps, in IMPs. */
const HANDICAPS = [-99, 99] as const;

/** Returns the entry columns besides the teams' names: points carried from an earlier stage, and handicaps. */
export function amountColumns({ carried, handicaps }: SwissEventPlan): Partial<Columns<TeamColumn, ScoredTeam>> {
  const typed = (heading: string, values: readonly number[], rule: EntryRule, name: string) =>
    column<ScoredTeam>(heading, AMOUNT_WIDTH, STYLES.entry, ({ team }) => forContestant(values, team) || null, {
      rule,
      name,
    });
  const { carry, handicap } = swiss.entry;
  return {
    ...(carried && { carry: typed(words.carry, carried, numbers("decimal", CARRIED, carry), "Carried") }),
    ...(handicaps && { handicap: typed(words.handicap, handicaps, numbers("whole", HANDICAPS, handicap), "Handicap") }),
  };
}

/** Returns the widths of a round's columns; rounds fill the page, up to {@link MAX_ROUND_WIDTH}. */
export function roundWidths(
  { plan, results: { presence = [] } }: ScoredSwissEvent,
  rounds: number
): readonly [number, number, number] {
  const { carried, handicaps, odd, scale, teams } = plan;
  const amounts = AMOUNT_WIDTH * [carried, handicaps].filter((values) => values !== undefined).length;
  const page = WIDTHS[plan.rounds > 2 ? "landscape" : "portrait"] - WIDTHS.team - WIDTHS.others - amounts;
  const round = Math.min(MAX_ROUND_WIDTH, page / rounds);
  const wide = (share: number, min: number) => Math.max(min, Math.floor(10 * share * round) / 10);
  // A team in a match of three over two rounds has two opponents in the second.
  const hasTriples = odd === "three-teams" && (teams.length % 2 === 1 || presence.length > 0);
  const [points, total] = hasDecimals(scale) && !isBoardAMatch(plan) ? [6.5, 7.5] : [5, 6];
  const [opponents, vps, running] = SHARES;
  return [wide(opponents, hasTriples ? 6.8 : 5.2), wide(vps, points), wide(running, total)];
}

/**
 * Returns the columns of a round: a team's opponents, its points and its total so far.
 * @param number returns the cell of a team's number.
 * @param upTo returns the formula of a team's total after the round.
 */
export function roundColumns(
  { plan }: ScoredSwissEvent,
  scored: ScoredRound,
  [opponents, vps, running]: readonly [number, number, number],
  round: () => SwissRound,
  number: (team: Contestant) => string,
  upTo: (team: Contestant) => string
): StandingsRound["columns"] {
  const isBam = isBoardAMatch(plan);
  return {
    opponents: column(
      ...([words.against, opponents, SWISS_STYLES.opponent] as const),
      ({ team }) => opponentsOf(round(), number(team)),
      { isFilledDown: true }
    ),
    vps: column(
      ...([
        isBam ? swiss.round.standingsPoints : common.vps,
        vps,
        pointStyle(SWISS_STYLES.standingsPoints, plan),
      ] as const),
      ({ team }) => pointsOf(round(), number(team)),
      { name: `Round${scored.round}`, isFilledDown: true }
    ),
    running: column(
      ...([common.total, running, pointStyle(SWISS_STYLES.running, plan)] as const),
      ({ team }) => computed(unlessBlank(round().standings.cell("vps", team), upTo(team))),
      { isFilledDown: true }
    ),
  };
}

/** Returns the formula for a team's opponents; there are two when a match of three teams ends: "12+13". */
function opponentsOf({ lines }: SwissRound, number: string): Computed {
  const { range } = lines.outside;
  const [team, opponent] = ["typedTeam", "typedOpponent"] as const;
  const [first, second] = lines.has("against")
    ? (["against", "opponentAgainst"] as const)
    : ([opponent, team] as const);
  const found = (step: LineStep, side: LineStep) => `INDEX(${range(step)},MATCH(${number},${range(side)},0))&""`;
  return computed(`IFERROR(${found(first, team)},IFERROR(${found(second, opponent)},""))`);
}

/** Returns the formula for a team's points in a round; blank until one of its matches has a result. */
function pointsOf({ list, lines }: SwissRound, number: string): Computed {
  const scored = lines.outside.range(["team", "opponent"]);
  const sum = rounded(sumWhereEqual(scored, number, list.outside.range(["vps", "opponentVps"])));
  return computed(`IF(${countEqual(scored, number)}=0,"",${sum})`);
}
