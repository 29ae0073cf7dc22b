import { contestantNumber, contestants } from "../../movements/contestant";
import type { Bracket } from "../../sessions/swiss-event/bracket";
import type { Entries, EntryLine } from "../entries";
import { entryCell } from "../kit/list";
import { matchRow, rowOfSeed, type BracketLists } from "./bracket-lists";
import { penaltyEntries } from "../penalties/penalty-list";
import { directorEntries } from "./director-sheet";
import { penaltyRules, type SwissRound, type SwissSheets } from "./swiss-lists";

/** What is typed of a Swiss event: matches and who comes and goes, the bracket, penalties, the teams' names and the seeds. */
export function swissEntries({ event, lists }: Pick<SwissSheets, "event" | "lists">): Entries {
  const { standings, presence, rounds, bracket, penalties, director } = lists;
  const [{ teams: names }] = standings;
  const { bracket: knockout } = event;
  const teams = contestants(names.rows);
  const presenceLines = (["enters", "withdrawn"] as const)
    .filter((key) => presence.has(key))
    .flatMap((key) =>
      teams.map((team): EntryLine => ({
        kind: "plain",
        sheet: presence.sheet,
        row: presence.row(team),
        said: { team: String(contestantNumber(team)), opponent: key },
        typed: { round: presence.column(key) },
      }))
    );
  const isKnockout = bracket !== null && knockout !== null;
  return {
    lines: [
      ...presenceLines,
      ...rounds.flatMap(roundEntries),
      ...(isKnockout ? bracketEntries(bracket, knockout) : []),
      ...(rounds.length > 0 ? penaltyEntries(penalties, penaltyRules(event.plan), "team") : []),
      ...(director ? directorEntries(director) : []),
    ],
    options: [
      {
        ...{ kind: "names", option: "teams", none: [String(names.rows)] },
        cells: teams.map((team) => entryCell(names, "name", team)),
      },
      ...(isKnockout
        ? [
            {
              kind: "names" as const,
              option: "seeds" as const,
              cells: contestants(bracket.size).map((seed) =>
                entryCell(bracket.seeds, "typed", rowOfSeed(knockout, seed + 1))
              ),
            },
          ]
        : []),
    ],
  };
}

function roundEntries({ round, list }: SwissRound): EntryLine[] {
  const typed = {
    team: list.column("team"),
    opponent: list.column("opponent"),
    ...(list.has("imps") ? { imps: list.column("imps") } : {}),
    vps: list.column("typedVps"),
    opponent_vps: list.column("typedOpponentVps"),
    state: list.column("state"),
    ...(list.has("pairedBy") ? { paired_by: list.column("pairedBy") } : {}),
  };
  return Array.from({ length: list.rows }, (_, line) => ({
    kind: "swiss",
    sheet: list.sheet,
    row: list.row(line),
    said: { round: String(round) },
    typed,
  }));
}

/** The matches of the bracket; who plays them follows from the seeds and the rounds before. */
function bracketEntries(lists: BracketLists, { rounds }: Bracket): EntryLine[] {
  return rounds.flatMap(({ round, matches }, index) => {
    const list = lists.rounds[index];
    if (!list) return [];
    return matches.flatMap(({ bye }, match): EntryLine[] =>
      bye
        ? []
        : [
            {
              kind: "bracket",
              sheet: list.sheet,
              row: list.row(matchRow({ rounds }, index, match)),
              said: { round, match: String(match) },
              typed: { imps: list.column("imps"), ...(list.has("boards") && { boards: list.column("boards") }) },
            },
          ]
    );
  });
}
