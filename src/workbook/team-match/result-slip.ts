import type { Computed } from "../kit/content";
import { newGrid } from "../kit/grid";
import { putSheetTitle } from "../kit/headings";
import type { CellValue, Sheet } from "../model";
import { printSetup } from "../kit/print-setup";
import { STYLES, type Style } from "../theme";
import { TEAM_STYLES } from "../tables/styles";
import { teamName } from "./labels";
import type { MatchSheets } from "./match-sheets";
import { vpStyle } from "../vp-style";
import { viewAddress } from "./views";

const WIDTHS = [22, 34, 4, 22, 20];

/** The slip that the winners' captain takes to the opponents to initial, and to the results desk. */
export function resultSlipSheet(sheets: MatchSheets): Sheet {
  const { head, paper } = sheets;
  const grid = newGrid("Result slip", WIDTHS);
  putSheetTitle(grid, head, "Result slip", WIDTHS.length);
  slipRows(sheets).forEach(([label, content, right, rightContent, style], i) => {
    const row = 4 + i;
    grid.put(row, 1, label, STYLES.label);
    grid.put(row, 2, content, STYLES.sumLabel);
    grid.put(row, 4, right, STYLES.label);
    grid.put(row, 5, rightContent, style);
    grid.height(row, 30);
  });
  const sign = 8;
  ["Signed, winners", "Signed, opponents"].forEach((text, i) => {
    grid.put(sign, 1 + 3 * i, text, TEAM_STYLES.signature);
    grid.put(sign, 2 + 3 * i, null, TEAM_STYLES.signatureLine);
  });
  grid.height(sign, 40);
  return grid.finish({
    print: printSetup(paper, sign, WIDTHS.length),
  });
}

type Content = CellValue | Computed;

/** A line of the slip: two labels, each with its content, and the style of the second. */
type SlipRow = readonly [string, Content, string, Content, Style];

/** The teams, the winners first, the margin and the VPs. */
function slipRows(sheets: MatchSheets): readonly SlipRow[] {
  const { scored, layout } = sheets;
  const { plan, winner, lead, vps } = scored;
  const names = ([0, 1] as const).map((side) => teamName(plan, layout, side));
  const margin = viewAddress(1, 0, "lead");
  const first = winner === 1 ? 1 : 0;
  const who = (place: 0 | 1): Computed => {
    const [one, other] = place === 0 ? names : [...names].reverse();
    return {
      formula: `IF(N(${margin})<0,${other!.formula},${one!.formula})`,
      value: names[place === 0 ? first : 1 - first]!.value,
    };
  };
  const points = (place: 0 | 1): Computed => {
    const [home, away] = [viewAddress(1, 0, "vps"), viewAddress(1, 1, "vps")];
    const [one, other] = place === 0 ? [home, away] : [away, home];
    return {
      formula: `IF(N(${margin})<0,${other},${one})`,
      value: vps ? vps[place === 0 ? first : ((1 - first) as 0 | 1)] : "",
    };
  };
  const pointsStyle = vpStyle(STYLES.sum, plan.scale);
  return [
    ["Winners", who(0), "Victory points", points(0), pointsStyle],
    ["Opponents", who(1), "Victory points", points(1), pointsStyle],
    [
      "Won by, IMPs",
      {
        formula: `IF(${margin}="","",ABS(${margin}))`,
        value: winner === null ? "" : Math.abs(lead),
      },
      "Boards",
      plan.boards,
      STYLES.sum,
    ],
  ];
}
