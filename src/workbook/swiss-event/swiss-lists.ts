import { hasDecimals } from "../../bridge/vp/scale";
import { isBoardAMatch, isRoundRobin } from "../../sessions/swiss-event/forms";
import { mostMatches, type SwissEventPlan } from "../../sessions/swiss-event/plan";
import { progressOf } from "../../sessions/swiss-event/progress";
import type { ScoredRound } from "../../sessions/swiss-event/rounds";
import type { ScoredSwissEvent } from "../../sessions/swiss-event/score-swiss-event";
import type { Triple } from "../../sessions/swiss-event/three-teams";
import type { Frame } from "../assemble";
import { TONE, type CheckColumn } from "../kit/check";
import { numbers, placeList, type Columns, type List } from "../kit/list";
import { texts } from "../texts";
import { STYLES, SWISS_STYLES, TEAM_STYLES, type Style } from "../theme";
import { vpStyle, withDecimals } from "../vp-table";
import { placeBracket, type BracketLists } from "./bracket-lists";
import { linesOfRound, placeWorking, type LineStep, type WorkingLists } from "./working-lists";

/** What the sheets of a Swiss event are made from. */
export interface SwissSheets extends Frame {
  /** With the next round among its matches. */
  readonly event: ScoredSwissEvent;
  readonly lists: SwissLists;
}

/** The lists of the sheets, each in its place. */
export interface SwissLists {
  /** The sheets of the Standings: one, or two where there are many rounds. */
  readonly standings: readonly [StandingsPart, ...StandingsPart[]];
  readonly ranking: List<RankingColumn>;
  readonly rounds: readonly SwissRound[];
  /** Null where not all rounds are known from the start. */
  readonly fixtures: List<FixtureColumn> | null;
  readonly working: WorkingLists;
  /** When teams come late and withdraw, right of the first sheet of the Standings. */
  readonly presence: List<PresenceColumn>;
  /** Null where there is no knockout. */
  readonly bracket: BracketLists | null;
}

/** The columns of the sheet Winners; the last one only where ties are broken. */
export type RankingColumn = "place" | "number" | "team" | "total" | "net" | "percentage" | "tie";

/** The columns of the Fixtures of a round robin, a row for each match. */
export type FixtureColumn = "table" | "team" | "teamName" | "opponent" | "opponentName" | "vps" | "opponentVps";

/** A sheet of the Standings: lists side by side with a row for each team. */
export interface StandingsPart {
  readonly sheet: string;
  readonly teams: List<"number" | "name">;
  readonly rounds: readonly SwissRound[];
  /** Without columns where there are no Swiss rounds. */
  readonly totals: List<TotalColumn>;
}

type PresenceColumn = "enters" | "withdrawn" | "check";

type TotalColumn = "total" | "net" | "percentage" | "place";

/** A Swiss round with its lists. */
export interface SwissRound extends ScoredRound {
  /** The match of three teams that begins in it. */
  readonly triple: Triple | null;
  /** Its own sheet. */
  readonly list: List<RoundColumn>;
  /** Its lines on the Working sheet, in the order of its own sheet. */
  readonly lines: List<LineStep>;
  /** Its columns on the Standings. */
  readonly standings: StandingsRound;
}

type StandingsRound = List<"opponents" | "vps" | "running">;

/** The columns of a round's sheet. */
export type RoundColumn =
  | "table"
  | "team"
  | "teamName"
  | "opponent"
  | "opponentName"
  | "imps"
  | "vps"
  | "opponentVps"
  | "typedVps"
  | "typedOpponentVps"
  | "state"
  | "met"
  | CheckColumn;

/** More rounds than these would come out too small to read: the second half has its own sheet. */
const MOST_ROUNDS_BESIDE = 8;

/** What a match may be won or lost by, in IMPs or in victory points that the Director gives. */
export const MARGINS = [-999, 999] as const;

const { common, swissEvent: words } = texts;

/** What may be typed in place of a match's victory points. */
const VPS_RULE = numbers("decimal", MARGINS, words.entry.vps);

/** Places the lists of an event. */
export function placeSwissEvent(event: ScoredSwissEvent): SwissLists {
  const { plan, rounds } = event;
  const lines = mostMatches(plan);
  const { begun } = progressOf(event);
  const working = placeWorking(plan, lines);
  const roundColumns = roundColumnsOf(plan);
  const placeRound = (scored: ScoredRound, standings: StandingsRound): SwissRound => {
    const { round } = scored;
    return {
      ...scored,
      triple: begun.get(round) ?? null,
      list: placeList(roundColumns, { sheet: words.round.name(round), headingRow: 5, rows: lines }),
      lines: linesOfRound(plan, working, round, lines),
      standings,
    };
  };
  const half = rounds.length <= MOST_ROUNDS_BESIDE ? rounds.length : Math.ceil(rounds.length / 2);
  const first = placeStandings(event, words.standings.name, rounds.slice(0, half), placeRound);
  const second = placeStandings(event, words.standings.second, rounds.slice(half), placeRound);
  return {
    standings: half === rounds.length ? [first] : [first, second],
    ranking: placeRanking(plan),
    fixtures: isRoundRobin(plan) ? placeFixtures(plan, lines) : null,
    rounds: [...first.rounds, ...second.rounds],
    working,
    presence: placePresence(plan, first),
    bracket: event.bracket && placeBracket(plan, event.bracket),
  };
}

