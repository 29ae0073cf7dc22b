import { nextBoard } from "../../play/at-table";
import { entryKey, eveningPlan, outcomeOf, scoredResults, type Evening } from "../../play/evening";
import { isRecord } from "../../play/parsed";
import { isFirst, rankingsOf } from "../../sessions/report";
import { resultOf } from "../../sessions/result/session-result";
import { texts as resultWords } from "../../sessions/result/texts";
import { tablesIn } from "../../sessions/kinds";
import { progressOf } from "../evening/shared/begin-buttons";
import { tablesMissingResults } from "../evening/shared/missing";
import { unreadIn } from "../evening/shared/unread";
import { pointsWithUnit } from "../evening/shared/points-with-unit";
import { nameOf } from "../evening/shared/words";
import { localDate, shortDate } from "../shared/locale";
import { keptListTexts as texts } from "./kept-list-texts";

const WEEKDAY = new Intl.DateTimeFormat(undefined, { weekday: "short" });

/** Maximum number of winners that a line names. */
const MAX_WINNERS = 2;

/** An evening as the list shows it. */
export interface EveningLine {
  readonly id: string;
  /** Day of the month, "27"; `weekday` is "Fri". */
  readonly day: string;
  readonly weekday: string;
  /** Title and date of the evening. */
  readonly name: string;
  /** Title and date without the year. */
  readonly shortName: string;
  /** Names of the winners; the title if there are no winners yet, or too many. */
  readonly heading: string;
  /** The winners' points, and the title unless most evenings share it; the progress of an evening without winners. */
  readonly below: string;
  readonly isFinished: boolean;
  /** Message about results that this version cannot read; "" for none. */
  readonly unread: string;
}

/**
 * Describes an evening for the list.
 * @param commonTitle the title of most evenings; "" for none
 */
export function eveningLine(evening: Evening, commonTitle: string): EveningLine {
  const plan = eveningPlan(evening);
  const results = scoredResults(evening);
  const titled = (date: string) => [plan.title, date].filter((part) => part !== "").join(", ");
  const day = new Date(plan.date === "" ? evening.changed : `${plan.date}T12:00`);
  const isFinished = tablesMissingResults({ plan, results }).length === 0;
  const { rows, unit } = resultOf(outcomeOf(results, plan, evening).scored);
  const winners = isFinished ? rows.filter(({ place }) => isFirst(place)) : [];
  const [first] = winners;
  const hasWinners = first !== undefined && winners.length <= MAX_WINNERS;
  const points = first && pointsWithUnit(first, unit);
  const isShared = winners.length > 1 && rankingsOf(rows).length === 1;
  const won = winners.length === 1 ? texts.won(points ?? "") : isShared ? texts.shared(points ?? "") : "";
  return {
    id: evening.id,
    day: String(day.getDate()),
    weekday: WEEKDAY.format(day),
    name: titled(localDate(plan.date)),
    shortName: titled(shortDate(plan.date)),
    heading: hasWinners ? winners.map(({ name }) => name).join(resultWords.and) : plan.title,
    below: hasWinners
      ? [won, plan.title === commonTitle ? "" : plan.title].filter((part) => part !== "").join(" · ")
      : progressOf(evening),
    isFinished,
    unread: unreadIn({ evening, plan, results }),
  };
}

/** The title of most evenings; "" if no two have the same. */
export function commonTitle(evenings: readonly Evening[]): string {
  const counts = new Map<string, number>();
  for (const evening of evenings) {
    const { title } = eveningPlan(evening);
    counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first && first[1] > 1 ? first[0] : "";
}

/** Returns the next board of an evening, such as "board 15"; "" if the table of the bookmark has no board left. */
export function boardToContinue(evening: Evening, bookmark: unknown): string {
  const plan = eveningPlan(evening);
  const results = scoredResults(evening);
  const { table, board } = isRecord(bookmark) ? bookmark : {};
  const ownTable = tablesIn(plan).find((each) => each.table === table) ?? tablesIn(plan)[0];
  if (!ownTable) return "";
  const marked = ownTable.boards.find(
    (each) => each === board && !results.has(entryKey({ table: ownTable.table, board: each }))
  );
  const next = marked ?? nextBoard(plan, ownTable.table, results)?.board;
  return next === undefined ? "" : nameOf(plan, next);
}
