import { InputError } from "../../bridge/input-error";
import { digestOf, type Digest } from "../../season/digest";
import { season, type Season } from "../../season/season";
import type { Scored } from "../../sessions/kinds";
import { fileName } from "../../workbook/file-name";
import type { Workbook } from "../../workbook/model";
import { carriedIn, type CarriedSeason } from "../../workbook/season/carried";
import { isSeason } from "../../workbook/season/read-season";
import { readXlsx } from "../../xlsx/read-xlsx";
import { loading } from "../shared/loading";
import { bytesOfFile } from "../season/read-evenings";
import { loadSeasonWorkbook } from "../season/season-workbook";
import { seasonOfTonightTexts as texts } from "./season-of-tonight-texts";

/** A season with tonight in it. */
interface SeasonOfTonight {
  readonly workbook: Workbook;
  readonly fileName: string;
  /** What has been done, in sentences. */
  readonly said: readonly string[];
}

/**
 * Adds an evening to a season.
 * @param file the season's workbook as it was; null to begin a season.
 * @throws InputError where the file is none that an evening can be added to.
 */
export async function withTonight(scored: Scored, file: File | null): Promise<SeasonOfTonight> {
  const before: CarriedSeason = file ? await carried(file) : { options: {}, evenings: [] };
  const { title, date } = scored.plan;
  const tonight = digestOf({ source: fileName(title, date), scored });
  const others = before.evenings.filter((evening) => !isSameEvening(evening, tonight));
  const found = season([...others, tonight], before.options);
  const { seasonWorkbook } = await loading(loadSeasonWorkbook());
  const of = found.evenings.length;
  const isNew = others.length === before.evenings.length;
  return {
    workbook: seasonWorkbook(found),
    fileName: fileName(found.rules.title, lastDate(found)),
    said: [isNew ? texts.added(of) : texts.replaced(of), ...found.remarks.map(({ text }) => text)],
  };
}

async function carried(file: File): Promise<CarriedSeason> {
  const saved = await readXlsx(await bytesOfFile(file));
  if (!isSeason(saved)) throw new InputError(texts.noSeason(file.name));
  const found = carriedIn(saved);
  if (!found) throw new InputError(texts.carriesNothing(file.name));
  return found;
}

/** Whether an evening is in the season already, perhaps with a result that has been corrected since. */
function isSameEvening(known: Digest, tonight: Digest): boolean {
  return known.sameAs === tonight.sameAs || known.source === tonight.source;
}

/** By which the files of a season are told apart. */
function lastDate({ evenings }: Season): string {
  return evenings.reduce((last, { score }) => (score.date > last ? score.date : last), "");
}
