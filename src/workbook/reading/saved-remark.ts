/** Something in a saved workbook that is not scored as typed, or that a new workbook would lack. */
export interface SavedRemark {
  /** The place in the file: a cell such as "Table 1!D7", or only the name of a sheet. */
  readonly place: string;
  readonly message: string;
  /** True if a rebuilt workbook no longer has the fault, such as a damaged formula. */
  readonly isMended?: boolean;
}
