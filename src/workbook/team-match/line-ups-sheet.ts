import type { ScoredTeamMatch } from "../../sessions/team-match/score-match";
import { titledGrid } from "../kit/grid";
import { contentsOf, placeList, putList, recordOf, widthsOf } from "../kit/list";
import { printSetup } from "../kit/page";
import type { Draft } from "../model";
import { playerColumns, PLAYERS } from "../team-names";
import { texts } from "../texts";
import { STYLES, TEAM_STYLES } from "../theme";
import {
  MATCH_SIDES,
  RESERVES,
  partOf,
  sessionLabel,
  type LineUpLists,
  type LineUpRow,
  type MatchSheets,
  type MatchSide,
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
  const list: NonNullable<LineUpLists["list"]> = placeList(
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
  const further: LineUpLists["further"] = placeList(
    {
      team: { heading: words.further, span: 2, style: TEAM_STYLES.nameLabel, content: (side) => team({ side }) },
      ...recordOf(reserves, (_, index) => ({
        ...{ heading: words.player(PLAYERS.length + index + 1), ...cells },
        content: (side: MatchSide) => plan.substitutes[side][index] || null,
      })),
    },
    { name: "further", sheet, headingRow: isSingle ? list.headingRow : list.lastRow + 3, rows: 2 }
  );
  return { list: isSingle ? null : list, further, widths: widthsOf(list), right: list.right };
}

/** The Line-ups sheet: who plays each session instead of the usual four; in a match of one session the reserves alone, if any. */
export function lineUpsSheet({ head, paper, lists, scored }: MatchSheets): Draft[] {
  if (lists.lineUps === null) return [];
  const { list, further, widths, right } = lists.lineUps;
  const { name } = words;
  const grid = titledGrid(head, name, widths, { note: words.note[list ? "sessions" : "single"] });
  const rows = scored.plan.sessions.flatMap(({ round }) => MATCH_SIDES.map((side) => ({ session: round, side })));
  if (list) putList(grid, list, rows, contentsOf(list), undefined, ROW_HEIGHT);
  putList(grid, further, MATCH_SIDES, contentsOf(further), undefined, ROW_HEIGHT);
  const [first, last] = [RESERVES[0], further.has("player8") ? RESERVES[3] : RESERVES[1]] as const;
  const print = printSetup(paper, further.lastRow, right, {
    orientation: "landscape",
    once: [...(list ? [list.area([PLAYERS[0], PLAYERS[3]])] : []), further.area([first, last])],
  });
  return [grid.finish({ print })];
}
