import { itemAt } from "../../bridge/item-at";
import { hasDecimals } from "../../bridge/vp/scale";
import { contestantNumber, forContestant, type Contestant } from "../../movements/contestant";
import { isBoardAMatch } from "../../sessions/event/forms";
import type { SwissEventPlan } from "../../sessions/event/plan";
import { entersIn, withdrawnIn } from "../../sessions/event/schedule/presence";
import type { ScoredRound } from "../../sessions/event/rounds";
import type { ScoredSwissEvent } from "../../sessions/event/score-event";
import type { ScoredTeam } from "../../sessions/event/standings";
import { computed, type Computed } from "../kit/content";
import { countEqual, ifAnyNumber, rounded, sumWhereEqual, sumOfShown, unlessBlank } from "../kit/formula";
import { newGrid, writeHint, writeLine, writeNote, writeSheetTitle, type Grid } from "../kit/grid";
import { column, type Column, type Columns, type EntryRule, numbers, widthsOf } from "../kit/columns";
import { layOutList, layOutSideBySide, type List, sheetRows } from "../kit/list";
import { rowContents, writeDoubleHeadings, writeEntryRules, writeHeadings, writeRow } from "../kit/write-list";
import { fillPages } from "../kit/even-pages";
import { pageScale, printSetup } from "../kit/page";
import type { Draft } from "../model";
import { penaltiesText } from "../penalties/penalty-steps";
import { onSheet, textLiteral } from "../reference";
import { texts } from "../texts";
import { STYLES, SWISS_STYLES, type Style } from "../theme";
import { withDecimals } from "../vp-table";
import {
  pointStyle,
  type PresenceColumn,
  type TeamColumn,
  type StandingsPart,
  type StandingsRound,
  type SwissLists,
  type SwissRound,
  type SwissSheets,
  type TotalColumn,
} from "./swiss-lists";
import { broughtBy, uncountedOf } from "./team-amounts";
import { nameBeside } from "./team-names";
import { rankingNote } from "./ties-in-words";
import { lastRank, type LineStep, type TeamStep } from "./working-lists";

/** The heights of a team's row in points, at least and at most: 14 mm on paper, as the page is scaled. */
const HEIGHTS = [19.4, 44] as const;

/** In characters: the page, on its long side and upright; the team; and the number, net IMPs, total and place together. */
const WIDTHS = { landscape: 158, portrait: 106, team: 21, others: 28 } as const;

/** A round in characters at most, and the shares of it that its columns have: the opponents, the points, the total. */
const [MAX_ROUND, SHARES] = [25, [0.3, 0.34, 0.36]] as const;

/** Between the page and the columns right of it. */
const GAP_WIDTH = 3;

const { common, swissEvent: swiss } = texts;
const { standings: words, presence: presenceWords } = swiss;

/** More rounds than these would come out too small to read: the second half has its own sheet. */
const MAX_ROUNDS_BESIDE = 8;

/** So many columns has the title of the Standings at least, for a few rounds leave less room than it needs. */
const TITLE_COLUMNS = 6;

/** Data of a round besides its columns on the Standings. */
type PlaceRound = (scored: ScoredRound, standings: StandingsRound) => SwissRound;

/** Places the Standings: one sheet, or two where there are many rounds. */
export function placeStandings(
  event: ScoredSwissEvent,
  placeRound: PlaceRound,
  sheets: () => SwissSheets
): SwissLists["standings"] {
  const { rounds } = event;
  const half = rounds.length <= MAX_ROUNDS_BESIDE ? rounds.length : Math.ceil(rounds.length / 2);
  const part = (sheet: string, from: number, to: number) =>
    placePart(event, { sheet, headingRow: 5, rows: event.teams.length }, rounds.slice(from, to), placeRound, sheets);
  const first = part(words.name, 0, half);
  return half === rounds.length ? [first] : [first, part(words.second, half, rounds.length)];
}

interface PartPlace {
  readonly sheet: string;
  readonly headingRow: number;
  readonly rows: number;
}

