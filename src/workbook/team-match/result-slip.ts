import { computed, either, joined, styled, type Computed, type Content } from "../kit/content";
import { rounded, unlessBlank } from "../kit/formula";
import { cancelledSaid, putLine, titledGrid } from "../kit/grid";
import { placeList, putRow, widthsOf } from "../kit/list";
import { printSetup } from "../kit/page";
import type { Draft } from "../model";
import { texts } from "../texts";
import { STYLES, TEAM_STYLES } from "../theme";
import { vpStyle } from "../vp-table";
import type { MatchSheets, MatchSide } from "./match-sheets";
import { resultSentence } from "./sentences";
import { viewOf } from "./views";

const words = texts.teamMatch.slip;

/** The slip that the winners' captain takes to the opponents to initial, and to the results desk. */
export function resultSlipSheet(sheets: MatchSheets): Draft {
  const { head, paper, scored, teams } = sheets;
  const { plan } = scored;
  const given = sheets.handicap !== null;
  const list = placeList(
    {
      label: { heading: null, width: 22, style: STYLES.label },
      content: { heading: null, width: 34, style: STYLES.sumLabel },
      gap: { heading: null, width: 4 },
      label2: { heading: null, width: 22, style: STYLES.label },
      content2: { heading: null, width: 20, style: vpStyle(STYLES.sum, plan.scale) },
    },
    { sheet: words.name, headingRow: 3, rows: given ? 6 : 5 }
  );
  const grid = titledGrid(head, words.name, widthsOf(list));

  const lead = viewOf(sheets, 0, "lead");
  const isBlank = `${lead.formula}=""`;
  const ahead = viewOf(sheets, 0, "ahead");
  const awayWins = `N(${ahead.formula})<0`;
  const [home, away] = [viewOf(sheets, 0, "vps"), viewOf(sheets, 1, "vps")];
  // Their own: one below 0 is that of a team which penalties in victory points have not kept from winning.
  const margin = computed(unlessBlank(lead.formula, `IF(${awayWins},-${lead.formula},${lead.formula})`));
  const signature = (label: string) => styled(label, TEAM_STYLES.signature);
  const line = styled(null as Content, TEAM_STYLES.signatureLine);
  // The slip says nothing before there is a result.
  const team = (ifAway: Computed, otherwise: Computed) => either(isBlank, "", either(awayWins, ifAway, otherwise));
  const rows = [
    { label: words.winners, content: team(teams[1], teams[0]), ...vps(either(awayWins, away, home)) },
    { label: words.opponents, content: team(teams[0], teams[1]), ...vps(either(awayWins, home, away)) },
    { label: words.wonBy, content: margin, label2: words.scored, content2: styled(boardsScored(sheets), STYLES.sum) },
  ];
  rows.forEach((contents, row) => {
    putRow(grid, list, row, contents);
    grid.height(list.row(row), 30);
  });
  putLine(grid, list.row(rows.length), list, noteOf(sheets), STYLES.status, 24);
  if (given) {
    const said = either(isBlank, "", joined(texts.teamMatch.slipHandicap, resultSentence(sheets, "handicap")));
    putLine(grid, list.row(rows.length + 1), list, said, STYLES.status, 24);
  }
  putRow(grid, list, given ? rows.length + 2 : rows.length + 1, {
    label: signature(words.signedWinners),
    content: line,
    label2: signature(words.signedOpponents),
    content2: line,
  });
  grid.height(list.lastRow, 40);
  return grid.finish({ print: printSetup(paper, list.lastRow, list.right) });
}

/** "7 of 7", and how many have been cancelled. */
function boardsScored(sheets: MatchSheets): Computed {
  const view = (total: "scored" | "cancelled") => viewOf(sheets, 0, total);
  return joined(view("scored"), words.scoredOf, sheets.scored.plan.boards, cancelledSaid(view("cancelled").formula));
}

/** Says that the match is tied, and that its victory points do not follow from the margin; or nothing. */
function noteOf(sheets: MatchSheets): Computed {
  const view = (side: MatchSide, total: "margin" | "scaleVps" | "vps" | "ahead") => viewOf(sheets, side, total).formula;
  const differs = (side: MatchSide) => `N(${view(side, "vps")})<>N(${view(side, "scaleVps")})`;
  const isGiven = `OR(${rounded(`N(${view(0, "margin")})+N(${view(1, "margin")})`)}<>0,${differs(0)},${differs(1)})`;
  const isTied = `${view(0, "ahead")}=0`;
  return joined(either(isTied, words.tied), either(isGiven, joined(either(isTied, " "), words.givenVps)));
}

function vps(content: Content): { readonly label2: string; readonly content2: Content } {
  return { label2: texts.common.victoryPoints, content2: content };
}
