import type { Understood } from "../../../exchange/understood";
import type { Scored } from "../../../sessions/kinds";
import type { Fault } from "../../../sessions/reading/result-lines";
import type { SessionOptions } from "../../../sessions/session-options";
import type { Report } from "../../../sessions/report";
import { clubOptionsIn, scoreText } from "../make/make-workbook";
import type { SessionChoice } from "../form/session-choice";
import { firstFault } from "../form/faults";
import { isClubChosen } from "../kinds/club";
import { planChoice } from "../form/plan-choice";
import { resultsTexts } from "./results-texts";

/**
 * Maximum length of results: bytes of a file, characters of a text. The longest event needs a fifth of it; ten times as
 * much in a text field freezes a browser for half a minute.
 */
export const MAX_CHARACTERS = 200_000;

/** The outcome of reading a text of results. */
export type Reading =
  | { readonly kind: "nothing" }
  /** The chosen session cannot be played; `reason` is its first fault. */
  | { readonly kind: "no session"; readonly reason: string }
  | {
      readonly kind: "to look at";
      readonly understood: Understood;
      readonly faults: readonly Fault[];
      readonly warnings: readonly Fault[];
      /** Options stated in the text if it can be read as a club's evening; else null. */
      readonly club: SessionOptions | null;
    }
  /** `warnings` name ignored columns, because values that are missing may be in an ignored column. */
  | {
      readonly kind: "faulty";
      readonly faults: readonly Fault[];
      readonly warnings: readonly Fault[];
      readonly club: SessionOptions | null;
    }
  | {
      readonly kind: "scored";
      readonly scored: Scored;
      readonly report: Report;
      readonly warnings: readonly Fault[];
    };

/**
 * Reads the text of results for the chosen session.
 * @param looked the key of uncertain results that the user has checked, see {@link listOf}; null for none.
 * @throws LoadError
 */
export async function readResults(choice: SessionChoice, text: string, looked: string | null): Promise<Reading> {
  if (text.trim() === "" || text.length > MAX_CHARACTERS) return { kind: "nothing" };
  const { plan, faults: refused } = planChoice(choice);
  if (!plan) return { kind: "no session", reason: firstFault(refused) };
  const { understood, scored, report, faults, warnings } = await scoreText(plan, text);
  const isWhole = faults.length + understood.unread.length === 0;
  const club = isWhole || isClubChosen(choice) ? null : await clubOptionsIn(text);
  if (!understood.isCertain && looked !== listOf(understood))
    return { kind: "to look at", understood, faults, warnings, club };
  // If the user has checked uncertain results, lines that were not understood are ignored.
  const all = understood.isCertain ? [...understood.unread, ...faults] : faults;
  return all.length > 0
    ? { kind: "faulty", faults: all, warnings: understood.lines.warnings, club }
    : { kind: "scored", scored, report, warnings };
}

/** Returns the reason why no workbook can be made of the results; "" if one can. */
export function missingOf(reading: Reading): string {
  if (reading.kind === "scored") return "";
  if (reading.kind !== "to look at") return resultsTexts.resultsMissing;
  if (reading.faults.length > 0) return resultsTexts.understood.correct;
  return isUsable(reading) ? resultsTexts.understood.first : resultsTexts.resultsMissing;
}

/** True if the results can be used after somebody has checked them. */
export function isUsable({ understood, faults }: Reading & { readonly kind: "to look at" }): boolean {
  return faults.length === 0 && understood.boards.length > 0;
}

/** A key of the boards read, to remember that somebody has checked them. */
export function listOf({ boards }: Understood): string {
  return boards.join("\n");
}
