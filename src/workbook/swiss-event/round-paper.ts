import { InputError } from "../../bridge/input-error";
import { contestants, type Contestant } from "../../movements/contestant";
import { labelOf, NUMBERED_TEAMS } from "../../sessions/contestants";
import { isBoardAMatch, isRoundRobin } from "../../sessions/event/forms";
import { boardsOfRound } from "../../sessions/event/schedule/round-boards";
import { progressOf } from "../../sessions/event/pairing/progress";
import type { ScoredMatch } from "../../sessions/event/rounds";
import type { ScoredSwissEvent } from "../../sessions/event/score-event";
import type { WorkbookOptions } from "../assemble";
import { evaluated } from "../evaluate";
import { blank, cardOf, narrow, wide } from "../kit/card";
import { writeLine, type SheetHead } from "../kit/grid";
import { column } from "../kit/columns";
import { layOutList } from "../kit/list";
import { listSheet } from "../kit/list-sheet";
import { slipsSheet } from "../kit/slips";
import type { Draft, Paper, Sheet, Workbook } from "../model";
import { texts } from "../texts";
import { RESULT_STYLES } from "../theme";
import { tripleText } from "./round-sheet";
import { eventWorkbook } from "./swiss-event-workbook";

/** Paper of any round: the pairings, the standings, a result slip for each match. */
export const DEFAULT_PAPER = ["pairings", "standings", "slips"] as const;
/** Paper of a round whose opponents are known beforehand: also each team's route. */
export const ROUND_PAPER = [...DEFAULT_PAPER, "routes"] as const;
export type RoundPaper = (typeof ROUND_PAPER)[number];

const words = texts.swissEvent.paper;

/**
 * Makes a workbook of the chosen papers of a round, to be printed whole. It has no formulas.
 * @param event with the round's matches.
 * @throws InputError if nothing is paired, or if routes are asked for and opponents are not known beforehand.
 */
export function roundPaper(
  event: ScoredSwissEvent,
  chosen: readonly RoundPaper[],
  { paper = "A4", site }: WorkbookOptions = {}
): Workbook {
  const { plan } = event;
  const round = roundToPrint(event);
  if (round === null) throw new InputError(words.nonePaired);
  if (chosen.includes("routes") && !isRoundRobin(plan)) throw new InputError(words.noRoutes);
  const { workbook, head, standings } = eventWorkbook(event, { paper, site });
  const sheetsOf: Readonly<Record<RoundPaper, () => Sheet[]>> = {
    pairings: () => evaluated([wallList(event, round, { head, paper })], []),
    standings: () => workbook.sheets.filter(({ name }) => standings.includes(name)).map(withoutLaterRounds),
    slips: () => evaluated([slips(event, round, head, paper)], []),
    routes: () => evaluated([routes(event, head, paper)], []),
  };
  const sheets = ROUND_PAPER.filter((part) => chosen.includes(part)).flatMap((part) => sheetsOf[part]());
  return { ...workbook, sheets: sheets.map(asPrinted), names: [], entries: { lines: [], options: [] } };
}

/**
 * Returns the last paired round; in a round robin, the first round with an open match if there is one. Null before any
 * round is paired.
 */
export function roundToPrint({ plan, rounds }: ScoredSwissEvent): number | null {
  const paired = rounds.filter(({ matches }) => matches.length > 0);
  const open = paired.find(({ matches }) => matches.some(({ opponent, vps }) => opponent !== null && vps === null));
  const last = paired[paired.length - 1];
  return (isRoundRobin(plan) ? (open ?? last) : last)?.round ?? null;
}

/** Hides the columns of rounds without points on a sheet of the Standings. */
function withoutLaterRounds(sheet: Sheet): Sheet {
  const widths = [...sheet.widths];
  for (const { name, rows, columns } of sheet.lists) {
    const points = columns.get("vps")?.left;
    const hasPoints = sheet.cells.some(
      ({ row, column, value }) => column === points && rows.includes(row) && value !== ""
    );
    if (name !== "round" || hasPoints) continue;
    for (const { left, right } of columns.values()) widths.fill(0, left - 1, right);
  }
  return { ...sheet, widths };
}

