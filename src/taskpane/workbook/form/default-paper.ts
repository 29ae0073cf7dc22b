import type { Paper } from "../../../workbook/model";

/** Regions that use Letter paper, according to Unicode's CLDR: supplemental data, paperSize "US-Letter". */
const LETTER_REGIONS: ReadonlySet<string> = new Set("BZ CA CL CO CR GT MX NI PA PH PR SV US VE".split(" "));

/**
 * Returns the usual paper for the user's languages, the preferred one first: Letter for en-US, es-MX and some others,
 * else A4.
 */
export function defaultPaper(languages: readonly string[]): Paper {
  const [region] = languages.flatMap((language) => regionOf(language) ?? []);
  return region !== undefined && LETTER_REGIONS.has(region) ? "Letter" : "A4";
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}