function placePart(
  event: ScoredSwissEvent,
  place: PartPlace,
  rounds: readonly ScoredRound[],
  placeRound: PlaceRound,
  sheets: () => SwissSheets
): StandingsPart {
  const { plan } = event;
  const isFirst = place.sheet === words.name;
  const number = (team: Contestant) => `$${teams.cell("number", team)}`;
  const name: Column<ScoredTeam> = isFirst
    ? column(
        common.team,
        WIDTHS.team,
        SWISS_STYLES.standingsName,
        ({ team }) => forContestant(plan.teams, team) || null,
        { name: "Team" }
      )
    : column(common.team, WIDTHS.team, SWISS_STYLES.standingsText, ({ team }) => nameBeside(sheets(), number(team)));
  const teams = layOutList<TeamColumn, ScoredTeam>(
    {
      number: column(swiss.number, 5, SWISS_STYLES.standingsLabel, ({ team }) => contestantNumber(team)),
      name,
      ...(isFirst ? amountColumns(plan) : {}),
    },
    { ...place, name: "teams" }
  );
  // The points on the sheets before this one, or those brought from an earlier stage.
  const carried = (team: Contestant) => {
    const { working } = sheets().lists;
    if (!isFirst) return [working.teams.outside.cell("carried", team)];
    return plan.carried ? [broughtBy(working, team)] : [];
  };
  const placed: StandingsRound[] = layOutSideBySide(rounds, teams.right + 1, (scored, left) => {
    const round = () => itemAt(sheets().lists.rounds, scored.round - 1);
    const upTo = (team: Contestant) => {
      const points = placed.slice(0, scored.round - itemAt(rounds, 0).round + 1);
      return rounded(sumOfShown([...carried(team), ...points.map(({ cell }) => cell("vps", team))]));
    };
    const widths = roundWidths(event, rounds.length);
    return layOutList(roundColumns(event, scored, widths, round, number, upTo), { ...place, name: "round", left });
  });
  const left = 1 + Math.max(teams.right, ...placed.map(({ right }) => right));
  const totals = placeTotals(plan, { ...place, left }, isFirst, sheets);
  return {
    sheet: place.sheet,
    teams,
    rounds: rounds.map((scored, i) => placeRound(scored, itemAt(placed, i))),
    totals,
  };
}

