/** Something in a saved workbook that is not scored as it stands, or not carried over. */
export interface SavedRemark {
  /** As the file names it: "Table 1!D7", or a sheet alone. */
  readonly place: string;
  readonly message: string;
  /** Whether a workbook that is made of it anew has nothing less for it: a damaged formula is there again. */
  readonly isMended?: boolean;
}
