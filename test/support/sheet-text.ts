import type { Area, Cell, CellValue, Sheet, Workbook } from "../../src/workbook/model";
import { areaAddress, cellAddress, columnLetters } from "../../src/workbook/reference";
import { cellRuns, columnRuns, type CellRun } from "./cell-runs";
import { dotted, type ListNames, type NamedList } from "./list-names";
import { carriedText } from "./map-text";
import { styleName } from "./style-names";

/** Values of a run that do not go on its first line are below it, in lines of about this length. */
const WIDTH = 100;

/**
 * A sheet as text: its set-up, its lists by columns, and the cells that stand in none, both in runs from the top down.
 *
 *     list standings, headings in row 4, rows 5:9, from column A
 *     standings.total heading "Total"
 *         0..4 computed =totals.pair0[0]
 *             26 | 29 | 26 ×2 | 68
 *     A10 fixed "Rounds played"
 *
 * A formula is as the run's first cell has it; a value on the line of the rows is that of all its cells; cells without a
 * value have "-", or none where the whole run has none.
 */
export function sheetText(sheet: Sheet, names: ListNames): string {
  const { name, hidden, frozenRows, widths, heights } = sheet;
  const { blocks, cells, merges } = listBlocks(sheet, names);
  const carried = carriedText(sheet, names);
  const at = (area: Area) => names.area(name, area);
  const targetOf = ({ sheet: target, row, column }: Sheet["links"][number]["to"]) =>
    names.area(target, { top: row, left: column, bottom: row, right: column });
  return [
    `sheet ${name}${hidden ? " (hidden)" : ""}`,
    ...(frozenRows > 0 ? [`frozen rows ${frozenRows}`] : []),
    `widths ${folded(
      widths.map((width, i) => [i + 1, width]),
      columnLetters
    )}`,
    ...(heights.size > 0
      ? [
          `heights ${folded(
            [...heights].sort(([a], [b]) => a - b),
            String
          )}`,
        ]
      : []),
    ...printLines(sheet),
    ...mergeLines(merges),
    ...validationLines(sheet, at, names),
    ...sheet.highlights.map(
      ({ area, tone, formula: condition }) =>
        `highlight ${at(area)} ${tone} =${names.formula(condition, { sheet: name, row: area.top, column: area.left })}`
    ),
    ...sheet.links.map(({ area, to }) => `link ${at(area)} to ${to.sheet}!${targetOf(to)}`),
    ...chartLines(sheet, names),
    ...blocks,
    ...cellRuns(cells.filter((cell) => !carried.cells.has(cell))).flatMap((run) => {
      const { first, last } = run;
      const area = { top: first.row, left: first.column, bottom: last.row, right: last.column };
      return runLines(place(area), run, formulasOf(name, names));
    }),
    ...carried.lines,
  ]
    .map((line) => `${line.replace(/\n/g, "⏎")}\n`)
    .join("");
}

/** What stands in a column of a list: `alone` where the cells beside it that the column takes are not joined to it. */
interface Taken {
  readonly cell: Cell;
  readonly alone: boolean;
}

/** The lists of a sheet by columns, and what is left: the cells and the merged areas that are of none. */
function listBlocks(sheet: Sheet, names: ListNames) {
  const lists = names.lists(sheet.name);
  const cells = new Map(sheet.cells.map((cell) => [cellAddress(cell.row, cell.column), cell]));
  if (cells.size < sheet.cells.length) throw new Error("A cell is written twice.");
  const merges = new Map(sheet.merges.map((area) => [place(area), area]));
  const take = (row: number, { left, right }: Pick<Area, "left" | "right">): Taken[] => {
    const addresses = Array.from({ length: right - left + 1 }, (_, i) => cellAddress(row, left + i));
    const [cell, ...beside] = addresses.map((address) => cells.get(address));
    if (!cell) return [];
    const joined = place({ top: row, left, bottom: row, right });
    const isJoined = merges.has(joined) && beside.every((other) => other && isBlankAs(other, cell));
    const alone = right > left && !isJoined;
    for (const address of alone ? addresses.slice(0, 1) : addresses) cells.delete(address);
    if (!alone) merges.delete(joined);
    return [{ cell, alone }];
  };
  // Rows first: where one list has its headings another may have a row.
  const placed = lists.map((list) => ({
    list,
    columns: [...list.columns].map(([key, columns]) => ({
      key,
      columns,
      rows: list.rows.flatMap((row) => take(row, columns)),
    })),
  }));
  const formula = formulasOf(sheet.name, names);
  const blocks = placed.flatMap(({ list, columns: all }) => [
    listLine(list, lists),
    ...all.flatMap(({ key, columns, rows }) => {
      const span = columns.right - columns.left + 1;
      const head = `${dotted(list)}${key}${span > 1 ? ` ×${span}` : ""}`;
      const heading = takenLines(take(list.headingRow, columns), list, () => head, formula);
      const lines = takenLines(
        rows,
        list,
        (first, last) => (first === last ? `${first}` : `${first}..${last}`),
        formula
      );
      return [...(heading.length > 0 ? heading : [head]), ...lines.map((line) => `    ${line}`)];
    }),
  ]);
  return { blocks, cells: [...cells.values()], merges: [...merges.values()] };
}

