import type { Fault } from "../../sessions/reading/result-lines";
import { pairOf } from "../../sessions/players";
import { texts } from "../texts";
import type { PbnGame } from "../pbn/parse-pbn";
import { withoutUnknown } from "../pbn/played";
import { namesOf } from "../pbn/plays";
import { rowsOf } from "../pbn/score-table";
import { UNRANKED, type FilePair } from "./club-file";

/** Columns with a pair's total, in order of precedence. */
const TOTALS = ["TotalScoreMP", "TotalMP", "MP", "TotalScoreIMP", "TotalIMP", "IMP", "TotalScore", "Total"];
const PERCENTAGES = ["TotalPercentage", "Percentage", "TotalScorePercentage"];

/** The pairs in a file's tables of totals; `winners` is 2 if both directions have a first place, else null. */
interface PbnPairs {
  readonly pairs: readonly FilePair[];
  readonly winners: 1 | 2 | null;
}

/** Reads the pairs from the tables of totals; if a pair has several lines, the first counts. */
export function pbnPairs(games: readonly PbnGame[], faults: Fault[]): PbnPairs {
  const found = new Map<string, FilePair>();
  for (const { tables } of games)
    for (const table of tables.filter(({ name }) => name === "TotalScoreTable"))
      for (const { line, values } of rowsOf(table)) {
        if (values === null) {
          faults.push({ line, field: "", message: texts.pbn.row });
          continue;
        }
        const pair = pairIn(line, values);
        const key = JSON.stringify([pair.section, pair.number, pair.side]);
        if (pair.number !== "" && !found.has(key)) found.set(key, pair);
      }
  const pairs = [...found.values()];
  const isFirst = (side: string) => pairs.some((pair) => pair.side === side && /^1\D?$/.test(pair.place));
  return { pairs, winners: isFirst("N-S") && isFirst("E-W") ? 2 : null };
}

function pairIn(line: number, values: ReadonlyMap<string, string>): FilePair {
  const cell = (...names: readonly string[]) =>
    names.map((name) => withoutUnknown(values.get(name))).find((text) => text !== "") ?? "";
  const direction = cell("Direction");
  return {
    ...UNRANKED,
    line,
    section: cell("Section"),
    number: cell("PairId"),
    side: /^N/i.test(direction) ? "N-S" : /^E/i.test(direction) ? "E-W" : "",
    name: pairOf(namesOf(cell("Names"))),
    total: cell(...TOTALS),
    percentage: cell(...PERCENTAGES),
    place: cell("Rank"),
  };
}