/** Whether three teams may play each other over two rounds, so that a team has two opponents in the second. */
function hasTriples({ plan: { odd, teams }, results: { presence = [] } }: ScoredSwissEvent): boolean {
  return odd === "three-teams" && (teams.length % 2 === 1 || presence.length > 0);
}

function placeStandings(
  event: ScoredSwissEvent,
  sheet: string,
  rounds: readonly ScoredRound[],
  placeRound: (scored: ScoredRound, standings: StandingsRound) => SwissRound
): StandingsPart {
  const { plan } = event;
  const place = { sheet, headingRow: 5, rows: plan.teams.length };
  const isFirst = sheet === words.standings.name;
  const teams = placeList(
    {
      number: { heading: words.number, width: 5, style: STYLES.label },
      name: { heading: common.team, width: 24, style: isFirst ? STYLES.entryName : STYLES.text, name: "Team" },
    },
    { ...place, name: "teams" }
  );
  let left = teams.right + 1;
  const placed = rounds.map((scored) => {
    const standings = placeList(standingsColumns(event, scored.round), { ...place, name: "round", left });
    left = standings.right + 1;
    return placeRound(scored, standings);
  });
  const totals = {
    total: { heading: common.total, width: 9, style: pointStyle(STYLES.label, plan), name: "Total", shared: true },
    ...(isBoardAMatch(plan)
      ? {
          percentage: {
            heading: words.percentage,
            width: 8,
            style: withDecimals(STYLES.computed),
            name: "Percentage",
            shared: true,
          },
        }
      : { net: { heading: words.netImps, width: 7, style: TEAM_STYLES.signed, name: "Net", shared: true } }),
    place: { heading: common.place, width: 7, style: STYLES.label, name: "Place", shared: true },
  };
  return {
    sheet,
    teams,
    rounds: placed,
    totals: placeList<TotalColumn>(plan.rounds === 0 ? {} : totals, { ...place, name: "totals", left }),
  };
}

function standingsColumns(event: ScoredSwissEvent, round: number): Columns<"opponents" | "vps" | "running"> {
  const { plan } = event;
  const isBam = isBoardAMatch(plan);
  const [vps, running] = hasDecimals(plan.scale) && !isBam ? [6, 7] : [5, 6];
  const { against } = words.standings;
  const heading = isBam ? words.round.standingsPoints : common.vps;
  return {
    opponents: { heading: against, width: hasTriples(event) ? 6 : 4.5, style: STYLES.small, shared: true },
    vps: { heading, width: vps, style: pointStyle(STYLES.fixed, plan), name: `Round${round}`, shared: true },
    running: { heading: common.total, width: running, style: pointStyle(STYLES.computed, plan), shared: true },
  };
}

/** So many columns has the title of the Standings at least, for a few rounds leave less room than it needs. */
export const TITLE_COLUMNS = 6;

function placePresence(
  { teams, rounds }: SwissEventPlan,
  { sheet, totals }: Pick<StandingsPart, "sheet" | "totals">
): SwissLists["presence"] {
  const typed = {
    width: 11,
    style: STYLES.entry,
    rule: numbers("whole", [1, Math.max(rounds, 1)], words.entry.presence),
  };
  const { enters, withdrawn } = words.presence;
  const left = Math.max(totals.right, TITLE_COLUMNS) + 2;
  const check = { heading: common.check, width: 24, style: STYLES.check };
  return placeList<PresenceColumn>(
    rounds === 0 ? {} : { enters: { heading: enters, ...typed }, withdrawn: { heading: withdrawn, ...typed }, check },
    { name: "presence", sheet, headingRow: 5, left, rows: teams.length }
  );
}

/** More teams than these would not stand on a page in large letters. */
const MOST_LARGE = 24;

/** Whether the ranking is printed in large letters. */
export function isLarge({ teams }: SwissEventPlan): boolean {
  return teams.length <= MOST_LARGE;
}

