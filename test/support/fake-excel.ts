/** A double of Office.js in Excel: a workbook that calls change at the next sync, as documented. */
import { strFromU8, unzipSync } from "fflate";
import { readXlsx } from "hucre/xlsx";

interface FakeChart {
  title: string;
  type: string;
  place: string;
  visibleOnly: boolean;
  lines: { name: string; values?: string; labels?: string; color?: string; marker?: string }[];
}

interface FakeSheet {
  readonly id: string;
  name: string;
  hidden: boolean;
  /** What the protection allows, null where there is none. */
  protection: object | null;
  readonly formulas: Record<string, string[][]>;
  readonly charts: FakeChart[];
}

/** How Excel is found, and how it misbehaves. */
export interface FakeOptions {
  /** Whether files with pictures are refused. */
  readonly refusesPictures?: boolean;
  readonly sheets?: readonly string[];
  readonly names?: readonly string[];
  readonly tables?: readonly string[];
  readonly workbookProtected?: boolean | "with a password";
  readonly platform?: string;
  readonly theme?: object;
  /** The newest requirement sets that it has. */
  readonly excelApi?: number;
  readonly customFunctions?: boolean;
  readonly activeCell?: string;
  /** Whether it takes the first row of a chart's data for names. */
  readonly guessesNames?: boolean;
  /** Which calls throw: by their text or number, before or after they have done their work. */
  readonly fails?: (call: string, index: number) => false | "before" | "after";
  readonly error?: { readonly code?: string; readonly message?: string };
}

export interface FakeExcel {
  /** Each call that was carried out or failed, in words. */
  readonly calls: string[];
  readonly sheets: FakeSheet[];
  /** Defined names and what they refer to. */
  readonly names: Map<string, string>;
  /** The files that were opened as new workbooks or inserted. */
  readonly files: Uint8Array[];
  structureLocked: boolean;
  activeSheet: string;
  activeFormula: string;
}

const refused = (code: string, message = code) => Object.assign(new Error(message), { code });

type Enqueue = (call: string, run: () => unknown) => void;

/** Installs the globals Office and Excel; {@link removeFakeExcel} takes them away. */
export function installFakeExcel(options: FakeOptions = {}): FakeExcel {
  const { sheets = ["Sheet1"], names = [], excelApi = 1.17, customFunctions = true } = options;
  const fake: FakeExcel = {
    calls: [],
    sheets: sheets.map((name, i) => newSheet(`{${i}}`, name)),
    names: new Map(names.map((name) => [name, "Sheet1!$A$1"])),
    files: [],
    structureLocked: Boolean(options.workbookProtected),
    activeSheet: sheets[0]!,
    activeFormula: options.activeCell ?? "",
  };
  const carryOut = async (call: string, run: () => unknown) => {
    fake.calls.push(call);
    const fails = options.fails?.(call, fake.calls.length - 1);
    if (fails === "before") throw error();
    const result = await run();
    if (fails) throw error();
    return result;
  };
  const error = () => Object.assign(new Error("internal error."), options.error);
  const run = async (batch: (context: object) => Promise<unknown>) => {
    let queue: (() => Promise<unknown>)[] = [];
    const enqueue: Enqueue = (call, work) => void queue.push(() => carryOut(call, work));
    return batch({
      workbook: workbookOf(fake, options, enqueue),
      sync: async () => {
        const batched = queue;
        queue = [];
        for (const work of batched) await work();
      },
    });
  };
  const isSetSupported = (set: string, version: string) =>
    set === "ExcelApi" ? minor(version) <= minor(String(excelApi)) : customFunctions;
  Object.assign(globalThis, {
    Office: {
      onReady: async () => ({ host: "Excel", platform: options.platform ?? "PC" }),
      context: {
        platform: options.platform ?? "PC",
        officeTheme: options.theme,
        requirements: { isSetSupported },
      },
    },
    Excel: {
      run,
      createWorkbook: (base64: string) => carryOut("createWorkbook", () => fake.files.push(bytesOf(base64))),
    },
  });
  return fake;
}

