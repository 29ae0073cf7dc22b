import { cellsOfOption, type EntryCell, type EntryLine, type EntryOption } from "../../src/workbook/entries";
import type { Cell, Sheet } from "../../src/workbook/model";
import { embeddedIn } from "../../src/workbook/reading/read-description";
import { readMap } from "../../src/workbook/reading/read-map";
import type { ListNames } from "./list-names";

/** The cells of a hidden sheet that describe the workbook, and the lines of text that replace them. */
interface CarriedText {
  readonly lines: readonly string[];
  readonly cells: ReadonlySet<Cell>;
}

/**
 * Writes the description of a workbook and its map of typed cells as text, a line for each list and each option. The
 * map's fixed cells, formulas and yellow cells are left out, since the texts of their sheets show them.
 *
 *     describes {"overtrick":1,"kind":"four-pairs","options":{"boards":24},"paper":"A4","formulas":"built-in"}
 *     map
 *         board ×24 on Table 1, table "1", board 1..24: contract boards.contract[], points boards.points[]
 *         option pairs, names: Scoresheet!names.name[]
 */
export function carriedText({ name, cells }: Pick<Sheet, "name" | "cells">, names: ListNames): CarriedText {
  const saved = cells.flatMap(({ value, ...cell }) => (value === null ? [] : { ...cell, value }));
  const carried = embeddedIn({ name, cells: saved });
  const map = carried && readMap(carried.map);
  if (!carried || (carried.map !== "" && !map)) return { lines: [], cells: new Set() };
  const description = cells.find(({ value }) => value === carried.description)!;
  const entries = map
    ? [
        ...lineGroups(map.entries.lines).map((group) => linesText(group, names)),
        ...optionTexts(map.entries.options, names),
      ]
    : [];
  return {
    lines: [`describes ${carried.description}`, ...(map ? ["map"] : []), ...entries.map((line) => `    ${line}`)],
    cells: new Set(cells.filter(({ row, column }) => row === description.row && column >= description.column)),
  };
}

/** Neighbouring lines of results on one sheet with the same columns. */
function lineGroups(lines: readonly EntryLine[]): EntryLine[][] {
  const groups: EntryLine[][] = [];
  let before = "";
  for (const line of lines) {
    const key = JSON.stringify([line.kind, line.sheet, line.typed, Object.keys(line.said)]);
    if (key === before) groups[groups.length - 1]!.push(line);
    else groups.push([line]);
    before = key;
  }
  return groups;
}

function linesText(lines: readonly EntryLine[], names: ListNames): string {
  const { kind, sheet, typed, said } = lines[0]!;
  const fixed = Object.keys(said).map((key) => `, ${key} ${valuesText(lines.map((line) => line.said[key]!))}`);
  const [top, bottom] = [lines[0]!.row, lines[lines.length - 1]!.row];
  const columns = Object.entries(typed).map(
    ([key, column]) => `${key} ${columnText({ sheet, row: top, column }, bottom, names)}`
  );
  return `${kind} ×${lines.length} on ${sheet}${fixed.join("")}: ${columns.join(", ")}`;
}

/** Values such as `1..24` for rising numbers, or a single value if all are the same. */
function valuesText(values: readonly string[]): string {
  const [first = ""] = values;
  if (values.every((value) => value === first)) return JSON.stringify(first);
  if (values.every((value, i) => value === String(Number(first) + i))) return `${first}..${values[values.length - 1]}`;
  return values.map((value) => JSON.stringify(value)).join(" ");
}

function optionTexts(options: readonly EntryOption[], names: ListNames): string[] {
  return options.map((option) => {
    const words = option.kind === "phrases" ? option.phrases.map(({ before, after }) => [before, after]) : [];
    const none = "none" in option ? `, none ${JSON.stringify(option.none)}` : "";
    const areas = areasText(cellsOfOption(option), names);
    return `option ${option.option}, ${option.kind}: ${areas}${words.length > 0 ? `, ${JSON.stringify(words)}` : ""}${none}`;
  });
}

/** Cells as areas: those of each column of a sheet from the first to the last. */
function areasText(cells: readonly EntryCell[], names: ListNames): string {
  const columns = new Map<string, EntryCell[]>();
  for (const cell of cells) {
    const key = `${cell.sheet}!${cell.column}`;
    columns.set(key, [...(columns.get(key) ?? []), cell]);
  }
  const areas = [...columns.values()].map((column) => {
    const [first, last] = [column[0]!, column[column.length - 1]!];
    return `${first.sheet}!${columnText(first, last.row, names)} ×${column.length}`;
  });
  return areas.join(", ");
}

/** A column from a cell down to a row; yellow cells of several columns are joined, so that their first column is enough. */
function columnText({ sheet, row, column }: EntryCell, bottom: number, names: ListNames): string {
  return names.area(sheet, { top: row, bottom, left: column, right: column }).replace(/:[\w+]+\[/, "[");
}
