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
  if (plan.sessions.length === 1) return null;
  const cells = { style: STYLES.entryName, width: 22 };
  const players = playerColumns(cells, words.players);
  const team = ({ side }: Pick<LineUpRow, "side">) => sheets().teams[side];
  const list: LineUpLists["list"] = placeList(
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
  const reserve = (index: 0 | 1) => (side: MatchSide) => plan.substitutes[side][index] || null;
  const further: LineUpLists["further"] = placeList(
    {
      team: { heading: words.further, span: 2, style: TEAM_STYLES.nameLabel, content: (side) => team({ side }) },
      player5: { heading: words.player(5), ...cells, content: reserve(0) },
      player6: { heading: words.player(6), ...cells, content: reserve(1) },
    },
    { name: "further", sheet, headingRow: list.lastRow + 3, rows: 2 }
  );
  return { list, further };
}

/** The Line-ups sheet: who plays each session instead of the usual four; nothing of a match of one session. */
export function lineUpsSheet({ head, paper, lists, scored }: MatchSheets): Draft[] {
  if (lists.lineUps === null) return [];
  const { list, further } = lists.lineUps;
  const { name, note } = words;
  const grid = titledGrid(head, name, widthsOf(list), { note });
  const rows = scored.plan.sessions.flatMap(({ round }) => MATCH_SIDES.map((side) => ({ session: round, side })));
  putList(grid, list, rows, contentsOf(list), undefined, ROW_HEIGHT);
  putList(grid, further, MATCH_SIDES, contentsOf(further), undefined, ROW_HEIGHT);
  const print = printSetup(paper, further.lastRow, list.right, {
    orientation: "landscape",
    once: [list.area([PLAYERS[0], PLAYERS[3]]), further.area(["player5", "player6"])],
  });
  return [grid.finish({ print })];
}
