/** The Excel that a test plays, whichever way Office.js reaches it. */
import { BatchError, carryOut, type Batch, type Roots } from "./batch";
import { cellChanged, listeners, selectionChanged, type Listeners } from "./events";
import { FUNCTIONS_SERVICE, playFunctions, type PlayedFunctions } from "./functions";
import { ADDIN, TELEMETRY, workbookObject } from "./objects";
import {
  ALL_SHEETS,
  openWorkbook,
  Refusal,
  setCell,
  sheetNamed,
  type OpenWorkbook,
  type WorkbookOptions,
} from "./workbook";

/** How Excel is found. */
export interface HostOptions extends WorkbookOptions {
  /** Which Excel it is: in a program of its own, or around the page on the web. */
  readonly on?: "Windows" | "the web";
  /** The newest sets that it has. */
  readonly excelApi?: string;
  readonly customFunctions?: boolean;
  /** What says whose the add-in is; "" for one that is tried out. */
  readonly token?: string;
  /** The colour behind a pane in Office's theme. */
  readonly background?: string;
}

/** What a test sees of the Excel that it plays. */
export interface PlayedExcel {
  readonly workbook: OpenWorkbook;
  /** What is wrong with the host itself: a test with any fails. */
  readonly faults: string[];
  /** Each action that was carried out or failed, in words. */
  readonly actions: string[];
  /** The action that fails, by its number from 0; null for none. */
  fails: Failure | null;
  /** Calls the functions of a page that has them. */
  readonly functions: PlayedFunctions;
  /** A person types into a cell. */
  readonly type: (sheet: string, address: string, text: string) => void;
  /** A person selects cells of the sheet that is shown, such as "D5:D8". */
  readonly select: (address: string) => void;
}

interface Failure {
  readonly at: number;
  readonly when: "before" | "after";
  readonly code: string;
}

/** What Microsoft's library does of its own accord is no action of the pane's. */
const LIBRARY_SERVICES = {
  "Microsoft.Telemetry.TelemetryService": TELEMETRY,
  "Microsoft.InternalService.AddinInternalService": ADDIN,
};

/** Its services, and its letting go of ranges that it has kept. */
const LIBRARY_OWN = [...Object.keys(LIBRARY_SERVICES), "_RemoveReference"];

/** As the marketplace gives it. */
const TOKEN = encodeURIComponent('<t oid="1" cid="2"/>');

/** What an Excel says of itself, in whichever form. */
export interface About {
  readonly token: string;
  /** The newest sets of calls, as JSON. */
  readonly sets: string;
}

/** The Excel behind Office.js. */
export interface Host {
  readonly played: PlayedExcel;
  readonly about: About;
  readonly listeners: Listeners;
  /** @returns the answer to a request of Office.js's. */
  readonly execute: (call: number, request: readonly string[] | undefined) => Promise<HostAnswer>;
}

export type HostAnswer = readonly [status: number, headers: readonly string[], body: string];

/** Of Execute, the call that carries a batch. */
const BATCH = 93;

export function playHost(options: HostOptions): Host {
  const workbook = openWorkbook(options);
  const heard = listeners();
  const { tell } = heard;
  const { functions, service } = playFunctions({ tell });
  workbook.onChanged = ({ id }, address) => {
    const targets = [ALL_SHEETS, id].filter((target) => workbook.watched.has(target));
    // Excel goes its own way meanwhile.
    setTimeout(() => tell(targets.map((target) => cellChanged(target, id, address))));
  };
  const type: PlayedExcel["type"] = (sheet, address, text) =>
    setCell(workbook, sheetNamed(workbook, sheet), address, text);
  const select: PlayedExcel["select"] = (address) => {
    const { id, name } = sheetNamed(workbook, workbook.activeSheet);
    workbook.selected = `'${name}'!${address}`;
    const targets = [ALL_SHEETS, id].filter((target) => workbook.followed.has(target));
    tell(targets.map((target) => selectionChanged(target, id, address)));
  };
  const played: PlayedExcel = { workbook, faults: [], actions: [], fails: null, functions, type, select };
  const roots: Roots = {
    workbook: workbookObject(workbook),
    services: { ...LIBRARY_SERVICES, [FUNCTIONS_SERVICE]: service },
    kept: new Map(),
  };
  const step = async <T>(action: string, work: () => Promise<T>): Promise<T> => {
    if (LIBRARY_OWN.some((name) => action.includes(name))) return work();
    const number = played.actions.push(action) - 1;
    const fails = played.fails?.at === number ? played.fails : null;
    if (fails?.when === "before") throw new Refusal(fails.code, "The test has it fail");
    const value = await work();
    if (fails) throw new Refusal(fails.code, "The test has it fail");
    return value;
  };
  const answer = async (body: string): Promise<[status: number, body: unknown]> => {
    const batch = JSON.parse(body) as Batch;
    try {
      return [200, { Results: await carryOut(batch, roots, step) }];
    } catch (error) {
      if (!(error instanceof BatchError)) {
        played.faults.push(String((error as Error).stack));
        return [500, { Error: { Code: "GeneralException", Message: String(error), ActionIndex: 0 } }];
      }
      const { code, message } = error.refusal;
      return [400, { Error: { Code: code, Message: message, ActionIndex: error.index } }];
    }
  };
  return {
    played,
    about: aboutOf(options),
    listeners: heard,
    execute: async (call, request) => {
      const body = call === BATCH ? request?.[4] : undefined;
      // What is no batch is telemetry.
      const [status, said] = body?.startsWith("{") ? await answer(body) : [200, null];
      return [status, [], JSON.stringify(said)];
    },
  };
}

function aboutOf({ excelApi = "1.17", customFunctions = true, token = TOKEN }: HostOptions): About {
  const functions = { customfunctionsruntime: "1.4", customfunctions: "1.9" };
  return { token, sets: JSON.stringify({ excelapi: excelApi, ...(customFunctions && functions) }) };
}
