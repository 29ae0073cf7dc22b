import { contestantNumber, entryOf, type Contestant } from "../../movements/contestant";
import { entersIn, withdrawnIn } from "../../sessions/swiss-event/presence";
import type { SwissTeam } from "../../sessions/swiss-event/standings";
import { computed, type Computed } from "../kit/content";
import { countOf, onceCounted, rounded, sumOfEqual, sumOfShown, unlessBlank } from "../kit/formula";
import { newGrid, putHint, putNote, putSheetTitle, type Grid } from "../kit/grid";
import { putHeadings, putRow, putRules, sheetRows, widthsOf, type List } from "../kit/list";
import { fillPages } from "../kit/even-pages";
import { pageScale, printSetup } from "../kit/page";
import type { Draft } from "../model";
import { onSheet, textLiteral } from "../reference";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { TITLE_COLUMNS, type StandingsPart, type SwissRound, type SwissSheets } from "./swiss-lists";
import { nameBeside } from "./team-names";
import { rankingNote } from "./ties-in-words";
import { lastRank, type LineStep, type TeamStep } from "./working-lists";

/** The heights of a team's row in points, at least and at most. */
const HEIGHTS = [15, 18] as const;

/** Between the page and what stands right of it. */
const GAP_WIDTH = 3;

const { standings: words, presence: presenceWords } = texts.swissEvent;

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
  const first = isFirst(sheets, part);
  const beyond = first && event.plan.rounds > 0 ? [GAP_WIDTH, ...widthsOf(presence)] : [];
  const orientation = event.plan.rounds > 2 ? "landscape" : "portrait";
  const grid = newGrid(part.sheet, [...widths, ...beyond], 0.97 * pageScale(paper, widths, orientation));
  putSheetTitle(grid, head, titleOf(sheets, part), widths.length);
  if (event.plan.rounds > 0) putNote(grid, rankingNote(event.plan), widths.length);
  putAllHeadings(grid, part);
  for (const team of event.teams) putTeam(grid, sheets, part, team);
  const setup = printSetup(paper, lastRow, widths.length, {
    titleRows: [headingRow - 1, headingRow],
    orientation,
  });
  if (first) putHint(grid, setup, words.note);
  if (beyond.length > 0) putPresence(grid, sheets);
  return grid.finish({ frozenRows: headingRow, print: () => fillPages(grid, setup, sheetRows(teams), HEIGHTS) });
}

/** When a team comes late, and when it withdraws: right of the page. */
function putPresence(grid: Grid, { event, lists: { presence, working } }: SwissSheets): void {
  const { rounds } = event.plan;
  const top = presence.headingRow - 1;
  for (const key of ["enters", "withdrawn", "check"] as const)
    grid.block(
      { ...presence.area(key), top, bottom: presence.headingRow },
      presence.columns[key].heading,
      STYLES.heading
    );
  for (const { team } of event.teams) {
    const enters = entersIn(event.results, team);
    const isWrong = (["enters", "withdrawn"] as const).map((key) => {
      const cell = (step: TeamStep) => working.teams.outside.cell(step, team);
      return `AND(${cell(`${key}Text`)}<>"",${cell(key)}="")`;
    });
    putRow(grid, presence, team, {
      enters: enters === 1 ? null : enters,
      withdrawn: withdrawnIn(event.results, team),
      check: computed(`IF(OR(${isWrong.join()}),${textLiteral(presenceWords.noRound(rounds))},"")`),
    });
  }
  putRules(grid, presence);
}

/** Whether names are typed and totals worked out here, rather than shown as on the first sheet. */
function isFirst({ lists }: SwissSheets, part: StandingsPart): boolean {
  return part === lists.standings[0];
}

function titleOf({ lists }: SwissSheets, { rounds }: StandingsPart): string {
  const [first, last] = [rounds[0], rounds[rounds.length - 1]];
  if (!first || !last) return words.teams;
  return lists.standings.length === 1 ? words.name : words.part(first.round, last.round);
}

