import type { Workbook } from "../workbook/model";

/** The ways a workbook or a formula may leave the pane, and which of them work on this host. */
export interface HostCapabilities {
  readonly newWorkbook: boolean;
  readonly addToWorkbook: boolean;
  readonly download: boolean;
  readonly insertFormula: boolean;
}

/** What the pane runs in. A failed call rejects with a HostError, whose message is shown as is. */
export interface Host {
  readonly name: "excel" | "browser";
  /** Only what works here; a call that does not rejects with a HostError. */
  readonly can: HostCapabilities;
  /** Opens the workbook as a new one, in its own window or tab. */
  newWorkbook(workbook: Workbook): Promise<void>;
  /**
   * Adds the sheets behind those of the open workbook, under names that are free there, and shows
   * the first of them. Unless all of it succeeds, nothing in the open workbook is changed.
   * @returns the names of the sheets added, in their order
   */
  addToWorkbook(workbook: Workbook): Promise<readonly string[]>;
  /** The visible sheets of the workbook whose names the open workbook has already. */
  sheetsTaken(workbook: Workbook): Promise<readonly string[]>;
  /** Saves the workbook as a file. */
  download(workbook: Workbook, fileName: string): Promise<void>;
  /**
   * Puts a formula into the active cell.
   * @param formula with its "=", such as "=BRIDGE.IMP(A1)"
   * @returns the cell's address, such as "Sheet1!B2"
   */
  insertFormula(formula: string): Promise<string>;
  /** Whether excel/doctor.ts works here, which looks for BRIDGE functions and changes them. */
  readonly canExamine: boolean;
  /** Whether excel/changed-cells.ts works here, which tells what others type into the open workbook. */
  readonly canFollow: boolean;
  /** Whether the host shows a dark theme; null where it does not say. */
  darkTheme(): boolean | null;
  /** Calls the listener whenever the host's theme changes, on hosts that tell. */
  onThemeChange(listener: () => void): void;
}
