import { contestantNumber } from "../../../movements/contestant";
import { HOME_KINDS } from "../../../sessions/kinds";
import type { EntryOption } from "../../entries";
import { foundTable, shownPoints } from "./board-cells";
import { boardLines, fits, homeTable } from "./older-boards";
import { countedRows, findList } from "./older-list";
import { scoresheetScale } from "./older-scale";
import { headed, planned, scaleOption, type TellKind } from "./older-session";
import { foundSheet } from "./older-sheets";
import { PAIR_HEADINGS, SHEETS } from "./words";

/** Four or five pairs at two tables, who were the first to have sheets. */
export const tellHome: TellKind = (sheets) => {
  const scoresheet = sheets.get(SHEETS.scoresheet);
  const tables = ["1", "2"].flatMap((table) => {
    const sheet = sheets.get(SHEETS.table(table));
    return sheet ? (homeTable(table, sheet) ?? []) : [];
  });
  const names = scoresheet && findList(scoresheet, PAIR_HEADINGS);
  const [table1, table2] = tables;
  if (!scoresheet || !names || !table1 || !table2) return null;
  const { pair = 0, names: name = 0 } = names.columns;
  const rows = countedRows(scoresheet, names.headingRow, pair);
  const kind = HOME_KINDS.find(({ pairs }) => pairs === rows.length)?.name;
  if (!kind) return null;
  const scale = scoresheetScale(scoresheet);
  const played = {
    boards: table1.boards.length,
    rounds: Math.max(...table2.boards.map(({ block }) => parseInt(block, 10) || 0)),
    ...(scale.length > 0 ? { scoring: "vps" } : {}),
  };
  const options = headed(kind, scoresheet, { ...played, ...scaleOption(kind, scoresheet, played) });
  const plan = planned(kind, options);
  const isNumber = (of: Parameters<typeof contestantNumber>[0], shown: string) =>
    parseInt(shown, 10) === contestantNumber(of);
  if (!plan || !fits(plan.movement, tables, isNumber)) return null;
  const pairs: EntryOption = {
    ...{ kind: "names", option: "pairs" },
    cells: rows.map((row) => ({ sheet: scoresheet.name, row, column: name })),
  };
  const lines = tables.flatMap((table) => boardLines(table, () => ({ adjusted: table.columns.adjusted })));
  return {
    kind,
    options,
    plan,
    entries: { lines, options: [pairs, ...scale] },
    sheets: [...tables.map(foundTable), foundSheet(scoresheet)],
    others: [],
    shown: shownPoints(tables, lines),
    assumed: [],
  };
};
