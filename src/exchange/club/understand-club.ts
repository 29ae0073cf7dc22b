import { InputError, tryRead } from "../../bridge/input-error";
import { planClub, type ClubPlan } from "../../sessions/club/plan";
import { scoreResultLines, sessionOf, type Scored } from "../../sessions/kinds";
import type { Fault } from "../../sessions/reading/result-lines";
import type { SessionOptions } from "../../sessions/session-options";
import { texts } from "../texts";
import type { Understood } from "../understood";
import { totalDifferences } from "./compare-totals";
import { readClubFile } from "./read-club-file";
import type { StatedTotals } from "./stated-totals";

/** Reads a club's evening from a file; warns if its scoring or number of winners differs from the session's. */
export function clubUnderstood(text: string, { scoring, winners }: Pick<ClubPlan, "scoring" | "winners">): Understood {
  const { form, lines, options, unclearScoring, stated } = readClubFile(text, winners);
  const warnings: Fault[] = [];
  const warn = (message: string) => void warnings.push({ line: 1, field: "", message });
  if (options.scoring !== undefined && options.scoring !== scoring)
    warn(texts.club.otherScoring(options.scoring, scoring));
  if (unclearScoring !== "" && scoring === "matchpoints") warn(texts.club.otherScoring(unclearScoring, scoring));
  const isOtherwise = options.winners !== undefined && winners !== null && options.winners !== winners;
  if (isOtherwise) warn(texts.club.otherWinners(Number(options.winners), winners));
  const all = { ...lines, warnings: [...warnings, ...lines.warnings] };
  return { as: form, isCertain: true, lines: all, boards: [], unread: [], talk: 0, stated };
}

/**
 * Adds the options of a club's evening that a file states: title, date, scoring, winners. Typed options take
 * precedence.
 * @throws InputError if no scoring is typed and the file's scoring is ambiguous, such as "IMPs".
 */
export function clubOptions(text: string, typed: SessionOptions): SessionOptions {
  const { options, unclearScoring } = readClubFile(text);
  if (unclearScoring !== "" && typed.scoring === undefined)
    throw new InputError(texts.club.scoringUnclear(unclearScoring), "scoring");
  const stated = Object.entries(options).filter(([name]) => typed[name as keyof SessionOptions] === undefined);
  return { ...typed, ...Object.fromEntries(stated.filter(([, value]) => value !== undefined)) };
}

/** True for a text that is a club's evening without a fault, whatever its movement. */
export function isClubEvening(text: string): boolean {
  const { lines, options } = readClubFile(text);
  const plan = tryRead(() => planClub(options));
  if (plan === null || lines.lines.length === 0) return false;
  return scoreResultLines(plan, lines).faults.length === 0;
}

/**
 * Returns warnings about differences between the totals in a file and those calculated from its results; none for a
 * session without rankings.
 */
export function statedDifferences(stated: StatedTotals | undefined, scored: Scored): Fault[] {
  if (stated === undefined || !("rankings" in scored)) return [];
  return totalDifferences(stated, scored.pairs, sessionOf(scored));
}