function placeRanking(plan: SwissEventPlan): SwissLists["ranking"] {
  const { teams, ties, bracket } = plan;
  const isBam = isBoardAMatch(plan);
  const size = isLarge(plan) ? 14 : 12;
  const sized = (style: Style): Style => ({ ...style, size });
  const { tie: byVps, tieOnPoints, points } = words.ranking;
  const tie = { heading: isBam ? tieOnPoints : byVps, width: 24, style: { ...STYLES.smallLeft, size: 11 } };
  const percentage = { heading: words.percentage, width: 11, style: withDecimals(sized(STYLES.computed)) };
  return placeList<RankingColumn>(
    {
      place: { heading: common.place, width: 10, style: sized(STYLES.label), name: "Place" },
      number: { heading: words.number, width: 8, style: sized(STYLES.fixed), name: "Number" },
      team: {
        heading: common.team,
        width: ties.length > 0 ? 28 : 50,
        style: { ...sized(STYLES.text), bold: true },
        name: "Name",
      },
      total: {
        heading: isBam ? points : common.vps,
        width: 14,
        style: pointStyle(sized(STYLES.label), plan),
        name: "Points",
      },
      ...(isBam
        ? { percentage: { ...percentage, name: "Percentage" } }
        : { net: { heading: words.netImps, width: 11, style: sized(TEAM_STYLES.signed), name: "Net" } }),
      ...(ties.length > 0 ? { tie } : {}),
    },
    { sheet: texts.result.name, headingRow: bracket === null ? 5 : 10, rows: teams.length }
  );
}

/** The style of points: boards won with their half, victory points as their scale has them. */
function pointStyle(style: Style, plan: SwissEventPlan): Style {
  return vpStyle(style, isBoardAMatch(plan) ? null : plan.scale);
}

/** The matches of all rounds below each other, a row kept free above each round. */
function placeFixtures(plan: SwissEventPlan, lines: number): List<FixtureColumn> {
  const points = isBoardAMatch(plan) ? words.fixtures.points : words.fixtures.vps;
  const style = pointStyle(STYLES.computed, plan);
  return placeList<FixtureColumn>(
    {
      table: { heading: common.tableHeading, width: 7, style: STYLES.label },
      team: { heading: words.number, width: 6, style: STYLES.fixed },
      teamName: { heading: common.team, width: 28, style: STYLES.text },
      opponent: { heading: words.number, width: 6, style: STYLES.fixed },
      opponentName: { heading: common.against, width: 28, style: STYLES.text },
      vps: { heading: points, width: 9, style },
      opponentVps: { heading: points, width: 9, style },
    },
    {
      sheet: words.fixtures.name,
      headingRow: 4,
      rows: plan.rounds * lines,
      bands: Array.from({ length: plan.rounds }, (_, i) => i * lines),
    }
  );
}

/** The columns of a round's sheet that are typed into for a match that is played. */
export function resultColumns(plan: SwissEventPlan): readonly RoundColumn[] {
  return isBoardAMatch(plan) ? ["typedVps", "typedOpponentVps"] : ["imps"];
}

/** The last column of a round's sheet that is printed: beyond it stands what is for whoever types. */
export function lastPrinted(plan: SwissEventPlan): RoundColumn {
  return isBoardAMatch(plan) ? "typedOpponentVps" : "opponentVps";
}

function roundColumnsOf(plan: SwissEventPlan): Partial<Columns<RoundColumn>> {
  const { imps, vps, opponentVps, met, typedVps, typedOpponentVps, state } = words.round;
  const { won, opponentWon, points: pointsOfFirst, opponentPoints } = words.round;
  const isBam = isBoardAMatch(plan);
  const points = pointStyle(STYLES.computed, plan);
  const teams = {
    table: { heading: common.tableHeading, width: 7, style: STYLES.label },
    team: { heading: words.number, width: 6, style: STYLES.entry, name: "Team" },
    teamName: { heading: common.team, width: 26, style: STYLES.text },
    opponent: { heading: words.number, width: 6, style: STYLES.entry, name: "Opponent" },
    opponentName: { heading: common.against, width: 26, style: STYLES.text },
  };
  const also = {
    state: {
      heading: state,
      width: 13,
      style: STYLES.entryText,
      rule: { rule: { kind: "list" as const, values: Object.values(words.states) }, error: words.entry.state },
    },
    met: { heading: met, width: 8, style: STYLES.check },
    check: { heading: common.check, width: 32, style: STYLES.check, shared: true },
    tone: TONE,
  };
  if (isBam) {
    const rule = numbers("halves", [-plan.boards, plan.boards], words.entry.points(plan.boards));
    const typed = { width: 13.5, style: STYLES.entry, rule };
    return {
      ...teams,
      typedVps: { heading: won, ...typed, name: "Won" },
      typedOpponentVps: { heading: opponentWon, ...typed, name: "OpponentWon" },
      vps: { heading: pointsOfFirst, width: 10, style: points },
      opponentVps: { heading: opponentPoints, width: 10, style: points },
      ...also,
    };
  }
  const typed = { width: 10, style: pointStyle(STYLES.entry, plan), rule: VPS_RULE };
  return {
    ...teams,
    imps: {
      heading: imps,
      width: 12,
      style: SWISS_STYLES.imps,
      name: "Imps",
      rule: numbers("whole", MARGINS, words.entry.imps),
    },
    vps: { heading: vps, width: 10, style: points },
    opponentVps: { heading: opponentVps, width: 10, style: points },
    // Beyond the printed page: for whoever types.
    typedVps: { heading: typedVps, ...typed },
    typedOpponentVps: { heading: typedOpponentVps, ...typed },
    ...also,
  };
}
