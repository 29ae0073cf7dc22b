import { titledGrid } from "../kit/grid";
import { putHeadings, putRow, recordOf, widthsOf } from "../kit/list";
import { printSetup } from "../kit/page";
import type { Draft } from "../model";
import { PLAYERS } from "../team-names";
import { texts } from "../texts";
import { STYLES } from "../theme";
import { MATCH_SIDES, sessionLabel, type MatchSheets } from "./match-sheets";

const ROW_HEIGHT = 24;

/** The Line-ups sheet: who plays each session instead of the usual four; nothing of a match of one session. */
export function lineUpsSheet(sheets: MatchSheets): Draft[] {
  const { head, paper, lists, teams, scored } = sheets;
  const { plan } = scored;
  if (lists.lineUps === null) return [];
  const { list, further } = lists.lineUps;
  const { name, note } = texts.teamMatch.lineUps;
  const grid = titledGrid(head, name, widthsOf(list), { note });
  putHeadings(grid, list, STYLES.heading);
  plan.sessions.forEach(({ round: session }, index) => {
    for (const side of MATCH_SIDES) {
      const lineUp = plan.lineUps[index]?.[side] ?? [];
      putRow(grid, list, 2 * index + side, {
        session: sessionLabel(plan, session),
        team: teams[side],
        ...recordOf(PLAYERS, (_, player) => lineUp[player] || null),
      });
      grid.height(list.row(2 * index + side), ROW_HEIGHT);
    }
  });
  putHeadings(grid, further, STYLES.heading);
  for (const side of MATCH_SIDES) {
    const [player5 = "", player6 = ""] = plan.substitutes[side];
    putRow(grid, further, side, { team: teams[side], player5: player5 || null, player6: player6 || null });
    grid.height(further.row(side), ROW_HEIGHT);
  }
  return [grid.finish({ print: printSetup(paper, further.lastRow, list.right, { orientation: "landscape" }) })];
}
