import { InputError } from "../bridge/input-error";
import { digestOf, type Digest } from "../season/digest";
import type { Evening } from "../season/evening";
import type { MatchFile } from "../season/league";
import type { ScoredLeague } from "../sessions/league/score-league";
import { isSeason } from "../workbook/season/read-season";
import { readSaved, rememberEmpty, type MakeEmpty } from "../workbook/reading/read-saved";
import { readXlsx } from "../xlsx/read-xlsx";
import { readFile } from "./files";
import { texts } from "./texts";

const words = texts.season;

/** What has been read of all files. */
export interface ReadFiles {
  readonly digests: readonly Digest[];
  readonly matches: readonly MatchFile[];
  readonly leagues: readonly LeagueFile[];
  readonly files: number;
}

export interface LeagueFile {
  readonly source: string;
  readonly scored: ScoredLeague;
}

/** Reads one file after the other, and keeps of each only what a season or a league needs. */
export async function readAll(files: readonly string[], tell: (line: string) => void): Promise<ReadFiles> {
  const digests: Digest[] = [];
  const matches: MatchFile[] = [];
  const leagues: LeagueFile[] = [];
  const makeEmpty = rememberEmpty();
  for (const file of files)
    for (const evening of await readEvenings(file, makeEmpty, tell)) {
      const { source, scored } = evening;
      digests.push(digestOf(evening));
      if (scored.kind === "team-match") matches.push({ source, scored });
      if (scored.kind === "league") leagues.push({ source, scored });
    }
  return { digests, matches, leagues, files: files.length };
}

/**
 * The evenings of a workbook: one, or as many as were added to it; none where it cannot be read, which is told.
 * @param tell takes a line for each thing that is to be said of the file.
 */
async function readEvenings(file: string, makeEmpty: MakeEmpty, tell: (line: string) => void): Promise<Evening[]> {
  try {
    const saved = await readXlsx(readFile(file));
    if (isSeason(saved)) {
      tell(words.leftOut(file));
      return [];
    }
    const sessions = readSaved(saved, makeEmpty);
    return sessions.map(({ outcome, remarks }, index) => {
      const [first] = remarks;
      if (first) tell(words.inFile(file, remarks.length, first.place, first.message));
      return { source: sessions.length === 1 ? file : words.sessionOf(file, index + 1), scored: outcome.scored };
    });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    tell(words.notRead(file, error.message));
    return [];
  }
}
