import type { Area, CellValue, Sheet, Workbook } from "../../src/workbook/model";
import { areaAddress, columnLetters } from "../../src/workbook/reference";
import { cellRuns, type CellRun } from "./cell-runs";

/** Values of a run that do not go on its first line are below it, in lines of about this length. */
const WIDTH = 100;

/**
 * A sheet as text: its set-up, then its cells in runs from the top down.
 *
 *     H6:H29 computed =IF(COUNT(G6:H6)=2,G6-H6,"")
 *         10 | -470 | 30 | "" ×21
 *
 * A formula is as the run's first cell has it; a value on the line of the range is that of all its
 * cells; cells without a value have "-", or none where the whole run has none.
 */
export function sheetText(sheet: Sheet): string {
  const { name, hidden, frozenRows, widths, heights, merges, cells } = sheet;
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
    ...validationLines(sheet),
    ...sheet.highlights.map(({ area, tone, formula }) => `highlight ${place(area)} ${tone} =${formula}`),
    ...chartLines(sheet),
    ...cellRuns(cells).flatMap(runLines),
  ]
    .map((line) => `${line.replace(/\n/g, "⏎")}\n`)
    .join("");
}

/** What a workbook has besides its sheets: title, date, the sheets' order, defined names. */
export function workbookText({ title, date, sheets, names }: Workbook): string {
  return [
    `title ${JSON.stringify(title)}`,
    `date ${JSON.stringify(date)}`,
    ...sheets.map(({ name, hidden }) => `sheet ${name}${hidden ? " (hidden)" : ""}`),
    ...names.map(({ name, sheet, area }) => `name ${name} ${sheet}!${place(area)}`),
  ]
    .map((line) => `${line}\n`)
    .join("");
}

/** A value as it stands in a sheet's text. */
export function valueText(value: CellValue): string {
  return value === null ? "-" : JSON.stringify(value);
}

function runLines({ range, style, shared, formula, values }: CellRun): string[] {
  const alike = values.every((value) => value === values[0]);
  const head = [
    range,
    style,
    ...(shared ? ["shared"] : []),
    ...(alike && values[0] !== null ? [valueText(values[0]!)] : []),
    ...(formula === undefined ? [] : [`=${formula}`]),
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
  const { area, titleRows, orientation, paper, pagesFrom } = print;
  const pages = pagesFrom === null ? "on one page" : `pages from rows ${pagesFrom.join(" ")}`;
  return [`print ${place(area)}, ${paper} ${orientation}, title rows ${titleRows.join(":")}, ${pages}`];
}

/** Merged areas; rows below each other that are merged alike are told once, by their columns. */
function mergeLines(merges: readonly Area[]): string[] {
  const sorted = [...merges].sort((a, b) => a.top - b.top || a.left - b.left);
  const flat = sorted.filter(({ top, bottom }) => top === bottom);
  const rows = new Map<number, string>();
  for (const { top, left, right } of flat) {
    const columns = `${columnLetters(left)}:${columnLetters(right)}`;
    rows.set(top, rows.has(top) ? `${rows.get(top)} ${columns}` : columns);
  }
  const tall = sorted.filter((area) => !flat.includes(area)).map(place);
  return [
    ...runsOf([...rows]).map(
      ({ first, last, what }) => `merged in row${first === last ? "" : "s"} ${between(first, last, String)}: ${what}`
    ),
    ...(tall.length > 0 ? [`merged ${tall.join(" ")}`] : []),
  ];
}

function validationLines({ validations }: Sheet): string[] {
  const areas = new Map<string, string[]>();
  for (const { area, rule, error } of validations) {
    const what =
      rule.kind === "list"
        ? `list ${rule.values.map((value) => JSON.stringify(value)).join(",")}`
        : `${rule.kind} ${rule.least} to ${rule.most}`;
    const said = error === null ? "anything else too" : JSON.stringify([error.title, error.text]);
    const line = `${what}: ${said}`;
    areas.set(line, [...(areas.get(line) ?? []), place(area)]);
  }
  return [...areas].map(([line, where]) => `validation ${where.join(" ")} ${line}`);
}

function chartLines({ charts }: Sheet): string[] {
  return charts.flatMap(({ title, sheet, categories, lines, anchor, description }) => [
    `chart ${place(anchor)} ${JSON.stringify(title)}, of ${sheet}!${place(categories)}: ${description}`,
    ...lines.map(
      ({ name, values }) =>
        `    line ${columnLetters(name.column)}${name.row} ${JSON.stringify(name.value)} ${place(values)}`
    ),
  ]);
}
