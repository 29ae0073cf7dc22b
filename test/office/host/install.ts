/** Plays the Excel in which Microsoft's Office.js finds itself: what it asks of `window.external`. */
import { BatchError, carryOut, type Batch, type Roots } from "./batch";
import { cellChanged, listeners } from "./events";
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

/** As the marketplace gives it. */
const TOKEN = encodeURIComponent('<t oid="1" cid="2"/>');

/** Of Execute, the call that carries a batch. */
const BATCH = 93;

/** Installs the host; Office.js is to be loaded behind it. */
export function installHost(options: HostOptions = {}): PlayedExcel {
  const workbook = openWorkbook(options);
  const { register, unregister, tell } = listeners();
  const { functions, service } = playFunctions({ tell });
  workbook.onChanged = ({ id }, address) => {
    const targets = [ALL_SHEETS, id].filter((target) => workbook.watched.has(target));
    // Excel goes its own way meanwhile.
    setTimeout(() => tell(targets.map((target) => cellChanged(target, id, address))));
  };
  const type: PlayedExcel["type"] = (sheet, address, text) =>
    setCell(workbook, sheetNamed(workbook, sheet), address, text);
  const played: PlayedExcel = { workbook, faults: [], actions: [], fails: null, functions, type };
  const roots: Roots = {
    workbook: workbookObject(workbook),
    services: { ...LIBRARY_SERVICES, [FUNCTIONS_SERVICE]: service },
    kept: new Map(),
  };
  const step = async <T>(action: string, work: () => Promise<T>): Promise<T> => {
    if (Object.keys(LIBRARY_SERVICES).some((name) => action.includes(name))) return work();
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
  const external = {
    GetHostInfo: () => "_host_Info=Excel$Win32$16.01$en-US$$$$0",
    GetContext: () => contextOf(options),
    Execute: (call: number, parameters: { toArray?: () => unknown[] }, callback: (result: object) => void) => {
      const [request] = (parameters.toArray?.() ?? parameters) as [string[]];
      const isTelemetry = call !== BATCH || !request?.[4]?.startsWith("{");
      const respond = ([status, body]: [number, unknown]) =>
        callback({ toArray: () => [0, [status, [], JSON.stringify(body)]] });
      if (isTelemetry) return respond([200, null]);
      void answer(request[4]!).then(respond);
    },
    RegisterEvent: register,
    UnregisterEvent: unregister,
  };
  const prototype: object = Object.getPrototypeOf(window.external) as object;
  for (const [name, value] of Object.entries(external))
    Object.defineProperty(prototype, name, { value, configurable: true });
  return played;
}

function contextOf({
  excelApi = "1.17",
  customFunctions = true,
  background = "#FFFFFF",
  token = TOKEN,
}: HostOptions): object {
  const constants = {
    AppType: 1,
    SolutionRef: "overtrick",
    AppVersionMajor: 16,
    AppVersionMinor: 1,
    AppUILocale: 1033,
    AppDataLocale: 1033,
    DocUrl: "C:\\Book1.xlsx",
    AppCapabilities: 0xffff,
    ActivationMode: 0,
    ControlIntegrationLevel: 1,
    SolutionToken: token,
    CorrelationId: "",
    InstanceId: "1",
    TouchEnabled: false,
    CommerceAllowed: false,
    HostCustomMessage: 0,
    HostFullVersion: "16.0.1.1",
    Settings: { Read: () => ({ toArray: () => [[], []] }), Write: () => undefined },
    SupportedMatrix: JSON.stringify({
      excelapi: excelApi,
      ...(customFunctions && { customfunctionsruntime: "1.4", customfunctions: "1.9" }),
    }),
    OfficeThemeInfo: JSON.stringify(themeOf(background)),
  };
  return Object.fromEntries(Object.entries(constants).map(([name, value]) => [`Get${name}`, () => value]));
}

/** Colours as numbers. */
function themeOf(background: string): object {
  const color = parseInt(background.slice(1), 16);
  const ink = 0xffffff - color;
  return {
    bodyForegroundColor: ink,
    bodyBackgroundColor: color,
    controlForegroundColor: ink,
    controlBackgroundColor: color,
  };
}
