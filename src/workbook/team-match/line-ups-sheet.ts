import type { ScoredTeamMatch } from "../../sessions/teams/team-match/score-match";
import { typedOrDefault } from "../kit/content";
import { titledGrid, type Grid } from "../kit/grid";
import { column, type Column, type Columns, recordOf, widthsOf } from "../kit/columns";
import { layOutList } from "../kit/list";
import { rowContents, writeHeadings, writeList, writeRow } from "../kit/write-list";
import { printSetup } from "../kit/page";
import type { Draft } from "../model";
import { PLAYERS, type PlayerColumn } from "../team-names";
import { texts } from "../texts";
import { STYLES, TEAM_STYLES, type Style } from "../theme";
import { onWorking } from "../working/steps";
import {
  MATCH_SIDES,
  RESERVES,
  partOf,
  sessionLabel,
  type LineUpLists,
  type LineUpRow,
  type MatchLists,
  type MatchSheets,
  type MatchSide,
  type SquadList,
  pairOf,
  seatIn,
} from "./match-sheets";

/** Heights in points; the rows have room for names written by hand. */
const [HEADING_HEIGHT, ROW_HEIGHT] = [28, 42];

const NAME: Style = { ...STYLES.entryName, size: 14 };
const SEAT: Style = { ...STYLES.fixed, wrap: true };

const { lineUps: words, parts } = texts.teamMatch;

/** Places the lists of the Line-ups sheet; null for a match of one session without reserves. */
export function placeLineUps(scored: ScoredTeamMatch, sheets: () => MatchSheets): LineUpLists | null {
  const { plan } = scored;
  const { name: sheet } = words;
  const isSingle = plan.sessions.length === 1;
  if (isSingle && plan.substitutes.flat().every((name) => name === "")) return null;
  const team = ({ side }: Pick<LineUpRow, "side">) => sheets().teams[side];
  const list = layOutList<LineUpColumn, LineUpRow>(
    {
      session: {
        heading: parts[partOf(scored)].heading,
        width: 9,
        style: STYLES.label,
        content: ({ session }) => sessionLabel(plan, session),
      },
      team: { heading: words.team, width: 22, style: TEAM_STYLES.nameLabel, content: team },
      ...captioned<PlayerColumn, LineUpRow>(
        PLAYERS,
        ({ session, side }, index) => seatIn(plan, session, side, index),
        (index) => ({
          heading: words.pair(pairOf(index) + 1),
          content: ({ session, side }) => plan.lineUps[session - 1]?.[side]?.[index] || null,
        })
      ),
    },
    { name: "lineUps", sheet, headingRow: 5, rows: 2 * plan.sessions.length }
  );
  const reserves = RESERVES.slice(0, plan.substitutes[0].length);
  const further = layOutList<FurtherColumn, MatchSide>(
    {
      team: { heading: words.further, upTo: "team", style: TEAM_STYLES.nameLabel, content: (side) => team({ side }) },
      ...captioned<(typeof RESERVES)[number], MatchSide>(
        reserves,
        (_side, index) => words.player(PLAYERS.length + index + 1),
        (index) => ({ heading: null, content: (side) => plan.substitutes[side][index] || null })
      ),
    },
    { name: "further", sheet, headingRow: isSingle ? list.headingRow : list.lastRow + 3, rows: 2, alignWith: list }
  );
  return { list: isSingle ? null : list, further, widths: widthsOf(list), right: list.right };
}

type FurtherColumn = keyof LineUpLists["further"]["columns"];
type LineUpColumn = keyof NonNullable<LineUpLists["list"]>["columns"];

/** Returns columns for players, each with a narrow column to its left for a caption, such as the player's seat. */
function captioned<Player extends string, Item>(
  players: readonly Player[],
  caption: (item: Item, index: number) => string,
  name: (index: number) => Column<Item>
): Columns<`seat${number}` | Player, Item> {
  const columns = players.flatMap((player, index): [string, Column<Item>][] => [
    [`seat${index}`, column(null, 8.5, SEAT, (item) => caption(item, index))],
    [player, { width: 19, style: NAME, ...name(index) }],
  ]);
  return Object.fromEntries(columns) as Columns<`seat${number}` | Player, Item>;
}

/** All players of a team: the usual four, then the reserves. */
const SQUAD = [...PLAYERS, ...RESERVES] as const;

/** Places the players of each team on the Working sheet, from column `left` on; null without line-ups. */
export function placeSquads({ lineUps }: Pick<MatchLists, "lineUps">, left: number): SquadList | null {
  if (!lineUps?.list) return null;
  const players = SQUAD.slice(0, lineUps.further.has("player8") ? undefined : -2);
  return layOutList(
    recordOf(players, (_, index) => ({ heading: words.player(index + 1) })),
    { ...onWorking("squads"), left, rows: MATCH_SIDES.length }
  );
}

/** Writes the players of each team, as typed on the Match sheet and on the Line-ups sheet. */
export function putSquads(grid: Grid, list: SquadList, { players, lineUps }: MatchLists): void {
  writeHeadings(grid, list);
  for (const side of MATCH_SIDES)
    writeRow(grid, list, side, {
      ...recordOf(PLAYERS, (player) => typedOrDefault(players.outside.cell(player, side))),
      ...recordOf(
        RESERVES.filter((reserve) => list.has(reserve)),
        (reserve) => typedOrDefault(lineUps?.further.outside.cell(reserve, side) ?? "")
      ),
    });
}

/**
 * Makes the Line-ups sheet: the reserves and, in a match of several sessions, the players of each session if they are
 * not the usual four. Empty for a match of one session without reserves.
 */
export function lineUpsSheet({ head, paper, lists, scored, squads }: MatchSheets): Draft[] {
  if (lists.lineUps === null) return [];
  const { list, further, widths, right } = lists.lineUps;
  const [first, last] = [RESERVES[0], further.has("player8") ? RESERVES[3] : RESERVES[1]] as const;
  const { name } = words;
  const grid = titledGrid(head, name, widths, { note: words.note[list ? "sessions" : "single"] });
  const rows = scored.plan.sessions.flatMap(({ round }) => MATCH_SIDES.map((side) => ({ session: round, side })));
  if (list) writeList(grid, list, rows, rowContents(list), HEADING_HEIGHT, ROW_HEIGHT);
  if (list && squads)
    // The list of names allows other entries: another player may come, and be named among the reserves later.
    rows.forEach(({ side }, line) => {
      const range = squads.outside.range([PLAYERS[0], last], side, side);
      for (const player of PLAYERS)
        grid.validate({ area: list.area(player, line, line), rule: { kind: "range", range }, error: null });
    });
  writeList(grid, further, MATCH_SIDES, rowContents(further), HEADING_HEIGHT, ROW_HEIGHT);
  const print = printSetup(paper, further.lastRow, right, {
    orientation: "landscape",
    once: [...(list ? PLAYERS.map((player) => list.area(player)) : []), further.area([first, last])],
  });
  return [grid.finish({ print })];
}
