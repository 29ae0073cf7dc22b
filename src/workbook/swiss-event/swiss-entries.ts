import { contestantAt, contestantNumber, contestants } from "../../movements/contestant";
import { NUMBERED_TEAMS } from "../../sessions/contestants";
import type { Bracket } from "../../sessions/event/bracket/bracket";
import { THIRD_PLACE } from "../../sessions/event/results";
import type { Entries, EntryLine } from "../entries";
import { entryCell } from "../kit/list";
import { teamPhrases } from "../team-names";
import { playedIn, rowOfSeed, type BracketLists } from "./bracket-lists";
import { penaltyEntries } from "../penalties/penalty-list";
import { directorEntries } from "./director-sheet";
import { penaltyRules, type SwissRound, type SwissSheets } from "./swiss-lists";

const FIRST = contestantAt(1);

/**
 * Returns the entry cells of a Swiss event: late and withdrawn teams, matches, bracket, penalties, instructions, names,
 * carry-forwards, handicaps and seeds.
 */
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
        kind: "names",
        option: "teams",
        none: [String(names.rows)],
        cells: teams.map((team) => entryCell(names, "name", team)),
      },
      ...(["carry", "handicap"] as const)
        .filter((key) => names.has(key))
        .map((key) => ({
          kind: "phrases" as const,
          option: key,
          none: `${NUMBERED_TEAMS.code(FIRST)} 0`,
          phrases: teamPhrases(names, key, NUMBERED_TEAMS.code, ""),
        })),
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

/** Returns the entry lines of the bracket's matches; their teams follow from the seeds and the earlier rounds. */
function bracketEntries(lists: BracketLists, bracket: Bracket): EntryLine[] {
  return playedIn(bracket, lists).flatMap(({ match, round: index, row }): EntryLine[] => {
    const list = lists.rounds[index];
    if (!list) return [];
    const { round } = match;
    const inRound = round === THIRD_PLACE ? 0 : (bracket.rounds[index]?.matches.indexOf(match) ?? 0);
    return [
      {
        kind: "bracket",
        sheet: list.sheet,
        row: list.row(row),
        said: { round, match: String(inRound) },
        typed: { imps: list.column("imps"), ...(list.has("boards") && { boards: list.column("boards") }) },
      },
    ];
  });
}