/** Takes the globals away again. */
export function removeFakeExcel(): void {
  for (const name of ["Office", "Excel"]) delete (globalThis as Record<string, unknown>)[name];
}

function minor(version: string): number {
  return Number(version.split(".")[1]);
}

function newSheet(id: string, name: string): FakeSheet {
  return { id, name, hidden: false, protection: null, formulas: {}, charts: [] };
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
}

/** An object whose properties can be read only after they were loaded. */
function loadable<T extends object>(enqueue: Enqueue, what: string, read: () => object, rest: T) {
  let loaded: Record<string, unknown> = {};
  const load = () => enqueue(`load ${what}`, () => void (loaded = { ...read() }));
  return new Proxy(Object.assign(rest, { load }), {
    get(target, key) {
      if (key in target) return target[key as keyof typeof target];
      if (key in loaded) return loaded[key as string];
      throw refused("PropertyNotLoaded", `${what}: ${String(key)} was not loaded`);
    },
  });
}

function workbookOf(fake: FakeExcel, options: FakeOptions, enqueue: Enqueue): object {
  const item = (id: string) => worksheetOf(fake, options, enqueue, ({ id: own }) => own === id);
  return {
    protection: loadable(enqueue, "protection", () => ({ protected: fake.structureLocked }), {
      unprotect: () =>
        enqueue("unprotect workbook", () => {
          if (options.workbookProtected === "with a password") throw refused("AccessDenied");
          fake.structureLocked = false;
        }),
      protect: () => enqueue("protect workbook", () => (fake.structureLocked = true)),
    }),
    tables: loadable(enqueue, "tables", () => ({ items: (options.tables ?? []).map((name) => ({ name })) }), {}),
    names: loadable(
      enqueue,
      "names",
      () => ({
        items: [...fake.names].map(([name, place]) => ({
          ...{ name, formula: `=${place}` },
          delete: () => enqueue(`delete name ${name}`, () => fake.names.delete(name)),
        })),
      }),
      {
        add: (name: string, { place }: { place: string }) =>
          enqueue(`add name ${name}`, () => {
            const taken = [...fake.names.keys(), ...(options.tables ?? [])];
            if (taken.some((one) => one.toLowerCase() === name.toLowerCase())) throw refused("InvalidArgument");
            fake.names.set(name, place);
          }),
      }
    ),
    worksheets: loadable(
      enqueue,
      "worksheets",
      () => ({
        items: fake.sheets.map(({ id, name }) => Object.assign(item(id), { id, name })),
      }),
      { getItem: (name: string) => worksheetOf(fake, options, enqueue, (s) => s.name === name) }
    ),
    getActiveCell: () => activeCell(fake, enqueue),
    insertWorksheetsFromBase64: (base64: string) => {
      const inserted: { value?: string[] } = {};
      enqueue("insert", async () => (inserted.value = await insert(fake, bytesOf(base64), options)));
      return inserted;
    },
  };
}

function activeCell(fake: FakeExcel, enqueue: Enqueue): object {
  const address = `${fake.activeSheet}!B2`;
  const read = () => ({ address, formulas: [[fake.activeFormula]] });
  const set = (_: object, property: string | symbol, [[formula]]: [[string]]) => {
    enqueue(`${String(property)} of active cell`, () => (fake.activeFormula = formula));
    return true;
  };
  return new Proxy(loadable(enqueue, "active cell", read, {}), { set });
}

