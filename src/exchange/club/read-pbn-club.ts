import { isClub } from "../../sessions/club/is-club";
import { inOrder } from "../../sessions/reading/result-lines";
import { texts } from "../texts";
import { isFault, ownSession } from "../pbn/own-session";
import { parsePbn, type PbnFile } from "../pbn/parse-pbn";
import { pbnHeading } from "../pbn/pbn-options";
import { withoutUnknown } from "../pbn/played";
import { playedTwice } from "../pbn/plays";
import { tagWarnings } from "../pbn/tag-check";
import { namedScoring, refusedFile, type ClubFile, type FileRow } from "./club-file";
import { gameRow } from "./pbn-game-row";
import { pbnPairs } from "./pbn-pairs";
import { scoreTableRows, type RowNotes } from "./pbn-score-rows";

/**
 * Reads an evening from a PBN file: each row of a board's table of results or, if the board has no such table, each
 * game.
 */
export function readPbnClub(text: string): ClubFile {
  const file = parsePbn(text);
  const session = ownSession(file);
  if (isFault(session)) return { ...refusedFile(""), faults: [session] };
  const notes: RowNotes = { faults: [...file.faults], warnings: [], otherwise: new Set() };
  const rows = fileRows(file, notes);
  const { pairs, winners } = pbnPairs(file.games, notes.faults);
  if (rows.length === 0 && notes.faults.length === 0)
    return refusedFile(file.games.length === 0 ? texts.pbn.noGames : texts.pbn.noResults);
  if (notes.otherwise.size > 0)
    notes.warnings.push({
      line: 1,
      field: "board",
      message: texts.pbn.otherVulnerability([...notes.otherwise], false),
    });
  const teams = file.games.find(({ tags }) => withoutUnknown(tags.get("HomeTeam")) !== "");
  if (teams && rows.some(({ names }) => !names.includes(withoutUnknown(teams.tags.get("HomeTeam")))))
    notes.warnings.push({ line: teams.line, field: "", message: texts.club.teams });
  return {
    rows,
    pairs,
    winners,
    isRecord: true,
    options:
      session && isClub(session) ? session.options : { ...headingIn(file), scoring: namedScoring(scoringTag(file)) },
    unclearScoring: unclearScoring(file),
    faults: inOrder(notes.faults),
    warnings: inOrder([...notes.warnings, ...tagWarnings(file.games)]),
  };
}

function fileRows({ games }: PbnFile, notes: RowNotes): FileRow[] {
  const isOneOfSeveral = playedTwice(games);
  const seen = new Map<string, FileRow>();
  return games.flatMap((game) => {
    const tables = game.tables.filter(({ name, lines }) => name === "ScoreTable" && lines.length > 0);
    const rows =
      tables.length > 0 && !isOneOfSeveral(game)
        ? tables.flatMap((table) => scoreTableRows(game, table, notes))
        : gameRow(game, notes);
    // A file may contain a game twice, for example if two records of an evening were put together.
    return rows.filter((row) => {
      const key = JSON.stringify({ ...row, line: 0 });
      const isRepeated = tables.length === 0 && seen.has(key) && isNamed(row);
      seen.set(key, row);
      return !isRepeated;
    });
  });
}

function isNamed({ pairs, names }: FileRow): boolean {
  return [...pairs, ...names].some((text) => text !== "");
}

function headingIn(file: PbnFile) {
  const { title, date } = pbnHeading(file);
  return { title, date };
}

function scoringTag({ games }: PbnFile): string {
  return games.map(({ tags }) => withoutUnknown(tags.get("Scoring"))).find((value) => value !== "") ?? "";
}

/**
 * Returns the file's word for its scoring if it is ambiguous, such as "IMPs"; "" if the scoring is clear or missing.
 */
function unclearScoring(file: PbnFile): string {
  const tag = scoringTag(file);
  return namedScoring(tag) === undefined && /[a-z]/i.test(tag) ? tag : "";
}
