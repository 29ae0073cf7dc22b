import { InputError } from "../../../bridge/input-error";
import { digestOf, type Digest } from "../../../season/digest";
import { season, type Season } from "../../../season/season";
import type { Scored } from "../../../sessions/kinds";
import { fileName } from "../../../workbook/file-name";
import type { Workbook } from "../../../workbook/model";
import { carriedIn, type CarriedSeason } from "../../../workbook/season/carried";
import { isSeason } from "../../../workbook/season/read-season";
import { readXlsx } from "../../../xlsx/read-xlsx";
import { loading } from "../../shared/loading";
import { bytesOfFile } from "../read-evenings";
import { loadSeasonWorkbook } from "../season-workbook";
import { seasonOfTonightTexts as texts } from "./season-of-tonight-texts";

/** A season that includes this evening. */
interface SeasonOfTonight {
  readonly workbook: Workbook;
  readonly fileName: string;
  /** Sentences on the outcome. */
  readonly messages: readonly string[];
}

/**
 * Adds an evening to a season.
 * @param file the season's current workbook; null to begin a season.
 * @throws InputError if the file is no season, or does not contain the results of its evenings.
 */
export async function withTonight(scored: Scored, file: File | null): Promise<SeasonOfTonight> {
  const before: CarriedSeason = file ? await readCarried(file) : { options: {}, evenings: [] };
  const { title, date } = scored.plan;
  const tonight = digestOf({ source: fileName(title, date), scored });
  const others = before.evenings.filter((evening) => !isSameEvening(evening, tonight));
  const updated = season([...others, tonight], before.options);
  const { seasonWorkbook } = await loading(loadSeasonWorkbook());
  const count = updated.evenings.length;
  const isNew = others.length === before.evenings.length;
  return {
    workbook: seasonWorkbook(updated),
    fileName: fileName(updated.rules.title, lastDate(updated)),
    messages: [isNew ? texts.added(count) : texts.replaced(count), ...updated.remarks.map(({ text }) => text)],
  };
}

async function readCarried(file: File): Promise<CarriedSeason> {
  const saved = await readXlsx(await bytesOfFile(file));
  if (!isSeason(saved)) throw new InputError(texts.noSeason(file.name));
  const found = carriedIn(saved);
  if (!found) throw new InputError(texts.carriesNothing(file.name));
  return found;
}

/** True for the same evening with corrected results too, by its source. */
function isSameEvening(existing: Digest, tonight: Digest): boolean {
  return existing.sameAs === tonight.sameAs || existing.source === tonight.source;
}

/** Date of the last evening, which distinguishes the files of a season. */
function lastDate({ evenings }: Season): string {
  return evenings.reduce((last, { score }) => (score.date > last ? score.date : last), "");
}
