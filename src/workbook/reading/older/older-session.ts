import { InputError } from "../../../bridge/input-error";
import { isScaleName } from "../../../bridge/vp/named-scale";
import { planSession, type KindName, type Plan } from "../../../sessions/kinds";
import type { SessionOptions } from "../../../sessions/session-options";
import type { Entries, EntryCell, EntryLine } from "../../entries";
import type { FoundSheet } from "../typed-cells";
import type { OlderSheet, OlderSheets } from "./older-sheets";
import { SUBTITLE } from "./words";

/** A session that older sheets hold, as far as it is told by what nobody typed there. */
export interface OlderSession {
  readonly kind: KindName;
  readonly options: SessionOptions;
  readonly plan: Plan;
  /** Where what is typed stands on these sheets. */
  readonly entries: Entries;
  /** By their names in the file. */
  readonly sheets: readonly FoundSheet[];
  /** Cells that are typed into and are no part of results and options. */
  readonly others: readonly EntryCell[];
  /** The N-S points that the sheets show by their formulas for lines of boards, "" for none. */
  readonly shown: ReadonlyMap<EntryLine, number | "">;
  /** What is not told by the sheets, in words. */
  readonly assumed: readonly string[];
}

/** Tells whether a session's sheets are those of a kind; null where they are not, or not all of them. */
export type TellKind = (sheets: OlderSheets) => OlderSession | null;

/** A session of a kind as it can be laid out; null where it cannot. */
export function planned<K extends KindName>(kind: K, options: SessionOptions): Plan<K> | null {
  try {
    return planSession(kind, options);
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

/** The options of a session with its title and date, without those that are as usual. */
export function headed(kind: KindName, { head }: OlderSheet, options: SessionOptions): SessionOptions {
  const { title, date } = head;
  const isUsual = planned(kind, options)?.title === title;
  return { ...options, ...(isUsual ? {} : { title }), ...(date === "" ? {} : { date }) };
}

/** The parts of the line below the title. */
export function subtitleParts({ head }: OlderSheet): string[] {
  return head.subtitle.split(SUBTITLE.separator);
}

/** The option of the scale that the line below the title names: none where it names none, or the one that is usual. */
export function scaleOption(kind: KindName, sheet: OlderSheet, options: SessionOptions): Pick<SessionOptions, "scale"> {
  const scale = scaleNamed(sheet);
  const plan = planned(kind, options);
  const usual = plan && "scale" in plan ? plan.scale?.name : undefined;
  return scale === null || scale === usual ? {} : { scale };
}

/** The scale that the line below the title names; null where it names none. */
export function scaleNamed(sheet: OlderSheet): string | null {
  const names = subtitleParts(sheet).map((part) => part.replace(SUBTITLE.victoryPoints, ""));
  return names.find(isScaleName) ?? null;
}