function isBlankAs({ value, formula, group, style }: Cell, cell: Cell): boolean {
  return value === null && formula === undefined && group === undefined && styleName(style) === styleName(cell.style);
}

/** The runs of a list's column, each by its first and its last row. */
function takenLines(
  taken: readonly Taken[],
  { rows }: NamedList,
  where: (first: number, last: number) => string,
  formula: (cell: Cell) => string
): string[] {
  const isAlone = new Map(taken.map(({ cell, alone }) => [cell, alone]));
  const index = ({ row }: Cell) => rows.indexOf(row);
  const isNext = (before: Cell, cell: Cell) =>
    index(cell) === index(before) + 1 && isAlone.get(cell) === isAlone.get(before);
  return columnRuns([...isAlone.keys()], isNext).flatMap((run) => {
    const { first, last } = run;
    return runLines(where(index(first), index(last)) + (isAlone.get(first) ? " alone" : ""), run, formula);
  });
}

function formulasOf(sheet: string, names: ListNames) {
  return ({ row, column, formula = "" }: Cell) => names.formula(formula, { sheet, row, column });
}

/** Where a list stands: beside another one, if there is one, whose headings are in the same row. */
function listLine(list: NamedList, lists: readonly NamedList[]): string {
  const before = lists.filter((each) => each.headingRow === list.headingRow && each.right < list.left);
  const nearest = before.sort((a, b) => b.right - a.right)[0];
  const where = nearest
    ? `${list.left - nearest.right} right of ${nearest.called}`
    : `from column ${columnLetters(list.left)}`;
  const name = list.called === "" ? "" : ` ${list.called}`;
  return `list${name}, headings in row ${list.headingRow}, rows ${rowsText(list.rows)}, ${where}`;
}

/** What a workbook has besides its sheets: title, date, the sheets' order, defined names. */
export function workbookText({ title, date, sheets, names }: Workbook, lists: ListNames): string {
  return [
    `title ${JSON.stringify(title)}`,
    `date ${JSON.stringify(date)}`,
    ...sheets.map(({ name, hidden }) => `sheet ${name}${hidden ? " (hidden)" : ""}`),
    ...names.map(({ name, sheet, area }) => `name ${name} ${sheet}!${lists.area(sheet, area)}`),
  ]
    .map((line) => `${line}\n`)
    .join("");
}

/** A value as it stands in a sheet's text. */
function valueText(value: CellValue): string {
  return value === null ? "-" : JSON.stringify(value);
}

function runLines(where: string, { first, style, shared, values }: CellRun, formula: (cell: Cell) => string): string[] {
  const alike = values.every((value) => value === values[0]);
  const head = [
    where,
    style,
    ...(shared ? ["shared"] : []),
    ...(alike && values[0] !== null ? [valueText(values[0]!)] : []),
    ...(first.formula === undefined ? [] : [`=${formula(first)}`]),
  ].join(" ");
  return alike ? [head] : [head, ...wrapped(values)];
}

/** Values in lines, one that is repeated with how often. */
function wrapped(values: readonly CellValue[]): string[] {
  const lines: string[] = [];
  for (let i = 0; i < values.length;) {
    let times = 1;
    while (i + times < values.length && values[i + times] === values[i]) times++;
    const text = valueText(values[i]!) + (times > 1 ? ` ×${times}` : "");
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + text.length < WIDTH) lines[lines.length - 1] = `${last} | ${text}`;
    else lines.push(`    ${text}`);
    i += times;
  }
  return lines;
}

