import { InputError } from "../../bridge/input-error";
import { digestOf, type Digest } from "../../season/digest";
import type { MatchFile } from "../../season/league";
import type { NameLine } from "../../season/name-table";
import type { ScoredLeague } from "../../sessions/event/score-event";
import type { WorkbookOptions } from "../assemble";
import { readSaved, rememberEmpty } from "../reading/read-saved";
import type { SavedWorkbook } from "../saved-workbook";
import { isSeason, namesInSeason } from "./read-season";
import { seasonTexts } from "./texts";

const words = seasonTexts.gathered;

/** A league as read from its workbook. */
export interface LeagueFile {
  /** The file's name. */
  readonly source: string;
  readonly scored: ScoredLeague;
  /** Options for the league's workbook. */
  readonly options: WorkbookOptions;
}

/** Content of a season's workbooks: from each workbook, the part that a season or a league needs. */
export interface Gathered {
  readonly digests: readonly Digest[];
  readonly matches: readonly MatchFile[];
  readonly leagues: readonly LeagueFile[];
}

/** Collects the contents of workbooks, one after the other. */
interface Gathering {
  /**
   * Adds a file's evenings: one, or as many as its workbook has; none if the file cannot be read.
   * @param read returns the content of the file.
   * @returns messages on the file.
   */
  readonly take: (file: string, read: () => Promise<SavedWorkbook>) => Promise<string[]>;
  readonly gathered: Gathered;
}

/**
 * Begins to collect evenings.
 * @param ofSeason is called for the workbook of a season, which has no evenings, with the names joined in it; it
 * returns messages on the file.
 */
export function gathering(ofSeason: (file: string, names: readonly NameLine[]) => string[]): Gathering {
  const digests: Digest[] = [];
  const matches: MatchFile[] = [];
  const leagues: LeagueFile[] = [];
  const makeEmpty = rememberEmpty();
  const sessionsOf = (file: string, saved: SavedWorkbook): string[] => {
    const sessions = readSaved(saved, makeEmpty);
    return sessions.flatMap(
      ({ outcome: { scored }, description: { paper, formulas, forms, hasGuide }, remarks }, index) => {
        const source = sessions.length === 1 ? file : words.sessionOf(file, index + 1);
        digests.push(digestOf({ source, scored }));
        if (scored.kind === "team-match") matches.push({ source, scored });
        if (scored.kind === "league") leagues.push({ source, scored, options: { paper, formulas, forms, hasGuide } });
        const [first] = remarks;
        return first ? [words.inFile(file, remarks.length, first.place, first.message)] : [];
      }
    );
  };
  return {
    gathered: { digests, matches, leagues },
    async take(file, read) {
      try {
        const saved = await read();
        return isSeason(saved) ? ofSeason(file, namesInSeason(saved)) : sessionsOf(file, saved);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        return [words.notRead(file, error.message)];
      }
    },
  };
}
