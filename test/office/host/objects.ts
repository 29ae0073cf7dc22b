/** The objects of Excel's library that the pane asks for, over the open workbook. */
import type { Area } from "../../../src/workbook/model";
import { cellAddress } from "../../../src/workbook/reference";
import {
  ALL_SHEETS,
  checkChangeable,
  createWorkbook,
  insertSheets,
  isFormula,
  Refusal,
  setCell,
  sheetNamed,
  typable,
  unprotected,
  type Chart,
  type ChartLine,
  type OpenWorkbook,
  type Worksheet,
} from "./workbook";

/** What an object answers with: a value, another object, or either later. */
export type Answer = unknown;

/** An object as batches address it: by the names that the library sends. */
export interface HostObject {
  /** What the library asks for it by when it wants it again. */
  readonly id?: string;
  /** The same of what is no member of a collection, such as a range. */
  readonly reference?: string;
  readonly get?: Readonly<Record<string, () => Answer>>;
  readonly set?: Readonly<Record<string, (value: never) => void>>;
  readonly call?: Readonly<Record<string, (...values: never[]) => Answer>>;
  /** Of a collection: all, and one by name or id. */
  readonly items?: () => readonly HostObject[];
  readonly item?: (key: string) => HostObject;
}

const OBJECT = Symbol("an object of the host");
export const object = (made: HostObject): HostObject => Object.assign(made, { [OBJECT]: true });

/** What is answered where an object that was asked for need not be there. */
export const NOTHING: HostObject = object({});

export function isHostObject(answer: Answer): answer is HostObject {
  return typeof answer === "object" && answer !== null && OBJECT in answer;
}

/** A range, as other calls are given it. */
interface Range extends HostObject {
  readonly place: string;
}

/** The workbook that is open. */
export function workbookObject(workbook: OpenWorkbook): HostObject {
  return object({
    get: {
      Worksheets: () => worksheetsObject(workbook),
      Names: () => namesObject(workbook),
      Tables: () => tablesObject(workbook),
      Protection: () => structureObject(workbook),
      Application: () => applicationObject(workbook),
    },
    call: {
      GetActiveCell: () => activeCell(workbook),
      GetSelectedRange: () => selectedRange(workbook),
      InsertWorksheetsFromBase64: (base64: string) => insertSheets(workbook, base64),
      // As the web makes a new workbook.
      CreateAndOpenWorkbook: (base64: string) => createWorkbook(workbook, base64),
      // Ranges that the library has kept are let go.
      _RemoveReference: () => undefined,
    },
  });
}

/** What Microsoft's library reports of itself. */
export const TELEMETRY: HostObject = object({ call: { SendTelemetryEvent: () => undefined } });

/** What its library tells Excel when it takes events. */
export const ADDIN: HostObject = object({ call: { NotifyActionHandlerReady: () => undefined } });

/** The application, which makes new workbooks. */
function applicationObject(workbook: OpenWorkbook): HostObject {
  const created = object({ call: { Open: () => undefined } });
  return object({ call: { CreateWorkbook: (base64: string) => (createWorkbook(workbook, base64), created) } });
}

function worksheetsObject(workbook: OpenWorkbook): HostObject {
  return object({
    items: () => workbook.sheets.map((sheet) => worksheetObject(workbook, sheet)),
    item: (key) => worksheetObject(workbook, sheetNamed(workbook, key)),
    call: {
      GetItem: (key: string) => worksheetObject(workbook, sheetNamed(workbook, key)),
      ...watching(workbook, ALL_SHEETS),
    },
  });
}

/** How the library says whose changes it wants to be told. */
function watching({ watched, followed }: OpenWorkbook, sheet: string): HostObject["call"] {
  return {
    _RegisterSelectionChangedEvent: () => void followed.add(sheet),
    _UnregisterSelectionChangedEvent: () => void followed.delete(sheet),
    _RegisterDataChangedEvent: () => void watched.add(sheet),
    _UnregisterDataChangedEvent: () => void watched.delete(sheet),
  };
}

function worksheetObject(workbook: OpenWorkbook, sheet: Worksheet): HostObject {
  const changeable = () => {
    checkChangeable(workbook);
    return sheetNamed(workbook, sheet.id);
  };
  return object({
    id: sheet.id,
    get: {
      Id: () => sheet.id,
      Name: () => sheet.name,
      Visibility: () => sheet.visibility,
      Protection: () => protectionObject(workbook, sheet),
      Charts: () => chartsObject(workbook, sheet),
    },
    set: { Visibility: (visibility: string) => (changeable().visibility = visibility) },
    call: {
      Activate: () => {
        workbook.activeSheet = sheetNamed(workbook, sheet.id).name;
      },
      Delete: () => {
        if (workbook.isLocked) throw new Refusal("AccessDenied");
        workbook.sheets.splice(workbook.sheets.indexOf(changeable()), 1);
        for (const [name, place] of Object.entries(workbook.names))
          if (place.startsWith(`'${sheet.name}'!`)) workbook.names[name] = "#REF!";
      },
      GetRange: (address: string) => rangeObject(workbook, sheet, address),
      GetUsedRange: () => usedRange(workbook, sheet),
      ...watching(workbook, sheet.id),
    },
  });
}

