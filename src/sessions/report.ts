/** What a scored session says to people: on the command line and in the pane. */
export interface Report {
  /** "24 of 24 boards scored". */
  readonly progress: string;
  readonly headings: readonly string[];
  /** The standings, the leader first; empty before anything is scored. */
  readonly rows: readonly (readonly string[])[];
  /** What is to be said besides, such as how a tie was broken. */
  readonly remarks: readonly string[];
}
