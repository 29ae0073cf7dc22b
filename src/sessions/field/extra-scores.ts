import { InputError } from "../../bridge/input-error";
import { plainDecimals, plainNumber } from "../../bridge/plain-number";
import { contestantNumber, contestantsIn, type Contestant } from "../../movements/contestant";
import { readOwnLine } from "../reading/board-line";
import type { Fault, ResultFields, ResultLine } from "../reading/result-lines";
import { resultTexts } from "../result-texts";
import { readContestant } from "./penalties";
import { hasGroups, type FieldPlan } from "./plan";
import { readRound } from "./turned";
import { seatingAt, type WrongBoard } from "./wrong-board";

/** A contestant's score in a round besides its boards: in per cent of the top at matchpoints, else in IMPs. */
export interface ExtraScore {
  readonly round: number;
  readonly contestant: Contestant;
  readonly worth: number;
}

/** The column that only lines of extra scores have. */
export const EXTRA_COLUMNS = ["worth"] as const;

const OWN_COLUMNS = ["round", "pair", ...EXTRA_COLUMNS];
const SCORE = /^-?\d{1,3}(\.\d{1,2})?$/;

export function isExtraLine(fields: ResultFields): boolean {
  return (fields.worth ?? "") !== "";
}

/**
 * Reads the lines of extra scores. Scores of boards that were played in place of other boards are left out, because
 * they are calculated again.
 */
export function readExtras(
  lines: readonly ResultLine[],
  wrongBoards: readonly WrongBoard[],
  plan: FieldPlan
): { readonly extras: ExtraScore[]; readonly faults: Fault[] } {
  const words = resultTexts.results.extra;
  const faults: Fault[] = [];
  const workedOut = wrongBoards.flatMap((wrong) => {
    const seating = seatingAt(wrong, plan);
    return seating
      ? [seating.ns, seating.ew].flatMap(contestantsIn).map((contestant) => keyOf(seating.round, contestant))
      : [];
  });
  const extras = lines.flatMap((line): ExtraScore[] => {
    const extra = readOwnLine(line, { columns: OWN_COLUMNS, other: words.with }, faults, ({ read, refuse }) => {
      if (!hasGroups(plan)) refuse("worth", resultTexts.results.noGroups);
      const round = read("round", (text) => readRound(text, plan.rounds));
      const contestant = read("pair", (text) => readContestant(text, plan));
      const worth = read("worth", readWorth);
      return round === null || contestant === null || worth === null ? null : { round, contestant, worth };
    });
    return extra === null || workedOut.includes(keyOf(extra.round, extra.contestant)) ? [] : [extra];
  });
  return { extras, faults };
}

const keyOf = (round: number, contestant: Contestant) => `${round} ${contestant}`;

function readWorth(text: string): number {
  const plain = plainDecimals(plainNumber(text));
  if (!SCORE.test(plain)) throw new InputError(resultTexts.results.extra.worth(text));
  return Number(plain) || 0;
}

/** Returns lines that {@link readExtras} can read. */
export function writeExtras(extras: readonly ExtraScore[]): ResultFields[] {
  return extras.map(({ round, contestant, worth }) => ({
    round: String(round),
    pair: String(contestantNumber(contestant)),
    worth: String(worth),
  }));
}
