/** Something in a saved workbook that is not scored as typed, or not carried over. */
export interface SavedRemark {
  /** The place in the file: "Table 1!D7", or a sheet alone. */
  readonly place: string;
  readonly message: string;
  /** True if a rebuilt workbook no longer has the fault, such as a damaged formula. */
  readonly isMended?: boolean;
}
