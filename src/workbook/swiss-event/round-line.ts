import { contestantNumber } from "../../movements/contestant";
import { metBefore, type SwissMatch } from "../../sessions/swiss-event/rounds";
import type { Computed } from "../kit/content";
import type { Grid } from "../kit/grid";
import type { CellValue } from "../model";
import { areaAddress, cellAddress, onSheet } from "../reference";
import { STYLES, type Style } from "../theme";
import { vpStyle } from "../vp-style";
import { WORKING } from "../working/steps";
import { checkFormula, checkValue } from "./check-formula";
import { ROUND_FIRST_ROW, roundArea, roundColumn, type RoundColumn } from "./round-layout";
import { SWISS_STYLES } from "./styles";
import type { SwissSheets } from "./swiss-sheets";
import type { namesBeside } from "./team-formulas";
import { BYE_CELL, stepColumn, workingRow } from "./working-layout";

/** A line of a round's sheet: its match, or room for one. Lines count from 0. */
export function putRoundLine(
  grid: Grid,
  sheets: SwissSheets,
  name: ReturnType<typeof namesBeside>,
  round: number,
  line: number,
  match: SwissMatch | undefined
): void {
  const { event, layout, dialect } = sheets;
  const row = ROUND_FIRST_ROW + line;
  const at = (key: RoundColumn) => cellAddress(row, roundColumn(key));
  const put = (key: RoundColumn, content: CellValue | Computed, style: Style) =>
    grid.put(row, roundColumn(key), content, style);
  const { team = null, opponent = null } = match ?? {};
  put("table", line + 1, STYLES.label);
  put("team", team === null ? null : contestantNumber(team), STYLES.entry);
  put("teamName", name(at("team"), team), SWISS_STYLES.name);
  put("opponent", opponent !== null ? contestantNumber(opponent) : match ? "bye" : null, STYLES.entry);
  put("opponentName", name(at("opponent"), opponent), SWISS_STYLES.name);
  put("imps", match?.imps ?? null, SWISS_STYLES.imps);
  const typed = event.results.matches.filter((result) => result.round === round)[line];
  const points = vpStyle(STYLES.entry, event.plan.scale);
  const begun = `COUNT(${areaAddress(roundArea(layout, "opponentVps"))})>0`;
  const bye = onSheet(WORKING, cellAddress(BYE_CELL.row, BYE_CELL.column));
  const scale = (margin: string) => `IF(ISNUMBER(${at("imps")}),${dialect.victoryPoints(margin)},"")`;
  const first = {
    formula: `IF(${at("opponent")}="bye",IF(${begun},${bye},""),${scale(at("imps"))})`,
    value: match?.vps ?? "",
  };
  const second = { formula: scale(`-${at("imps")}`), value: match?.opponentVps ?? "" };
  put("vps", typed?.vps ?? first, points);
  put("opponentVps", typed?.opponentVps ?? second, points);
  const met = match ? metBefore(event.rounds, match) : null;
  const metCell = cellAddress(workingRow(layout, round, line), stepColumn("met"));
  put("met", { formula: onSheet(WORKING, metCell), value: met ?? "" }, STYLES.check);
  const check = checkFormula(sheets, round, row);
  const remark = checkValue(sheets, round, match, met);
  put("check", { formula: check, value: remark, group: "check" }, STYLES.check);
}
