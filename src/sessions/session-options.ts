/** What may be chosen for a session, as typed. A kind of session takes its own of these. */
export interface SessionOptions {
  /** On each sheet; for team events the competition. */
  readonly title?: string | undefined;
  /** Year-month-day, or "" for none. */
  readonly date?: string | undefined;
  /** Boards in all; for a Swiss event of a match. */
  readonly boards?: number | undefined;
  readonly rounds?: number | undefined;
  /** Sessions of a match, in a knockout called stanzas. */
  readonly sessions?: number | undefined;
  readonly form?: string | undefined;
  readonly scoring?: string | undefined;
  /** The name of a victory-point scale. */
  readonly scale?: string | undefined;
  /** A name for each pair, or none at all. */
  readonly pairs?: readonly string[] | undefined;
  readonly home?: string | undefined;
  readonly away?: string | undefined;
  /** The teams' names; of a Swiss event also their number alone. */
  readonly teams?: readonly string[] | undefined;
  readonly players?: readonly string[] | undefined;
  /** Such as "Reds 3 IMPs; Blues 0.5 VPs". */
  readonly penalties?: string | undefined;
  /** What a Swiss event does with an odd number of teams. */
  readonly odd?: string | undefined;
  /** Teams of the knockout that ends a Swiss event. */
  readonly bracket?: number | undefined;
}

/** The name of an option. */
export type OptionName = keyof SessionOptions;
