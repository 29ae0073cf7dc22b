import { enterMatches } from "../season/enter-matches";
import type { NameTable } from "../season/name-table";
import { leagueReport } from "../sessions/league/report";
import type { LeagueFile } from "../workbook/season/gather";
import { element } from "./dom";
import { listOf } from "./list-of";
import type { FilesOutcome, ReadFiles } from "./read-evenings";
import { reportView } from "./report-view";
import { seasonTexts as words } from "./season-texts";
import { leaving } from "./ways-out";

/** A league with the matches of the other files: its table, what was entered and what was not, and its new workbook. */
export function leagueOutcome(
  { scored: league, options }: LeagueFile,
  read: ReadFiles,
  names: NameTable
): FilesOutcome {
  const { scored, said, entered, remarks } = enterMatches(league, read, names);
  const lines = (all: readonly string[]) => all.map((line) => element("li", {}, line));
  return {
    view: [
      element("p", {}, said),
      reportView(leagueReport(scored)),
      ...listOf(words.entered, lines(entered)),
      ...listOf(words.remarks, lines([...read.remarks, ...remarks])),
    ],
    leaving: leaving({ plan: scored.plan, scored, options }),
  };
}