function protectionObject(workbook: OpenWorkbook, sheet: Worksheet): HostObject {
  return object({
    get: { Protected: () => sheet.protection !== null, Options: () => sheet.protection },
    call: {
      Unprotect: () => {
        checkChangeable(workbook);
        sheet.protection = null;
      },
      // Excel refuses to protect what is protected.
      Protect: (allowed: object) => {
        checkChangeable(workbook);
        unprotected(sheet).protection = allowed ?? {};
      },
    },
  });
}

function structureObject(workbook: OpenWorkbook): HostObject {
  return object({
    get: { Protected: () => workbook.isLocked },
    call: {
      Unprotect: () => {
        if (workbook.options.structure === "locked with a password") throw new Refusal("AccessDenied");
        workbook.isLocked = false;
      },
      Protect: () => {
        if (workbook.isLocked) throw new Refusal("AccessDenied");
        workbook.isLocked = true;
      },
    },
  });
}

function rangeObject(workbook: OpenWorkbook, sheet: Worksheet, address: string): Range {
  const place = `'${sheet.name}'!${address}`;
  const { top, left, bottom, right } = areaOf(address);
  const matrix = <T>(of: (cell: string) => T): T[][] =>
    Array.from({ length: bottom - top + 1 }, (_, r) =>
      Array.from({ length: right - left + 1 }, (__, c) => of(cellAddress(top + r, left + c)))
    );
  /** A number where one was entered, as its value is. */
  const formula = (cell: string) => {
    const [entered = "", shown] = [sheet.cells[cell], sheet.shown[cell]];
    return typeof shown === "number" && !isFormula(entered) ? shown : entered;
  };
  /** What stands behind an apostrophe is a text, whatever it looks like. */
  const value = (cell: string) => {
    // Values are numbers too, whatever cells are said to hold.
    const entered: unknown = formula(cell);
    if (typeof entered !== "string") return sheet.shown[cell] ?? entered;
    return sheet.shown[cell] ?? (isFormula(entered) ? "" : entered.replace(/^'/, ""));
  };
  return Object.assign(
    object({
      reference: place,
      get: {
        Address: () => place,
        RowIndex: () => top - 1,
        ColumnIndex: () => left - 1,
        RowCount: () => bottom - top + 1,
        ColumnCount: () => right - left + 1,
        Worksheet: () => worksheetObject(workbook, sheet),
        Formulas: () => matrix(formula),
        Values: () => matrix(value),
      },
      set: {
        Formulas: (formulas: string[][]) => {
          checkChangeable(workbook);
          formulas.forEach((row, r) =>
            row.forEach((text, c) => {
              const cell = cellAddress(top + r, left + c);
              setCell(workbook, typable(sheet, cell), cell, text);
            })
          );
        },
      },
      call: {
        GetRow: (row: number) =>
          rangeObject(workbook, sheet, `${cellAddress(top + row, left)}:${cellAddress(top + row, right)}`),
        Select: () => {
          if (sheet.visibility !== "Visible") throw new Refusal("InvalidOperation");
          workbook.selected = place;
        },
        GetSpillingToRangeOrNullObject: () => {
          const filled = sheet.spills[address];
          return filled === undefined ? NOTHING : rangeObject(workbook, sheet, filled);
        },
      },
    }),
    { place }
  );
}

/** The block that is selected. */
function selectedRange(workbook: OpenWorkbook): Range {
  const [, sheet, address] = /^'([^']*)'!([^,]+)$/.exec(workbook.selected) ?? [];
  if (sheet === undefined || address === undefined) throw new Refusal("InvalidSelection");
  return rangeObject(workbook, sheetNamed(workbook, sheet), address);
}

/** The cells of a sheet from the first to the last that holds anything. */
function usedRange(workbook: OpenWorkbook, sheet: Worksheet): Range {
  const areas = Object.keys(sheet.cells).map(areaOf);
  if (areas.length === 0) return rangeObject(workbook, sheet, "A1");
  const first = cellAddress(Math.min(...areas.map(({ top }) => top)), Math.min(...areas.map(({ left }) => left)));
  const last = cellAddress(Math.max(...areas.map(({ top }) => top)), Math.max(...areas.map(({ left }) => left)));
  return rangeObject(workbook, sheet, `${first}:${last}`);
}

function areaOf(address: string): Area {
  const cells = address.replace(/\$/g, "").split(":");
  const [[left, top], [right, bottom]] = [cells[0]!, cells[cells.length - 1]!].map((cell) => [
    columnOf(cell),
    Number(/\d+$/.exec(cell)![0]),
  ]) as [[number, number], [number, number]];
  return { top, left, bottom, right };
}

