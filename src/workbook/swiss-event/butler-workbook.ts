import type { Butler, ButlerPair, Datum } from "../../season/event-match/butler";
import type { SwissEventPlan } from "../../sessions/event/plan";
import { assemble, frameOf, type WorkbookOptions } from "../assemble";
import { column } from "../kit/columns";
import { layOutList } from "../kit/list";
import { listSheet } from "../kit/list-sheet";
import { newGrid } from "../kit/grid";
import type { Workbook } from "../model";
import { texts } from "../texts";
import { STYLES } from "../theme";

const words = texts.swissEvent.butler;
const ROW = 20;
const AVERAGE = { ...STYLES.fixed, format: "0.00" };

/** Makes a workbook of pairs ranked over an event (Butler), with the datum of each board, for reading and printing. */
export function butlerWorkbook(
  { title, date }: SwissEventPlan,
  { pairs, datums }: Butler,
  options: WorkbookOptions = {}
): Workbook {
  const frame = frameOf({ title, date, subtitle: words.subtitle }, null, options);
  const ranking = layOutList<"place" | "pair" | "team" | "boards" | "imps" | "average", ButlerPair>(
    {
      place: column(texts.common.place, 8, STYLES.label, ({ place }) => place),
      pair: column(words.pair, 40, STYLES.text, ({ players }) => players.join(" & ")),
      team: column(texts.common.team, 24, STYLES.text, ({ team }) => team),
      boards: column(texts.common.boards, 9, STYLES.fixed, ({ boards }) => boards),
      imps: column(texts.common.imps, 9, STYLES.fixed, ({ imps }) => imps),
      average: column(words.average, 12, AVERAGE, ({ average }) => average),
    },
    { sheet: words.name, headingRow: 4, rows: pairs.length }
  );
  const boards = layOutList<"round" | "board" | "datum" | "scores", Datum>(
    {
      round: column(texts.common.round, 9, STYLES.label, ({ round }) => round),
      board: column(texts.common.board, 9, STYLES.fixed, ({ board }) => board),
      datum: column(words.datum, 14, STYLES.fixed, ({ datum }) => datum),
      scores: column(words.scores, 10, STYLES.fixed, ({ scores }) => scores),
    },
    { sheet: words.datums, headingRow: 4, rows: datums.length }
  );
  const appearance = { headingHeight: 24, rowHeight: ROW };
  const sheets = [
    listSheet(frame, ranking, pairs, { ...appearance, note: words.note }),
    listSheet(frame, boards, datums, appearance),
  ];
  const workbook = assemble(frame, sheets, () => newGrid(words.name, []).finish({ hidden: true }), [], {
    lines: [],
    options: [],
  });
  // This workbook needs neither the scales nor the hidden sheet.
  return { ...workbook, sheets: workbook.sheets.slice(0, sheets.length), names: [] };
}
