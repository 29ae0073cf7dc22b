import type { ClubPlan } from "../../sessions/club/plan";
import type { SessionOptions } from "../../sessions/session-options";
import type { ResultLines } from "../../sessions/reading/result-lines";
import { isPbn } from "../pbn/parse-pbn";
import type { ClubFile } from "./club-file";
import { clubLines } from "./club-lines";
import { readCsvClub } from "./read-csv-club";
import { readPbnClub } from "./read-pbn-club";
import { isUsebio, readUsebio } from "./read-usebio";
import type { StatedTotals } from "./stated-totals";

type ClubForm = "pbn" | "usebio" | "csv";

/** A club's evening read from a file. */
export interface ClubReading {
  readonly form: ClubForm;
  readonly lines: ResultLines;
  /** Title, date, scoring and winners, as far as the file states them. */
  readonly options: SessionOptions;
  /** Name of the scoring in the file if it may mean cross-IMPs or Butler; "" if it is clear. */
  readonly unclearScoring: string;
  readonly stated: StatedTotals;
}

const READERS: Readonly<Record<ClubForm, (text: string) => ClubFile>> = {
  pbn: readPbnClub,
  usebio: readUsebio,
  csv: readCsvClub,
};

/**
 * Reads an evening of pairs from a file of another program or of this one, whatever the movement: PBN with tables of
 * results or with a game for each table, USEBIO, or CSV.
 * @param winners the number of winners that is chosen; null if the file decides.
 */
export function readClubFile(text: string, winners: ClubPlan["winners"] = null): ClubReading {
  const form = isPbn(text) ? "pbn" : isUsebio(text) ? "usebio" : "csv";
  const file = READERS[form](text);
  const { lines, stated } = clubLines({ ...file, winners: winners ?? file.winners });
  const options = { ...(file.winners !== null && { winners: file.winners }), ...file.options };
  return { form, lines, options, unclearScoring: file.unclearScoring, stated };
}