/** As on the web: no charts; names that are taken are changed. */
async function insert(fake: FakeExcel, bytes: Uint8Array, options: FakeOptions): Promise<string[]> {
  const parts = unzipSync(bytes);
  if (Object.keys(parts).some((path) => path.includes("chart"))) throw refused("UnsupportedFeature");
  if (options.refusesPictures && Object.keys(parts).some((path) => path.includes("media")))
    throw refused("UnsupportedFeature");
  const isLocked = strFromU8(parts["xl/workbook.xml"]!).includes("lockStructure");
  if (isLocked || fake.structureLocked) throw refused("AccessDenied");
  fake.files.push(bytes);
  return (await readXlsx(bytes)).sheets.map(({ name, hidden }) => {
    const taken = fake.sheets.some((s) => s.name.toLowerCase() === name.toLowerCase());
    const id = `{${fake.files.length}-${fake.sheets.length}}`;
    fake.sheets.push({
      ...newSheet(id, taken ? `${name} (again)` : name),
      hidden: hidden ?? false,
      protection: {},
    });
    return id;
  });
}

function worksheetOf(
  fake: FakeExcel,
  { guessesNames = true }: FakeOptions,
  enqueue: Enqueue,
  isIt: (sheet: FakeSheet) => boolean
): object {
  const found = () => {
    const sheet = fake.sheets.find(isIt);
    if (!sheet) throw refused("ItemNotFound");
    return sheet;
  };
  const open = () => {
    const sheet = found();
    if (sheet.protection) throw refused("AccessDenied");
    return sheet;
  };
  const label = fake.sheets.find(isIt)?.name ?? "a sheet that is missing";
  const on = (what: string, work: () => unknown) => enqueue(`${label}: ${what}`, work);
  return {
    delete: () =>
      on("delete", () => {
        if (fake.structureLocked) throw refused("AccessDenied");
        fake.sheets.splice(fake.sheets.indexOf(found()), 1);
      }),
    activate: () => on("activate", () => (fake.activeSheet = found().name)),
    set visibility(visibility: string) {
      on("visibility", () => (found().hidden = visibility !== "Visible"));
    },
    protection: {
      unprotect: () => on("unprotect", () => (found().protection = null)),
      // Excel refuses to protect what is protected.
      protect: (allowed: object) => on("protect", () => (open().protection = allowed)),
    },
    getRange: (address: string) => ({
      place: `${label}!${address}`,
      set formulas(formulas: string[][]) {
        on(`formulas ${address}`, () => (open().formulas[address] = formulas));
      },
    }),
    charts: {
      add(type: string, { place }: { place: string }) {
        const chart: FakeChart = { type, title: "", place: "", visibleOnly: true, lines: [] };
        on(`add chart ${place}`, () => {
          open().charts.push(chart);
          const names = guessesNames ? ["1 Ann", "Pair 2", "Pair 3", "Pair 4"] : ["a", "b", "c", "d", "e"];
          chart.lines.push(...names.map((name) => ({ name })));
        });
        return chartOf(chart, on);
      },
    },
  };
}

function chartOf(chart: FakeChart, on: Enqueue): object {
  return {
    title: {
      visible: false,
      set text(text: string) {
        on("chart title", () => (chart.title = text));
      },
    },
    legend: {},
    set plotVisibleOnly(visible: boolean) {
      on("chart of hidden cells", () => (chart.visibleOnly = visible));
    },
    setPosition: (from: string, to: string) => on("chart position", () => (chart.place = `${from}:${to}`)),
    series: loadable(on, "chart lines", () => ({ items: chart.lines.map((line) => lineOf(chart, line, on)) }), {
      add(name: string) {
        const line = { name };
        on("add line", () => chart.lines.push(line));
        return lineOf(chart, line, on);
      },
    }),
  };
}

function lineOf(chart: FakeChart, line: FakeChart["lines"][number], on: Enqueue): object {
  const set = (what: string, work: () => unknown) => on(`line ${what}`, work);
  return {
    name: line.name,
    delete: () => set("delete", () => chart.lines.splice(chart.lines.indexOf(line), 1)),
    setValues: ({ place }: { place: string }) => set("values", () => (line.values = place)),
    setXAxisValues: ({ place }: { place: string }) => set("labels", () => (line.labels = place)),
    format: {
      line: {
        set color(color: string) {
          set("color", () => (line.color = color));
        },
      },
    },
    set markerStyle(marker: string) {
      set("marker", () => (line.marker = marker));
    },
  };
}