/** The pairings of a round, to be read from across a room. */
function wallList(event: ScoredSwissEvent, round: number, frame: { readonly head: SheetHead; readonly paper: Paper }) {
  const { plan, rounds } = event;
  const { first, last } = boardsOfRound(plan, round);
  const matches = rounds[round - 1]?.matches ?? [];
  const label = (team: Contestant) => labelOf(NUMBERED_TEAMS, plan.teams, team);
  const name = (heading: string, content: (match: ScoredMatch) => string) =>
    column(heading, 60, RESULT_STYLES.name, content);
  const columns = {
    table: column<ScoredMatch>(texts.common.tableHeading, 12, RESULT_STYLES.place, (_, index) => index + 1),
    team: name(texts.common.team, ({ team }) => label(team)),
    opponent: name(texts.common.against, ({ opponent }) => (opponent === null ? words.sitsOut : label(opponent))),
  };
  const triple = progressOf(event).begun.get(round) ?? null;
  const three = tripleText({ round, triple, matches }, label)?.join("");
  const { boards, name: sheetName } = texts.swissEvent.round;
  const list = layOutList(columns, { sheet: sheetName(round), headingRow: 5, rows: matches.length });
  return listSheet(frame, list, matches, {
    put(grid) {
      writeLine(grid, 3, list, boards(first, last), RESULT_STYLES.caption, 30);
      if (three !== undefined) writeLine(grid, 4, list, three, RESULT_STYLES.best, 54);
    },
    headings: RESULT_STYLES.heading,
    headingHeight: 30,
    rowHeight: [34, 60],
    orientation: "landscape",
  });
}

/** Returns a copy of a sheet to be printed: formulas are replaced by their values. */
function asPrinted(sheet: Sheet): Sheet {
  const cells = sheet.cells.map(({ row, column, value, style }) => ({ row, column, value, style }));
  return { ...sheet, cells, validations: [], highlights: [], links: [], lists: [] };
}

/** A slip for each match, on which both teams sign. */
function slips({ plan, rounds }: ScoredSwissEvent, round: number, head: SheetHead, paper: Paper): Draft {
  const { first, last } = boardsOfRound(plan, round);
  const label = (team: Contestant) => labelOf(NUMBERED_TEAMS, plan.teams, team);
  const columns = {
    team: wide<Contestant>(texts.common.team, label),
    won: blank(isBoardAMatch(plan) ? words.boardsWon : words.impsWon),
    ...(isBoardAMatch(plan) ? {} : { vps: blank(texts.common.victoryPoints) }),
    signed: blank(words.signed),
  };
  const cards = (rounds[round - 1]?.matches ?? []).flatMap(({ team, opponent }, i) =>
    opponent === null ? [] : [cardOf(words.slip(round, i + 1, first, last), columns, [team, opponent])]
  );
  const widths = isBoardAMatch(plan) ? [34, 14, 30] : [34, 12, 15, 30];
  return slipsSheet(head, paper, { name: words.slips, slips: cards, widths, across: 1, down: 6 });
}

/** A team's line on its route card: one round; `table` and `opponent` are null if the team has no match. */
interface Stage {
  readonly round: number;
  readonly table: number | null;
  readonly opponent: Contestant | null;
  readonly isFirst: boolean;
}

/** A card for each team: whom it meets where, round by round. */
function routes({ plan, rounds }: ScoredSwissEvent, head: SheetHead, paper: Paper): Draft {
  const columns = {
    round: narrow<Stage>(texts.common.round, ({ round }) => round),
    boards: narrow<Stage>(texts.common.boards, ({ round }) => {
      const { first, last } = boardsOfRound(plan, round);
      return `${first}–${last}`;
    }),
    table: narrow<Stage>(texts.common.tableHeading, ({ table }) => table),
    opponent: wide<Stage>(texts.common.against, ({ opponent }) =>
      opponent === null ? words.sitsOut : labelOf(NUMBERED_TEAMS, plan.teams, opponent)
    ),
    side: narrow<Stage>(words.side, ({ opponent, isFirst }) =>
      opponent === null ? "" : isFirst ? words.home : words.away
    ),
    result: blank(isBoardAMatch(plan) ? words.boardsWon : words.impsWon),
    points: blank(isBoardAMatch(plan) ? words.total : texts.common.victoryPoints),
  };
  const cards = contestants(plan.teams.length).map((team) => {
    const stages = rounds.map(({ round, matches }): Stage => {
      const table = matches.findIndex((match) => match.team === team || match.opponent === team);
      const match = matches[table];
      const opponent = match ? (match.team === team ? match.opponent : match.team) : null;
      return { round, table: opponent === null ? null : table + 1, opponent, isFirst: match?.team === team };
    });
    return cardOf(labelOf(NUMBERED_TEAMS, plan.teams, team), columns, stages);
  });
  // A route card has a row for each round, and three more rows.
  const down = Math.max(1, Math.floor(PAGE_ROWS / (rounds.length + 3)));
  return slipsSheet(head, paper, {
    name: words.routes,
    slips: cards,
    widths: [8, 10, 8, 30, 12, 12, 12],
    across: 1,
    down,
  });
}

const PAGE_ROWS = 36;
