import { writeCutLine } from "../kit/card";
import { computed, ifElse, joined, styled, type Computed, type Content } from "../kit/content";
import { rounded, unlessBlank } from "../kit/formula";
import { cancelledText, writeLine, titledGrid, type Grid } from "../kit/grid";
import { widthsOf } from "../kit/columns";
import { layOutList, type List } from "../kit/list";
import { writeRow } from "../kit/write-list";
import { printSetup } from "../kit/page";
import type { Draft } from "../model";
import { texts } from "../texts";
import { STYLES, TEAM_STYLES } from "../theme";
import { vpStyle } from "../vp-table";
import type { MatchSheets, MatchSide } from "./match-sheets";
import { resultSentence } from "./sentences";
import { viewOf } from "./views";

const words = texts.teamMatch.slip;

type SlipColumn = "label" | "content" | "gap" | "label2" | "content2";

/** Row heights in points. */
const HEIGHTS = { heading: 22, row: 33, note: 24, signature: 42, halfGap: 14 } as const;

/**
 * Makes the result slip that the winners' captain takes to the opponents to initial, then to the results desk, and a
 * copy for each team, to cut apart.
 */
export function resultSlipSheet(sheets: MatchSheets): Draft {
  const { head, paper, teams } = sheets;
  const { desk, team } = words.copies;
  let list = placeSlip(sheets, 4);
  const grid = titledGrid(head, words.name, widthsOf(list));
  [desk, joined(team, teams[0]), joined(team, teams[1])].forEach((copy, index) => {
    if (index > 0) list = placeSlip(sheets, writeCutLine(grid, list.lastRow, HEIGHTS.halfGap));
    putSlip(grid, sheets, list, copy);
  });
  return grid.finish({ print: printSetup(paper, list.lastRow, list.right) });
}

function placeSlip({ scored, handicap }: MatchSheets, headingRow: number): List<SlipColumn> {
  return layOutList(
    {
      label: { heading: null, width: 22, style: STYLES.label },
      // The cell has no shading, since somebody may fill it in with a pencil.
      content: { heading: null, width: 34, style: { ...STYLES.sumLabel, fill: null } },
      gap: { heading: null, width: 4 },
      label2: { heading: null, width: 22, style: STYLES.label },
      content2: { heading: null, width: 20, style: vpStyle(STYLES.sum, scored.plan.scale) },
    },
    { name: "slip", sheet: words.name, headingRow, rows: handicap !== null ? 6 : 5 }
  );
}

/** Writes a slip under a heading that says who gets it. */
function putSlip(grid: Grid, sheets: MatchSheets, list: List<SlipColumn>, copy: Content): void {
  const { teams, handicap } = sheets;
  const lead = viewOf(sheets, 0, "lead");
  const isBlank = `${lead.formula}=""`;
  const ahead = viewOf(sheets, 0, "ahead");
  const awayWins = `N(${ahead.formula})<0`;
  const [home, away] = [viewOf(sheets, 0, "vps"), viewOf(sheets, 1, "vps")];
  // The winners' own margin; it is below 0 if they win by victory points only because of the opponents' penalties.
  const margin = computed(unlessBlank(lead.formula, `IF(${awayWins},-${lead.formula},${lead.formula})`));
  const signature = (label: string) => styled(label, TEAM_STYLES.signature);
  const line = styled(null as Content, TEAM_STYLES.signatureLine);
  // The slip names no team before there is a result.
  const team = (ifAway: Computed, otherwise: Computed) => ifElse(isBlank, "", ifElse(awayWins, ifAway, otherwise));
  const rows = [
    { label: words.winners, content: team(teams[1], teams[0]), ...vps(ifElse(awayWins, away, home)) },
    { label: words.opponents, content: team(teams[0], teams[1]), ...vps(ifElse(awayWins, home, away)) },
    { label: words.wonBy, content: margin, label2: words.scored, content2: styled(boardsScored(sheets), STYLES.sum) },
  ];
  writeLine(grid, list.headingRow, list, copy, STYLES.cutHeading, HEIGHTS.heading);
  rows.forEach((contents, row) => {
    writeRow(grid, list, row, contents);
    grid.height(list.row(row), HEIGHTS.row);
  });
  writeLine(grid, list.row(rows.length), list, noteOf(sheets), STYLES.status, HEIGHTS.note);
  if (handicap !== null) {
    const text = ifElse(isBlank, "", joined(texts.teamMatch.slipHandicap, resultSentence(sheets, "handicap")));
    writeLine(grid, list.row(rows.length + 1), list, text, STYLES.status, HEIGHTS.note);
  }
  writeRow(grid, list, handicap !== null ? rows.length + 2 : rows.length + 1, {
    label: signature(words.signedWinners),
    content: line,
    label2: signature(words.signedOpponents),
    content2: line,
  });
  grid.height(list.lastRow, HEIGHTS.signature);
}

/** Returns "7 of 7", followed by the number of cancelled boards if there are any. */
function boardsScored(sheets: MatchSheets): Computed {
  const view = (total: "scored" | "cancelled") => viewOf(sheets, 0, total);
  return joined(view("scored"), words.scoredOf, sheets.scored.plan.boards, cancelledText(view("cancelled").formula));
}

/**
 * Returns notes for a tied match, and for victory points that do not follow from the margin; blank if neither applies.
 */
function noteOf(sheets: MatchSheets): Computed {
  const view = (side: MatchSide, total: "margin" | "scaleVps" | "vps" | "ahead") => viewOf(sheets, side, total).formula;
  const differs = (side: MatchSide) => `N(${view(side, "vps")})<>N(${view(side, "scaleVps")})`;
  const isGiven = `OR(${rounded(`N(${view(0, "margin")})+N(${view(1, "margin")})`)}<>0,${differs(0)},${differs(1)})`;
  const isTied = `${view(0, "ahead")}=0`;
  const remark = joined(ifElse(isTied, `${words.tied} `), ifElse(isGiven, words.givenVps));
  return computed(`TRIM(${remark.formula})`);
}

function vps(content: Content): { readonly label2: string; readonly content2: Content } {
  return { label2: texts.common.victoryPoints, content2: content };
}