/** A heading in two rows over each column, the rounds' columns having their own below the round's. */
function putAllHeadings(grid: Grid, { teams, rounds, totals }: StandingsPart): void {
  const { headingRow: bottom } = teams;
  const top = bottom - 1;
  const tall = <K extends string>(list: List<K>, ...keys: K[]) => {
    for (const key of keys) grid.block({ ...list.area(key), top, bottom }, list.columns[key].heading, STYLES.heading);
  };
  tall(teams, "number", "name");
  for (const { standings, list } of rounds) {
    grid.block({ ...standings.area(["opponents", "running"]), top, bottom: top }, list.sheet, STYLES.heading);
    putHeadings(grid, standings, STYLES.label);
  }
  for (const row of [top, bottom]) grid.height(row, 20);
  if (totals.has("total")) tall(totals, "total", totals.has("net") ? "net" : "percentage", "place");
}

/** A team's row: number and name, its rounds, total and place. */
function putTeam(grid: Grid, sheets: SwissSheets, part: StandingsPart, scored: SwissTeam): void {
  const { event, lists } = sheets;
  const { team } = scored;
  const number = `$${part.teams.cell("number", team)}`;
  const first = isFirst(sheets, part);
  putRow(grid, part.teams, team, {
    number: contestantNumber(team),
    name: first ? entryOf(event.plan.teams, team) || null : nameBeside(sheets, number),
  });
  const carried = first ? [] : [lists.working.teams.outside.cell("carried", team)];
  part.rounds.forEach((round, index) => {
    const { standings: list } = round;
    const sum = rounded(sumOfShown([...carried, ...pointCells(part.rounds.slice(0, index + 1), team)]));
    putRow(grid, list, team, {
      opponents: opponentsOf(round, number),
      vps: pointsOf(round, number),
      running: computed(unlessBlank(list.cell("vps", team), sum)),
    });
  });
  if (part.totals.has("total")) putTotals(grid, sheets, part, scored);
}

/** The total, net IMPs and the place; on a second sheet they stand as on the first. */
function putTotals(grid: Grid, sheets: SwissSheets, { totals }: StandingsPart, scored: SwissTeam) {
  const { event, lists } = sheets;
  const { team } = scored;
  const isBam = totals.has("percentage");
  const [main] = lists.standings;
  if (totals !== main.totals) {
    const { outside } = main.totals;
    putRow(grid, totals, team, {
      total: computed(outside.cell("total", team)),
      ...(isBam
        ? { percentage: computed(outside.cell("percentage", team)) }
        : { net: computed(outside.cell("net", team)) }),
      place: computed(outside.cell("place", team)),
    });
    return;
  }
  const { outside: working } = lists.working.teams;
  const rank = lastRank(event.plan);
  const isShared = `${countOf(working.range(rank), working.cell(rank, team))}>1`;
  putRow(grid, totals, team, {
    total: totalOf(sheets, team),
    ...(isBam
      ? { percentage: computed(working.cell("percentage", team)) }
      : { net: computed(working.cell("netImps", team)) }),
    place: computed(unlessBlank(working.cell(rank, team), `${working.cell(rank, team)}&IF(${isShared},"=","")`)),
  });
}

/** A team's total, nothing before it has points. */
function totalOf({ lists }: SwissSheets, team: Contestant): Computed {
  const [main, second] = lists.standings;
  if (!second) {
    const cells = pointCells(main.rounds, team);
    return computed(onceCounted(cells.join(), rounded(sumOfShown(cells))));
  }
  const { cell } = lists.working.teams.outside;
  // Beside the points stand texts, and totals where points are.
  const beside = lists.standings.flatMap(({ sheet, rounds }) => {
    const [first, last] = [rounds[0]?.standings, rounds[rounds.length - 1]?.standings];
    if (!first || !last) return [];
    const range = `${first.cell("opponents", team)}:${last.cell("running", team)}`;
    return [sheet === main.sheet ? range : onSheet(sheet, range)];
  });
  return computed(onceCounted(beside.join(), rounded(`${cell("carried", team)}+${cell("added", team)}`)));
}

/** The cells of a team's points in some rounds of a sheet. */
function pointCells(rounds: readonly SwissRound[], team: Contestant): string[] {
  return rounds.map(({ standings }) => standings.cell("vps", team));
}

/** Whom a team meets, both where a match of three teams ends: "12+13". */
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
  const sum = rounded(sumOfEqual(scored, number, list.outside.range(["vps", "opponentVps"])));
  return computed(`IF(${countOf(scored, number)}=0,"",${sum})`);
}
