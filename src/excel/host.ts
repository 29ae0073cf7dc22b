import type { Workbook } from "../workbook/model";

/** Exports of workbooks and formulas that this host supports. */
export interface HostCapabilities {
  readonly newWorkbook: boolean;
  readonly addToWorkbook: boolean;
  readonly download: boolean;
  readonly insertFormula: boolean;
}

/** Excel or a browser. A failed call rejects with a HostError, whose message is shown unchanged. */
export interface Host {
  readonly name: "excel" | "browser";
  /** The capabilities of this host; calls for which it has none reject with a HostError. */
  readonly can: HostCapabilities;
  /** Opens the workbook as a new one, in its own window or tab. */
  newWorkbook(workbook: Workbook): Promise<void>;
  /**
   * Appends the sheets to the open workbook under free names, and shows the first of them. Unless all succeeds, the
   * open workbook remains unchanged.
   * @returns the names of the sheets added, in order.
   */
  addToWorkbook(workbook: Workbook): Promise<readonly string[]>;
  /** Names of visible sheets that the open workbook already uses. */
  sheetsTaken(workbook: Workbook): Promise<readonly string[]>;
  /** Saves the workbook as a file. */
  download(workbook: Workbook, fileName: string): Promise<void>;
  /**
   * Puts a formula into the active cell.
   * @param formula with its "=", such as "=BRIDGE.IMP(A1)"
   * @returns the cell's address, such as "Sheet1!B2"
   */
  insertFormula(formula: string): Promise<string>;
  /** True if excel/doctor.ts, which finds and changes BRIDGE functions, works here. */
  readonly canExamine: boolean;
  /** True if excel/workbook-events.ts, which reports changed cells, works here. */
  readonly canFollow: boolean;
  /** True for a dark theme; null if the host does not report one. */
  darkTheme(): boolean | null;
  /** Calls the listener after a change of theme, if the host reports it. */
  onThemeChange(listener: () => void): void;
}