/** Entries of each team besides its name: the points that it brings from an earlier stage, and its handicap. */
function amountColumns({ carried, handicaps }: SwissEventPlan): Partial<Columns<TeamColumn, ScoredTeam>> {
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

/** The width of such a column in characters. */
const AMOUNT_WIDTH = 8.5;

/** Bounds of carried victory points, and of handicaps in IMPs. */
const CARRIED = [0, 999.99] as const;
const HANDICAPS = [-99, 99] as const;

/** The widths of a round's columns: a few rounds are as wide as fills the page, but no wider than is to be filled in. */
function roundWidths(
  { plan, results: { presence = [] } }: ScoredSwissEvent,
  rounds: number
): readonly [number, number, number] {
  const { carried, handicaps, odd, scale, teams } = plan;
  const amounts = AMOUNT_WIDTH * [carried, handicaps].filter((values) => values !== undefined).length;
  const page = WIDTHS[plan.rounds > 2 ? "landscape" : "portrait"] - WIDTHS.team - WIDTHS.others - amounts;
  const round = Math.min(MAX_ROUND, page / rounds);
  const wide = (share: number, min: number) => Math.max(min, Math.floor(10 * share * round) / 10);
  // Three teams may play each other over two rounds, so that a team has two opponents in the second.
  const hasTriples = odd === "three-teams" && (teams.length % 2 === 1 || presence.length > 0);
  const [points, total] = hasDecimals(scale) && !isBoardAMatch(plan) ? [6.5, 7.5] : [5, 6];
  const [opponents, vps, running] = SHARES;
  return [wide(opponents, hasTriples ? 6.8 : 5.2), wide(vps, points), wide(running, total)];
}

/** A team's opponents in a round, its points and its total so far. @param number the cell of a team's number. */
function roundColumns(
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

/** A team's total, net IMPs and place; on a second sheet as on the first. */
function placeTotals(
  plan: SwissEventPlan,
  area: PartPlace & { readonly left: number },
  isFirst: boolean,
  sheets: () => SwissSheets
): StandingsPart["totals"] {
  const working = () => sheets().lists.working.teams.outside;
  const totalColumn = (
    key: TotalColumn,
    heading: string,
    width: number,
    style: Style,
    content: (team: Contestant) => string
  ) =>
    column<ScoredTeam>(heading, width, style, ({ team }) =>
      computed(isFirst ? content(team) : sheets().lists.standings[0].totals.outside.cell(key, team))
    );
  const stepOf = (step: TeamStep) => (team: Contestant) => working().cell(step, team);
  const percentage = totalColumn(
    "percentage",
    swiss.percentage,
    8,
    withDecimals(STYLES.computed),
    stepOf("percentage")
  );
  const place = totalColumn("place", common.place, 7, SWISS_STYLES.standingsSum, (team) => {
    const rank = working().cell(lastRank(plan), team);
    return unlessBlank(rank, `${rank}&IF(${countEqual(working().range(lastRank(plan)), rank)}>1,"=","")`);
  });
  const total = totalColumn("total", common.total, 9, pointStyle(SWISS_STYLES.standingsSum, plan), (team) =>
    totalOf(sheets(), team)
  );
  const columns: Partial<Columns<TotalColumn, ScoredTeam>> = {
    total: { ...total, name: "Total", isFilledDown: true },
    ...(isBoardAMatch(plan)
      ? { percentage: { ...percentage, name: "Percentage", isFilledDown: true } }
      : {
          net: {
            ...totalColumn("net", swiss.netImps, 7, SWISS_STYLES.net, stepOf("netImps")),
            name: "Net",
            isFilledDown: true,
          },
        }),
    place: { ...place, name: "Place", isFilledDown: true },
  };
  return layOutList<TotalColumn, ScoredTeam>(plan.rounds === 0 ? {} : columns, { ...area, name: "totals" });
}

/** Places when teams come late and withdraw, right of the page of the first sheet. */
export function placePresence(
  { rounds }: SwissEventPlan,
  { sheet, totals, teams }: StandingsPart,
  sheets: () => SwissSheets
): SwissLists["presence"] {
  const typed = (heading: string, content: (team: Contestant) => number | null) =>
    column<ScoredTeam>(heading, 11, STYLES.entry, ({ team }) => content(team), {
      rule: numbers("whole", [1, Math.max(rounds, 1)], swiss.entry.presence),
    });
  const columns: Columns<PresenceColumn, ScoredTeam> = {
    enters: typed(presenceWords.enters, (team) => {
      const enters = entersIn(sheets().event.results, team);
      return enters === 1 ? null : enters;
    }),
    withdrawn: typed(presenceWords.withdrawn, (team) => withdrawnIn(sheets().event.results, team)),
    check: column(common.check, 24, STYLES.check, ({ team }) => {
      const { cell } = sheets().lists.working.teams.outside;
      const isWrong = (key: "enters" | "withdrawn") => `AND(${cell(`${key}Text`, team)}<>"",${cell(key, team)}="")`;
      const message = textLiteral(presenceWords.noRound(rounds));
      const wrong = computed(`IF(OR(${isWrong("enters")},${isWrong("withdrawn")}),${message},"")`);
      return uncountedOf(sheets().lists.working, team, wrong);
    }),
  };
  const left = Math.max(totals.right, TITLE_COLUMNS) + 2;
  return layOutList<PresenceColumn, ScoredTeam>(rounds === 0 ? {} : columns, {
    name: "presence",
    sheet,
    headingRow: teams.headingRow,
    left,
    rows: teams.rows,
  });
}

/**
 * The Standings: the board on the wall. A row for each team, where its name is typed; for each round
 * whom it met, its victory points and its total so far; then the total and the place.
 */
export function standingsSheet(sheets: SwissSheets, part: StandingsPart): Draft {
  const { event, head, paper } = sheets;
  const { teams, rounds, totals } = part;
  const { headingRow, lastRow } = teams;
  const listed = [...widthsOf(teams), ...rounds.flatMap(({ standings }) => widthsOf(standings)), ...widthsOf(totals)];
  const widths = [...listed, ...Array<number>(Math.max(0, TITLE_COLUMNS - listed.length)).fill(12)];
  const { presence } = sheets.lists;
  const first = part === sheets.lists.standings[0];
  const beyond = first && event.plan.rounds > 0 ? [GAP_WIDTH, ...widthsOf(presence)] : [];
  const orientation = event.plan.rounds > 2 ? "landscape" : "portrait";
  const grid = newGrid(part.sheet, [...widths, ...beyond], 0.97 * pageScale(paper, widths, orientation));
  writeSheetTitle(grid, head, titleOf(sheets, part), widths.length);
  if (event.plan.rounds > 0) writeNote(grid, rankingNote(event.plan), widths.length);
  putAllHeadings(grid, part);
  putRows(grid, teams, event.teams);
  writeEntryRules(grid, teams);
  for (const { standings } of rounds) putRows(grid, standings, event.teams);
  putRows(grid, totals, event.teams);
  const hasLine = event.plan.rounds > 0;
  if (hasLine)
    writeLine(grid, lastRow + 1, { right: listed.length }, penaltiesText(sheets.lists.working.penalties), STYLES.note);
  const setup = printSetup(paper, lastRow + (hasLine ? 1 : 0), widths.length, {
    titleRows: [headingRow - 1, headingRow],
    orientation,
  });
  if (first) writeHint(grid, setup, words.note);
  if (beyond.length > 0) {
    putTall(grid, presence);
    putRows(grid, presence, event.teams);
    writeEntryRules(grid, presence);
  }
  return grid.finish({ frozenRows: headingRow, print: () => fillPages(grid, setup, sheetRows(teams), HEIGHTS) });
}

function titleOf({ lists }: SwissSheets, { rounds }: StandingsPart): string {
  const [first, last] = [rounds[0], rounds[rounds.length - 1]];
  if (!first || !last) return words.teams;
  return lists.standings.length === 1 ? words.name : words.part(first.round, last.round);
}

/** A row for each team. */
function putRows<K extends string>(grid: Grid, list: List<K, ScoredTeam>, teams: readonly ScoredTeam[]): void {
  const contents = rowContents(list);
  grid.list(list.placed);
  teams.forEach((team) => writeRow(grid, list, team.team, contents(team, team.team)));
}

/** A heading in two rows over each column, the rounds' columns having their own below the round's. */
function putAllHeadings(grid: Grid, { teams, rounds, totals }: StandingsPart): void {
  const top = teams.headingRow - 1;
  putTall(grid, teams);
  for (const { standings, list } of rounds) {
    grid.block({ ...standings.area(["opponents", "running"]), top, bottom: top }, list.sheet, STYLES.heading);
    writeHeadings(grid, standings, STYLES.label);
  }
  for (const row of [top, teams.headingRow]) grid.height(row, 20);
  putTall(grid, totals);
}

/** Headings that take both rows. */
function putTall<K extends string>(grid: Grid, list: List<K, ScoredTeam>): void {
  writeDoubleHeadings(grid, list, { upper: STYLES.heading, lower: STYLES.heading });
}

/** A team's total, nothing before it has points. */
function totalOf({ event, lists }: SwissSheets, team: Contestant): string {
  const [main, second] = lists.standings;
  const deductionCell = lists.working.teams.outside.cell("taken", team);
  if (!second) {
    const cells = pointCells(main.rounds, team);
    if (event.plan.carried)
      return rounded(`${sumOfShown([broughtBy(lists.working, team), ...cells])}-${deductionCell}`);
    return ifAnyNumber(cells.join(), rounded(`${sumOfShown(cells)}-${deductionCell}`));
  }
  const { cell } = lists.working.teams.outside;
  // Beside the points stand texts, and totals where points are.
  const beside = lists.standings.flatMap(({ sheet, rounds }) => {
    const [first, last] = [rounds[0]?.standings, rounds[rounds.length - 1]?.standings];
    if (!first || !last) return [];
    const range = `${first.cell("opponents", team)}:${last.cell("running", team)}`;
    return [sheet === main.sheet ? range : onSheet(sheet, range)];
  });
  const sum = rounded(`${cell("carried", team)}+${cell("added", team)}-${deductionCell}`);
  return event.plan.carried ? sum : ifAnyNumber(beside.join(), sum);
}

/** The cells of a team's points in some rounds of a sheet. */
function pointCells(rounds: readonly SwissRound[], team: Contestant): string[] {
  return rounds.map(({ standings }) => standings.cell("vps", team));
}

/** The opponents of a team, two where a match of three teams ends: "12+13". */
function opponentsOf({ lines }: SwissRound, number: string): Computed {
  const { range } = lines.outside;
  const [team, opponent] = ["typedTeam", "typedOpponent"] as const;
  const [first, second] = lines.has("against")
    ? (["against", "opponentAgainst"] as const)
    : ([opponent, team] as const);
  const found = (step: LineStep, side: LineStep) => `INDEX(${range(step)},MATCH(${number},${range(side)},0))&""`;
  return computed(`IFERROR(${found(first, team)},IFERROR(${found(second, opponent)},""))`);
}

/** A team's victory points in a round, blank until one of its matches has its result. */
function pointsOf({ list, lines }: SwissRound, number: string): Computed {
  const scored = lines.outside.range(["team", "opponent"]);
  const sum = rounded(sumWhereEqual(scored, number, list.outside.range(["vps", "opponentVps"])));
  return computed(`IF(${countEqual(scored, number)}=0,"",${sum})`);
}
