import type { ScoredTeamMatch } from "../../sessions/teams/team-match/score-match";
import { typedOrDefault } from "../kit/content";
import { titledGrid, type Grid } from "../kit/grid";
import { rowContents, layOutList, writeHeadings, writeList, writeRow, recordOf, widthsOf } from "../kit/list";
import { printSetup } from "../kit/page";
import type { Draft } from "../model";
import { playerColumns, PLAYERS } from "../team-names";
import { texts } from "../texts";
import { STYLES, TEAM_STYLES } from "../theme";
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
} from "./match-sheets";

const ROW_HEIGHT = 24;

const { lineUps: words, parts } = texts.teamMatch;

/** Places the lists of the Line-ups sheet. */
export function placeLineUps(scored: ScoredTeamMatch, sheets: () => MatchSheets): LineUpLists | null {
  const { plan } = scored;
  const { name: sheet } = words;
  const isSingle = plan.sessions.length === 1;
  if (isSingle && plan.substitutes.flat().every((name) => name === "")) return null;
  const cells = { style: STYLES.entryName, width: 22 };
  const players = playerColumns(cells, words.players);
  const team = ({ side }: Pick<LineUpRow, "side">) => sheets().teams[side];
  const list: NonNullable<LineUpLists["list"]> = layOutList(
    {
      session: {
        heading: parts[partOf(scored)].heading,
        ...{ width: 12, style: STYLES.label },
        content: ({ session }) => sessionLabel(plan, session),
      },
      team: { heading: words.team, width: 26, style: TEAM_STYLES.nameLabel, content: team },
      ...recordOf(PLAYERS, (player, index) => ({
        ...players[player],
        content: ({ session, side }: LineUpRow) => plan.lineUps[session - 1]?.[side]?.[index] || null,
      })),
    },
    { name: "lineUps", sheet, headingRow: 5, rows: 2 * plan.sessions.length }
  );
  const reserves = RESERVES.slice(0, plan.substitutes[0].length);
  const further: LineUpLists["further"] = layOutList(
    {
      team: { heading: words.further, upTo: "team", style: TEAM_STYLES.nameLabel, content: (side) => team({ side }) },
      ...recordOf(reserves, (_, index) => ({
        ...{ heading: words.player(PLAYERS.length + index + 1), ...cells },
        content: (side: MatchSide) => plan.substitutes[side][index] || null,
      })),
    },
    { name: "further", sheet, headingRow: isSingle ? list.headingRow : list.lastRow + 3, rows: 2, alignWith: list }
  );
  return { list: isSingle ? null : list, further, widths: widthsOf(list), right: list.right };
}

/** The players of a squad: those who play at the beginning, and the others. */
const SQUAD = [...PLAYERS, ...RESERVES] as const;

/** Places all who play for each team on the Working sheet, from a column on; null where no line-ups are made of them. */
export function placeSquads({ lineUps }: Pick<MatchLists, "lineUps">, left: number): SquadList | null {
  if (!lineUps?.list) return null;
  const players = SQUAD.slice(0, lineUps.further.has("player8") ? undefined : -2);
  return layOutList(
    recordOf(players, (_, index) => ({ heading: words.player(index + 1) })),
    { ...onWorking("squads"), left, rows: MATCH_SIDES.length }
  );
}

/** Writes them, as they are typed on both sheets. */
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

/** The Line-ups sheet: who plays each session instead of the usual four; in a match of one session the reserves alone, if any. */
export function lineUpsSheet({ head, paper, lists, scored, squads }: MatchSheets): Draft[] {
  if (lists.lineUps === null) return [];
  const { list, further, widths, right } = lists.lineUps;
  const [first, last] = [RESERVES[0], further.has("player8") ? RESERVES[3] : RESERVES[1]] as const;
  const { name } = words;
  const grid = titledGrid(head, name, widths, { note: words.note[list ? "sessions" : "single"] });
  const rows = scored.plan.sessions.flatMap(({ round }) => MATCH_SIDES.map((side) => ({ session: round, side })));
  if (list) writeList(grid, list, rows, rowContents(list), undefined, ROW_HEIGHT);
  if (list && squads)
    // An aid: somebody else may come, and be named among the reserves later.
    rows.forEach(({ side }, line) => {
      const area = list.area([PLAYERS[0], PLAYERS[3]], line, line);
      const range = squads.outside.range([PLAYERS[0], last], side, side);
      grid.validate({ area, rule: { kind: "range", range }, error: null });
    });
  writeList(grid, further, MATCH_SIDES, rowContents(further), undefined, ROW_HEIGHT);
  const print = printSetup(paper, further.lastRow, right, {
    orientation: "landscape",
    once: [...(list ? [list.area([PLAYERS[0], PLAYERS[3]])] : []), further.area([first, last])],
  });
  return [grid.finish({ print })];
}