/** Sizes of rows or columns, neighbours of the same size told once: "A 6, B:D 12". */
function folded(sizes: readonly (readonly [at: number, size: number])[], name: (at: number) => string): string {
  return runsOf(sizes)
    .map(({ first, last, what }) => `${between(first, last, name)} ${what}`)
    .join(", ");
}

/** Neighbouring rows or columns of which the same is to be said. */
function runsOf<T>(found: readonly (readonly [at: number, what: T])[]) {
  const runs: { first: number; last: number; what: T }[] = [];
  for (const [at, what] of found) {
    const run = runs[runs.length - 1];
    if (run && run.last + 1 === at && run.what === what) run.last = at;
    else runs.push({ first: at, last: at, what });
  }
  return runs;
}

function between(first: number, last: number, name: (at: number) => string): string {
  return first === last ? name(first) : `${name(first)}:${name(last)}`;
}

function place(area: Area): string {
  return areaAddress(area).replace(/\$/g, "");
}

function printLines({ print }: Sheet): string[] {
  if (!print) return [];
  const { area, titleRows, orientation, paper, pagesFrom, once } = print;
  const pages = pagesFrom === null ? "on one page" : `pages from rows ${pagesFrom.join(" ")}`;
  return [
    `print ${place(area)}, ${paper} ${orientation}, title rows ${titleRows.join(":")}, ${pages}${once ? `, once ${once.map(place).join(" or ")} show something` : ""}`,
  ];
}

/** Merged areas; rows that are merged alike are told once, by their columns. */
function mergeLines(merges: readonly Area[]): string[] {
  const sorted = [...merges].sort((a, b) => a.top - b.top || a.left - b.left);
  const flat = sorted.filter(({ top, bottom }) => top === bottom);
  const columnsOf = (row: number) =>
    flat.filter(({ top }) => top === row).map(({ left, right }) => `${columnLetters(left)}:${columnLetters(right)}`);
  const alike = new Map<string, number[]>();
  for (const row of new Set(flat.map(({ top }) => top))) {
    const columns = columnsOf(row).join(" ");
    alike.set(columns, [...(alike.get(columns) ?? []), row]);
  }
  const tall = sorted.filter((area) => !flat.includes(area)).map(place);
  return [
    ...[...alike].map(([columns, rows]) => `merged in rows ${rowsText(rows)}: ${columns}`),
    ...(tall.length > 0 ? [`merged ${tall.join(" ")}`] : []),
  ];
}

/** Rows such as "4:6 8". */
function rowsText(rows: readonly number[]): string {
  return runsOf(rows.map((row) => [row, ""] as const))
    .map(({ first, last }) => between(first, last, String))
    .join(" ");
}

function validationLines({ name, validations }: Sheet, at: (area: Area) => string, names: ListNames): string[] {
  const areas = new Map<string, string[]>();
  for (const { area, rule, error } of validations) {
    const what =
      rule.kind === "list"
        ? `list ${rule.values.map((value) => JSON.stringify(value)).join(",")}`
        : rule.kind === "nothing"
          ? rule.kind
          : rule.kind === "range" || rule.kind === "words"
            ? `${rule.kind === "range" ? "list" : "words"} =${names.formula(rule.kind === "range" ? rule.range : rule.words, { sheet: name, row: area.top, column: area.left })}`
            : `${rule.kind} ${rule.least} to ${rule.most}`;
    const said = error === null ? "anything else too" : JSON.stringify([error.title, error.text]);
    const line = `${what}: ${said}`;
    areas.set(line, [...(areas.get(line) ?? []), at(area)]);
  }
  return [...areas].map(([line, where]) => `validation ${where.join(" ")} ${line}`);
}

function chartLines({ charts }: Sheet, names: ListNames): string[] {
  return charts.flatMap(({ title, sheet, categories, lines, anchor, description }) => [
    `chart ${place(anchor)} ${JSON.stringify(title)}, of ${sheet}!${names.area(sheet, categories)}: ${description}`,
    ...lines.map(({ name: { row, column, value }, values }) => {
      const name = names.area(sheet, { top: row, bottom: row, left: column, right: column });
      return `    line ${name} ${JSON.stringify(value)} ${names.area(sheet, values)}`;
    }),
  ]);
}