/** The first cell of what is selected. */
function activeCell(workbook: OpenWorkbook): Range {
  const [, sheet = workbook.activeSheet, address = "B2"] = /^'([^']*)'!([A-Z]+\d+)/.exec(workbook.selected) ?? [];
  return rangeObject(workbook, sheetNamed(workbook, sheet), address);
}

function namesObject(workbook: OpenWorkbook): HostObject {
  const nameObject = (name: string) =>
    object({
      id: name,
      get: { Name: () => name, Formula: () => `=${workbook.names[name]}` },
      call: {
        Delete: () => {
          if (!(name in workbook.names)) throw new Refusal("ItemNotFound");
          delete workbook.names[name];
        },
      },
    });
  return object({
    items: () => Object.keys(workbook.names).map(nameObject),
    item: (key) => {
      const found = Object.keys(workbook.names).find((name) => name.toLowerCase() === key.toLowerCase());
      if (found === undefined) throw new Refusal("ItemNotFound");
      return nameObject(found);
    },
    call: {
      Add: (name: string, range: Range) => {
        checkChangeable(workbook);
        const taken = [...Object.keys(workbook.names), ...(workbook.options.tables ?? [])];
        if (taken.some((known) => known.toLowerCase() === name.toLowerCase())) throw new Refusal("InvalidArgument");
        workbook.names[name] = range.place;
        return nameObject(name);
      },
    },
  });
}

function tablesObject({ options }: OpenWorkbook): HostObject {
  return object({ items: () => (options.tables ?? []).map((name) => object({ id: name, get: { Name: () => name } })) });
}

function chartsObject(workbook: OpenWorkbook, sheet: Worksheet): HostObject {
  return object({
    item: (key) => {
      const found = sheet.charts.find(({ id }) => id === key);
      if (!found) throw new Refusal("ItemNotFound");
      return chartObject(workbook, sheet, found);
    },
    call: {
      Add: (_: string, data: Range) => {
        checkChangeable(workbook);
        const chart: Chart = {
          id: `{chart-${sheet.charts.length}}`,
          title: "",
          place: "",
          plotsHidden: false,
          lines: [],
        };
        // Excel makes a line of each column of the data.
        const [from, to] = data.place
          .split("!")[1]!
          .split(":")
          .map((address) => columnOf(address.replace(/\$/g, "")));
        for (let line = 1; line <= to! - from!; line++) chart.lines.push({ name: `Series${line}` });
        unprotected(sheet).charts.push(chart);
        return chartObject(workbook, sheet, chart);
      },
    },
  });
}

function columnOf(address: string): number {
  return [.../^[A-Z]+/.exec(address)![0]].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0);
}

function chartObject(workbook: OpenWorkbook, sheet: Worksheet, chart: Chart): HostObject {
  const changed = <T>(change: (value: T) => void) => {
    return (value: T) => {
      checkChangeable(workbook);
      unprotected(sheet);
      change(value);
    };
  };
  const anything = changed(() => undefined);
  const lineObject = (line: ChartLine): HostObject =>
    object({
      id: String(chart.lines.indexOf(line)),
      get: {
        Name: () => line.name,
        Format: () =>
          object({
            get: {
              Line: () =>
                object({
                  set: {
                    Color: changed((color: string) => (line.color = color)),
                    LineStyle: anything,
                    Weight: anything,
                  },
                }),
            },
          }),
      },
      set: {
        MarkerStyle: changed((marker: string) => (line.marker = marker)),
        MarkerSize: anything,
        MarkerBackgroundColor: anything,
        MarkerForegroundColor: anything,
      },
      call: {
        Delete: changed(() => void chart.lines.splice(chart.lines.indexOf(line), 1)),
        SetValues: changed(({ place }: Range) => (line.values = place)),
        SetXAxisValues: changed(({ place }: Range) => (line.labels = place)),
      },
    });
  return object({
    id: chart.id,
    get: {
      Title: () => object({ set: { Visible: anything, Text: changed((text: string) => (chart.title = text)) } }),
      Legend: () => object({ set: { Position: anything } }),
      Axes: () =>
        object({
          get: {
            CategoryAxis: () => object({ set: { TickLabelPosition: anything } }),
            ValueAxis: () =>
              object({
                set: {
                  ReversePlotOrder: anything,
                  Minimum: anything,
                  Maximum: anything,
                  MajorUnit: anything,
                  Position: anything,
                },
              }),
          },
        }),
      Series: () =>
        object({
          items: () => chart.lines.map(lineObject),
          item: (key) => lineObject(chart.lines[Number(key)]!),
          call: {
            GetItemAt: (index: number) => lineObject(chart.lines[index]!),
            Add: (name: string) => {
              const line = { name };
              changed(() => void chart.lines.push(line))(undefined);
              return lineObject(line);
            },
          },
        }),
    },
    set: { PlotVisibleOnly: changed((only: boolean) => (chart.plotsHidden = !only)) },
    call: {
      SetPosition: (from: string, to: string) => changed(() => (chart.place = `${from}:${to}`))(undefined),
    },
  });
}
